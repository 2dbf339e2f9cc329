"""`benben check`: the faults of a game. `benben new`: a file with a small game to change."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.exit_codes import guarded
from benben.cli.options import find_name
from benben.cli.terminal import Refused, Terminal

if TYPE_CHECKING:
    from benben.authoring.faults import Fault
    from benben.engine.rules import Rules

Name = Annotated[str, typer.Argument(help="cli-help-check-game", metavar="GAME", show_default=False)]
Games = Annotated[int, typer.Option("--games", min=1, max=10_000, help="cli-help-check-games")]
Plain = Annotated[bool, typer.Option("--interpreted", help="cli-help-check-interpreted")]
NewName = Annotated[str, typer.Argument(help="cli-help-new-name", metavar="NAME", show_default=False)]


@guarded
def check(context: typer.Context, game: Name, games: Games = 100, interpreted: Plain = False) -> None:
    """Look for faults in a game."""
    from benben.authoring.checking import Bounds
    from benben.authoring.checking import check as look
    from benben.engine.registry import rules

    terminal: Terminal = context.obj
    found = rules(find_name(game))
    with terminal.waiting("cli-check-busy", game=found.name):
        checked = look(found, Bounds(games=games))
    terminal.say("cli-check-played", games=checked.games, plies=checked.plies, game=found.name)
    faults = list(checked.faults)
    if not faults and not interpreted:
        faults += _compare(terminal, found, games)
    for fault in faults:
        what = terminal.texts.format(fault.what)
        terminal.say("cli-check-fault", style="red", where=fault.where, what=what)
    if faults:
        terminal.say("cli-check-faults", style="bold red", count=len(faults))
        raise typer.Exit(1)
    terminal.say("cli-check-fine", style="green", game=found.name)


def _compare(terminal: Terminal, rules: "Rules", games: int) -> "list[Fault]":
    from benben.authoring.faults import Faults
    from benben.authoring.other_ways import compare_compiled, compare_portable

    faults = Faults(rules)
    for compare in (compare_compiled, compare_portable):
        with terminal.waiting("cli-check-busy", game=rules.name):
            done = compare(rules, faults, games)
        terminal.print(terminal.texts.format(done.said))
    return faults.listed()


@guarded
def new(context: typer.Context, name: NewName) -> None:
    """Write a file with a small game."""
    from benben.authoring.starting import BadGameName, write_new

    terminal: Terminal = context.obj
    try:
        file = write_new(Path.cwd(), name.removesuffix(".py"))
    except BadGameName:
        raise Refused("cli-refused-new_name", code=2, name=name) from None
    except FileExistsError as error:
        raise Refused("cli-refused-new_exists", file=str(error.filename)) from None
    terminal.say("cli-new-written", style="green", file=str(file))
    terminal.print_indented(f"benben check ./{file.name}")
    terminal.print_indented(f"benben play ./{file.name}")
