"""The results of a run as tables, for the screen and for docs/speed.md."""

from collections.abc import Iterator, Mapping

from rich.console import Console
from rich.table import Table

from bench.engines.run import Report
from bench.engines.sheet import Sheet
from tools.parts import day, slug


def show(report: Report, console: Console) -> None:
    """Print all results."""
    console.print(conditions(report), highlight=False)
    for sheet in report.sheets:
        console.print(_table(sheet))
    for reason in report.left_out:
        console.print(f"Left out: {reason}", highlight=False, markup=False)


def conditions(report: Report) -> str:
    """Everything that the figures depend on, in one sentence."""
    machine, plan = report.machine, report.plan
    return (
        f"{machine.processor}, {machine.cores} cores, {machine.system}; {machine.python}, Numba {machine.numba}, "
        f"Chromium {report.chromium}; {plan.windows} windows of {plan.seconds} s; load at the start {machine.load}."
    )


def pages(report: Report) -> str:
    """All results in Markdown."""
    return "\n".join(_lines(report))


def _lines(report: Report) -> Iterator[str]:
    yield conditions(report)
    for sheet in report.sheets:
        yield from ("", f"### {sheet.title}", "")
        yield from _markdown(sheet)


def parts(report: Report) -> Mapping[str, str]:
    """The parts of docs/speed.md that this run can write, by the titles of its tables."""
    head = f"{day()}, `python -m bench.engines`. {conditions(report)}"
    return {
        f"bench.engines: {slug(each.title)}": "\n".join([head, "", *_markdown(each)])
        for each in report.sheets
    }


def _markdown(sheet: Sheet) -> Iterator[str]:
    yield from (f"| | {' | '.join(sheet.columns)} |", f"|---|{'---:|' * len(sheet.columns)}")
    yield from (f"| {row.name} | {' | '.join(sheet.cells(row))} |" for row in sheet.rows)


def _table(sheet: Sheet) -> Table:
    table = Table(title=sheet.title, title_justify="left", title_style="bold")
    table.add_column("")
    for head in sheet.columns:
        table.add_column(head, justify="right")
    for row in sheet.rows:
        table.add_row(row.name, *sheet.cells(row))
    return table
