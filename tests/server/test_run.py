"""Start of the server: errors are explained in words, and `benben serve` ends with exit code 1."""

import asyncio
import contextlib
import logging
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from benben.engine.errors import BenbenError
from benben.server import run, running, urls
from benben.server.urls import guest_url, strip_brackets
from tests.cli import program
from tests.server.storing import opened


@pytest.fixture(autouse=True)
def _logging_as_before() -> Iterator[None]:
    """`run` takes the log over; give it back."""
    loggers = [logging.getLogger(name) for name in ("benben.server", "uvicorn", "alembic")]
    before = [(logger.handlers, logger.propagate, logger.level) for logger in loggers]
    yield
    for logger, (handlers, propagate, level) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def refused(database: Path | str, host: str = "127.0.0.1", port: int = 0) -> str:
    """Start it in vain; what it says."""
    with pytest.raises(BenbenError) as caught:
        run(host, port, database)
    assert not isinstance(caught.value.message, str)
    return str(caught.value)


@contextlib.contextmanager
def taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield int(other.getsockname()[1])


@pytest.mark.slow
def test_the_process_ends_with_code_1_and_no_traceback(tmp_path: Path) -> None:
    with taken_port() as port:
        asked = ["serve", "--port", str(port), "--database", str(tmp_path / "t.sqlite3")]
        done = program.run(*asked, surroundings={"LC_ALL": "C"})
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith(f"benben: cannot listen on 127.0.0.1, port {port}: the port is taken")
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize("host", ["192.0.2.1", "no such host", "256.256.256.256"])
def test_an_address_that_is_not_here(tmp_path: Path, host: str) -> None:
    assert f"cannot listen on {host}" in refused(tmp_path / "t.sqlite3", host)


def test_a_port_that_cannot_be(tmp_path: Path) -> None:
    assert "there is no port 65536" in refused(tmp_path / "t.sqlite3", port=65536)


def test_a_name_that_is_too_long(tmp_path: Path) -> None:
    assert "cannot be used: File name too long" in refused(tmp_path / ("t" * 300))


def test_a_corrupt_database(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite3"
    file.write_bytes(b"SQLite format 3\0" + b"\xa5" * 8000)
    assert f"the database {file} cannot be used" in refused(file)


def test_a_read_only_database(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE t (x)")
    assert "it is read-only" in refused(f"sqlite:///file:{file}?mode=ro&uri=true")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_database_where_nothing_fits() -> None:
    assert "cannot be used" in refused("/dev/full")


def test_a_database_that_another_server_serves(tmp_path: Path) -> None:
    """The error comes before the start, in one sentence."""
    database = tmp_path / "t.sqlite3"

    async def check() -> None:
        store = await opened(database)
        said = await asyncio.to_thread(refused, database)
        await store.close()
        assert "another server serves it already" in said

    asyncio.run(check())


def test_an_address_that_is_no_database() -> None:
    assert "is no database address" in refused("://")


@pytest.mark.parametrize(
    ("typed", "host"),
    [("[::1]", "::1"), ("::1", "::1"), ("[localhost]", "[localhost]"), ("127.0.0.1", "127.0.0.1")],
)
def test_an_address_of_version_6_may_stand_in_brackets(typed: str, host: str) -> None:
    assert strip_brackets(typed) == host


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("localhost", "localhost"), ("[::1]", "[::1]"), ("::1", "[::1]")],  # noqa: S104
)  # fmt: skip
def test_the_address_that_is_said_is_one_for_browsers(typed: str, shown: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        assert running._address(listener, typed) == f"http://{shown}:{listener.getsockname()[1]}/"


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="needs IPv6")
@pytest.mark.parametrize("host", ["[::1]", "::1", "[::]", "0::0"])
def test_it_listens_at_addresses_of_version_6(host: str) -> None:
    with running._listen(host, 0) as listener:
        assert listener.family == socket.AF_INET6
        assert running._address(listener, host) == f"http://[::1]:{listener.getsockname()[1]}/"


def test_guests_reach_no_server_that_listens_to_its_own_machine_only() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        assert guest_url(listener) is None


def test_guests_reach_a_server_that_listens_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(urls, "_own_address", lambda _family: "192.168.1.5")
    with socket.create_server(("0.0.0.0", 0)) as listener:  # noqa: S104  (no client connects)
        assert guest_url(listener) == f"http://192.168.1.5:{listener.getsockname()[1]}"


def test_without_a_network_there_are_no_guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(urls, "_own_address", lambda _family: None)
    with socket.create_server(("0.0.0.0", 0)) as listener:  # noqa: S104  (no client connects)
        assert guest_url(listener) is None
