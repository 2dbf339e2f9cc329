"""I13 the end of a round."""

from typing import Any

import pytest

from benben.engine.table import CHANCE
from benben.games.imhotep.table import Step
from tests.rules.imhotep.board import deck, hands, lay, sleds_of

LAST = "ships=1*4 ship4=0 sailed=market,pyramids,obelisks"
NOTHING: dict[str, Any] = {**sleds_of(0, 0), "quarries": [0, 0]}
"""No seat has a stone on a sled or in a quarry."""


@pytest.mark.rule("I13.1")
def test_first_the_temple_is_scored() -> None:
    board = lay(f"{LAST} temple=0,1").play("sail 4 burial chamber")
    assert board.track() == [1, 1]
    assert board.step == Step.DEAL_ROUND


@pytest.mark.rule("I13.1", "I13.2")
def test_the_temple_is_scored_before_the_market_is_cleared() -> None:
    """A card that is drawn for the temple comes from the old piles: what lies on the market is not among them."""
    text = f"{LAST} temple=2*3,1 offer=sail*3,lever"
    board = lay(text, sides="AABAA", players=3, face_down="-", discard="hammer").play(
        "sail 4 burial chamber", "point"
    )
    assert board.offer() == ["sail", "sail", "sail", "lever"]
    board.play("point")
    assert (board.step, board.odds()) == (Step.DRAW, {"reveal Hammer": 1})
    board.play("reveal Hammer")
    assert board.offer() == ["-"] * 4
    assert board.discard() == deck("sail*3,lever")


@pytest.mark.rule("I13.2")
def test_cards_left_on_the_market_go_to_the_discard_pile() -> None:
    board = lay(
        "ships=2,1*3 ship1=0,1 sailed=-,pyramids,obelisks,temple "
        "offer=statue,lever,statue,temple_decoration discard=sail"
    )
    board.play("sail 1 market", "take Lever", "take Statue")
    assert board.discard() == deck("sail,statue,temple_decoration")
    assert board.offer() == ["-"] * 4


@pytest.mark.rule("I13.2")
def test_the_pair_is_turned_up_there_too() -> None:
    board = lay(f"{LAST} offer=lever,statue*2", sides="BAAAA").play("sail 4 burial chamber")
    assert (board.actor, board.step, board.pair) == (CHANCE, Step.CLEAR, 2)
    assert board.discard() == deck("lever,statue*2")
    assert sum(board.odds().values()) == 31
    board.play("reveal Entrance")
    assert (board.step, board.pair, board.odds()["reveal Entrance"]) == (Step.CLEAR, 1, 1)
    board.play("reveal Sail")
    assert board.step == Step.DEAL_ROUND
    assert board.discard() == deck("lever,statue*2,entrance,sail")
    assert (board.pair, board.pile) == (0, 29)


@pytest.mark.rule("I13.2")
def test_a_pair_that_was_taken_is_not_turned_up() -> None:
    board = lay("ships=1*4 ship1=0 sailed=-,pyramids,obelisks,temple", sides="BAAAA").play(
        "sail 1 market", "take pair"
    )
    board.play("reveal Sail", "reveal Hammer", "keep Hammer")
    assert board.step == Step.DEAL_ROUND
    assert board.discard() == deck("sail,statue*3")


@pytest.mark.rule("I13.2")
def test_all_ships_go_back() -> None:
    board = lay(f"{LAST}").play("sail 4 burial chamber")
    assert board.holds() == [""] * 4
    board.play("round 3 3 2 1", "deal")
    assert board.holds() == ["---", "---", "--", "-"]
    ships = board.match().view(None)["ships"]
    assert [ship["site"] for ship in ships] == [None] * 4


@pytest.mark.rule("I13.3")
def test_stones_at_the_sites_and_on_the_sleds_stay() -> None:
    board = lay(
        f"{LAST} 0:sled=1 1:sled=5 2:sled=2 pyramids=0,1 temple=2,0 chamber=1 obelisks=0,2 towers=1",
        sides="AAAAB",
        players=3,
    )
    board.play("sail 4 temple", "deal")
    assert [board.sled(seat) for seat in range(3)] == [1, 5, 2]
    assert (board.pyramids(), board.temple(), board.chamber()) == (["bw"], "nbb", "w")
    assert (board.stones("obelisks"), board.towers()) == ([1, 3, 1], "w---")


@pytest.mark.rule("I13.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_player_begins_the_next_round(players: int) -> None:
    for turn in range(players):
        board = lay(f"turn={turn} {LAST}", players=players).play("sail 4 temple", "deal")
        assert board.is_turn_of((turn + 1) % players)
        assert board.round == 2


@pytest.mark.rule("I13.4")
@pytest.mark.parametrize("turn", range(3))
@pytest.mark.parametrize("card", ["lever", "sail"])
def test_also_after_a_blue_card(turn: int, card: str) -> None:
    held = [card if seat == turn else "-" for seat in range(3)]
    ships = "ships=1*3,2 ship4=1 sailed=market,pyramids,obelisks"
    lines = {"lever": ["sail 4 temple"], "sail": ["place 4:2", "sail 4 temple"]}[card]
    board = lay(f"turn={turn} {ships} {hands(*held)}", players=3).play(f"play {card}", *lines, "deal")
    assert board.is_turn_of((turn + 1) % 3)
    assert board.discard() == deck(f"statue*4,{card}")


@pytest.mark.rule("I13.4")
def test_also_when_others_decided_in_between() -> None:
    board = lay("turn=1 ships=3,1*3 ship1=2,3,0 sailed=-,pyramids,obelisks,temple", sides="BAAAA", players=4)
    board.play(
        "sail 1 market", "take Statue", "take pair", "reveal Sail", "reveal Sail", "keep Sail", "take Statue"
    )
    assert board.play("deal").is_turn_of(2)


# ---- no one can do anything --------------------------------------------------------------------------------------
@pytest.mark.rule("I13.5", "I3.7")
@pytest.mark.parametrize("turn", [0, 1])
def test_when_all_pass_the_round_ends(turn: int) -> None:
    board = lay(
        f"turn={turn} ships=4,3,1*2 ship1=0,1 ship2=1 sailed=-*2,pyramids,obelisks temple=0*2,1 round=2",
        **NOTHING,
    )
    board.play("pass")
    assert board.is_turn_of(1 - turn)
    assert board.track() == [0, 0]
    board.play("pass")
    assert board.track() == [2, 1], "the temple is scored"
    assert (board.quarry(0), board.quarry(1)) == (1, 2), "stones that did not sail go back"
    assert board.step == Step.DEAL_ROUND
    board.play("deal")
    assert board.round == 3
    assert board.is_turn_of(turn)


@pytest.mark.rule("I13.5")
@pytest.mark.parametrize("players", [3, 4])
def test_all_of_three_or_four_have_to_pass(players: int) -> None:
    board = lay(
        "turn=1 ships=4,3,1*2 ship1=0,1 ship2=2",
        players=players,
        quarries=[0] * players,
        **sleds_of(*[0] * players),
    )
    for passed in range(players):
        assert board.is_turn_of((1 + passed) % players)
        assert board.legal() == ["pass"]
        board.play("pass")
    assert board.step == Step.DEAL_ROUND
    assert board.play("deal").is_turn_of(1)


@pytest.mark.rule("I13.5")
def test_passes_in_succession() -> None:
    """White has a stone left: the round goes on, and Black's pass counts no more."""
    board = lay("ships=4,3,1*2 sailed=-*2,obelisks,temple 0:sled=0 1:sled=1", quarries=[0, 0])
    board.play("pass", "place 1:1", "pass")
    assert (board.actor, board.legal(), board.round) == (1, ["pass"], 1)
    assert board.play("pass", "deal").round == 2
    assert (board.quarry(1), board.sled(1)) == (1, 0)


@pytest.mark.rule("I13.5")
def test_two_passes_of_three_end_nothing() -> None:
    board = lay("ships=4,3,2*2 0:sled=0 1:sled=0 2:sled=2", players=3, quarries=[0, 0, 0])
    board.play("pass", "pass", "place 1:1", "pass", "pass")
    assert (board.actor, board.round) == (2, 1)


@pytest.mark.rule("I13.5")
def test_after_a_round_that_all_passed_everybody_acts_again() -> None:
    """Stones came back: the count of passes starts again."""
    board = lay("ships=4,3,1*2 ship1=0,1 ship2=0 sailed=-*2,pyramids,obelisks", **NOTHING).play(
        "pass", "pass", "deal"
    )
    assert board.legal() == ["get stones"]
    board.play("get stones", "get stones", "place 1:1", "place 2:1", "place 3:1", "pass")
    assert board.is_turn_of(0)
    assert board.round == 2
    assert board.play("pass").step == Step.DEAL_ROUND


@pytest.mark.rule("I13.5")
def test_when_all_pass_in_the_sixth_round_the_game_is_over() -> None:
    board = lay(
        "round=6 ships=4,3,1*2 ship1=0,1 ship2=1 sailed=-*2,pyramids,obelisks temple=0*2,1", **NOTHING
    ).play("pass", "pass")
    assert (board.is_over, board.track()) == (True, [2, 1])


@pytest.mark.rule("I13.5", "I8.4")
def test_side_b_of_the_temple_is_scored_too() -> None:
    board = lay(
        "ships=4,3,1*2 ship1=0,1 ship2=1 sailed=-*2,pyramids,obelisks temple=1 turn=1",
        sides="AABAA",
        **NOTHING,
    ).play("pass", "pass")
    assert board.track() == [0, 1], "no stone can be had, so that White is not asked"
    board.play("deal")
    assert board.is_turn_of(1)
