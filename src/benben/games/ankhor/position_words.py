"""The words for positions of Ankh'or. `positions` explains each, with its default."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from typing_extensions import override

from benben.engine.position_text import (
    NOTHING,
    Choice,
    Counts,
    Number,
    Rest,
    Row,
    TableCell,
    Word,
    counted,
    flipped,
    in_a_row,
)
from benben.games.ankhor.components import (
    ANKH,
    EMPTY,
    GOODS,
    IDLE_ROUNDS,
    KINDS,
    LEFT_PILE,
    MOST_TILES,
    ROW,
    SPACES,
    SUPPLY,
    TOKENS,
    TOKENS_TO_TAKE,
)
from benben.games.ankhor.names import COLOR_IDS, FAMILY_IDS, GOOD_IDS, KIND_IDS, TOKEN_IDS
from benben.games.ankhor.surveying import GROUND, UPPER, estate_of, large_groups
from benben.games.ankhor.table import FIRST_CHANCE, AnkhorTable, Step

TILE_NAMES = {
    color * KINDS + kind: f"{color_name}_{kind_name}"
    for color, color_name in enumerate(COLOR_IDS)
    for kind, kind_name in enumerate(KIND_IDS)
}
"""The names of tiles."""
_STEPS = {int(step): step.name.lower() for step in Step if step < FIRST_CHANCE}
_TILES: dict[int, str] = {EMPTY: NOTHING, **TILE_NAMES}
_COLORS: dict[int, str] = {EMPTY: NOTHING, **dict(enumerate(COLOR_IDS))}
_TOKENS: dict[int, str] = dict(enumerate(TOKEN_IDS))
_GOODS: dict[int, str] = dict(enumerate(GOOD_IDS))
_FAMILIES: dict[int, str] = dict(enumerate(FAMILY_IDS))
_SPACES = {EMPTY: NOTHING, **{space: str(space + 1) for space in range(SPACES)}}
_INDICES = {EMPTY: NOTHING, **{index: str(index + 1) for index in range(MOST_TILES)}}
_NO_YES = {0: "no", 1: "yes"}
_WIDEST = 250
"""Columns and rows of a drawing: no estate that is played is nearly as wide."""
_NEW_ROW = "/"
_TOGETHER = "+"


# ---- what follows from others --------------------------------------------------------------------------------------
def tiles_out(table: AnkhorTable) -> Any:
    """How many tiles of each kind lie in the row and in estates."""
    out = table.all_tiles * 0
    for tile in (*table.offer, *table.tiles.flat):
        if tile != EMPTY:
            out[tile] += 1
    return out


def usual_spendable(table: AnkhorTable) -> int:
    """A3.3. The ankhs that can be spent, if none has been taken or spent in this turn; none when it is at its end."""
    return 0 if table.step == Step.RETURN else int(table.tokens[table.turn, ANKH])


# ---- kinds of words that only Ankh'or has --------------------------------------------------------------------------
@dataclass(frozen=True)
class UpperTiles(Word):
    """The tiles of a seat on a level, row by row; `complete` puts them in order."""

    seat: int
    level: int

    @override
    def read(self, table: AnkhorTable, text: str) -> None:
        lines = text.split(_NEW_ROW)
        if len(lines) > _WIDEST:
            raise self.refuse(f"at most {_WIDEST} rows")
        for row, line in enumerate(lines, 1):
            names = [name for name, count in counted(self, line) for _ in range(count)]
            if len(names) > _WIDEST:
                raise self.refuse(f"at most {_WIDEST} columns")
            for column, name in enumerate(names, 1):
                self._add(table, row * ROW + column, self.pick(name, flipped(_TILES)))

    def _add(self, table: AnkhorTable, cell: int, tile: int) -> None:
        """Note a tile behind the others; its level stands where its links will."""
        if tile == EMPTY:
            return
        index = int(table.grounds[self.seat]) + int(table.heights[self.seat])
        if index == MOST_TILES:
            raise self.refuse(f"an estate has at most {MOST_TILES} tiles (A6.9)")
        table.tiles[self.seat, index] = tile
        table.cells[self.seat, index] = cell
        table.links[self.seat, index] = self.level
        self.place.set(table, int(self.place.get(table)) + 1)

    @override
    def write(self, table: AnkhorTable) -> str:
        spots = {
            spot[1:]: tile for spot, tile in estate_of(table, self.seat).items() if spot.level == self.level
        }
        rows = max((row for row, _ in spots), default=1)
        lines = (self._line(spots, row) for row in range(1, rows + 1))
        return _NEW_ROW.join(lines)

    @staticmethod
    def _line(spots: dict[tuple[int, int], int], row: int) -> str:
        columns = max((column for at, column in spots if at == row), default=0)
        return in_a_row([_TILES[spots.get((row, column), EMPTY)] for column in range(1, columns + 1)])


class Prices(Word):
    """The markers on each space."""

    @override
    def read(self, table: AnkhorTable, text: str) -> None:
        spaces = text.split(",")
        if len(spaces) != SPACES:
            raise self.refuse(f"{SPACES} spaces, parted by commas, the goods of each by {_TOGETHER}")
        table.prices[:] = 0
        for space, goods in enumerate(spaces):
            for name in goods.split(_TOGETHER)[: GOODS + 1]:
                table.prices[space, self.pick(name, flipped(_GOODS))] += 1

    @override
    def write(self, table: AnkhorTable) -> str:
        return ",".join(
            _TOGETHER.join(name for good, name in _GOODS.items() for _ in range(int(prices[good])))
            for prices in table.prices
        )


class Gone(Counts):
    """Tiles that have left the game: neither face down, nor in the row, nor in an estate."""

    @override
    def read(self, table: AnkhorTable, text: str) -> None:
        pool = table.pool.copy()
        super().read(table, text)
        table.pool[:] = pool - table.pool

    @override
    def write(self, table: AnkhorTable) -> str:
        return self.text_of((table.all_tiles - table.pool - tiles_out(table)).tolist())


# ---- the words -----------------------------------------------------------------------------------------------------
def words(table: AnkhorTable) -> Sequence[Word]:
    """The words for a table."""
    seats = int(table.seats)
    idle = {-1: "now", **{turns: str(turns) for turns in range((IDLE_ROUNDS + 1) * seats)}}
    return [
        Number("turn", TableCell("turn"), 0, seats - 1, shown=True),
        Row("row", TableCell("offer"), _TILES, EMPTY, shown=True),
        Prices("prices", TableCell("prices"), shown=True),
        Number("left_pile", TableCell("piles", (0,)), 0, LEFT_PILE, shown=True),
        Row("tops", TableCell("tops"), _COLORS, EMPTY, shown=True),
        Gone("gone", TableCell("pool"), TILE_NAMES, shown=_has_gone(table)),
        *(word for seat in range(seats) for word in _words_of(table, seat)),
        Choice("idle", TableCell("idle"), idle),
        *_step_words(table),
    ]


def _has_gone(table: AnkhorTable) -> bool:
    return bool((table.all_tiles - table.pool - tiles_out(table)).any())


def _words_of(table: AnkhorTable, seat: int) -> Sequence[Word]:
    usual = large_groups(estate_of(table, seat))
    return [
        UpperTiles(f"{seat}:estate", TableCell("grounds", (seat,)), seat, GROUND),
        UpperTiles(f"{seat}:upper", TableCell("heights", (seat,)), seat, UPPER),
        Rest(f"{seat}:hand", TableCell("tokens", (seat,)), _TOKENS, partial(_stored, seat)),
        Counts(f"{seat}:stored", TableCell("stored", (seat,)), _GOODS),
        Counts(
            f"{seat}:bonus",
            TableCell("bonus", (seat,)),
            _FAMILIES,
            shown=table.bonus[seat].tolist() != usual,
        ),
    ]


def _stored(seat: int, table: Any) -> list[int]:
    """Tokens of a seat on warehouses, by type."""
    return [*map(int, table.stored[seat]), *[0] * (TOKENS - GOODS)]


def _step_words(table: AnkhorTable) -> Sequence[Word]:
    is_moving = table.step in {Step.LIFT, Step.SET_DOWN}
    return [
        Choice("step", TableCell("step"), _STEPS),
        Choice("acted", TableCell("acted"), _NO_YES, shown=bool(is_moving and table.acted)),
        Number(
            "spendable",
            TableCell("spendable"),
            0,
            int(SUPPLY[table.seats]),
            shown=bool(table.spendable != usual_spendable(table)),
        ),
        Number("to_take", TableCell("to_take"), 1, TOKENS_TO_TAKE - 1, shown=bool(table.step == Step.TAKE)),
        Choice("buying", TableCell("buying"), _SPACES),
        Choice("square", TableCell("square"), _INDICES),
        Choice("lifted", TableCell("lifted"), _INDICES),
        Choice("again", TableCell("again"), _NO_YES),
    ]
