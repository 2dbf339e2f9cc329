"""R3 turns, R4 drawing a tile."""

import pytest

from benben.engine.table import CHANCE
from benben.games.ra.table import Step
from tests.rules.ra.board import lay, undealt

FULL = "nile*2,flood,art,palace,pharaoh,gold,sphinx"


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_holder_of_the_highest_sun_begins(seat: int) -> None:
    sets = ["deal 12-9-6-3", "deal 11-10-7-4"]
    sets.insert(seat, "deal 13-8-5-2")
    board = undealt().play(*sets[:2])
    assert (board.actor, board.step) == (seat, Step.TURN)


@pytest.mark.rule("R3.1")
def test_there_are_three_epochs() -> None:
    board = lay("turn=0 ra=7")
    for epoch in (2, 3):
        board.play("draw", "reveal Ra")
        assert board.epoch == epoch
        board.table.ra_count = 7
    board.play("draw", "reveal Ra")
    assert board.is_over


@pytest.mark.rule("R3.2")
def test_turns_go_clockwise() -> None:
    board = lay("turn=2", players=4)
    seats = []
    for _ in range(6):
        seats.append(board.actor)
        board.play("draw", "reveal Nile")
    assert seats == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("R3.3")
def test_a_turn_is_one_of_three_actions() -> None:
    assert lay("turn=0 track=nile 0:tiles=god").legal() == ["draw", "invoke", "take Nile"]
    assert lay("turn=0 track=nile").legal() == ["draw", "invoke"]


@pytest.mark.rule("R3.3")
@pytest.mark.parametrize("lines", ["draw, reveal Nile", "invoke, pass, bid 4, pass", "take Nile"])
def test_one_action_ends_the_turn(lines: str) -> None:
    board = lay("turn=0 track=nile 0:tiles=god").play(*lines.split(", "))
    assert (board.actor, board.step) == (1, Step.TURN)


@pytest.mark.rule("R3.4")
def test_a_player_without_face_up_suns_is_skipped() -> None:
    board = lay("turn=0 track=nile 0:suns=13/* 1:suns=-/* 2:suns=11/* 1:tiles=god")
    board.play("draw", "reveal Flood")
    assert (board.actor, board.step) == (2, Step.TURN)


@pytest.mark.rule("R3.4")
def test_a_player_without_face_up_suns_takes_no_part_in_auctions() -> None:
    board = lay("turn=0 0:suns=13/* 1:suns=-/* 2:suns=11/*").play("draw", "reveal Ra")
    assert (board.actor, board.step) == (2, Step.AUCTION)


@pytest.mark.rule("R3.5")
def test_no_one_draws_on_to_a_full_track() -> None:
    assert lay(f"turn=0 track={FULL}").legal() == ["invoke"]
    assert lay("turn=0 track=nile,-,flood,art,palace,pharaoh,gold,sphinx").legal() == ["draw", "invoke"]


@pytest.mark.rule("R3.5")
def test_on_a_full_track_a_god_may_be_spent() -> None:
    legal = lay(f"turn=0 track={FULL} 0:tiles=god").legal()
    assert legal[0] == "invoke"
    assert set(legal[1:]) == {
        "take Nile",
        "take Flood",
        "take Art",
        "take Palace",
        "take Pharaoh",
        "take Gold",
        "take Sphinx",
    }


@pytest.mark.rule("R3.6")
def test_the_eighth_tile_causes_no_auction() -> None:
    board = lay("turn=0 track=nile*7").play("draw", "reveal Nile")
    assert (board.actor, board.step) == (1, Step.TURN)
    assert board.legal() == ["invoke"]


@pytest.mark.rule("R3.7")
@pytest.mark.parametrize("edition", ["1999", "2022"])
def test_ra_may_be_invoked_for_the_sun_alone(edition: str) -> None:
    board = lay("turn=0", edition=edition).play("invoke", "bid 9", "pass", "pass")
    assert board.centre == 9
    assert (board.up(1), board.down(1)) == ([12, 6, 3], [1])
    assert not board.tiles(1)


@pytest.mark.rule("R3.8")
def test_the_last_player_goes_on_alone() -> None:
    board = lay("turn=1 0:suns=-/* 1:suns=12,9/* 2:suns=-/*")
    board.play("draw", "reveal Nile")
    assert (board.actor, board.step) == (1, Step.TURN)
    board.play("invoke", "bid 9")
    assert (board.actor, board.step, board.epoch) == (1, Step.TURN, 1)
    board.play("draw", "reveal Art", "invoke", "bid 12")
    assert board.epoch == 2


@pytest.mark.rule("R3.8")
def test_the_last_player_may_be_stopped_by_the_last_ra() -> None:
    board = lay("turn=1 ra=7 0:suns=-/* 1:suns=12,9/* 2:suns=-/*")
    assert board.play("draw", "reveal Ra").epoch == 2


@pytest.mark.rule("R4.1")
def test_a_draw_is_as_likely_as_its_tiles_in_the_bag() -> None:
    board = lay("turn=0 ra=4 track=nile,flood 0:tiles=nile*3,gold*2 1:tiles=god 2:tiles=gold*3").play("draw")
    assert board.actor == CHANCE
    odds = board.odds()
    assert odds["reveal Nile"] == 25 - 4
    assert odds["reveal Ra"] == 30 - 4
    assert odds["reveal God"] == 7
    assert odds["reveal Step pyramid"] == 5
    assert "reveal Gold" not in odds
    assert sum(odds.values()) == 180 - 5 - 1 - 3 - 2 - 4


@pytest.mark.rule("R4.1")
def test_a_drawn_tile_leaves_the_bag() -> None:
    board = lay("turn=0").play("draw", "reveal Gold", "draw")
    assert board.odds()["reveal Gold"] == 4
    assert board.table.bag_size == 179


@pytest.mark.rule("R4.2")
def test_a_tile_goes_to_the_leftmost_empty_space() -> None:
    board = lay("turn=0 track=nile,-,flood,-,art").play("draw", "reveal Gold")
    assert board.track() == ["nile", "gold", "flood", "-", "art", "-", "-", "-"]
    assert (board.actor, board.step) == (1, Step.TURN)


@pytest.mark.rule("R4.2")
def test_a_disaster_lies_on_the_track_like_any_tile() -> None:
    board = lay("turn=0 0:tiles=pharaoh*2").play("draw", "reveal Funeral")
    assert board.track()[0] == "funeral"
    assert board.tiles(0)["pharaoh"] == 2


@pytest.mark.rule("R4.3")
def test_a_ra_tile_is_counted_and_starts_an_auction() -> None:
    board = lay("turn=0 track=nile").play("draw", "reveal Ra")
    assert board.track() == ["nile"] + ["-"] * 7
    assert board.ra_count == 1
    assert (board.actor, board.step) == (1, Step.AUCTION)
    assert board.table.ra_player == 0


@pytest.mark.rule("R4.4")
def test_the_last_ra_tile_brings_no_auction() -> None:
    board = lay("turn=0 ra=7 track=nile").play("draw", "reveal Ra")
    assert (board.epoch, board.step) == (2, Step.TURN)


@pytest.mark.rule("R4.5")
@pytest.mark.parametrize("edition", ["1999", "2022"])
def test_drawn_ra_tiles_never_come_back(edition: str) -> None:
    board = lay("turn=0 ra=7", edition=edition).play("draw", "reveal Ra")
    assert board.bag()["ra"] == 22
    assert board.gone()["ra"] == 8


@pytest.mark.rule("R4.6")
@pytest.mark.parametrize(("players", "last"), [(2, 6), (3, 8), (4, 9), (5, 10)])
def test_the_bag_always_holds_another_ra(players: int, last: int) -> None:
    board = lay(f"epoch=3 turn=0 ra={last - 1}", players=players)
    # The worst case: every other tile is out, and so are the Ra tiles of two whole epochs.
    board.table.bag[:] = 0
    board.table.bag[0] = 30 - 2 * last - (last - 1)
    board.table.bag_size = board.table.bag[0]
    assert board.table.bag[0] >= 1
    assert board.play("draw", "reveal Ra").is_over
