"""R8 disasters."""

import pytest

from benben.games.ra.table import Step
from tests.rules.ra.board import Board, lay, pile

BOTH = pytest.mark.parametrize("edition", ["1999", "2022"])


def win(track: str, owned: str = "", edition: str = "2022") -> Board:
    """Seat 0 owns some tiles and wins a track with nobody bidding against it."""
    return lay(edition=edition, track=track, tiles=[owned]).play("invoke", "pass", "pass", "bid 2")


@pytest.mark.rule("R8.1")
@BOTH
@pytest.mark.parametrize(
    ("owned", "left"), [("5 pharaoh", "3 pharaoh"), ("2 pharaoh", ""), ("pharaoh", ""), ("", "")]
)
def test_two_tiles_go_or_as_many_as_there_are(edition: str, owned: str, left: str) -> None:
    board = win("funeral", owned, edition)
    assert board.tiles(0) == pile(left)
    lost = pile(owned) - pile(left)
    assert board.gone() == lost + pile("funeral")


@pytest.mark.rule("R8.2")
@BOTH
def test_tiles_just_won_can_be_lost(edition: str) -> None:
    assert win("nile, drought, nile, flood", "nile", edition).tiles(0) == pile("2 nile")


@pytest.mark.rule("R8.2")
@BOTH
def test_the_owner_may_keep_what_he_had_and_lose_what_he_won(edition: str) -> None:
    board = win("earthquake, palace, temple", "2 sphinx", edition)
    assert board.legal() == ["discard Palace", "discard Sphinx", "discard Temple"]
    board.play("discard Palace", "discard Temple")
    assert board.tiles(0) == pile("2 sphinx")


@pytest.mark.rule("R8.3")
@BOTH
def test_a_funeral_takes_pharaohs(edition: str) -> None:
    board = win("funeral", "3 pharaoh, 2 nile, flood, art, palace", edition)
    assert board.tiles(0) == pile("pharaoh, 2 nile, flood, art, palace")


@pytest.mark.rule("R8.4")
@BOTH
@pytest.mark.parametrize(
    ("owned", "left"),
    [
        ("3 flood, 3 nile", "flood, 3 nile"),
        ("2 flood, 3 nile", "3 nile"),
        ("flood, 3 nile", "2 nile"),
        ("3 nile", "nile"),
        ("flood", ""),
        ("nile", ""),
    ],
)
def test_a_drought_takes_floods_first(edition: str, owned: str, left: str) -> None:
    assert win("drought", owned, edition).tiles(0) == pile(left)


@pytest.mark.rule("R8.5")
@BOTH
def test_unrest_takes_civilizations_of_the_owners_choice(edition: str) -> None:
    board = win("unrest", "2 art, writing, religion, 2 palace", edition)
    assert (board.actor, board.step) == (0, Step.DISCARD)
    assert board.legal() == ["discard Art", "discard Religion", "discard Writing"]
    board.play("discard Writing")
    assert board.legal() == ["discard Art", "discard Religion"]
    board.play("discard Art")
    assert board.tiles(0) == pile("art, religion, 2 palace")
    assert (board.actor, board.step) == (1, Step.TURN)


@pytest.mark.rule("R8.6")
@BOTH
def test_an_earthquake_takes_monuments_of_the_owners_choice(edition: str) -> None:
    board = win("earthquake", "3 palace, temple, art, writing", edition)
    assert board.legal() == ["discard Palace", "discard Temple"]
    board.play("discard Palace", "discard Palace")
    assert board.tiles(0) == pile("palace, temple, art, writing")


@pytest.mark.rule("R8.5")
@pytest.mark.rule("R8.6")
def test_the_winner_chooses_not_the_ra_player() -> None:
    board = lay(track="earthquake", tiles=["", "palace, temple, sphinx"]).play("invoke", "bid 12", "pass")
    assert board.actor == 1
    board.play("discard Temple", "discard Palace")
    assert (board.tiles(1), board.actor, board.step) == (pile("sphinx"), 1, Step.TURN)


@pytest.mark.rule("R8.7")
@BOTH
def test_two_disasters_of_a_kind_take_four_tiles(edition: str) -> None:
    assert win("funeral, funeral", "5 pharaoh", edition).tiles(0) == pile("pharaoh")
    assert win("drought, drought", "3 flood, 4 nile", edition).tiles(0) == pile("3 nile")
    board = win("unrest, unrest", "3 art, 2 writing, religion", edition)
    board.play("discard Art", "discard Art", "discard Writing", "discard Religion")
    assert board.tiles(0) == pile("art, writing")
    board = win("earthquake, earthquake", "3 palace, 2 temple, sphinx", edition)
    board.play("discard Temple", "discard Palace", "discard Sphinx", "discard Palace")
    assert board.tiles(0) == pile("palace, temple")


@pytest.mark.rule("R8.7")
@BOTH
def test_disasters_of_all_kinds_are_all_carried_out(edition: str) -> None:
    owned = "3 pharaoh, flood, 2 nile, 2 art, writing, 2 palace, temple"
    board = win("funeral, drought, unrest, earthquake", owned, edition)
    board.play("discard Art", "discard Art", "discard Palace", "discard Temple")
    assert board.tiles(0) == pile("pharaoh, nile, writing, palace")
    assert board.step == Step.TURN


@pytest.mark.rule("R8.7")
def test_three_unrests_may_take_everything() -> None:
    assert win("unrest, unrest, unrest", "2 art, writing, 3 religion").tiles(0) == pile("")


@pytest.mark.rule("R8.8")
@BOTH
def test_gods_and_gold_are_never_lost(edition: str) -> None:
    board = win("funeral, drought, unrest, earthquake", "2 god, 2 gold", edition)
    assert board.tiles(0) == pile("2 god, 2 gold")


@pytest.mark.rule("R8.8")
def test_other_players_lose_nothing() -> None:
    board = lay(track="funeral, drought", tiles=["", "3 pharaoh, 3 nile"]).play(
        "invoke", "pass", "pass", "bid 2"
    )
    assert board.tiles(1) == pile("3 pharaoh, 3 nile")


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize(
    ("owned", "left"),
    [("art, writing", ""), ("art", ""), ("4 art", "2 art"), ("", "")],
)
def test_the_owner_is_not_asked_without_a_choice(owned: str, left: str) -> None:
    board = win("unrest", owned)
    assert board.step == Step.TURN
    assert board.tiles(0) == pile(left)


@pytest.mark.rule("R8.9")
def test_the_second_tile_is_not_asked_for_when_one_kind_is_left() -> None:
    board = win("earthquake", "2 palace, temple").play("discard Temple")
    assert board.step == Step.TURN
    assert board.tiles(0) == pile("palace")


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize(
    "pair", [("Art", "Art"), ("Art", "Writing"), ("Writing", "Art"), ("Writing", "Writing")]
)
def test_every_pair_can_be_chosen(pair: tuple[str, str]) -> None:
    board = win("unrest", "3 art, 3 writing").play(*(f"discard {name}" for name in pair))
    assert board.tiles(0) == pile("3 art, 3 writing") - pile(f"{pair[0].lower()}, {pair[1].lower()}")


@pytest.mark.rule("R8.10")
def test_what_needs_no_choice_comes_first_then_unrest_then_earthquakes() -> None:
    board = win("earthquake, unrest, drought, funeral", "2 pharaoh, 2 nile, 2 art, writing, 2 palace, temple")
    assert board.tiles(0)["pharaoh"] == board.tiles(0)["nile"] == 0
    assert board.legal() == ["discard Art", "discard Writing"]
    board.play("discard Art", "discard Writing")
    assert board.legal() == ["discard Palace", "discard Temple"]
