"""Engines in games' folders: whole ones run, all others give one clear error or one warning."""

import dataclasses
import json
import logging
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from benben.engine import portable
from benben.engine.broken import BrokenRules
from benben.engine.game import Game
from benben.engine.playing import EngineMatchTable, LocalMatchTable
from benben.engine.portable import MANIFEST, WASM, BadEngine, engine_of
from benben.engine.question import Question
from benben.engine.registry import rules
from benben.engine.rules import Rules
from benben.engine.traps import Interrupted, Trapped
from benben.texts import Texts

PROGRAM = """
import sys
import benben
match = benben.load({game!r}).new_match(seed=1)
while not match.is_over:
    match.play(match.legal_moves[0])
print(match.scores, [name for name in ("numpy", "numba", "llvmlite") if name in sys.modules])
"""


@pytest.fixture
def ra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rules]:
    """Ra with its engine in a separate folder and made from today's sources while a test runs."""
    found = rules("ra")
    for name in (WASM, MANIFEST):
        shutil.copy(found.folder / name, tmp_path)
    manifest = json.loads((tmp_path / MANIFEST).read_bytes())
    today = {name: portable.digest_of(portable.source(found, name)) for name in manifest["sources"]}
    change(tmp_path, sources=today)
    monkeypatch.setitem(vars(found), "folder", tmp_path)
    portable._engine_of.cache_clear()
    yield found
    portable._engine_of.cache_clear()


def change(folder: Path, **values: Any) -> None:
    """Write other values into a manifest."""
    file = folder / MANIFEST
    file.write_text(json.dumps({**json.loads(file.read_bytes()), **values}))


def way(of: Rules) -> type:
    """Who carries out the rules of a new match."""
    return type(Game(of).new_match(seed=1)._playing)


def test_a_match_runs_on_the_engine_that_lies_there(ra: Rules) -> None:
    assert way(ra) is EngineMatchTable


@pytest.mark.parametrize("game", ["ra", "ankhor"])
def test_playing_needs_neither_numpy_nor_a_compiler(game: str) -> None:
    observed = subprocess.check_output([sys.executable, "-c", PROGRAM.format(game=game)], text=True)
    assert observed.endswith(" []\n")


# ---- other files -------------------------------------------------------------------------------------------------
def test_a_game_without_an_engine_is_interpreted(ra: Rules) -> None:
    (ra.folder / MANIFEST).unlink()
    assert way(ra) is LocalMatchTable


def test_rules_that_were_changed_in_python_are_interpreted(ra: Rules) -> None:
    assert engine_of(dataclasses.replace(ra)) is None
    assert engine_of(ra) is not None


def cut_off(folder: Path) -> None:
    content = (folder / MANIFEST).read_bytes()
    (folder / MANIFEST).write_bytes(content[: len(content) // 2])


def a_list(folder: Path) -> None:
    (folder / MANIFEST).write_text("[]")


def without_digest(folder: Path) -> None:
    change(folder, sha256=None)


def unreadable(folder: Path) -> None:
    (folder / MANIFEST).unlink()
    (folder / MANIFEST).mkdir()


def of_another_format(folder: Path) -> None:
    change(folder, version=portable.VERSION + 1)


def of_another_game(folder: Path) -> None:
    change(folder, game="imhotep")


def of_other_rules(folder: Path) -> None:
    change(folder, rules=99)


def without_code(folder: Path) -> None:
    (folder / WASM).unlink()


def with_one_bit_changed(folder: Path) -> None:
    content = bytearray((folder / WASM).read_bytes())
    content[len(content) // 2] ^= 1
    (folder / WASM).write_bytes(content)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (cut_off, ""),
        (a_list, ""),
        (without_digest, "it is the engine of ra, version"),
        (unreadable, ""),
        (of_another_format, f"its version is benben-engine {portable.VERSION + 1}, not benben-engine"),
        (of_another_game, "it is the engine of imhotep, version"),
        (of_other_rules, "it is the engine of ra, version 99"),
        (without_code, ""),
        (with_one_bit_changed, "it is damaged, or it does not belong to its manifest"),
    ],
)
def test_what_is_no_engine_of_the_game_says_so_and_how_to_make_one(
    ra: Rules, spoil: Callable[[Path], None], says: str
) -> None:
    spoil(ra.folder)
    with pytest.raises(BadEngine) as raised:
        Game(ra).new_match(seed=1)
    assert says in str(raised.value)
    assert str(ra.folder) in str(raised.value)
    assert not isinstance(raised.value.message, str)
    for language in ("en", "hu"):
        assert "benben web build ra" in Texts(language).format(raised.value.message)


def test_no_other_game_is_harmed(ra: Rules) -> None:
    with_one_bit_changed(ra.folder)
    with pytest.raises(BadEngine):
        engine_of(ra)
    assert engine_of(rules("imhotep_duel")) is not None


# ---- older than its sources --------------------------------------------------------------------------------------
def test_an_older_engine_is_left_alone_with_one_warning(ra: Rules, caplog: pytest.LogCaptureFixture) -> None:
    sources = json.loads((ra.folder / MANIFEST).read_bytes())["sources"]
    change(ra.folder, sources={**sources, "benben/games/ra/legal.py": "0123456789abcdef"})
    with caplog.at_level(logging.WARNING):
        assert [way(ra) for _ in range(3)] == [LocalMatchTable] * 3
    (record,) = caplog.records
    assert "the engine of ra is older than benben/games/ra/legal.py" in record.getMessage()
    assert "`benben web build ra`" in record.getMessage()


def test_a_source_that_was_edited_or_is_gone_is_noticed_and_line_ends_are_not(tmp_path: Path) -> None:
    found, file = dataclasses.replace(rules("ra")), tmp_path / "rules.py"
    vars(found)["folder"] = tmp_path
    file.write_bytes(b"x = 1\ny = 2\n")
    made_of = {"sources": {"rules.py": portable.digest_of(file)}}
    assert portable.changed_sources(found, made_of) == []
    for content, changed in [(b"x = 1\r\ny = 2\r\n", []), (b"x = 1\ny = 3\n", ["rules.py"])]:
        file.write_bytes(content)
        portable.digest_of.cache_clear()
        assert portable.changed_sources(found, made_of) == changed
    file.unlink()
    portable.digest_of.cache_clear()
    assert portable.changed_sources(found, made_of) == ["rules.py"]


# ---- another way to run ------------------------------------------------------------------------------------------
def test_the_environment_says_how_rules_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(portable._Chosen, "kind", None)
    monkeypatch.setenv(portable.VARIABLE, portable.INTERPRETED)
    assert way(rules("ra")) is LocalMatchTable
    monkeypatch.setattr(portable._Chosen, "kind", None)
    monkeypatch.setenv(portable.VARIABLE, "fast")
    with pytest.raises(ValueError, match="BENBEN_ENGINE=fast: it is one of portable, native, interpreted"):
        engine_of(rules("ra"))
    with pytest.raises(ValueError, match="it is one of"):
        portable.use_engine("wasm")


# ---- failures while a match is played ----------------------------------------------------------------------------
def fails(error: Trapped) -> Callable[..., int]:
    def play(*_numbers: int) -> int:
        raise error

    return play


@pytest.mark.parametrize(
    ("error", "expected"),
    [(Interrupted("play was interrupted"), BrokenRules), (Trapped("play stopped"), Trapped)],
)
def test_a_match_stands_as_it_was_after_a_call_that_failed_and_goes_on(
    ra: Rules, monkeypatch: pytest.MonkeyPatch, error: Trapped, expected: type[Exception]
) -> None:
    match, twin = (Game(ra).new_match(seed=1) for _ in range(2))
    engine = engine_of(ra)
    assert engine is not None
    before = match.key
    monkeypatch.setattr(engine.shared, "play", fails(error))
    with pytest.raises(expected):
        match.play("draw")
    assert (match.key, match.ply) == (before, twin.ply)
    match.play("draw")  # in a new block
    twin.play("draw")
    assert match == twin


def test_after_a_failure_the_shared_block_is_another_one(ra: Rules) -> None:
    """Compiled code that stops in the middle leaves its stack as it was then."""
    engine = engine_of(ra)
    assert engine is not None
    broken = engine.shared

    def fail(*_numbers: int) -> int:
        raise Trapped("fail stopped")

    broken._functions["choose"] = fail
    with pytest.raises(Trapped), engine.lock:
        broken.call("choose", broken.address)
    assert engine.shared is not broken
    assert engine.shared.call("legal", engine.shared.address) >= 0


def test_an_answer_is_the_callers_own() -> None:
    table = Game(rules("imhotep_duel")).new_match(seed=1).table
    tally = Question("benben.games.imhotep_duel", "tally")
    first = tally(table)
    assert first
    again = first.copy()
    first.clear()
    assert tally(table) == again
