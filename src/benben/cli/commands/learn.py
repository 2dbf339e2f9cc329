"""`benben learn`: a loop that trains nets for a game on self-play of `search`, and keeps the best net."""

import importlib.util
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from benben.cli.commands.arena import Workers
from benben.cli.commands.fit import Players, Seed, rules_of, seats_of
from benben.cli.exit_codes import guarded
from benben.cli.learning_tables import LearningProgress, show_end, show_generations, words
from benben.cli.options import with_options
from benben.cli.terminal import Refused, Terminal
from benben.engine.atomic_files import atomic_write
from benben.engine.full_speed import full_speed
from benben.engine.game import Game
from benben.engine.processes import usable_cores
from benben.engine.rules import Rules
from benben.learning.folder import on_threads
from benben.learning.loop import Executors, Loop, train_net
from benben.learning.state import CHAMPION, PLOT, Folder, LoopSettings, Pace
from benben.players.net import net_name

HOUR = 3600.0

Name = Annotated[str, typer.Argument(help="cli-help-game", show_default=False, metavar="GAME")]


@dataclass(frozen=True)
class LearnOptions:
    """The options for the duration, and for the folder."""

    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="cli-help-learn-folder")] = Path("learning")
    generations: Annotated[
        int | None, typer.Option(min=1, help="cli-help-learn-generations", show_default=False)
    ] = None
    hours: Annotated[
        float | None,
        typer.Option(min=0.0, help="cli-help-learn-hours", show_default="cli-help-default-hour"),
    ] = None
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="cli-help-learn-out", show_default="cli-help-default-own_folder"),
    ] = None

    @property
    def seconds(self) -> float | None:
        """The time for each number of players; None without a limit."""
        if self.hours is None:
            return HOUR if self.generations is None else None
        return self.hours * HOUR


@dataclass(frozen=True)
class Sizes:
    """The options for the number of games."""

    games: Annotated[int, typer.Option("--games", "-g", min=1, help="cli-help-learn-games")] = 5000
    contest: Annotated[int, typer.Option(min=2, help="cli-help-learn-contest")] = 800
    simulations: Annotated[int, typer.Option(min=1, help="cli-help-learn-simulations")] = 1000
    pace: Annotated[
        tuple[float, float] | None,
        typer.Option(metavar="NET UCT", help="cli-help-learn-pace", show_default="cli-help-default-measured"),
    ] = None


@guarded
@with_options
@full_speed()
def learn(
    context: typer.Context,
    game: Name,
    bounds: LearnOptions,
    sizes: Sizes,
    workers: Workers,
    seed: Seed = 0,
    players: Players = None,
) -> None:
    """Train nets for a game and each number of players, generation after generation, and keep the strongest."""
    terminal: Terminal = context.obj
    rules = rules_of(game)
    counts = seats_of(rules, players)
    out = bounds.out or rules.folder
    _make_ready(out)
    if any(importlib.util.find_spec(needed) is None for needed in ("scipy", "torch", "matplotlib")):
        raise Refused("cli-refused-torch", command="pip install 'benben[learn]'")  # not after hours of play
    with _executors(workers) as executors:
        loops = [_learn(terminal, rules, seats, bounds, sizes, seed, executors) for seats in counts]
    for (
        loop
    ) in loops:  # only now: a net that comes with the game is part of what the arena's journals are for
        _hand_out(terminal, loop, out)


def _make_ready(out: Path) -> None:
    """Create the folder for the results, before training starts."""
    with suppress(OSError):
        out.mkdir(parents=True, exist_ok=True)
    if not (out.is_dir() and os.access(out, os.W_OK)):
        raise Refused("cli-refused-folder", folder=str(out))


@contextmanager
def _executors(workers: Workers) -> Iterator[Executors]:
    """Threads play the games of self-play, processes those of the arena; or a cluster plays both."""
    cores = workers.workers or usable_cores()
    with workers.spread(cores) as spread:
        yield Executors(spread if workers.is_cluster else on_threads(cores), spread)


def _learn(
    terminal: Terminal,
    rules: Rules,
    seats: int,
    bounds: LearnOptions,
    sizes: Sizes,
    seed: int,
    executors: Executors,
) -> Loop:
    """Start or continue a loop, and show its results."""
    folder = Folder(bounds.folder / f"{rules.name}-{seats}", Game(rules, {"players": seats}))
    settings = LoopSettings.of(rules, seats, seed, sizes.games, sizes.contest, sizes.simulations)
    pace = None if sizes.pace is None else Pace(*sizes.pace)
    with folder.locked(), LearningProgress(terminal, seats) as progress:
        loop = Loop(folder, settings, executors, train_net, progress.show, pace)
        before = len(loop.state.closed)
        for state in loop.run(bounds.generations, bounds.seconds):
            _draw(terminal, folder, loop)
            with progress.paused():
                show_generations(terminal, state)
        if len(loop.state.closed) == before:
            show_generations(terminal, loop.state)
    show_end(terminal, loop.state)
    return loop


def _draw(terminal: Terminal, folder: Folder, loop: Loop) -> None:
    """Draw the plot of a loop."""
    from benben.learning.plot import draw  # imports Matplotlib, which takes a second

    draw(loop.state, folder.path / PLOT, words(terminal, loop.folder.game))


def _hand_out(terminal: Terminal, loop: Loop, out: Path) -> None:
    """Write the champion to where the game looks for it, if it is a net."""
    if loop.state.champion is None:
        return
    file = out / net_name(loop.folder.game.players)
    with atomic_write(file) as unfinished:
        unfinished.write_bytes((loop.folder.path / CHAMPION).read_bytes())
    terminal.note("cli-fit-written", file=str(file))
