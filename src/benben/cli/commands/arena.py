"""`benben arena`: rates players against each other, with confidence intervals."""

import json
import shlex
import sys
import time
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer

from benben.arena.journal import Journal, open_journal
from benben.arena.plan import Plan, make_plan
from benben.arena.playing import Result, load_ready
from benben.arena.ratings import optimizer
from benben.arena.report import Report, report
from benben.arena.runner import Arena, Spread, on_processes
from benben.cli.arena_tables import Live, show_report
from benben.cli.compiling import compile_first
from benben.cli.exit_codes import guarded
from benben.cli.files import STANDARD, long_output
from benben.cli.options import (
    GameName,
    Given,
    choose_game,
    find_classes_here,
    uses_clock,
    with_options,
)
from benben.cli.signals import exit_code_of
from benben.cli.terminal import Refused, Terminal
from benben.engine.full_speed import full_speed
from benben.engine.game import Game
from benben.engine.processes import usable_cores

_DEFAULT_ALPHA = 0.05

Specs = Annotated[
    list[str], typer.Argument(metavar="SPEC...", help="cli-help-arena-spec", show_default=False)
]


@dataclass(frozen=True)
class ArenaOptions:
    """The options for the number of games and the rating."""

    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            "-g",
            min=1,
            help="cli-help-arena-games",
            show_default="cli-help-default-rounds",
        ),
    ] = None
    seed: Annotated[int, typer.Option(help="cli-help-arena-seed")] = 0
    until_clear: Annotated[bool, typer.Option("--until-clear", help="cli-help-arena-until_clear")] = False
    alpha: Annotated[
        float | None,
        typer.Option(
            help="cli-help-arena-alpha",
            show_default=str(_DEFAULT_ALPHA),
        ),
    ] = None
    anchor: Annotated[
        str | None,
        typer.Option(
            metavar="SPEC", help="cli-help-arena-anchor", show_default="cli-help-default-first_player"
        ),
    ] = None


@dataclass(frozen=True)
class Files:
    """The options for output files."""

    json_file: Annotated[
        str | None,
        typer.Option("--json", metavar="FILE", help="cli-help-arena-json", show_default=False),
    ] = None
    journal: Annotated[
        Path | None,
        typer.Option(
            "--journal",
            metavar="FILE",
            help="cli-help-arena-journal",
            show_default=False,
        ),
    ] = None


@dataclass(frozen=True)
class Workers:
    """The options for where the games are played."""

    workers: Annotated[
        int | None,
        typer.Option(min=1, max=4096, help="cli-help-processes", show_default="cli-help-default-all_cores"),
    ] = None
    ray: Annotated[bool, typer.Option("--ray", help="cli-help-arena-ray")] = False
    ray_address: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="cli-help-arena-ray_address", show_default=False),
    ] = None

    @property
    def is_cluster(self) -> bool:
        """Whether to use Ray."""
        return self.ray or self.ray_address is not None

    def spread(self, games: int) -> AbstractContextManager[Spread[Any]]:
        """A context that spreads this many games over the workers. Raises `ArenaError` without a usable cluster."""
        if self.is_cluster:
            from benben.arena.cluster import on_ray

            return on_ray(self.ray_address, self.workers)
        return nullcontext(on_processes(min(self.workers or usable_cores(), games)))


@guarded
@with_options
@full_speed()
def arena(
    context: typer.Context,
    game: GameName,
    spec: Specs,
    given: Given,
    contest: ArenaOptions,
    files: Files,
    workers: Workers,
) -> None:
    """Play bots against each other and rate them."""
    terminal: Terminal = context.obj
    chosen = choose_game(game, given)
    find_classes_here(spec)
    plan = _plan(chosen, spec, contest)
    optimizer()  # fail now if scipy is missing, not after hours of play
    if uses_clock(plan.specs, chosen):
        terminal.note("cli-arena-clock")
    with ExitStack() as stack:
        file = (
            None if files.json_file is None else stack.enter_context(long_output(terminal, files.json_file))
        )
        journal = None if files.journal is None else stack.enter_context(open_journal(files.journal, plan))
        compile_first(terminal, partial(load_ready, plan))
        run = ArenaRun(terminal, plan, journal, file)
        spread = stack.enter_context(workers.spread(plan.games))
        if files.json_file == STANDARD:
            terminal.out = terminal.err
        run.play(spread)
        run.finish()


def _plan(game: Game, specs: list[str], contest: ArenaOptions) -> Plan:
    """Make the plan. Raises `Refused`, `BadPlan` or `BadSpec` if it cannot be played."""
    if contest.alpha is not None and not contest.until_clear:
        raise Refused("cli-refused-alpha", code=2)
    alpha = (contest.alpha or _DEFAULT_ALPHA) if contest.until_clear else None
    return make_plan(game, specs, contest.games, contest.seed, alpha, contest.anchor)


class ArenaRun:
    """Plays a plan and shows it in a terminal."""

    def __init__(self, terminal: Terminal, plan: Plan, journal: Journal | None, file: TextIO | None) -> None:
        self._terminal = terminal
        self._journal = journal
        self._file = file
        results = {} if journal is None else journal.results
        self._arena = Arena(plan, {game: result for game, result in results.items() if game < plan.games})
        self._began = time.perf_counter()
        self._kept = len(self._arena.results)
        if self._kept:
            terminal.note("cli-arena-resumed", games=self._kept, file=str(journal.path) if journal else "")

    def play(self, spread: Spread[Result]) -> None:
        """Play the missing games. After an interrupt, show and write the results so far, and how to continue."""
        try:
            with Live(self._terminal, self._arena) as live:
                for _ in self._arena.run(spread, self._journal):
                    live.refresh()
        except KeyboardInterrupt as error:
            self.finish()
            self._say_how_to_continue()
            raise typer.Exit(exit_code_of(error)) from None

    def finish(self) -> None:
        """Show the result and write it."""
        found = report(self._arena)
        self._show(found)
        if self._file is not None and found is not None:
            seconds = time.perf_counter() - self._began
            timing = {"seconds": seconds, "games": len(self._arena.results) - self._kept}
            json.dump(found.to_json(timing), self._file, ensure_ascii=False, indent=1, allow_nan=False)
            self._file.write("\n")

    def _show(self, found: Report | None) -> None:
        if found is None:
            self._terminal.say("cli-arena-nothing")
        else:
            show_report(self._terminal, found)

    def _say_how_to_continue(self) -> None:
        if self._journal is None:
            self._terminal.note("cli-arena-lost")
        else:
            command = shlex.join(["benben", *sys.argv[1:]])
            games = self._journal.games  # an interrupt may come between writing a game and counting it
            self._terminal.note("cli-arena-kept", games=games, file=str(self._journal.path), command=command)
