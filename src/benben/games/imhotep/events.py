"""What happened, in words: a move is carried out again step by step, and each step tells what it changed."""

from collections.abc import Callable, Generator, Iterator
from typing import Any

import numpy as np

from benben.engine.agenda import has_tasks, pop
from benben.engine.message import Message, message
from benben.engine.table import CHANCE, OVER, Tables
from benben.games.imhotep import flow, rules
from benben.games.imhotep.components import (
    BLUE,
    EMPTY,
    RED,
    ROWS,
    SEATS,
    SITES,
    TEMPLE_COLUMNS,
    Item,
    Site,
)
from benben.games.imhotep.moves import Code
from benben.games.imhotep.play import act, decide, is_deciding
from benben.games.imhotep.scoring import score, shares
from benben.games.imhotep.sites.obelisks import standing_of
from benben.games.imhotep.sites.pyramids import stones_laid
from benben.games.imhotep.table import ImhotepTable, Step
from benben.games.imhotep.telling import card_name, color_name, place_of, pyramid_name, sailing_of, site_name


def narrate(before: Any, move: int, after: Any, viewer: int | None) -> list[Message]:
    """The move or outcome itself, then all that it brought about, in order. I16.3: the pair only to who looks at it."""
    if before.actor == CHANCE:
        told = list(_tell_outcome(before, move, after, viewer))
    else:
        told = list(_tell_move(before, move))
    return told + list(_tell_rest(before, move)) + list(_tell_end(after))


# ---- the move itself ---------------------------------------------------------------------------------------------
def _tell_move(before: Any, move: int) -> Iterator[Message]:
    seat = int(before.actor)
    if move < Code.SAIL:
        ship, space = place_of(move)
        yield message("imhotep-event-place", seat=seat, ship=ship + 1, space=space + 1)
    elif move < Code.GET:
        ship, site = sailing_of(move)
        yield message("imhotep-event-sail", seat=seat, ship=ship + 1, site=site_name(site))
    elif move == Code.GET:
        return  # told by what it changes
    elif move < Code.TAKE:
        yield message("imhotep-event-play", seat=seat, card=card_name(BLUE[0] + move - Code.PLAY))
    elif move < Code.TAKE_PAIR:
        yield message("imhotep-event-take", seat=seat, card=card_name(move - Code.TAKE))
    elif move == Code.TAKE_PAIR:
        yield message("imhotep-event-pair", seat=seat)
    else:
        yield from _tell_decision(before, seat, move)


def _tell_decision(before: Any, seat: int, move: int) -> Iterator[Message]:
    if move < Code.UNLOAD:
        yield from _tell_keeping(before, seat, move - Code.KEEP)
    elif move < Code.BUILD:
        yield message("imhotep-event-order", seat=seat, color=color_name(move - Code.UNLOAD))
    elif move < Code.DRAW:
        yield message("imhotep-event-build", seat=seat, pyramid=pyramid_name(move - Code.BUILD))
    elif move == Code.POINT:
        yield message("imhotep-event-point", seat=seat)
    elif move == Code.DECLINE:
        yield message("imhotep-event-decline", seat=seat)
    elif move == Code.PASS:
        yield message("imhotep-event-pass", seat=seat)


def _tell_keeping(before: Any, seat: int, kind: int) -> Iterator[Message]:
    """I16.4. The kept card, and the other one, which everybody sees from now on."""
    others = [int(other) for other in before.looking if other != EMPTY]
    others.remove(kind)
    yield message("imhotep-event-keep", seat=seat, card=card_name(kind))
    for other in others:
        yield message("imhotep-event-discard", card=card_name(other))


def _tell_outcome(before: Any, outcome: int, after: Any, viewer: int | None) -> Iterator[Message]:
    step, seat = int(before.step), int(before.receiver)
    if step == Step.DEAL_ROUND:
        ships = " ".join(str(int(capacity)) for capacity in after.capacity)
        yield message("imhotep-event-round", round=int(after.round_number) + 1, ships=ships)
    elif step == Step.DEAL_OFFER:
        if after.actor != CHANCE:
            names = [card_name(kind) for kind in after.offer if kind != EMPTY]
            yield message("imhotep-event-market", cards=names)
    elif step == Step.LOOK:
        if viewer == seat:
            yield message("imhotep-event-look", card=card_name(outcome))
    elif step == Step.DRAW:
        yield message("imhotep-event-draw", seat=seat, card=card_name(outcome))
    else:
        yield message("imhotep-event-discard", card=card_name(outcome))


# ---- what it brings about ----------------------------------------------------------------------------------------
def _tell_rest(before: Any, move: int) -> Iterator[Message]:
    """Carry the move out on a copy, a step at a time, and tell what each step changes."""
    now = _copy(before)
    yield from _tell_step(now, lambda table: _begin(table, move), scores=False)
    while True:
        while has_tasks(now[0]):
            asked = yield from _tell_step(now, _work)
            if asked:
                return
        if not rules.end_turn(now[0]):
            return
        yield from _tell_step(now, rules.end_round)


def _begin(table: Any, move: int) -> None:
    if table.actor == CHANCE:
        flow.reveal(table, move)
    elif is_deciding(table):
        decide(table, move)
    else:
        act(table, move)


def _work(table: Any) -> bool:
    return bool(flow.carry_out(table, pop(table)))


def _copy(table: Any) -> Tables:
    tables = ImhotepTable.empty()
    tables[0] = table
    return tables


def _tell_step(
    now: Tables, step: Callable[[Any], Any], *, scores: bool = True
) -> Generator[Message, None, Any]:
    """Carry out a step, tell what it changed on the table, return what it returned.

    Points of the temple are told where the step *scores* it; the point that somebody chose is told by his move.
    """
    before = _copy(now[0])[0]
    result = step(now[0])
    after = now[0]
    yield from _tell_stones(before, after)
    yield from _tell_sleds(before, after)
    yield from _tell_red_without_stone(before, after)
    if scores:
        yield from _tell_temple_points(before, after)
    if sum(after.discard) == 0 and sum(before.discard) > 0:
        yield message("imhotep-event-reshuffle")
    if after.capacity[0] == 0 < before.capacity[0] and before.holds.any():
        yield message("imhotep-event-returned")
    return result


def _tell_stones(before: Any, after: Any) -> Iterator[Message]:
    for site in range(SITES):
        for seat in range(after.seats):
            if after.stones[site, seat] > before.stones[site, seat]:
                yield _tell_stone(before, after, site, seat)


def _tell_stone(before: Any, after: Any, site: int, seat: int) -> Message:
    """A stone that has been laid, where, and what it scored."""
    points = int(after.points[seat].sum()) - int(before.points[seat].sum())
    laid = int(stones_laid(before, site))
    if site == Site.PYRAMIDS:
        return message("imhotep-event-pyramids", seat=seat, points=points)
    if site == Site.BURIAL_CHAMBER:
        return message("imhotep-event-chamber", seat=seat, row=laid % ROWS + 1, column=laid // ROWS + 1)
    if site == Site.OBELISKS:
        if points:
            return message("imhotep-event-tower", seat=seat, points=points)
        return message("imhotep-event-obelisk", seat=seat, height=int(standing_of(after, seat)))
    width = int(TEMPLE_COLUMNS[after.seats])
    column = laid % width + 1
    if laid < width:
        return message("imhotep-event-temple", seat=seat, column=column)
    covered = int(before.temple[laid - width])
    return message("imhotep-event-temple_covers", seat=seat, column=column, other_seat=covered)


def _tell_sleds(before: Any, after: Any) -> Iterator[Message]:
    for seat in range(after.seats):
        count = int(after.sled[seat]) - int(before.sled[seat])
        if count > 0:
            yield message("imhotep-event-get", seat=seat, count=count)


def _tell_red_without_stone(before: Any, after: Any) -> Iterator[Message]:
    """I11.5. A red card that somebody just drew while his quarry was empty. I6.4. One of the market finds a stone."""
    if before.step != Step.DRAW or before.actor != CHANCE:
        return
    seat = int(before.receiver)
    drawn = any(after.cards[seat, kind] > before.cards[seat, kind] for kind in range(*RED))
    if drawn and before.quarry[seat] == 0:
        yield message("imhotep-event-no_stone", seat=seat)


def _tell_temple_points(before: Any, after: Any) -> Iterator[Message]:
    """I8.2. At the end of a round."""
    for seat in range(after.seats):
        points = int(after.points[seat, Item.TEMPLE]) - int(before.points[seat, Item.TEMPLE])
        if points > 0:
            yield message("imhotep-event-temple_points", seat=seat, points=points)


def _tell_end(after: Any) -> Iterator[Message]:
    if after.actor != OVER:
        return
    winners = winners_of(after)
    points = int(score(after, winners[0]))
    if len(winners) == 1:
        yield message("imhotep-event-over", seat=winners[0], points=points)
    for seat in winners if len(winners) > 1 else ():
        yield message("imhotep-event-shared", seat=seat, points=points)


def winners_of(table: Any) -> list[int]:
    """I14.5 to I14.7. The seats that share the victory."""
    won = np.zeros(SEATS)
    shares(table, won)
    return [seat for seat in range(table.seats) if won[seat] > 0]


def reason(table: Any) -> str:
    """Whether the points or the stones on the sled decided, or nothing did."""
    best = max(int(score(table, seat)) for seat in range(table.seats))
    tied = sum(score(table, seat) == best for seat in range(table.seats)) > 1
    if not tied:
        return "imhotep-reason-points"
    return f"imhotep-reason-{'stones' if len(winners_of(table)) == 1 else 'shared'}"
