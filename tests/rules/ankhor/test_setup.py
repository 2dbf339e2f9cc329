"""A1 what is in the box, A2 setting up."""

import math
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

import benben
from benben.engine.table import CHANCE
from benben.games.ankhor.table import Step
from tests.rules.ankhor.board import GOODS, KINDS, Board
from tests.rules.ankhor.drawing import COLOR_LETTERS
from tests.rules.ankhor.laying import lay

COLORS = ("blue", "white", "black", "green", "red")
MARKERS = [f"marker {GOODS[COLOR_LETTERS.index(letter)]}" for letter in "bwwkgbkkgrrbwgr"]
"""A deal without three equal markers on a space of three."""


def dealt(*lines: str, players: int = 2, boards: str = "") -> Board:
    """A table with its price markers."""
    return Board(players, boards=boards).play(*MARKERS, *lines)


# ---- A1 ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("A1.1", "A1.2", "A2.6")
def test_there_are_eleven_tiles_of_each_color() -> None:
    assert dealt().odds() == {f"show {color}": 11 for color in COLORS}


@pytest.mark.rule("A1.5", "A16.1")
@pytest.mark.parametrize("color", COLORS)
def test_every_tile_is_of_one_of_seven_kinds(color: str) -> None:
    board = dealt(f"show {color}", "show red")
    counts = dict(zip(KINDS, (2, 2, 2, 2, 1, 1, 1), strict=True))
    assert board.odds() == {f"reveal {kind}": count for kind, count in counts.items()}


@pytest.mark.rule("A1.3", "A2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tokens_by_the_number_of_players(players: int) -> None:
    board = Board(players)
    assert [board.supply(token) for token in "bwkgra"] == [players + 2] * 6
    assert sum(board.match.view(None)["supply"].values()) == {2: 24, 3: 30, 4: 36}[players]


@pytest.mark.rule("A1.4", "A1.7")
def test_no_price_marker_shows_an_ankh() -> None:
    with pytest.raises(benben.MalformedMove):
        Board().match.push("marker ankh")


@pytest.mark.rule("A1.6", "A16.2")
def test_the_price_board_has_six_spaces() -> None:
    view = dealt("deal").match.view(None)
    assert [space["space"] for space in view["market"]] == [1, 2, 3, 4, 5, 6]
    assert [len(space["markers"]) for space in view["market"]] == [2, 3, 2, 3, 2, 3]


@pytest.mark.rule("A1.7")
@pytest.mark.parametrize("seed", range(5))
def test_three_price_markers_of_each_good(seed: int) -> None:
    view = benben.load("ankhor").new_match(seed=seed).view(None)
    markers = Counter(good for space in view["market"] for good in space["markers"])
    assert markers == dict.fromkeys(GOODS, 3)


@pytest.mark.rule("A1.8")
def test_bonus_tokens_do_not_run_out() -> None:
    board = lay("gj  gj  gs  gs", hands="bw", row="gd -- -- -- -- --")
    board.table.bonus[1] = 12
    for line in ("buy 1", "place 6"):
        board.match.push(line)
    assert board.bonus() == ["green"]


@pytest.mark.rule("A1.9", "A2.7", "A15.2")
def test_the_back_of_a_tile_shows_its_color() -> None:
    board = dealt("show blue", "show green")
    assert board.tops() == "bg"
    assert board.match.view(None)["piles"] == [
        {"name": "left", "count": 28, "color": "blue"},
        {"name": "right", "count": 27, "color": "green"},
    ]


# ---- A2 ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("A2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play_and_the_first_seat_begins(players: int) -> None:
    match = benben.load("ankhor", players=players).new_match(seed=1)
    assert (match.turn, match.view(None)["players"], len(match.view(None)["seats"])) == (0, players, players)


@pytest.mark.rule("A2.1")
@pytest.mark.parametrize("players", [0, 1, 5, "2"])
def test_no_other_number(players: Any) -> None:
    with pytest.raises(benben.BadOption):
        benben.load("ankhor", players=players)


@pytest.mark.rule("A2.1", "A11.6")
def test_what_is_played_unless_said_otherwise() -> None:
    options = dict(benben.load("ankhor").options)
    options.pop("boards")
    assert options == {"players": 2, "split": "forbidden"}


@pytest.mark.rule("A2.3", "A2.4")
def test_two_draw_piles() -> None:
    board = Board()
    assert board.piles() == (28, 27)
    assert board.tops() == "--"


@pytest.mark.rule("A2.5")
def test_first_come_the_price_markers() -> None:
    board = Board()
    for number, line in enumerate(MARKERS):
        assert board.asks(CHANCE, Step.DEAL_MARKERS)
        assert sum(map(len, board.prices().split())) == number
        board.play(line)
    assert board.asks(CHANCE, Step.SHOW)
    assert board.prices() == "bw wkg bk kgr br wgr"


@pytest.mark.rule("A2.5")
@pytest.mark.parametrize("seed", range(8))
def test_no_space_has_three_equal_markers(seed: int) -> None:
    """Even if chance gives as many equal ones as it can."""
    board = Board()
    order = random.Random(seed).sample(GOODS, 5)
    while board.step == Step.DEAL_MARKERS:
        possible = board.odds()
        board.play(next(f"marker {good}" for good in order if f"marker {good}" in possible))
    assert not any(price in ("bbb", "www", "kkk", "ggg", "rrr") for price in board.prices().split())


@cache
def ways(left: tuple[int, ...], spaces: tuple[int, ...], lying: tuple[int, ...]) -> int:
    """In how many orders the markers *left* of each good can be laid; the first of the *spaces* has one already."""
    if not spaces:
        return 1
    if sum(lying) == spaces[0]:
        return 0 if 3 in lying else ways(left, spaces[1:], (0,) * 5)
    return sum(ways(less(left, good), spaces, more(lying, good)) for good in range(5) if left[good])


def less(counts: tuple[int, ...], good: int) -> tuple[int, ...]:
    return (*counts[:good], counts[good] - 1, *counts[good + 1 :])


def more(counts: tuple[int, ...], good: int) -> tuple[int, ...]:
    return (*counts[:good], counts[good] + 1, *counts[good + 1 :])


def reduced(odds: dict[str, int]) -> dict[str, int]:
    """The same odds in the smallest whole numbers."""
    common = math.gcd(*odds.values())
    return {line: weight // common for line, weight in odds.items()}


@pytest.mark.rule("A2.5", "A16.5")
@pytest.mark.parametrize("spaces", [(2, 3, 2, 3, 2, 3), (3, 3, 3, 2, 2, 2), (2, 2, 2, 3, 3, 3)])
@pytest.mark.parametrize("seed", range(4))
def test_all_such_deals_are_equally_likely(spaces: tuple[int, ...], seed: int) -> None:
    """Counted out, deal by deal, with any markers laid already; the first deals pile up equal markers."""
    board = Board(boards=f"[market]\nmarkers = {list(spaces)}")
    rng = random.Random(seed)
    left: tuple[int, ...] = (3,) * 5
    lying: tuple[int, ...] = (0,) * 5
    here = spaces
    for _ in range(15):
        expected = {
            f"marker {GOODS[good]}": ways(less(left, good), here, more(lying, good))
            for good in range(5)
            if left[good]
        }
        assert reduced(board.odds()) == reduced({line: count for line, count in expected.items() if count})
        line = min(board.odds()) if seed < 2 else rng.choice(list(board.odds()))
        good = GOODS.index(line.removeprefix("marker "))
        left, lying = less(left, good), more(lying, good)
        if sum(lying) == here[0]:
            lying, here = (0,) * 5, here[1:]
        board.play(line)


@pytest.mark.rule("A2.6", "A2.7")
def test_then_the_colors_of_the_piles() -> None:
    board = dealt()
    assert board.asks(CHANCE, Step.SHOW)
    board.play("show white")
    assert board.tops() == "w-"
    assert board.odds() == {f"show {color}": 11 - (color == "white") for color in COLORS}
    board.play("show white")
    assert board.tops() == "ww"
    assert board.asks(CHANCE, Step.REVEAL)


@pytest.mark.rule("A2.9", "A2.4", "A2.7")
def test_then_six_tiles_of_the_left_pile() -> None:
    board = dealt("show blue", "show red")
    kinds = ("jackal", "desert", "jackal", "points", "scribe", "warehouse")
    shown = ("green", "red", "white", "blue", "black", "green")
    rows = (
        "bj -- -- -- -- --",
        "bj gd -- -- -- --",
        "bj gd rj -- -- --",
        "bj gd rj wp -- --",
        "bj gd rj wp bc --",
        "bj gd rj wp bc kh",
    )
    for drawn, (kind, color, row) in enumerate(zip(kinds, shown, rows, strict=True), 1):
        board.play(f"reveal {kind}")
        assert (board.row(), board.piles(), board.tops()) == (row, (28 - drawn, 27), "-r")
        board.play(f"show {color}")
    assert board.is_turn_of(0)
    assert board.tops() == "gr"


@pytest.mark.rule("A2.6")
def test_each_tile_that_is_face_down_is_equally_likely() -> None:
    board = dealt("show blue", "show blue", "reveal jackal")
    assert board.odds() == {"show blue": 9, **{f"show {color}": 11 for color in COLORS[1:]}}
    board.play("show blue")
    kinds = dict(zip(KINDS, (1, 2, 2, 2, 1, 1, 1), strict=True))
    assert board.odds() == {f"reveal {kind}": count for kind, count in kinds.items()}


@pytest.mark.rule("A2.8")
def test_the_game_begins_with_nothing() -> None:
    board = Board(4).play("deal")
    assert [board.hand(seat) + board.stored(seat) for seat in range(4)] == [""] * 4
    assert [board.estate(seat) for seat in range(4)] == [""] * 4
    assert board.points() == [0] * 4
    assert not any(board.bonus(seat) for seat in range(4))


# ---- a table that is used again ----------------------------------------------------------------------------------
SQUARE = "gj  gs /   gf / gp  wh"


@pytest.mark.rule("A2.8")
@pytest.mark.parametrize(
    "lines",
    [
        [],
        ["take fish"],
        ["draw left"],
        ["move", "lift 5"],
        ["buy 1"],
        ["buy 1", "place 2"],
        ["take fish", "take fish", "take ankh"],
        ["take fish", "take fish", "take fish", "end"],
    ],
    ids=" ".join,
)
def test_a_new_game_forgets_the_last_one(lines: list[str]) -> None:
    board = lay(
        f"{SQUARE}  bc / rd  rj",
        "kj  ks  kf  kp  kd",
        "wj",
        players=3,
        turn=0,
        hands="bwkggaa r k",
        stored="- - -",
        row="bs -- gd -- rf --",
        idle=5,
    )
    check_forgotten(board.play(*lines))


@pytest.mark.rule("A2.8")
def test_nor_does_it_remember_warehouses_and_scribes() -> None:
    board = lay("gc  gh", "wh", hands="bwaaa g", stored="g w", row="bc -- -- -- -- --")
    check_forgotten(board.play("buy 1", "place 1"))
    board = lay("gj  gs / gp  wh", hands="bwa", row="gd -- -- -- -- --")
    check_forgotten(board.play("buy 1", "stack 1"))


def check_forgotten(board: Board) -> None:
    """A new game on this table is like one on any other."""
    board.game.rules.setup(board.table, board.game.codes)
    assert board.tables.tobytes() == Board(board.players).tables.tobytes()
