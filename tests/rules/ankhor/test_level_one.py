"""A6 placing tiles: squares, and the good that level one saves."""

import pytest

from benben.games.ankhor.table import Step
from tests.rules.ankhor.acting import RICH, buying
from tests.rules.ankhor.drawing import picture
from tests.rules.ankhor.laying import lay

ONE = "bd -- -- -- -- --"


@pytest.mark.rule("A6.4")
@pytest.mark.parametrize(
    ("estate", "squares"),
    [
        ("bj  ws / kf  gp", [(1, 1)]),
        ("wj  bs / kf  gp", [(1, 1)]),
        ("wj  ks / bf  gp", [(1, 1)]),
        ("wj  ks / gf  bp", [(1, 1)]),
        ("wj  ks / gf  rp", []),
        ("bj  bs / bf  bp", [(1, 1)]),
        ("bj  bs / bf", []),
        ("bj  bs  bf  bp", []),
        ("wj  bs  ws / kf  gp  rj", [(1, 1), (1, 2)]),
        ("bj  ws  ks / kf  gp  rj", [(1, 1)]),
        ("ws  ks  bj / kf  gp  rj", [(1, 2)]),
        ("wj  ks / gf  rp / bj  ws", [(2, 1)]),
        ("bj  ks / gf  rp / rj  ws", [(1, 1)]),
        ("wj  ks  gf / rp  bj  ws / kp  gj  rs", [(1, 1), (1, 2), (2, 1), (2, 2)]),
        ("--  bj  ks / gf  rp  wj / kp  ws", [(1, 2)]),
        ("--  wj  ks / gf  rp  wj / kp  bs", [(2, 1)]),
        ("--  wj  ks / gf  bp  wj / kp  ws", [(1, 2), (2, 1)]),
        ("wj  --  bs / kf  --  gp", []),
        ("wj  bs / -- / kf  bp", []),
        ("wj  ks  --  bf  bp / gf  rp  --  kp  gp", [(1, 4)]),
    ],
)
def test_on_level_one_it_lies_on_four_tiles_one_of_its_color(
    estate: str, squares: list[tuple[int, int]]
) -> None:
    board = buying(estate, split="allowed")
    assert board.squares() == squares
    first_row_or_column = [board.open_estate().number(*square) for square in squares]
    assert board.offers("stack") == [str(number) for number in first_row_or_column]


@pytest.mark.rule("A6.4")
@pytest.mark.parametrize(
    ("estate", "taken"),
    [
        ("bj  ws /   wd / kf  gp", []),
        ("bj  ws  bs /       wd / kf  gp  rj", [(1, 1)]),
        ("bj  ws  bs /   wd / kf  gp  rj", [(1, 2)]),
        ("bj  ws  bs /   wd  kd / kf  gp  rj", []),
    ],
)
def test_no_two_tiles_on_the_same_square(estate: str, taken: list[tuple[int, int]]) -> None:
    board = buying(estate)
    assert board.squares() == taken
    board.refuses(*(f"stack {number}" for number in range(1, 7) if str(number) not in board.offers("stack")))


@pytest.mark.rule("A6.4", "A17.4")
def test_it_lies_in_the_middle_of_the_four() -> None:
    board = buying("bj  ws  wj / kf  gp  bf", hand="bw").play("stack 2", "save ivory")
    assert board.estate() == picture("""
        bj  ws  wj
              bd
        kf  gp  bf
        """)
    view = board.match.view(None)["seats"][0]["estate"][-1]
    assert (view["number"], view["level"], view["row"], view["column"]) == (7, 1, 1, 2)


@pytest.mark.rule("A6.4", "A17.4")
def test_the_upper_left_tile_names_the_square() -> None:
    board = buying("wj  ks  gf / rp  bj  ws / kp  gj  rs")
    assert board.offers("stack") == ["1", "2", "4", "5"]
    board.refuses("stack 3", "stack 6", "stack 7", "stack 9", "stack 10")
    assert board.play("stack 4", "save fish").open_estate().tops == {(2, 1): "bd"}


@pytest.mark.rule("A6.4")
def test_the_colors_of_level_one_do_not_help() -> None:
    """A blue tile lies on the left square; the right one has no blue among its four."""
    board = buying("bj  ws  wj /   bs / kf  gp  rf")
    assert board.squares() == []


@pytest.mark.rule("A6.5")
@pytest.mark.parametrize("saved", ["ivory", "charcoal", "herbs"])
def test_it_costs_one_good_less(saved: str) -> None:
    board = buying("bj  ws / kf  gp", space=2).play("stack 1", f"save {saved}")
    left = {"ivory": "bwr", "charcoal": "bkr", "herbs": "bgr"}[saved]
    assert (board.hand(), board.is_turn_of(1)) == (left, True)


@pytest.mark.rule("A6.5")
def test_on_the_ground_everything_is_paid() -> None:
    board = buying("bj  ws / kf  gp", space=2).play("place 1")
    assert (board.hand(), board.is_turn_of(1)) == ("br", True)


@pytest.mark.rule("A6.5", "A5.1")
@pytest.mark.parametrize(("hand", "space"), [("b", 1), ("w", 1), ("wk", 2), ("wg", 2), ("kg", 2), ("k", 3)])
def test_who_lacks_one_good_has_to_lay_it_there(hand: str, space: int) -> None:
    board = buying("bj  ws / kf  gp", hand=hand, space=space)
    assert board.asks(0, Step.PLACE)
    assert board.legal() == ["stack 1"]
    board.refuses("place 1", "place 4")
    assert board.play("stack 1").hand() == ""
    assert board.is_turn_of(1)


@pytest.mark.rule("A6.5", "A5.1")
@pytest.mark.parametrize(
    ("estate", "hand", "space"),
    [
        ("wj  ws / kf  gp", "b", 1),  # no square with the tile's color
        ("bj  ws / kf", "b", 1),  # no square
        ("bj  ws / kf  gp", "w", 2),  # two goods are missing
        ("bj  ws / kf  gp", "r", 1),
        ("bj  ws / kf  gp", "-", 3),
        ("bj  ws /   wd / kf  gp", "b", 1),  # the square is taken
        ("bj  ws / kf  gp", "ra", 1),
    ],
)
def test_who_cannot_lay_it_there_cannot_save(estate: str, hand: str, space: int) -> None:
    row = ["--"] * 6
    row[space - 1] = "bd"
    board = lay(estate, hands=hand, row=" ".join(row))
    assert board.offers("buy") == []
    board.refuses(f"buy {space}")


@pytest.mark.rule("A6.5", "A5.2")
@pytest.mark.parametrize(
    ("hand", "spaces"), [("-", []), ("w", []), ("b", ["1"]), ("bw", ["1", "2"]), ("bb", ["1"]), ("ww", ["2"])]
)
def test_of_two_equal_goods_one_may_be_missing(hand: str, spaces: list[str]) -> None:
    board = lay("bj  ws / kf  gp", hands=hand, row="bd bp -- -- -- --", prices="bb bww wk kgr rg grk")
    assert board.offers("buy") == spaces
    board.refuses(*(f"buy {space}" for space in "12" if space not in spaces))


@pytest.mark.rule("A6.6")
def test_the_player_chooses_which_good_he_saves() -> None:
    board = buying("bj  ws / kf  gp").play("stack 1")
    assert board.asks(0, Step.SAVE)
    assert board.legal() == ["save fish", "save ivory"]
    board.refuses("save charcoal", "save herbs", "save cloth", "stack 1", "place 1", "end")
    assert board.hand() == RICH, "nothing is paid yet"
    assert board.play("save fish").hand() == "bkgr"


@pytest.mark.rule("A6.6")
@pytest.mark.parametrize(
    ("hand", "choices", "left"),
    [
        ("wkg", ["ivory", "charcoal", "herbs"], "wkg"),
        ("wk", [], ""),
        ("wg", [], ""),
        ("kg", [], ""),
        ("bkgr", [], "br"),
    ],
)
def test_who_lacks_a_good_saves_that_one(hand: str, choices: list[str], left: str) -> None:
    board = buying("bj  ws / kf  gp", hand=hand, space=2).play("stack 1")
    assert board.offers("save") == choices
    if not choices:
        assert (board.hand(), board.is_turn_of(1)) == (left, True)


@pytest.mark.rule("A6.6")
@pytest.mark.parametrize(("hand", "left"), [("bb", "b"), ("b", ""), ("bbw", "bw")])
def test_nothing_to_choose_if_the_price_is_all_of_one_good(hand: str, left: str) -> None:
    board = buying("bj  ws / kf  gp", hand=hand, prices="bb wkg wk kgr rb wgr").play("stack 1")
    assert (board.hand(), board.is_turn_of(1)) == (left, True)


@pytest.mark.rule("A6.6")
@pytest.mark.parametrize(
    ("hand", "choices", "left"),
    [("bbw", ["fish", "ivory"], ""), ("bw", [], ""), ("bb", [], ""), ("bbk", [], "k"), ("bwk", [], "k")],
)
def test_of_two_equal_goods_one_is_saved(hand: str, choices: list[str], left: str) -> None:
    board = buying("bj  ws / kf  gp", hand=hand, space=2, prices="wk bbw wk kgr rg grb").play("stack 1")
    assert board.offers("save") == choices
    if choices:
        assert board.play("save fish").hand() == "b"
    else:
        assert (board.hand(), board.is_turn_of(1)) == (left, True)


@pytest.mark.rule("A6.7", "A6.8")
def test_there_is_no_level_two() -> None:
    """Four tiles of level one, two by two, are no square."""
    board = buying("""
        wj  ks  gf
          bp  wd
        rp  bj  ws
          kd  gd
        kp  gj  rs
        """)
    assert board.squares() == []
    assert board.offers("place") != []


@pytest.mark.rule("A6.8")
@pytest.mark.parametrize(
    ("tops", "left"),
    [
        (["", ""], "1 2 4 5"),
        (["  bd", ""], "2 4 5"),
        (["      bd", ""], "1 4 5"),
        (["  bd  bp", ""], "4 5"),
        (["  bd", "      bp"], "2 4"),
        (["  bd  bp", "  bf"], "5"),
    ],
)
def test_a_tile_may_carry_four(tops: list[str], left: str) -> None:
    """The one in the middle does, when each of the four squares is built on."""
    rows = ["wj  ks  gf", tops[0], "rp  bj  ws", tops[1], "kp  gj  rs"]
    board = buying(" / ".join(row for row in rows if row), "bs")
    assert board.offers("stack") == left.split()
    board.play(f"stack {left[-1]}", "save fish")
    assert len(board.open_estate().tops) == len(tops[0].split() + tops[1].split()) + 1


@pytest.mark.rule("A6.8", "A7.6")
def test_then_all_nine_are_covered() -> None:
    board = buying("wj  ks  gf /   bd  bp / rp  bj  ws /   bf / kp  gj  rs", "bs").play(
        "stack 5", "save fish"
    )
    assert board.open_estate().tops == {(1, 1): "bd", (1, 2): "bp", (2, 1): "bf", (2, 2): "bs"}
    tiles = board.match.view(None)["seats"][0]["estate"]
    assert [tile["covered"] for tile in tiles] == [True] * 9 + [False] * 4


@pytest.mark.rule("A6.4", "A6.2")
def test_a_new_tile_on_the_ground_may_make_a_square() -> None:
    board = lay("bj  ws / kf", hands="bwb", row="gd bs bp -- -- --")
    board.refuses("buy 3")
    board.play("buy 1", "place 6", "take fish", "take fish", "take cloth")
    assert board.estate() == picture("bj  ws / kf  gd")
    assert board.play("buy 3").legal() == ["stack 1"]


@pytest.mark.rule("A6.4")
def test_anybody_saves_on_his_own_squares_only() -> None:
    board = lay("gj  gs / gf  gp", "bj  ws / kf  rp", hands="b b", row=ONE)
    board.refuses("buy 1")
    board.play("take ankh", "take ankh", "take herbs")
    assert board.offers("buy") == ["1"]
