"""Every game's picture shows the content of its view."""

import io
import logging
import re
from typing import Any

import pytest
from rich.console import Console

import benben
from benben import Match
from benben.cli.pictures import draw
from benben.engine.options import OptionValue
from benben.engine.picture import Grid
from benben.engine.registry import names, rules
from benben.players import make
from benben.texts import Texts

SEATS = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
COLUMNS = 80


def shown(match: Match, viewer: int | None, width: int = 200, plain: bool = False) -> str:
    console = Console(width=width, record=True, force_terminal=True, file=io.StringIO())
    picture = match.game.rules.picture(match.view(viewer))
    console.print(draw(picture, Texts("en", SEATS), plain))
    return console.export_text()


def positions(name: str, seed: int, **options: OptionValue) -> list[Match]:
    """Every tenth position of a game between greedy players, and the last."""
    game = benben.load(name, **options)
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
        for match in positions(name, 1):
            for viewer in (0, None):
                assert shown(match, viewer).strip()
    assert caplog.records == []


@pytest.mark.parametrize("name", names())
def test_every_picture_fits_a_narrow_terminal(name: str) -> None:
    most = max(int(players) for players in rules(name).options[0].choices)
    for match in positions(name, 2, players=most):
        assert max(map(len, shown(match, 0, COLUMNS).splitlines())) <= COLUMNS


@pytest.mark.parametrize("name", names())
def test_a_plain_picture_has_no_boxes(name: str) -> None:
    assert not set("╭╮╯╰┬┴") & set(shown(benben.load(name).new_match(seed=7), 0, plain=True))


def test_ra_shows_everything_that_the_view_tells() -> None:
    for match in positions("ra", 3, players=5):
        view, drawn = match.view(1), shown(match, 1)
        assert f"Epoch {view['epoch']} of 3" in drawn
        assert f"Ra {view['ra_count']} of {view['ra_limit']} {'●' * view['ra_count']}" in drawn
        assert f"Sun {view['centre']} in the center" in drawn
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


def test_places_keep_their_width() -> None:
    widths = set()
    for match in positions("ra", 2, players=5):
        lines = shown(match, 0, COLUMNS).splitlines()
        widths |= {len(line) for line in lines if line.startswith("╭")}
    assert len(widths) == 1


def test_every_tile_of_ra_has_a_tone() -> None:
    from benben.games.ra.names import TILE_IDS
    from benben.games.ra.picture import _TONES

    assert set(_TONES) == set(TILE_IDS.values())


def test_a_view_is_all_that_a_picture_needs() -> None:
    match = benben.load("ra", players=3).new_match(seed=7)
    before = match.game.rules.picture(match.view(0))
    assert [part for part in before if isinstance(part, Grid)]
    match.table.points[1] = 77  # hidden from seat 0
    assert match.game.rules.picture(match.view(0)) == before


# ---- Imhotep: The Duel -------------------------------------------------------------------------------------------
def duel_lines(match: Match, viewer: int | None = 0) -> dict[str, str]:
    """The lines of a picture of The Duel: rows by their number, boats and what players have by their names."""
    lines = shown(match, viewer).splitlines()
    preview = [index for index, line in enumerate(lines) if line.startswith("Unloading")]
    found = {"status": lines[0], "columns": lines[2]}
    for line in lines[2 : 2 + 7]:
        if boat := re.search(r"boat (\w)  ", line):
            found[f"boat {boat[1]}"] = line
    for line in lines[preview[0] + 1 :] if preview else ():
        if boat := re.match(r"boat (\w)  ", line):
            found[f"unload {boat[1]}"] = line[len(boat[0]) :].strip()
    return found


def possessions(match: Match, viewer: int | None) -> list[dict[str, str]]:
    """The content of a picture of The Duel for each player, by the first word of the line."""
    lines = shown(match, viewer).splitlines()
    (head,) = [index for index, line in enumerate(lines) if "Ann (B)" in line]
    first, second = (lines[head].index(name) - 2 for name in ("Ann (B)", "Bob (W)"))
    rows = [(line[:first].strip(), line[first:second], line[second:]) for line in lines[head + 1 :]]
    return [{row[0]: " ".join(row[seat].split()) for row in rows} for seat in (1, 2)]


@pytest.mark.parametrize("sides", ["AAAA", "BBBB"])
def test_the_duel_shows_harbor_and_boats(sides: str) -> None:
    texts = Texts()
    for match in positions("imhotep_duel", 4, sides=sides):
        view, lines = match.view(0), duel_lines(match)
        assert lines["status"].startswith(f"{view['boats_left']} boat")
        assert f"{view['supply']} in the supply   {view['reserve']} in reserve" in lines["status"]
        for row in range(3):
            standing = re.match(rf"{row + 1}  (\S)  (\S)  (\S) ", lines[f"boat {row + 1}"])
            assert standing is not None
            owners = [{"B": 0, "W": 1, "·": None}[letter] for letter in standing.groups()]
            assert owners == view["harbor"][3 * row : 3 * row + 3]
        for boat in view["boats"]:
            line = lines[f"boat {boat['name']}"]
            assert ("has left" in line) != boat["in_play"]
            assert ("── boat" in line) == boat["in_play"]
            cargo = re.split(r"  +", line.partition("boat ")[2].strip())[1:]
            names_of = [short(texts, token) for token in boat["cargo"] if token]
            assert cargo == (names_of if boat["in_play"] else ["has left"])


def short(texts: Texts, token: str) -> str:
    """A token's name on the picture: action tokens have short ones."""
    actions = ("take", "place", "place_and_unload", "swap_and_unload")
    return texts.say(f"imhotep_duel-{'picture' if token in actions else 'token'}-{token}")


def test_the_duel_tells_what_unloading_would_do_in_order() -> None:
    texts, printed = Texts(), 0
    for match in positions("imhotep_duel", 4):
        view, lines = match.view(1), duel_lines(match, 1)
        for boat in view["boats"]:
            gifts = [
                f"{short(texts, boat['cargo'][each['space'] - 1])} to "
                f"{'the box' if each['seat'] is None else SEATS[each['seat']]}"
                for each in boat["unload"]
            ]
            assert lines.get(f"unload {boat['name']}") == (", ".join(gifts) or None)
            printed += bool(gifts)
    assert printed > 5


@pytest.mark.parametrize("sides", ["AAAA", "BBBB", "ABAB"])
def test_the_duel_shows_what_both_players_have(sides: str) -> None:
    for match in positions("imhotep_duel", 5, sides=sides):
        for seat, printed in zip(match.view(0)["seats"], possessions(match, 0), strict=True):
            assert printed == {
                "Points": points(seat),
                f"Obelisk {sides[0]}": f"{seat['sites']['obelisk']} {obelisks(seat)}",
                f"Temple {sides[1]}": temples(seat),
                f"Pyramid {sides[2]}": f"{minus(seat['sites']['pyramid'])} {pyramids(seat)}",
                f"Tomb {sides[3]}": f"{seat['sites']['tomb']} {tombs(seat)}".strip(),
                "Action tokens": f"{seat['sites']['actions']} {actions(seat)}".strip(),
                "In the harbor": f"{seat['sites']['meeples']} {seat['meeples']} more in hand",
            }


def points(seat: dict[str, Any]) -> str:
    seen = sum(filter(None, seat["sites"].values()))
    return f"{minus(seen)} + ?" if seat["points"] is None else minus(seat["points"])


def minus(points: int) -> str:
    return str(points).replace("-", "\N{MINUS SIGN}")


def obelisks(seat: dict[str, Any]) -> str:
    words = {0: "none", 1: "1 obelisk"}
    count = seat["tokens"].get("obelisk", 0)
    return words.get(count, f"{count} obelisks") + (", first to five" if seat["first_to_five"] else "")


def temples(seat: dict[str, Any]) -> str:
    if seat["sites"]["temple"] is None:
        return f"? {seat['temples']} face-down"
    values = [value for value in (4, 3, 2, 1) for _ in range(seat["tokens"].get(f"temple_{value}", 0))]
    assert len(values) == seat["temples"]
    return " ".join(map(str, [seat["sites"]["temple"], *values]))


def pyramids(seat: dict[str, Any]) -> str:
    return ", ".join(f"{seat['tokens'].get(f'{color}_pyramid', 0)} {color}" for color in ("light", "dark"))


def tombs(seat: dict[str, Any]) -> str:
    numbers = "".join("x" if f"tomb_{number}" in seat["tokens"] else "." for number in range(1, 13))
    runs = [range(run.start() + 1, run.end() + 1) for run in re.finditer("x+", numbers)]
    return ", ".join(" ".join(map(str, run)) for run in runs)


def actions(seat: dict[str, Any]) -> str:
    return ", ".join(f"{count} {short(Texts(), action)}" for action, count in seat["actions"].items())


def test_temples_face_down_are_counted_and_no_more() -> None:
    match = positions("imhotep_duel", 5)[-2]
    hidden = match.view(0)
    assert [seat["sites"]["temple"] for seat in hidden["seats"]] == [None, None]
    for viewer in (0, 1, None):
        for printed, seat in zip(possessions(match, viewer), hidden["seats"], strict=True):
            assert printed["Temple A"] == f"? {seat['temples']} face-down"
            assert printed["Points"].endswith(" + ?")
    over = positions("imhotep_duel", 5)[-1]
    assert "face-down" not in shown(over, None)


def test_every_token_of_the_duel_has_a_tone() -> None:
    from benben.games.imhotep_duel.names import TOKEN_IDS
    from benben.games.imhotep_duel.picture import _TONES

    assert set(_TONES) == set(TOKEN_IDS.values())
