"""A13 scoring, and A14 ties."""

import itertools
import random

import pytest

from benben import nd
from tests.rules.ankhor.acting import buy
from tests.rules.ankhor.board import Board
from tests.rules.ankhor.laying import NO_ROW, lay
from tests.rules.playing import random_game

EXAMPLE = """
gj  gd  gp  rj
          rp
gf  gs  rj  wj
wp  bs  --  wd
"""
"""An estate that gives what the rulebook's example gives, whose picture could not be read."""
UNDER_LEVEL_ONE = """
gj  gd  gp  gf  gs  bs
      rp
wp  rj  rj  wj
--  --  --  wd
"""
"""That of the rules page. Here the green tiles are connected only under the tile of level one."""
ITEMS = ("points", "bonus", "jackal", "scarab", "falcon", "blue", "white", "black", "green", "red", "tokens")


def lines(board: Board, seat: int = 0) -> dict[str, tuple[int, int]]:
    """The receipt of a seat: how many and how much, by item."""
    return {line.item: (line.count, line.points) for line in board.match.receipt() if line.seat == seat}


# ---- A13 ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("A13.8", "A13.1", "A13.2", "A13.3", "A13.4", "A13.5", "A7.1", "A7.6")
@pytest.mark.parametrize("estate", [EXAMPLE, UNDER_LEVEL_ONE])
def test_the_rulebooks_example(estate: str) -> None:
    """A lone blue tile, a lone green jackal and a lone white 2-point tile add nothing but the printed points."""
    board = lay(estate, hands="bw", bonus="green")
    assert len(board.open_estate().in_order) == 12
    assert lines(board) == {
        "points": (3, 6),
        "bonus": (1, 3),
        "jackal": (3, 3),
        "scarab": (2, 2),
        "white": (2, 2),
        "green": (5, 5),
        "red": (3, 3),
        "tokens": (2, 0),
    }
    assert board.points() == [24, 0]


@pytest.mark.rule("A13.8", "A7.1", "A9.1")
@pytest.mark.parametrize(
    ("drawing", "tile"),
    [
        (UNDER_LEVEL_ONE.replace("gj", "**"), "gj"),
        (UNDER_LEVEL_ONE.replace("gs", "**"), "gs"),
        (UNDER_LEVEL_ONE.replace("gf", "**").replace("wj", "--"), "gf"),
    ],
)
def test_level_one_does_not_interrupt_the_ground_so_there_is_a_bonus_token(drawing: str, tile: str) -> None:
    """The rulebook's last remark."""
    board = buy(drawing, tile, split="allowed")
    assert (board.bonus(), board.item("green")) == (["green"], 5)


@pytest.mark.rule("A13.1")
@pytest.mark.parametrize(
    ("estate", "count"),
    [
        ("gp", 1),
        ("gp  bp", 2),
        ("gp  bj  rp", 2),
        ("gp  rp / bp  wp", 4),
        ("gj  rp /   gp / bj  wj", 2),
        ("gj", 0),
    ],
)
def test_two_points_for_each_2_point_tile(estate: str, count: int) -> None:
    """Alone or not, covered or not, on either level."""
    board = lay(estate, row=NO_ROW)
    assert lines(board).get("points", (0, 0)) == (count, 2 * count)


@pytest.mark.rule("A13.1")
@pytest.mark.parametrize(
    ("estate", "count"),
    [
        ("gj", 0),
        ("gj  gj  gs  gs  gp", 1),
        ("gj  gj  gs  gs  gp  bd  gp  gh  gc  gd  gf", 2),
        ("rs  rs  rp  rh  rj  kj  wj  gj  bj  bs  bs  bp  bh", 3),
    ],
)
def test_three_points_for_each_bonus_token(estate: str, count: int) -> None:
    assert lay(estate, row=NO_ROW).item("bonus") == 3 * count


@pytest.mark.rule("A13.2", "A13.3", "A13.4")
@pytest.mark.parametrize(
    ("estate", "items"),
    [
        ("gj", {}),
        ("gj  bs", {}),
        ("gj  bj", {"jackal": 2}),
        ("gj  gs", {"green": 2}),
        ("gj  gj", {"green": 2, "jackal": 2}),
        ("gj  bj  wj", {"jackal": 3}),
        ("gj  bs  wj", {}),
        ("gj  gs  bf  gp  gd", {"green": 4, "points": 2}),
        ("gj  bj  rp  kj  wj  wf", {"jackal": 4, "white": 2, "points": 2}),
        ("gf  bf / rf  kf", {"falcon": 4}),
        ("gh  bh  rh", {}),
        ("gs  bs  wd  ks  rs  rd", {"scarab": 4, "red": 2}),
    ],
)
def test_groups_of_two_or_more(estate: str, items: dict[str, int]) -> None:
    board = lay(estate, row=NO_ROW)
    assert {item: points for item, (_, points) in lines(board).items()} == items
    assert board.points()[0] == sum(items.values())


@pytest.mark.rule("A13.3")
@pytest.mark.parametrize(
    ("letter", "color"), [("b", "blue"), ("w", "white"), ("k", "black"), ("g", "green"), ("r", "red")]
)
def test_every_color_scores(letter: str, color: str) -> None:
    assert lines(lay(f"{letter}j  {letter}d", row=NO_ROW)) == {color: (2, 2)}


@pytest.mark.rule("A13.5")
@pytest.mark.parametrize(
    ("hand", "stored", "points"),
    [
        ("-", "-", 0),
        ("bb", "-", 0),
        ("bbb", "-", 1),
        ("bwk", "-", 1),
        ("aab", "-", 1),
        ("bwkg", "-", 1),
        ("bwkgr", "-", 1),
        ("bwkgra", "-", 2),
        ("bwkgraa", "-", 2),
        ("bw", "b", 1),
        ("bwkgra", "bw", 2),
        ("bwkgraa", "bw", 3),
    ],
)
def test_every_three_tokens_score_a_point(hand: str, stored: str, points: int) -> None:
    """Of any types, ankhs and what lies on warehouses, too."""
    board = lay("bh  wh", hands=hand, stored=stored)
    count = len(hand.strip("-") + stored.strip("-"))
    assert lines(board) == ({"tokens": (count, points)} if count else {})
    assert board.points() == [points, 0]


@pytest.mark.rule("A13.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_receipt_adds_up(players: int) -> None:
    """At the end and at any time."""
    for match in itertools.islice(random_game("ankhor", players, players=players), 0, None, 40):
        receipt = match.receipt()
        for seat, points in enumerate(match.scores):
            assert sum(line.points for line in receipt if line.seat == seat) == points
            assert match.view(None)["seats"][seat]["points"] == points
        order = [(line.seat, ITEMS.index(line.item)) for line in receipt]
        assert order == sorted(set(order))


@pytest.mark.rule("A13.6", "A13.4")
def test_the_lines_of_a_receipt() -> None:
    """What counts nothing has no line; a count without points has one."""
    board = lay("gj  gs", "rp  rj  bj  kj  wj  gj", players=3, hands="b - bwk")
    found = [(line.seat, line.item, line.count, line.points) for line in board.match.receipt()]
    assert found == [
        (0, "green", 2, 2),
        (0, "tokens", 1, 0),
        (1, "points", 1, 2),
        (1, "bonus", 1, 3),
        (1, "jackal", 5, 5),
        (1, "red", 2, 2),
        (2, "tokens", 3, 1),
    ]


@pytest.mark.rule("A13.7")
def test_points_tell_what_would_be_if_the_game_ended_now() -> None:
    board = lay("gj  gs", hands="bw", row="gd -- -- -- -- --")
    assert board.points() == [2, 0]
    board.play("buy 1")
    assert board.points() == [2, 0]
    board.play("place 3")
    assert board.points() == [3, 0]
    board.play("take fish", "take fish", "take cloth")
    assert board.points() == [3, 1]
    assert [seat["points"] for seat in board.match.view(None)["seats"]] == [3, 1]


def groups_by_hand(words: dict[tuple[int, int], str], letter: str) -> int:
    """The points of a color or a kind on the ground alone, counted as a child would."""
    members = {cell for cell, word in words.items() if letter in word}
    points = 0
    while members:
        group, waiting = set(), {members.pop()}
        while waiting:
            row, column = waiting.pop()
            group.add((row, column))
            beside = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)} & members
            members -= beside
            waiting |= beside
        points += len(group) if len(group) > 1 else 0
    return points


@pytest.mark.rule("A13.2", "A13.3")
@pytest.mark.parametrize("seed", range(10))
def test_any_estate_scores_what_one_counts(seed: int) -> None:
    rng = random.Random(seed)
    cells = [(1, 1)]
    while len(cells) < 13:
        row, column = rng.choice(cells)
        cells.append(rng.choice([(row, column + 1), (row + 1, column)]))
        cells = list(dict.fromkeys(cells))
    box = [f"{color}{kind}" for color in "bwkgr" for kind in "jsfp" for _ in range(2)]
    words = dict(zip(cells, rng.sample(box, 13), strict=True))
    drawing = "\n".join(
        "  ".join(words.get((row, column), "--") for column in range(1, 14))
        for row in range(1, max(row for row, _ in cells) + 1)
    )
    board = lay("\n" + drawing, row=NO_ROW)
    names = dict(
        zip("bwkgrjsf", ("blue", "white", "black", "green", "red", "jackal", "scarab", "falcon"), strict=True)
    )
    for letter, name in names.items():
        assert board.item(name) == groups_by_hand(words, letter), name


# ---- A14 ---------------------------------------------------------------------------------------------------------
def ended(*estates: str, hands: str = "", stored: str = "") -> Board:
    """A game of four that has just ended, for no tile is left. The last seat has no tile, no point and two ankhs."""
    board = lay(*estates, players=4, turn=3, hands=hands, stored=stored, row=NO_ROW, face_down="")
    board.play("take ankh", "take ankh", "take ankh")
    assert board.is_over
    return board


def outcome(board: Board) -> tuple[tuple[int, ...], str]:
    """Who has won, and why."""
    found = board.match.outcome
    assert found is not None
    assert list(found.scores) == board.points()
    return found.winners, found.reason.removeprefix("ankhor-reason-")


@pytest.mark.rule("A14.1")
@pytest.mark.parametrize(
    ("estates", "points", "winner"),
    [
        (("gj  gs", "bj", "rj"), [2, 0, 0], 0),
        (("gj", "bj  bs", "rj"), [0, 2, 0], 1),
        (("gj  gs", "bj", "rj  rs  rf"), [2, 0, 3], 2),
        (("gj  gs  gf  wd  bd  rd", "bj  bs", "kp"), [3, 2, 2], 0),
    ],
)
def test_most_points_win(estates: tuple[str, ...], points: list[int], winner: int) -> None:
    """However many tiles and tokens they have."""
    board = ended(*estates, hands=" ".join("-" if seat == winner else "bb" for seat in range(3)))
    assert board.points() == [*points, 0]
    assert outcome(board) == ((winner,), "points")


@pytest.mark.rule("A14.2")
@pytest.mark.parametrize(
    ("estates", "hands", "winner"),
    [
        (("gj  gs  bf", "rj  rs", "kj  ks  wf  rd"), "bb - bb", 1),
        (("gj  gs", "rj  rs  bf", "kj  ks  wf"), "- bb bb", 0),
        (("gj  gs  bf", "rj  rs  kf", "kj  ks"), "bb bb -", 2),
        (("gj  gs  bf", "rj", "kj  ks"), "bb - -", 2),
        (("gj  gs / bf  wp", "rj  rs /   wd / kf  bp", "kj"), "- bb -", 0),
    ],
)
def test_with_equal_points_fewer_tiles_win(estates: tuple[str, ...], hands: str, winner: int) -> None:
    """Tokens do not count yet. In the fourth row somebody has few tiles but no points; tiles of level one count."""
    board = ended(*estates, hands=hands)
    assert board.points().count(max(board.points())) >= 2
    assert outcome(board) == ((winner,), "tiles")


@pytest.mark.rule("A14.2")
@pytest.mark.parametrize(("estate", "hand"), [("bd  wf  rj", "bbwwkaaa"), ("bd  wf  rj  kd", "bbwwkaaa")])
def test_however_many_tokens_count_less_than_a_tile(estate: str, hand: str) -> None:
    """Eight tokens are two points, as two tiles of a group are."""
    board = ended("gj  gs", estate, "kj", hands=f"- {hand} -")
    assert board.points() == [2, 2, 0, 0]
    assert outcome(board) == ((0,), "tiles")


@pytest.mark.rule("A14.3")
@pytest.mark.parametrize(
    ("hands", "stored", "winners"),
    [
        ("b bb -", "", (1,)),
        ("bb b -", "", (0,)),
        ("a - -", "", (0,)),
        ("- a -", "", (1,)),
        ("b b -", "- b -", (1,)),
        ("b b -", "w - -", (0,)),
        ("w - -", "- b -", (0, 1)),
        ("a b -", "", (0, 1)),
        ("a - bb", "- b -", (0, 1)),
    ],
)
def test_then_more_tokens_win(hands: str, stored: str, winners: tuple[int, ...]) -> None:
    """All that they have: goods, ankhs, what lies on warehouses. The third player has fewer points."""
    board = ended("gj  gs  wh", "rj  rs  bh", "kj", hands=hands, stored=stored)
    assert board.points() == [2, 2, 0, 0]
    assert outcome(board) == (winners, "tokens" if len(winners) == 1 else "shared")


@pytest.mark.rule("A14.4")
@pytest.mark.parametrize(
    ("estates", "hands", "winners"),
    [
        (("gj  gs", "rj  rs", "kj"), "b b -", (0, 1)),
        (("gj", "rj  rs", "kj  ks"), "- aa bb", (1, 2)),
        (("gj  gs", "rj", "kj  ks"), "kk - kr", (0, 2)),
        (("gj  gs", "rj  rs", "kj  ks"), "bb bb bb", (0, 1, 2)),
        (("gj", "rj", "kj"), "bb bb bb", (3,)),
    ],
)
def test_otherwise_they_win_together(estates: tuple[str, ...], hands: str, winners: tuple[int, ...]) -> None:
    """In the last row no seat has a point, but the fourth player has no tile."""
    board = ended(*estates, hands=hands)
    assert outcome(board) == (winners, "shared" if len(winners) > 1 else "tiles")
    shares = nd.zeros(4)
    board.game.rules.shares(board.table, shares)
    assert [float(share) for share in shares] == [(seat in winners) / len(winners) for seat in range(4)]
