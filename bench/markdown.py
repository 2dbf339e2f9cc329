"""The results of a run as the tables of docs/speed.md."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bench import environments, one_table
from bench.measure import Result
from bench.report import rate
from bench.run import GROUPS, Report
from tools.parts import day, slug

TITLES = {
    "playouts": "Random playouts inside compiled code, one core",
    "search": "Search from the opening, one core",
    "from Python": "Driven move by move from Python, one core",
    "copies": "Copies of a position, one core",
    "all cores": "All cores, by the wall",
    environments.GROUP: "Environments: 1024 tables together, one core",
    one_table.GROUP: "Environments: one table, one core",
    environments.THREADS: "Environments in threads, by the wall",
}


def pages(report: Report) -> str:
    """All results, table by table."""
    return "\n".join(_lines(report))


def parts(report: Report) -> Mapping[str, str]:
    """The parts of docs/speed.md that this run can write: for each group the date, command, machine and table."""
    groups = dict.fromkeys(result.group for result in report.results)
    return {f"bench: {slug(group)}": _part(report, group) for group in groups}


def _part(report: Report, group: str) -> str:
    everything = set(GROUPS) <= set(report.plan.groups)
    asked = "" if everything else "".join(f" --only {name}" for name in report.plan.groups)
    table = list(_group(group, [result for result in report.results if result.group == group]))[2:]
    head = f"{day()}, `python -m bench{asked}`. {next(_machine(report))}"
    return "\n".join([head, "", *table])


def _lines(report: Report) -> Iterator[str]:
    if report.aims:
        rows = [(aim.words, aim.figures, "yes" if aim.reached >= 1 else "**no**") for aim in report.aims]
        yield from _table("In short", ("aim", "measured", "reached"), rows, last=":---")
    yield from _machine(report)
    for group in dict.fromkeys(result.group for result in report.results):
        yield from _group(group, [result for result in report.results if result.group == group])
    if report.lengths:
        yield from _lengths(report)
    if report.starts:
        heads = ("", "cold, wall", "cold, CPU", "warm, wall", "warm, CPU")
        figures = [
            (start.task, start.cold_wall, start.cold_cpu, start.warm_wall, start.warm_cpu)
            for start in report.starts
        ]
        yield from _table("Starting", heads, [(task, *map("{:.2f}".format, rest)) for task, *rest in figures])


def _machine(report: Report) -> Iterator[str]:
    machine, plan = report.machine, report.plan
    yield (
        f"{machine.processor}, {machine.cores} cores, {machine.system}; {machine.python}, NumPy {machine.numpy}, "
        f"Numba {machine.numba}, {machine.told_peers()}. {plan.windows} windows of {plan.seconds} s each; "
        f"load at the start {machine.load}."
    )
    yield ""


def _group(group: str, results: Sequence[Result]) -> Iterator[str]:
    """Columns about games only if games are played."""
    played = any(result.units_a_game > 1.0 for result in results)
    heads = ("", f"{results[0].unit} a second", "lowest – highest", "ns each")
    games = ("a game", "games a second") if played else ()
    yield from _table(TITLES[group], (*heads, *games), [_row(result, played) for result in results])


def _row(result: Result, played: bool) -> tuple[str, ...]:
    figures = (
        result.name,
        f"**{rate(result.median)}**",
        f"{rate(result.lowest)} – {rate(result.highest)}",
        _nanoseconds(result.median),
    )
    if not played:
        return figures
    if result.units_a_game <= 1.0:
        return (*figures, "", "")
    return (*figures, f"{result.units_a_game:.1f}", rate(result.games))


def _nanoseconds(per_second: float) -> str:
    each = 1e9 / per_second
    return f"{each:,.0f}" if each >= 99.5 else f"{each:.1f}"


def _lengths(report: Report) -> Iterator[str]:
    heads = (
        "",
        "decisions",
        "with one legal move",
        "outcomes of chance",
        "passes not asked",
        "with these passes",
    )
    rows = [
        (
            length.name,
            length.decisions,
            length.forced,
            length.chances,
            length.unasked,
            length.decisions + length.unasked,
        )
        for length in report.lengths
    ]
    yield from _table(
        "How long a random game is", heads, [(name, *map("{:.1f}".format, rest)) for name, *rest in rows]
    )


def _table(
    title: str, heads: Sequence[str], rows: Iterable[Sequence[str]], last: str = "---:"
) -> Iterator[str]:
    """A heading and a table: its first column left-aligned, the others right-aligned."""
    marks = ["---", *("---:" for _ in heads[1:-1]), last]
    yield from (f"### {title}", "", f"| {' | '.join(heads)} |", f"|{'|'.join(marks)}|")
    yield from (f"| {' | '.join(row)} |" for row in rows)
    yield ""
