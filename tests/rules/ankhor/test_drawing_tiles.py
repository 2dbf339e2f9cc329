"""A10 drawing new tiles."""

import pytest

from benben.engine.table import CHANCE
from benben.games.ankhor.table import Step
from tests.rules.ankhor.board import Board
from tests.rules.ankhor.laying import NO_ROW, lay
from tests.rules.playing import random_game

FULL = "bf wf kf gf rf kp"


def drawing(row: str, players: int = 2, pile: str = "left", **words: object) -> Board:
    """An ankh was spent on drawing; the tops of the piles are green and red."""
    board = lay(players=players, hands="a", row=row, tops="gr", **words)  # type: ignore[arg-type]
    return board.play(f"draw {pile}")


# ---- discarding and sliding --------------------------------------------------------------------------------------
@pytest.mark.rule("A10.2", "A10.3")
@pytest.mark.parametrize(
    ("row", "two", "more"),
    [
        ("bf wf kf gf rf kp", "wf kf gf rf kp --", None),
        ("bf wf kf gf rf --", "wf kf gf rf -- --", "bf wf kf gf rf --"),
        ("-- wf kf gf rf kp", "kf gf rf kp -- --", "wf kf gf rf kp --"),
        ("bf -- kf -- rf --", "kf rf -- -- -- --", "bf kf rf -- -- --"),
        ("-- -- -- gf -- kp", "kp -- -- -- -- --", "gf kp -- -- -- --"),
        ("-- -- -- -- -- kp", "-- -- -- -- -- --", "kp -- -- -- -- --"),
        ("bf -- -- -- -- --", "-- -- -- -- -- --", "bf -- -- -- -- --"),
        ("-- -- -- -- -- --", "-- -- -- -- -- --", "-- -- -- -- -- --"),
    ],
)
def test_two_players_discard_the_leftmost_tile_then_the_others_slide(
    row: str, two: str, more: str | None
) -> None:
    """Three and four discard nothing."""
    assert drawing(row).row() == two
    for players in (3, 4):
        if more is not None:
            assert drawing(row, players).row() == more


@pytest.mark.rule("A10.2")
@pytest.mark.parametrize("row", ["bf wf -- -- -- --", "-- -- bf wf -- --"])
def test_discarding_cannot_be_left_out(row: str) -> None:
    board = lay(hands="a", row=row)
    assert [line for line in board.legal() if not line.startswith("take")] == ["draw left", "draw right"]
    assert board.play("draw left").row().startswith("wf -- --")


@pytest.mark.rule("A10.10")
def test_with_an_empty_row_nothing_is_discarded() -> None:
    board = drawing(NO_ROW)
    assert sum(board.piles()) == 55
    board.play("deal")
    assert sum(board.piles()) == 49
    assert NO_ROW[:2] not in board.row()


@pytest.mark.rule("A10.9")
def test_discarded_tiles_leave_the_game() -> None:
    board = drawing("bf -- -- -- -- --", face_down="gj rs", piles=(1, 1))
    board.play("reveal jackal", "reveal scarab")
    assert board.row() == "gj rs -- -- -- --"
    assert (board.piles(), sum(board.table.pool)) == ((0, 0), 0)


@pytest.mark.rule("A10.9")
def test_they_are_never_shuffled_again() -> None:
    """What lies face down only becomes less."""
    before = None
    for match in random_game("ankhor", 4, players=2):
        pool = match.table.pool.copy()
        assert before is None or (pool <= before).all()
        before = pool


# ---- filling -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("A10.1", "A10.4", "A10.5")
@pytest.mark.parametrize(("pile", "color", "letter"), [("left", "green", "g"), ("right", "red", "r")])
def test_the_empty_spaces_are_filled_from_the_chosen_pile(pile: str, color: str, letter: str) -> None:
    board = drawing("bf -- wf -- -- kf", 3, pile)
    before = board.piles()
    assert board.asks(CHANCE, Step.REVEAL)
    assert board.row() == "bf wf kf -- -- --"
    board.play("reveal jackal")
    assert board.row() == f"bf wf kf {letter}j -- --"
    assert board.asks(CHANCE, Step.SHOW)
    board.play("show black")
    assert board.tops() == ("kr" if pile == "left" else "gk")
    board.play("reveal scarab", "show white", "reveal desert", "show blue")
    assert board.row() == f"bf wf kf {letter}j ks wd"
    assert board.tops() == ("br" if pile == "left" else "gb")
    drawn = (3, 0) if pile == "left" else (0, 3)
    assert board.piles() == (before[0] - drawn[0], before[1] - drawn[1])
    assert board.is_turn_of(0)
    assert color[0] == letter


@pytest.mark.rule("A10.4")
@pytest.mark.parametrize(
    ("piles", "offered"), [((4, 3), ["left", "right"]), ((7, 0), ["left"]), ((0, 7), ["right"])]
)
def test_only_piles_that_have_tiles(piles: tuple[int, int], offered: list[str]) -> None:
    board = lay(hands="a", face_down="gj gs gd gp rj rs rh", piles=piles)
    assert board.offers("draw") == offered
    board.refuses(*(f"draw {pile}" for pile in ("left", "right") if pile not in offered), "slide")


@pytest.mark.rule("A10.6")
@pytest.mark.parametrize(("pile", "piles"), [("left", (2, 5)), ("right", (5, 2))])
def test_when_the_pile_runs_out_the_other_one_is_used(pile: str, piles: tuple[int, int]) -> None:
    board = lay(players=3, hands="a", row=NO_ROW, face_down="gj gs gd rj rs rd rh", piles=piles, tops="gg")
    board.play(f"draw {pile}", "reveal jackal", "show red", "reveal jackal")
    assert board.tops() == ("-g" if pile == "left" else "g-")
    assert board.row() == "gj rj -- -- -- --"
    assert board.odds() == {"reveal scarab": 1, "reveal desert": 1}, (
        "of the green tile on top of the other pile"
    )
    board.play("reveal scarab", "show green", "reveal desert", "show red", "deal")
    assert board.row().startswith("gj rj gs gd r")
    assert sorted(board.piles()) == [0, 1]


@pytest.mark.rule("A10.6")
@pytest.mark.parametrize("pile", ["left", "right"])
def test_when_both_are_empty_the_rest_stays_empty(pile: str) -> None:
    board = lay(players=3, hands="a", row="-- -- bf -- -- --", face_down="gj gs rj", piles=(2, 1), tops="gr")
    board.play(f"draw {pile}", "deal")
    assert board.row().startswith("bf ")
    assert board.row().endswith("-- --")
    assert (board.piles(), board.tops()) == ((0, 0), "--")
    assert board.is_turn_of(0)


@pytest.mark.rule("A10.5", "A10.6")
def test_the_piles_may_end_with_the_last_gap() -> None:
    board = lay(players=3, hands="a", row="bf wf kf gf rf --", face_down="gj", piles=(1, 0)).play(
        "draw left", "deal"
    )
    assert board.row() == "bf wf kf gf rf gj"
    assert board.piles() == (0, 0)


@pytest.mark.rule("A2.6", "A10.5")
def test_any_face_down_tile_of_the_color_may_come() -> None:
    board = drawing("bf -- -- -- -- --", 3, face_down="gj gj gs gd rj bh", piles=(3, 3))
    assert board.odds() == {"reveal jackal": 2, "reveal scarab": 1, "reveal desert": 1}
    board.play("reveal scarab")
    assert board.odds() == {"show green": 3, "show blue": 1}, "the red one lies on the other pile"
    board.play("show green")
    assert board.odds() == {"reveal jackal": 2, "reveal desert": 1}


# ---- when it is possible -----------------------------------------------------------------------------------------
@pytest.mark.rule("A10.7")
@pytest.mark.parametrize("players", [3, 4])
def test_not_while_the_row_is_full(players: int) -> None:
    board = lay(players=players, hands="a", row=FULL)
    assert board.offers("draw") == []
    board.refuses("draw left", "draw right", "slide")
    assert lay(players=players, hands="a", row=FULL.replace("gf", "--")).offers("draw") == ["left", "right"]
    assert lay(players=players, hands="a", row=FULL.replace("kp", "--")).offers("draw") == ["left", "right"]


@pytest.mark.rule("A10.7", "A10.2")
def test_two_players_can_draw_all_the_same() -> None:
    board = lay(hands="a", row=FULL)
    assert board.offers("draw") == ["left", "right"]
    board.play("draw right", "deal")
    assert board.row().startswith("wf kf gf rf kp ")
    assert board.row()[-2:] != "--"


@pytest.mark.rule("A10.8")
@pytest.mark.parametrize(
    ("row", "two", "more"),
    [
        ("bf wf kf gf rf kp", "wf kf gf rf kp --", None),
        ("bf wf -- -- -- --", "wf -- -- -- -- --", None),
        ("bf -- -- -- -- --", "-- -- -- -- -- --", None),
        ("bf -- wf -- -- --", "wf -- -- -- -- --", "bf wf -- -- -- --"),
        ("-- -- -- -- -- bf", "-- -- -- -- -- --", "bf -- -- -- -- --"),
        ("-- wf kf gf rf kp", "kf gf rf kp -- --", "wf kf gf rf kp --"),
        ("-- -- -- -- -- --", None, None),
    ],
)
def test_without_piles_only_if_it_changes_something(row: str, two: str | None, more: str | None) -> None:
    """Without a pile to choose it is called `slide`."""
    for players, after in ((2, two), (3, more), (4, more)):
        board = lay("gj", players=players, hands="a", row=row, face_down="")
        board.refuses("draw left", "draw right")
        if after is None:
            assert "slide" not in board.legal()
            board.refuses("slide")
        else:
            assert board.legal()[-1] == "slide"
            board.play("slide")
            assert (board.row(), board.hand()) == (after, "")
            assert board.is_turn_of(0)


@pytest.mark.rule("A10.8", "A3.5")
def test_sliding_after_the_normal_action() -> None:
    take = ["take fish", "take fish", "take fish"]
    board = lay("gj", hands="a", row="bf -- -- -- -- --", face_down="").play(*take)
    assert board.legal() == ["slide", "end"]
    board = lay("gj", players=3, hands="a", row="bf -- -- -- -- --", face_down="").play(*take)
    assert board.is_turn_of(1)


@pytest.mark.rule("A10.1", "A3.7")
def test_it_costs_one_ankh() -> None:
    board = lay(hands="aa").play("draw left")
    assert (board.hand(), board.supply("a")) == ("a", 3)
    assert lay(hands="bwkgr").offers("draw") == []


@pytest.mark.rule("A10.1", "A5.4")
def test_new_tiles_can_be_bought_at_once() -> None:
    board = lay(hands="abw", row="bf wf -- -- -- --", tops="gr").play(
        "draw left", "reveal jackal", "show red", "reveal scarab", "show red"
    )
    assert board.row() == "wf gj rs -- -- --"
    board.play("deal", "buy 1")
    assert board.estate() == "wf"
