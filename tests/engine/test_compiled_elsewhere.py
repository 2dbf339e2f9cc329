"""Compiled rules in processes of their own: read from disk, typed in, compiled beside those who interpret them."""

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
    """What a Python program prints. It finds the modules that lie beside its cache; *typed*: on standard input."""
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
    """An empty cache, beside which lies the module `made_up`."""
    (tmp_path / "made_up.py").write_text(MADE_UP)
    return tmp_path / "cache"


USING = COUNTING + "from made_up import more\nprint(more(5), more(-1), lowered)"
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
from made_up import more
from pairs import Pair, first
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
    program = COUNTING + MADE_UP + "print(more(5), lowered, len(more._entries))"
    assert run(program, cache, typed=typed) == "16 ['more', 'thrice'] 1"
    assert not cache.exists()


@pytest.mark.slow
def test_where_nothing_can_be_written_rules_are_compiled_all_the_same(cache: Path) -> None:
    cache.write_text("a file where the folder should be")
    assert run(USING, cache) == "16 -2 ['more', 'thrice']"
    assert cache.read_text() == "a file where the folder should be"


INTERPRETING = (
    COUNTING
    + """
import os, subprocess, sys
from benben.engine.compiler import Missing, look_again, when_missing
from made_up import more

def called():
    return more(5), more(-1), len(more._entries), lowered

when_missing(Missing.INTERPRET)
print(*called())
subprocess.run([sys.executable, "-c", "from made_up import more; more(1)"], check=True)
print(*called())
look_again()
print(*called())
when_missing(Missing.COMPILE)
print(more(2), len(more._entries), lowered)
"""
)


@pytest.mark.slow
def test_rules_are_interpreted_until_somebody_has_compiled_them_and_said_so(cache: Path) -> None:
    assert run(INTERPRETING, cache).splitlines() == [
        "16 -2 0 []",
        "16 -2 0 []",
        "16 -2 1 []",
        "7 1 []",
    ]


BESIDE = (
    COUNTING
    + """
from benben.engine import compiler
from benben.engine.compiler import Missing, _Policy, when_missing, global_compiler_lock
from made_up import broken, impossible, more, thrice
from tests.waiting import wait_for

compiler._CALM = 0.0
broken.compile = None  # what the thread meets here is no error of Numba's
when_missing(Missing.COMPILE_BESIDE)
with global_compiler_lock:  # nobody else can compile
    print(more(5), impossible(5), broken(5), len(more._entries), lowered)
wait_for(lambda: more._entries, "a rule to be compiled beside")
print(more(5), len(more._entries), lowered)
print(impossible(5), thrice(5), len(impossible._entries))
wait_for(lambda: thrice._entries or not _Policy.thread.is_alive(), "the next rule, or the end of the thread")
print(thrice(5), len(thrice._entries))
"""
)
IMPOSSIBLE = """
@rule
def impossible(number: int) -> int:
    return int(eval("number"))

@rule
def broken(number: int) -> int:
    return number
"""


@pytest.mark.slow
def test_rules_are_compiled_beside_while_they_are_interpreted(cache: Path) -> None:
    """One that cannot be compiled stays interpreted and stops nobody."""
    made_up = cache.parent / "made_up.py"
    made_up.write_text(MADE_UP + IMPOSSIBLE)
    lines = run(BESIDE, cache).splitlines()
    assert lines[0] == "16 5 5 0 []"
    assert lines[1].startswith("16 1 ['more', 'thrice'")
    assert lines[2:] == ["5 15 0", "15 1"]
