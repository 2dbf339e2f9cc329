"""A7 adjacency and groups, each case drawn; two green tiles are adjacent if they score as a group."""

import itertools

import pytest

from tests.rules.ankhor.board import Board
from tests.rules.ankhor.drawing import Estate, show
from tests.rules.ankhor.laying import lay


def green_group(estate: str) -> int:
    """The points for green tiles of an estate in which two tiles are green: 2 if they are adjacent."""
    assert estate.count("g") == 2
    return lay(estate).item("green")


def groups(board: Board, seat: int = 0) -> list[tuple[str, list[int]]]:
    """The groups of an estate as a view shows them."""
    shown = board.match.view(None)["seats"][seat]["groups"]
    return [(group["family"], group["tiles"]) for group in shown]


# ---- on the ground -----------------------------------------------------------------------------------------------
@pytest.mark.rule("A7.1", "A7.4")
@pytest.mark.parametrize(
    ("estate", "points"),
    [
        ("gj  gs", 2),
        ("gj / gs", 2),
        ("gj  bs / ws  gd", 0),
        ("bj  gs / gd  ws", 0),
        ("gj  bs  gd", 0),
        ("gj / bs / gd", 0),
        ("gj  -- / bs  gd", 0),
        ("gj  bs  ws / rs  ks  gd", 0),
    ],
)
def test_two_tiles_on_the_ground_are_adjacent_when_they_share_an_edge(estate: str, points: int) -> None:
    assert green_group(estate) == points


@pytest.mark.rule("A7.1")
@pytest.mark.parametrize(
    "estate",
    [
        """
        gj  gs
          rd
        rj  bs
        """,
        """
        rj  bs
          rd
        gj  gs
        """,
        """
        gj  rs
          rd
        gs  bs
        """,
        """
        rj  gs
          rd
        bs  gp
        """,
        """
        wj  kj  bp
          rd  bd
        rs  gs  gp
          kp  rp
        wp  rj  bs
        """,
    ],
)
def test_also_under_a_tile_of_level_one(estate: str) -> None:
    assert green_group(estate) == 2


# ---- level one and the ground ------------------------------------------------------------------------------------
@pytest.mark.rule("A7.2")
@pytest.mark.parametrize("under", range(4))
def test_a_tile_of_level_one_is_adjacent_to_each_of_the_four(under: int) -> None:
    words = ["bj", "ws", "kj", "rs"]
    words[under] = "gj"
    assert green_group(f"{words[0]}  {words[1]} /   gd / {words[2]}  {words[3]}") == 2


SIXTEEN = list(itertools.product(range(1, 5), range(1, 5)))
OTHERS = [cell for cell in SIXTEEN if not {*cell} <= {2, 3}]


@pytest.mark.rule("A7.2", "A7.4")
@pytest.mark.parametrize("cell", OTHERS)
def test_and_to_no_other_tile_on_the_ground(cell: tuple[int, int]) -> None:
    """In the middle of sixteen: the twelve around, of which four lie next to two edges."""
    fillers = itertools.cycle([f"{color}{kind}" for kind in "jsfp" for color in "bwkr"])
    ground = {each: next(fillers) for each in SIXTEEN}
    ground[cell] = "gj"
    estate = show(Estate(ground, {(2, 2): "gd"}))
    assert lay(estate, row="-- -- -- -- -- --").item("green") == 0


# ---- level one ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("A7.3", "A7.4")
@pytest.mark.parametrize(
    ("estate", "points"),
    [
        (
            """
            bj  ws  kj
              gd  gs
            rs  bs  wj
            """,
            2,
        ),
        (
            """
            bj  ws
              gd
            rs  bs
              gs
            kj  wj
            """,
            2,
        ),
        (
            """
            bj  ws  kj
              gd
            rs  bs  wj
                  gs
            rj  ks  bp
            """,
            0,
        ),
        (
            """
            bj  ws  kj
                  gd
            rs  bs  wj
              gs
            rj  ks  bp
            """,
            0,
        ),
        (
            """
            bj  ws  kj  rp
              gd      gs
            rs  bs  wj  wp
            """,
            0,
        ),
        (
            """
            bj  ws
              gd
            rs  bs
            kj  wj
              gs
            kp  wp
            """,
            0,
        ),
        (
            """
            bj  ws  kj  rp
              gd  bd  gs
            rs  bs  wj  wp
            """,
            0,
        ),
    ],
)
def test_two_tiles_of_level_one_are_adjacent_when_they_share_an_edge(estate: str, points: int) -> None:
    assert green_group(estate) == points


# ---- groups ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("A7.5")
def test_a_group_is_as_large_as_it_can_be() -> None:
    board = lay(
        """
        gj  gs  --  rj
        bs  gf  --  rs
        bp  gp  kp
        """,
        split="allowed",
    )
    assert groups(board) == [("blue", [4, 7]), ("green", [1, 2, 5, 8]), ("red", [3, 6])]


@pytest.mark.rule("A7.5")
def test_groups_hang_together_over_both_levels() -> None:
    """Two greens on the ground that only the tile above joins, and one above that joins it sideways."""
    board = lay("""
        gj  bs  wj
          gd  gs
        rs  gp  kf
        """)
    assert groups(board) == [("green", [1, 5, 7, 8]), ("scarab", [2, 8])]


@pytest.mark.rule("A7.5")
def test_animals_form_groups_over_colors() -> None:
    board = lay("""
        gj  bj  rs
        wf  kj  ks
        """)
    assert groups(board) == [("black", [5, 6]), ("jackal", [1, 2, 5]), ("scarab", [3, 6])]


@pytest.mark.rule("A7.5", "A8.1")
@pytest.mark.parametrize("kind", "phcd")
def test_only_animals_form_groups_of_kinds(kind: str) -> None:
    board = lay(f"g{kind}  b{kind}  r{kind}", row="-- -- -- -- -- --")
    assert groups(board) == []


@pytest.mark.rule("A7.5")
def test_several_groups_of_one_color() -> None:
    board = lay("""
        gj  gs  bs  gf
        wf  --  --  gp
        """)
    assert groups(board) == [("green", [1, 2]), ("green", [4, 6]), ("scarab", [2, 3])]


@pytest.mark.rule("A7.6")
def test_a_covered_tile_counts_as_if_it_were_not() -> None:
    bare, covered = "gj  gp / gs  rj", "gj  gp /   rd / gs  rj"
    assert [lay(estate).item("green") for estate in (bare, covered)] == [3, 3]
    assert [lay(estate).item("points") for estate in (bare, covered)] == [2, 2]
    assert [lay(estate).item("jackal") for estate in (bare, covered)] == [0, 0]
    assert lay("gj  gp /   rd / rj  gs").item("red") == 2
    assert lay("gj  bj /   rd / rp  gs").item("jackal") == 2


@pytest.mark.rule("A7.6", "A9.1")
def test_covered_tiles_make_up_groups_of_five() -> None:
    """The four covered greens and a fifth."""
    board = lay("gj  gs /   rd / gf  gp", hands="bw", row="gj -- -- -- -- --")
    assert board.play("buy 1", "place 1").bonus() == ["green"]


@pytest.mark.rule("A7.1", "A7.2")
def test_laying_a_tile_joins_what_it_touches() -> None:
    """The same by play: bought for a gap between two groups, and for the square above."""
    board = lay("gj  --  gs / bs  wp  kp", hands="bwbb", row="gf -- -- -- -- --")
    assert board.item("green") == 0
    assert board.play("buy 1", "place 4").item("green") == 3
    board = lay("gj  bs / wp  gs", hands="bw", row="gf -- -- -- -- --")
    assert board.item("green") == 0
    assert board.play("buy 1", "stack 1", "save fish").item("green") == 3


@pytest.mark.rule("A7.5")
def test_a_view_tells_which_groups_earn_a_bonus_token() -> None:
    board = lay("gj  gj  gs  gs  gf  bd  rj  rj  rs", bonus="green")
    shown = board.match.view(None)["seats"][0]["groups"]
    assert [(group["family"], len(group["tiles"]), group["earns"]) for group in shown] == [
        ("green", 5, True),
        ("red", 3, False),
        ("jackal", 2, False),
        ("jackal", 2, False),
        ("scarab", 2, False),
    ]
