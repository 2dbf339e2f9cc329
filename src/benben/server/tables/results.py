"""What each seat has achieved in a finished game: kept for histories and statistics, so that no game is replayed."""

from collections import Counter

from benben import Match
from benben.engine.errors import in_words
from benben.server.log import warn
from benben.server.store.stored import StoredResult
from benben.server.tables.serialize import outcome


def results_of(match: Match, resigned: int | None, ended: int) -> tuple[StoredResult, ...]:
    """The results of a match that is over, by its rules or by resignation; none where its rules fail."""
    try:
        found = outcome(match, resigned)
        sources = _sources(match)
        scores = match.scores
    except Exception as error:  # noqa: BLE001  (a third-party game may raise anything)
        warn("no results", game=match.rules.name, reason=in_words(error))
        return ()
    winners = [] if found is None else list(found.winners)
    return tuple(
        StoredResult(seat, len(winners) if seat in winners else 0, scores[seat], sources[seat], ended)
        for seat in range(match.players)
    )


def _sources(match: Match) -> list[Counter[str]]:
    """The points of each seat by item, over all epochs."""
    found: list[Counter[str]] = [Counter() for _ in range(match.players)]
    for line in match.receipt():
        found[line.seat][line.item] += line.points
    return found
