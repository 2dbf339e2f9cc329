"""One real server for the tests that need nothing special of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guest import Served, serve
from tests.server.postgres import Postgres, a_postgres
from tests.server.thinkers import Thoughts


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A warm and patient server with an empty store."""
    with serve(tmp_path_factory.mktemp("served") / "tables.sqlite3") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    with a_postgres() as running:
        yield running


@pytest.fixture
def thoughts(tmp_path: Path) -> Iterator[Thoughts]:
    """Bots called `Waiting`, who find no move while they are held; no longer than the test lasts."""
    thinking = Thoughts(tmp_path / "thoughts")
    yield thinking
    thinking.go()
