"""The points of all seats by item, asked with one question, for the receipts and views of all games."""

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import Any, TypeAlias, TypeVar

from benben.engine.outcome import ReceiptLine
from benben.engine.question import Question
from benben.engine.rule import bind
from benben.engine.table import Block

ITEMS = 0
"""The number of items: stands for a game's own."""

T = TypeVar("T")
Tally: TypeAlias = "list[list[tuple[int, int]]]"
"""By seat and item: the count, and the points that it brings."""


def tally_template(table: Any, _first: int, _second: int, answers: Block) -> int:
    """Write, by seat and item, the count and its points."""
    place = 0
    for seat in range(int(table.seats)):
        for item in range(ITEMS):
            answers[place] = item_count(table, seat, item)
            answers[place + 1] = item_points(table, seat, item)
            place += 2
    return place


def item_count(_table: Any, _seat: int, _item: int) -> int:
    """The count on a line of the receipt: stands for a game's own rule."""
    raise NotImplementedError


def item_points(_table: Any, _seat: int, _item: int) -> int:
    """The points of a line of the receipt: stands for a game's own."""
    raise NotImplementedError


def bind_tally(
    game: str, items: int, count: Callable[[T, int, int], int], points: Callable[[T, int, int], int]
) -> Callable[[T, int, int, Block], int]:
    """The question (`Rules.questions`) for all points, from a *game*'s rules for *count* and *points* of one item."""
    return bind(tally_template, game, ITEMS=items, item_count=count, item_points=points)


class Tallying:
    """Asks the question `tally` of the game whose rules a *module* has, with a number of *items*."""

    def __init__(self, module: str, items: int) -> None:
        self._question = Question(module, "tally")
        self._items = items

    def __call__(self, table: Any) -> Tally:
        """The points of all seats by item."""
        found = self._question(table)
        pairs = list(zip(found[::2], found[1::2], strict=True))
        return [pairs[first : first + self._items] for first in range(0, len(pairs), self._items)]


def receipt_of(tally: Tally, items: Sequence[IntEnum], quiet: Iterable[IntEnum] = ()) -> list[ReceiptLine]:
    """Every point of every seat, and counts that bring nothing, unless the item is a *quiet* one."""
    silent = set(quiet)
    named = [(item.name.lower(), item not in silent) for item in items]
    return [
        ReceiptLine(seat, 0, name, count, points)
        for seat, lines in enumerate(tally)
        for (name, is_shown), (count, points) in zip(named, lines, strict=True)
        if points or (count and is_shown)
    ]
