"""D9 scoring: what a table is worth, side by side."""

import itertools

import pytest

from benben.games.imhotep_duel.view import receipt
from tests.rules.imhotep_duel.board import SPACES, Board, lay, own, pile, some

ALL_SIDES = ["".join(sides) for sides in itertools.product("AB", repeat=4)]


def owning(sides: str, black: str, white: str = "-", first: int | None = None) -> Board:
    """A table on which the players own these tokens."""
    return lay(f"{own(black, white)} first_to_five={'-' if first is None else first}", sides=sides)


def tombs(numbers: str) -> str:
    return ",".join(f"tomb_{number}" for number in numbers.split()) or "-"


# ---- the worked examples -----------------------------------------------------------------------------------------
@pytest.mark.rule("D9.1")
@pytest.mark.parametrize("others", ["obelisk*3", "obelisk*10,dark_pyramid*2,tomb_12"])
def test_the_example_of_side_a(others: str) -> None:
    mine = "obelisk*2,temple_1,temple_4,temple_2,light_pyramid*4,dark_pyramid*6,take*2,tomb_12," + tombs(
        "3 4 5 6 7 8"
    )
    board = lay(
        f"0:meeples=b2 0:tokens={mine} 1:tokens={others.replace(',dark_pyramid*2,tomb_12', '')}",
        sides="AAAA",
    )
    assert [board.item(item)[0] for item in ("obelisk", "temple", "light_pyramid", "dark_pyramid")] == [
        2,
        7,
        10,
        21,
    ]
    assert [board.item(item)[0] for item in ("tomb", "actions", "meeples")] == [25 + 1, 2, 1]
    assert board.points()[0] == 69


@pytest.mark.rule("D9.1")
def test_the_example_of_side_b() -> None:
    mine = "obelisk*6,temple_1*2,temple_2*3,temple_3,temple_4*2,dark_pyramid*6,place,take,"
    board = lay(
        f"0:meeples=c1 0:tokens={mine + tombs('1 3 4 5')} 1:tokens=obelisk*2 first_to_five=0", sides="BBBB"
    )
    assert [board.item(item)[0] for item in ("obelisk", "temple", "pyramid", "tomb")] == [12, 26, -6, 8]
    assert board.points()[0] == 12 + 16 + 9 + 1 - 6 + 4 + 4 + 2 + 1 == 43


@pytest.mark.rule("D9.1")
@pytest.mark.parametrize("sides", ALL_SIDES)
@pytest.mark.parametrize("seat", [0, 1])
def test_each_site_is_scored_by_its_own_side(sides: str, seat: int) -> None:
    mine = "obelisk*6,temple_1*2,temple_2,temple_4,light_pyramid*3,dark_pyramid*4,take," + tombs(
        "1 2 3 7 9 10"
    )
    owned = ["obelisk*5", "obelisk*5"]
    owned[seat] = mine
    by_side = [
        {"A": 6 + 6, "B": 12},
        {"A": 1 + 1 + 2 + 4, "B": 9 + 1},
        {"A": 6 + 10, "B": 10},
        {"A": 9 + 1 + 4, "B": 3 * 4},
    ]
    board = lay(f"{own(*owned)} first_to_five={seat if sides[0] == 'B' else '-'}", sides=sides)
    assert board.points()[seat] == sum(points[side] for points, side in zip(by_side, sides, strict=True)) + 1


# ---- both sides --------------------------------------------------------------------------------------------------
@pytest.mark.rule("D9.2")
@pytest.mark.parametrize("sides", ["AAAA", "BBBB"])
@pytest.mark.parametrize(
    ("owned", "points"),
    [("-", 0), ("take", 1), ("place*2", 2), ("take*3,place*3,place_and_unload*2,swap_and_unload", 9)],
)
def test_action_tokens_score_one_each(sides: str, owned: str, points: int) -> None:
    assert owning(sides, owned, "swap_and_unload*2").item("actions") == [points, 2]


@pytest.mark.rule("D9.3")
@pytest.mark.parametrize("sides", ["AAAA", "BBBB"])
@pytest.mark.parametrize("count", range(5))
def test_meeples_on_the_harbor_score_one_each(sides: str, count: int) -> None:
    board = lay(f"0:meeples={','.join(SPACES[:count]) or '-'} 1:meeples=c3", sides=sides)
    assert board.item("meeples") == [count, 1]
    alone = lay(sides=sides)
    assert [have - bare for have, bare in zip(board.points(), alone.points(), strict=True)] == [count, 1]


# ---- obelisk -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("D9.4")
@pytest.mark.rule("D9.5")
@pytest.mark.parametrize(
    ("black", "white", "points"),
    [
        *((0, 0, [0, 0]), (1, 0, [7, 0]), (0, 1, [0, 7]), (1, 1, [1, 1]), (3, 2, [9, 2]), (2, 3, [2, 9])),
        *((6, 6, [6, 6]), (5, 6, [5, 12]), (12, 0, [18, 0]), (0, 12, [0, 18])),
    ],
)
def test_obelisk_a(black: int, white: int, points: list[int]) -> None:
    assert owning("ABBB", some(obelisk=black), some(obelisk=white)).item("obelisk") == points


@pytest.mark.rule("D9.5")
def test_side_a_does_not_ask_who_was_first_to_five() -> None:
    board = lay(
        "0:meeples=a1,c1 0:tokens=obelisk*4 1:tokens=obelisk*5 1:cargo=tomb_1,tomb_2,obelisk", sides="ABBB"
    )
    assert board.play("unload 1").item("obelisk") == [5, 5]


@pytest.mark.rule("D9.10")
@pytest.mark.rule("D9.11")
@pytest.mark.rule("D9.12")
@pytest.mark.parametrize(
    ("black", "white", "first", "points"),
    [
        *((0, 0, None, [0, 0]), (4, 4, None, [0, 0]), (4, 0, None, [0, 0])),
        *((5, 0, 0, [12, 0]), (5, 4, 0, [12, 0]), (6, 1, 0, [12, 0]), (9, 3, 0, [12, 0])),
        *((5, 5, 0, [12, 6]), (5, 5, 1, [6, 12]), (5, 7, 0, [12, 6]), (7, 5, 1, [6, 12]), (6, 6, 1, [6, 12])),
        *((10, 2, 0, [18, 0]), (11, 1, 0, [18, 0]), (12, 0, 0, [18, 0]), (0, 10, 1, [0, 18])),
        (2, 10, 1, [0, 18]),
    ],
)
def test_obelisk_b(black: int, white: int, first: int | None, points: list[int]) -> None:
    board = owning("BAAA", some(obelisk=black), some(obelisk=white), first)
    assert board.item("obelisk") == points


@pytest.mark.rule("D9.10")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_to_five_is_remembered(seat: int) -> None:
    """One has five, later the other has more: the first stays first."""
    board = lay(
        f"turn={seat} 0:meeples=c1,b3 1:meeples=b1,c3 0:tokens=obelisk*4,take,place "
        "1:tokens=obelisk*4,take,place 1:cargo=tomb_3,tomb_2,tomb_1 3:cargo=tomb_5,obelisk*2 "
        "2:cargo=obelisk,tomb_4,tomb_6 C:cargo=dark_pyramid,light_pyramid,temple_1 "
        "B:cargo=dark_pyramid,light_pyramid,temple_1 "
        "A:cargo=dark_pyramid,light_pyramid,temple_1",
        sides="BAAA",
    )
    other = 1 - seat
    turns = (["unload 1", "load"], ["play take", "take 2:1", "load Temple 2"], ["unload 3", "load"])
    assert [board.play(*lines).first_to_five for lines in turns] == [None, other, other]
    assert (board.tokens(seat)["obelisk"], board.tokens(other)["obelisk"]) == (5, 6)
    assert (board.item("obelisk")[seat], board.item("obelisk")[other]) == (6, 12)


@pytest.mark.rule("D9.10")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_sign_shows_everyone_who_was_first(viewer: int | None) -> None:
    """In the printed game the sign is the fifth token itself, face down; White has it, though both have five."""
    owned = ["obelisk*4,take", "obelisk*4,take"]
    board = lay(f"turn=1 1:cargo=obelisk*2,tomb_1 {own(*owned)}", sides="BAAA")
    assert [seat["first_to_five"] for seat in board.match().view(viewer)["seats"]] == [False, False]
    board.play("play take", "take 1:1", "load Tomb 2", "play take", "take 1:2", "load Tomb 9")
    assert [board.tokens(seat)["obelisk"] for seat in (0, 1)] == [5, 5]
    assert [seat["first_to_five"] for seat in board.match().view(viewer)["seats"]] == [False, True]


@pytest.mark.rule("D9.10")
def test_no_one_is_first_before_the_fifth() -> None:
    board = lay(
        "0:meeples=a1,c1 0:tokens=obelisk*3 1:tokens=obelisk*4 1:cargo=take,tomb_1,obelisk", sides="BAAA"
    )
    assert board.play("unload 1").first_to_five is None
    assert board.item("obelisk") == [0, 0]


@pytest.mark.rule("D9.13")
@pytest.mark.parametrize(("black", "white", "first"), [("c1", "a1", 0), ("b1", "c1", 1), ("b1", "a1", 0)])
@pytest.mark.parametrize("turn", [0, 1])
def test_both_fifths_in_one_unloading(black: str, white: str, first: int, turn: int) -> None:
    board = lay(
        f"turn={turn} 0:meeples={black} 1:meeples={white} 0:tokens=obelisk*4 1:tokens=obelisk*4 "
        "1:cargo=take,obelisk*2",
        sides="BAAA",
    ).play("unload 1")
    assert [board.tokens(seat)["obelisk"] for seat in (0, 1)] == [5, 5]
    assert board.first_to_five == first
    assert board.item("obelisk") == ([12, 6] if first == 0 else [6, 12])


# ---- temple ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("D9.6")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        *(("-", 0), ("temple_1", 1), ("temple_2", 2), ("temple_3", 3), ("temple_4", 4), ("temple_4*3", 12)),
        ("temple_1,temple_2,temple_4", 7),
        ("temple_1*3,temple_2*3,temple_3*3,temple_4*3", 30),
    ],
)
def test_temple_a(owned: str, points: int) -> None:
    assert owning("BABB", owned).item("temple") == [points, 0]
    assert owning("BABB", "-", owned).item("temple") == [0, points]


@pytest.mark.rule("D9.14")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        *(("-", 0), ("temple_1", 1), ("temple_4", 1), ("temple_1,temple_3", 4)),
        ("temple_1,temple_2,temple_4", 9),
        ("temple_1,temple_2,temple_3,temple_4", 16),
        ("temple_2*3", 1 + 1 + 1),
        ("temple_2*2,temple_3*2", 4 + 4),
        ("temple_1*3,temple_4", 4 + 1 + 1),
        ("temple_1*2,temple_2*3,temple_3,temple_4*2", 16 + 9 + 1),
        ("temple_1*3,temple_2*3,temple_3*3,temple_4*2", 16 + 16 + 9),
        ("temple_1*3,temple_2*3,temple_3*3,temple_4*3", 16 + 16 + 16),
    ],
)
def test_temple_b(owned: str, points: int) -> None:
    assert owning("ABAA", owned).item("temple") == [points, 0]
    assert owning("ABAA", "-", owned).item("temple") == [0, points]


# ---- pyramids ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("D9.7")
@pytest.mark.parametrize("light", range(7))
def test_pyramid_a(light: int) -> None:
    table = [0, 1, 3, 6, 10, 15, 21]
    for dark in range(7):
        board = owning("BBAB", some(light_pyramid=light, dark_pyramid=dark))
        assert board.item("light_pyramid") == [table[light], 0]
        assert board.item("dark_pyramid") == [table[dark], 0]
        assert board.item("pyramid") == [0, 0]


@pytest.mark.rule("D9.15")
@pytest.mark.parametrize("light", range(7))
def test_pyramid_b(light: int) -> None:
    table = [-6, 0, 4, 10, 18, 30, 45]
    for dark in range(7):
        board = owning("AABA", "-", some(light_pyramid=light, dark_pyramid=dark))
        assert board.item("pyramid") == [-6, table[min(light, dark)]]
        assert board.item("light_pyramid") == board.item("dark_pyramid") == [0, 0]


# ---- tomb --------------------------------------------------------------------------------------------------------
RUNS = [
    # Numbers, points on side A, runs.
    *(("", 0, 0), ("1", 1, 1), ("7", 1, 1), ("12", 1, 1)),
    *(("1 2", 4, 1), ("5 6 7", 9, 1), ("9 10 11 12", 16, 1), ("1 2 3 4 5", 25, 1), ("6 7 8 9 10 11", 25, 1)),
    ("1 2 3 4 5 6 7 8 9 10 11 12", 25, 1),
    ("1 12", 2, 2),
    ("1 2 12", 5, 2),
    ("1 2 11 12", 8, 2),
    ("1 3", 2, 2),
    ("1 2 4 5 6", 13, 2),
    ("1 3 5 7 9 11", 6, 6),
    ("2 4 6 8 10 12", 6, 6),
    ("6 7", 4, 1),
    ("1 2 3 4 5 7 8 9 10 11", 50, 2),
    ("3 4 5 6 7 8 12", 26, 2),
    ("1 3 4 5", 10, 2),
]


@pytest.mark.rule("D9.8")
@pytest.mark.rule("D9.9")
@pytest.mark.parametrize(("numbers", "points", "runs"), RUNS)
def test_tomb_a(numbers: str, points: int, runs: int) -> None:
    assert owning("BBBA", tombs(numbers)).item("tomb") == [points, 0]
    assert runs <= points or not numbers


@pytest.mark.rule("D9.9")
@pytest.mark.rule("D9.16")
@pytest.mark.parametrize(("numbers", "points", "runs"), RUNS)
def test_tomb_b(numbers: str, points: int, runs: int) -> None:
    assert owning("AAAB", "-", tombs(numbers)).item("tomb") == [0, 4 * runs]
    assert points >= runs


@pytest.mark.rule("D9.9")
def test_a_run_is_of_one_owner() -> None:
    assert owning("BBBA", tombs("1 3"), tombs("2 4 5")).item("tomb") == [2, 1 + 4]


# ---- adding up ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("D9.17")
def test_a_total_may_be_negative() -> None:
    assert lay(sides="AABA").points() == [-6, -6]
    assert lay("0:meeples=a1 0:tokens=tomb_1", sides="AABA").points() == [-4, -6]


@pytest.mark.rule("D9.18")
@pytest.mark.parametrize("sides", ALL_SIDES)
def test_a_receipt_adds_up(sides: str) -> None:
    owned = ["obelisk*5,temple_2*2,temple_3,light_pyramid*2,dark_pyramid,tomb_4,tomb_5,take"]
    owned += ["obelisk*6,temple_2,temple_4,dark_pyramid*3,tomb_1,tomb_3,place*2,swap_and_unload"]
    board = lay(
        f"0:meeples=a1,b2 1:meeples=c3 first_to_five={1 if sides[0] == 'B' else '-'} {own(*owned)}",
        sides=sides,
    )
    for seat in (0, 1):
        lines = [line for line in receipt(board.table) if line.seat == seat]
        assert sum(line.points for line in lines) == board.points()[seat]
        assert len({line.item for line in lines}) == len(lines), "one line an item"
        assert {line.epoch for line in lines} == {0}


@pytest.mark.rule("D9.18")
def test_a_receipt_tells_how_many_and_how_much() -> None:
    owned = ["obelisk*2,temple_1,temple_4,light_pyramid*4,tomb_4,tomb_5,take*2"]
    board = lay(f"0:meeples=a1,b2,c1 {own(*owned)}", sides="AAAA")
    assert [(line.seat, line.item, line.count, line.points) for line in receipt(board.table)] == [
        (0, "obelisk", 2, 8),
        (0, "temple", 2, 5),
        (0, "light_pyramid", 4, 10),
        (0, "tomb", 2, 4),
        (0, "actions", 2, 2),
        (0, "meeples", 3, 3),
    ]


@pytest.mark.rule("D9.18")
def test_a_receipt_of_side_b_tells_of_the_smaller_pyramid() -> None:
    board = lay("1:tokens=light_pyramid*5,dark_pyramid*2,obelisk*5 first_to_five=1", sides="BBBB")
    lines = {(line.seat, line.item): (line.count, line.points) for line in receipt(board.table)}
    assert lines[0, "pyramid"] == (0, -6)
    assert lines[1, "pyramid"] == (2, 4)
    assert lines[1, "obelisk"] == (5, 12)


@pytest.mark.rule("D9.19")
def test_points_tell_what_the_game_would_be_worth_now() -> None:
    board = lay("1:cargo=obelisk,tomb_1,obelisk", sides="AABA")
    assert board.points() == [-6, -6]
    assert board.play("place a1").points() == [-5, -6]
    assert board.play("place c1").points() == [-5, -5]
    assert board.play("unload 1").points() == [-6 + 1, -6 + 1 + 6]
    assert board.tokens(0) == pile("tomb_1")
