"""Make the picture of the table in the README: a real game, in a real browser.

    .venv/bin/python tools/picture.py

Needs the built front end (`make build`) and a Chromium (`make chromium`).
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.person import Person, make_table, state  # noqa: E402 - run as a program, the root must be told first
from tests.serving import Server  # noqa: E402
from tools import chromium  # noqa: E402

TARGET = ROOT / "docs" / "images" / "table.png"
WINDOW: ViewportSize = {"width": 1280, "height": 800}
TILES = 6  # on the track, so that there is something to see
MIDDLE = 2  # the epoch
SEATS = [{"kind": "me", "name": "Merit"}, *[{"kind": "bot", "player": "greedy"}] * 2]


def is_worth_a_picture(now: dict[str, Any]) -> bool:
    """Whether it is an auction in the middle of the game with a rich track, and our turn to bid."""
    view = now["view"]
    tiles = sum(tile is not None for tile in view["track"])
    return bool(now["my_turn"] and view["auction"] and tiles >= TILES and view["epoch"] == MIDDLE)


def play_to_the_picture(person: Person) -> None:
    """Play until there is something to show, over as many games as it takes."""
    while True:
        seating = make_table(person.server, *SEATS)
        person.sit_down(seating)
        person.wait()
        while not person.is_over():
            if is_worth_a_picture(state(person.server, seating)):
                return
            draws = "draw" in person.legal()
            person.press("draw") if draws else person.play()
            person.wait()


def take(page: Page) -> None:
    """Write the picture, with the mouse and its explanations out of the way."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(1000)
    page.keyboard.press("Escape")
    page.wait_for_timeout(500)
    page.screenshot(path=TARGET)


def main() -> int:
    """Play, and take the picture."""
    path = chromium.find()
    if path is None:
        return 1
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=chromium.sandboxed())
        context = browser.new_context(viewport=WINDOW, color_scheme="light", reduced_motion="reduce")
        person = Person(context.new_page(), server, seed=7)
        play_to_the_picture(person)
        TARGET.parent.mkdir(exist_ok=True)
        take(person.page)
        browser.close()
    print(TARGET)
    return 0


if __name__ == "__main__":
    sys.exit(main())
