"""Times from the address to the first board, and from a tap to the new position, with and without a server.

Everything is served from this machine, so no figure includes a network.
"""

import contextlib
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple, cast

from playwright.sync_api import BrowserContext, Page, ViewportSize

from benben.engine.game import Game
from benben.site.build import make_site
from bench.engines.sheet import Row, Sheet
from bench.engines.stand import Stand, title_of
from tests.browser.kept import KEPT
from tests.browser.person import Person
from tests.serving import Server
from tests.web.hosts import serving
from tools import chromium

WINDOW: ViewportSize = {"width": 1280, "height": 800}
FIRST, SECOND = "first visit", "second visit"
LOBBY, BOARD = "lobby", "board"
AGAIN = "another board"
_WATCH = Path(__file__).with_name("watch.js")
_POLL, _REST = 50.0, 600.0
"""Milliseconds between polls, and between two taps: the table shows every position for a while."""


class ServedAt(NamedTuple):
    """Everything that a `Person` needs to know about a server."""

    url: str


def boards(stand: Stand) -> list[Sheet]:
    """Both tables, with the built page. Raises `SiteNotBuilt` if it is missing."""
    firsts, taps = [], []
    for name, opened in _PLACES.items():
        with opened() as url:
            for game in stand.games:
                row = f"{name}: {title_of(game)}"
                found, moves = _visited(stand, url, game, keeps=name == _SITE)
                firsts.append(Row(row, found))
                taps.append(Row(row, {"median": statistics.median(moves), "slowest": max(moves)}))
    visits = {f"{what}, {visit}": "seconds" for visit in (FIRST, SECOND) for what in (LOBBY, BOARD)}
    return [
        Sheet(
            "Until it is on the screen, in seconds; Play now is pressed as soon as the lobby is there",
            {**visits, AGAIN: "seconds"},
            firsts,
        ),
        Sheet(
            f"From a tap to the new position, {stand.plan.taps} moves: ms",
            {"median": "ms", "slowest": "ms"},
            taps,
        ),
    ]


@contextlib.contextmanager
def _without_server() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="benben-bench-") as folder:
        make_site(Path(folder))
        with serving(Path(folder)) as address:
            yield f"{address}/"


@contextlib.contextmanager
def _with_server() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="benben-bench-") as folder, Server(Path(folder)) as server:
        yield server.url


_SITE = "without a server"
_PLACES: dict[str, Callable[[], AbstractContextManager[str]]] = {
    _SITE: _without_server,
    "with a server": _with_server,
}


def _visited(stand: Stand, url: str, game: Game, *, keeps: bool) -> tuple[dict[str, float], list[float]]:
    """Medians of the visits, and the taps of the last. *keeps*: the browser caches all files for the second visit."""
    seen: dict[str, list[float]] = {}
    moves: list[float] = []
    for number in range(stand.plan.visits):
        with tempfile.TemporaryDirectory(prefix="benben-bench-") as profile:
            with _browsing(stand, game, profile) as context:
                page = _open(context, url, seen, FIRST)
                while keeps and not page.evaluate(KEPT):
                    page.wait_for_timeout(_POLL)
            with _browsing(stand, game, profile) as context:
                page = _open(context, url, seen, SECOND)
                if keeps:
                    page.go_back()
                    page.wait_for_selector(f"[data-play={game.name}]")
                    seen.setdefault(AGAIN, []).append(page.evaluate("game => watched.again(game)", game.name))
                if number == stand.plan.visits - 1:
                    moves = _taps(page, url, stand.plan.taps)
    return {head: statistics.median(each) / 1000 for head, each in seen.items()}, moves


@contextlib.contextmanager
def _browsing(stand: Stand, game: Game, profile: str) -> Iterator[BrowserContext]:
    """A new browser with the data of its profile; it presses *Play now* automatically."""
    context = stand.browser.browser_type.launch_persistent_context(
        profile, executable_path=stand.program, chromium_sandbox=chromium.sandboxed(),
        viewport=WINDOW, locale="en",
    )  # fmt: skip
    context.add_init_script(f"globalThis.plays = {game.name!r};")
    context.add_init_script(path=_WATCH)
    try:
        yield context
    finally:
        context.close()


def _open(context: BrowserContext, url: str, seen: dict[str, list[float]], visit: str) -> Page:
    """Open a tab, and record when the lobby and the board appeared."""
    page = context.new_page()
    page.set_default_timeout(0)
    page.goto(url)
    page.wait_for_function("() => watched.seen.board")
    for what in (LOBBY, BOARD):
        seen.setdefault(f"{what}, {visit}", []).append(page.evaluate("what => watched.seen[what]", what))
    return page


def _taps(page: Page, url: str, count: int) -> list[float]:
    """Milliseconds of this many moves, or of all moves of a game, by taps on the board or on keys."""
    somebody = Person(page, cast(Server, ServedAt(url)), seed=1)
    for _ in range(count):
        somebody.wait()
        page.wait_for_timeout(_REST)
        if somebody.is_over():
            break
        somebody.play()
    somebody.wait()
    return [float(each) for each in page.evaluate("watched.taps")]
