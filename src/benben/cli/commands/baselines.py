"""`benben baselines`: the figures of the usual players in every game, by a fixed protocol."""

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from benben.arena import baselines as protocol
from benben.arena.journal import Journal, open_journal
from benben.arena.plan import Plan
from benben.arena.playing import load_ready
from benben.arena.ratings import optimizer
from benben.arena.runner import on_processes
from benben.cli.arena_tables import show_report
from benben.cli.compiling import compile_first
from benben.cli.exit_codes import guarded
from benben.cli.options import find_classes_here, find_name, with_options
from benben.cli.progress import bar
from benben.cli.signals import exit_code_of
from benben.cli.terminal import Refused, Terminal
from benben.engine.full_speed import full_speed
from benben.engine.game import Game
from benben.engine.processes import usable_cores

Which = Annotated[
    str | None, typer.Argument(metavar="[GAME]", help="cli-help-baselines-game", show_default=False)
]


@dataclass(frozen=True)
class BaselineOptions:
    """The options for the games, the players and the file."""

    players: Annotated[
        list[int] | None,
        typer.Option("--players", "-n", metavar="N", help="cli-help-baselines-players", show_default=False),
    ] = None
    rounds: Annotated[int, typer.Option(min=1, help="cli-help-baselines-rounds")] = 20
    seed: Annotated[int, typer.Option(help="cli-help-arena-seed")] = 0
    player: Annotated[
        list[str] | None,
        typer.Option("--player", "-p", metavar="SPEC", help="cli-help-baselines-player", show_default=False),
    ] = None
    json_file: Annotated[Path, typer.Option("--json", metavar="FILE", help="cli-help-baselines-json")] = Path(
        "baselines.json"
    )
    workers: Annotated[
        int | None,
        typer.Option(min=1, max=4096, help="cli-help-processes", show_default="cli-help-default-all_cores"),
    ] = None


@guarded
@with_options
@full_speed()
def baselines(context: typer.Context, asked: BaselineOptions, game: Which = None) -> None:
    """Measure the usual players in every game."""
    terminal: Terminal = context.obj
    others = asked.player or []
    find_classes_here(others)
    games = list(protocol.tables(None if game is None else find_name(game), asked.players or ()))
    if not games:
        raise Refused("cli-refused-baselines", code=2)
    plans = [protocol.plan_of(each, asked.rounds, asked.seed, others) for each in games]
    optimizer()  # fail now if scipy is missing, not after hours of play
    for each, plan in zip(games, plans, strict=True):
        entries = protocol.read(asked.json_file)
        if protocol.has(entries, plan):
            terminal.note("cli-baselines-kept", game=each.name, seats=each.players, file=str(asked.json_file))
            continue
        with _journal(terminal, protocol.journal_of(asked.json_file, plan), plan) as journal:
            new = _measure(terminal, each, plan, asked, journal)
        protocol.write(asked.json_file, protocol.with_entry(protocol.read(asked.json_file), new))
        journal.path.unlink()


@contextmanager
def _journal(terminal: Terminal, path: Path, plan: Plan) -> Iterator[Journal]:
    """The journal of a table; after an interrupt, say how to continue it."""
    with open_journal(path, plan) as journal:
        try:
            yield journal
        except KeyboardInterrupt as error:
            command = shlex.join(["benben", *sys.argv[1:]])
            terminal.note("cli-arena-kept", games=journal.games, file=str(path), command=command)
            raise typer.Exit(exit_code_of(error)) from None


def _measure(
    terminal: Terminal, game: Game, plan: Plan, asked: BaselineOptions, journal: Journal
) -> dict[str, object]:
    """Play the rest of a table, show it, and return its entry."""
    terminal.say("cli-baselines-title", style="bold", game=game.name, seats=game.players, games=plan.games)
    left_out = protocol.missing(game, asked.player or [])
    for each in left_out:
        name = "cli-baselines-no_net" if each.reason == "no net" else "cli-baselines-not_given"
        terminal.note(name, player=each.player, package=each.package or "–")
    if journal.results:
        terminal.note("cli-arena-resumed", games=len(journal.results), file=str(journal.path))
    compile_first(terminal, partial(load_ready, plan))
    spread = on_processes(min(asked.workers or usable_cores(), plan.games))
    with bar(terminal, "cli-baselines-busy") as show:
        found, new = protocol.measure(plan, spread, left_out, show, journal)
    show_report(terminal, found)
    terminal.print("")
    return new
