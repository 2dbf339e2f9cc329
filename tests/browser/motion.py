"""Pages on which pieces travel: what they do to the page while they move, and when they have arrived."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.awaiting import wait_on

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
"""The options of a window with animations."""

# Every frame notes how wide the page is. A window for fingers grows with what sticks out of it.
WATCH = """() => {
    window.widest = 0;
    const note = () => {
        window.widest = Math.max(window.widest, document.documentElement?.scrollWidth ?? 0);
        requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
}"""
# Animations that run as long as a piece can be touched do not end.
ARRIVED = """() => document.getAnimations().every(each =>
    each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity)"""


def watch_width(page: Page) -> None:
    """From the next page that it loads on, note how wide it ever gets."""
    page.add_init_script(f"({WATCH})()")


def arrived(page: Page) -> None:
    """Wait until all animations have ended."""
    wait_on(page, ARRIVED, "the end of all that moves")


def widest(page: Page) -> int:
    """How wide the page has ever been, in CSS pixels."""
    return int(page.evaluate("window.widest"))
