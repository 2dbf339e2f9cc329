"""Figures that nobody reads: in a browser nobody watches over a server."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

REGISTRY: Any = None
CollectorRegistry: Any = None
CONTENT_TYPE_LATEST = "text/plain"


class Counter:
    """Counts nothing."""

    def __init__(self, *_args: Any, **_named: Any) -> None:
        """Take whatever describes a figure."""

    def labels(self, *_labels: str) -> Self:
        """Itself."""
        return self

    def inc(self, _amount: float = 1) -> None:
        """Do nothing."""

    def set(self, _value: float) -> None:
        """Do nothing."""

    def observe(self, _value: float) -> None:
        """Do nothing."""

    @contextmanager
    def track_inprogress(self) -> Iterator[None]:
        """Do nothing meanwhile."""
        yield


Gauge = Histogram = Counter


def generate_latest(_registry: Any) -> bytes:
    """No figures."""
    return b""
