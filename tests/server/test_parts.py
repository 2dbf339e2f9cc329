"""Small parts that are easier to try alone: log lines, addresses, names, settings."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from benben.server.http.connection_limiter import ConnectionLimiter
from benben.server.http.limits import RequestLimits
from benben.server.http_errors import Refusal
from benben.server.log import JsonFormatter, TextFormatter
from benben.server.settings import Settings, database_url
from benben.server.tables.seating import hash_token, new_table_id, new_token


def line(event: str, **fields: object) -> logging.LogRecord:
    """A record as `note` makes it."""
    record = logging.LogRecord("benben.server", logging.WARNING, __file__, 1, event, None, None)
    record.fields = fields
    return record


def test_a_log_line_is_one_line_whatever_comes_from_outside() -> None:
    written = TextFormatter().format(line("refused", path="/x\n12:00:00 info    forged", name="Ann B"))
    assert len(written.splitlines()) == 1
    assert written.endswith('warning refused path="/x\\n12:00:00 info    forged" name="Ann B"')


def test_a_log_line_for_machines_is_json() -> None:
    written = json.loads(JsonFormatter().format(line("refused", path="/x\ny", table=None)))
    assert (written["event"], written["level"], written["path"], written["table"]) == (
        "refused",
        "warning",
        "/x\ny",
        None,
    )


def limits_of(**settings: Any) -> RequestLimits:
    chosen = Settings(**settings)
    return RequestLimits(chosen, ConnectionLimiter(chosen, most=100))


@pytest.mark.parametrize(
    ("first", "second", "shared"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),  # one household has a whole /64
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("unknown", "unknown", True),
    ],
)
def test_a_household_shares_a_rate(first: str, second: str, shared: bool) -> None:
    limits = limits_of(request_rate="1/minute")
    limits.request(first)
    if shared:
        with pytest.raises(Refusal):
            limits.request(second)
    else:
        limits.request(second)


def test_a_rate_that_cannot_be_read_is_an_error() -> None:
    with pytest.raises(ValueError, match="fortnight"):
        limits_of(request_rate="many a fortnight")


def test_sockets_are_counted_down_again() -> None:
    limits = limits_of(watchers_per_table=1)
    for _ in range(3):
        with limits.socket("table", "192.0.2.1", None):
            with pytest.raises(Refusal), limits.socket("table", "192.0.2.2", None):
                pass
            with limits.socket("another", "192.0.2.1", None):
                pass


def test_ids_and_tokens_are_long_and_never_the_same() -> None:
    assert len({new_table_id() for _ in range(1000)}) == 1000
    assert all(len(new_token()) >= 43 for _ in range(10))
    assert len(hash_token(new_token())) == 64


def test_databases_are_files_or_addresses(tmp_path: Path) -> None:
    assert database_url(str(tmp_path / "a b%.db")).database == str(tmp_path / "a b%.db")
    assert database_url("tables.db").database == str(Path.cwd() / "tables.db")
    for scheme in ("sqlite", "sqlite+aiosqlite"):
        assert str(database_url(f"{scheme}:///tables.db")) == "sqlite:///tables.db"
    for scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        assert str(database_url(f"{scheme}://host/benben")) == "postgresql://host/benben"
