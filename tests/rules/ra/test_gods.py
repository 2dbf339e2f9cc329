"""R7 spending Gods."""

import pytest

from benben.games.ra.table import Step
from tests.rules.ra.board import lay, pile

BOTH = pytest.mark.parametrize("edition", ["1999", "2022"])
FULL = "nile*2,flood,art,palace,pharaoh,gold,sphinx"


@pytest.mark.rule("R7.1")
@BOTH
def test_spending_a_god_is_a_whole_turn(edition: str) -> None:
    board = lay("turn=0 track=nile 0:tiles=god", edition=edition).play("take Nile")
    assert (board.actor, board.step) == (1, Step.TURN)


@pytest.mark.rule("R7.1")
def test_without_a_god_nothing_can_be_taken() -> None:
    assert lay("turn=0 track=nile 1:tiles=god").legal() == ["draw", "invoke"]


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize("track", ["", "god", "god,-,god"])
def test_without_a_tile_to_take_no_god_can_be_spent(track: str) -> None:
    assert lay(f"turn=0 track={track or '-'} 0:tiles=god*3").legal() == ["draw", "invoke"]


@pytest.mark.rule("R7.2")
@BOTH
def test_several_gods_bring_one_tile_each(edition: str) -> None:
    board = lay("turn=0 track=nile,art,flood,gold 0:tiles=god*3", edition=edition)
    board.play("take Flood", "take Nile", "take Gold")
    assert board.tiles(0) == pile("flood,nile,gold")
    assert board.gone() == pile("god*3")
    assert board.track()[:4] == ["-", "art", "-", "-"]
    assert (board.actor, board.step) == (1, Step.TURN)


@pytest.mark.rule("R7.3")
@BOTH
def test_every_tile_but_a_god_may_be_taken(edition: str) -> None:
    board = lay("turn=0 track=god,nile,funeral,gold,unrest,temple,god,nile 0:tiles=god", edition=edition)
    takes = [line for line in board.legal() if line.startswith("take")]
    assert sorted(takes) == sorted(["take Nile", "take Funeral", "take Gold", "take Unrest", "take Temple"])


@pytest.mark.rule("R7.3")
def test_a_ra_tile_cannot_be_taken() -> None:
    board = lay("turn=0 ra=3 track=nile 0:tiles=god")
    assert "take Ra" not in board.legal()


@pytest.mark.rule("R7.4")
def test_a_spent_god_leaves_the_game_and_scores_nothing() -> None:
    board = lay("turn=0 ra=7 track=nile 0:tiles=god*2,art").play("take Nile")
    assert board.tiles(0) == pile("god,art,nile")
    assert board.gone()["god"] == 1
    assert "god" not in board.track()
    board.play("draw", "reveal Ra")
    assert board.points()[0] == 10 + 2


@pytest.mark.rule("R7.5")
@BOTH
def test_the_gap_is_filled_by_the_next_draw(edition: str) -> None:
    board = lay("turn=0 track=nile,art,flood 0:tiles=god*2", edition=edition)
    board.play("take Art", "take Nile", "draw", "reveal Gold")
    assert board.track()[:3] == ["gold", "-", "flood"]
    board.play("draw", "reveal Temple")
    assert board.track()[:4] == ["gold", "temple", "flood", "-"]


@pytest.mark.rule("R7.6")
def test_2022_a_disaster_strikes_before_the_next_god() -> None:
    board = lay("turn=0 track=drought,flood,nile 0:tiles=god*2", edition="2022").play("take Drought")
    assert board.gone() == pile("god,drought"), "there was no River tile to lose yet"
    board.play("take Flood")
    assert board.tiles(0) == pile("flood")


@pytest.mark.rule("R7.6")
def test_2022_the_choice_for_a_disaster_comes_before_the_next_god() -> None:
    board = lay("turn=0 track=unrest,religion 0:tiles=god*2,art*2,writing*2", edition="2022")
    board.play("take Unrest")
    assert (board.actor, board.step) == (0, Step.DISCARD)
    assert board.legal() == ["discard Art", "discard Writing"]
    board.play("discard Art", "discard Writing")
    assert (board.actor, board.legal()) == (0, ["done", "take Religion"])
    board.play("take Religion")
    assert board.tiles(0) == pile("art,writing,religion")
    assert board.actor == 1


@pytest.mark.rule("R7.7")
def test_1999_disasters_strike_after_all_tiles_are_taken() -> None:
    board = lay("turn=0 track=drought,flood,nile 0:tiles=god*2", edition="1999").play("take Drought")
    assert board.tiles(0) == pile("god,drought")
    board.play("take Flood")
    assert board.tiles(0) == pile("")
    assert board.gone() == pile("god*2,drought,flood")


@pytest.mark.rule("R7.7")
def test_1999_disasters_strike_when_the_player_stops() -> None:
    board = lay("turn=0 track=funeral,nile 0:tiles=god*2,pharaoh*3", edition="1999")
    board.play("take Funeral", "done")
    assert board.tiles(0) == pile("god,pharaoh")
    assert (board.actor, board.step) == (1, Step.TURN)


@pytest.mark.rule("R7.7")
def test_1999_the_choice_includes_tiles_of_the_same_action() -> None:
    board = lay("turn=0 track=unrest,religion 0:tiles=god*2,art*2", edition="1999")
    board.play("take Unrest", "take Religion")
    assert (board.actor, board.legal()) == (0, ["discard Art", "discard Religion"])
    board.play("discard Art", "discard Art")
    assert board.tiles(0) == pile("religion")
    assert (board.actor, board.step) == (1, Step.TURN)


@pytest.mark.rule("R7.8")
@BOTH
def test_a_player_may_stop_after_any_tile(edition: str) -> None:
    board = lay("turn=0 track=nile,art,flood 0:tiles=god*3", edition=edition).play("take Nile")
    assert (board.actor, board.step) == (0, Step.GODS)
    assert board.legal() == ["done", "take Art", "take Flood"]
    board.play("done")
    assert board.tiles(0) == pile("god*2,nile")
    assert (board.actor, board.step) == (1, Step.TURN)


@pytest.mark.rule("R7.8")
@BOTH
@pytest.mark.parametrize(("gods", "track"), [("god", "nile,art"), ("god*2", "nile"), ("god*2", "nile,god")])
def test_the_action_stops_by_itself(edition: str, gods: str, track: str) -> None:
    board = lay(f"turn=0 track={track} 0:tiles={gods}", edition=edition).play("take Nile")
    assert (board.actor, board.step) == (1, Step.TURN)


@pytest.mark.rule("R7.9")
@BOTH
def test_a_full_track_may_be_opened_by_a_god(edition: str) -> None:
    board = lay(f"turn=0 track={FULL} 0:tiles=god", edition=edition)
    assert "draw" not in board.legal()
    board.play("take Gold")
    assert (board.actor, board.legal()) == (1, ["draw", "invoke"])


@pytest.mark.rule("R7.10")
def test_gods_are_not_spent_in_an_auction_or_on_anothers_turn() -> None:
    board = lay("turn=0 track=nile 1:tiles=god*2")
    assert board.legal() == ["draw", "invoke"]
    board.play("invoke")
    assert board.actor == 1
    assert not any(line.startswith("take") for line in board.legal())


@pytest.mark.rule("R7.11")
def test_the_leftmost_of_equal_tiles_is_taken() -> None:
    board = lay("turn=0 track=art,nile,flood,nile 0:tiles=god")
    assert board.legal().count("take Nile") == 1
    board.play("take Nile")
    assert board.track()[:4] == ["art", "-", "flood", "nile"]
