"""`count`, `bench`, `serve`, and the terminal itself."""

import importlib.util
import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import benben
from benben.cli import compiling
from benben.cli.commands import bench
from benben.cli.pictures import draw_moves
from benben.cli.receipts import _order, show_end
from benben.cli.terminal import Terminal, printable
from benben.engine.outcome import ReceiptLine
from benben.engine.registry import names
from tests.cli.conftest import play_out
from tests.cli.program import invoke
from tests.waiting import wait_for


@pytest.mark.slow
def test_positions_and_lines_are_counted() -> None:
    out = invoke("count", "ra", "--players", "3", "--depth", "4").out
    rows = [tuple(map(int, row)) for row in re.findall(r"^ +(\d+) +(\d+) +(\d+)$", out, re.MULTILINE)]
    # Three sets, then the two that are left (the third follows); two moves; 23 kinds of tiles after a draw,
    # and after an invocation the next seat may pass or bid one of four suns.
    assert rows == [(0, 1, 1), (1, 3, 3), (2, 6, 6), (3, 12, 12), (4, 168, 168)]


@pytest.mark.slow
def test_the_first_loads_of_the_duel_are_counted() -> None:
    out = invoke("count", "imhotep_duel", "--depth", "2").out
    rows = [tuple(map(int, row)) for row in re.findall(r"^ +(\d+) +(\d+) +(\d+)$", out, re.MULTILINE)]
    # 23 kinds of tokens; then any two of them in order, but a tomb number is there only once.
    assert rows == [(0, 1, 1), (1, 23, 23), (2, 23 * 23 - 12, 23 * 23 - 12)]


@pytest.mark.slow
def test_a_turn_of_the_duel_is_counted() -> None:
    out = invoke("count", "imhotep_duel", "--depth", "2", "--seed", "7").out
    rows = [tuple(map(int, row)) for row in re.findall(r"^ +(\d+) +(\d+) +(\d+)$", out, re.MULTILINE)]
    assert rows == [(0, 1, 1), (1, 9, 9), (2, 72, 72)]


@pytest.mark.slow
def test_the_first_cards_of_imhotep_are_counted() -> None:
    out = invoke("count", "imhotep", "--depth", "2").out
    rows = [tuple(map(int, row)) for row in re.findall(r"^ +(\d+) +(\d+) +(\d+)$", out, re.MULTILINE)]
    assert rows == [(0, 1, 1), (1, 7, 7), (2, 7 * 12, 7 * 12)]  # round cards, then kinds of market cards


@pytest.mark.slow
def test_the_first_turns_of_imhotep_are_counted() -> None:
    out = invoke("count", "imhotep", "--depth", "2", "--seed", "7").out  # ships of 4, 3, 2 and 2 spaces
    rows = [tuple(map(int, row)) for row in re.findall(r"^ +(\d+) +(\d+) +(\d+)$", out, re.MULTILINE)]
    # A stone on one of 11 spaces, or stones; then the same with one space less, and a ship of 2 can sail to 5 sites,
    # after which it is forgotten on which of its spaces the stone lay.
    lines = 12 + 7 * 11 + 4 * (11 + 5)
    assert rows == [(0, 1, 1), (1, 12, 12), (2, lines - 2 * 5, lines)]


@pytest.mark.slow
def test_the_first_markers_of_ankhor_are_counted() -> None:
    out = invoke("count", "ankhor", "--depth", "3").out
    rows = [tuple(map(int, row)) for row in re.findall(r"^ +(\d+) +(\d+) +(\d+)$", out, re.MULTILINE)]
    # Two goods on the first space, in any order; then one on the second.
    assert rows == [(0, 1, 1), (1, 5, 5), (2, 15, 25), (3, 15 * 5, 125)]


@pytest.mark.slow
def test_the_first_turn_of_ankhor_is_counted() -> None:
    out = invoke("count", "ankhor", "--depth", "3", "--seed", "7").out
    rows = [tuple(map(int, row)) for row in re.findall(r"^ +(\d+) +(\d+) +(\d+)$", out, re.MULTILINE)]
    assert rows == [
        (0, 1, 1),
        (1, 6, 6),
        (2, 21, 36),
        (3, 56, 216),
    ]  # three tokens of six types, in any order


@pytest.mark.slow
def test_counting_may_begin_after_the_deal() -> None:
    out = invoke("count", "ra", "--depth", "1", "--seed", "7").out
    assert re.search(r"^ +1 +2 +2$", out, re.MULTILINE)


@pytest.mark.slow
def test_a_small_measure_where_there_is_no_clone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(benben, "__file__", str(tmp_path / "a" / "b" / "__init__.py"))
    monkeypatch.setattr(bench, "_SECONDS", 0.001)
    done = invoke("bench")
    assert done.code == 0
    for name in names():
        assert re.search(rf"^{name} +1 +[\d,]+ +[\d,]+$", done.out, re.MULTILINE)
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

    def serve(**options: Any) -> None:
        options.pop("when_ready")("http://127.0.0.1:9/")
        asked.append(options)

    monkeypatch.setattr(benben.server, "run", serve)
    bots = ["--player", "Mine=tests.cli.failing:Failing", "-p", "Deep = search:games=5"]
    done = invoke("serve", "--host", "::1", "--port", "9", "--database", "games.sqlite3", "--open", *bots)
    players = {"Mine": "tests.cli.failing:Failing", "Deep": "search:games=5"}
    settings = benben.server.Settings(host="::1", port=9, database="games.sqlite3", players=players)
    assert (done.code, asked) == (0, [{"open_browser": True, "settings": settings}])
    assert "http://127.0.0.1:9/" in done.out


def test_control_characters_are_not_printed() -> None:
    assert printable("A\x1b[31m\x07\u202eb\nc é●") == "A�[31m��b\nc é●"
    assert printable("نر\u200cم 👩\u200d🚀") == "نر\u200cم 👩\u200d🚀"


def test_piped_words_are_not_folded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    done = invoke("games")
    assert (done.code, done.err) == (0, "")
    assert "ra: Ra (rules version 1)\n" in done.out
    assert "\x1b" not in done.out


TOLD = "only the first time; they are stored in /there"


def test_a_spinner_tells_what_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    terminal.err = Console(force_terminal=True, width=200, record=True, file=io.StringIO())
    monkeypatch.setattr("benben.cli.terminal._PATIENCE", 0.0)
    with terminal.waiting("cli-compiling", folder="/there"):
        wait_for(lambda: TOLD in terminal.err.export_text(clear=False), "the words of the spinner")
    assert TOLD in terminal.err.export_text()


def test_no_one_who_does_not_look_sees_a_spinner() -> None:
    terminal = Terminal()
    terminal.err = Console(force_terminal=False, record=True, file=io.StringIO())
    with terminal.waiting("cli-compiling", folder="/there"):
        pass
    assert terminal.err.export_text() == ""


def test_nothing_is_compiled_first_when_rules_are_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benben.engine.native.is_compiling", lambda: False)
    called: list[object] = []
    compiling.compile_first(Terminal(), lambda: called.append(True))
    assert not called


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


def test_items_of_a_receipt_are_in_order_though_no_seat_has_them_all() -> None:
    by_seat = ("a d e", "a b c", "b c d")
    lines = [ReceiptLine(seat, 0, item, 1, 1) for seat, items in enumerate(by_seat) for item in items.split()]
    assert [item for _, item in _order(lines)] == ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize(("name", "has_epochs"), [("ra", True), ("imhotep_duel", False)])
def test_a_receipt_has_a_column_for_epochs_only_where_there_are_some(name: str, has_epochs: bool) -> None:
    terminal = Terminal()
    terminal.out = Console(width=100, record=True, force_terminal=True, file=io.StringIO())
    match = play_out(benben.load(name, players=2).new_match(seed=1))
    show_end(terminal, match)
    shown = terminal.out.export_text()
    assert ("Epoch" in shown) == has_epochs
    total = re.search(r"^ *Total +(-?\d+) +(-?\d+) *$", shown, re.MULTILINE)
    assert total is not None
    assert tuple(map(int, total.groups())) == match.scores


def test_a_receipt_has_a_minus_before_what_is_lost() -> None:
    terminal = Terminal()
    terminal.out = Console(width=100, record=True, force_terminal=True, file=io.StringIO())
    show_end(terminal, benben.load("imhotep_duel", sides="BBBB").new_match(seed=1))
    shown = terminal.out.export_text()
    assert re.search(r"Smaller pyramid +\(0\) \N{MINUS SIGN}6 +\(0\) \N{MINUS SIGN}6 *$", shown, re.MULTILINE)
    assert re.search(r"Total +\N{MINUS SIGN}6 +\N{MINUS SIGN}6 *$", shown, re.MULTILINE)


@pytest.mark.parametrize(("width", "beside"), [(1, 1), (50, 1), (71, 1), (72, 2), (109, 3), (300, 3)])
def test_many_moves_stand_side_by_side_where_there_is_room(width: int, beside: int) -> None:
    moves = [(f"Place a meeple on a{number}", f"place a{number}") for number in range(1, 9)]
    console = Console(width=max(width, 60), record=True, file=io.StringIO())
    console.print(draw_moves(moves, width))
    lines = console.export_text().splitlines()
    assert len(lines) == -(-8 // beside)
    assert [int(number) for number in re.findall(r"(\d)  Place", lines[0])] == [
        1 + column * len(lines) for column in range(beside)
    ]
    assert width < 60 or max(map(len, lines)) <= width


def test_few_moves_stand_below_each_other() -> None:
    assert draw_moves([("Draw a tile", "draw"), ("Invoke Ra", "invoke")], 200).row_count == 2
