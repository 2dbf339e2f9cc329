"""The command line of the benchmarks."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bench.markdown import pages, parts
from bench.report import show
from bench.run import ALONE, GROUPS, Plan, run
from tools.parts import renewed

_QUICK = Plan(windows=3, seconds=0.05, games=30)
_WIDE = 130
"""The width of output to a file or a pipe in columns."""
PAGE = Path(__file__).resolve().parents[1] / "docs/speed.md"
_NAMES = ", ".join((*GROUPS, *ALONE))


def command(
    only: Annotated[list[str] | None, typer.Option(help=f"Measure only this, repeatable: {_NAMES}.")] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Write everything to this file, too.")
    ] = None,
    markdown: Annotated[Path | None, typer.Option(help="Write all tables to this file, too.")] = None,
    page: Annotated[
        bool, typer.Option("--page", help="Write the tables into docs/speed.md, as far as it has them.")
    ] = False,
    quick: Annotated[
        bool, typer.Option("--quick", help="A few short windows: seconds, not minutes.")
    ] = False,
) -> None:
    """Measure Benben and comparable programs in one run, in turns.

    One core is pinned and its CPU time counts, unless a table says otherwise. Slow results are never errors.
    """
    groups = tuple(only) if only else (*GROUPS, *ALONE)
    if unknown := [name for name in groups if name not in (*GROUPS, *ALONE)]:
        raise typer.BadParameter(f"{', '.join(unknown)}; there are: {_NAMES}", param_hint="--only")
    base = _QUICK if quick else Plan()
    plan = Plan(base.windows, base.seconds, base.games, groups)
    console = Console() if sys.stdout.isatty() else Console(width=_WIDE)
    with Console(stderr=True).status("") as status:
        report = run(plan, status.update)
    show(report, console)
    if markdown is not None:
        markdown.write_text(pages(report), encoding="utf-8")
    if page:
        PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8"), parts(report)), encoding="utf-8")
    if json_file is not None:
        json_file.write_text(json.dumps(report.as_json(), indent=2) + "\n", encoding="utf-8")


def main() -> None:
    """Run the command line."""
    typer.run(command)
