"""Damage to a table, for the tests of conservation: numbers that are written over its cells."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

Damage: TypeAlias = Callable[[Any], None]


def put(cell: str, value: int, *at: int) -> Damage:
    """Write a number over a cell."""

    def damage(table: Any) -> None:
        if at:
            getattr(table, cell)[at] = value
        else:
            setattr(table, cell, value)

    return damage


def first_problem(
    table: Any, problems: Callable[[Any], Iterable[tuple[str, object]]], damage: Mapping[str, int]
) -> str:
    """The word that is blamed after *damage* to a sound table; its keys are cells such as `tokens 0 1`."""
    assert not list(problems(table))
    for cell, value in damage.items():
        name, *at = cell.split()
        put(name, value, *map(int, at))(table)
    return next(iter(problems(table)), ("nothing", ""))[0]
