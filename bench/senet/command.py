"""The command line: Senet in four frameworks, in turns, as a table."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bench.command import PAGE
from bench.engines.turns import by_turns
from bench.machine import Machine, this_machine
from bench.report import rate
from bench.senet.sides import Side, sides
from tools.parts import day, renewed

_WIDE = 200
"""The width of output to a file or a pipe in columns."""
HEADS = ("", "lines", "names to know", "decisions a second", "lowest – highest", "what the author gets")
PART = "bench.senet: table"


def command(
    page: Annotated[bool, typer.Option("--page", help="Write the table into docs/speed.md.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="A few short windows: does it run?")] = False,
) -> None:
    """Write Senet for Benben, OpenSpiel, boardgame.io and Pgx, and play random games of it on one core each.

    All take turns, and CPU time counts. Slow results are never errors.
    """
    windows, seconds = (1, 0.05) if quick else (7, 0.5)
    machine = this_machine()
    with sides() as (ways, left_out):
        rates = by_turns([side.work for side in ways], windows, seconds)
    rows = list(table(ways, [list(each) for each in zip(*rates, strict=True)]))
    console = Console() if sys.stdout.isatty() else Console(width=_WIDE)
    show(console, rows, left_out)
    if page:
        head = f"{day()}, `python -m bench.senet`. {conditions(machine, windows, seconds)}"
        _write(PAGE, [head, "", *markdown(rows)])


def conditions(machine: Machine, windows: int, seconds: float) -> str:
    """Everything that the figures depend on."""
    peers = ", ".join(f"{name} {machine.peers[name]}" for name in ("open_spiel", "pgx", "jax"))
    return (
        f"{machine.processor}, {machine.cores} cores, {machine.system}; {machine.python}, Numba {machine.numba}, "
        f"{peers}; {windows} windows of {seconds} s; load at the start {machine.load}."
    )


def table(ways: Sequence[Side], rates: Sequence[Sequence[float]]) -> Iterator[tuple[str, ...]]:
    """A row for each way; the first row of an author has lines, names and gains."""
    seen = set[str]()
    for side, found in zip(ways, rates, strict=True):
        author, speeds = side.author, sorted(found)
        new = author.framework not in seen
        seen.add(author.framework)
        yield (
            f"{author.framework}, {side.way}",
            str(author.lines()) if new else "",
            str(author.count_names()) if new else "",
            rate(speeds[len(speeds) // 2]),
            f"{rate(speeds[0])} – {rate(speeds[-1])}",
            author.gets if new else "",
        )


def markdown(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The table of a page."""
    yield f"| {' | '.join(HEADS)} |"
    yield "|---|---:|---:|---:|---:|---|"
    for name, lines, names, speed, spread, gets in rows:
        yield f"| {name} | {lines} | {names} | **{speed}** | {spread} | {gets} |"


def show(console: Console, rows: Sequence[Sequence[str]], left_out: Sequence[str]) -> None:
    """Print the table and the reasons for what is missing."""
    printed = Table(title="Senet in four frameworks, CPU time of one core", title_justify="left")
    for number, head in enumerate(HEADS):
        printed.add_column(head, justify="right" if 0 < number < len(HEADS) - 1 else "left")
    for row in rows:
        printed.add_row(*row)
    console.print(printed)
    for reason in left_out:
        console.print(f"Left out: {reason}", highlight=False, markup=False)


def _write(page: Path, lines: Sequence[str]) -> None:
    page.write_text(renewed(page.read_text(encoding="utf-8"), {PART: "\n".join(lines)}), encoding="utf-8")


def main() -> None:
    """Run the command line."""
    typer.run(command)
