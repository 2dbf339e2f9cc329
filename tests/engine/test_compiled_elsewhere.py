"""Compiled rules in processes of their own: read from disk, typed in, where nothing can be written."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import benben
from tests.engine.compiled import on_disk

ROOT = Path(__file__).resolve().parents[2]
SOURCE = Path(benben.__file__).resolve().parents[1]
MADE_UP = """
import numpy as np
from benben.engine.rule import rule

@rule
def thrice(number: int) -> int:
    return number * 3

@rule
def more(number: int) -> int:
    return thrice(number) + 1
"""
COUNTING = """
from numba.core import event
lowered = []
class Listener(event.Listener):
    def on_start(self, seen): lowered.append(seen.data["dispatcher"].py_func.__name__)
    def on_end(self, seen): pass
event.register("numba:compile", Listener())
"""


def run(program: str, cache: Path, *, typed: bool = False) -> str:
    """The output of a Python program. It finds the modules next to its cache; *typed*: on standard input."""
    paths = os.pathsep.join(map(str, (SOURCE, ROOT, cache.parent)))
    done = subprocess.run(
        [sys.executable, "-"] if typed else [sys.executable, "-c", program],
        input=program if typed else None,
        env={**os.environ, "PYTHONPATH": paths, "BENBEN_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    """An empty cache with the module `made_up` next to it."""
    (tmp_path / "made_up.py").write_text(MADE_UP)
    return tmp_path / "cache"


USING = (
    COUNTING
    + """
from benben.engine.native import native
from made_up import more
more = native(more)
print(more(5), more(-1), lowered)
"""
)
TYPED_IN = """
from benben.engine.native import native
print(native(more)(5), lowered, len(native(more)._entries))
"""
HANDED_A_TUPLE = """
from typing import NamedTuple
from benben.engine.rule import rule

class Pair(NamedTuple):
    {first}: int
    {second}: int

@rule
def first(pair: Pair) -> int:
    return pair.one
"""
USING_BOTH = (
    COUNTING
    + """
from benben.engine.native import native
from made_up import more
from pairs import Pair, first
more, first = native(more), native(first)
print(more(5), more(-1), first(Pair(one=1, two=2)), lowered)
"""
)


@pytest.mark.slow
def test_another_process_reads_entries_from_disk(cache: Path) -> None:
    """One for named tuples is known by their fields: edited, which no rule's code shows, they are other ones."""
    pairs = cache.parent / "pairs.py"
    pairs.write_text(HANDED_A_TUPLE.format(first="one", second="two"))
    assert run(USING_BOTH, cache) == "16 -2 1 ['more', 'thrice', 'first']"
    assert on_disk(cache) == {"more", "first"}
    assert run(USING_BOTH, cache) == "16 -2 1 []"
    pairs.write_text(HANDED_A_TUPLE.format(first="two", second="one"))
    assert run(USING_BOTH, cache) == "16 -2 1 ['first']"


@pytest.mark.slow
@pytest.mark.parametrize("typed", [False, True], ids=["-c", "stdin"])
def test_rules_that_were_typed_in_are_compiled_and_leave_nothing(cache: Path, typed: bool) -> None:
    program = COUNTING + MADE_UP + TYPED_IN
    assert run(program, cache, typed=typed) == "16 ['more', 'thrice'] 1"
    assert not cache.exists()


@pytest.mark.slow
def test_where_nothing_can_be_written_rules_are_compiled_all_the_same(cache: Path) -> None:
    cache.write_text("a file where the folder should be")
    assert run(USING, cache) == "16 -2 ['more', 'thrice']"
    assert cache.read_text() == "a file where the folder should be"
