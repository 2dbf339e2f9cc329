"""`benben simulate`: many games between bots, one record per line."""

import time
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Annotated

import typer

from benben.arena.playing import FailureLog, Result, load_ready
from benben.cli.compiling import compile_first
from benben.cli.datasets import begin_table, load_table, play_table
from benben.cli.exit_codes import guarded
from benben.cli.files import STANDARD, long_output
from benben.cli.options import (
    GameName,
    Given,
    check_specs,
    choose_game,
    spread,
    uses_clock,
    with_options,
)
from benben.cli.progress import bar
from benben.cli.simulation import Simulation, play_lines
from benben.cli.summary import Summary
from benben.cli.terminal import Terminal
from benben.engine.full_speed import full_speed
from benben.engine.game import Game
from benben.engine.processes import usable_cores

Out = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="cli-help-simulate-out", show_default=False),
]
ToTable = Annotated[
    str | None,
    typer.Option("--table", metavar="FOLDER", help="cli-help-simulate-table", show_default=False),
]
Rotate = Annotated[bool, typer.Option("--rotate/--no-rotate", help="cli-help-simulate-rotate")]
Workers = Annotated[
    int | None,
    typer.Option(min=1, max=256, help="cli-help-processes", show_default="cli-help-default-all_cores"),
]


@dataclass(frozen=True)
class SimulateOptions:
    """The options for the number of games and the players."""

    games: Annotated[int, typer.Option("--games", "-g", min=1, help="cli-help-simulate-games")] = 100
    seed: Annotated[int, typer.Option(help="cli-help-simulate-seed")] = 0
    player: Annotated[
        list[str] | None,
        typer.Option(
            "--player",
            "-p",
            metavar="SPEC",
            help="cli-help-simulate-player",
            show_default="random",
        ),
    ] = None


@guarded
@with_options
@full_speed()
def simulate(
    context: typer.Context,
    game: GameName,
    given: Given,
    contest: SimulateOptions,
    out: Out = None,
    table: ToTable = None,
    rotate: Rotate = True,
    workers: Workers = None,
) -> None:
    """Play many games between bots, on all cores."""
    terminal: Terminal = context.obj
    chosen = choose_game(game, given)
    specs = spread(contest.player, chosen.players, "random")
    check_specs(specs, chosen)
    options = tuple(chosen.options.items())
    simulation = Simulation(chosen.name, options, tuple(specs), contest.seed, rotate, lines=out is not None)
    play_all(terminal, chosen, simulation, contest.games, Targets(out, table, workers))


@dataclass(frozen=True)
class Targets:
    """Where the games go, and how many processes play them."""

    out: str | None
    """A file for the records."""
    table: str | None
    """A folder for a dataset."""
    workers: int | None


def play_all(terminal: Terminal, game: Game, simulation: Simulation, games: int, to: Targets) -> None:
    """Play the games of a *simulation* and show a summary. Raises `Refused`, `BadDataset` and `OSError`."""
    out, table = to.out, to.table
    dataset = None if table is None else begin_table(table, game, simulation, games)
    with full_speed():
        compile_first(terminal, partial(load_ready if dataset is None else load_table, simulation))
        if uses_clock(simulation.specs, game):
            terminal.note("cli-simulate-clock")
        summary, failures = Summary(simulation.specs), FailureLog()
        processes = min(to.workers or usable_cores(), games)
        if dataset is not None and dataset.done:
            terminal.note("cli-simulate-resumed", games=dataset.done)
        start = time.perf_counter()
        try:
            with long_output(terminal, out) if out is not None else nullcontext() as file:
                if dataset is None:
                    played = play_lines(simulation, games, processes)
                else:
                    played = play_table(simulation, dataset, processes)
                for result, line in _shown(terminal, played, games):
                    entrants = simulation.entrants(result.game)
                    summary.add(result, entrants)
                    failures.add(result, [simulation.specs[entrant] for entrant in entrants])
                    if file is not None:
                        file.write(line + "\n")
        except KeyboardInterrupt:  # show the games so far
            summary.show(_message_terminal(terminal, out), time.perf_counter() - start)
            if table is not None:
                terminal.note("cli-simulate-kept", folder=table)
            raise
    summary.show(_message_terminal(terminal, out), time.perf_counter() - start)


def _message_terminal(terminal: Terminal, out: str | None) -> Terminal:
    """The terminal; it prints everything on standard error if the games go to standard output."""
    if out == STANDARD:
        terminal.out = terminal.err
    return terminal


def _shown(
    terminal: Terminal, games: Iterator[tuple[Result, str]], total: int
) -> Iterator[tuple[Result, str]]:
    """The same games, with a progress bar on standard error."""
    with bar(terminal, "cli-simulate-busy") as progress:
        for number, played in enumerate(games, start=1):
            yield played
            progress(number, total)
