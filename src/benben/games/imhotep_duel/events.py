"""The events at a table of The Duel: a move or an outcome of chance, and the end of the game."""

from typing import cast

from benben.engine.event import Event, event
from benben.engine.table import CHANCE, OVER
from benben.games.imhotep_duel.moves import LOADS, MOVES, DuelMove, Load
from benben.games.imhotep_duel.scoring import score, winner
from benben.games.imhotep_duel.table import DuelTable


def events(before: DuelTable, move: int, after: DuelTable, _viewer: int | None) -> list[Event]:
    """The events between the two tables. All viewers get the same ones (D11.4)."""
    if before.actor == CHANCE:
        found = cast(Load, LOADS.value(move)).events(before, after)
    else:
        found = cast(DuelMove, MOVES.value(move)).events(before, after)
    if after.actor == OVER:
        best = int(winner(after))
        found.append(event("imhotep_duel-event-over", seat=best, points=int(score(after, best))))
    return found
