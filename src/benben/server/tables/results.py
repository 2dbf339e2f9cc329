"""The result of each seat in a finished game: kept for histories and statistics, so that no game is replayed."""

from benben import Match
from benben.engine.errors import in_words
from benben.server.log import warn
from benben.server.ratings import anchors
from benben.server.store.people import is_person
from benben.server.store.stored import StoredResult, TableHeader
from benben.server.tables.serialize import outcome


def results_of(match: Match, table: TableHeader, ended: int) -> tuple[StoredResult, ...]:
    """The results of a match that is over, by its rules or by resignation; none where its rules fail."""
    try:
        found = outcome(match, table.resigned)
        sources = match.sources()
        scores = match.scores
    except Exception as error:  # noqa: BLE001  (a third-party game may raise anything)
        warn("no results", game=match.rules.name, reason=in_words(error))
        return ()
    winners = [] if found is None else list(found.winners)
    rated = counts(table)
    return tuple(
        StoredResult(seat, len(winners) if seat in winners else 0, scores[seat], sources[seat], ended, rated)
        for seat in range(match.players)
    )


def counts(table: TableHeader) -> bool:
    """Whether a game counts for ratings: on every seat is another person, or a bot of a level that was placed.

    A repeated deal does not count, because the players know what comes, nor does a game from the middle of another.
    """
    terms = table.terms
    is_new = terms.deal_of is None and terms.position is None
    if not terms.rated or table.hints or terms.take_backs == "free" or not is_new:
        return False
    people = [seat.owner for seat in table.seats if seat.kind != "bot"]
    bots = {seat.player for seat in table.seats if seat.kind == "bot"}
    known = all(map(is_person, people)) and bots <= anchors(table.game, len(table.seats)).keys()
    return known and len(set(people)) == len(people) >= 1
