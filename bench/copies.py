"""Copies of a table: from Python and inside compiled code."""

from collections.abc import Callable
from typing import Any

import benben
from benben.engine.rule import bind
from benben.engine.stepper import Stepper
from benben.engine.table import table_bytes
from bench.measure import Done, Subject

_POOL = 4096
"""Tables among which the spread copies go: about two megabytes, more than the caches next to a core hold."""
_STRIDE = 1237
"""A jump that visits the whole pool in an order which no prefetcher guesses."""


def copy_template(tables: Any, count: int, stride: int) -> int:
    """Copy tables to and fro, each copy depending on the last; return something of the last one."""
    place = 0
    for _ in range(count):
        following = (place + stride) % len(tables)
        tables[following] = tables[place]
        tables[following].turn ^= 1
        place = following
    return int(tables[place].turn)


def copies() -> list[Subject]:
    """Several ways, from Python first."""
    stepper, tables = Stepper(benben.load("ra"), seed=1), benben.load("ra").new_tables()
    snapshot = stepper.save()
    ways: dict[str, Callable[[], object]] = {
        "Stepper.save": stepper.save,
        "Stepper.restore": lambda: stepper.restore(snapshot),
        "array.copy": tables.copy,
        "bytes": lambda: table_bytes(tables),
    }
    from_python = [
        Subject("copies", f"Ra, {name}", "copies", _repeat(way), 100) for name, way in ways.items()
    ]
    return [
        *from_python,
        Subject("copies", "Ra, compiled, in the nearest cache", "copies", _compiled(2, 1), 100),
        Subject("copies", f"Ra, compiled, among {_POOL}", "copies", _compiled(_POOL, _STRIDE), 100),
    ]


def _repeat(way: Callable[[], object]) -> Callable[[int], Done]:
    def work(count: int) -> Done:
        for _ in range(count):
            way()
        return Done(count)

    return work


def _compiled(tables: int, stride: int) -> Callable[[int], Done]:
    game = benben.load("ra")
    loop, pool = bind(copy_template, game.name), game.new_tables(tables)

    def work(count: int) -> Done:
        loop(pool, count, stride)
        return Done(count)

    return work
