"""Ra in words: prompts, moves and events as messages of the catalogue, and the pieces that stand for a move."""

from typing import Any

import numpy as np

from benben.engine.agenda import has_tasks, pop
from benben.engine.message import Message, message
from benben.engine.table import CHANCE, OVER
from benben.games.ra.components import (
    CIVILIZATIONS,
    DISASTERS,
    EMPTY,
    MONUMENTS,
    SUN_SETS,
    TRACK_SPACES,
    Tile,
)
from benben.games.ra.moves import Code
from benben.games.ra.play import begin
from benben.games.ra.rules import carry_out, must_bid
from benben.games.ra.scoring import epoch_points, winner
from benben.games.ra.table import NOBODY, Cause, Step, Task
from benben.games.ra.view import TILE_IDS, sees_points

_FAMILIES: dict[int, tuple[int, int]] = {
    Tile.FUNERAL: (Tile.PHARAOH, Tile.PHARAOH + 1),
    Tile.DROUGHT: (Tile.NILE, Tile.FLOOD + 1),
    Tile.UNREST: CIVILIZATIONS,
    Tile.EARTHQUAKE: MONUMENTS,
}
"""What each disaster takes."""


def tile_name(kind: int) -> Message:
    """The name of a tile."""
    return message(f"ra-tile-{TILE_IDS[int(kind)]}")


# ---- what must be decided ----------------------------------------------------------------------------------------
def prompt(table: Any) -> Message:
    """What must be decided now, and why."""
    seat = int(table.actor)
    if seat == OVER:
        return message("ra-prompt-over")
    if seat == CHANCE:
        return message("ra-prompt-chance")
    if table.step == Step.TURN:
        full = table.track_size == TRACK_SPACES
        return message("ra-prompt-turn_full" if full else "ra-prompt-turn", seat=seat)
    if table.step == Step.GODS:
        return message("ra-prompt-gods", seat=seat)
    if table.step == Step.AUCTION:
        return _auction_prompt(table, seat)
    unrest = table.civilizations_to_lose > 0
    count = int(table.civilizations_to_lose if unrest else table.monuments_to_lose)
    return message(
        "ra-prompt-discard", seat=seat, category="civilization" if unrest else "monument", count=count
    )


def _auction_prompt(table: Any, seat: int) -> Message:
    ra_seat = int(table.ra_player)
    if must_bid(table):
        return message("ra-prompt-must_bid", seat=seat)
    if table.high_bidder == NOBODY:
        return message("ra-prompt-bid_first", seat=seat, ra_seat=ra_seat)
    disc, high_seat = int(table.high_bid), int(table.high_bidder)
    return message("ra-prompt-bid_over", seat=seat, ra_seat=ra_seat, disc=disc, high_seat=high_seat)


def describe(_table: Any, move: int) -> Message:
    """A move in words."""
    if move >= Code.DISCARD:
        return message("ra-move-discard", tile=tile_name(move - Code.DISCARD))
    if move >= Code.TAKE:
        return message("ra-move-take", tile=tile_name(move - Code.TAKE))
    if move > Code.BID:
        return message("ra-move-bid", disc=move - Code.BID)
    return message(f"ra-move-{Code(move).name.lower()}")


def targets(table: Any, move: int) -> list[str]:
    """The pieces that one may click for a move."""
    if move >= Code.DISCARD:
        return [f"tile:{TILE_IDS[move - Code.DISCARD]}"]
    if move >= Code.TAKE:
        kind = move - Code.TAKE
        return [f"track:{space}" for space in range(TRACK_SPACES) if table.track[space] == kind]
    if move > Code.BID:
        return [f"sun:{move - Code.BID}"]
    return [{Code.DRAW: "bag", Code.INVOKE: "ra_figure", Code.PASS: "pass", Code.DONE: "done"}[Code(move)]]


# ---- what happened -----------------------------------------------------------------------------------------------
def narrate(before: Any, move: int, after: Any, viewer: int | None) -> list[Message]:
    """The move itself, then what it brought about, as *viewer* may be told it."""
    told = _tell_chance(before, move) if before.actor == CHANCE else _tell_move(before, move)
    told += _tell_auction(before, move)
    told += _tell_agenda(before, move)
    if after.epoch != before.epoch or after.actor == OVER:
        told += _tell_epoch(before, move, after, viewer)
    return told


def _tell_chance(before: Any, outcome: int) -> list[Message]:
    if before.step == Step.DEAL:
        return _tell_deal(before, outcome)
    seat = int(before.turn)
    if outcome == Tile.RA:
        return [
            message("ra-event-ra_tile", seat=seat, count=int(before.ra_count) + 1, limit=int(before.ra_limit))
        ]
    return [message("ra-event-draw", seat=seat, tile=tile_name(outcome))]


def _tell_deal(before: Any, outcome: int) -> list[Message]:
    """R2.5. The last set is dealt together with the last but one."""
    sets, seat = SUN_SETS[int(before.seats)], int(before.turn)
    told = [_dealt(seat, sets[outcome])]
    if seat == before.seats - 2:
        last = (int(before.sets_left) ^ (1 << outcome)).bit_length() - 1
        told.append(_dealt(seat + 1, sets[last]))
    return told


def _dealt(seat: int, suns: tuple[int, ...]) -> Message:
    return message("ra-event-deal", seat=seat, suns=", ".join(map(str, suns)))


def _tell_move(before: Any, move: int) -> list[Message]:
    seat = int(before.actor)
    if move == Code.DRAW:
        return []  # the tile tells it
    if move >= Code.DISCARD:
        return [message("ra-event-discard", seat=seat, tile=tile_name(move - Code.DISCARD))]
    if move >= Code.TAKE:
        return [message("ra-event-take", seat=seat, tile=tile_name(move - Code.TAKE))]
    if move > Code.BID:
        return [message("ra-event-bid", seat=seat, disc=move - Code.BID)]
    return [message(f"ra-event-{Code(move).name.lower()}", seat=seat)]


def _tell_auction(before: Any, move: int) -> list[Message]:
    """How an auction ended, if it did."""
    bidding = before.actor >= 0 and before.step == Step.AUCTION
    if not bidding or _is_auction_on(before, move):
        return []
    sun = max(move - Code.BID if move != Code.PASS else 0, int(before.high_bid))
    if sun == 0:
        lost = (
            [message("ra-event-track_lost", tiles=_names(before.track))]
            if before.cause == Cause.FULL_TRACK
            else []
        )
        return [message("ra-event-nobody"), *lost]
    seat = int(before.actor) if sun > before.high_bid else int(before.high_bidder)
    if before.track_size == 0:
        return [message("ra-event-won_nothing", seat=seat, disc=sun, centre=int(before.centre))]
    tiles = _names(before.track)
    return [message("ra-event-won", seat=seat, disc=sun, centre=int(before.centre), tiles=tiles)]


def _is_auction_on(before: Any, move: int) -> bool:
    """Whether the auction goes on after *move*."""
    table = _after_begin(before, move)
    return bool(
        table.ra_player == before.ra_player and table.step == Step.AUCTION and table.agenda_size == 0
    ) and bool(table.actor >= 0 and table.turn == before.turn)


def _names(track: Any) -> list[Message]:
    return [tile_name(kind) for kind in track if kind != EMPTY]


def _after_begin(before: Any, move: int) -> Any:
    """A copy of the table after the move itself, with what follows still on the agenda."""
    copy = np.array([before], before.dtype)[0]
    begin(copy, move)
    return copy


def _tell_agenda(before: Any, move: int) -> list[Message]:
    """The disasters that strike, told by working the agenda off on a copy, task by task."""
    table = _after_begin(before, move)
    told: list[Message] = []
    asked = False
    while not asked and has_tasks(table):
        task = int(pop(table))
        held = table.tiles[table.taker].copy()
        if task == Task.END_TURN:
            break
        asked = bool(carry_out(table, task))
        told += _tell_losses(table, held, task)
    return told


def _tell_losses(table: Any, held: Any, task: int) -> list[Message]:
    """What the taker, who *held* these tiles, lost in a task."""
    seat, now = int(table.taker), table.tiles[table.taker]
    if task == Task.SUFFER:
        struck = [kind for kind in range(*DISASTERS) if held[kind] > now[kind]]
        return [
            _disaster(kind, seat, _lost(kind, held, now)) for kind in struck if not _is_pending(kind, table)
        ]
    families = (Tile.UNREST, Tile.EARTHQUAKE) if task == Task.LOSE else ()
    return [_disaster(kind, seat, lost) for kind in families if (lost := _lost(kind, held, now))]


def _is_pending(kind: int, table: Any) -> bool:
    """Whether a disaster's losses are told when they happen: its owner has tiles to lose and they come next."""
    family = _FAMILIES[kind]
    chosen = kind in (Tile.UNREST, Tile.EARTHQUAKE)
    return chosen and bool(np.any(table.tiles[table.taker, family[0] : family[1]]))


def _lost(kind: int, held: Any, now: Any) -> list[Message]:
    return [
        tile_name(lost) for lost in range(*_FAMILIES[kind]) for _ in range(int(held[lost]) - int(now[lost]))
    ]


def _disaster(kind: int, seat: int, lost: list[Message]) -> Message:
    if not lost:
        return message("ra-event-disaster_nothing", seat=seat, tile=tile_name(kind))
    return message("ra-event-disaster", seat=seat, tile=tile_name(kind), lost=lost)


def _tell_epoch(before: Any, move: int, after: Any, viewer: int | None) -> list[Message]:
    """The end of an epoch, the points that the viewer may know, and what comes next."""
    by_ra = before.actor == CHANCE and move == Tile.RA
    epoch = int(before.epoch) + 1
    told = [message("ra-event-epoch_ra" if by_ra else "ra-event-epoch_suns", epoch=epoch)]
    for seat in range(after.seats):
        if sees_points(after, seat, viewer):
            points = int(epoch_points(after, epoch - 1, seat))
            told.append(message("ra-event-epoch_points", seat=seat, epoch=epoch, points=points))
    if after.actor == OVER:
        best = int(winner(after))
        return [*told, message("ra-event-over", seat=best, points=int(after.points[best]))]
    return [*told, message("ra-event-new_epoch", epoch=epoch + 1, seat=int(after.turn))]


def reason(table: Any) -> str:
    """Whether the points or the highest sun decided."""
    best = table.points[winner(table)]
    tied = sum(bool(points == best) for points in table.points[: table.seats]) > 1
    return "ra-reason-highest_sun" if tied else "ra-reason-points"
