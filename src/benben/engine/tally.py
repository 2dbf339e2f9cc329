"""What everybody's points are made of, read with one call, for the receipts and views of all games.

A view that asks the rules for one number after the other spends most of its time on the way to them and back.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import Any, TypeAlias, TypeVar

from benben import nd
from benben.engine.outcome import ReceiptLine
from benben.engine.rule import bind
from benben.engine.table import Block

T = TypeVar("T")
Tally: TypeAlias = "list[list[tuple[int, int]]]"
"""By seat and item: what is counted, and the points that it brings."""


def tally_template(table: Any, counts: Block, points: Block) -> None:
    """Write down, by seat and item, what is counted and what it brings."""
    for seat in range(table.seats):
        for item in range(counts.shape[1]):
            counts[seat, item] = item_count(table, seat, item)
            points[seat, item] = item_points(table, seat, item)


def item_count(_table: Any, _seat: int, _item: int) -> int:
    """What a line of the receipt counts: stands for a game's own."""
    raise NotImplementedError


def item_points(_table: Any, _seat: int, _item: int) -> int:
    """The points of a line of the receipt: stands for a game's own."""
    raise NotImplementedError


def bind_tally(
    game: str, items: int, count: Callable[[T, int, int], int], points: Callable[[T, int, int], int]
) -> Callable[[T], Tally]:
    """How to read a *game*'s tables with so many *items*, from its rules for the *count* and *points* of one."""
    write = bind(tally_template, game, item_count=count, item_points=points)

    def tally(table: Any) -> Tally:
        counts, worth = nd.zeros((2, int(table.seats), items), nd.int64)
        write(table, counts, worth)
        return [list(zip(*seat, strict=True)) for seat in zip(counts.tolist(), worth.tolist(), strict=True)]

    return tally


def receipt_of(tally: Tally, items: Sequence[IntEnum], quiet: Iterable[IntEnum] = ()) -> list[ReceiptLine]:
    """Every point of everybody, and what is counted although it brings nothing, unless the item is a *quiet* one."""
    silent = set(quiet)
    named = [(item.name.lower(), item not in silent) for item in items]
    return [
        ReceiptLine(seat, 0, name, count, points)
        for seat, lines in enumerate(tally)
        for (name, is_told), (count, points) in zip(named, lines, strict=True)
        if points or (count and is_told)
    ]
