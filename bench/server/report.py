"""The results of a run as tables: one per stage, with a column for each server, and the aims."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console
from rich.table import Table

from bench.server.figures import Figure
from bench.server.run import Finding, Report
from tools.parts import day

_SMALL = 100.0
"""Below this, figures have decimals."""
_ON_THE_PAGE = {
    "throughput": ("moves a second", "CPU ms a move, server", "CPU ms a move, PostgreSQL"),
    "latency": ("acknowledged, p50 ms", "acknowledged, p99 ms"),
    "sockets": ("acknowledged, p99 ms", "memory, MB"),
    "spectators": ("300 spectators: CPU ms a move, server",),
    "churn": ("KiB a live table with two sockets", "memory after 5000 tables, MB"),
}
"""The figures of each stage in docs/speed.md; the others explain these."""


def show(report: Report, console: Console) -> None:
    """Print all results."""
    machine = report.machine
    console.print(
        f"{machine.processor}, {machine.cores} cores, {machine.system}; {machine.python}, benben {machine.benben}; "
        f"load at the start {machine.load}",
        highlight=False,
    )
    for stage in dict.fromkeys(finding.stage for finding in report.findings):
        console.print(_table(stage, [one for one in report.findings if one.stage == stage]))
    for reason in [*_failures(report.findings), *report.left_out]:
        console.print(f"Left out: {reason}", highlight=False, markup=False)


def parts(report: Report) -> Mapping[str, str]:
    """The part of docs/speed.md that this run can write: date, machine, and a table with a column for each server."""
    machine = report.machine
    head = (
        f"{day()}, `python -m bench.server`. {machine.processor}, {machine.cores} cores, {machine.system}; "
        f"{machine.python}; the load generator has the same cores."
    )
    return {"bench.server: stages": "\n".join([head, "", *_markdown(report.findings)])}


def _markdown(findings: Sequence[Finding]) -> Iterator[str]:
    subjects = list(dict.fromkeys(finding.subject for finding in findings if finding.stage in _ON_THE_PAGE))
    yield f"|  | {' | '.join(subjects)} | aim |"
    yield f"|---|{'---:|' * (len(subjects) + 1)}"
    for stage, names in _ON_THE_PAGE.items():
        for name in names:
            found = [
                (finding.subject, figure)
                for finding in findings
                if finding.stage == stage
                for figure in finding.figures
                if figure.name == name
            ]
            row = dict(found)
            if row:
                aim = next((words for figure in row.values() if (words := _aim(figure))), "")
                cells = [_cell(row.get(subject)) for subject in subjects]
                yield f"| {stage}: {name} | {' | '.join([*cells, aim])} |"


def _table(stage: str, findings: Sequence[Finding]) -> Table:
    subjects = list(dict.fromkeys(finding.subject for finding in findings))
    table = Table(title=stage, title_justify="left", title_style="bold")
    table.add_column("")
    for head in (*subjects, "aim"):
        table.add_column(head, justify="right")
    figures = [(finding.subject, figure) for finding in findings for figure in finding.figures]
    for name in dict.fromkeys(figure.name for _, figure in figures):
        row = {subject: figure for subject, figure in figures if figure.name == name}
        aim = next((words for figure in row.values() if (words := _aim(figure))), "")
        table.add_row(name, *(_cell(row.get(subject)) for subject in subjects), aim)
    return table


def _cell(figure: Figure | None) -> str:
    """A figure; one that misses its aim is marked."""
    if figure is None:
        return ""
    return f"{written(figure.value)} missed" if figure.reached is False else written(figure.value)


def _aim(figure: Figure) -> str:
    if figure.aim is None:
        return ""
    return f"{'at least' if figure.more else 'at most'} {written(figure.aim)}"


def written(value: float) -> str:
    """A figure with a suitable number of decimals: 1,234, 12.3, 0.42, 7."""
    if float(value).is_integer() or abs(value) >= _SMALL:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= _SMALL / 10 else f"{value:.2f}"


def _failures(findings: Sequence[Finding]) -> Iterator[str]:
    for finding in findings:
        if finding.failed is not None:
            yield f"{finding.stage}, {finding.subject}: {finding.failed}"
