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
    board = lay(players, edition, track="nile, -, god, unrest", ra_count=LAST[players]).play(
        "draw", "reveal Ra"
    )
    assert (board.epoch, board.step) == (2, Step.TURN)
    assert board.track() == ["-"] * 8
    assert board.gone() == pile(f"nile, god, unrest, {LAST[players] + 1} ra")
    assert not any(board.tiles(seat) for seat in range(players))


@pytest.mark.rule("R9.1")
def test_the_last_but_one_ra_still_brings_an_auction() -> None:
    board = lay(track="nile", ra_count=6).play("draw", "reveal Ra")
    assert (board.epoch, board.step) == (1, Step.AUCTION)


@pytest.mark.rule("R9.2")
@BOTH
def test_the_epoch_ends_when_the_last_sun_is_used(edition: str) -> None:
    used = [[13], [], [11]]
    board = lay(edition=edition, suns=[[], [12], []], used=used, turn=1, track="gold, art", ra_count=3)
    board.play("invoke", "bid 12")
    assert board.epoch == 2
    assert board.points()[1] == 10 + 3, "the tiles of the last auction are scored"


@pytest.mark.rule("R9.2")
def test_the_epoch_goes_on_while_anybody_has_a_sun() -> None:
    board = lay(suns=[[], [12], [2]], used=[[13], [], [11]], turn=1).play("invoke", "pass", "bid 12")
    assert (board.epoch, board.actor, board.step) == (1, 2, Step.TURN)


@pytest.mark.rule("R9.2")
def test_the_epoch_ends_after_the_disasters_of_the_last_auction() -> None:
    board = lay(
        suns=[[], [12], []],
        used=[[13], [], [11]],
        turn=1,
        track="unrest, gold",
        tiles=["", "2 art, writing, religion"],
    )
    board.play("invoke", "bid 12")
    assert (board.epoch, board.actor, board.step) == (1, 1, Step.DISCARD)
    board.play("discard Writing", "discard Art")
    assert board.epoch == 2
    assert board.points()[1] == 10 + 3


@pytest.mark.rule("R9.2")
def test_the_last_ra_is_not_needed() -> None:
    board = lay(suns=[[], [12], []], used=[[13], [], [11]], turn=1).play("draw", "reveal Ra", "bid 12")
    assert board.epoch == 2


@pytest.mark.rule("R9.3")
@pytest.mark.rule("R11.4")
@BOTH
def test_the_sun_in_the_centre_stays(edition: str) -> None:
    by_ra = lay(edition=edition, centre=7, suns=[[13], [12], [11]], ra_count=7).play("draw", "reveal Ra")
    assert by_ra.centre == 7
    by_suns = lay(edition=edition, suns=[[], [12], []], used=[[13], [], [11]], turn=1).play(
        "invoke", "bid 12"
    )
    assert by_suns.centre == 12


@pytest.mark.rule("R9.4")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_every_epoch_ends_with_scoring(epoch: int) -> None:
    board = lay(2, tiles=["2 gold, art", "art"], epoch=epoch, ra_count=5).play("draw", "reveal Ra")
    assert board.points() == [16, 10]


@pytest.mark.rule("R11.1")
@BOTH
def test_what_leaves_the_game_after_scoring(edition: str) -> None:
    goes = "2 god, gold, 2 flood, art, agriculture, religion, astronomy, 2 writing"
    board = lay(edition=edition, tiles=["", goes], ra_count=7).play("draw", "reveal Ra")
    assert board.tiles(1) == pile("")
    assert board.gone() == pile(goes) + pile("8 ra")


@pytest.mark.rule("R11.2")
@BOTH
def test_what_stays_after_scoring(edition: str) -> None:
    stays = "3 pharaoh, 2 nile, fortress, obelisk, palace, pyramid, 3 sphinx, statues, step_pyramid, temple"
    board = lay(edition=edition, tiles=["", stays], ra_count=7).play("draw", "reveal Ra")
    assert board.tiles(1) == pile(stays)


@pytest.mark.rule("R11.2")
def test_kept_tiles_score_again() -> None:
    board = lay(tiles=["2 pharaoh, 3 nile, flood, art", "art", "art"], ra_count=7).play("draw", "reveal Ra")
    assert board.points() == [10 + 5 + 4, 8, 8]
    board.table.ra_count = 7
    board.play("draw", "reveal Ra")
    assert board.points() == [19 + 5 - 5, 8 - 2 - 5, 8 - 2 - 5], "without a new Flood the Niles score nothing"


@pytest.mark.rule("R11.3")
@BOTH
def test_all_suns_are_turned_face_up(edition: str) -> None:
    suns, used = [[13, 5], [12], []], [[8, 2], [9, 6, 3], [11, 10, 7, 4]]
    board = lay(edition=edition, suns=suns, used=used, ra_count=7).play("draw", "reveal Ra")
    assert [board.up(seat) for seat in range(3)] == [[13, 8, 5, 2], [12, 9, 6, 3], [11, 10, 7, 4]]
    assert not any(board.down(seat) for seat in range(3))


@pytest.mark.rule("R11.3")
def test_everybody_keeps_as_many_suns_as_before() -> None:
    board = lay(suns=[[], [12], []], used=[[13, 8, 5, 2], [9, 6, 3], [11, 10, 7, 4]], turn=1)
    board.play("invoke", "bid 12")
    assert board.up(1) == [9, 6, 3, 1]
    assert [len(board.up(seat)) for seat in range(3)] == [4, 4, 4]


@pytest.mark.rule("R11.5")
@BOTH
def test_a_new_epoch_begins_with_no_ra_and_an_empty_track(edition: str) -> None:
    board = lay(edition=edition, track="nile, flood", ra_count=7, tiles=["gold"])
    board.play("draw", "reveal Ra")
    assert (board.ra_count, board.track()) == (0, ["-"] * 8)
    assert sum(board.bag().values()) == 180 - 2 - 8 - 1, "nothing returns to the bag"


@pytest.mark.rule("R11.6")
def test_the_highest_sun_begins_the_new_epoch() -> None:
    board = lay(turn=0, suns=[[5], [12], [9]], used=[[8], [1], [13]], ra_count=7).play("draw", "reveal Ra")
    assert (board.actor, board.step) == (2, Step.TURN), "also if that sun was face-down"


@pytest.mark.rule("R11.6")
def test_the_centre_does_not_count_for_the_start() -> None:
    board = lay(turn=0, suns=[[5], [11], [9]], centre=13, ra_count=7).play("draw", "reveal Ra")
    assert board.actor == 1


def end(
    points: Sequence[int], suns: Sequence[Sequence[int]] = (), used: Sequence[Sequence[int]] = ()
) -> Board:
    """The last Ra tile of the game; everybody has one Art, so only suns change the points."""
    players = len(points)
    board = lay(
        players, points=points, suns=suns, used=used, tiles=["art"] * players, epoch=3, ra_count=LAST[players]
    )
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
    board = lay(suns=[[], [12], []], used=[[13], [], [11]], turn=1, epoch=3).play("invoke", "bid 12")
    assert board.is_over


@pytest.mark.rule("R12.1")
def test_the_last_scoring_decides() -> None:
    board = end([20, 16, 10], suns=[[3, 2], [9, 8], [7, 4]])
    assert board.points() == [15, 21, 10]
    assert board.winner() == 1


@pytest.mark.rule("R12.2")
def test_the_highest_sun_breaks_a_tie() -> None:
    board = end([20, 20, 10], suns=[[9, 3], [8, 4], [7, 5]])
    assert board.points() == [20, 20, 10]
    assert board.winner() == 0


@pytest.mark.rule("R12.2")
def test_the_tie_break_is_the_highest_single_sun_not_the_sum() -> None:
    board = end([10, 10, 20, 5], suns=[[11, 2], [10, 9], [8, 5], [12]])
    assert board.points() == [10, 15, 20, 0]
    board = end([20, 15, 3], suns=[[12, 2], [9, 8], [13]])  # sums 14, 17 and 13: 0, +5, -5
    assert board.points() == [20, 20, 0]
    assert board.winner() == 0


@pytest.mark.rule("R12.2")
def test_a_face_down_sun_breaks_the_tie_and_outsiders_do_not() -> None:
    board = end([20, 20, 10], suns=[[9], [], [13]], used=[[4], [11, 2], []])  # sums are all 13
    assert board.points() == [20, 20, 10]
    assert board.winner() == 1
