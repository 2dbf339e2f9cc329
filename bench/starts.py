"""Cold and warm start: from starting Python to a result, with and without compiled rules on disk."""

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass

from bench.games import EACH

IMPORT = "import benben"
_PLAYOUT = """
import benben; from benben.engine.playouts import playouts; playouts(benben.load({game!r}), 1)
"""
_MATCH = """
import benben, random; match = benben.load({game!r}).new_match(seed=1)
while not match.is_over: match.play(random.choice(match.legal_moves))
"""
_SEARCH = """
import benben, benben.players; game = benben.load({game!r}); match = game.new_match(seed=1)
benben.players.make('search:games=100', game).choose(match.known(match.turn), match.turn)
"""
_ROWS = """
import benben; from benben.envs import VectorTables
tables = VectorTables(benben.load({game!r}), 64); tables.step(tables.draw())
"""
_SEAT = """
from benben.envs.gymnasium import SeatEnv
env = SeatEnv({game!r}); env.reset(seed=1); env.step(int(env.action_masks().argmax()))
"""
_PROGRAMS = {
    "one random game, compiled loop": _PLAYOUT,
    "one random game, Match": _MATCH,
    "one move by search": _SEARCH,
    "first step of VectorTables": _ROWS,
    "first step in Gymnasium": _SEAT,
}
TASKS = {IMPORT: IMPORT} | {
    f"{each.title}, {what}": program.format(game=each.name)
    for each in EACH
    for what, program in _PROGRAMS.items()
}
"""A task, and the program that does it."""


@dataclass(frozen=True)
class Start:
    """The seconds of a *task*: wall and CPU time, with an empty cache (cold) and again (warm)."""

    task: str
    cold_wall: float
    cold_cpu: float
    warm_wall: float
    warm_cpu: float


def starts(tasks: Sequence[str] = tuple(TASKS)) -> list[Start]:
    """Run every task twice with its own cache folder, which is empty at first."""
    return [_start(task) for task in tasks]


def _start(task: str) -> Start:
    with tempfile.TemporaryDirectory() as folder:
        cold_wall, cold_cpu = _run(task, folder)
        warm = [_run(task, folder) for _ in range(3)]
    return Start(task, cold_wall, cold_cpu, min(wall for wall, _ in warm), min(cpu for _, cpu in warm))


def _run(task: str, folder: str) -> tuple[float, float]:
    """Wall and CPU seconds of a new Python process."""
    start, cpu = time.perf_counter(), _children_seconds()
    subprocess.run(
        [sys.executable, "-c", TASKS[task]], env={**os.environ, "BENBEN_CACHE": folder}, check=True
    )
    return time.perf_counter() - start, _children_seconds() - cpu


def _children_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
