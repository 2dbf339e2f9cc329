"""Waiting for what a page does: each wait has the one limit and names its event."""

from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests import waiting
from tests.waiting import wait_for

T = TypeVar("T")

NEXT_FRAMES = (
    """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"""
)


def wait_on(page: Page, condition: str, what: str, arg: object = None) -> Any:
    """Wait until a *condition* holds in the page, and return what it returned.

    It is a function: the page's policy forbids to evaluate text later. Raises `TimeoutError`, which says *what* was
    waited for.
    """
    try:
        return page.wait_for_function(condition, arg=arg, timeout=1000 * waiting.LIMIT).json_value()
    except PlaywrightTimeout as error:
        raise TimeoutError(f"waited {waiting.LIMIT:g} s for {what}") from error


def hear(page: Page, found: Callable[[], T | None], what: str) -> T:
    """Wait until *found*, which looks at what the page's events have left here, returns anything true."""
    return wait_for(found, what, sleep=lambda seconds: page.wait_for_timeout(1000 * seconds))


def settle(page: Page) -> None:
    """Let the page handle what it was given, and be laid out and painted after it."""
    page.evaluate(NEXT_FRAMES)
