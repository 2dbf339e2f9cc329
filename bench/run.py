"""A run: what is measured, in which order, and everything that came out."""

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
"""What takes turns. Subjects of all groups alternate, so a slow spell of the machine hits everybody alike."""
ALONE = ("lengths", "starts")
"""What is measured once, before."""


@dataclass(frozen=True)
class Plan:
    """How thoroughly to measure: *windows* a subject, *seconds* each, games for lengths, and which groups."""

    windows: int = 9
    seconds: float = 0.4
    games: int = 400
    groups: tuple[str, ...] = (*GROUPS, *ALONE)


@dataclass(frozen=True)
class Report:
    """Everything that a run found. *left_out* says what was not measured and why."""

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


def run(plan: Plan, tell: Callable[[str], None]) -> Report:
    """Measure what the *plan* names; *tell* hears what is going on."""
    machine = this_machine()
    started = _told("starts", plan, tell, starts)
    long = _told("lengths", plan, tell, lambda: lengths(plan.games))
    subjects = [subject for group, make in GROUPS.items() if group in plan.groups for subject in make()]
    results = measure(subjects, plan.windows, plan.seconds, tell)
    return Report(machine, plan, results, long, started, aims(results, started), _left_out(plan))


def _told(name: str, plan: Plan, tell: Callable[[str], None], work: Callable[[], list[Any]]) -> list[Any]:
    if name not in plan.groups:
        return []
    tell(name)
    return work()


def _left_out(plan: Plan) -> list[str]:
    missing = [group for group in (*GROUPS, *ALONE) if group not in plan.groups]
    reasons = [f"not asked for: {', '.join(missing)}"] if missing else []
    if not spiel.is_here():
        reasons.append("OpenSpiel: not installed (pip install 'benben[bench]')")
    reasons += [f"{title}: not installed (pip install 'benben[bench]')" for title in peers.missing()]
    return reasons
