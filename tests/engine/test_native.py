"""Rules as machine code: what stands for what in compiled code, and where it is kept."""

import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import benben
from benben import nd
from benben.engine import native as engine_native
from benben.engine.cache import Announcement, announce_compiling
from benben.engine.native import _remove_old, array_of, cache_folder, is_compiling, native
from benben.engine.rule import rule

SOURCE = Path(benben.__file__).resolve().parent
ODDS = nd.array([3, 1, 4], nd.int16)


@rule
def doubled(number: int) -> int:
    return number * 2


@rule
def total(cells: Any) -> int:
    """Takes a rule, cells of its module, and what makes arrays."""
    found = nd.int64(0)
    for place in range(len(cells)):
        found += doubled(cells[place]) * ODDS[place]
    return int(found)


def test_compiled_rules_see_the_rules_and_cells_of_their_module() -> None:
    cells = nd.array([1, 2, 3], nd.int32)
    assert native(total)(array_of(cells)) == total(cells) == 2 * (3 + 2 + 12)
    assert native(total) is native(total)


def test_what_is_no_rule_is_not_compiled() -> None:
    with pytest.raises(TypeError, match="is no rule"):
        native(test_what_is_no_rule_is_not_compiled)


def test_the_tests_run_compiled() -> None:
    assert is_compiling()


def test_numba_s_own_cache_folder_is_left_alone() -> None:
    from numba.core import config

    before = config.CACHE_DIR
    native(doubled)
    assert before == config.CACHE_DIR
    assert str(cache_folder()) != before


# ---- the disk ----------------------------------------------------------------------------------------------------
SCRIPT = """
from numba.core import event
compiled = []
class Listener(event.Listener):
    def on_start(self, seen): compiled.append(seen)
    def on_end(self, seen): pass
import numpy as np
import benben
from benben.engine.native import cache_folder, native
rules = benben.load("ra", players=3).rules
with event.install_listener("numba:compile", Listener()):
    table = rules.table.array()[0]
    native(rules.setup)(table, np.array([3, 0, 0]))
    scores = [native(rules.score)(table, seat) for seat in range(3)]
print(len(compiled), cache_folder().name, scores)
"""


def run(source: Path, **environment: str) -> tuple[int, str, str, str]:
    """Lay a game out in a fresh process: how many functions were compiled, the cache folder's name, the scores.

    And what it wrote on standard error.
    """
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": str(source), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    count, name, found = done.stdout.strip().split(maxsplit=2)
    return int(count), name, found, done.stderr


@pytest.mark.slow
def test_a_second_start_compiles_nothing_and_an_edit_compiles_again(tmp_path: Path) -> None:
    source, cache = tmp_path / "src", tmp_path / "cache"
    for part in ("__init__.py", "authoring", "engine", "games", "nd", "players", "texts"):
        original, copy = SOURCE / part, source / "benben" / part
        copy.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if original.is_dir() else shutil.copy)(original, copy)
    first = run(source, BENBEN_CACHE=str(cache))
    again = run(source, BENBEN_CACHE=str(cache))
    assert first[0] >= 2
    assert again == (0, *first[1:3], "")
    assert first[3].count("\n") == 1
    assert f"kept in {cache}" in first[3]
    assert first[2] == "[10, 10, 10]"
    components = source / "benben" / "games" / "ra" / "components.py"
    components.write_text(components.read_text().replace("START_POINTS = 10", "START_POINTS = 20"))
    edited = run(source, BENBEN_CACHE=str(cache))
    assert edited[0] == first[0]
    assert edited[1] != first[1]
    assert edited[2] == "[20, 20, 20]"
    assert {folder.name for folder in cache.iterdir()} == {first[1], edited[1]}


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["folder", "file"])
def test_a_home_that_cannot_be_written_is_reported_and_the_rules_work(kind: str, tmp_path: Path) -> None:
    """Also for an administrator, who may write into every folder but that of the system's processes."""
    home = Path("/proc/self/fdinfo") if kind == "folder" and sys.platform == "linux" else tmp_path / kind
    if kind == "file":
        home.write_text("")
    elif not home.exists():
        home.mkdir(mode=0o500)
    compiled, _, scores, said = run(SOURCE.parent, HOME=str(home), XDG_CACHE_HOME="", BENBEN_CACHE="")
    assert (compiled >= 2, scores) == (True, "[10, 10, 10]")
    (line,) = said.splitlines()
    assert f"{home / '.cache' / 'benben'}/rules-" in line
    assert "cannot be written. Let the environment variable BENBEN_CACHE name a folder that can be." in line


def test_nothing_is_compiled_where_numba_is_off(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    count, _, scores, said = run(SOURCE.parent, NUMBA_DISABLE_JIT="1", BENBEN_CACHE=str(cache))
    assert (count, scores, said) == (0, "[10, 10, 10]", "")
    assert not cache.exists()


def test_every_layer_that_is_compiled_counts_in_the_name_of_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = set()
    monkeypatch.setattr(engine_native, "_PACKAGE", tmp_path)
    layers = ("engine", "games/ra", "players", "nd")
    for layer in layers:
        (tmp_path / layer).mkdir(parents=True)
        names.add(engine_native._digest())
        (tmp_path / layer / "new.py").write_text("x = 1")
        names.add(engine_native._digest())
        (tmp_path / layer / "new.py").write_text("x = 2")
        names.add(engine_native._digest())
    assert len(names) == 1 + 2 * len(layers)
    monkeypatch.setattr("numba.__version__", "0.0")
    assert engine_native._digest() not in names


def test_the_cache_can_be_moved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, expected in [("BENBEN_CACHE", tmp_path), ("XDG_CACHE_HOME", tmp_path / "benben")]:
        monkeypatch.delenv("BENBEN_CACHE", raising=False)
        monkeypatch.setenv(name, str(tmp_path))
        assert cache_folder.__wrapped__().parent == expected


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


# ---- memory ------------------------------------------------------------------------------------------------------
def test_dtypes_are_those_of_numpy() -> None:
    assert engine_native.dtype_of(nd.dtype(nd.uint16)) == np.uint16
    assert engine_native.dtype_of(
        nd.dtype([("few", nd.int8, (2,)), ("wide", nd.int64)], align=True)
    ) == np.dtype([("few", np.int8, (2,)), ("wide", np.int64)], align=True)


def test_a_process_that_compiles_says_so_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Where the rules are kept, or that they cannot be."""
    for name, said in [("kept", "kept in"), ("lost", "cannot be written")]:
        folder = tmp_path / name
        if name == "lost":
            folder.write_text("a file where the folder should be")
        Announcement.is_made = False
        announce_compiling(partial(Path, folder))
        announce_compiling(partial(Path, folder))
        assert said in caplog.text
        assert str(folder) in caplog.text
        assert caplog.text.count(str(folder)) == 1
    assert "BENBEN_CACHE" in caplog.text
