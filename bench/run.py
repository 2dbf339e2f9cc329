"""A run: its plan, and all its results."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from bench import copies, cores, environments, floor, in_spiel, one_table, peers, playing, searching, spiel
from bench.aim import Aim
from bench.aims import aims
from bench.lengths import Length, lengths
from bench.machine import Machine, this_machine
from bench.measure import Result, Subject, measure
from bench.starts import Start, starts

GROUPS: dict[str, Callable[[], list[Subject]]] = {
    "playouts": lambda: [*playing.compiled(), *spiel.rollouts(), *floor.floors()],
    "search": lambda: [*searching.searches(), *spiel.searches()],
    "python": lambda: [*playing.driven(), *spiel.driven()],
    "copies": lambda: [*copies.copies(), *spiel.copies()],
    "cores": cores.scaling,
    "environments": lambda: [*environments.environments(), *peers.peers()],
    "environment": lambda: [*one_table.single(), *in_spiel.driven(), *in_spiel.peers()],
    "threads": environments.threaded,
}
"""The groups that take turns: a slow phase of the machine affects all of them alike."""
ALONE = ("lengths", "starts")
"""Measured once, before the others."""


@dataclass(frozen=True)
class Plan:
    """How thorough to be: *windows* per subject, *seconds* each, games for lengths, and the groups."""

    windows: int = 9
    seconds: float = 0.4
    games: int = 400
    groups: tuple[str, ...] = (*GROUPS, *ALONE)


@dataclass(frozen=True)
class Report:
    """All results of a run. *left_out* says what was not measured and why."""

    machine: Machine
    plan: Plan
    results: list[Result]
    lengths: list[Length]
    starts: list[Start]
    aims: list[Aim]
    left_out: list[str]

    def as_json(self) -> dict[str, Any]:
        """Plain values, for other programs."""
        return asdict(self)


def run(plan: Plan, on_progress: Callable[[str], None]) -> Report:
    """Measure the *plan*; *on_progress* receives messages about the progress."""
    machine = this_machine()
    started = _measured("starts", plan, on_progress, starts)
    long = _measured("lengths", plan, on_progress, lambda: lengths(plan.games))
    subjects = [subject for group, make in GROUPS.items() if group in plan.groups for subject in make()]
    results = measure(subjects, plan.windows, plan.seconds, on_progress)
    return Report(machine, plan, results, long, started, aims(results, started), _left_out(plan))


def _measured(
    name: str, plan: Plan, on_progress: Callable[[str], None], work: Callable[[], list[Any]]
) -> list[Any]:
    if name not in plan.groups:
        return []
    on_progress(name)
    return work()


def _left_out(plan: Plan) -> list[str]:
    missing = [group for group in (*GROUPS, *ALONE) if group not in plan.groups]
    reasons = [f"not asked for: {', '.join(missing)}"] if missing else []
    if not spiel.is_here():
        reasons.append("OpenSpiel: not installed (pip install 'benben[bench]')")
    reasons += [f"{title}: not installed (pip install 'benben[bench]')" for title in peers.missing()]
    return reasons
