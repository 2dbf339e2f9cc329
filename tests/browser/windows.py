"""Windows of one browser that tests use one after the other: a new one costs more than most tests.

A test finds its windows empty. Their pages are laid out but not painted, since no test looks at colours of pixels: this
halves what a move costs. The audit and the pictures of failed tests show them first.
"""

import contextlib
import json
from collections.abc import Iterable, Iterator
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.waiting import LIMIT

WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
FINGERS: dict[str, Any] = {"has_touch": True, "is_mobile": True}
USUAL: dict[str, Any] = {
    "viewport": WIDE,
    "locale": "en-US",
    "reduced_motion": "reduce",
    "service_workers": "block",
}
"""A person who reads English and wants no motion: tests wait for no animation and depend on no system language.

Tests of a service worker allow it.
"""
BLANK = "http://127.0.0.1:9/"
"""An empty page. While it is open its process lives, and the next page of a server here is loaded in it."""
UNPAINTED = """() => {
    if (!location.protocol.startsWith("http")) return;
    window.unpainted = new CSSStyleSheet();
    window.unpainted.replaceSync("html { opacity: 0 }");
    addEventListener("DOMContentLoaded", () => document.adoptedStyleSheets.push(window.unpainted));
}"""
VISIBLE = "html { opacity: 1 !important }"
"""For a picture of a page."""
PAINT = "painted => { if (window.unpainted) window.unpainted.disabled = painted; }"


@contextlib.contextmanager
def painted(page: Page) -> Iterator[None]:
    """A page that can be seen."""
    page.evaluate(PAINT, True)
    yield
    page.evaluate(PAINT, False)


def open_window(browser: Browser, **look: Any) -> BrowserContext:
    """A window for a test, in which every wait has the one limit."""
    context = browser.new_context(**{**USUAL, **look})
    context.set_default_timeout(1000 * LIMIT)
    context.add_init_script(f"({UNPAINTED})()")
    return context


class Window:
    """A window, with an empty page that stays open."""

    def __init__(self, browser: Browser, look: dict[str, Any]) -> None:
        self.context = open_window(browser, **look)
        self._blank = self.context.new_page()
        self._blank.route(BLANK, lambda route: route.fulfill(body="", content_type="text/html"))
        self._blank.goto(BLANK)
        self.has_worker = look.get("service_workers") == "allow"
        self._browser = self.context.new_cdp_session(self._blank)

    def clear(self, addresses: Iterable[str]) -> None:
        """Close its pages and forget what the pages of servers have stored."""
        for page in self.context.pages:
            if page != self._blank:
                page.close()
        for address in addresses:
            self._browser.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})


class Windows:
    """The windows of a browser, by their looks."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[Window]] = {}
        self._lent: list[tuple[str, Window]] = []

    def lend(self, **look: Any) -> Page:
        """A page in a new window."""
        name = json.dumps(look, sort_keys=True)
        free = self._free.setdefault(name, [])
        window = free.pop() if free else Window(self._browser, look)
        self._lent.append((name, window))
        return window.context.new_page()

    def take_back(self, addresses: Iterable[str]) -> None:
        """Empty all windows that were lent, where pages of servers at these addresses were open.

        One with a service worker is closed: on a busy machine Chromium may never answer that it has forgotten it.
        """
        while self._lent:
            name, window = self._lent.pop()
            if window.has_worker:
                window.context.close()
                continue
            window.clear(addresses)
            self._free[name].append(window)
