"""`count`, `bench`, `serve`, and the terminal itself."""

import importlib.util
import io
import re
import time
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import benben
from benben.cli import bench, warming
from benben.cli.receipts import _order
from benben.cli.terminal import Terminal, printable
from benben.engine.game import ReceiptLine
from tests.cli.program import invoke, run


def test_positions_and_lines_are_counted() -> None:
    out = invoke("count", "ra", "--players", "3", "--depth", "4").out
    rows = [tuple(map(int, row)) for row in re.findall(r"^ +(\d+) +(\d+) +(\d+)$", out, re.MULTILINE)]
    # Three sets, then the two that are left (the third follows); two moves; 23 kinds of tiles after a draw,
    # and after an invocation the next seat may pass or bid one of four suns.
    assert rows == [(0, 1, 1), (1, 3, 3), (2, 6, 6), (3, 12, 12), (4, 168, 168)]


def test_counting_may_begin_after_the_deal() -> None:
    out = invoke("count", "ra", "--depth", "1", "--seed", "7").out
    assert re.search(r"^ +1 +2 +2$", out, re.MULTILINE)


@pytest.mark.slow
def test_a_small_measure_where_there_is_no_clone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(benben, "__file__", str(tmp_path / "a" / "b" / "__init__.py"))
    monkeypatch.setattr(bench, "_SECONDS", 0.001)
    done = invoke("bench")
    assert done.code == 0
    assert re.search(r"^ra +1 +[\d,]+ +[\d,]+$", done.out, re.MULTILINE)
    assert invoke("bench", "faster").code == 2


def test_a_clone_measures_with_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "__main__.py").write_text("import sys; sys.exit(sys.argv[1:] != ['--quick'])")
    monkeypatch.setattr(benben, "__file__", str(tmp_path / "src" / "benben" / "__init__.py"))
    assert invoke("bench", "--", "--quick").code == 0
    assert invoke("bench").code == 1


def test_serving_without_the_extra_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "uvicorn" else find(name))
    done = invoke("serve")
    assert done.code == 1
    assert done.err == "benben: the table needs uvicorn: install it with pip install 'benben[server]'\n"


def test_serving_hands_on_what_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    import benben.server

    asked: list[Any] = []

    def serve(host: str, port: int, database: str | None, **options: Any) -> None:
        options.pop("when_ready")("http://127.0.0.1:9/")
        asked.append((host, port, database, options))

    monkeypatch.setattr(benben.server, "run", serve)
    done = invoke("serve", "--host", "::1", "--port", "9", "--database", "games.sqlite3", "--open")
    assert (done.code, asked) == (
        0,
        [("::1", 9, "games.sqlite3", {"open_browser": True, "log_format": "text"})],
    )
    assert "http://127.0.0.1:9/" in done.out


def test_control_characters_are_not_printed() -> None:
    assert printable("A\x1b[31m\x07\u202eb\nc é●") == "A�[31m��b\nc é●"


@pytest.mark.parametrize("surroundings", [{}, {"COLUMNS": "40"}])
def test_piped_words_are_not_folded(surroundings: dict[str, str]) -> None:
    done = run("games", surroundings=surroundings)
    assert (done.code, done.err) == (0, "")
    assert "ra: Ra (rules version 1)\n" in done.out
    assert "\x1b" not in done.out


def test_a_spinner_tells_what_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    terminal.err = Console(force_terminal=True, width=200, record=True, file=io.StringIO())
    monkeypatch.setattr("benben.cli.terminal._PATIENCE", 0.0)
    with terminal.waiting("cli-compiling", folder="/there"):
        time.sleep(0.3)
    assert "only the first time, then they are kept in /there" in terminal.err.export_text()


def test_nobody_who_does_not_look_sees_a_spinner() -> None:
    terminal = Terminal()
    terminal.err = Console(force_terminal=False, record=True, file=io.StringIO())
    with terminal.waiting("cli-compiling", folder="/there"):
        pass
    assert terminal.err.export_text() == ""


def test_warming_compiles_nothing_when_rules_are_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "is_compiling", lambda: False)
    played: list[object] = []
    monkeypatch.setattr(warming, "_play_through", lambda *_: played.append(True))
    warming.warm(Terminal(), benben.load("ra"))
    assert not played


def test_items_of_a_receipt_stand_in_the_order_that_fits_every_seat() -> None:
    def line(seat: int, epoch: int, item: str) -> ReceiptLine:
        return ReceiptLine(seat, epoch, item, 1, 1)

    lines = [
        line(0, 1, "b"),
        line(0, 1, "d"),
        line(1, 1, "a"),
        line(1, 1, "b"),
        line(1, 1, "c"),
        line(1, 1, "d"),
    ]
    assert _order([*lines, line(0, 0, "start")]) == [(0, "start"), (1, "a"), (1, "b"), (1, "c"), (1, "d")]
