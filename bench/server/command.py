"""The command line of the server's benchmarks."""

import json
import resource
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console

from bench.command import PAGE
from bench.server.report import parts, show
from bench.server.run import Plan, run
from bench.server.stages import STAGES
from bench.server.stores import KINDS
from tools.parts import renewed

_WIDE = 150
"""The width of output to a file or a pipe in columns."""
_NAMES = ", ".join(STAGES)


def plan_of(
    store: Literal["sqlite", "postgres", "both"],
    stage: list[str] | None,
    workers: list[int] | None,
) -> Plan:
    """The plan of the options. Raises `typer.BadParameter`."""
    if unknown := [name for name in stage or [] if name not in STAGES]:
        raise typer.BadParameter(f"{', '.join(unknown)}; there are: {_NAMES}", param_hint="--stage")
    if any(number < 1 for number in workers or []):
        raise typer.BadParameter("a server has at least one worker", param_hint="--workers")
    return Plan(
        stores=KINDS if store == "both" else (store,),
        workers=tuple(workers or (1,)),
        stages=tuple(dict.fromkeys(stage or STAGES)),
    )


def command(
    store: Annotated[
        Literal["sqlite", "postgres", "both"], typer.Option(help="The database below the server.")
    ] = "both",
    stage: Annotated[list[str] | None, typer.Option(help=f"Only this, repeatable: {_NAMES}.")] = None,
    workers: Annotated[
        list[int] | None, typer.Option(help="Processes that serve one PostgreSQL, repeatable.")
    ] = None,
    postgres: Annotated[
        str | None, typer.Option(help="A PostgreSQL to use, instead of one that is started and thrown away.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A small load for seconds: does it run?")] = False,
    with_peer: Annotated[bool, typer.Option("--peer/--no-peer", help="Measure the peer, too.")] = True,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Write everything to this file, too.")
    ] = None,
    page: Annotated[bool, typer.Option("--page", help="Write the table into docs/speed.md.")] = False,
) -> None:
    """Measure the server under load and under attack, and a peer.

    It runs in its own process, and only its own CPU time counts as its cost. Slow results are never errors.
    """
    plan = replace(plan_of(store, stage, workers), quick=quick, peer=with_peer, postgres=postgres)
    _as_many_sockets_as_may_be()
    console = Console() if sys.stdout.isatty() else Console(width=_WIDE)
    with Console(stderr=True).status("") as status:
        report = run(plan, status.update)
    show(report, console)
    if page:
        PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8"), parts(report)), encoding="utf-8")
    if json_file is not None:
        json_file.write_text(json.dumps(report.as_json(), indent=2) + "\n", encoding="utf-8")


def _as_many_sockets_as_may_be() -> None:
    """Raise this process's limit of open files, which the server inherits."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    """Run the command line."""
    typer.run(command)
