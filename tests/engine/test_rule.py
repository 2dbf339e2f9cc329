"""Compiling and binding: games do not share code, the disk cache is hit, an edit makes another cache folder."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import benben
from benben.engine import rule as engine_rule
from benben.engine.rule import _remove_old, bind, cache_folder, in_python, is_compiling, rule

ROOT = Path(benben.__file__).resolve().parents[2]


@rule
def plus_one(number: int) -> int:
    return number + 1


@rule
def times_two(number: int) -> int:
    return number * 2


@rule
def never_called(number: int) -> int:
    return times_two(plus_one(number))


if TYPE_CHECKING:
    change: Callable[[int], int]


def template(number: int) -> int:
    """Its free name is bound later."""
    return change(change(number))  # noqa: F821  (known to type checkers only)


def test_two_games_do_not_share_code() -> None:
    first = bind(template, "first", change=plus_one)
    second = bind(template, "second", change=times_two)
    assert (first(5), second(5), first(6)) == (7, 20, 8)


def test_a_template_stays_as_it_was() -> None:
    bind(template, "third", change=plus_one)
    with pytest.raises(NameError):
        template(1)
    assert template.__qualname__ == "template"


def test_a_bound_function_knows_its_own_globals_too() -> None:
    def inner(number: int) -> int:
        return number

    bound: Any = bind(template, "fourth", change=rule(inner))
    assert bound(3) == 3


def test_what_is_asked_in_python_is_not_compiled() -> None:
    assert in_python(never_called)(5) == 12
    assert not getattr(never_called, "overloads", {})


def test_numba_s_own_cache_folder_is_left_alone() -> None:
    from numba.core import config

    before = config.CACHE_DIR
    rule(template)
    assert before == config.CACHE_DIR
    assert str(cache_folder()) != before


SCRIPT = """
import benben
from numba.core import event
compiled = []
class Listener(event.Listener):
    def on_start(self, seen): compiled.append(seen)
    def on_end(self, seen): pass
game = benben.load("ra", players=3)
with event.install_listener("numba:compile", Listener()):
    {scores}
from benben.engine.rule import cache_folder
print(len(compiled), cache_folder().name, scores)
"""
PLAYED = """
    match = game.new_match(seed=1)
    while not match.is_over:
        match.play(match.legal_moves[0])
    scores = match.scores
"""
LAID_OUT = "scores = [game.rules.score(game.new_tables()[0], seat) for seat in range(3)]"


def run(source: Path, scores: str, **environment: str) -> tuple[int, str, str]:
    """Find scores in a fresh process: how many functions were compiled, the cache folder's name, the scores."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(scores=scores.strip())],
        env={**os.environ, "PYTHONPATH": str(source), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    count, name, found = done.stdout.strip().split(maxsplit=2)
    return int(count), name, found


def scores_here() -> str:
    """The scores of the game that `PLAYED` plays."""
    match = benben.load("ra", players=3).new_match(seed=1)
    while not match.is_over:
        match.play(match.legal_moves[0])
    return str(match.scores)


@pytest.mark.slow
def test_a_second_start_plays_a_whole_game_and_compiles_nothing() -> None:
    scores = scores_here()  # now the cache has all that it needs
    assert run(ROOT / "src", PLAYED) == (0, cache_folder().name, scores)


@pytest.mark.slow
def test_a_second_start_compiles_nothing_and_an_edit_compiles_anew(tmp_path: Path) -> None:
    source, cache = tmp_path / "src", tmp_path / "cache"
    for part in ("__init__.py", "engine", "games", "players"):
        original = Path(benben.__file__).parent / part
        copy = source / "benben" / part
        (shutil.copytree if original.is_dir() else shutil.copy)(original, _made(copy))
    first = run(source, LAID_OUT, BENBEN_CACHE=str(cache))
    again = run(source, LAID_OUT, BENBEN_CACHE=str(cache))
    assert first[0] > 5
    assert again == (0, *first[1:])
    assert first[2] == "[10, 10, 10]"
    components = source / "benben" / "games" / "ra" / "components.py"
    components.write_text(components.read_text().replace("START_POINTS = 10", "START_POINTS = 20"))
    edited = run(source, LAID_OUT, BENBEN_CACHE=str(cache))
    assert edited[0] == first[0]
    assert edited[1] != first[1]
    assert edited[2] == "[20, 20, 20]"
    assert {folder.name for folder in cache.iterdir()} == {first[1], edited[1]}


def _made(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def test_rules_run_interpreted_when_told(tmp_path: Path) -> None:
    count, _, scores = run(ROOT / "src", PLAYED, NUMBA_DISABLE_JIT="1", BENBEN_CACHE=str(tmp_path / "cache"))
    assert (count, scores) == (0, scores_here())
    assert not (tmp_path / "cache").exists()


def test_every_layer_that_is_compiled_counts_in_the_name_of_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = set()
    monkeypatch.setattr(engine_rule, "_PACKAGE", tmp_path)
    for layer in ("engine", "games/ra", "players"):
        (tmp_path / layer).mkdir(parents=True)
        names.add(engine_rule._digest())
        (tmp_path / layer / "new.py").write_text("x = 1")
        names.add(engine_rule._digest())
        (tmp_path / layer / "new.py").write_text("x = 2")
        names.add(engine_rule._digest())
    assert len(names) == 7
    monkeypatch.setattr("numba.__version__", "0.0")
    assert engine_rule._digest() not in names


def test_the_cache_can_be_moved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, expected in [("BENBEN_CACHE", tmp_path), ("XDG_CACHE_HOME", tmp_path / "benben")]:
        monkeypatch.delenv("BENBEN_CACHE", raising=False)
        monkeypatch.setenv(name, str(tmp_path))
        assert cache_folder.__wrapped__().parent == expected


def test_the_tests_run_compiled() -> None:
    assert is_compiling()


def test_only_the_newest_cache_folders_are_kept(tmp_path: Path) -> None:
    for age in range(12):
        folder = tmp_path / f"rules-{age:02}"
        folder.mkdir()
        (folder / "code.nbc").write_text("old")
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    (tmp_path / "letters").mkdir()
    _remove_old(tmp_path)
    _remove_old(tmp_path / "nowhere")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "letters",
        *(f"rules-{age:02}" for age in range(8)),
    ]
