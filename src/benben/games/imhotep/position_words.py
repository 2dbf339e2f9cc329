"""The words for positions of Imhotep. `positions` explains each, with its default."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from typing_extensions import override

from benben.engine.position_text import NOTHING, Bits, Choice, Counts, Number, Place, Rest, Row, Tasks, Word
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
class Flat(Place):
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
        Number("round", Place("round_number"), 1, ROUNDS, shift=-1),
        Number("turn", Place("turn"), 0, int(table.seats) - 1, shown=True),
        *_ship_words(table, {EMPTY: NOTHING, **seats}),
        *(word for seat in seats for word in _words_of(seat)),
        *_site_words(table, {EMPTY: NOTHING, **seats}, seats),
        *_card_words(table),
        Number("passes", Place("passes"), 0, int(table.seats) - 1),
        *([Bits("blue_played", Place("blue_played"), seats)] if table.blue_once else []),
        *_step_words(table, seats),
    ]


def _ship_words(table: ImhotepTable, owners: dict[int, str]) -> Sequence[Word]:
    is_usual = table.round_cards == usual_round_cards(table)
    return [
        Row("ships", Place("capacity"), _CAPACITIES, 0, shown=True),
        Bits("round_cards", Place("round_cards"), _ROUND_CARDS, shown=not is_usual),
        *(Hold(f"ship{ship + 1}", Place("holds", (ship,)), owners, EMPTY) for ship in range(SHIPS)),
        Row("sailed", Place("destination"), _SITES, EMPTY),
    ]


def _words_of(seat: int) -> Sequence[Word]:
    return [
        Number(f"{seat}:sled", Place("sled", (seat,)), 0, SLED_SPACES),
        Number(f"{seat}:temple_points", Place("points", (seat, 1)), 0, _MOST_POINTS),
        Counts(f"{seat}:cards", Place("cards", (seat,)), CARD_IDS),
    ]


def _site_words(table: ImhotepTable, owners: dict[int, str], seats: dict[int, str]) -> Sequence[Word]:
    on_a = table.sides[Site.PYRAMIDS] == SIDE_A
    one = [Row("pyramids", Flat("pyramids", size=len(PYRAMID_A_POINTS)), owners, EMPTY)]
    three = [
        Row(name, Place("pyramids", (pyramid,)), owners, EMPTY) for pyramid, name in enumerate(PYRAMID_NAMES)
    ]
    towers = [Row("towers", Place("towers"), owners, EMPTY)]
    return [
        *(one if on_a else three),
        Rest("beside", Place("stones", (int(Site.PYRAMIDS),)), seats, laid_in_pyramids),
        Row("temple", Place("temple"), owners, EMPTY),
        Row("chamber", Place("chamber"), owners, EMPTY),
        Rest("obelisks", Place("stones", (int(Site.OBELISKS),)), seats, laid_in_towers),
        *(towers if table.sides[Site.OBELISKS] == SIDE_B else []),
    ]


def _card_words(table: ImhotepTable) -> Sequence[Word]:
    pair = [
        Number("pair", Place("pair"), 0, PAIR, shown=bool(table.pair != PAIR)),
        Row("aside", Place("aside"), _CARDS, EMPTY),
    ]
    return [
        Row("offer", Place("offer"), _CARDS, EMPTY, shown=True),
        *(pair if table.sides[Site.MARKET] == SIDE_B else []),
        Counts("face_down", Place("pool"), CARD_IDS, shown=False),
        Counts("discard", Place("discard"), CARD_IDS),
    ]


def _step_words(table: ImhotepTable, seats: dict[int, str]) -> Sequence[Word]:
    order = {0: NOTHING, **{seat + 1: name for seat, name in seats.items()}}
    names = task_names(int(table.seats))
    return [
        Choice("step", Place("step"), STEP_NAMES),
        Choice("decides", Place("actor"), seats, shown=bool(table.actor != table.turn)),
        Choice("playing", Place("playing"), _PLAYING, shown=bool(table.step != Step.TURN)),
        Choice("sailing", Place("sailing"), _SHIPS),
        Row("order", Place("order"), order, 0),
        Row("looking", Place("looking"), _CARDS, EMPTY),
        Tasks("then", Place("agenda"), names, 0, shown=bool(table.step != Step.TURN)),
    ]
