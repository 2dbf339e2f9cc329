"""The games as WebAssembly in Node beside the same rules compiled by Numba: `python -m bench.engines`.

Both do the same, game for game, by turns; shown are medians of several windows, a second of one core's time.
"""

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import benben
from benben.engine.dice import new_dice
from benben.engine.game import Game
from benben.engine.loops import Scratch, loops_of, playouts
from benben.players.evaluation import evaluation_of
from benben.players.mcts import Search
from benben.players.net import Net
from benben.players.search import search_config
from benben.web import built
from bench.machine import this_machine
from bench.report import rate

PROGRAM = Path(__file__).with_name("engines.ts")
TASKS = {"playouts": "random decisions", "search": "simulations"}
_FIRST = {"playouts": 200, "search": 200}
"""How much is done to see how long it takes."""


@dataclass(frozen=True)
class Found:
    """What was measured of a task in a game, a second: the medians, and that of the quotients."""

    game: str
    task: str
    native: float
    node: float
    part: float


class Engine:
    """A Node with a game's engine."""

    def __init__(self, manifest: Path) -> None:
        node = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node") or "node"
        command = [node, "--disable-warning=ExperimentalWarning", str(PROGRAM), str(manifest)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.starting = 0.0
        """Milliseconds until the engine could be asked."""

    def run(self, task: str, game: Game, count: int) -> tuple[float, float]:
        """How much was done, and in how many seconds of one core."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        question = {"task": task, "codes": game.codes.tolist(), "count": count}
        print(json.dumps(question), file=self._process.stdin, flush=True)
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        self.starting = answer["starting"]
        return answer["done"], answer["seconds"]

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def native(task: str, game: Game, count: int) -> tuple[float, float]:
    """The same in this process."""
    call = {"playouts": _playouts, "search": _search}[task]
    began = time.process_time()
    done = call(game, count)
    return done, time.process_time() - began


def _playouts(game: Game, games: int) -> float:
    return playouts(game, games, 1).decisions


def _search(game: Game, games: int) -> float:
    tables, fitted = game.new_tables(), evaluation_of(game)
    loops_of(game.rules).settle(tables[0], new_dice(1), Scratch.of(game.rules).weights)
    net = None if fitted is None else Net.linear(fitted.weights)
    search = Search(game, tables, 100 * games, new_dice(1), search_config(game), net)
    search.run(games)
    return games


def measure(game: Game, task: str, engine: Engine, windows: int, seconds: float) -> Found:
    """Both by turns, so many windows of about so many seconds."""
    sides: list[Callable[[int], tuple[float, float]]] = [
        lambda count: native(task, game, count),
        lambda count: engine.run(task, game, count),
    ]
    count = _FIRST[task]
    for side in sides:  # compiled, and made quicker, before anything is measured
        side(count)
        side(count)
    count = max(count, round(count * seconds / max(1e-3, sides[0](count)[1])))
    rates = [[done / spent for done, spent in (side(count) for side in sides)] for _ in range(windows)]
    ours, theirs = (statistics.median(each) for each in zip(*rates, strict=True))
    return Found(game.name, task, ours, theirs, statistics.median(node / own for own, node in rates))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and show."""
    parser = argparse.ArgumentParser(prog="python -m bench.engines", description=__doc__)
    parser.add_argument("--windows", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--only", metavar="GAME", action="append")
    asked = parser.parse_args(arguments)
    console, found = Console(), []
    for info in benben.list_games():
        if asked.only and info.name not in asked.only:
            continue
        game = benben.load(info.name)
        built.build(game.rules, built.FOLDER, lambda *_: None)
        engine = Engine(built.files_of(built.FOLDER, game.rules)[0])
        found += [measure(game, task, engine, asked.windows, asked.seconds) for task in TASKS]
        console.print(f"{game.name}: the engine was ready after {engine.starting:.0f} ms", highlight=False)
        engine.close()
    machine = this_machine()
    console.print(f"{machine.processor}, {machine.cores} cores; load {machine.load}", highlight=False)
    table = Table("game", "a second of one core", "Numba", "WebAssembly in Node", "part")
    for each in found:
        table.add_row(each.game, TASKS[each.task], rate(each.native), rate(each.node), f"{each.part:.0%}")
    console.print(table)


if __name__ == "__main__":
    main()
