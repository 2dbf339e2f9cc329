"""The parameters of a stage: its load, its settings, and its measuring function."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bench.server.figures import Figure
from bench.server.serving import ALL_FROM_ONE_ADDRESS, Served


@dataclass(frozen=True)
class Size:
    """A load: *tables* of two, moves per second together (*rate*), and the number of others (*crowd*)."""

    tables: int
    seconds: float
    rate: float = 0.0
    crowd: int = 0
    warm: float = 3.0
    """Seconds of the same load before the measurement."""


@dataclass(frozen=True)
class Stage:
    """A measurement on its own server."""

    words: str
    full: Size
    quick: Size
    measure: Callable[[Served, Size], Awaitable[list[Figure]]]
    settings: Mapping[str, Any] = field(default_factory=lambda: ALL_FROM_ONE_ADDRESS)
