"""I9 the burial chamber."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.imhotep.board import LETTERS, Board, lay, seats

GROUPS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 17, 7: 19, 8: 21, 9: 23, 12: 29}
PLACES = {2: [8, 4], 3: [8, 4, 2], 4: [8, 4, 2, 1]}


def chamber(*rows: str, side: str = "A", players: int = 4) -> Board:
    """A burial chamber given by its three rows as one sees them, from the left."""
    columns = itertools.zip_longest(*rows, fillvalue="")
    stones = "".join(itertools.chain.from_iterable(columns))
    assert "".join(rows).count("-") == 0
    return lay(f"chamber={seats(stones)}", sides=f"AAA{side}A", players=players)


def scores(board: Board) -> list[int]:
    return board.item("burial_chamber")


def shown(board: Board) -> list[int]:
    """What the groups that a view shows score, by seat."""
    groups = board.match().view(None)["chamber_groups"]
    return [sum(each["points"] for each in groups if each["seat"] == seat) for seat in range(board.players)]


# ---- both sides --------------------------------------------------------------------------------------------------
@pytest.mark.rule("I9.1")
def test_the_example_of_a_ship_of_four() -> None:
    """Column by column, each from top to bottom."""
    board = lay("ships=4,1*3 ship1=0,1,2,3", players=4).play("sail 1 burial chamber")
    assert board.chamber() == "bwng"
    assert [board.chamber()[row::3] for row in range(3)] == ["bg", "w", "n"]


@pytest.mark.rule("I9.1")
@pytest.mark.parametrize("laid", [0, 1, 2, 3, 7, 20, 23, 40])
def test_there_are_as_many_columns_as_are_needed(laid: int) -> None:
    stones = "".join(itertools.islice(itertools.cycle("bwng"), laid))
    board = lay(f"ships=2,1*3 ship1=2,3 chamber={seats(stones)}", players=4).play("sail 1 burial chamber")
    assert board.chamber() == stones + "ng"
    assert board.match().view(None)["burial_chamber"] == [LETTERS.index(letter) for letter in stones + "ng"]


@pytest.mark.rule("I9.2")
@pytest.mark.parametrize("side", ["A", "B"])
def test_it_is_scored_when_the_game_is_over(side: str) -> None:
    """Nothing comes on the score track; the running points say what it would be."""
    board = lay(
        "round=6 ships=1*3,2 ship4=1*2 sailed=market,pyramids,obelisks chamber=0", sides=f"AAA{side}A"
    )
    board.play("sail 4 burial chamber")
    assert (board.is_over, board.track()) == (True, [0, 0])
    assert board.points() == scores(board) == ([1, 3] if side == "A" else [8, 8 + 8])


# ---- side A ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I9.3")
def test_the_example_of_side_a() -> None:
    """White 3 for two stones, Black 1, Brown 6 and 1, Gray 15 + 2 for six."""
    assert scores(chamber("wwnnn", "gggg", "ggbn")) == [1, 3, 6 + 1, 15 + 2]


@pytest.mark.rule("I9.3")
@pytest.mark.parametrize(("size", "points"), GROUPS.items())
def test_a_group_scores_by_its_size(size: int, points: int) -> None:
    assert scores(lay(f"chamber={seats('w' * size + 'b')}", players=3)) == [1, points, 0]


@pytest.mark.rule("I9.3")
@pytest.mark.parametrize(
    ("rows", "points"),
    [
        (("b", "w", "b"), 1 + 1),  # not touching
        (("b", "b", "w"), 3),  # one above the other
        (("bb", "w", "w"), 3),  # side by side
        (("bw", "wb", "w"), 1 + 1),  # diagonals do not count
        (("bw", "bb", "ww"), 6),
        (("bbb", "bwb", "bbb"), 15 + 2 * 3),  # a ring
        (("bbbb", "wwwb", "bbbb"), 15 + 2 * 4),  # a snake
        (("bwbwb", "bwbwb", "bbbbb"), 15 + 2 * 6),  # a comb
        (("bwbwb", "bbbbb", "bwbw"), 15 + 2 * 5),
        (("wbwbw", "bwbwb", "wbwb"), 7),  # a chessboard
        (("bbwbb", "wbwbw", "wwbw"), 6 + 6 + 1),
        (("wwbbw", "bbwww", "wbbb"), 3 + 15),
        (
            ("bwwww", "bwbbw", "bbbw"),
            15 + 2 * 2,
        ),  # found from its first stone only by going down and right and up
    ],
)
def test_groups_of_touching_stones(rows: tuple[str, ...], points: int) -> None:
    board = chamber(*rows)
    assert scores(board)[0] == shown(board)[0] == points


@pytest.mark.rule("I9.3")
def test_everybody_is_scored() -> None:
    assert scores(chamber("bwng", "bwng", "bwg")) == [6, 6, 3, 3 + 1]


def flooded(stones: str, letter: str) -> int:
    """The same, counted slowly."""
    places = {(at % 3, at // 3) for at, stone in enumerate(stones) if stone == letter}
    points = 0
    while places:
        group, edge = set[tuple[int, int]](), [places.pop()]
        while edge:
            row, column = edge.pop()
            group.add((row, column))
            near = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & places
            places -= near
            edge += near
        points += [0, 1, 3, 6, 10, 15][min(5, len(group))] + 2 * max(0, len(group) - 5)
    return points


@pytest.mark.rule("I9.3")
@given(st.text("bwng", max_size=26))
def test_groups_are_found_whatever_their_shape(stones: str) -> None:
    assert scores(lay(f"chamber={seats(stones)}", players=4)) == [
        flooded(stones, letter) for letter in LETTERS
    ]


@pytest.mark.rule("I9.3")
@pytest.mark.parametrize("seed", range(20))
def test_large_groups_are_found_too(seed: int) -> None:
    rng = random.Random(seed)
    stones = "".join(rng.choices("bw", weights=[3, 2], k=30))
    assert scores(lay(f"chamber={seats(stones)}")) == [flooded(stones, letter) for letter in "bw"]


@pytest.mark.rule("I9.3")
@pytest.mark.parametrize(
    ("stones", "expected"),
    [
        ("", []),
        ("bbwwbbbw", [("b", [0, 1, 4, 5], 10), ("w", [2], 1), ("w", [3], 1), ("b", [6], 1), ("w", [7], 1)]),
        ("b" * 7, [("b", list(range(7)), 15 + 2 * 2)]),
        ("bwwbwbbbb", [("b", [0, 3, 5, 6, 7, 8], 15 + 2), ("w", [1, 2, 4], 6)]),  # round a corner and back
    ],
)
def test_a_view_shows_the_groups_and_what_they_score(
    stones: str, expected: list[tuple[str, list[int], int]]
) -> None:
    groups = lay(f"chamber={seats(stones)}").match().view(None)["chamber_groups"]
    assert [(LETTERS[each["seat"]], each["spaces"], each["points"]) for each in groups] == expected
    assert lay(f"chamber={seats(stones)}", sides="AAABA").match().view(None)["chamber_groups"] == []


@pytest.mark.rule("I9.3")
@given(st.text("bwng", max_size=26))
def test_the_groups_of_a_view_make_the_score(stones: str) -> None:
    board = lay(f"chamber={seats(stones)}", players=4)
    assert shown(board) == scores(board)
    groups = board.match().view(None)["chamber_groups"]
    spaces = {space: LETTERS[each["seat"]] for each in groups for space in each["spaces"]}
    assert "".join(spaces[space] for space in sorted(spaces)) == stones
    assert sum(len(each["spaces"]) for each in groups) == len(stones)


# ---- side B ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I9.4", "I9.5", "I9.6")
def test_the_example_of_side_b() -> None:
    """Row by row 8, 3 and 3; 8 and 4; 8."""
    assert scores(chamber("wgwnw", "bwbb", "gggg", side="B")) == [8, 8 + 4, 3, 3 + 8]


@pytest.mark.rule("I9.4")
@pytest.mark.parametrize("row", range(3))
def test_each_row_is_scored_by_itself(row: int) -> None:
    rows = ["gggggg"] * 3
    rows[row] = "bwbnwb"
    assert scores(chamber(*rows, side="B")) == [8, 4, 2, 8 + 8]


@pytest.mark.rule("I9.4")
def test_touching_does_not_matter() -> None:
    assert scores(chamber("bwbwb", "wwww", "wwww", side="B", players=2)) == [8, 4 + 8 + 8]


@pytest.mark.rule("I9.4", "I17.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_places_by_number_of_players(players: int) -> None:
    row = "".join(letter * (4 - seat) for seat, letter in enumerate(LETTERS[:players]))
    board = chamber(row, row, row, side="B", players=players)
    assert scores(board) == [3 * points for points in PLACES[players]]
    assert board.match().view(None)["chamber_points"] == PLACES[players]


@pytest.mark.rule("I9.4")
@pytest.mark.parametrize("order", list(itertools.permutations(LETTERS)), ids="".join)
def test_the_first_player(order: tuple[str, ...]) -> None:
    row = order[0] * 4 + order[1] * 3 + order[2] * 2 + order[3]
    expected = [3 * PLACES[4][order.index(letter)] for letter in LETTERS]
    assert scores(chamber(row, row, row, side="B")) == expected


@pytest.mark.rule("I9.5")
def test_without_a_stone_in_a_row_nothing() -> None:
    assert scores(chamber("www", "bb", "bb", side="B", players=3)) == [16, 8, 0]


@pytest.mark.rule("I9.6")
@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("bw", [6, 6, 0, 0]),  # (8 + 4) / 2
        ("bwn", [4, 4, 4, 0]),  # 14 / 3, rounded down
        ("bwng", [3, 3, 3, 3]),  # 15 / 4, rounded down
        ("bbwn", [8, 3, 3, 0]),
        ("bbwng", [8, 2, 2, 2]),  # 7 / 3, rounded down
        ("bbwwn", [6, 6, 2, 0]),
        ("bbwwng", [6, 6, 1, 1]),  # (2 + 1) / 2, rounded down
        ("gggwwnb", [1, 4, 1, 8]),
        ("nnnwwwb", [2, 6, 6, 0]),
        ("bbwwnngg", [3, 3, 3, 3]),
    ],
)
def test_ties_share_the_places(row: str, expected: list[int]) -> None:
    assert scores(chamber(row, row, row, side="B")) == [3 * points for points in expected]


@pytest.mark.rule("I9.6")
@pytest.mark.parametrize(
    ("players", "row", "expected"), [(2, "bw", [6, 6]), (3, "bwn", [4, 4, 4]), (3, "bnn", [4, 0, 8])]
)
def test_ties_with_fewer_players(players: int, row: str, expected: list[int]) -> None:
    board = chamber(row, row, row, side="B", players=players)
    assert scores(board) == [3 * points for points in expected]


@pytest.mark.rule("I9.4", "I9.6")
@pytest.mark.parametrize(
    ("stones", "leaders"),
    [
        ("", ["", "", ""]),
        ("bwwbbw", ["b", "bw", "w"]),
        ("nbw", ["n", "b", "w"]),
        ("gbbnbbwbwbnw", ["bgwn", "b", "bw"]),
    ],
)
def test_a_view_shows_who_leads_each_row(stones: str, leaders: list[str]) -> None:
    """All seats that have most stones there, none where there are none."""
    found = lay(f"chamber={seats(stones)}", sides="AAABA", players=4).match().view(None)["chamber_leaders"]
    assert found == [sorted(LETTERS.index(letter) for letter in row) for row in leaders]
    assert lay(f"chamber={seats(stones)}", players=4).match().view(None)["chamber_leaders"] == []
