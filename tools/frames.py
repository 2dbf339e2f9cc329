"""Measure how smoothly a table of five scrolls and animates on a processor that is four times slower.

``python -m tools.frames``: a game of Ra with five at a phone's window; the page is scrolled to and fro, and some moves
are played with their motion. The browser's own trace tells how many frames were drawn and dropped. Without a graphics
card the browser draws in software, which is most of what is measured then.
"""

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.person import Person, make_table
from tests.serving import Server
from tools import chromium

SLOWER = 4
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]


def scroll(page: Page, session: CDPSession) -> None:
    """To the foot of the page and back, as a finger does."""
    for distance in (-900, 900, -900, 900):
        session.send(
            "Input.synthesizeScrollGesture",
            {"x": 195, "y": 400, "yDistance": distance, "speed": 1200, "gestureSourceType": "touch"},
        )
    page.wait_for_timeout(100)


def animate(person: Person) -> None:
    """Some moves, each with the motion that it and the bots' answers bring."""
    for _ in range(3):
        person.wait()
        person.play()
        person.page.wait_for_timeout(1500)


def summary(trace: dict[str, Any]) -> str:
    """Frames drawn and dropped."""
    events = trace["traceEvents"]
    drawn = [event for event in events if event["name"] == "DrawFrame"]
    dropped = [event for event in events if event["name"] == "DroppedFrame"]
    span = (max(event["ts"] for event in drawn) - min(event["ts"] for event in drawn)) / 1e6
    return f"{len(drawn)} frames in {span:.1f} s ({len(drawn) / span:.0f} a second), {len(dropped)} dropped"


def main() -> None:
    """Measure, and print a line for scrolling and one for moves."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        server.wait_until_warm()
        browser = playwright.chromium.launch(
            executable_path=chromium.find(), chromium_sandbox=chromium.sandboxed()
        )
        context = browser.new_context(
            viewport={"width": 390, "height": 844},
            has_touch=True,
            is_mobile=True,
            reduced_motion="no-preference",
        )
        person = Person(context.new_page(), server, seed=2)
        bots = [{"kind": "bot", "player": "greedy"}] * 4
        person.sit_down(make_table(server, {"kind": "me", "name": "Merit"}, *bots, game="ra"))
        for _ in range(6):
            person.play()
        person.wait()
        session = context.new_cdp_session(person.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        measured: list[tuple[str, Callable[[], None]]] = [
            ("scrolling", lambda: scroll(person.page, session)),
            ("moves", lambda: animate(person)),
        ]
        for name, act in measured:
            browser.start_tracing(page=person.page, categories=CATEGORIES)
            act()
            print(f"{name}: {summary(json.loads(browser.stop_tracing()))}", flush=True)


if __name__ == "__main__":
    main()
