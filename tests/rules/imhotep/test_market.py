"""I6 the market: taking cards, and the pair of side B. Draw pile and discard pile: `test_piles`."""

from typing import Any

import pytest

from benben.engine.table import CHANCE
from benben.games.imhotep.table import Step
from tests.rules.imhotep.board import Board, deck, lay, title

FIVE = "lever,statue,sail,hammer"


# ---- side A ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I6.1")
def test_a_round_begins_with_four_face_up_cards() -> None:
    board = Board().play("round 4 3 2 2", "reveal Sail", "reveal Statue", "reveal Lever", "reveal Statue")
    assert board.offer() == ["sail", "statue", "lever", "statue"]
    assert (board.pile, board.pair) == (30, 0)
    assert board.is_turn_of(0)


@pytest.mark.rule("I6.2", "I6.4", "I6.5")
def test_the_example_of_a_ship_at_the_market() -> None:
    """A ship of four with three stones: White takes the Sail, Brown the Statue, Gray the Lever."""
    board = lay("ships=4,1*3 ship1=1,2,-,3 offer=statue,sail,lever,temple_decoration", players=4)
    before = [board.quarry(seat) for seat in range(4)]
    board.play("sail 1 market")
    for seat, card in ((1, "sail"), (2, "statue"), (3, "lever")):
        assert board.asks(seat, Step.TAKE)
        board.play(f"take {title(card)}")
        assert board.cards(seat) == deck(card)
    assert [board.quarry(seat) - before[seat] for seat in range(4)] == [0, 1, 1, 1]
    assert board.offer() == ["-", "-", "-", "temple_decoration"]
    assert board.is_turn_of(1)
    assert board.stones("market") == [0] * 4


@pytest.mark.rule("I6.2")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_owner_takes_and_has_to_take(owner: int) -> None:
    board = lay(f"offer={FIVE} ships=1*4 ship1={owner}", players=3).play("sail 1 market")
    assert board.asks(owner, Step.TAKE)
    assert board.legal() == ["take Statue", "take Lever", "take Hammer", "take Sail"]
    board.play("take Hammer")
    assert [board.cards(seat) for seat in range(3)] == [
        deck("hammer") if seat == owner else {} for seat in range(3)
    ]


@pytest.mark.rule("I6.2")
def test_equal_cards_are_one_choice() -> None:
    board = lay("ships=1*4 ship1=0 offer=statue*2,lever,statue").play("sail 1 market")
    assert board.legal() == ["take Statue", "take Lever"]
    assert board.play("take Statue").offer() == ["-", "statue", "lever", "statue"]


@pytest.mark.rule("I6.3")
def test_cards_are_not_replaced_during_the_round() -> None:
    board = lay(f"ships=4,1*3 ship1=0,1,2,0 offer={FIVE}", players=3).play("sail 1 market")
    for left, card in ((3, "Statue"), (2, "Lever"), (1, "Sail")):
        board.play(f"take {card}")
        assert (4 - board.offer().count("-"), board.pile) == (left, 30)
    assert board.legal() == ["take Hammer"]
    assert board.play("take Hammer", "get stones").offer() == ["-"] * 4


@pytest.mark.rule("I6.4")
def test_the_stone_goes_back_before_the_card_acts() -> None:
    """With an empty quarry a red card of the market finds the stone that bought it."""
    board = lay("ships=1*4 ship1=0 offer=entrance,statue*3", quarries=[0]).play("sail 1 market")
    assert board.quarry(0) == 0, "not before the card is taken"
    board.play("take Entrance")
    assert (board.quarry(0), board.stones("pyramids"), board.track()) == (0, [1, 0], [2, 0])


@pytest.mark.rule("I6.4")
def test_the_stone_of_another_card_stays_in_the_quarry() -> None:
    board = lay("ships=1*4 ship1=1", quarries=[None, 0]).play("sail 1 market", "take Statue")
    assert board.quarry(1) == 1


@pytest.mark.rule("I6.5")
@pytest.mark.parametrize(
    "card",
    [
        *(f"{site}_decoration" for site in ("pyramid", "temple", "burial_chamber", "obelisk")),
        *("statue", "lever", "hammer", "sail", "chisel"),
    ],
)
def test_other_cards_lie_in_front_of_their_owner(card: str) -> None:
    board = lay(f"ships=1*4 ship1=1 offer={card},statue*3").play("sail 1 market", f"take {title(card)}")
    assert (board.cards(0), board.cards(1), board.discard()) == ({}, deck(card), {})
    assert board.match().view(0)["seats"][1]["cards"] == {card: 1}
    assert board.is_turn_of(1)


@pytest.mark.rule("I6.5")
@pytest.mark.parametrize("card", ["entrance", "sarcophagus", "paved_path"])
def test_red_cards_are_used_at_once(card: str) -> None:
    board = lay(f"ships=1*4 ship1=1 offer={card},statue*3").play("sail 1 market", f"take {title(card)}")
    assert (board.cards(1), board.discard()) == ({}, deck(card))


# ---- side B ------------------------------------------------------------------------------------------------------
def paired(ships: str = "ships=1*4 ship1=1", market: str = "lever,statue,sail", **words: Any) -> Board:
    """A table of three with the pair on the market; ship 1 sails there."""
    return lay(f"{ships} offer={market}", sides="BAAAA", players=3, **words).play("sail 1 market")


@pytest.mark.rule("I6.6")
def test_a_round_begins_with_three_cards_and_the_pair() -> None:
    board = Board("BAAAA").play("round 4 3 2 2", "reveal Sail", "reveal Statue", "reveal Lever")
    assert board.offer() == ["sail", "statue", "lever", "-"]
    assert (board.pile, board.pair, board.face_down().total()) == (29, 2, 31)
    assert board.is_turn_of(0)


@pytest.mark.rule("I6.7")
def test_a_face_up_card_or_the_pair() -> None:
    board = paired()
    assert board.asks(1, Step.TAKE)
    assert board.legal() == ["take Statue", "take Lever", "take Sail", "take pair"]
    board.play("take Lever")
    assert (board.cards(1), board.pair) == (deck("lever"), 2)
    assert board.is_turn_of(1)


@pytest.mark.rule("I6.8")
@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize(
    ("kept", "other"), [("chisel", "entrance"), ("statue", "hammer"), ("hammer", "statue")]
)
def test_who_takes_the_pair_keeps_one(kept: str, other: str, owner: int) -> None:
    board = paired(f"ships=1*4 ship1={owner}").play("take pair")
    assert (board.actor, board.step) == (CHANCE, Step.LOOK)
    board.play(f"reveal {title(kept)}", f"reveal {title(other)}")
    assert board.asks(owner, Step.KEEP)
    assert sorted(board.looking()) == sorted([kept, other])
    assert sorted(board.offers("keep")) == sorted([title(kept), title(other)])
    board.play(f"keep {title(kept)}")
    assert (board.cards(owner), board.discard()) == (deck(kept), deck(other))
    assert (board.pair, board.looking()) == (0, [])
    assert board.is_turn_of(1)


@pytest.mark.rule("I6.8")
def test_two_equal_cards_are_one_choice() -> None:
    board = paired().play("take pair", "reveal Statue", "reveal Statue")
    assert board.legal() == ["keep Statue"]
    board.play("keep Statue")
    assert (board.cards(1), board.discard()) == (deck("statue"), deck("statue"))


@pytest.mark.rule("I6.8", "I2.8")
def test_the_second_card_of_the_pair_is_one_of_the_rest() -> None:
    board = paired().play("take pair")
    assert board.odds()["reveal Chisel"] == 3
    board.play("reveal Chisel")
    odds = board.odds()
    assert (odds["reveal Chisel"], odds["reveal Statue"]) == (2, 9)
    assert sum(odds.values()) == 30


@pytest.mark.rule("I6.8")
@pytest.mark.parametrize("other", ["paved_path", "statue", "sarcophagus"])
def test_a_red_card_of_the_pair_is_used_at_once(other: str) -> None:
    board = paired().play("take pair", "reveal Sarcophagus", f"reveal {title(other)}", "keep Sarcophagus")
    assert (board.chamber(), board.cards(1)) == ("w", {})
    assert board.discard() == deck(f"sarcophagus,{other}")
    assert board.stones("obelisks") == [0] * 3, "the other one does nothing"


@pytest.mark.rule("I6.4", "I6.8")
def test_the_stone_goes_back_when_the_pair_is_taken() -> None:
    board = lay("ships=1*4 ship1=0", sides="BAAAA", quarries=[0]).play("sail 1 market", "take pair")
    assert board.quarry(0) == 1
    board.play("reveal Sarcophagus", "reveal Statue", "keep Sarcophagus")
    assert (board.quarry(0), board.chamber()) == (0, "b")


@pytest.mark.rule("I6.9")
def test_the_pair_is_taken_once() -> None:
    board = paired("ships=4,1*3 ship1=1,2,0").play("take pair", "reveal Statue", "reveal Sail", "keep Sail")
    assert board.asks(2, Step.TAKE)
    assert board.legal() == ["take Statue", "take Lever", "take Sail"]


@pytest.mark.rule("I6.9")
def test_the_last_of_four_has_to_take_the_pair() -> None:
    board = paired("ships=4,1*3 ship1=1,2,0,1").play("take Statue", "take Lever", "take Sail")
    assert board.asks(1, Step.TAKE)
    assert board.legal() == ["take pair"]


# ---- both sides --------------------------------------------------------------------------------------------------
@pytest.mark.rule("I6.10")
@pytest.mark.parametrize("side", ["A", "B"])
def test_there_is_a_card_for_every_stone_of_a_full_ship(side: str) -> None:
    board = lay("ships=4,1*3 ship1=0,1,0,1", sides=f"{side}AAAA").play("sail 1 market")
    taken = []
    while board.step != Step.TURN:
        line = (
            board.legal()[0]
            if board.actor != CHANCE
            else max(board.odds(), key=lambda each: board.odds()[each])
        )
        taken.append(line.split()[0])
        board.play(line)
    assert taken.count("take") == 4
    assert board.cards(0).total() + board.cards(1).total() == 4
