"""Starting: what goes wrong is told in words, with exit code 1."""

import contextlib
import logging
import socket
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from benben.server import reach, run
from benben.server.reach import guest_address
from tests.serving import command


@pytest.fixture(autouse=True)
def _logging_as_before() -> Iterator[None]:
    """`run` takes the log over; give it back."""
    loggers = [logging.getLogger(name) for name in ("benben.server", "uvicorn", "alembic")]
    before = [(logger.handlers, logger.propagate, logger.level) for logger in loggers]
    yield
    for logger, (handlers, propagate, level) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Start it in vain; what it says."""

    def start(database: Path | str, host: str = "127.0.0.1", port: int = 0) -> str:
        with pytest.raises(SystemExit) as caught:
            run(host, port, database)
        assert caught.value.code == 1
        said = capsys.readouterr()
        assert said.out == ""
        assert len(said.err.splitlines()) == 1
        return said.err

    return start


@contextlib.contextmanager
def taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield int(other.getsockname()[1])


@pytest.mark.slow
def test_the_process_ends_with_code_1_and_no_traceback(tmp_path: Path) -> None:
    with taken_port() as port:
        start = command(tmp_path / "t.sqlite3", port=port)
        done = subprocess.run(start, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith(f"Cannot listen on 127.0.0.1, port {port}: the port is taken")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("host", ["192.0.2.1", "no such host", "256.256.256.256"])
def test_an_address_that_is_not_here(tmp_path: Path, refused: Callable[..., str], host: str) -> None:
    assert f"Cannot listen on {host}" in refused(tmp_path / "t.sqlite3", host)


def test_a_port_that_cannot_be(tmp_path: Path, refused: Callable[..., str]) -> None:
    assert "There is no port 65536" in refused(tmp_path / "t.sqlite3", port=65536)


def test_a_corrupt_database(tmp_path: Path, refused: Callable[..., str]) -> None:
    file = tmp_path / "t.sqlite3"
    file.write_bytes(b"SQLite format 3\0" + b"\xa5" * 8000)
    assert f"The database “{file}” cannot be used" in refused(file)


def test_a_read_only_database(tmp_path: Path, refused: Callable[..., str]) -> None:
    file = tmp_path / "t.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE t (x)")
    assert "it is read-only" in refused(f"sqlite:///file:{file}?mode=ro&uri=true")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_database_where_nothing_fits(refused: Callable[..., str]) -> None:
    assert "cannot be used" in refused("/dev/full")


def test_an_address_that_is_no_database(refused: Callable[..., str]) -> None:
    assert "is no database address" in refused("://")


def test_guests_reach_no_server_that_listens_to_its_own_machine_only() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        assert guest_address(listener) is None


def test_guests_reach_a_server_that_listens_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "_own_address", lambda _family: "192.168.1.5")
    with socket.create_server(("0.0.0.0", 0)) as listener:  # noqa: S104  (nobody connects)
        assert guest_address(listener) == f"http://192.168.1.5:{listener.getsockname()[1]}"


def test_without_a_network_there_are_no_guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "_own_address", lambda _family: None)
    with socket.create_server(("0.0.0.0", 0)) as listener:  # noqa: S104  (nobody connects)
        assert guest_address(listener) is None
