"""A run: its parts, and all its results."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from bench.engines.boards import boards
from bench.engines.memory import memory
from bench.engines.peer import peer
from bench.engines.sheet import Sheet
from bench.engines.speed import speed, workers
from bench.engines.stand import Plan, Stand, opened
from bench.engines.starts import sizes, starts
from bench.machine import Machine, this_machine

PARTS: Mapping[str, Callable[[Stand], list[Sheet]]] = {
    "speed": speed,
    "workers": workers,
    "starts": starts,
    "sizes": sizes,
    "peer": peer,
    "memory": memory,
    "boards": boards,
}


@dataclass(frozen=True)
class Report:
    """All results of a run. *left_out* says what was not measured and why."""

    machine: Machine
    chromium: str
    plan: Plan
    sheets: list[Sheet]
    left_out: list[str]

    def as_json(self) -> dict[str, Any]:
        """Plain values, for other programs."""
        return asdict(self)


def run(plan: Plan, parts: tuple[str, ...], on_progress: Callable[[str], None]) -> Report:
    """Measure these *parts*; *on_progress* receives messages. A part that fails is reported, and the run continues."""
    machine, sheets = this_machine(), list[Sheet]()
    left_out = [f"not asked for: {part}" for part in PARTS if part not in parts]
    with opened(plan) as stand:
        for part in parts:
            on_progress(part)
            try:
                sheets += PARTS[part](stand)
            except Exception as error:  # noqa: BLE001  (as above)
                left_out.append(f"{part}: {type(error).__name__}: {error}")
        return Report(machine, stand.browser.version, plan, sheets, left_out)
