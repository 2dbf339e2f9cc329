"""A run: its stages and stores, the peer, and all its results."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import uvloop

from bench import npm
from bench.machine import Machine, this_machine
from bench.server import peer
from bench.server.figures import Figure
from bench.server.serving import serve
from bench.server.sizes import Stage
from bench.server.stages import STAGES
from bench.server.stores import KINDS, Store, open_store

_LONGEST, _LONGEST_QUICK = 1800.0, 180.0  # seconds until a part of a stage is cancelled


@dataclass(frozen=True)
class Plan:
    """What to measure: the stores, the numbers of workers, the stages, how thoroughly."""

    stores: tuple[str, ...] = KINDS
    workers: tuple[int, ...] = (1,)
    stages: tuple[str, ...] = tuple(STAGES)
    quick: bool = False
    peer: bool = True
    postgres: str | None = None
    """The address of a PostgreSQL to use; by default we start our own."""


@dataclass(frozen=True)
class Finding:
    """The result of a part of a stage on one server, or why there is none."""

    stage: str
    subject: str
    figures: list[Figure]
    failed: str | None = None


@dataclass(frozen=True)
class Report:
    """All results of a run. *left_out* says what was not measured and why."""

    machine: Machine
    plan: Plan
    findings: list[Finding]
    left_out: list[str]

    def as_json(self) -> dict[str, Any]:
        """Plain values, for other programs."""
        return asdict(self)


def run(plan: Plan, on_progress: Callable[[str], None]) -> Report:
    """Measure the *plan*; *on_progress* receives messages about the progress."""
    machine = this_machine()
    with peer.installed(plan.peer and any(stage in peer.STAGES for stage in plan.stages)) as peer_program:
        findings = [
            finding
            for kind in plan.stores
            for store in _opened(kind, plan)
            for finding in _on(store, plan, peer_program, on_progress)
        ]
    return Report(machine, plan, findings, [*_left_out(plan), *peer_program.left_out])


def _opened(kind: str, plan: Plan) -> Iterator[Store]:
    with open_store(kind, plan.postgres) as store:
        yield store


def _on(
    store: Store, plan: Plan, peer_program: npm.Peer, on_progress: Callable[[str], None]
) -> Iterator[Finding]:
    """Everything on one store: stage by stage, so that the peer runs right after our server."""
    for name in plan.stages:
        for workers in _workers(store, plan):
            subject = f"{store.kind}, {workers} workers" if workers > 1 else store.kind
            for stage in STAGES[name]:
                on_progress(f"{name}: {stage.words} ({subject})")
                yield _tried(name, subject, partial(_measured, stage, store, workers, quick=plan.quick))
        if name in peer.STAGES and peer_program.folder is not None:
            on_progress(f"{name}: {peer.NAME} ({store.kind})")
            (stage,) = STAGES[name]
            size = stage.quick if plan.quick else stage.full
            subject = f"{peer.NAME}, {peer.STORES[store.kind]}"
            yield _tried(name, subject, partial(peer.measured, peer_program.folder, store, size))


def _workers(store: Store, plan: Plan) -> tuple[int, ...]:
    """Whether a stage runs with several processes: only PostgreSQL supports them."""
    return plan.workers if store.kind == "postgres" else (1,)


def _measured(stage: Stage, store: Store, workers: int, *, quick: bool) -> list[Figure]:
    size = stage.quick if quick else stage.full
    with serve(store, workers, stage.settings) as served:
        return _finished(stage.measure(served, size), _LONGEST_QUICK if quick else _LONGEST)


def _finished(work: Awaitable[list[Figure]], limit: float) -> list[Figure]:
    """Run it in its own uvloop event loop. Raises `TimeoutError` if it does not end."""

    async def waited() -> list[Figure]:
        async with asyncio.timeout(limit):
            return await work

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(waited())


def _tried(stage: str, subject: str, measure: Callable[[], list[Figure]]) -> Finding:
    try:
        return Finding(stage, subject, measure())
    except Exception as error:  # noqa: BLE001  (a failed measurement is reported, and the run continues)
        return Finding(stage, subject, [], f"{type(error).__name__}: {error}".strip())


def _left_out(plan: Plan) -> list[str]:
    missing = [name for name in STAGES if name not in plan.stages]
    return [f"not asked for: {', '.join(missing)}"] if missing else []
