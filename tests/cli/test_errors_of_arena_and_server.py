"""Journals, clusters and servers that cannot be used, in English and in another language."""

import json
import socket
import sys
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.arena.journal import open_journal
from benben.arena.plan import make_plan
from benben.engine import registry
from benben.engine.message import Message, message
from benben.server import run
from benben.texts import FALLBACK
from tests.arena.made_up import result
from tests.cli.refusals import check_refused, each_other_language


# ---- the arena ---------------------------------------------------------------------------------------------------
@pytest.fixture
def _pebbles() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._MODULES, "pebbles", "pebbles")
        yield


ARENA = ["arena", "pebbles", "random", "greedy", "--games", "8", "--workers", "1"]


def journal_lines() -> list[str]:
    """The plan of that arena and one result."""
    plan = make_plan(benben.load("pebbles"), ["random", "greedy"], 8)
    header = {"format": "benben-arena-journal", "version": 1, "plan": plan.to_json()}
    return [json.dumps(each, separators=(",", ":")) for each in (header, result(0, (0,)).to_json())]


def with_header(change: dict[str, Any]) -> Callable[[list[str]], list[str]]:
    def changed(lines: list[str]) -> list[str]:
        return [json.dumps({**json.loads(lines[0]), **change}, separators=(",", ":")), *lines[1:]]

    return changed


def with_seed(lines: list[str]) -> list[str]:
    plan = json.loads(lines[0])["plan"]
    return with_header({"plan": {**plan, "seed": 7}})(lines)


JOURNALS: dict[str, tuple[Callable[[list[str]], list[str]], Callable[[str], Message]]] = {
    "foreign": (lambda _: ["dear diary"], lambda file: message("engine-journal-foreign", file=file)),
    "damaged": (
        lambda lines: [lines[0], "{", lines[1]],
        lambda file: message("engine-journal-damaged", place=f"{file}:2"),
    ),
    "no result": (
        lambda lines: [lines[0], "{}"],
        lambda file: message("engine-journal-no_result", place=f"{file}:2"),
    ),
    "twice": (
        lambda lines: [*lines, lines[1]],
        lambda file: message("engine-journal-twice", place=f"{file}:3", game="0"),
    ),
    "header": (
        lambda lines: [lines[0][:-1], lines[1]],
        lambda file: message("engine-journal-header", place=f"{file}:1"),
    ),
    "plan": (with_header({"plan": [1]}), lambda file: message("engine-journal-header", place=f"{file}:1")),
    "version": (
        with_header({"version": 2}),
        lambda file: message("engine-journal-version", file=file, version="2", known="1"),
    ),
    "other plan": (
        with_seed,
        lambda file: message(
            "engine-journal-other_plan",
            file=file,
            differing=[message("engine-journal-differs", name="seed", there="7", here="0")],
        ),
    ),
}


@each_other_language
@pytest.mark.usefixtures("_pebbles")
@pytest.mark.parametrize("kind", JOURNALS)
def test_a_journal_that_cannot_be_used(kind: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "journal.jsonl"
    change, expected = JOURNALS[kind]
    file.write_text("".join(f"{line}\n" for line in change(journal_lines())), encoding="utf-8")
    check_refused(language, [*ARENA, "--journal", str(file)], expected(str(file)), 1)


@each_other_language
@pytest.mark.usefixtures("_pebbles")
def test_a_journal_that_is_no_file_or_in_use(language: str, tmp_path: Path) -> None:
    expected = message("engine-journal-no_file", file=str(tmp_path))
    check_refused(language, [*ARENA, "--journal", str(tmp_path)], expected, 1)
    file = tmp_path / "journal.jsonl"
    with open_journal(file, make_plan(benben.load("pebbles"), ["random", "greedy"], 8)):
        expected = message("engine-journal-in_use", file=str(file))
        check_refused(language, [*ARENA, "--journal", str(file)], expected, 1)


@each_other_language
@pytest.mark.usefixtures("_pebbles")
def test_a_cluster_that_cannot_be_used(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    missing = message("engine-ray-missing", command="pip install 'benben[cluster]'")
    check_refused(language, [*ARENA, "--ray"], missing, 1)

    def init(**_: Any) -> None:
        raise ConnectionError("no head")

    ray = types.ModuleType("ray")
    monkeypatch.setattr(ray, "init", init, raising=False)
    monkeypatch.setitem(sys.modules, "ray", ray)
    check_refused(language, [*ARENA, "--ray"], message("engine-ray-here", error="no head"), 1)
    away = message("engine-ray-unreachable", address="10.0.0.9:6379", error="no head")
    check_refused(language, [*ARENA, "--ray-address", "10.0.0.9:6379"], away, 1)


# ---- the server --------------------------------------------------------------------------------------------------
@each_other_language
def test_a_server_that_cannot_start(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[run.__module__], "start_logging", lambda _: None)
    file, letter = tmp_path / "t.sqlite3", tmp_path / "letter.txt"
    letter.write_text("Dear Ann, " * 500, encoding="utf-8")
    check_refused(language, ["serve", "--database", "://"], message("engine-store-address", address="://"), 1)
    foreign = message("engine-store-unusable", name=str(letter), reason=message("engine-store-foreign"))
    check_refused(language, ["serve", "--database", str(letter)], foreign, 1)
    inside = letter / "more" / "t.sqlite3"
    folder = message("engine-store-folder", reason=message("engine-file-ENOTDIR"))
    unmade = message("engine-store-unusable", name=str(inside), reason=folder)
    if language != FALLBACK:  # English has the system's own words
        check_refused(language, ["serve", "--database", str(inside)], unmade, 1)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        taken = message(
            "engine-serve-listen", host="127.0.0.1", port=port, reason=message("engine-serve-taken")
        )
        check_refused(language, ["serve", "--port", port, "--database", str(file)], taken, 1)
