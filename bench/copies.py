"""Copies of a table, from Python and in compiled code."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from benben.engine.game import Game
from benben.engine.native import array_of, native
from benben.engine.rule import bind
from benben.engine.stepper import Stepper
from benben.engine.table import table_bytes
from bench.games import EACH
from bench.measure import Done, Subject

_POOL = 4096
"""The number of tables for scattered copies: about two megabytes, more than the caches of a core."""
_STRIDE = 1237
"""A stride that visits the whole pool in an order that prefetchers cannot predict."""


def copy_template(tables: Any, count: int, stride: int) -> int:
    """Copy tables back and forth, each copy depending on the last; return a value of the last one."""
    place = 0
    for _ in range(count):
        following = (place + stride) % len(tables)
        tables[following] = tables[place]
        tables[following].turn ^= 1
        place = following
    return int(tables[place].turn)


def copies() -> list[Subject]:
    """Several ways for each game, from Python first."""
    return [subject for each in EACH for subject in _copies(each.title, each.game)]


def _copies(title: str, game: Game) -> list[Subject]:
    ways: dict[str, Callable[[], Callable[[], object]]] = {
        "Stepper.save": lambda: Stepper(game, seed=1).save,
        "Stepper.restore": lambda: _restoring(Stepper(game, seed=1)),
        "array.copy": lambda: array_of(game.new_tables()).copy,
        "bytes": lambda: partial(table_bytes, game.new_tables()),
    }
    work = {way: _repeat(prepare) for way, prepare in ways.items()}
    work["compiled, in the nearest cache"] = _compiled(game, 2, 1)
    work[f"compiled, among {_POOL}"] = _compiled(game, _POOL, _STRIDE)
    return [Subject("copies", f"{title}, {way}", "copies", done, 100) for way, done in work.items()]


def _restoring(stepper: Stepper) -> Callable[[], object]:
    snapshot = stepper.save()
    return lambda: stepper.restore(snapshot)


def _repeat(prepare: Callable[[], Callable[[], object]]) -> Callable[[int], Done]:
    """The table is set up when work starts, because that compiles."""
    prepared = cache(prepare)

    def work(count: int) -> Done:
        way = prepared()
        for _ in range(count):
            way()
        return Done(count)

    return work


def _compiled(game: Game, tables: int, stride: int) -> Callable[[int], Done]:
    loop, pool = native(bind(copy_template, game.name)), array_of(game.new_tables(tables))

    def work(count: int) -> Done:
        loop(pool, count, stride)
        return Done(count)

    return work
