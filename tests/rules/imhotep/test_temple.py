"""I8 the temple."""

import itertools
from typing import Any

import pytest

from benben.engine.table import CHANCE
from benben.games.imhotep.table import Step
from tests.rules.imhotep.board import LETTERS, Board, deck, lay, seats, sleds_of

LAST = "ships=1*4 ship4=3 sailed=market,pyramids,temple"
"""Three ships have sailed; the fourth has a stone of Gray, who may not be playing."""
COLUMNS = ["choice", "points", "choice", "card", "choice"]


def scored(temple: str, sides: str = "AAAAA", players: int = 4, **words: Any) -> Board:
    """The end of a round with these stones in the temple."""
    ships = f"ships=1*4 ship4={players - 1} sailed=market,pyramids,temple"
    board = lay(f"{ships} temple={seats(temple)}", sides=sides, players=players, **words)
    return board.play("sail 4 burial chamber")


def visible(temple: str, width: int) -> list[str]:
    """The top stone of each column, laid stone by stone."""
    columns: list[str] = [""] * width
    for stone, letter in enumerate(temple):
        columns[stone % width] = letter
    return columns


# ---- both sides --------------------------------------------------------------------------------------------------
@pytest.mark.rule("I8.1")
@pytest.mark.parametrize(("players", "width"), [(2, 4), (3, 5), (4, 5)])
def test_how_many_columns_are_used(players: int, width: int) -> None:
    for laid in range(21):
        board = lay(f"ships=1*4 ship1=0 temple={seats('w' * laid)}", players=players).play("sail 1 temple")
        columns = board.match().view(None)["temple"]
        assert len(columns) == width
        expected = [[1] * len(range(column, laid, width)) for column in range(width)]
        expected[laid % width].append(0)
        assert [column["stones"] for column in columns] == expected


@pytest.mark.rule("I8.1")
def test_the_example_of_a_ship_at_the_temple() -> None:
    """A ship of three: the first brown stone fills the first level, the second begins the next, White's is second."""
    board = lay("ships=3,1*3 ship1=2*2,1 temple=3,0,3,1", players=4).play("sail 1 temple")
    assert board.temple() == "gbgwnnw"
    columns = board.match().view(None)["temple"]
    assert [column["stones"] for column in columns] == [[3, 2], [0, 1], [3], [1], [2]]


@pytest.mark.rule("I8.2", "I8.3")
def test_the_example_of_scoring() -> None:
    """Two gray stones are seen from above, and one each of White, Brown and Black."""
    assert scored("wwbngwgnb").track() == [1, 1, 1, 2]
    assert scored("gwgnb").track() == [1, 1, 1, 2]


@pytest.mark.rule("I8.2", "I8.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_top_stones_count(players: int) -> None:
    for laid in range(14):
        temple = "".join(itertools.islice(itertools.cycle("bwbbw" if players == 2 else "bwnbbnw"), laid))
        board = scored(temple, players=players)
        seen = visible(temple, 4 if players == 2 else 5)
        assert board.track() == [seen.count(letter) for letter in LETTERS[:players]]


@pytest.mark.rule("I8.2")
def test_stones_that_arrive_with_the_fourth_ship_count() -> None:
    board = lay("ships=1*3,2 ship4=2,1 sailed=market,pyramids,obelisks temple=0*4", players=3).play(
        "sail 4 temple"
    )
    assert board.track() == [3, 1, 1]


@pytest.mark.rule("I8.2")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_temple_is_scored_after_every_round(number: int) -> None:
    assert scored("wbw", round=number).track() == [1, 2, 0, 0]


@pytest.mark.rule("I8.2")
def test_it_is_not_scored_in_the_middle_of_a_round() -> None:
    board = lay("ships=3,1*3 ship1=0,1,0", players=3).play("sail 1 temple")
    assert board.track() == [0, 0, 0]


@pytest.mark.rule("I8.2")
def test_a_stone_scores_in_every_round_in_which_it_is_seen() -> None:
    board = scored("bbb")
    assert board.track() == [3, 0, 0, 0]
    board.play("deal")
    board.table.destination[:3] = [0, 1, 4]
    board.table.free_sites = 0b01100
    board.play("place 4:1", "sail 4 temple")
    assert board.track() == [3 + 3, 1, 0, 0]


# ---- side B ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I8.4", "I8.5", "I8.7", "I8.8")
def test_the_example_of_side_b() -> None:
    """Gray chooses, Brown has 2 points, White chooses and gets a card, Black chooses."""
    board = scored("gnwwb", "AABAA", **sleds_of(1, 1, 1, 1))
    assert board.track() == [0, 0, 0, 0]
    assert board.asks(3, Step.CHOOSE)
    board.play("point")
    assert board.track() == [0, 0, 2, 1]
    assert board.asks(1, Step.CHOOSE)
    board.play("get stones")
    assert (board.actor, board.step) == (CHANCE, Step.DRAW)
    board.play("reveal Sail")
    assert board.asks(0, Step.CHOOSE)
    board.play("point")
    assert board.track() == [1, 0, 2, 1]
    assert [board.sled(seat) for seat in range(4)] == [1, 3, 1, 1]
    assert board.cards(1) == deck("sail")
    assert board.step == Step.DEAL_ROUND


@pytest.mark.rule("I8.4", "I8.9", "I17.2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("laid", range(9))
def test_columns_are_scored_from_left_to_right(players: int, laid: int) -> None:
    width = 4 if players == 2 else 5
    temple = "".join(itertools.islice(itertools.cycle(LETTERS[:players]), laid))
    board = scored(temple, "AABAA", players)
    expected = [0] * players
    for top, gives in zip(visible(temple, width), COLUMNS, strict=False):
        if not top:
            continue
        seat = LETTERS.index(top)
        if gives == "choice":
            assert board.asks(seat, Step.CHOOSE)
            assert board.legal() == ["get stones", "point"]
            board.play("point")
            expected[seat] += 1
        elif gives == "card":
            assert (board.step, int(board.table.receiver)) == (Step.DRAW, seat)
            board.play("reveal Statue")
            assert board.cards(seat) == deck("statue")
        else:
            expected[seat] += 2
    assert (board.track(), board.step) == (expected, Step.DEAL_ROUND)
    assert [column["gives"] for column in board.match().view(None)["temple"]] == COLUMNS[:width]


@pytest.mark.rule("I8.5", "I8.6")
@pytest.mark.parametrize("choice", ["point", "get stones"])
def test_the_choice_is_free(choice: str) -> None:
    """Also when only one stone can be had."""
    for sled, quarry in itertools.product(range(5), (1, 2, 9)):
        board = scored("w", "AABAA", 3, **sleds_of(1, sled), quarries=[None, quarry])
        assert board.asks(1, Step.CHOOSE)
        assert board.legal() == ["get stones", "point"]
        board.play(choice)
        got = min(2, 5 - sled, quarry) if choice == "get stones" else 0
        assert (board.sled(1), board.quarry(1)) == (sled + got, quarry - got)
        assert board.track() == [0, int(choice == "point"), 0]


@pytest.mark.rule("I8.6")
@pytest.mark.parametrize(("sled", "quarry"), [(5, 0), (5, 9), (0, 0), (4, 0)])
def test_where_no_stone_can_be_had_the_point_is_not_asked_for(sled: int, quarry: int) -> None:
    """White's stones lie on the first and the third column; Black's 2 points come in between."""
    board = scored("wbwbn", "AABAA", 3, **sleds_of(1, sled, 1), quarries=[None, quarry])
    assert (board.actor, board.step) == (CHANCE, Step.DRAW), "the fourth column"
    assert board.track() == [2, 2, 0]
    assert (board.sled(1), board.quarry(1)) == (sled, quarry)
    board.play("reveal Statue")
    assert board.asks(2, Step.CHOOSE)
    assert board.legal() == ["get stones", "point"]


@pytest.mark.rule("I8.6", "I8.9")
def test_a_choice_may_fill_the_sled_for_the_next() -> None:
    """Two columns of one owner: the stones of the first leave no room, and the second scores its point unasked."""
    board = scored("wbw", "AABAA", 3, **sleds_of(1, 3)).play("get stones")
    assert (board.sled(1), board.track()) == (5, [2, 1, 0])
    assert board.step == Step.DEAL_ROUND


@pytest.mark.rule("I8.7")
@pytest.mark.parametrize("seat", range(4))
def test_two_points(seat: int) -> None:
    board = scored(f"b{LETTERS[seat]}", "AABAA").play("get stones")
    assert board.track() == [2 * (each == seat) for each in range(4)]


@pytest.mark.rule("I8.8")
@pytest.mark.parametrize("seat", range(4))
def test_the_top_card(seat: int) -> None:
    board = scored(f"bbb{LETTERS[seat]}", "AABAA").play("point", "point", "reveal Lever")
    assert [board.cards(each) for each in range(4)] == [
        deck("lever") if each == seat else {} for each in range(4)
    ]
    assert board.step == Step.DEAL_ROUND


@pytest.mark.rule("I8.4")
def test_a_covered_stone_brings_nothing() -> None:
    board = scored("wwwwwbb", "AABAA", 3).play("point")
    assert board.track() == [1 + 2, 0, 0]
    assert board.asks(1, Step.CHOOSE)


@pytest.mark.rule("I8.1", "I8.4")
def test_two_players_have_no_fifth_column() -> None:
    board = scored("wwwwb", "AABAA", 2)
    assert board.asks(0, Step.CHOOSE)
    board.play("point", "point", "deal")
    assert board.is_turn_of(1)
    assert board.track() == [1, 1 + 2]


@pytest.mark.rule("I8.2", "I8.4")
def test_side_b_is_scored_after_the_sixth_round_too() -> None:
    board = scored("bwwnb", "AABAA", round=6).play("point", "point", "reveal Statue")
    assert board.asks(0, Step.CHOOSE)
    assert board.cards(2) == deck("statue")
    assert board.play("point").is_over


@pytest.mark.rule("I8.9", "I13.4")
def test_afterwards_the_next_player_begins() -> None:
    board = scored("gngng", "AABAA").play("point", "point", "reveal Statue", "point", "deal")
    assert board.is_turn_of(1)
