"""The events at a table of Ra: the move itself, then its consequences, in words and as pieces that moved."""

from collections.abc import Iterator
from typing import cast

from benben.engine.agenda import has_tasks, pop
from benben.engine.event import Event, Journey, arrives, event, leaves
from benben.engine.message import Message
from benben.engine.table import CHANCE, OVER, Block, copy_of
from benben.games.ra.codes import Code
from benben.games.ra.components import (
    CIVILIZATIONS,
    DISASTERS,
    EMPTY,
    MONUMENTS,
    SUN_SETS,
    TRACK_SPACES,
    Tile,
)
from benben.games.ra.flow import begin, carry_out
from benben.games.ra.moves import GONE, MOVES, RaMove, bid_spot, sun_spot, tile_spot
from benben.games.ra.names import TILE_IDS, tile_name
from benben.games.ra.scoring import epoch_points, winner
from benben.games.ra.table import Cause, RaTable, Step, Task
from benben.games.ra.view import sees_points

_FAMILIES: dict[int, tuple[int, int]] = {
    Tile.FUNERAL: (Tile.PHARAOH, Tile.PHARAOH + 1),
    Tile.DROUGHT: (Tile.NILE, Tile.FLOOD + 1),
    Tile.UNREST: CIVILIZATIONS,
    Tile.EARTHQUAKE: MONUMENTS,
}
"""The tiles that each disaster takes."""


def events(before: RaTable, move: int, after: RaTable, viewer: int | None) -> list[Event]:
    """The move or outcome itself, then its consequences, as far as *viewer* may know them."""
    if before.actor == CHANCE:
        found = _outcome_events(before, move, after)
    else:
        found = cast(RaMove, MOVES.value(move)).events(before, after)
    middle = _after_move(before, move)
    found += _auction_events(before, move, middle, after)
    found += _agenda_events(middle)
    if after.epoch != before.epoch or after.actor == OVER:
        found += _epoch_events(before, move, after, viewer)
    return found


def _after_move(before: RaTable, move: int) -> RaTable:
    """A copy of the table after the move itself, with what follows still on the agenda."""
    copy = copy_of(before)[0]
    begin(copy, move)
    return cast(RaTable, copy)


# ---- what chance brought -----------------------------------------------------------------------------------------
def _outcome_events(before: RaTable, outcome: int, after: RaTable) -> list[Event]:
    if before.step == Step.DEAL:
        return _deal_events(before, outcome)
    seat, count = int(before.turn), int(before.ra_count)
    if outcome == Tile.RA:
        flight = arrives("bag", f"ra_track:{count}")
        return [event("ra-event-ra_tile", flight, seat=seat, count=count + 1, limit=int(before.ra_limit))]
    lies = [space for space in range(TRACK_SPACES) if after.track[space] == outcome]
    flights = [arrives("bag", f"track:{lies[-1]}")] if lies else []
    return [event("ra-event-draw", *flights, seat=seat, tile=tile_name(outcome))]


def _deal_events(before: RaTable, outcome: int) -> list[Event]:
    """R2.5. The last set is dealt together with the last but one."""
    sets, seat = SUN_SETS[int(before.seats)], int(before.turn)
    found = [_dealt(seat, sets[outcome])]
    if seat == before.seats - 2:
        last = (int(before.sets_left) ^ (1 << outcome)).bit_length() - 1
        found.append(_dealt(seat + 1, sets[last]))
    return found


def _dealt(seat: int, suns: tuple[int, ...]) -> Event:
    return event("ra-event-deal", seat=seat, suns=", ".join(map(str, suns)))


# ---- auctions ----------------------------------------------------------------------------------------------------
def _auction_events(before: RaTable, move: int, middle: RaTable, after: RaTable) -> list[Event]:
    """How an auction ended, if it did."""
    bidding = before.actor >= 0 and before.step == Step.AUCTION
    if not bidding or _is_auction_on(before, middle):
        return []
    sun = max(move - Code.BID if move != Code.PASS else 0, int(before.high_bid))
    if sun == 0:
        full = before.cause == Cause.FULL_TRACK
        lost = [event("ra-event-track_lost", *_cleared(before), tiles=_track_names(before))] if full else []
        return [event("ra-event-nobody"), *lost]
    seat = int(before.actor) if sun > before.high_bid else int(before.high_bidder)
    centre = int(before.centre)
    # at the end of an epoch nearly everything moves at the same time: words alone describe it
    flights = (
        _winnings(before, seat, sun, after) if after.epoch == before.epoch and after.actor != OVER else []
    )
    if before.track_size == 0:
        return [event("ra-event-won_nothing", *flights, seat=seat, disc=sun, centre=centre)]
    return [event("ra-event-won", *flights, seat=seat, disc=sun, centre=centre, tiles=_track_names(before))]


def _is_auction_on(before: RaTable, middle: RaTable) -> bool:
    """Whether the auction goes on after a bid or a pass."""
    same = middle.ra_player == before.ra_player and middle.turn == before.turn
    return bool(same and middle.actor >= 0 and middle.step == Step.AUCTION and middle.agenda_size == 0)


def _track_names(table: RaTable) -> list[Message]:
    return [tile_name(kind) for kind in table.track if kind != EMPTY]


def _winnings(before: RaTable, seat: int, sun: int, after: RaTable) -> list[Journey]:
    """R6.2. The winner gives a sun, gets that of the centre, then all tiles, one after the other."""
    lies = bid_spot(seat) if before.bids[seat] == sun else sun_spot(seat, sun)
    return [
        leaves(lies, "centre"),
        leaves("centre", sun_spot(seat, int(before.centre)), 1),
        *(
            leaves(f"track:{space}", tile_spot(after, seat, kind), 2 + i)
            for i, (space, kind) in enumerate(_on_track(before))
        ),
    ]


def _cleared(before: RaTable) -> list[Journey]:
    """All tiles of the track leave the game, one after the other."""
    return [leaves(f"track:{space}", GONE, i) for i, (space, _) in enumerate(_on_track(before))]


def _on_track(table: RaTable) -> list[tuple[int, int]]:
    """The spaces that are taken, and the kinds that lie there."""
    return [(space, int(kind)) for space, kind in enumerate(table.track) if kind != EMPTY]


# ---- disasters ---------------------------------------------------------------------------------------------------
def _agenda_events(table: RaTable) -> list[Event]:
    """The disasters that strike: the function works off the agenda of a copy, task by task."""
    found: list[Event] = []
    asked = False
    while not asked and has_tasks(table):
        task = int(pop(table))
        held = table.tiles[table.taker].copy()
        if task == Task.END_TURN:
            break
        asked = bool(carry_out(table, task))
        found += _loss_events(table, held, task)
    return found


def _loss_events(table: RaTable, held: Block, task: int) -> Iterator[Event]:
    """The losses of the taker, who *held* these tiles, in a task."""
    seat, now = int(table.taker), table.tiles[table.taker]
    if task == Task.SUFFER:
        for kind in range(*DISASTERS):
            if held[kind] > now[kind] and not _is_pending(kind, table):
                yield _disaster(kind, seat, held, now)
    elif task == Task.LOSE:
        for kind in (Tile.UNREST, Tile.EARTHQUAKE):
            if any(_lost(kind, held, now)):
                yield _disaster(kind, seat, held, now)


def _is_pending(kind: int, table: RaTable) -> bool:
    """Whether a disaster's losses are reported when they happen: its owner has tiles to lose and they come next."""
    family = _FAMILIES[kind]
    chosen = kind in (Tile.UNREST, Tile.EARTHQUAKE)
    return chosen and bool(table.tiles[table.taker, family[0] : family[1]].any())


def _lost(kind: int, held: Block, now: Block) -> list[int]:
    """The tiles that a disaster has taken, one by one."""
    return [lost for lost in range(*_FAMILIES[kind]) for _ in range(int(held[lost]) - int(now[lost]))]


def _disaster(kind: int, seat: int, held: Block, now: Block) -> Event:
    lost = _lost(kind, held, now)
    if not lost:
        return event("ra-event-disaster_nothing", seat=seat, tile=tile_name(kind))
    flights = [leaves(f"seat:{seat}:tile:{TILE_IDS[each]}", GONE, i) for i, each in enumerate(lost)]
    names = [tile_name(each) for each in lost]
    return event("ra-event-disaster", *flights, seat=seat, tile=tile_name(kind), lost=names)


# ---- the end of an epoch ------------------------------------------------------------------------------------------
def _epoch_events(before: RaTable, move: int, after: RaTable, viewer: int | None) -> list[Event]:
    """The end of an epoch, the points that the viewer may know, and what comes next."""
    by_ra = before.actor == CHANCE and move == Tile.RA
    epoch = int(before.epoch) + 1
    found = [event("ra-event-epoch_ra" if by_ra else "ra-event-epoch_suns", epoch=epoch)]
    for seat in range(after.seats):
        if sees_points(after, seat, viewer):
            points = int(epoch_points(after, epoch - 1, seat))
            rise = arrives("centre", f"points:{seat}", label=f"+{points}" if points >= 0 else f"−{-points}")
            found.append(event("ra-event-epoch_points", rise, seat=seat, epoch=epoch, points=points))
    if after.actor == OVER:
        best = int(winner(after))
        return [*found, event("ra-event-over", seat=best, points=int(after.points[best]))]
    return [*found, event("ra-event-new_epoch", epoch=epoch + 1, seat=int(after.turn))]
