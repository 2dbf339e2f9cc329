"""The points that the tile in hand would bring on each possible place, by the rules' own scoring (A7, A9, A13)."""

from typing_extensions import TypedDict

from benben.engine.bits import count_bits
from benben.engine.question import Question
from benben.engine.rule import rule, wide
from benben.engine.table import Block
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

_PLACED = Question("benben.games.ankhor", "placed")


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
    row, column = position_of(cell)
    points, bonus, *groups = _PLACED(table, move, at)
    families = zip(groups[::2], groups[1::2], strict=True)
    return {
        "number": number + 1,
        "row": row,
        "column": column,
        "points": points,
        "groups": [{"family": FAMILY_IDS[family], "size": size} for family, size in families],
        "bonus": bonus,
    }


@rule
def placed(table: AnkhorTable, move: int, at: int, answers: Block) -> int:
    """Lay the tile in hand by a *move* that gives it the index *at* in the estate; write what that changes.

    First how many points the estate is worth more, and how many bonus tokens come. Then the families and sizes of the
    groups of the tile that score: of its color, and of its animal if it has one (A7.5).
    """
    seat = wide(table.turn)
    points, bonus = estate_points(table, seat), bonus_count(table, seat)
    begin(table, move)
    if table.square != EMPTY:
        save_any(table, seat)
    answers[0] = estate_points(table, seat) - points
    answers[1] = bonus_count(table, seat) - bonus
    color, kind = int(table.tiles[seat, at]) // KINDS, int(table.tiles[seat, at]) % KINDS
    count = note_group(table, at, color, 2, answers)
    return note_group(table, at, COLORS + kind, count, answers) if kind < ANIMALS else count


@rule
def save_any(table: AnkhorTable, seat: int) -> None:
    """Save the first good that can be saved; the tile brings the same with each."""
    for good in range(GOODS):
        if can_save(table, seat, wide(table.buying), good):
            begin(table, Code.SAVE + good)
            return


@rule
def note_group(table: AnkhorTable, at: int, family: int, count: int, answers: Block) -> int:
    """Write the group of a tile of the seat whose turn it is, if it scores, behind *count* numbers; return how many."""
    seat = wide(table.turn)
    size = count_bits(group_from(table, seat, 1 << at, family_set(table, seat, family)))
    if size < FEWEST_IN_GROUP:
        return count
    answers[count] = family
    answers[count + 1] = size
    return count + 2
