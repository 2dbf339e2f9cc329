"""`benben rate`: rates an outside program against the levels."""

import json
import os
import shlex
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from typing import Annotated, TextIO

import typer

from benben.arena.playing import load_ready
from benben.arena.ratings import optimizer
from benben.arena.runner import on_processes
from benben.cli.commands.mcp import check_mcp
from benben.cli.compiling import compile_first
from benben.cli.exit_codes import WRONG_USAGE, guarded
from benben.cli.files import STANDARD, long_output
from benben.cli.options import GameName, Given, choose_game, with_options
from benben.cli.progress import bar
from benben.cli.rate_tables import show_rating
from benben.cli.terminal import Refused, Terminal
from benben.engine.full_speed import full_speed
from benben.engine.game import Game
from benben.engine.processes import usable_cores
from benben.players.levels import NAMES
from benben.protocol.contest import Contest, ContestGame, Program, make_contest, play_contest
from benben.protocol.ladder import GAMES, Ladder, ladder_plan, measure
from benben.protocol.lines import LineProgram
from benben.protocol.rated import Terms
from benben.protocol.rating import rate_program, whole_rotations


@dataclass(frozen=True)
class Rated:
    """The options for the program and its protocol."""

    command: Annotated[
        str | None, typer.Option(metavar="PROGRAM", help="cli-help-rate-command", show_default=False)
    ] = None
    mcp: Annotated[
        str | None, typer.Option("--mcp", metavar="PROGRAM", help="cli-help-rate-mcp", show_default=False)
    ] = None

    def program(self) -> Program:
        """The program, not started yet. Raises `Refused`."""
        typed = self.command if self.mcp is None else self.mcp
        if typed is None or (self.command is not None and self.mcp is not None):
            raise Refused("cli-refused-rate", code=WRONG_USAGE)
        try:
            command = shlex.split(typed, posix=os.name == "posix")
        except ValueError:
            command = []
        if not command:
            raise Refused("cli-refused-rate_command", code=WRONG_USAGE, command=typed)
        if self.mcp is None:
            return LineProgram(command)
        check_mcp()
        from benben.protocol.mcp_program import McpProgram

        return McpProgram(command)


@dataclass(frozen=True)
class Games:
    """The options for the games and the program's limits."""

    games: Annotated[int, typer.Option("--games", "-g", min=1, help="cli-help-rate-games")] = 12
    level: Annotated[
        list[str] | None,
        typer.Option(metavar="LEVEL", help="cli-help-rate-level", show_default=", ".join(NAMES)),
    ] = None
    seed: Annotated[int, typer.Option(help="cli-help-rate-seed")] = 0
    seconds: Annotated[float, typer.Option(min=0.1, max=86_400, help="cli-help-rate-seconds")] = 60.0
    tokens: Annotated[int | None, typer.Option(min=1, help="cli-help-rate-tokens", show_default=False)] = None
    tries: Annotated[int, typer.Option(min=1, max=100, help="cli-help-rate-tries")] = 3
    ladder_games: Annotated[int, typer.Option(min=1, help="cli-help-rate-ladder_games")] = GAMES
    workers: Annotated[
        int | None,
        typer.Option(min=1, max=4096, help="cli-help-processes", show_default="cli-help-default-all_cores"),
    ] = None

    def contest(self, game: Game, language: str) -> Contest:
        """Plan the games. Raises `Refused` or `BadPlan`."""
        for level in self.level or ():
            if level not in NAMES:
                raise Refused("cli-refused-level", code=WRONG_USAGE, level=level, levels=", ".join(NAMES))
        terms = Terms(self.seconds, self.tokens, self.tries)
        return make_contest(game, self.level or [], self.games, self.seed, terms, language)


JsonFile = Annotated[
    str | None, typer.Option("--json", metavar="FILE", help="cli-help-arena-json", show_default=False)
]


@guarded
@with_options
@full_speed()
def rate(
    context: typer.Context,
    game: GameName,
    given: Given,
    rated: Rated,
    games: Games,
    json_file: JsonFile = None,
) -> None:
    """Rate an outside program against the levels."""
    terminal: Terminal = context.obj
    chosen = choose_game(game, given)
    contest, program = games.contest(chosen, terminal.texts.language), rated.program()
    optimizer()  # fail now if scipy is missing, not after hours of play
    with ExitStack() as stack:
        file = None if json_file is None else stack.enter_context(long_output(terminal, json_file))
        if json_file == STANDARD:
            terminal.out = terminal.err
        ladder = _ladder(terminal, chosen, games)
        played: list[ContestGame] = []
        try:
            _play(terminal, contest, program, played)
        finally:  # after an interrupt, rate the games so far
            _rate(terminal, *whole_rotations(contest, played), ladder, program.name, file)


def _rate(
    terminal: Terminal,
    contest: Contest,
    played: list[ContestGame],
    ladder: Ladder,
    name: str,
    file: TextIO | None,
) -> None:
    """Show the rating, and write it into the *file* if there is one; nothing without games."""
    if not played:
        return
    found = rate_program(contest, played, ladder, name)
    show_rating(terminal, found)
    if file is not None:
        json.dump(found.to_json(), file, ensure_ascii=False, indent=1, allow_nan=False)
        file.write("\n")


def _ladder(terminal: Terminal, game: Game, games: Games) -> Ladder:
    """Measure the levels against each other; earlier results are reused."""
    plan = ladder_plan(game, games.ladder_games)
    compile_first(terminal, partial(load_ready, plan))
    spread = on_processes(min(games.workers or usable_cores(), plan.games))
    with bar(terminal, "cli-rate-ladder") as show:
        return measure(plan, spread, show)


def _play(terminal: Terminal, contest: Contest, program: Program, games: list[ContestGame]) -> None:
    """Append all games to *games*; the program is stopped in any case."""
    try:
        with bar(terminal, "cli-rate-playing") as show:
            for game in play_contest(contest, program):
                games.append(game)
                show(len(games), contest.games)
    finally:
        program.close()
