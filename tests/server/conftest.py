"""One real server for the tests that need nothing special of it."""

from collections.abc import Iterator

import pytest

from tests.server.guest import Served, serve


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A warm server with an empty store, bots that do not pause, short thoughts, and generous rates."""
    quick = {"hint_games": 20, "review_games": 2, "hint_rate": "1000/minute", "review_rate": "1000/minute"}
    with serve(tmp_path_factory.mktemp("served") / "tables.sqlite3", **quick) as running:
        running.wait_until_warm()
        yield running
