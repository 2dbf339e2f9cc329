"""Make pictures of every game at typical moments in windows of all sizes, and say what is wrong with them.

``python -m tools.pictures [--games ra,imhotep] [--windows 390x844] [--languages en,hu] [--into pictures]``: for each
game, window, theme and language five moments: the opening, a piece chosen, the middle of a game, a hint, and the end.
What can be touched must lie in sight, uncovered, and on windows for fingers be as large as one; a page that is enlarged
scrolls, and what can be touched there is as large as a pointer needs. No text may be cut off or lie over another one.
Nothing may stick out sideways, in no frame while things move: motion is on, and a picture is made when all has arrived.
Prints a line for each fault; the exit status is 1 if there was any. The pictures are for looking at.
"""

import argparse
import itertools
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from benben.engine.registry import names
from benben.texts import FALLBACK, Texts
from tests.browser.lit import touchable
from tests.browser.motion import MOVING, arrived, watch_width, widest
from tests.browser.person import BUTTONS, Person, Seating, make_table, state
from tests.serving import Server
from tools import chromium

WINDOWS = ("360x740", "390x844", "844x390", "768x1024", "1280x800", "1920x1080", "2560x1440")
ENLARGED = {"640x400": 2, "320x256": 4}  # windows of 1280 by 800 or 1024, and how many times larger all is
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MOST_SEATS = {"ra": 5, "imhotep": 4, "imhotep_duel": 2, "ankhor": 4}
MIDDLE = 14  # own decisions before the middle of a game
FINGERS = 900  # windows up to this width are for fingers
POINTER = 24  # CSS pixels: the least of a pointer's target

# Text that does not fit and has no ellipsis; text only for screen readers is left out.
CLIPPED = """() => [...document.querySelectorAll("body *")].filter(each => {
    const style = getComputedStyle(each);
    if (!["hidden", "clip"].includes(style.overflowX) || style.textOverflow === "ellipsis") return false;
    if (![...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())) return false;
    if (style.clipPath !== "none" || !each.checkVisibility({visibilityProperty: true})) return false;
    return each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 3;
}).map(each => each.textContent.trim().slice(0, 60))"""
# Texts of one panel whose lines overlap, without those for screen readers only.
OVERLAPPING = """() => {
    const lines = [];
    for (const panel of document.querySelectorAll("main .panel, main .board")) {
        const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
        for (let text; (text = texts.nextNode()); ) {
            const of = text.parentElement;
            if (!text.textContent.trim() || of.closest(".panel, .board") !== panel || of.closest("svg")) continue;
            if (of.closest(".hidden-text, .ghost") || !of.checkVisibility({visibilityProperty: true})) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            const clip = of.getBoundingClientRect();
            for (const {left, right, top, bottom} of range.getClientRects()) {
                const seen = Math.min(bottom, getComputedStyle(of).overflowY === "visible" ? bottom : clip.bottom);
                lines.push({panel, of, text: text.textContent.trim().slice(0, 40), left, right, top, bottom: seen});
            }
        }
    }
    const over = (one, other) => one.panel === other.panel && one.of !== other.of
        && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5;
    return lines.flatMap((one, i) => lines.slice(i + 1).filter(other => over(one, other))
        .map(other => one.text + " / " + other.text));
}"""


class Moment(NamedTuple):
    """A table at a moment for a picture, and actions on its page before the picture is taken."""

    name: str
    seating: Seating
    act: Callable[[Page, Texts], None]


class Look(NamedTuple):
    """The window, theme and language of a picture."""

    window: str
    theme: Literal["light", "dark"]
    language: str


def nothing(_page: Page, _texts: Texts) -> None:
    """The page without any action."""


def choose(page: Page, _texts: Texts) -> None:
    """Touch the first piece that can move to another place, if there is one."""
    carried = page.locator("[data-drag]")
    if carried.count():
        carried.first.dispatch_event("click")  # another piece may cover its centre


def ask(page: Page, texts: Texts) -> None:
    """Request a hint."""
    page.get_by_role("button", name=texts.say("table-hint"), exact=True).click()
    page.locator(".hint").wait_for()


def look_back(page: Page, texts: Texts) -> None:
    """Open the receipt of a finished game."""
    page.get_by_role("button", name=texts.say("table-receipt")).first.click()
    page.locator("dialog[open] tfoot").wait_for()


def table_after(server: Server, game: str, decisions: int | None, seats: int) -> Seating:
    """A table after this many decisions of the reader, or at its end."""
    bots = [{"kind": "bot", "player": "greedy"}] * (seats - 1)
    seating = make_table(server, {"kind": "me", "name": "Merit"}, *bots, game=game)
    done = 0
    while decisions is None or done < decisions:
        now = state(server, seating)
        if now["outcome"]:
            break
        if now["legal"]:
            move = {"ply": now["ply"], "move": now["legal"][(7 * done) % len(now["legal"])]["text"]}
            server.post(f"/api/tables/{seating.table}/moves", move, seating.token)
            done += 1
        else:
            time.sleep(0.02)  # the bots think
    return seating


def moments(server: Server, game: str) -> list[Moment]:
    """The five moments of a game."""
    start = table_after(server, game, 0, MOST_SEATS.get(game, 2))
    middle = table_after(server, game, MIDDLE, MOST_SEATS.get(game, 2))
    return [
        Moment("start", start, nothing),
        Moment("chosen", middle, choose),
        Moment("middle", table_after(server, game, MIDDLE + 5, 2), nothing),
        Moment("hint", middle, ask),
        Moment("end", table_after(server, game, None, 2), look_back),
    ]


def touching(page: Page, window: str) -> Iterator[str]:
    """Faults of the touch targets."""
    for each in touchable(page):
        if window in ENLARGED:
            if min(each.width, each.height) < POINTER:
                yield f"{each.name} is small: {each.width:.0f}x{each.height:.0f}"
        elif each.fault and not ("small" in each.fault and int(window.partition("x")[0]) > FINGERS):
            yield each.fault


def faults(page: Page, window: str) -> Iterator[str]:
    """Faults of the current page."""
    yield from touching(page, window)
    yield from (f"cut off: {text}" for text in page.evaluate(CLIPPED))
    yield from (f"lies over each other: {texts}" for texts in page.evaluate(OVERLAPPING))


def picture(browser: Browser, server: Server, moment: Moment, look: Look, into: Path) -> list[str]:
    """Take one picture and return its faults."""
    width, height = map(int, look.window.split("x"))
    fingers = width <= FINGERS and look.window not in ENLARGED
    with browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=look.theme,
        locale=look.language,
        device_scale_factor=ENLARGED.get(look.window, 1),
        has_touch=fingers,
        is_mobile=fingers,
        **MOVING,
    ) as context:
        person = Person(context.new_page(), server)
        watch_width(person.page)
        person.sit_down(moment.seating)
        person.page.locator(f"{BUTTONS}, section.action.over").first.wait_for()
        moment.act(person.page, Texts(look.language))
        person.page.evaluate("document.fonts.ready.then(() => null)")
        arrived(person.page)
        person.page.screenshot(path=into / f"{'-'.join([moment.seating.game, moment.name, *look])}.png")
        found = [] if moment.name == "end" else list(faults(person.page, look.window))
        if (sideways := widest(person.page) - width) > 0:
            found.append(f"sticks out sideways by {sideways} px")
        return sorted({*found, *person.mishaps})


def main(arguments: Any = None) -> int:
    """Take the requested pictures."""
    parser = argparse.ArgumentParser(prog="tools.pictures", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default=",".join(names()))
    parser.add_argument("--windows", default=",".join((*WINDOWS, *ENLARGED)))
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--languages", default=FALLBACK)
    parser.add_argument("--into", type=Path, default=Path("pictures"))
    asked = parser.parse_args(arguments)
    asked.into.mkdir(parents=True, exist_ok=True)
    looks = itertools.product(asked.windows.split(","), asked.themes.split(","), asked.languages.split(","))
    looked = [Look(*each) for each in looks]
    count = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=chromium.find(), chromium_sandbox=chromium.sandboxed()
        )
        for game in asked.games.split(","):
            for moment, look in itertools.product(moments(server, game), looked):
                for fault in picture(browser, server, moment, look, asked.into):
                    count += 1
                    print(f"{game} {moment.name} {' '.join(look)}: {fault}", flush=True)
    print(f"{count} faults")
    return min(count, 1)


if __name__ == "__main__":
    sys.exit(main())
