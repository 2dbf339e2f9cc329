"""Validation errors in one line of words."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol


class _HasErrors(Protocol):
    def errors(self) -> Sequence[Any]: ...


def validation_text(error: _HasErrors) -> str:
    """Describe at most three faults of a request by place and reason, without its content."""
    return "; ".join(_one(fault) for fault in error.errors()[:3])


def _one(fault: Mapping[str, Any]) -> str:
    place = ".".join(str(part)[:40] for part in fault["loc"] if part != "body")
    return f"{place}: {fault['msg']}" if place else str(fault["msg"])
