"""Make the pictures of the tables in the README, from real games in a real browser.

    .venv/bin/python tools/picture.py            # all of them
    .venv/bin/python tools/picture.py duel.png   # one

Needs the built front end (`make build`) and a Chromium (`make chromium`).
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.person import (  # noqa: E402 - run as a program, it must set the root first
    Person,
    make_table,
    state,
)
from tests.serving import Server  # noqa: E402 - as above
from tools import chromium  # noqa: E402 - as above

FOLDER = ROOT / "docs" / "images"
WINDOW: ViewportSize = {"width": 1280, "height": 800}
ME = {"kind": "me", "name": "Merit"}
BOT = {"kind": "bot", "player": "greedy"}

TILES = 6  # on Ra's track, for an interesting picture
MIDDLE = 2  # Ra's epoch
MEEPLES = 5  # on the harbor
GONE = 6, 11  # the least and most finished unloadings


class Picture(NamedTuple):
    """A picture: the game, its seats, when to take it, which moves lead there, where the mouse points."""

    game: str
    seats: list[dict[str, str]]
    is_worth_it: Callable[[dict[str, Any]], bool]
    favourite: str
    pointed_at: str | None = None


def ra_is_worth_it(view: dict[str, Any]) -> bool:
    """Whether it is an auction in the middle of the game with a rich track."""
    tiles = sum(tile is not None for tile in view["track"])
    return bool(view["auction"] and tiles >= TILES and view["epoch"] == MIDDLE)


def duel_is_worth_it(view: dict[str, Any]) -> bool:
    """Whether both players would gain from the first boat, and more lies on both sides."""
    meeples = sum(owner is not None for owner in view["harbor"])
    takers = {gain["seat"] for gain in view["boats"][0]["unload"]}
    least, most = GONE
    return meeples >= MEEPLES and takers >= {0, 1} and least <= 18 - view["unloads_left"] <= most


PICTURES = {
    "table.png": Picture("ra", [ME, BOT, BOT], ra_is_worth_it, "draw"),
    "duel.png": Picture("imhotep_duel", [ME, BOT], duel_is_worth_it, "", "[data-spot='boat:1']"),
}


def play_to(picture: Picture, person: Person) -> None:
    """Play until the position is worth a picture, in as many games as needed."""
    while True:
        seating = make_table(person.server, *picture.seats, game=picture.game)
        person.sit_down(seating)
        person.wait()
        while not person.is_over():
            now = state(person.server, seating)
            if now["my_turn"] and picture.is_worth_it(now["view"]):
                return
            liked = picture.favourite in person.legal()
            person.press(picture.favourite) if liked else person.play()
            person.wait()


def take(page: Page, path: Path, pointed_at: str | None) -> None:
    """Take the picture, with the mouse out of the way or on the part to explain."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(1000)
    page.keyboard.press("Escape")
    page.evaluate("() => document.activeElement?.blur()")
    if pointed_at:
        page.locator(pointed_at).hover()
    page.wait_for_timeout(500)
    page.screenshot(path=path)


def main(wanted: list[str]) -> int:
    """Play, and take the *wanted* pictures; by default all."""
    path = chromium.find()
    if path is None:
        return 1
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=chromium.sandboxed())
        for name in wanted or PICTURES:
            context = browser.new_context(viewport=WINDOW, color_scheme="light", reduced_motion="reduce")
            person = Person(context.new_page(), server, seed=7)
            play_to(PICTURES[name], person)
            take(person.page, FOLDER / name, PICTURES[name].pointed_at)
            context.close()
            print(FOLDER / name)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
