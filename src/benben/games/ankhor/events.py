"""The events at a table of Ankh'or: the move itself, then its consequences, in words and as moved pieces."""

from collections.abc import Iterator
from typing import cast

from benben.engine.event import Event, event
from benben.engine.table import CHANCE, OVER
from benben.games.ankhor.changes import Change, limit_events
from benben.games.ankhor.components import LAST_TILES
from benben.games.ankhor.estate import tile_count
from benben.games.ankhor.flow import begin
from benben.games.ankhor.market import is_sold_out
from benben.games.ankhor.moves import MOVES, AnkhorMove
from benben.games.ankhor.outcomes import outcomes
from benben.games.ankhor.rules import is_last_round
from benben.games.ankhor.scoring import score, winners_of
from benben.games.ankhor.table import AnkhorTable, Step


def events(before: AnkhorTable, move: int, after: AnkhorTable, _viewer: int | None) -> list[Event]:
    """The move or outcome itself, then all that it brought about, in order. Everybody may know all of it."""
    change = Change(before, _begun(before, move), after)
    played = cast(AnkhorMove, (outcomes(before) if before.actor == CHANCE else MOVES).value(move))
    return [*played.events(change), *limit_events(change), *_turn_events(change), *_end_events(after)]


def _begun(before: AnkhorTable, move: int) -> AnkhorTable:
    """A copy of the table after the move itself, with what follows still to come."""
    tables = AnkhorTable.empty()
    tables[0] = before
    begin(tables[0], move)
    return cast(AnkhorTable, tables[0])


def _turn_events(change: Change) -> Iterator[Event]:
    """A8.9, A12.1, A12.4. An extra turn; what brings the end."""
    before, after, seat = change.before, change.after, change.seat
    count = int(tile_count(after, seat))
    if count >= LAST_TILES > tile_count(before, seat):
        yield event("ankhor-event-last_round", seat=seat, count=count)
    elif is_last_round(after) and is_sold_out(after) and not is_sold_out(before):
        yield event("ankhor-event-sold_out")
    if _gets_another_turn(before, after):
        yield event("ankhor-event-again", seat=seat)


def _gets_another_turn(before: AnkhorTable, after: AnkhorTable) -> bool:
    """A8.9. Whether a scribe's owner has just started the extra turn."""
    is_new = after.actor == after.turn and after.step == Step.TURN and not after.acted
    if not is_new or after.turn != before.turn:
        return False
    return bool(before.acted or tile_count(after, int(before.turn)) > tile_count(before, int(before.turn)))


def _end_events(after: AnkhorTable) -> Iterator[Event]:
    """A12.5, A14. Why the game ends where no tile has brought the end, and who has won."""
    if after.actor != OVER:
        return
    if not is_last_round(after):
        yield event("ankhor-event-idle")
    winners = winners_of(after)
    points = int(score(after, winners[0]))
    name = "over" if len(winners) == 1 else "shared"
    for seat in winners:
        yield event(f"ankhor-event-{name}", seat=seat, points=points)
