"""Copies of a table: from Python and inside compiled code."""

from collections.abc import Callable
from typing import Any

from benben.engine.game import Game
from benben.engine.rule import bind
from benben.engine.stepper import Stepper
from benben.engine.table import table_bytes
from bench.games import EACH
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
    """Several ways for each game, from Python first."""
    return [subject for each in EACH for subject in _copies(each.title, each.game)]


def _copies(title: str, game: Game) -> list[Subject]:
    stepper, tables = Stepper(game, seed=1), game.new_tables()
    snapshot = stepper.save()
    ways: dict[str, Callable[[], object]] = {
        "Stepper.save": stepper.save,
        "Stepper.restore": lambda: stepper.restore(snapshot),
        "array.copy": tables.copy,
        "bytes": lambda: table_bytes(tables),
    }
    work = {way: _repeat(call) for way, call in ways.items()}
    work["compiled, in the nearest cache"] = _compiled(game, 2, 1)
    work[f"compiled, among {_POOL}"] = _compiled(game, _POOL, _STRIDE)
    return [Subject("copies", f"{title}, {way}", "copies", done, 100) for way, done in work.items()]


def _repeat(way: Callable[[], object]) -> Callable[[int], Done]:
    def work(count: int) -> Done:
        for _ in range(count):
            way()
        return Done(count)

    return work


def _compiled(game: Game, tables: int, stride: int) -> Callable[[int], Done]:
    loop, pool = bind(copy_template, game.name), game.new_tables(tables)

    def work(count: int) -> Done:
        loop(pool, count, stride)
        return Done(count)

    return work
