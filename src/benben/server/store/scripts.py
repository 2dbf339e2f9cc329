"""Scripts: several statements that are one transaction, the same for every database.

A script is a generator. It yields statements and is sent their rows, so it knows neither a driver nor an event loop.
"""

from collections.abc import Callable, Generator
from typing import Any, NamedTuple, TypeAlias, TypeVar

Row: TypeAlias = tuple[Any, ...]


class Query(NamedTuple):
    """A statement in SQL that all databases understand, with its parameters (`$1`, `$2`, …)."""

    statement: str
    row: Row = ()


T = TypeVar("T")
Script: TypeAlias = Generator[Query, list[Row], T]
"""Is carried out completely or not at all, once. Its return value is the result."""


def follow(script: Script[T], ask: Callable[[str, Row], list[Row]]) -> T:
    """Carry out a script where *ask* runs a statement with its parameters."""
    try:
        found = next(script)
        while True:
            found = script.send(ask(*found))
    except StopIteration as end:
        result: T = end.value
        return result


def query(statement: str, *row: Any) -> Query:
    """A statement with these parameters."""
    return Query(statement, row)
