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
RATE = 60
MOVES = 5
SETTLED_MS = 3000
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
    """Some moves, each with the motion that it and the bots' answers bring.

    The page is not looked at in between, since asking it what it shows costs it frames: the key that plays the first
    move of the list needs no looking.
    """
    before = person.entries()
    for _ in range(MOVES):
        person.page.keyboard.press("1")
        person.page.wait_for_timeout(SETTLED_MS)
    happened = person.entries() - before
    if happened < MOVES:
        raise RuntimeError(f"only {happened} things happened: nothing was measured")


def summary(trace: dict[str, Any]) -> str:
    """Of the frames that something moved in, how many were shown; and how many of them lacked the page's own part."""
    names = [(event["name"], event["args"].get("hasPartialUpdate")) for event in trace["traceEvents"]]
    drawn = sum(name == "DrawFrame" for name, _ in names)
    late = names.count(("DroppedFrame", True))
    dropped = names.count(("DroppedFrame", False))
    shown = RATE * drawn / (drawn + dropped)
    return f"{drawn} frames, {dropped} dropped ({shown:.0f} a second), {late} before the page had changed"


def main() -> None:
    """Measure, and print a line for scrolling and one for moves."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
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
