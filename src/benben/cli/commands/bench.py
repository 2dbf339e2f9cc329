"""`benben bench`: the speed of this machine."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import typer

import benben
from benben.cli.compiling import compile_first
from benben.cli.exit_codes import guarded
from benben.cli.terminal import Refused, Terminal
from benben.engine.full_speed import full_speed
from benben.engine.game import Game
from benben.engine.playouts import playouts

_ROUNDS = 5
_SECONDS = 0.3
"""The approximate duration of a round."""


@guarded
@full_speed()
def bench(context: typer.Context) -> None:
    """Measure the speed of this machine."""
    terminal: Terminal = context.obj
    root = Path(benben.__file__).resolve().parents[2]
    if (root / "bench" / "__main__.py").is_file():
        done = subprocess.run([sys.executable, "-m", "bench", *context.args], cwd=root, check=False)  # noqa: S603  (our own)
        raise typer.Exit(1 if done.returncode else 0)
    if context.args:
        raise Refused("cli-usage-unexpected", code=2, arguments=" ".join(context.args))
    _measure_all(terminal)


def _measure_all(terminal: Terminal) -> None:
    cores = os.cpu_count() or 1
    rows: list[list[str]] = []
    for info in benben.list_games():
        game = benben.load(info.name)
        compile_first(terminal, partial(playouts, game, 1))
        for workers in sorted({1, cores}):
            moves, games = _measure(game, workers)
            rows.append([info.name, str(workers), f"{moves:,.0f}", f"{games:,.0f}"])
    terminal.say("cli-bench-title", style="bold", rounds=_ROUNDS)
    terminal.table(
        [terminal.texts.say(f"cli-bench-{head}") for head in ("game", "cores", "moves", "games")], rows
    )


def _measure(game: Game, workers: int) -> tuple[float, float]:
    """Decisions and games per second of wall time: the median of several rounds."""

    def play(games: int) -> tuple[float, float]:
        start = time.perf_counter()
        done = playouts(game, games, seed=1, workers=workers)
        seconds = time.perf_counter() - start
        return done.decisions / seconds, done.games / seconds

    games = _calibrate(play)
    rounds = [play(games) for _ in range(_ROUNDS)]
    return statistics.median(moves for moves, _ in rounds), statistics.median(games for _, games in rounds)


def _calibrate(play: Callable[[int], tuple[float, float]]) -> int:
    """The number of games that fill a round."""
    play(1)
    _, games_a_second = play(200)
    return max(200, int(games_a_second * _SECONDS))
