"""The results of a run as tables."""

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from bench.measure import Result
from bench.run import Report

_THOUSAND, _MILLION = 1e3, 1e6


def show(report: Report, console: Console) -> None:
    """Print all results."""
    machine = report.machine
    console.print(
        f"{machine.processor}, {machine.cores} cores, {machine.system}; {machine.python}", highlight=False
    )
    console.print(
        f"numpy {machine.numpy}, numba {machine.numba}, benben {machine.benben}, {machine.told_peers()}; "
        f"load at the start {machine.load}; {report.plan.windows} windows of {report.plan.seconds} s",
        highlight=False,
    )
    for table in _tables(report):
        console.print(table)
    for reason in report.left_out:
        console.print(f"Left out: {reason}", highlight=False)


def rate(value: float) -> str:
    """A rate with three digits: 14.2 M, 832 k, 71.4."""
    if value >= _MILLION:
        return f"{_three(value / _MILLION)} M"
    if value >= _THOUSAND:
        return f"{_three(value / _THOUSAND)} k"
    return _three(value)


def _three(value: float) -> str:
    return f"{value:.0f}" if value >= 99.95 else f"{value:.1f}" if value >= 9.995 else f"{value:.2f}"


def _tables(report: Report) -> Iterator[Table]:
    for group in dict.fromkeys(result.group for result in report.results):
        yield _group(group, [result for result in report.results if result.group == group])
    if report.lengths:
        yield _lengths(report)
    if report.starts:
        yield _starts(report)
    if report.aims:
        yield _aims(report)


def _group(group: str, results: list[Result]) -> Table:
    clock = "wall time" if results[0].cores > 1 else "CPU time, one core"
    title = f"{group}: {results[0].unit} a second of {clock}"
    heads = ("", "median", "lowest", "highest", "games/s", f"{results[0].unit} a game", "ns each")
    table = _table(title, *heads)
    for result in results:
        played = result.units_a_game > 1.0
        table.add_row(
            result.name, rate(result.median), rate(result.lowest), rate(result.highest),
            rate(result.games) if played else "", f"{result.units_a_game:.1f}" if played else "",
            f"{1e9 / result.median:,.1f}",
        )  # fmt: skip
    notes = dict.fromkeys(result.note for result in results if result.note)
    table.caption = "; ".join(notes) or None
    return table


def _lengths(report: Report) -> Table:
    heads = (
        "",
        "decisions",
        "with one legal move",
        "outcomes of chance",
        "passes not asked",
        "decisions and unasked passes",
    )
    table = _table("how long a random game is", *heads)
    for length in report.lengths:
        both = length.decisions + length.unasked
        figures = (length.decisions, length.forced, length.chances, length.unasked, both)
        table.add_row(length.name, *(f"{figure:.1f}" for figure in figures))
    return table


def _starts(report: Report) -> Table:
    table = _table(
        "starting Python until it is done: seconds", "", "cold, wall", "cold, CPU", "warm, wall", "warm, CPU"
    )
    for start in report.starts:
        figures = (start.cold_wall, start.cold_cpu, start.warm_wall, start.warm_cpu)
        table.add_row(start.task, *(f"{figure:.2f}" for figure in figures))
    return table


def _aims(report: Report) -> Table:
    table = _table("aims", "", "reached", "measured", "times the aim")
    for aim in report.aims:
        table.add_row(aim.words, "yes" if aim.reached >= 1 else "no", aim.figures, f"{aim.reached:.2f}")
    return table


def _table(title: str, *heads: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", caption_justify="left")
    for number, head in enumerate(heads):
        table.add_column(head, justify="left" if number == 0 else "right")
    return table
