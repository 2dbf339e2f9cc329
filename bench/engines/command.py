"""The command line of the engines' measurements."""

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from benben.engine.registry import names
from bench.command import PAGE
from bench.engines.report import pages, parts, show
from bench.engines.run import PARTS, run
from bench.engines.stand import QUICK, Plan
from tools.parts import renewed

_WIDE = 150
"""The width of output to a file or a pipe in columns."""
_NAMES = ", ".join(PARTS)


def asked(wanted: list[str] | None, known: tuple[str, ...], hint: str) -> tuple[str, ...]:
    """The requested parts, by default all. Raises `typer.BadParameter` with a list of them."""
    if unknown := [name for name in wanted or [] if name not in known]:
        raise typer.BadParameter(f"{', '.join(unknown)}; there are: {', '.join(known)}", param_hint=hint)
    return tuple(dict.fromkeys(wanted or known))


def command(
    only: Annotated[list[str] | None, typer.Option(help=f"Measure only this, repeatable: {_NAMES}.")] = None,
    game: Annotated[list[str] | None, typer.Option(help="Only this game, repeatable.")] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Write everything to this file, too.")
    ] = None,
    markdown: Annotated[Path | None, typer.Option(help="Write all tables to this file, too.")] = None,
    page: Annotated[
        bool, typer.Option("--page", help="Write the tables into docs/speed.md, as far as it has them.")
    ] = False,
    quick: Annotated[bool, typer.Option("--quick", help="A little of everything: does it run?")] = False,
) -> None:
    """Measure the games as WebAssembly, in Node and in Chromium, and the same rules with Numba, and a peer.

    All take turns, and seconds are those of one core, unless a table says otherwise. Slow results are never errors.
    """
    wanted = asked(only, tuple(PARTS), "--only")
    plan = replace(QUICK if quick else Plan(), only=asked(game, tuple(names()), "--game"))
    console = Console() if sys.stdout.isatty() else Console(width=_WIDE)
    with Console(stderr=True).status("") as status:
        report = run(plan, wanted, status.update)
    show(report, console)
    if markdown is not None:
        markdown.write_text(pages(report) + "\n", encoding="utf-8")
    if page:
        PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8"), parts(report)), encoding="utf-8")
    if json_file is not None:
        json_file.write_text(json.dumps(report.as_json(), indent=2) + "\n", encoding="utf-8")


def main() -> None:
    """Run the command line."""
    typer.run(command)
