"""Every rule is compiled once: for one signature, and in one copy of each game's loops. Else time and memory double."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TypedDict

import pytest

import benben
from benben.engine import registry

SCRIPT = """
import json, sys
from collections import Counter
from benben.engine.batch import Batch
from benben.engine.compiler import RuleDispatcher
from benben.engine.loops import playouts
from benben.engine.registry import load
from benben.engine.stepper import Stepper
from benben.review.compiling import compile_game

compile_game(sys.argv[1])
game = load(sys.argv[1])
playouts(game, 2, seed=1)
stepper = Stepper(game, seed=1)
stepper.step(int(stepper.moves[0]))
batch = Batch(game, 2, seed=1)
batch.step(batch.moves[:, 0])
used = [rule for rule in RuleDispatcher.declared if rule.overloads]
names = {id(rule): f"{rule.py_func.__module__}.{rule.py_func.__qualname__}" for rule in used}
print(json.dumps({
    "used": len(used),
    "several": {names[id(rule)]: list(map(str, rule.overloads)) for rule in used if len(rule.overloads) > 1},
    "twice": [name for name, count in Counter(names.values()).items() if count > 1],
}))
"""


class Found(TypedDict):
    """What a process found out about its rules."""

    used: int
    several: dict[str, list[str]]
    """Rules with more than one signature."""
    twice: list[str]
    """Rules of which there are two."""


def rules_of(game: str, cache: Path) -> Found:
    """Compile a game in a process of its own, from nothing: what is read from disk is not lowered."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, game],
        env={
            **os.environ,
            "PYTHONPATH": str(Path(benben.__file__).resolve().parents[1]),
            "BENBEN_CACHE": str(cache),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: Found = json.loads(done.stdout)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.names())
def test_a_rule_has_one_signature_and_is_bound_once(game: str, tmp_path: Path) -> None:
    found = rules_of(game, tmp_path)
    assert found["used"] > 50
    weights = found["several"].pop("benben.engine.dice.find", [])
    assert len(weights) == len(set(weights)) <= 2  # 64 bits, or the narrow cells of a table
    assert found["several"] == {}
    assert found["twice"] == []
