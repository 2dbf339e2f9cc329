"""R5 the auction, R6 winning one."""

import pytest

from benben.engine.table import CHANCE
from benben.games.ra.table import Cause, Step
from tests.rules.ra.board import Board, lay, pile

FULL = "nile*2,flood,art,palace,pharaoh,gold,sphinx"


def at_auction(board: Board) -> bool:
    return board.actor >= 0 and board.step == Step.AUCTION


def bidders(board: Board) -> list[int]:
    """The seats that are asked when everybody who may passes, in order."""
    asked = []
    while at_auction(board):
        asked.append(board.actor)
        board.play(board.legal()[-1])
    return asked


@pytest.mark.rule("R5.1")
@pytest.mark.parametrize(
    ("track", "lines", "cause"),
    [
        ("nile", ("draw", "reveal Ra"), Cause.RA_TILE),
        ("nile", ("invoke",), Cause.INVOKED),
        ("", ("invoke",), Cause.INVOKED),
        (FULL, ("invoke",), Cause.FULL_TRACK),
    ],
)
def test_an_auction_has_one_of_three_causes(track: str, lines: tuple[str, ...], cause: Cause) -> None:
    board = lay(f"turn=1 track={track or '-'}").play(*lines)
    assert at_auction(board)
    assert (board.table.cause, board.table.ra_player) == (cause, 1)


@pytest.mark.rule("R5.2")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_the_ra_player_bids_last(turn: int) -> None:
    board = lay(f"turn={turn}", players=4).play("draw", "reveal Ra")
    assert bidders(board) == [(turn + step) % 4 for step in (1, 2, 3, 4)]


@pytest.mark.rule("R5.2")
def test_everybody_has_one_chance_only() -> None:
    board = lay("turn=0 track=nile").play("draw", "reveal Ra", "bid 3", "bid 4", "bid 5")
    assert not at_auction(board), "the bidder of 3 is not asked again"
    assert board.tiles(0) == pile("nile")


@pytest.mark.rule("R5.3")
def test_only_players_with_face_up_suns_take_part() -> None:
    board = lay("turn=2 0:suns=13/* 1:suns=-/* 2:suns=11/* 3:suns=-/* 4:suns=12/*", players=5).play(
        "draw", "reveal Ra"
    )
    assert bidders(board) == [4, 0, 2]


@pytest.mark.rule("R5.4")
def test_the_first_bid_is_any_face_up_sun() -> None:
    board = lay("turn=0 0:suns=13/* 1:suns=12,6/9,3 2:suns=11/*").play("draw", "reveal Ra")
    assert board.legal() == ["bid 6", "bid 12", "pass"]


@pytest.mark.rule("R5.4")
def test_later_bids_are_higher() -> None:
    board = lay("turn=0 track=nile").play("draw", "reveal Ra", "bid 9")
    assert board.actor == 2
    assert board.legal() == ["bid 10", "bid 11", "pass"]
    board.play("bid 11")
    assert board.legal() == ["bid 13", "pass"]


@pytest.mark.rule("R5.4")
def test_a_pass_does_not_lower_the_highest_bid() -> None:
    board = lay("turn=0", players=4).play("draw", "reveal Ra", "bid 7", "pass")
    assert board.actor == 3
    assert board.legal() == ["bid 9", "bid 10", "pass"]


@pytest.mark.rule("R5.5")
@pytest.mark.parametrize(
    ("track", "lines"), [("nile", ("draw", "reveal Ra")), ("", ("invoke",)), (FULL, ("invoke",))]
)
def test_everybody_else_may_pass_whatever_the_cause(track: str, lines: tuple[str, ...]) -> None:
    board = lay(f"turn=0 track={track or '-'}").play(*lines)
    for seat in (1, 2):
        assert board.actor == seat
        assert "pass" in board.legal()
        board.play("pass")


@pytest.mark.rule("R5.6")
@pytest.mark.parametrize("edition", ["1999", "2022"])
@pytest.mark.parametrize("track", ["", "nile", "nile*7"])
def test_who_invoked_must_bid_if_no_one_did(edition: str, track: str) -> None:
    board = lay(f"turn=0 track={track or '-'}", edition=edition).play("invoke", "pass", "pass")
    assert board.actor == 0
    assert board.legal() == ["bid 2", "bid 5", "bid 8", "bid 13"]
    board.play("bid 2")
    assert (board.centre, board.down(0)) == (2, [1])


@pytest.mark.rule("R5.6")
def test_who_invoked_may_pass_if_somebody_bid() -> None:
    board = lay("turn=0 track=nile").play("invoke", "pass", "bid 4")
    assert (board.actor, board.legal()) == (0, ["bid 5", "bid 8", "bid 13", "pass"])
    board.play("pass")
    assert board.tiles(2) == pile("nile")


@pytest.mark.rule("R5.6")
def test_a_track_with_a_gap_is_not_full() -> None:
    gap = "nile*2,-,art,palace,pharaoh,gold,sphinx"
    assert "pass" not in lay(f"turn=0 track={gap}").play("invoke", "pass", "pass").legal()


@pytest.mark.rule("R5.7")
@pytest.mark.parametrize("edition", ["1999", "2022"])
def test_when_all_pass_after_a_ra_tile_everything_stays(edition: str) -> None:
    board = lay("turn=0 track=nile,-,art centre=6 0:suns=13/* 1:suns=12/* 2:suns=11/*", edition=edition)
    board.play("draw", "reveal Ra", "pass", "pass", "pass")
    assert board.track()[:3] == ["nile", "-", "art"]
    assert board.centre == 6
    assert (board.actor, board.step) == (1, Step.TURN)
    assert board.gone() == pile("ra")


@pytest.mark.rule("R5.8")
@pytest.mark.parametrize("edition", ["1999", "2022"])
def test_when_all_pass_on_a_full_track_the_tiles_are_lost(edition: str) -> None:
    board = lay(f"turn=0 track={FULL} centre=6 0:suns=13/* 1:suns=12/* 2:suns=11/*", edition=edition)
    board.play("invoke", "pass", "pass")
    assert board.legal() == ["bid 13", "pass"], "the Ra player may pass as well"
    board.play("pass")
    assert board.track() == ["-"] * 8
    assert board.gone() == pile(FULL)
    assert board.centre == 6
    assert board.up(0) == [13]
    assert (board.actor, board.legal()) == (1, ["draw", "invoke"])


@pytest.mark.rule("R5.9")
def test_who_can_only_pass_is_not_asked() -> None:
    board = lay("turn=0 0:suns=13,2/* 1:suns=12/* 2:suns=11,10/*").play("draw", "reveal Ra", "bid 12")
    assert board.actor == 0, "11 and 10 cannot beat 12"
    assert board.legal() == ["bid 13", "pass"]


@pytest.mark.rule("R5.9")
def test_an_unbeatable_bid_ends_the_auction() -> None:
    board = lay("turn=2 track=nile").play("invoke", "bid 13")
    assert board.tiles(0) == pile("nile")
    assert (board.actor, board.step) == (0, Step.TURN)


@pytest.mark.rule("R5.9")
def test_everybody_with_a_higher_sun_is_asked() -> None:
    board = lay("turn=0", players=4).play("invoke", "bid 3")
    assert board.legal() == ["bid 4", "bid 8", "bid 11", "pass"]
    board.play("pass")
    assert board.legal() == ["bid 5", "bid 9", "bid 10", "pass"]


@pytest.mark.rule("R5.10")
def test_a_player_alone_may_pass_after_a_ra_tile() -> None:
    board = lay("turn=1 track=nile 0:suns=-/* 1:suns=12,9/* 2:suns=-/*").play("draw", "reveal Ra")
    assert (board.actor, board.legal()) == (1, ["bid 9", "bid 12", "pass"])
    board.play("pass")
    assert (board.actor, board.step, board.track()[0]) == (1, Step.TURN, "nile")


@pytest.mark.rule("R5.10")
def test_a_player_alone_must_bid_when_he_invoked() -> None:
    board = lay("turn=1 track=nile 0:suns=-/* 1:suns=12,9/* 2:suns=-/*").play("invoke")
    assert (board.actor, board.legal()) == (1, ["bid 9", "bid 12"])


@pytest.mark.rule("R5.10")
def test_a_player_alone_may_pass_on_a_full_track() -> None:
    board = lay(f"turn=1 track={FULL} 0:suns=-/* 1:suns=12,9/* 2:suns=-/*").play("invoke")
    assert board.legal() == ["bid 9", "bid 12", "pass"]
    board.play("pass")
    assert (board.actor, board.track(), board.epoch) == (1, ["-"] * 8, 1)


@pytest.mark.rule("R6.1")
def test_the_highest_bid_wins() -> None:
    board = lay("turn=0 track=nile,art", players=4).play(
        "draw", "reveal Ra", "bid 7", "bid 8", "pass", "bid 13"
    )
    assert [board.tiles(seat) for seat in range(4)] == [pile("nile,art"), pile(""), pile(""), pile("")]


@pytest.mark.rule("R6.2")
def test_the_winning_sun_changes_places_with_the_centre() -> None:
    board = lay("turn=0 centre=1").play("draw", "reveal Ra", "pass", "bid 10", "pass")
    assert board.centre == 10
    assert (board.up(2), board.down(2)) == ([11, 7, 4], [1])


@pytest.mark.rule("R6.2")
def test_a_won_sun_cannot_be_used_in_this_epoch() -> None:
    board = lay("turn=0 centre=13 0:suns=5/* 1:suns=4/* 2:suns=3/*").play("invoke", "bid 4", "bid 5")
    assert 13 in board.down(0)
    assert board.play("draw", "reveal Ra").legal() == ["bid 3", "pass"]
    board.play("pass")
    assert (board.actor, board.legal()) == (1, ["bid 4", "pass"]), "seat 0 is out although it holds the 13"


@pytest.mark.rule("R6.3")
def test_the_winner_takes_every_tile() -> None:
    board = lay("turn=0 track=nile,-,art,god,nile 1:tiles=nile")
    board.play("invoke", "bid 12", "pass")
    assert board.tiles(1) == pile("nile*3,art,god")
    assert board.track() == ["-"] * 8


@pytest.mark.rule("R6.3")
def test_an_empty_track_brings_the_sun_alone() -> None:
    board = lay("turn=0 centre=1").play("invoke", "pass", "pass", "bid 5")
    assert (board.centre, board.up(0), board.down(0), board.tiles(0)) == (5, [13, 8, 2], [1], pile(""))


@pytest.mark.rule("R6.4")
def test_losing_bids_go_back_face_up() -> None:
    board = lay("turn=0").play("draw", "reveal Ra", "bid 3", "bid 4", "bid 5")
    assert (board.up(1), board.up(2)) == ([12, 9, 6, 3], [11, 10, 7, 4])
    assert (board.down(1), board.down(2)) == ([], [])


@pytest.mark.rule("R6.5")
def test_disasters_come_after_all_won_tiles() -> None:
    board = lay("turn=0 track=funeral,pharaoh*3 1:tiles=pharaoh")
    board.play("invoke", "bid 12", "pass")
    assert board.tiles(1) == pile("pharaoh*2")


@pytest.mark.rule("R6.6")
@pytest.mark.parametrize("lines", [("bid 12", "pass"), ("pass", "bid 11", "pass"), ("pass", "pass", "bid 2")])
def test_after_an_auction_the_ra_players_left_is_next(lines: tuple[str, ...]) -> None:
    board = lay("turn=0").play("invoke", *lines)
    assert (board.actor, board.step) == (1, Step.TURN)


@pytest.mark.rule("R6.6")
def test_after_an_auction_players_without_suns_are_skipped() -> None:
    board = lay("turn=0 0:suns=13/* 1:suns=12/* 2:suns=11/*").play("invoke", "bid 12", "pass")
    assert (board.actor, board.step) == (2, Step.TURN), "seat 1 used its last sun"


@pytest.mark.rule("R5.1")
def test_a_bag_is_not_asked_for_an_auction() -> None:
    assert lay("turn=0").play("invoke").actor != CHANCE
