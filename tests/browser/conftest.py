"""A real server, a real Chromium, and a person with a mouse."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize

from tests.browser.person import Person
from tests.serving import Server

WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with bots that do not pause and an empty store."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        running.wait_until_warm()
        yield running


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A wide window of somebody who wants no motion, so that tests need not wait for it."""
    opened = browser.new_context(viewport=WIDE, reduced_motion="reduce")
    yield opened
    opened.close()


@pytest.fixture
def person(context: BrowserContext, server: Server) -> Iterator[Person]:
    """Somebody in front of a page; the page may not fail while they sit there."""
    somebody = Person(context.new_page(), server)
    yield somebody
    assert somebody.mishaps == []


@pytest.fixture
def caller(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody with a phone."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    somebody = Person(context.new_page(), server)
    yield somebody
    assert somebody.mishaps == []
    context.close()
