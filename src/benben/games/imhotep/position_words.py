"""The words for positions of Imhotep. `positions` explains each, with its default."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from typing_extensions import override

from benben.engine.position_text import (
    NOTHING,
    Bits,
    Choice,
    Counts,
    Number,
    Rest,
    Row,
    TableCell,
    Tasks,
    Word,
)
from benben.games.imhotep.boards import PYRAMID_NAMES
from benben.games.imhotep.components import (
    CARDS_OF_ROUNDS,
    EMPTY,
    HOLD_SPACES,
    PAIR,
    PYRAMID_A_POINTS,
    ROUNDS,
    SHIPS,
    SIDE_A,
    SIDE_B,
    SLED_SPACES,
    Site,
)
from benben.games.imhotep.counting import laid_in_pyramids, laid_in_towers, usual_round_cards
from benben.games.imhotep.names import BLUE_IDS, CARD_IDS, SITE_IDS
from benben.games.imhotep.ships import bit_of, stones_from_bow
from benben.games.imhotep.table import ImhotepTable, Step
from benben.games.imhotep.waiting import STEP_NAMES, task_names

_CARDS: dict[int, str] = {EMPTY: NOTHING, **CARD_IDS}
_SITES: dict[int, str] = {EMPTY: NOTHING, **dict(enumerate(SITE_IDS))}
_CAPACITIES = {0: NOTHING, **{spaces: str(spaces) for spaces in range(1, HOLD_SPACES + 1)}}
_ROUND_CARDS = {card: str(card + 1) for card in range(CARDS_OF_ROUNDS)}
_SHIPS = {EMPTY: NOTHING, **{ship: str(ship + 1) for ship in range(SHIPS)}}
_PLAYING: dict[int, str] = {EMPTY: NOTHING, **BLUE_IDS}
_MOST_POINTS = 120


# ---- kinds of words that only Imhotep has --------------------------------------------------------------------------
@dataclass(frozen=True)
class Flat(TableCell):
    """The first *size* numbers of a block of several rows."""

    size: int = 0

    @override
    def get(self, table: Any) -> Any:
        return getattr(table, self.cell).reshape(-1)[: self.size]


class Hold(Row):
    """The seats whose stones lie on the spaces of a ship, from the bow."""

    @override
    def read(self, table: ImhotepTable, text: str) -> None:
        stones = enumerate(self.parse(text, HOLD_SPACES))
        self.place.set(table, sum(int(bit_of(seat, space)) for space, seat in stones if seat != EMPTY))

    @override
    def write(self, table: ImhotepTable) -> str:
        spaces = [EMPTY] * HOLD_SPACES
        for space, seat in stones_from_bow(int(self.place.get(table))):
            spaces[space] = seat
        return self.text_of(spaces)


# ---- the words -----------------------------------------------------------------------------------------------------
def words(table: ImhotepTable) -> Sequence[Word]:
    """The words for a table."""
    seats = {seat: str(seat) for seat in range(table.seats)}
    return [
        Number("round", TableCell("round_number"), 1, ROUNDS, shift=-1),
        Number("turn", TableCell("turn"), 0, int(table.seats) - 1, shown=True),
        *_ship_words(table, {EMPTY: NOTHING, **seats}),
        *(word for seat in seats for word in _words_of(seat)),
        *_site_words(table, {EMPTY: NOTHING, **seats}, seats),
        *_card_words(table),
        Number("passes", TableCell("passes"), 0, int(table.seats) - 1),
        *([Bits("blue_played", TableCell("blue_played"), seats)] if table.blue_once else []),
        *_step_words(table, seats),
    ]


def _ship_words(table: ImhotepTable, owners: dict[int, str]) -> Sequence[Word]:
    is_usual = table.round_cards == usual_round_cards(table)
    return [
        Row("ships", TableCell("capacity"), _CAPACITIES, 0, shown=True),
        Bits("round_cards", TableCell("round_cards"), _ROUND_CARDS, shown=not is_usual),
        *(Hold(f"ship{ship + 1}", TableCell("holds", (ship,)), owners, EMPTY) for ship in range(SHIPS)),
        Row("sailed", TableCell("destination"), _SITES, EMPTY),
    ]


def _words_of(seat: int) -> Sequence[Word]:
    return [
        Number(f"{seat}:sled", TableCell("sled", (seat,)), 0, SLED_SPACES),
        Number(f"{seat}:temple_points", TableCell("points", (seat, 1)), 0, _MOST_POINTS),
        Counts(f"{seat}:cards", TableCell("cards", (seat,)), CARD_IDS),
    ]


def _site_words(table: ImhotepTable, owners: dict[int, str], seats: dict[int, str]) -> Sequence[Word]:
    on_a = table.sides[Site.PYRAMIDS] == SIDE_A
    one = [Row("pyramids", Flat("pyramids", size=len(PYRAMID_A_POINTS)), owners, EMPTY)]
    three = [
        Row(name, TableCell("pyramids", (pyramid,)), owners, EMPTY)
        for pyramid, name in enumerate(PYRAMID_NAMES)
    ]
    towers = [Row("towers", TableCell("towers"), owners, EMPTY)]
    return [
        *(one if on_a else three),
        Rest("beside", TableCell("stones", (int(Site.PYRAMIDS),)), seats, laid_in_pyramids),
        Row("temple", TableCell("temple"), owners, EMPTY),
        Row("chamber", TableCell("chamber"), owners, EMPTY),
        Rest("obelisks", TableCell("stones", (int(Site.OBELISKS),)), seats, laid_in_towers),
        *(towers if table.sides[Site.OBELISKS] == SIDE_B else []),
    ]


def _card_words(table: ImhotepTable) -> Sequence[Word]:
    pair = [
        Number("pair", TableCell("pair"), 0, PAIR, shown=bool(table.pair != PAIR)),
        Row("aside", TableCell("aside"), _CARDS, EMPTY),
    ]
    return [
        Row("offer", TableCell("offer"), _CARDS, EMPTY, shown=True),
        *(pair if table.sides[Site.MARKET] == SIDE_B else []),
        Counts("face_down", TableCell("pool"), CARD_IDS, shown=False),
        Counts("discard", TableCell("discard"), CARD_IDS),
    ]


def _step_words(table: ImhotepTable, seats: dict[int, str]) -> Sequence[Word]:
    order = {0: NOTHING, **{seat + 1: name for seat, name in seats.items()}}
    names = task_names(int(table.seats))
    return [
        Choice("step", TableCell("step"), STEP_NAMES),
        Choice("decides", TableCell("actor"), seats, shown=bool(table.actor != table.turn)),
        Choice("playing", TableCell("playing"), _PLAYING, shown=bool(table.step != Step.TURN)),
        Choice("sailing", TableCell("sailing"), _SHIPS),
        Row("order", TableCell("order"), order, 0),
        Row("looking", TableCell("looking"), _CARDS, EMPTY),
        Tasks("then", TableCell("agenda"), names, 0, shown=bool(table.step != Step.TURN)),
    ]
