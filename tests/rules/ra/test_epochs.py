"""R9 the end of an epoch, R11 a new one, R12 the end of the game."""

from collections.abc import Sequence

import pytest

from benben.games.ra.table import Step
from tests.rules.ra.board import Board, lay, pile

BOTH = pytest.mark.parametrize("edition", ["1999", "2022"])
LAST = {2: 5, 3: 7, 4: 8, 5: 9}


@pytest.mark.rule("R9.1")
@BOTH
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_last_ra_ends_the_epoch_and_the_track_is_lost(edition: str, players: int) -> None:
    board = lay(f"turn=0 ra={LAST[players]} track=nile,-,god,unrest", players=players, edition=edition).play(
        "draw", "reveal Ra"
    )
    assert (board.epoch, board.step) == (2, Step.TURN)
    assert board.track() == ["-"] * 8
    assert board.gone() == pile(f"nile,god,unrest,ra*{LAST[players] + 1}")
    assert not any(board.tiles(seat) for seat in range(players))


@pytest.mark.rule("R9.1")
def test_the_last_but_one_ra_still_brings_an_auction() -> None:
    board = lay("turn=0 ra=6 track=nile").play("draw", "reveal Ra")
    assert (board.epoch, board.step) == (1, Step.AUCTION)


@pytest.mark.rule("R9.2")
@BOTH
def test_the_epoch_ends_when_the_last_sun_is_used(edition: str) -> None:
    board = lay("turn=1 ra=3 track=gold,art 0:suns=-/* 1:suns=12/* 2:suns=-/*", edition=edition)
    board.play("invoke", "bid 12")
    assert board.epoch == 2
    assert board.points()[1] == 10 + 3, "the tiles of the last auction are scored"


@pytest.mark.rule("R9.2")
def test_the_epoch_goes_on_while_anybody_has_a_sun() -> None:
    board = lay("turn=1 0:suns=-/* 1:suns=12/* 2:suns=2/*").play("invoke", "pass", "bid 12")
    assert (board.epoch, board.actor, board.step) == (1, 2, Step.TURN)


@pytest.mark.rule("R9.2")
def test_the_epoch_ends_after_the_disasters_of_the_last_auction() -> None:
    board = lay("turn=1 track=unrest,gold 0:suns=-/* 1:suns=12/* 2:suns=-/* 1:tiles=art*2,writing,religion")
    board.play("invoke", "bid 12")
    assert (board.epoch, board.actor, board.step) == (1, 1, Step.DISCARD)
    board.play("discard Writing", "discard Art")
    assert board.epoch == 2
    assert board.points()[1] == 10 + 3


@pytest.mark.rule("R9.2")
def test_the_last_ra_is_not_needed() -> None:
    board = lay("turn=1 0:suns=-/* 1:suns=12/* 2:suns=-/*").play("draw", "reveal Ra", "bid 12")
    assert board.epoch == 2


@pytest.mark.rule("R9.3")
@pytest.mark.rule("R11.4")
@BOTH
def test_the_sun_in_the_centre_stays(edition: str) -> None:
    by_ra = lay("turn=0 ra=7 centre=7 0:suns=13/* 1:suns=12/* 2:suns=11/*", edition=edition).play(
        "draw", "reveal Ra"
    )
    assert by_ra.centre == 7
    by_suns = lay("turn=1 0:suns=-/* 1:suns=12/* 2:suns=-/*", edition=edition).play("invoke", "bid 12")
    assert by_suns.centre == 12


@pytest.mark.rule("R9.4")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_every_epoch_ends_with_scoring(epoch: int) -> None:
    board = lay(f"epoch={epoch} turn=0 ra=5 0:tiles=gold*2,art 1:tiles=art", players=2).play(
        "draw", "reveal Ra"
    )
    assert board.points() == [16, 10]


@pytest.mark.rule("R11.1")
@BOTH
def test_what_leaves_the_game_after_scoring(edition: str) -> None:
    goes = "god*2,gold,flood*2,art,agriculture,religion,astronomy,writing*2"
    board = lay(f"turn=0 ra=7 1:tiles={goes}", edition=edition).play("draw", "reveal Ra")
    assert board.tiles(1) == pile("")
    assert board.gone() == pile(goes) + pile("ra*8")


@pytest.mark.rule("R11.2")
@BOTH
def test_what_stays_after_scoring(edition: str) -> None:
    stays = "pharaoh*3,nile*2,fortress,obelisk,palace,pyramid,sphinx*3,statues,step_pyramid,temple"
    board = lay(f"turn=0 ra=7 1:tiles={stays}", edition=edition).play("draw", "reveal Ra")
    assert board.tiles(1) == pile(stays)


@pytest.mark.rule("R11.2")
def test_kept_tiles_score_again() -> None:
    board = lay("turn=0 ra=7 0:tiles=pharaoh*2,nile*3,flood,art 1:tiles=art 2:tiles=art").play(
        "draw", "reveal Ra"
    )
    assert board.points() == [10 + 5 + 4, 8, 8]
    board.table.ra_count = 7
    board.play("draw", "reveal Ra")
    assert board.points() == [19 + 5 - 5, 8 - 2 - 5, 8 - 2 - 5], "without a new Flood the Niles score nothing"


@pytest.mark.rule("R11.3")
@BOTH
def test_all_suns_are_turned_face_up(edition: str) -> None:
    suns = "0:suns=13,5/8,2 1:suns=12/9,6,3 2:suns=-/11,10,7,4"
    board = lay(f"turn=0 ra=7 {suns}", edition=edition).play("draw", "reveal Ra")
    assert [board.up(seat) for seat in range(3)] == [[13, 8, 5, 2], [12, 9, 6, 3], [11, 10, 7, 4]]
    assert not any(board.down(seat) for seat in range(3))


@pytest.mark.rule("R11.3")
def test_everybody_keeps_as_many_suns_as_before() -> None:
    board = lay("turn=1 0:suns=-/13,8,5,2 1:suns=12/9,6,3 2:suns=-/11,10,7,4")
    board.play("invoke", "bid 12")
    assert board.up(1) == [9, 6, 3, 1]
    assert [len(board.up(seat)) for seat in range(3)] == [4, 4, 4]


@pytest.mark.rule("R11.5")
@BOTH
def test_a_new_epoch_begins_with_no_ra_and_an_empty_track(edition: str) -> None:
    board = lay("turn=0 ra=7 track=nile,flood 0:tiles=gold", edition=edition)
    board.play("draw", "reveal Ra")
    assert (board.ra_count, board.track()) == (0, ["-"] * 8)
    assert sum(board.bag().values()) == 180 - 2 - 8 - 1, "nothing returns to the bag"


@pytest.mark.rule("R11.6")
def test_the_highest_sun_begins_the_new_epoch() -> None:
    board = lay("turn=0 ra=7 0:suns=5/8,* 1:suns=12/1,* 2:suns=9/13,*").play("draw", "reveal Ra")
    assert (board.actor, board.step) == (2, Step.TURN), "also if that sun was face-down"


@pytest.mark.rule("R11.6")
def test_the_centre_does_not_count_for_the_start() -> None:
    board = lay("turn=0 ra=7 centre=13 0:suns=5/* 1:suns=12/* 2:suns=9/*").play("draw", "reveal Ra")
    assert board.actor == 1


def end(points: Sequence[int], *suns: str) -> Board:
    """The last Ra tile of the game; everybody has one Art, so only suns change the points."""
    seats = [f"{seat}:tiles=art {seat}:points={each}" for seat, each in enumerate(points)]
    seats += [f"{seat}:suns={each}" for seat, each in enumerate(suns)]
    board = lay(f"epoch=3 turn=0 ra={LAST[len(points)]} {' '.join(seats)}", players=len(points))
    return board.play("draw", "reveal Ra")


@pytest.mark.rule("R12.1")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_most_points_win_after_the_third_epoch(winner: int) -> None:
    points = [10, 10, 10]
    points[winner] = 40
    board = end(points)
    assert board.is_over
    assert board.legal() == []
    assert board.winner() == winner


@pytest.mark.rule("R12.1")
def test_the_game_may_end_with_the_last_sun() -> None:
    board = lay("epoch=3 turn=1 0:suns=-/* 1:suns=12/* 2:suns=-/*").play("invoke", "bid 12")
    assert board.is_over


@pytest.mark.rule("R12.1")
def test_the_last_scoring_decides() -> None:
    board = end([20, 16, 10], "5,4,3,2", "13,12,9,8", "11,10,7,6")
    assert board.points() == [15, 21, 10]
    assert board.winner() == 1


@pytest.mark.rule("R12.2")
def test_the_highest_sun_breaks_a_tie() -> None:
    board = end([20, 20, 10], "13,9,6,2", "12,8,7,3", "11,10,5,4")  # sums are all 30
    assert board.points() == [20, 20, 10]
    assert board.winner() == 0


@pytest.mark.rule("R12.2")
def test_the_tie_break_is_the_highest_single_sun_not_the_sum() -> None:
    board = end([10, 10, 20, 5], "11,6,3", "13,10,9", "8,7,5", "12,2,1")
    assert board.points() == [10, 15, 20, 0]
    board = end([20, 15, 5], "12,8,5,4", "11,10,9,7", "13,3,2,1")  # sums 29, 37 and 19: 0, +5, -5
    assert board.points() == [20, 20, 0]
    assert board.winner() == 0


@pytest.mark.rule("R12.2")
def test_a_face_down_sun_breaks_the_tie_and_outsiders_do_not() -> None:
    board = end([20, 20, 10], "11/10,5,4", "-/12,8,7,3", "13/9,6,2")  # sums are all 30
    assert board.points() == [20, 20, 10]
    assert board.winner() == 1
