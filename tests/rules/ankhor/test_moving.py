"""A11 moving a tile."""

import pytest

import benben
from benben.games.ankhor.table import Step
from tests.rules.ankhor.acting import lifting, move
from tests.rules.ankhor.drawing import picture
from tests.rules.ankhor.laying import NO_ROW, lay

TAKE = ["take fish", "take ivory", "take cloth"]


def liftable(estate: str, split: str = "forbidden") -> list[str]:
    """The numbers of the tiles that can be moved."""
    board = lay(estate, hands="a", row=NO_ROW, split=split)
    if "move" not in board.legal():
        board.refuses("move")
        return []
    board.play("move")
    count = len(board.open_estate().in_order)
    found = board.offers("lift")
    board.refuses(*(f"lift {number}" for number in range(1, count + 2) if str(number) not in found))
    return found


# ---- which tiles -------------------------------------------------------------------------------------------------
@pytest.mark.rule("A11.2")
@pytest.mark.parametrize(
    ("estate", "numbers"),
    [
        ("gj  gs", "1 2"),
        ("gj  gs / bj  bs", "1 2 3 4"),
        ("gj  gs /   rd / bj  bs", ""),
        ("gj  gs  wj /   rd / bj  bs", "3"),
        ("gj  gs  wj /   rd / bj  bs  ws", "3 6 7"),
        ("gj  gs  wj /       rd / bj  bs  ws", "1 4 7"),
        ("gj  gs  wj /   rd  rj / bj  bs  ws", ""),
        ("gj  gs  wj /   rd  rj / bj  bs  ws  wf", "7"),
        ("wj  ks  gf /   rd / rp  bj  ws /       rj / kp  gj  rs", "3 7 10 11"),
    ],
)
def test_a_tile_that_carries_nothing_can_be_moved(estate: str, numbers: str) -> None:
    """On level one: if there is another free square."""
    assert liftable(estate) == numbers.split()


@pytest.mark.rule("A11.7")
@pytest.mark.parametrize("estate", ["", "gj", "gj  gs /   rd / bj  bs", "gj  gs  wj /   rd  rj / bj  bs  ws"])
def test_moving_is_possible_only_if_a_tile_can_go_somewhere(estate: str) -> None:
    """The last two: all ground tiles are covered, and there is no free square."""
    board = lay(estate, hands="a", row=NO_ROW)
    assert "move" not in board.legal()
    board.refuses("move")
    assert "move" in lay("gj  gs", hands="a").legal()


@pytest.mark.rule("A11.1")
def test_only_tiles_of_ones_own_estate() -> None:
    board = lay("gj  gs", "rj  rs  rf", hands="a").play("move")
    assert board.offers("lift") == ["1", "2"]
    board.refuses("lift 3")
    board.play("lift 2", "place 1")
    assert board.estate(1) == "rj  rs  rf"


@pytest.mark.rule("A11.1", "A3.7")
def test_it_costs_an_ankh_and_nothing_else() -> None:
    board = lay("gj  gs", hands="bwkaa").play("move", "lift 1", "place 1")
    assert (board.hand(), board.supply("a")) == ("bwka", 3)
    assert board.row() == "bf wf kf gf rf kp"
    assert board.is_turn_of(0)


# ---- on the ground -----------------------------------------------------------------------------------------------
@pytest.mark.rule("A11.3", "A17.3")
@pytest.mark.parametrize(
    ("drawing", "places"),
    [
        (
            "GJ  gs",
            """
            --  01
            gj  gs  03
            --  04
            """,
        ),
        (
            "gj  GS  gf",
            """
            --  01  --  02
            03  gj  gs  gf  05
            --  06  --  07
            """,
        ),
        (
            "GJ  gs / gf  gp",
            """
            --  --  01
            --  gj  gs  03
            04  gf  gp  05
            --  06  07
            """,
        ),
        (
            "gj  gs  GF / bj  bs  bf",
            """
            --  01  02
            03  gj  gs  gf
            05  bj  bs  bf  06
            --  07  08  09
            """,
        ),
        (
            "gj  gs / GF  gp / bj  bs",
            """
            --  01  02
            03  gj  gs  04
            --  gf  gp  06
            07  bj  bs  08
            --  09  10
            """,
        ),
        (
            "gj  gs /   rd / bj  bs  WF",
            """
            --  01  02
            03  gj  gs  04
            05  bj  bs  wf
            --  07  08
            """,
        ),
    ],
)
def test_it_goes_next_to_another_tile_on_the_ground(drawing: str, places: str) -> None:
    """Not next to its own old place alone, and not back to it, though that place is counted."""
    board = lifting(drawing, split="allowed")
    assert board.asks(0, Step.SET_DOWN)
    assert board.places() == picture(places)
    numbers = [str(int(word)) for word in places.split() if word.isdigit()]
    assert board.legal() == [f"place {number}" for number in numbers]
    board.refuses(*(f"place {number}" for number in range(1, 12) if str(number) not in numbers))


@pytest.mark.rule("A11.3")
@pytest.mark.parametrize(
    ("drawing", "after"),
    [
        ("GJ  gs  gf / --  **", "gs  gf / gj"),
        ("GJ  gs  gf  **", "gs  gf  gj"),
        ("--  ** / GJ  gs", "gj / gs"),
        ("**  gj  gs / --  GF", "gf  gj  gs"),
        ("gj  gs  bf / --  **  GF", "gj  gs  bf / --  gf"),
        ("gj  gs  wj /   rd / bj  bs  WS / **", "gj  gs  wj /   rd / bj  bs / ws"),
        ("**  gj  gs /       rd / --  bj  bs  WS", "ws  gj  gs /       rd / --  bj  bs"),
        ("--  ** / gj  gs /   rd / bj  bs  WS", "--  ws / gj  gs /   rd / bj  bs"),
        ("GJ / gs  gf / wj  ws  **", "gs  gf / wj  ws  gj"),
    ],
)
def test_there_it_lies_then(drawing: str, after: str) -> None:
    board = move(drawing)
    assert board.estate() == picture(after)
    assert board.is_turn_of(0)


@pytest.mark.rule("A11.5")
def test_not_to_the_place_where_it_lay() -> None:
    board = lifting("gj  GS  gf / bj  bs  bf")
    own = board.match.view(None)
    assert (1, 2) not in [(place["row"], place["column"]) for place in own["places"]]
    board.refuses("place 4")
    assert len(board.legal()) == 9


@pytest.mark.rule("A11.5")
def test_a_tile_of_the_ground_stays_on_the_ground() -> None:
    board = lifting("gj  gs / gf  gp  GD")
    assert board.offers("stack") == []
    board.refuses("stack 1")


# ---- on level one ------------------------------------------------------------------------------------------------
@pytest.mark.rule("A11.4")
@pytest.mark.parametrize(
    ("drawing", "squares"),
    [
        ("gj  gs  wj /   RD / bj  bs  ws", [(1, 2)]),
        ("gj  gs  wj /       RD / bj  bs  ws", [(1, 1)]),
        ("wj  ks  gf /   RD / rp  bj  ws / kp  gj  rs", [(1, 2), (2, 1), (2, 2)]),
        ("wj  ks  gf /   RD / rp  bj  ws /       bd / kp  gj  rs", [(1, 2), (2, 1)]),
        ("wj  ks  gf /   rd  BD / rp  bj  ws /       bp / kp  gj  rs", [(2, 1)]),
        ("wj  ks /   RD / rp  bj / -- / gj  gs / kp  rs", [(4, 1)]),
    ],
)
def test_a_tile_of_level_one_goes_to_another_free_square(
    drawing: str, squares: list[tuple[int, int]]
) -> None:
    """Colors do not matter: hardly one of these squares has the tile's color."""
    board = lifting(drawing, split="allowed")
    assert board.squares() == squares
    assert board.offers("place") == []
    board.refuses("place 1")
    board.refuses(*(f"stack {number}" for number in range(1, 13) if str(number) not in board.offers("stack")))


@pytest.mark.rule("A11.4")
@pytest.mark.parametrize(
    ("drawing", "after"),
    [
        ("gj  gs  wj /   RD  ** / bj  bs  ws", "gj  gs  wj /       rd / bj  bs  ws"),
        ("gj  gs  wj /   **  RD / bj  bs  ws", "gj  gs  wj /   rd / bj  bs  ws"),
        (
            "wj  ks  gf /   RD  bp / rp  bj  ws /   ** / kp  gj  rs",
            "wj  ks  gf /       bp / rp  bj  ws /   rd / kp  gj  rs",
        ),
    ],
)
def test_there_it_lies_then_too(drawing: str, after: str) -> None:
    assert move(drawing).estate() == picture(after)


@pytest.mark.rule("A11.2", "A11.4")
def test_what_it_covered_can_be_moved_then() -> None:
    board = move("gj  gs  wj /   RD  ** / bj  bs  ws", hands="aa").play("move")
    assert board.offers("lift") == ["1", "4", "7"]


# ---- splitting an estate -----------------------------------------------------------------------------------------
@pytest.mark.rule("A11.6")
@pytest.mark.parametrize(
    ("drawing", "after"),
    [
        ("gj  GS  gf / **", "gj  --  gf / gs"),
        ("gj  GS  gf  **", "gj  --  gf  gs"),
        ("gj  gs / GF / bj  bs / **", "gj  gs / -- / bj  bs / gf"),
    ],
)
def test_with_the_option_allowed_moving_may_split_an_estate(drawing: str, after: str) -> None:
    assert move(drawing, split="allowed").estate() == picture(after)


@pytest.mark.rule("A11.6", "A6.2")
def test_then_both_parts_are_built_on() -> None:
    board = move("gj  GS  gf / **", hands="abw", row="bd -- -- -- -- --", split="allowed").play("buy 1")
    assert board.places() == picture("""
        --  01  --  02
        03  gj  04  gf  05
        06  gs  07  08
        --  09
        """)


@pytest.mark.rule("A11.3", "A11.6")
@pytest.mark.parametrize(
    ("estate", "numbers"),
    [
        ("gj  gs", "1 2"),
        ("gj  gs  gf", "1 3"),
        ("gj  gs  gf  gp", "1 4"),
        ("gj  gs  gf / --  gp", "1 3 4"),
        ("gj  gs / --  gf", "1 2 3"),
        ("gj  gs / bj  bs", "1 2 3 4"),
        ("gj  gs  gf  gp  gd", "1 5"),
        ("gj  gs /   rd / bj  bs  wf  wj", "6"),
        ("gj  gs /   rd / bj  bs  wf  wj  wd", "7"),
        ("gj  gs  bj / gf  --  bf / gp  bs  bp", "1 2 3 4 5 6 7 8"),
        ("--  gj / gs  gf  bj / --  bf / --  bs", "1 2 4 6"),
    ],
)
def test_else_all_have_to_hang_together(estate: str, numbers: str) -> None:
    """A tile in the middle can go only where it bridges the gap that it leaves. This is the default."""
    assert liftable(estate, "forbidden") == numbers.split()
    assert benben.load("ankhor").options["split"] == "forbidden"


@pytest.mark.rule("A11.6")
@pytest.mark.parametrize(
    ("drawing", "places"),
    [
        (
            "gj  GS / bj  bs",
            """
            --  01
            02  gj  gs
            04  bj  bs  05
            --  06  07
            """,
        ),
        (
            "gj  gs  GF / --  --  bf / --  --  bs",
            """
            gj  gs  gf
            --  06  bf
            --  --  bs
            """,
        ),
        (
            "gj  gs  bj / GF  --  bf / gp  bs  bp",
            """
            --  01  02  03
            04  gj  gs  bj  05
            --  gf  07  bf  08
            09  gp  bs  bp  10
            --  11  12  13
            """,
        ),
        (
            "gj  GS  bj / --  --  bf / gp  bs  bp",
            """
            gj  gs  bj
            06  --  bf
            gp  bs  bp
            """,
        ),
    ],
)
def test_it_may_only_go_where_they_do(drawing: str, places: str) -> None:
    """In the third drawing a ring stays one piece without the tile, in the fourth it is open on one side."""
    board = lifting(drawing, split="forbidden")
    assert board.places() == picture(places)
    numbers = [str(int(word)) for word in places.split() if word.isdigit()]
    assert board.offers("place") == numbers
    board.refuses(*(f"place {number}" for number in range(1, 15) if str(number) not in numbers))


@pytest.mark.rule("A11.6")
def test_the_option_does_not_touch_level_one() -> None:
    board = lifting("gj  gs  wj /   RD / bj  bs  ws", split="forbidden")
    assert board.squares() == [(1, 2)]


@pytest.mark.rule("A11.6", "A11.7")
def test_a_split_estate_may_be_joined_again() -> None:
    """With the option allowed, nothing else asks for it."""
    board = move("gj  **  gf  GS", split="allowed")
    assert board.estate() == "gj  gs  gf"


@pytest.mark.rule("A11.6")
@pytest.mark.parametrize(("split", "shown"), [("allowed", True), ("forbidden", False)])
def test_a_view_tells_the_option(split: str, shown: bool) -> None:
    assert lay(split=split).match.view(None)["split"] is shown
    assert lay(split=split).game.options["split"] == split


# ---- what moving is not ------------------------------------------------------------------------------------------
@pytest.mark.rule("A11.1", "A12.1")
def test_moving_does_not_change_the_number_of_tiles() -> None:
    board = move("GJ  gs  gf  **")
    assert len(board.open_estate().in_order) == 3


@pytest.mark.rule("A11.1")
def test_a_view_tells_which_tile_is_lifted() -> None:
    board = lay("gj  gs", hands="a").play("move")
    assert (board.match.view(None)["lifted"], board.match.view(None)["step"]) == (None, "lift")
    board.play("lift 2")
    assert (board.match.view(None)["lifted"], board.match.view(None)["step"]) == (2, "set_down")
    board.play("place 1")
    assert board.match.view(None)["lifted"] is None
    assert board.play(*TAKE).is_turn_of(1)
