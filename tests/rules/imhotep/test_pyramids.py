"""I7 the pyramids."""

import itertools
from typing import Any

import pytest

from benben.engine.table import CHANCE
from benben.games.imhotep.table import Step
from tests.rules.imhotep.board import Board, at_sites, deck, lay, seats, sleds_of

SIDE_A = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]
"""In the order of building, written down once more from the rules page."""
SIDE_B: dict[str, list[int | str]] = {
    "left": [2, "card", 3, "stones", 4],
    "middle": [3, "ship", 2, "card", 4],
    "right": [2, "stones", 3, "ship", 4],
}
NAMES = list(SIDE_B)
FULL = "bbbbb"


def built(pyramids: str = "||", ships: str = "ships=2,1*3 ship1=1,2", **words: Any) -> Board:
    """A table of three on side B whose ship 1 has just sailed there."""
    board = lay(f"{ships} {at_sites(pyramids=pyramids)}", sides="ABAAA", players=3, **words)
    return board.play("sail 1 pyramids")


# ---- side A ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I7.1", "I7.3")
@pytest.mark.parametrize("laid", range(14))
def test_each_space_scores_its_points_at_once(laid: int) -> None:
    board = lay(f"ships=1*4 ship1=1 {at_sites(pyramids='b' * laid)}").play("sail 1 pyramids")
    assert board.track() == [0, SIDE_A[laid]]
    assert board.pyramids() == ["b" * laid + "w"]
    assert board.match().view(None)["pyramids"][0]["spaces"] == SIDE_A


@pytest.mark.rule("I7.2", "I7.3")
def test_the_points_as_seen_on_the_board() -> None:
    """Column by column, each from top to bottom, and level by level."""
    first, second, top = SIDE_A[:9], SIDE_A[9:13], SIDE_A[13]
    assert [first[row::3] for row in range(3)] == [[2, 2, 2], [1, 4, 1], [3, 3, 3]]
    assert [second[row::2] for row in range(2)] == [[2, 1], [3, 3]]
    assert top == 4


@pytest.mark.rule("I7.1", "I7.2")
def test_a_ship_may_go_beyond_a_level() -> None:
    board = lay(f"ships=4,1*3 ship1=1,2,1,0 {at_sites(pyramids='b' * 7)}", players=3).play("sail 1 pyramids")
    assert board.track() == [3, 1 + 2, 3]


@pytest.mark.rule("I7.4")
@pytest.mark.parametrize("beside", [0, 1, 9])
def test_further_stones_score_one_point_next_to_the_pyramid(beside: int) -> None:
    board = lay(f"ships=2,1*3 ship1=1,0 beside={seats('w' * beside)} {at_sites(pyramids='b' * 14)}").play(
        "sail 1 pyramids"
    )
    assert board.track() == [1, 1]
    assert board.stones("pyramids") == [15, beside + 1]
    assert board.match().view(None)["side_stones"] == [1, beside + 1]
    assert board.pyramids() == ["b" * 14]


@pytest.mark.rule("I7.4")
def test_the_pyramid_may_be_completed_in_the_middle_of_a_ship() -> None:
    board = lay(f"ships=4,1*3 ship1=1,2,0,2 {at_sites(pyramids='b' * 12)}", players=3).play("sail 1 pyramids")
    assert board.track() == [1, 3, 4 + 1]


# ---- side B: building --------------------------------------------------------------------------------------------
@pytest.mark.rule("I7.5", "I7.6")
def test_the_owner_chooses_one_of_three() -> None:
    board = built()
    assert board.asks(1, Step.BUILD)
    assert board.legal() == ["build left", "build middle", "build right"]
    board.play("build right")
    assert (board.pyramids(), board.track()) == (["", "", "w"], [0, 2, 0])
    assert board.asks(2, Step.BUILD)


@pytest.mark.rule("I7.6")
def test_the_example_of_a_ship_at_the_three_pyramids() -> None:
    """Brown, Black and Brown build at the middle one, White at the left one."""
    board = built(ships="ships=4,1*3 ship1=2,0,2,1")
    for seat, pyramid in ((2, "middle"), (0, "middle"), (2, "middle"), (1, "left")):
        if board.step == Step.MAY_PLACE:  # the ship on the second space of the middle one
            assert board.actor == 0
            board.play("decline")
        assert board.asks(seat, Step.BUILD)
        board.play(f"build {pyramid}")
    assert board.pyramids() == ["w", "nbn", ""]
    assert board.track() == [1, 2, 3 + 2]
    assert board.is_turn_of(1)


@pytest.mark.rule("I7.6")
@pytest.mark.parametrize("full", [[], ["left"], ["middle"], ["right"]])
def test_a_complete_pyramid_cannot_be_chosen(full: list[str]) -> None:
    board = built("|".join(FULL if name in full else "b" for name in NAMES), "ships=1*4 ship1=1")
    assert board.legal() == [f"build {name}" for name in NAMES if name not in full]


@pytest.mark.rule("I7.7")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("laid", [0, 2, 4])
def test_with_one_open_pyramid_no_one_is_asked(name: str, laid: int) -> None:
    board = built("|".join("b" * laid if each == name else FULL for each in NAMES), "ships=1*4 ship1=1")
    assert board.is_turn_of(1)
    assert board.pyramids()[NAMES.index(name)] == "b" * laid + "w"
    assert board.track() == [0, SIDE_B[name][laid], 0]


@pytest.mark.rule("I7.7")
def test_the_choice_may_end_in_the_middle_of_a_ship() -> None:
    board = built(f"{FULL}|bbbb|bbb", "ships=4,1*3 ship1=1,2,0,1").play("build middle")
    assert board.pyramids()[1:] == ["bbbbw", "bbbn"], "Brown was not asked where"
    assert board.asks(2, Step.MAY_PLACE)
    board.play("decline")
    assert board.track() == [4, 4 + 1, 1], "Black's on top, White's second beside"
    assert board.is_turn_of(1)


@pytest.mark.rule("I7.8", "I7.9", "I17.1")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("laid", range(5))
def test_the_spaces_in_the_order_of_building(name: str, laid: int) -> None:
    board = built(
        "|".join("b" * laid if each == name else "" for each in NAMES), "ships=1,2,1*2 ship1=1 ship2=2"
    )
    board.play(f"build {name}")
    figure = SIDE_B[name][laid]
    asked = {"card": Step.MAY_DRAW, "stones": Step.MAY_GET, "ship": Step.MAY_PLACE}
    if isinstance(figure, int):
        assert board.track() == [0, figure, 0]
        assert board.is_turn_of(1)
    else:
        assert board.track() == [0, 1, 0], "the point comes at once"
        assert board.asks(1, asked[figure])
    assert board.match().view(None)["pyramids"][NAMES.index(name)]["spaces"] == SIDE_B[name]


# ---- side B: bonuses ---------------------------------------------------------------------------------------------
@pytest.mark.rule("I7.10", "I7.13")
def test_a_card_of_the_pile() -> None:
    board = built("b||").play("build left")
    assert board.legal() == ["draw", "decline"]
    board.play("draw")
    assert (board.actor, board.step) == (CHANCE, Step.DRAW)
    assert board.odds()["reveal Statue"] == 6
    board.play("reveal Hammer")
    assert (board.cards(1), board.cards(0)) == (deck("hammer"), {})
    assert int(board.table.receiver) == 0, "nobody waits for a card any more: equal tables are equal"
    assert board.asks(2, Step.BUILD)


@pytest.mark.rule("I7.11", "I7.13")
@pytest.mark.parametrize(
    ("sled", "quarry", "got"), [(0, 9, 3), (2, 3, 3), (3, 9, 2), (4, 9, 1), (0, 1, 1), (0, 2, 2)]
)
def test_stones_from_the_quarry(sled: int, quarry: int, got: int) -> None:
    board = built("||b", **sleds_of(1, sled), quarries=[None, quarry]).play("build right")
    assert board.legal() == ["get stones", "decline"]
    board.play("get stones")
    assert (board.sled(1), board.quarry(1)) == (sled + got, quarry - got)
    assert board.asks(2, Step.BUILD)


@pytest.mark.rule("I7.12", "I7.13")
def test_a_stone_on_a_ship() -> None:
    board = built("|b|", "ships=2,3,1*2 ship1=1,2 ship2=0 sailed=-*2,temple").play("build middle")
    assert board.asks(1, Step.MAY_PLACE)
    assert board.legal() == ["place 2:2", "place 2:3", "place 4:1", "decline"]
    board.play("place 2:3")
    assert (board.holds()[1], board.sled(1), board.track()) == ("b-w", 2, [0, 1, 0])
    assert board.asks(2, Step.BUILD)


@pytest.mark.rule("I7.12")
def test_the_ship_that_is_unloaded_takes_no_stone() -> None:
    board = built("|b|", "ships=4,2,1*2 ship1=1,-,2,0 ship2=0,1 ship4=0").play("build middle")
    assert board.legal() == ["place 3:1", "decline"]


@pytest.mark.rule("I7.12")
def test_such_a_stone_may_make_a_ship_sail() -> None:
    board = built("|b|", "ships=1,3,1*2 ship1=1 ship2=0").play("build middle", "place 2:2")
    assert "sail 2 temple" in board.legal()


@pytest.mark.rule("I7.13")
@pytest.mark.parametrize(("pyramids", "name"), [("b||", "left"), ("||b", "right"), ("|b|", "middle")])
def test_who_declines_has_the_point_only(pyramids: str, name: str) -> None:
    board = built(pyramids).play(f"build {name}")
    before = board.sled(1), board.quarry(1), board.cards(1), board.holds()
    board.play("decline")
    assert (board.sled(1), board.quarry(1), board.cards(1), board.holds()[1:]) == (*before[:3], before[3][1:])
    assert board.track() == [0, 1, 0]
    assert board.asks(2, Step.BUILD)


@pytest.mark.rule("I7.13", "I7.12", "I7.11")
@pytest.mark.parametrize(
    ("pyramids", "name", "ships", "sled", "quarry"),
    [
        ("||b", "right", "ships=2,1*3 ship1=1,2", 5, 9),  # a full sled
        ("||b", "right", "ships=2,1*3 ship1=1,2", 3, 0),  # an empty quarry
        ("|b|", "middle", "ships=2,1*3 ship1=1,2", 0, 9),  # no stone on the sled
        ("|b|", "middle", "ships=2,1,2,1 ship1=1,2 ship2=0 ship3=1,0 ship4=0", 3, 9),  # no room
        ("|b|", "middle", "ships=2,1*3 ship1=1,2 sailed=-,market,temple,obelisks", 3, 9),  # no ship left
    ],
)
def test_a_bonus_that_is_impossible_is_not_asked_for(
    pyramids: str, name: str, ships: str, sled: int, quarry: int
) -> None:
    board = built(pyramids, ships, **sleds_of(1, sled), quarries=[None, quarry]).play(f"build {name}")
    assert board.asks(2, Step.BUILD)
    assert (board.track(), board.sled(1), board.quarry(1)) == ([0, 1, 0], sled, quarry)


@pytest.mark.rule("I7.9", "I5.6")
@pytest.mark.parametrize("sailor", range(3))
def test_the_bonus_belongs_to_the_owner_of_the_stone(sailor: int) -> None:
    board = lay(
        f"turn={sailor} ships=1*4 ship1=1 right=0 0:sled=0 1:sled=0 2:sled=0", sides="ABAAA", players=3
    )
    board.play("sail 1 pyramids", "build right", "get stones")
    assert [board.sled(seat) for seat in range(3)] == [0, 3, 0]
    assert board.is_turn_of((sailor + 1) % 3)


@pytest.mark.rule("I7.9")
def test_two_bonuses_of_one_ship() -> None:
    board = built("b||b", "ships=2,1*3 ship1=1,2", **sleds_of(1, 1, 1)).play(
        "build left", "draw", "reveal Statue"
    )
    board.play("build right", "get stones")
    assert (board.cards(1), board.sled(2), board.track()) == (deck("statue"), 4, [0, 1, 1])


# ---- side B: next to the pyramids --------------------------------------------------------------------------------
@pytest.mark.rule("I7.14")
def test_further_stones_score_one_point_next_to_the_pyramids() -> None:
    board = built(f"{FULL}|{FULL}|{FULL}", "ships=3,1*3 ship1=1,2,0", beside=2)
    assert board.track() == [1, 1, 1]
    assert board.stones("pyramids") == [16, 1, 2]
    assert board.is_turn_of(1)


@pytest.mark.rule("I7.14")
@pytest.mark.parametrize("counts", list(itertools.product((4, 5), repeat=3)))
def test_only_when_all_three_are_complete(counts: tuple[int, ...]) -> None:
    board = built("|".join("b" * count for count in counts), "ships=1*4 ship1=1")
    if board.step == Step.BUILD:
        board.play(board.legal()[0])
    assert board.track()[1] == (1 if counts == (5, 5, 5) else 4)
