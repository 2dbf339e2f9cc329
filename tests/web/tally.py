"""How much was compared, for the lines at the end of a run: by title and host, so many games, plies and comparisons."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

KEY = "engines"
"""What a test's report calls it."""
_ORDER = ("games", "plies", "playouts", "evaluations", "hints", "trees", "comparisons")
_tests: list[dict[str, int]] = [{}]


def _order(key: str) -> tuple[str, int]:
    where, _, what = key.partition(": ")
    return where, _ORDER.index(what)


def begin() -> dict[str, int]:
    """The counts of a test that begins."""
    _tests[:] = [{}]
    return _tests[-1]


def add(title: str, host: str, **counts: int) -> None:
    """Count so many more, by name. A comparison is of a value that both sides gave: a list or an array is one."""
    here = _tests[-1]
    for what, number in counts.items():
        key = f"{title}, {host}: {what}"
        here[key] = here.get(key, 0) + number


def told(reports: Iterable[Any]) -> list[str]:
    """A line for each title and host, of the reports of tests that passed."""
    total = Counter[str]()
    for report in reports:
        total.update(dict(report.user_properties).get(KEY, {}))
    rows: dict[str, list[str]] = {}
    for key in sorted(total, key=_order):
        (where, _, what), number = key.partition(": "), total[key]
        rows.setdefault(where, []).append(f"{number:,} {what}")
    return [f"{where}: {', '.join(parts)}" for where, parts in rows.items()]
