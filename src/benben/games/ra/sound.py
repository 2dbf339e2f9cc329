"""Whether a table of Ra at which a seat decides can occur: where everything lies, and what fits the step."""

from collections.abc import Callable, Iterator

from benben.engine.position_text import Problem, blamed
from benben.games.ra.components import (
    CIVILIZATIONS,
    DISASTERS,
    EPOCHS,
    KINDS,
    LOST_PER_DISASTER,
    MONUMENTS,
    START_CENTRE,
    START_POINTS,
    SUN_SETS,
    TILE_COUNTS,
    TRACK_SPACES,
    Edition,
    Item,
    Tile,
)
from benben.games.ra.names import TILE_IDS
from benben.games.ra.rules import has_target
from benben.games.ra.scoring import epoch_points
from benben.games.ra.suns import list_suns
from benben.games.ra.table import PASSED, Cause, RaTable, Step, Task

MOST_OF_ITEM = {
    Item.GOD: int(TILE_COUNTS[Tile.GOD]),
    Item.GOLD: int(TILE_COUNTS[Tile.GOLD]),
    Item.PHARAOH: int(TILE_COUNTS[Tile.PHARAOH]),
    Item.RIVER: int(TILE_COUNTS[Tile.NILE] + TILE_COUNTS[Tile.FLOOD]),
    Item.CIVILIZATION: CIVILIZATIONS[1] - CIVILIZATIONS[0],
}
"""The most of each that can be counted when the first or the second epoch is scored."""
STEP_NAMES = {
    int(Step.TURN): "turn",
    int(Step.GODS): "gods",
    int(Step.AUCTION): "auction",
    int(Step.DISCARD): "discard",
}
"""The steps at which a seat decides, as in texts of positions."""


def problems(table: RaTable) -> Iterator[Problem]:
    """What is impossible at this table."""
    yield from tile_problems(table)
    yield from sun_problems(table)
    wrong = list(sheet_problems(table))
    yield from wrong or point_problems(table)
    yield from waiting_problems(table)
    yield from _OF_STEP[Step(int(table.step))](table)


# ---- R1.1 tiles ----------------------------------------------------------------------------------------------------
def tile_problems(table: RaTable) -> Iterator[Problem]:
    """Every tile is in the bag, on the track, in front of a seat or out of the game."""
    for kind in range(KINDS):
        if table.bag[kind] < 0:
            out = int(TILE_COUNTS[kind]) - int(table.bag[kind])
            yield (
                _who_has(table, kind),
                f"there are {TILE_COUNTS[kind]} {TILE_IDS[kind]} tiles, {out} are named in all (R1.1)",
            )
    earlier, most = int(table.gone[Tile.RA]) - int(table.ra_count), int(table.ra_limit) * int(table.epoch)
    if not 0 <= earlier <= most:
        yield "earlier_ra", f"{table.epoch} earlier epochs had at most {most} (R1.4)"
    if Tile.RA in table.track:
        yield "track", "a Ra tile never lies there (R4.3): say ra="
    for seat in range(table.seats):
        if table.tiles[seat, Tile.RA]:
            yield f"{seat}:tiles", "nobody has a Ra tile (R4.3): say ra="
        if table.tiles[seat, DISASTERS[0] : DISASTERS[1]].any() and not _may_wait(table, seat):
            yield f"{seat}:tiles", "a disaster is carried out and leaves the game (R8.1): say gone="


def _who_has(table: RaTable, kind: int) -> str:
    """The word that names most of a kind."""
    held = {f"{seat}:tiles": int(table.tiles[seat, kind]) for seat in range(table.seats)}
    return blamed({**held, "track": table.track.tolist().count(kind), "gone": int(table.gone[kind])})


def _may_wait(table: RaTable, seat: int) -> bool:
    """R7.7. Whether disasters may lie in front of a seat: in 1999 while it spends Gods."""
    return bool(table.edition == Edition.ALEA_1999 and table.step == Step.GODS and seat == table.taker)


# ---- R2.4 suns -------------------------------------------------------------------------------------------------------
def sun_problems(table: RaTable) -> Iterator[Problem]:
    """Every sun is in front of one seat or in the centre, and everybody has as many as at the beginning."""
    sets = SUN_SETS[int(table.seats)]
    found = {int(table.centre): "centre"}
    every = {START_CENTRE, *(sun for suns in sets for sun in suns)}
    for seat in range(table.seats):
        own = [*list_suns(table.suns_up[seat]), *list_suns(table.suns_down[seat])]
        for sun in own:
            if sun in found:
                yield f"{seat}:suns", f"the sun {sun} is there twice: {found[sun]} has it too (R2.4)"
            found[sun] = f"{seat}:suns"
        if len(own) != len(sets[0]):
            yield f"{seat}:suns", f"everybody has {len(sets[0])} suns, face-up or face-down (R11.3)"
    for sun in sorted(found.keys() ^ every, key=lambda sun: (sun in every, sun)):
        where = found.get(sun, "centre")
        yield where, f"the sun {sun} is {'not in this game' if sun in found else 'nowhere'} (R2.4)"
    if table.step != Step.DISCARD and not table.suns_up[table.turn]:
        yield f"{table.turn}:suns", "whose turn it is has a face-up sun (R3.2)"


# ---- R10 points ----------------------------------------------------------------------------------------------------
def sheet_problems(table: RaTable) -> Iterator[Problem]:
    """The scorings that have been counted no more than there is."""
    for seat in range(table.seats):
        for epoch in range(EPOCHS):
            for item, count in enumerate(table.sheet[epoch, seat]):
                most = MOST_OF_ITEM.get(Item(item), 0) if epoch < table.epoch else 0
                if not 0 <= count <= most:
                    yield (
                        f"{seat}:epoch{epoch + 1}",
                        f"{Item(item).name.lower()} is at most {most} there (R10)",
                    )


def point_problems(table: RaTable) -> Iterator[Problem]:
    """R10.15. Points are those of the beginning and of the epochs that were scored."""
    for seat in range(table.seats):
        points = earned(table, seat)
        if table.points[seat] != points:
            yield f"{seat}:points", f"the epochs that were scored make it {points} (R10.15)"


def earned(table: RaTable, seat: int) -> int:
    """R10.14. The points that the score sheet makes."""
    points = START_POINTS
    for epoch in range(table.epoch):
        points = max(0, points + int(epoch_points(table, epoch, seat)))
    return points


# ---- what belongs to a step ----------------------------------------------------------------------------------------
def waiting_problems(table: RaTable) -> Iterator[Problem]:
    """What is named for a step at which nobody is."""
    if table.step != Step.AUCTION:
        if table.cause:
            yield "cause", "nothing is auctioned: say step=auction"
        if table.bids.any():
            yield "bids", "nothing is auctioned: say step=auction"
    for key, count in (
        ("lose_civilizations", table.civilizations_to_lose),
        ("lose_monuments", table.monuments_to_lose),
    ):
        if table.step != Step.DISCARD and count:
            yield key, "nobody loses tiles now: say step=discard"
    if table.step != Step.DISCARD and table.taker != table.turn:
        yield "taker", "only step=discard may be about another seat than that of turn="
    tasks = [int(task) for task in table.agenda[: table.agenda_size]]
    if tasks not in possible_tasks(table):
        right = " or ".join(
            ",".join(Task(task).name.lower() for task in each) or "-" for each in possible_tasks(table)
        )
        yield "then", f"at step={STEP_NAMES[int(table.step)]} there waits {right}"


def possible_tasks(table: RaTable) -> list[list[int]]:
    """What may wait on the agenda, the usual first."""
    old = table.edition == Edition.ALEA_1999
    if table.step == Step.GODS:
        return [[Task.END_TURN, Task.SUFFER]] if old else [[Task.END_TURN]]
    if table.step == Step.DISCARD:
        return [[Task.END_TURN]] if old else [[Task.END_TURN], [Task.END_TURN, Task.NEXT_GOD]]
    return [[]]


def _turn_problems(_table: RaTable) -> Iterator[Problem]:
    yield from ()


# ---- R5 auctions ---------------------------------------------------------------------------------------------------
def auction_problems(table: RaTable) -> Iterator[Problem]:
    """R5.1, R5.4. What began the auction, and who has bid what."""
    is_full = table.track_size == TRACK_SPACES
    if table.cause == Cause.RA_TILE and not table.ra_count:
        yield "ra", "a Ra tile has just been drawn: at least 1 (R5.1)"
    if table.cause == Cause.FULL_TRACK and not is_full:
        yield "cause", "the track is not full: invoked (R5.1)"
    if table.cause == Cause.INVOKED and is_full:
        yield "cause", "the track is full: full_track (R5.1)"
    high = 0
    for place in range(1, int(table.seats) + 1):
        seat = (int(table.turn) + place) % int(table.seats)
        bid = int(table.bids[seat])
        if bid > 0 and (bid <= high or not int(table.suns_up[seat]) >> bid & 1):
            yield "bids", f"seat {seat} has no face-up sun {bid} above {high} to bid (R5.4)"
        if bid == PASSED and not table.suns_up[seat]:
            yield "bids", f"seat {seat} has no face-up sun: it is not asked (R5.3)"
        high = max(high, bid)


# ---- R7 Gods, R8 disasters -------------------------------------------------------------------------------------------
def _god_problems(table: RaTable) -> Iterator[Problem]:
    if not table.tiles[table.taker, Tile.GOD]:
        yield f"{table.taker}:tiles", "who may spend another God has one (R7.8)"
    if not has_target(table):
        yield "track", "nothing lies there that a God may take (R7.3)"
    yield from _spent_problems(table)


def _spent_problems(table: RaTable) -> Iterator[Problem]:
    if not table.gone[Tile.GOD]:
        yield "gone", "a God has been spent: at least god (R7.4)"


def _discard_problems(table: RaTable) -> Iterator[Problem]:
    losses = (
        ("lose_civilizations", table.civilizations_to_lose, CIVILIZATIONS, Tile.UNREST),
        ("lose_monuments", table.monuments_to_lose, MONUMENTS, Tile.EARTHQUAKE),
    )
    for key, count, (first, end), disaster in losses:
        held = table.tiles[table.taker, first:end]
        if count and (count >= held.sum() or (held > 0).sum() < 2):
            yield key, f"what leaves seat {table.taker} no choice is lost unasked (R8.9)"
        if count > LOST_PER_DISASTER * table.gone[disaster]:
            yield "gone", f"{TILE_IDS[int(disaster)]} has left the game to cause the loss (R8.1)"
    if not table.civilizations_to_lose and not table.monuments_to_lose:
        yield "step", "discard needs lose_civilizations= or lose_monuments="
    yield from _taken_problems(table)


def _taken_problems(table: RaTable) -> Iterator[Problem]:
    """Where the disaster came from: an auction that was won, or a God."""
    won = not table.track_size and bool(table.suns_down[table.taker])
    spent = table.taker == table.turn and table.gone[Tile.GOD] > 0
    spending = Task.NEXT_GOD in table.agenda
    if spending and table.taker != table.turn:
        yield "taker", "only the seat of turn= spends Gods (R7.10)"
    elif spending:
        yield from _spent_problems(table)
        if not table.suns_up[table.turn]:
            yield f"{table.turn}:suns", "whose turn it is has a face-up sun (R3.2)"
    elif not won and (not spent or table.edition != Edition.ALEA_1999):
        yield (
            "step",
            "discard after an auction: an empty track, and a face-down sun of the taker (R6.2, R6.3)",
        )


_OF_STEP: dict[Step, Callable[[RaTable], Iterator[Problem]]] = {
    Step.TURN: _turn_problems,
    Step.AUCTION: auction_problems,
    Step.GODS: _god_problems,
    Step.DISCARD: _discard_problems,
}
