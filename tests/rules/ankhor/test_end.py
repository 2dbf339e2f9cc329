"""A12 the end of the game."""

import pytest

from benben.engine.table import OVER
from benben.games.ankhor.table import Step
from tests.rules.ankhor.board import Board
from tests.rules.ankhor.laying import NO_ROW, lay

TWELVE = """
gj  gs  gf  gp
bj  bs  wf  bp
rj  rs  kf  rp
"""
TAKE = ["take ankh"] * 3


def turn(board: Board) -> Board:
    """The rest of a turn, in which nothing but tokens changes hands."""
    seat = board.actor
    while board.actor == seat:
        legal = board.match.legal_moves
        board.play("end" if "end" in legal else str(legal[0]))
    return board


def idle_round(board: Board) -> Board:
    """Such a turn of everybody."""
    for _ in range(board.players):
        turn(board)
    return board


# ---- the thirteenth tile -----------------------------------------------------------------------------------------
@pytest.mark.rule("A12.1", "A12.2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_round_of_the_thirteenth_tile_is_the_last(players: int, seat: int) -> None:
    estates = [""] * seat + [TWELVE]
    board = lay(*estates, players=players, turn=seat, hands="- " * seat + "bw", row="bd -- -- -- -- --")
    assert not board.match.view(None)["last_round"]
    board.play("buy 1", "place 1")
    assert len(board.open_estate(seat).ground) == 13
    assert board.match.view(None)["last_round"]
    for each in range(seat + 1, players):
        assert board.is_turn_of(each)
        turn(board)
    assert board.is_over


@pytest.mark.rule("A12.1")
def test_not_the_twelfth() -> None:
    board = lay("", TWELVE.replace("  gp", ""), turn=1, hands="- bw", row="bd -- -- -- -- --").play(
        "buy 1", "place 1"
    )
    assert len(board.open_estate(1).ground) == 12
    assert board.is_turn_of(0)
    assert not board.match.view(None)["last_round"]


@pytest.mark.rule("A12.1")
@pytest.mark.parametrize("level", ["ground", "one"])
@pytest.mark.parametrize(("tops", "is_over"), [("      rd", False), ("  gd  rd", True)])
def test_tiles_of_both_levels_count(level: str, tops: str, is_over: bool) -> None:
    """Ten tiles on the ground, one or two on level one, and another one on either."""
    estate = f"gj  gs  gf  gp / {tops} / bj  bs  wf  bp / rj  rs"
    board = lay("", estate, turn=1, hands="- bw", row="bd -- -- -- -- --").play("buy 1")
    if level == "ground":
        board.play("place 1")
    else:
        board.play(f"stack {board.offers('stack')[0]}", "save fish")
    assert board.is_over == is_over


@pytest.mark.rule("A12.1", "A11.1")
def test_moving_does_not_bring_the_end() -> None:
    board = lay("", TWELVE, turn=1, hands="- a", row=NO_ROW).play("move", "lift 1", "place 5", *TAKE)
    assert not board.is_over


@pytest.mark.rule("A12.2")
def test_all_have_had_equally_many_turns() -> None:
    """The first seat lays its thirteenth tile; the others may still buy theirs."""
    board = lay(TWELVE, "wj", "kj", players=3, hands="bw wkg bk", row="bd wd kd -- -- --")
    board.play("buy 1", "place 1", "buy 2", "place 1", "buy 3", "place 1")
    assert board.is_over
    assert [len(board.open_estate(seat).ground) for seat in range(3)] == [13, 2, 2]


@pytest.mark.rule("A12.1", "A12.2")
def test_others_may_lay_their_thirteenth_in_the_last_round() -> None:
    other = "wj  ws  wc  wp / kj  ks  kc  kp / bc  rc  gc  kh"
    board = lay(TWELVE, other, hands="bw wkg", row="bd wd -- -- -- --").play("buy 1", "place 1")
    assert board.is_turn_of(1)
    board.play("buy 2", "place 1")
    assert board.is_over
    assert [len(board.open_estate(seat).ground) for seat in range(2)] == [13, 13]


@pytest.mark.rule("A12.3", "A8.11")
def test_an_extra_turn_in_the_last_round_is_played_too() -> None:
    board = lay("", TWELVE, turn=1, hands="- bw", row="bc -- -- -- -- --").play("buy 1", "place 1")
    assert board.is_turn_of(1)
    assert board.play(*TAKE).is_over


@pytest.mark.rule("A12.2", "A3.5")
def test_extra_actions_of_the_last_turn_too() -> None:
    board = lay("", TWELVE, turn=1, hands="- bwa", row="bd -- -- -- -- --").play("buy 1", "place 1")
    assert board.actor == 1
    assert board.play("end").is_over


@pytest.mark.rule("A12.1")
def test_then_nothing_is_legal_any_more() -> None:
    board = lay("", TWELVE, turn=1, hands="- bw", row="bd -- -- -- -- --").play("buy 1", "place 1")
    assert (board.actor, board.legal()) == (OVER, [])
    view = board.match.view(None)
    assert (view["over"], view["step"], view["actor"]) == (True, "over", None)
    assert (view["acted"], view["spendable"], view["again"]) == (False, 0, False)
    assert board.match.outcome is not None


# ---- the last tile -----------------------------------------------------------------------------------------------
@pytest.mark.rule("A12.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_round_of_the_last_tile_is_the_last(players: int, seat: int) -> None:
    board = lay(players=players, turn=seat, hands="- " * seat + "bk", row="-- -- bf -- -- --", face_down="")
    assert not board.match.view(None)["last_round"]
    board.play("buy 3")
    assert board.match.view(None)["last_round"]
    for each in range(seat + 1, players):
        assert board.is_turn_of(each)
        turn(board)
    assert board.is_over


@pytest.mark.rule("A12.4", "A10.8")
def test_the_last_tile_may_be_discarded() -> None:
    board = lay(turn=1, hands="- a", row="-- -- bf -- -- --", face_down="").play("slide")
    assert board.is_turn_of(1)
    assert board.match.view(None)["last_round"]
    assert board.play(*TAKE).is_over


@pytest.mark.rule("A12.4")
@pytest.mark.parametrize(
    ("row", "face_down", "piles"),
    [("-- -- -- -- -- bf", "", (0, 0)), (NO_ROW, "bf", (1, 0)), (NO_ROW, "bf", (0, 1))],
)
def test_not_while_there_is_a_tile_in_the_row_or_a_pile(
    row: str, face_down: str, piles: tuple[int, int]
) -> None:
    board = lay(turn=1, row=row, face_down=face_down, piles=piles).play(*TAKE)
    assert not board.is_over
    assert not board.match.view(None)["last_round"]


@pytest.mark.rule("A12.4", "A8.9")
def test_a_last_tile_that_is_a_scribe_brings_its_turn() -> None:
    board = lay(turn=1, hands="- bw", row="bc -- -- -- -- --", face_down="").play("buy 1")
    assert board.is_turn_of(1)
    assert board.play(*TAKE).is_over


# ---- twenty idle rounds ------------------------------------------------------------------------------------------
@pytest.mark.rule("A12.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_rounds_without_a_tile_are_the_end(players: int) -> None:
    board = Board(players).play("deal")
    for number in range(20):
        assert not board.is_over, number
        idle_round(board)
    assert board.is_over


@pytest.mark.rule("A12.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_rounds_begin_when_all_had_a_turn_without_one(seat: int) -> None:
    """A round in which any player bought a tile does not count."""
    board = lay(players=3, turn=seat, hands="- " * seat + "bw").play("buy 1")
    while board.actor != 0:
        turn(board)
    for _ in range(20):
        assert not board.is_over
        idle_round(board)
    assert board.is_over


@pytest.mark.rule("A12.5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("lines", "is_over"),
    [([], True), (["buy 1"], False), (["draw left", "deal"], False), (["move", "lift 1", "place 1"], True)],
    ids=["nothing", "buy", "draw", "move"],
)
def test_a_tile_that_is_bought_or_drawn_begins_the_count_again(
    players: int, lines: list[str], is_over: bool
) -> None:
    """In the twentieth round; moving a tile does not."""
    board = lay("gj  gs", players=players, hands="bwa", row="bf wf kf gf rf --", idle=19 * players)
    board.play(*lines)
    if board.asks(0, Step.PLACE):
        board.play("place 1")
    assert idle_round(board).is_over == is_over


@pytest.mark.rule("A12.5", "A10.8")
def test_so_does_one_that_is_discarded() -> None:
    board = lay(hands="a", row="bf wf -- -- -- --", face_down="", idle=38).play("slide", *TAKE)
    assert not turn(board).is_over
    board = lay(players=3, hands="a", row="-- wf -- -- -- --", face_down="", idle=57).play("slide", *TAKE)
    assert turn(turn(board)).is_over, "with three players a tile slides, but none goes"


@pytest.mark.rule("A12.5", "A8.11")
def test_an_extra_turn_does_not_count() -> None:
    """The scribe was bought: the round has a tile, even if its owner buys none on the extra turn."""
    board = lay(hands="bw", row="bc -- -- -- -- --").play("buy 1", *TAKE)
    turn(board)
    for _ in range(20):
        assert not board.is_over
        idle_round(board)
    assert board.is_over


@pytest.mark.rule("A12.5")
def test_the_end_comes_at_the_end_of_a_round_only() -> None:
    board = lay(players=3, turn=1, idle=59).play(*TAKE)
    assert board.is_turn_of(2)
    assert turn(board).is_over


@pytest.mark.rule("A12.5")
def test_a_view_counts_the_idle_turns() -> None:
    board = lay(hands="bw", idle=7)
    assert board.match.view(None)["idle_turns"] == 7
    board.play("buy 1")
    assert board.match.view(None)["idle_turns"] == 0
    assert turn(board).match.view(None)["idle_turns"] == 1
