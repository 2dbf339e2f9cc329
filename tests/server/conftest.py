"""One real server for the tests that need nothing special of it."""

from collections.abc import Iterator

import pytest

from tests.server.guest import Served, serve


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A warm server with an empty store, bots that do not pause, and generous rates."""
    with serve(tmp_path_factory.mktemp("served") / "tables.sqlite3") as running:
        running.wait_until_warm()
        yield running
