"""Every game's picture tells what its view tells."""

import io
import logging
import re

import pytest
from rich.console import Console

import benben
from benben import Match
from benben.cli.drawing import draw
from benben.engine.picture import Grid
from benben.engine.registry import names
from benben.players import make
from benben.texts import Texts

SEATS = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
COLUMNS = 80


def shown(match: Match, viewer: int | None, width: int = 200, plain: bool = False) -> str:
    console = Console(width=width, record=True, force_terminal=True, file=io.StringIO())
    picture = match.game.rules.picture(match.view(viewer))
    console.print(draw(picture, Texts("en", SEATS), plain))
    return console.export_text()


def positions(name: str, players: int, seed: int) -> list[Match]:
    """Every tenth position of a game between greedy players, and the last."""
    game = benben.load(name, players=players)
    match, bot = game.new_match(seed=seed), make("greedy", game, seed)
    found = [match.copy()]
    while match.turn is not None:
        match.play(bot.choose(match.known(match.turn), match.turn))
        if match.ply % 10 == 0 or match.is_over:
            found.append(match.copy())
    return found


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_picture_and_all_its_words(name: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for match in positions(name, 3, 1):
            assert shown(match, 0).strip()
    assert caplog.records == []


def test_ra_shows_everything_that_the_view_tells() -> None:
    for match in positions("ra", 5, 3):
        view, drawn = match.view(1), shown(match, 1)
        assert f"Epoch {view['epoch']} of 3" in drawn
        assert f"Ra {view['ra_count']} of {view['ra_limit']} {'●' * view['ra_count']}" in drawn
        assert f"Sun {view['centre']} in the centre" in drawn
        texts = Texts()
        for seat in view["seats"]:
            (row,) = [line for line in drawn.splitlines() if SEATS[seat["seat"]] in line]
            assert str(seat["points"] if seat["points"] is not None else "?") in row.split()
            assert [int(sun) for sun in re.findall(r"\((\d+)\)", row)] == sorted(
                seat["suns_down"], reverse=True
            )
            assert " ".join(map(str, sorted(seat["suns_up"], reverse=True))) in row
            for tile, count in seat["tiles"].items():
                assert f"{count} {texts.say(f'ra-tile-{tile}')}" in row
            assert ("▶" in row) == (seat["seat"] == view["actor"])
        for tile in filter(None, view["track"]):
            assert texts.say(f"ra-tile-{tile}") in drawn


def test_an_auction_shows_the_bids_and_who_began_it() -> None:
    match = benben.load("ra", players=3).new_match(seed=7)
    match.play("invoke")
    ra_player = match.view(None)["auction"]["ra_player"]
    bidder = match.turn
    assert bidder is not None
    bid = match.legal_moves[0]
    match.play(bid)
    drawn = shown(match, None)
    assert f"{SEATS[ra_player]} Ra" in drawn
    (row,) = [line for line in drawn.splitlines() if SEATS[bidder] in line]
    assert re.search(rf" {str(bid).removeprefix('bid ')} *$", row)


def test_what_is_hidden_is_not_drawn() -> None:
    match = benben.load("ra", players=3).new_match(seed=7)
    assert re.search(r"Bob +\? ", shown(match, 0))
    assert re.search(r"Bob +10 ", shown(match, 1))


def test_places_keep_their_width_and_fit_a_narrow_terminal() -> None:
    widths = set()
    for match in positions("ra", 5, 2):
        lines = shown(match, 0, COLUMNS).splitlines()
        assert max(map(len, lines)) <= COLUMNS
        widths |= {len(line) for line in lines if line.startswith("╭")}
    assert len(widths) == 1


def test_a_plain_picture_has_no_boxes() -> None:
    assert not set("╭│─") & set(shown(benben.load("ra").new_match(seed=7), 0, plain=True))


def test_every_tile_of_ra_has_a_tone() -> None:
    from benben.games.ra.picture import _TONES
    from benben.games.ra.view import TILE_IDS

    assert set(_TONES) == set(TILE_IDS.values())


def test_a_view_is_all_that_a_picture_needs() -> None:
    match = benben.load("ra", players=3).new_match(seed=7)
    before = match.game.rules.picture(match.view(0))
    assert [part for part in before if isinstance(part, Grid)]
    match.table.points[1] = 77  # hidden from seat 0
    assert match.game.rules.picture(match.view(0)) == before
