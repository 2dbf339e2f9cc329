"""A real server, a real Chromium, and a person with a mouse."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Arrive, Person
from tests.browser.windows import FINGERS, PHONE, Windows
from tests.serving import Server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with bots that do not pause and an empty store."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Windows:
    """The windows of the one browser."""
    return Windows(browser)


@pytest.fixture
def arrive(windows: Windows, server: Server) -> Iterator[Arrive]:
    """People, each with a window of their own; no page may fail while they sit there."""
    people: list[Person] = []

    def come(seed: int = 0, at: Server | None = None, **look: Any) -> Person:
        people.append(Person(windows.lend(**look), at or server, seed))
        return people[-1]

    yield come
    windows.take_back({each.server.url for each in people})
    assert [mishap for each in people for mishap in each.mishaps] == []


@pytest.fixture
def person(arrive: Arrive) -> Person:
    """Somebody in front of a wide window."""
    return arrive()


@pytest.fixture
def caller(arrive: Arrive) -> Person:
    """Somebody with a phone."""
    return arrive(viewport=PHONE, **FINGERS)
