"""What a stage is: how much load, on which settings, and what measures it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bench.server.figures import Figure
from bench.server.serving import ALL_FROM_ONE_ADDRESS, Served


@dataclass(frozen=True)
class Size:
    """How much load: *tables* of two, moves a second together (*rate*), and how many others (*crowd*)."""

    tables: int
    seconds: float
    rate: float = 0.0
    crowd: int = 0
    warm: float = 3.0
    """Seconds of the same load before anything counts."""


@dataclass(frozen=True)
class Stage:
    """Something to measure on a server of its own."""

    words: str
    full: Size
    quick: Size
    measure: Callable[[Served, Size], Awaitable[list[Figure]]]
    settings: Mapping[str, Any] = field(default_factory=lambda: ALL_FROM_ONE_ADDRESS)
