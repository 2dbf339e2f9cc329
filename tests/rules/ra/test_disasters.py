"""R8 disasters."""

import pytest

from benben.games.ra.table import Step
from tests.rules.ra.board import Board, lay, pile

BOTH = pytest.mark.parametrize("edition", ["1999", "2022"])


def win(track: str, owned: str = "", edition: str = "2022") -> Board:
    """Seat 0 owns some tiles and wins a track without other bids."""
    return lay(f"turn=0 track={track} 0:tiles={owned or '-'}", edition=edition).play(
        "invoke", "pass", "pass", "bid 2"
    )


@pytest.mark.rule("R8.1")
@BOTH
@pytest.mark.parametrize(
    ("owned", "left"), [("pharaoh*5", "pharaoh*3"), ("pharaoh*2", ""), ("pharaoh", ""), ("", "")]
)
def test_two_tiles_go_or_as_many_as_there_are(edition: str, owned: str, left: str) -> None:
    board = win("funeral", owned, edition)
    assert board.tiles(0) == pile(left)
    lost = pile(owned) - pile(left)
    assert board.gone() == lost + pile("funeral")


@pytest.mark.rule("R8.2")
@BOTH
def test_tiles_just_won_can_be_lost(edition: str) -> None:
    assert win("nile,drought,nile,flood", "nile", edition).tiles(0) == pile("nile*2")


@pytest.mark.rule("R8.2")
@BOTH
def test_the_owner_may_keep_what_he_had_and_lose_what_he_won(edition: str) -> None:
    board = win("earthquake,palace,temple", "sphinx*2", edition)
    assert board.legal() == ["discard Palace", "discard Sphinx", "discard Temple"]
    board.play("discard Palace", "discard Temple")
    assert board.tiles(0) == pile("sphinx*2")


@pytest.mark.rule("R8.3")
@BOTH
def test_a_funeral_takes_pharaohs(edition: str) -> None:
    board = win("funeral", "pharaoh*3,nile*2,flood,art,palace", edition)
    assert board.tiles(0) == pile("pharaoh,nile*2,flood,art,palace")


@pytest.mark.rule("R8.4")
@BOTH
@pytest.mark.parametrize(
    ("owned", "left"),
    [
        ("flood*3,nile*3", "flood,nile*3"),
        ("flood*2,nile*3", "nile*3"),
        ("flood,nile*3", "nile*2"),
        ("nile*3", "nile"),
        ("flood", ""),
        ("nile", ""),
    ],
)
def test_a_drought_takes_floods_first(edition: str, owned: str, left: str) -> None:
    assert win("drought", owned, edition).tiles(0) == pile(left)


@pytest.mark.rule("R8.5")
@BOTH
def test_unrest_takes_civilizations_of_the_owners_choice(edition: str) -> None:
    board = win("unrest", "art*2,writing,religion,palace*2", edition)
    assert (board.actor, board.step) == (0, Step.DISCARD)
    assert board.legal() == ["discard Art", "discard Religion", "discard Writing"]
    board.play("discard Writing")
    assert board.legal() == ["discard Art", "discard Religion"]
    board.play("discard Art")
    assert board.tiles(0) == pile("art,religion,palace*2")
    assert (board.actor, board.step) == (1, Step.TURN)


@pytest.mark.rule("R8.6")
@BOTH
def test_an_earthquake_takes_monuments_of_the_owners_choice(edition: str) -> None:
    board = win("earthquake", "palace*3,temple,art,writing", edition)
    assert board.legal() == ["discard Palace", "discard Temple"]
    board.play("discard Palace", "discard Palace")
    assert board.tiles(0) == pile("palace,temple,art,writing")


@pytest.mark.rule("R8.5")
@pytest.mark.rule("R8.6")
def test_the_winner_chooses_not_the_ra_player() -> None:
    board = lay("turn=0 track=earthquake 1:tiles=palace,temple,sphinx").play("invoke", "bid 12", "pass")
    assert board.actor == 1
    board.play("discard Temple", "discard Palace")
    assert (board.tiles(1), board.actor, board.step) == (pile("sphinx"), 1, Step.TURN)


@pytest.mark.rule("R8.7")
@BOTH
def test_two_disasters_of_a_kind_take_four_tiles(edition: str) -> None:
    assert win("funeral*2", "pharaoh*5", edition).tiles(0) == pile("pharaoh")
    assert win("drought*2", "flood*3,nile*4", edition).tiles(0) == pile("nile*3")
    board = win("unrest*2", "art*3,writing*2,religion", edition)
    board.play("discard Art", "discard Art", "discard Writing", "discard Religion")
    assert board.tiles(0) == pile("art,writing")
    board = win("earthquake*2", "palace*3,temple*2,sphinx", edition)
    board.play("discard Temple", "discard Palace", "discard Sphinx", "discard Palace")
    assert board.tiles(0) == pile("palace,temple")


@pytest.mark.rule("R8.7")
@BOTH
def test_disasters_of_all_kinds_are_all_carried_out(edition: str) -> None:
    owned = "pharaoh*3,flood,nile*2,art*2,writing,palace*2,temple"
    board = win("funeral,drought,unrest,earthquake", owned, edition)
    board.play("discard Art", "discard Art", "discard Palace", "discard Temple")
    assert board.tiles(0) == pile("pharaoh,nile,writing,palace")
    assert board.step == Step.TURN


@pytest.mark.rule("R8.7")
def test_three_unrests_may_take_everything() -> None:
    assert win("unrest*3", "art*2,writing,religion*3").tiles(0) == pile("")


@pytest.mark.rule("R8.8")
@BOTH
def test_gods_and_gold_are_never_lost(edition: str) -> None:
    board = win("funeral,drought,unrest,earthquake", "god*2,gold*2", edition)
    assert board.tiles(0) == pile("god*2,gold*2")


@pytest.mark.rule("R8.8")
def test_other_players_lose_nothing() -> None:
    board = lay("turn=0 track=funeral,drought 1:tiles=pharaoh*3,nile*3").play(
        "invoke", "pass", "pass", "bid 2"
    )
    assert board.tiles(1) == pile("pharaoh*3,nile*3")


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize(
    ("owned", "left"),
    [("art,writing", ""), ("art", ""), ("art*4", "art*2"), ("", "")],
)
def test_the_owner_is_not_asked_without_a_choice(owned: str, left: str) -> None:
    board = win("unrest", owned)
    assert board.step == Step.TURN
    assert board.tiles(0) == pile(left)


@pytest.mark.rule("R8.9")
def test_the_second_tile_is_not_asked_for_when_one_kind_is_left() -> None:
    board = win("earthquake", "palace*2,temple").play("discard Temple")
    assert board.step == Step.TURN
    assert board.tiles(0) == pile("palace")


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize(
    "pair", [("Art", "Art"), ("Art", "Writing"), ("Writing", "Art"), ("Writing", "Writing")]
)
def test_every_pair_can_be_chosen(pair: tuple[str, str]) -> None:
    board = win("unrest", "art*3,writing*3").play(*(f"discard {name}" for name in pair))
    assert board.tiles(0) == pile("art*3,writing*3") - pile(f"{pair[0].lower()},{pair[1].lower()}")


@pytest.mark.rule("R8.10")
def test_what_needs_no_choice_comes_first_then_unrest_then_earthquakes() -> None:
    board = win("earthquake,unrest,drought,funeral", "pharaoh*2,nile*2,art*2,writing,palace*2,temple")
    assert board.tiles(0)["pharaoh"] == board.tiles(0)["nile"] == 0
    assert board.legal() == ["discard Art", "discard Writing"]
    board.play("discard Art", "discard Writing")
    assert board.legal() == ["discard Palace", "discard Temple"]
