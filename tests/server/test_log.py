"""The log contains no secrets, and attackers cannot fill it (19)."""

import io
import logging
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from benben.server import log
from benben.server.log import JsonFormatter, RefusalLog, TextFormatter, note, warn, without_secrets
from benben.server.tables.seating import new_table_id, new_token
from tests.server.guest import bot, dial, guest, here, me, serve
from tests.server.logged import logged


@pytest.fixture(params=[TextFormatter, JsonFormatter])
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """All that is written, in either form."""
    with logged(request.param()) as stream:
        yield stream


def test_a_table_has_one_digest_as_long_as_the_server_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table_id()
    first = without_secrets(table)
    assert table not in first
    assert without_secrets(f"/api/tables/{table}/socket") == f"/api/tables/{first}/socket"
    assert first != without_secrets(new_table_id())
    monkeypatch.setattr(log, "_key", b"another server's")
    assert without_secrets(table) != first


def test_no_field_no_path_no_error_and_no_traceback_has_a_tables_name(written: io.StringIO) -> None:
    table = new_table_id()
    note("seen", table=table, next=table, path=f"/table/{table}")
    warn("failed", reason=ValueError(f"[parameters: ('{table}', 7)]"), args={"table": table})
    try:
        int(table)
    except ValueError as error:
        note("crashed", error=error)
    logging.getLogger("uvicorn.error").info('1.2.3.4 - "WebSocket /api/tables/%s/socket" [accepted]', table)
    output = written.getvalue()
    assert table not in output
    assert output.count(without_secrets(table)) == 7


def test_no_token_and_no_link_of_a_seat_is_logged_wherever_it_stands(written: io.StringIO) -> None:
    token, signature = new_token(), "Az3jM2S-9LW_DE6du78e2Y28Hqvm0yWgs1gKregm-vA"
    note("request", path=f"/table/x#seat-1.own.1795988659.{signature}")
    warn("refused", path=f"/api/tables/{token}", reason=ValueError(f"what is '{token}'?"))
    output = written.getvalue()
    assert "request" in output
    assert "refused" in output
    assert signature not in output
    assert token not in output


def test_no_text_from_outside_begins_a_line_or_steers_a_terminal(written: io.StringIO) -> None:
    note("request", path="/\n12:00:00 info forged \x1b[2J \x9b2J \u202e")
    output = written.getvalue()
    assert output.count("\n") == 1
    assert output.removesuffix("\n").isprintable()


@pytest.mark.slow
def test_a_server_at_work_writes_no_tables_name(tmp_path: Path, written: io.StringIO) -> None:
    with serve(tmp_path / "tables.sqlite3") as served:
        maker = served.create(me(), guest())
        maker.join("Bob")
        maker.play("nonsense")
        maker.ask("GET", "/nowhere")
        served.http.get(f"/table/{maker.table}")
        with maker.socket() as line:
            line.receive()
            line.send({"type": "undo", "ply": 99})
            line.error()
        with dial(served, maker.table) as line:
            line.send({"type": "hello", "token": "x" * 43})
            line.receive()
        bots = served.create(bot("random"), bot("random"), game="imhotep_duel")
        bots.until_over()
        again = served.create(me(), here())
    output = written.getvalue()
    assert "table made" in output
    assert "refused" in output
    for table in (maker.table, bots.table, again.table):
        assert table not in output
        assert without_secrets(table) in output


def test_of_equal_refusals_the_first_is_logged_and_then_how_many(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    sample = RefusalLog()

    def refused(reason: str, address: str) -> list[tuple[str, object]]:
        caplog.clear()
        sample.refused(reason, address, {"path": "/"})
        return output()

    def output() -> list[tuple[str, object]]:
        return [(each.message, each.__dict__["fields"].get("times")) for each in caplog.records]

    with caplog.at_level(logging.WARNING, "benben.server"):
        assert refused("late", "a") == [("refused", None)]
        assert [refused("late", "a") for _ in range(5)] == [[]] * 5
        assert refused("late", "b") == [("refused", None)]
        assert refused("over", "a") == [("refused", None)]
        now[0] = 61.0
        assert refused("late", "a") == [("refused more", 5), ("refused", None)]
        assert refused("late", "a") == []
        caplog.clear()
        sample.end()
        assert output() == [("refused more", 1)]
