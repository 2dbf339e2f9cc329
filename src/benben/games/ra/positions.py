"""Positions of Ra in words, for `Game.position`.

| Key | Value | Default |
|---|---|---|
| `epoch` | 1 to 3 | 1 |
| `turn` | the seat whose turn it is | the seat with the highest face-up sun |
| `ra` | Ra tiles of this epoch | 0 |
| `earlier_ra` | Ra tiles of earlier epochs | as many as end an epoch |
| `track` | tiles from left to right, `-` for an empty space | empty |
| `centre` | the sun in the centre | 1, or the sun that is left |
| `gone` | tiles that have left the game, Ra tiles aside | what the step needs |
| `0:suns` | suns of seat 0, face-up ones before a `/`, face-down ones behind it; `*`: others | a set, or what is left |
| `0:tiles` | tiles in front of it | none |
| `0:points` | its points | what the score sheet makes; 10 |
| `0:epoch1`, `0:epoch2` | what a scoring counted: god, gold, pharaoh, river, civilization | what makes the points |
| `step` | `auction`; `gods`: spend another one; `discard`: lose a tile to a disaster | the beginning of a turn |
| `cause` | `ra_tile`, `full_track`, `invoked` | as the track lies |
| `bids` | by seat a sun, `pass`, or `-` | seats that cannot bid higher have passed |
| `taker` | the seat that loses tiles | that of `turn` |
| `lose_civilizations`, `lose_monuments` | how many it still has to choose | 0 |
| `then` | what waits: `end_turn`, `suffer`, `next_god` | what the step needs |

Tiles are called as in `names`: `pharaoh`, `step_pyramid`. Tiles that lie nowhere else are in the bag.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from typing_extensions import override

from benben.engine.agenda import clear_agenda
from benben.engine.errors import BadPosition
from benben.engine.message import message
from benben.engine.position_text import (
    NOTHING,
    Choice,
    Counts,
    Number,
    Positions,
    Row,
    TableCell,
    Tasks,
    Word,
)
from benben.games.ra.components import (
    CIVILIZATION_POINTS,
    EMPTY,
    EPOCHS,
    HIGHEST_SUN,
    KINDS,
    LOST_PER_DISASTER,
    START_CENTRE,
    SUN_MASKS,
    SUN_SETS,
    TILE_COUNTS,
    TRACK_SPACES,
    Item,
    Tile,
)
from benben.games.ra.conservation import MOST_OF_ITEM, TASKS, earned, problems
from benben.games.ra.names import TILE_IDS
from benben.games.ra.suns import list_suns
from benben.games.ra.table import NOBODY, PASSED, Cause, RaTable, Step, Task

_TRACK: dict[int, str] = {EMPTY: NOTHING, **TILE_IDS}
_GONE = {kind: name for kind, name in TILE_IDS.items() if kind != Tile.RA}
_CAUSES = {int(cause): cause.name.lower() for cause in Cause}
_TASKS = {
    0: NOTHING,
    **{int(task): task.name.lower() for task in (Task.END_TURN, Task.SUFFER, Task.NEXT_GOD)},
}
_STEPS = {int(step): step.name.lower() for step in (Step.TURN, Step.GODS, Step.AUCTION, Step.DISCARD)}
_ITEMS = {int(item): item.name.lower() for item in Item if item <= Item.CIVILIZATION}
_BIDS = {0: NOTHING, PASSED: "pass", **{sun: str(sun) for sun in range(1, HIGHEST_SUN + 1)}}
_OTHERS = "*"
"""As many face-down suns as a seat still lacks, the highest that no word names."""
_NOTHING_FOR_IT = 1
"""R10.7. One kind of civilization brings nothing and costs nothing."""
_MOST_POINTS = 999
_MOST_TO_LOSE = 4
"""R8.7. To two disasters of a kind."""


# ---- the words -----------------------------------------------------------------------------------------------------
class EarlierRa(Number):
    """Ra tiles of earlier epochs; those of this epoch are out of the bag too."""

    @override
    def write(self, table: RaTable) -> str:
        return str(int(table.gone[Tile.RA]) - int(table.ra_count))


@dataclass(frozen=True)
class Suns(Word):
    """The face-up suns of a seat, and behind a stroke those that lie face-down."""

    seat: int

    @override
    def read(self, table: RaTable, text: str) -> None:
        up, _, down = text.partition("/")
        table.suns_up[self.seat] = self.mask(up or NOTHING)
        table.suns_down[self.seat] = self.mask(down or NOTHING, lowest=0)
        if table.suns_up[self.seat] & table.suns_down[self.seat]:
            raise self.refuse("a sun is there twice")

    def mask(self, text: str, lowest: int = 1) -> int:
        """A list of suns as a bit mask; bit 0 stands for others."""
        mask, names = 0, {str(sun) if sun else _OTHERS: sun for sun in range(lowest, HIGHEST_SUN + 1)}
        for name in () if text == NOTHING else text.split(","):
            bit = 1 << self.pick(name, names)
            if mask & bit:
                raise self.refuse(message("engine-position-again", name=name))
            mask |= bit
        return mask

    @override
    def write(self, table: RaTable) -> str:
        up, down = (
            ",".join(map(str, list_suns(suns[self.seat]))) for suns in (table.suns_up, table.suns_down)
        )
        return f"{up or NOTHING}/{down}" if down else up


def words(table: RaTable) -> Sequence[Word]:
    """The words for a table."""
    seats, epoch, limit = int(table.seats), int(table.epoch), int(table.ra_limit)
    return [
        Number("epoch", TableCell("epoch"), 1, EPOCHS, shift=-1),
        Number("turn", TableCell("turn"), 0, seats - 1, shown=True),
        Number("ra", TableCell("ra_count"), 0, limit - 1),
        EarlierRa("earlier_ra", TableCell("gone", (int(Tile.RA),)), 0, limit * (EPOCHS - 1), shown=epoch > 0),
        Row("track", TableCell("track"), _TRACK, EMPTY),
        Number("centre", TableCell("centre"), 1, HIGHEST_SUN, shown=True),
        Counts("gone", TableCell("gone"), _GONE),
        *(word for seat in range(seats) for word in _words_of(seat, epoch)),
        Choice("step", TableCell("step"), _STEPS),
        Choice("cause", TableCell("cause"), _CAUSES, shown=bool(table.step == Step.AUCTION)),
        Row("bids", TableCell("bids", (slice(seats),)), _BIDS, 0),
        Number("taker", TableCell("taker"), 0, seats - 1, shown=bool(table.taker != table.turn)),
        Number("lose_civilizations", TableCell("civilizations_to_lose"), 0, _MOST_TO_LOSE),
        Number("lose_monuments", TableCell("monuments_to_lose"), 0, _MOST_TO_LOSE),
        Tasks("then", TableCell("agenda"), _TASKS, 0),
    ]


def _words_of(seat: int, epoch: int) -> Sequence[Word]:
    return [
        Suns(f"{seat}:suns", TableCell("suns_up", (seat,)), seat, shown=True),
        Counts(f"{seat}:tiles", TableCell("tiles", (seat,)), TILE_IDS),
        Number(f"{seat}:points", TableCell("points", (seat,)), 0, _MOST_POINTS),
        *(
            Counts(
                f"{seat}:epoch{scored + 1}", TableCell("sheet", (scored, seat)), _ITEMS, shown=scored < epoch
            )
            for scored in range(EPOCHS - 1)
        ),
    ]


# ---- what is not said ----------------------------------------------------------------------------------------------
def clear(table: RaTable) -> None:
    """A turn in the first epoch, before the suns are dealt."""
    table.sets_left = 0
    table.step = Step.TURN


def complete(table: RaTable, given: Collection[str]) -> None:
    """Deal the suns, fill the bag, and find out whose decision it is."""
    table.track_size = (table.track != EMPTY).sum()
    _deal_suns(table, given)
    if "turn" not in given:
        table.turn = max(range(table.seats), key=lambda seat: int(table.suns_up[seat]))
    if "taker" not in given:
        table.taker = table.turn
    if "then" not in given:
        clear_agenda(table)
        tasks = TASKS.get((table.step, table.edition), [[]])[0]
        table.agenda[: len(tasks)] = tasks
        table.agenda_size = len(tasks)
    table.actor = table.taker
    if table.step == Step.AUCTION:
        _ask_bidder(table, given)
    _fill_bag(table, given)
    _fill_sheet(table, given)


def _deal_suns(table: RaTable, given: Collection[str]) -> None:
    """R2.4. Whole sets in their printed order to the seats that have none; what is left as it comes."""
    seats, sets = int(table.seats), SUN_SETS[int(table.seats)]
    left = {START_CENTRE, *(sun for suns in sets for sun in suns)}
    unnamed = [seat for seat in range(seats) if f"{seat}:suns" not in given]
    for seat in range(seats):
        left -= {*list_suns(table.suns_up[seat]), *list_suns(table.suns_down[seat])}
    if "centre" in given:
        left.discard(int(table.centre))
    for number, suns in enumerate(sets):
        if unnamed and left.issuperset(suns):
            table.suns_up[unnamed.pop(0)] = SUN_MASKS[seats, number]
            left -= set(suns)
    if "centre" not in given and left:
        table.centre = min(left)
        left.remove(min(left))
    rest = sorted(left, reverse=True)
    for seat in range(seats):
        _lay_others(table, seat, len(sets[0]), rest)
    for place, seat in enumerate(unnamed):
        table.suns_up[seat] = sum(1 << sun for sun in rest[place :: len(unnamed)])


def _lay_others(table: RaTable, seat: int, most: int, rest: list[int]) -> None:
    """R11.3. Face-down suns from the *rest* where the text says `*`, until a seat has as many as anybody."""
    if table.suns_down[seat] & 1:
        table.suns_down[seat] ^= 1
        while rest and (int(table.suns_up[seat]) | int(table.suns_down[seat])).bit_count() < most:
            table.suns_down[seat] |= 1 << rest.pop(0)


def _ask_bidder(table: RaTable, given: Collection[str]) -> None:
    """R5.2. The first seat after the Ra player that has not bid; R5.9. who cannot bid higher has passed."""
    seats, turn = int(table.seats), int(table.turn)
    table.ra_player = turn
    if "cause" not in given:
        table.cause = Cause.FULL_TRACK if table.track_size == TRACK_SPACES else Cause.INVOKED
    table.high_bid, table.high_bidder = 0, NOBODY
    table.actor = NOBODY
    for seat in ((turn + place) % seats for place in range(1, seats + 1)):
        bid = int(table.bids[seat])
        if bid > table.high_bid:
            table.high_bid, table.high_bidder = bid, seat
        if not bid and int(table.suns_up[seat]) >> (int(table.high_bid) + 1):
            table.actor = seat if table.actor == NOBODY else table.actor
        elif not bid and table.suns_up[seat] and table.actor == NOBODY:
            table.bids[seat] = PASSED
    if table.actor == NOBODY:
        raise BadPosition("bids", "everybody has been asked: the auction is over (R5.2)")


def _fill_bag(table: RaTable, given: Collection[str]) -> None:
    """Tiles that are nowhere else are in the bag."""
    if "earlier_ra" not in given:
        table.gone[Tile.RA] = int(table.ra_limit) * int(table.epoch)
    table.gone[Tile.RA] += table.ra_count
    if "gone" not in given:
        _take_causes_away(table)
    on_track = [int(kind) for kind in table.track]
    for kind in range(KINDS):
        held = int(table.tiles[:, kind].sum(dtype=int)) + on_track.count(kind) + int(table.gone[kind])
        table.bag[kind] = max(int(TILE_COUNTS[kind]) - held, -KINDS)
    table.bag_size = int(table.bag.sum(dtype=int))


def _take_causes_away(table: RaTable) -> None:
    """Take away the tiles that caused the present decision."""
    if table.step == Step.DISCARD:
        table.gone[Tile.UNREST] = -(-int(table.civilizations_to_lose) // LOST_PER_DISASTER)
        table.gone[Tile.EARTHQUAKE] = -(-int(table.monuments_to_lose) // LOST_PER_DISASTER)
    if table.step == Step.GODS or Task.NEXT_GOD in table.agenda:
        table.gone[Tile.GOD] = 1


def _fill_sheet(table: RaTable, given: Collection[str]) -> None:
    """R10.15. Points that were scored somehow; or scorings that make some points."""
    seats = range(table.seats)
    keys = {f"{seat}:epoch{epoch + 1}" for seat in seats for epoch in range(EPOCHS)}
    if keys.isdisjoint(given):
        for seat in seats:
            make_points(table, seat)
    kinds = [table.sheet[epoch, seat, Item.CIVILIZATION] for epoch in range(EPOCHS) for seat in seats]
    if max(kinds) > MOST_OF_ITEM[Item.CIVILIZATION]:
        return  # it cannot be counted; `problems` says so
    for seat in seats:
        if f"{seat}:points" not in given:
            table.points[seat] = earned(table, seat)


def make_points(table: RaTable, seat: int) -> None:
    """A plain score sheet that makes the points of a seat: civilizations first, then the river."""
    sheet = table.sheet[:, seat]
    sheet[: table.epoch, Item.CIVILIZATION] = _NOTHING_FOR_IT
    for epoch in range(table.epoch):
        missing = int(table.points[seat]) - earned(table, seat)
        kinds = max(
            (kinds for kinds, points in enumerate(CIVILIZATION_POINTS) if points <= missing), default=0
        )
        if missing:
            sheet[epoch, Item.CIVILIZATION] = kinds
            river = missing - int(CIVILIZATION_POINTS[kinds])
            sheet[epoch, Item.RIVER] = min(max(0, river), MOST_OF_ITEM[Item.RIVER])


POSITIONS: Positions[RaTable] = Positions(words, clear, complete, problems)
