"""I12.7 to I12.9 the Lever: the order of unloading, at every site."""

import itertools
from collections.abc import Sequence
from typing import Any

import pytest

from benben.engine.table import CHANCE
from benben.games.imhotep.table import Step
from tests.rules.imhotep.board import LETTERS, Board, afloat, deck, hands, lay

COLORS = dict(zip(LETTERS, ("black", "white", "brown", "gray"), strict=True))


def levered(
    ships: str, site: str, sides: str = "AAAAA", players: int = 4, turn: int = 0, **words: Any
) -> Board:
    """Seat *turn* plays the Lever and sails ship 1."""
    held = ["lever" if seat == turn else "-" for seat in range(players)]
    board = lay(f"turn={turn} {ships} {hands(*held)}", sides=sides, players=players, **words)
    return board.play("play lever", f"sail 1 {site}")


def ask_for(board: Board, order: Sequence[str], seat: int = 0) -> None:
    """Say *order* as far as it is asked for."""
    for at, letter in enumerate(order):
        left = set(order[at:])
        if len(left) > 1:
            assert board.asks(seat, Step.ORDER)
            assert board.legal() == [f"unload {COLORS[each]}" for each in LETTERS if each in left]
            board.play(f"unload {COLORS[letter]}")
    assert board.step != Step.ORDER, "with one colour left there is nothing to tell"


def orders(ship: str) -> list[tuple[str, ...]]:
    """Every order of the stones of a ship, equal ones counted once."""
    return sorted(set(itertools.permutations(ship.replace("-", ""))))


@pytest.mark.rule("I12.7", "I12.8", "I12.9")
@pytest.mark.parametrize("ship", ["bwng", "bbwn", "wb-w", "bwbw", "w-b", "nw", "-g", "bbbb"])
@pytest.mark.parametrize(("site", "laid"), [("temple", "temple"), ("burial chamber", "chamber")])
def test_every_order_at_temple_and_burial_chamber(ship: str, site: str, laid: str) -> None:
    for order in orders(ship):
        board = levered(afloat(f"{ship} - - -"), site)
        ask_for(board, order)
        assert getattr(board, laid)() == "".join(order)
        assert board.is_turn_of(1)
        assert board.holds()[0] == "-" * len(ship)


@pytest.mark.rule("I12.7", "I12.8")
@pytest.mark.parametrize("ship", ["bwng", "bbwn", "bbww"])
def test_every_order_at_the_pyramids(ship: str) -> None:
    for order in orders(ship):
        board = levered(afloat(f"{ship} - - -"), "pyramids")
        ask_for(board, order)
        assert board.pyramids() == ["".join(order)]
        points = [0] * 4
        for letter, figure in zip(order, (2, 1, 3, 2), strict=True):
            points[LETTERS.index(letter)] += figure
        assert board.track() == points


@pytest.mark.rule("I12.8", "I5.6")
@pytest.mark.parametrize("turn", range(4))
def test_every_order_at_the_market(turn: int) -> None:
    """The order is the card player's, the choices are the owners'."""
    for order in orders("bwng"):
        board = levered("ships=4,1*3 ship1=3,2,1,0", "market", turn=turn, offer="lever,statue,sail,hammer")
        ask_for(board, order, turn)
        for letter, card in zip(order, ("Hammer", "Sail", "Lever", "Statue"), strict=True):
            seat = LETTERS.index(letter)
            assert board.asks(seat, Step.TAKE)
            board.play(f"take {card}")
            assert board.cards(seat) == deck(card.lower())
        assert board.is_turn_of((turn + 1) % 4)


@pytest.mark.rule("I12.8", "I5.6")
@pytest.mark.parametrize("order", orders("bwn"), ids="".join)
def test_every_order_at_the_pyramids_of_side_b(order: tuple[str, ...]) -> None:
    board = levered("ships=4,1*3 ship1=2,-,1,0", "pyramids", "ABAAA", 3)
    ask_for(board, order)
    for letter, pyramid in zip(order, ("left", "middle", "right"), strict=True):
        assert board.asks(LETTERS.index(letter), Step.BUILD)
        board.play(f"build {pyramid}")
    assert board.pyramids() == list(order)


@pytest.mark.rule("I12.8")
@pytest.mark.parametrize("order", orders("bwn"), ids="".join)
def test_every_order_at_the_obelisks_of_side_b(order: tuple[str, ...]) -> None:
    """Each colour's stone is its third: who comes first has the best space."""
    board = levered("ships=3,1*3 ship1=1,0,2", "obelisks", "AAAAB", 3, obelisks="0*2,1*2,2*2")
    ask_for(board, order)
    assert board.towers() == "".join(order) + "-"
    assert board.track() == [(15, 12, 9)[order.index(letter)] for letter in "bwn"]


@pytest.mark.rule("I12.8")
def test_at_the_obelisks_of_side_a_the_order_changes_nothing() -> None:
    board = levered("ships=3,1*3 ship1=0,1,0", "obelisks")
    ask_for(board, "wbb")
    assert board.stones("obelisks") == [2, 1, 0, 0]


@pytest.mark.rule("I12.8")
def test_at_the_market_of_side_b_too() -> None:
    board = levered("ships=2,1*3 ship1=2,1", "market", "BAAAA", 3)
    ask_for(board, "wn")
    board.play("take pair")
    assert board.actor == CHANCE
    board.play("reveal Sarcophagus", "reveal Statue", "keep Sarcophagus")
    assert (board.chamber(), board.actor) == ("w", 2)


@pytest.mark.rule("I12.8")
def test_the_whole_order_is_reported_before_the_first_stone_is_unloaded() -> None:
    board = levered("ships=4,1*3 ship1=0,1,2,3", "pyramids").play("unload gray", "unload brown")
    assert (board.pyramids(), board.track()) == ([""], [0] * 4)
    view = board.match().view(None)
    assert (view["order"], view["ships"][0]["site"], view["sailing"]) == ([3, 2], "pyramids", 1)
    board.play("unload white")
    assert board.pyramids() == ["gnwb"]
    assert board.match().view(None)["order"] == []


@pytest.mark.rule("I12.9")
def test_of_equal_stones_the_one_nearest_to_the_bow_is_reported_first() -> None:
    board = levered("ships=4,1*3 ship1=1,0,1,0", "temple").play("unload black")
    assert board.holds()[0] == "w-wb"
    board.play("unload black")
    assert board.temple() == "bbww"


@pytest.mark.rule("I12.9")
@pytest.mark.parametrize("ship", ["b", "-w", "nn", "gg-"])
def test_one_colour_needs_no_order(ship: str) -> None:
    board = levered(afloat(f"{ship} - - -"), "temple")
    assert board.is_turn_of(1)
    assert board.temple() == ship.replace("-", "")


@pytest.mark.rule("I12.7")
def test_the_lever_sails_any_ship_that_can_to_any_free_site() -> None:
    board = lay("ships=4,3,2,1 ship1=0,1,2 ship2=0,1 sailed=-*3,temple 0:cards=lever", players=4).play(
        "play lever"
    )
    assert board.asks(0, Step.SAIL)
    sites = ["market", "pyramids", "burial chamber", "obelisks"]
    assert board.legal() == [f"{ship} {site}" for ship in ("sail 1", "sail 2") for site in sites]


@pytest.mark.rule("I12.7")
@pytest.mark.parametrize(
    ("ships", "possible"),
    [
        ("ships=4,3,2,1 ship1=0*2 ship2=0", False),
        ("ships=4,3,2,1 ship1=0*3 ship2=0", True),
        ("ships=4,3,2,1 ship1=0*2 ship2=0 ship3=0", True),
    ],
)
def test_the_usual_conditions_hold(ships: str, possible: bool) -> None:
    assert ("play lever" in lay(f"{ships} 0:cards=lever").legal()) == possible


@pytest.mark.rule("I12.7", "I13.4")
@pytest.mark.parametrize("turn", range(3))
def test_the_lever_may_end_the_round(turn: int) -> None:
    held = ["lever" if seat == turn else "-" for seat in range(3)]
    board = lay(
        f"turn={turn} ships=1*3,2 ship4=1,0 sailed=market,pyramids,obelisks round=2 temple=2 {hands(*held)}",
        players=3,
    )
    board.play("play lever", "sail 4 temple", "unload black", "deal")
    assert board.temple() == "nbw"
    assert (board.track(), board.round) == ([1, 1, 1], 3)
    assert board.is_turn_of((turn + 1) % 3)


@pytest.mark.rule("I12.7")
def test_the_next_ship_is_unloaded_from_the_bow_again() -> None:
    board = levered("ships=4,3,1*2 ship1=0,1,2 ship2=2,0,1", "temple", players=3)
    ask_for(board, "nwb")
    board.play("sail 2 burial chamber")
    assert board.chamber() == "nbw"


@pytest.mark.rule("I12.9")
def test_two_levers_in_a_round() -> None:
    board = lay("ships=3*2,1*2 ship1=0,1,2 ship2=2,1,0 0:cards=lever 1:cards=lever", players=3)
    board.play("play lever", "sail 1 temple", "unload brown", "unload white")
    board.play("play lever", "sail 2 burial chamber", "unload white", "unload brown")
    assert (board.temple(), board.chamber()) == ("nwb", "wnb")
