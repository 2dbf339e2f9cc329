"""What the tile in hand would bring on each place where it may go, by the rules' own scoring (A7, A9, A13)."""

from collections.abc import Iterator
from typing import cast

from typing_extensions import TypedDict

from benben.engine.bits import count_bits
from benben.games.ankhor.codes import Code
from benben.games.ankhor.components import (
    ANIMALS,
    COLORS,
    EMPTY,
    FEWEST_IN_GROUP,
    GOODS,
    KINDS,
)
from benben.games.ankhor.estate import family_set, group_from
from benben.games.ankhor.flow import begin
from benben.games.ankhor.market import can_save
from benben.games.ankhor.names import FAMILY_IDS, AnkhorFamily
from benben.games.ankhor.placing import (
    cell_on_ground,
    cell_on_square,
    index_on_ground,
    index_on_square,
    offered,
    position_of,
)
from benben.games.ankhor.scoring import bonus_count, estate_points
from benben.games.ankhor.table import AnkhorTable


class AnkhorJoin(TypedDict):
    """A group that scores, and how many tiles it has."""

    family: AnkhorFamily
    size: int


class AnkhorPlace(TypedDict):
    """A place on the ground, or a square by its upper left tile; row or column 0 lies before the estate's first.

    `points`: what the estate would be worth more with the tile there; `groups`: those that it would belong to;
    `bonus`: the bonus tokens that come, or go.
    """

    number: int
    row: int
    column: int
    points: int
    groups: list[AnkhorJoin]
    bonus: int


def places_of(table: AnkhorTable) -> list[AnkhorPlace]:
    """Every place on the ground where the tile in hand may go, in reading order."""
    return [
        _place(table, Code.PLACE + place, place, cell_on_ground(table, place), index_on_ground(table, place))
        for place in offered(table, Code.PLACE, Code.STACK)
    ]


def squares_of(table: AnkhorTable) -> list[AnkhorPlace]:
    """Every square on which the tile in hand may go, in reading order."""
    return [
        _place(
            table, Code.STACK + square, square, cell_on_square(table, square), index_on_square(table, square)
        )
        for square in offered(table, Code.STACK, Code.SAVE)
    ]


def _place(table: AnkhorTable, move: int, number: int, cell: int, at: int) -> AnkhorPlace:
    """The place of a legal *move*, on which the tile gets the index *at*."""
    seat, then = int(table.turn), _laid(table, move)
    row, column = position_of(cell)
    return {
        "number": number + 1,
        "row": row,
        "column": column,
        "points": int(estate_points(then, seat)) - int(estate_points(table, seat)),
        "groups": list(_groups_of(then, seat, at)),
        "bonus": int(bonus_count(then, seat)) - int(bonus_count(table, seat)),
    }


def _laid(table: AnkhorTable, move: int) -> AnkhorTable:
    """A copy of the table on which the tile lies; whichever good is saved, it brings the same."""
    tables = AnkhorTable.empty()
    tables[0] = table
    begin(tables[0], move)
    then = cast(AnkhorTable, tables[0])
    if then.square != EMPTY:
        saved = next(good for good in range(GOODS) if can_save(then, int(then.turn), int(then.buying), good))
        begin(then, Code.SAVE + saved)
    return then


def _groups_of(table: AnkhorTable, seat: int, at: int) -> Iterator[AnkhorJoin]:
    """A7.5. The groups of a tile that score: of its color, and of its animal if it has one."""
    color, kind = divmod(int(table.tiles[seat, at]), KINDS)
    for family in (color, *([COLORS + kind] if kind < ANIMALS else [])):
        size = int(count_bits(group_from(table, seat, 1 << at, family_set(table, seat, family))))
        if size >= FEWEST_IN_GROUP:
            yield {"family": FAMILY_IDS[family], "size": size}
