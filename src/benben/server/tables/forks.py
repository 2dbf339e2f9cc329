"""A finished game played on from one of its positions, as a new table. The finished game stays as it is."""

from dataclasses import replace
from typing import NamedTuple

from benben import BadPosition, Game
from benben.server import http_errors
from benben.server.models.requests import TableRequest
from benben.server.models.table import ForkState
from benben.server.store import TableTerms
from benben.server.tables import days
from benben.server.tables.live import LiveTable


class Fork(NamedTuple):
    """A position of a finished game at which another one begins."""

    table: str
    ply: int
    game: Game
    position: str
    private: bool
    """Whether links to the finished game say nothing about it; then links to the new one do not either."""

    def mark(self, terms: TableTerms) -> TableTerms:
        """The terms of the new table, which begins here."""
        return replace(
            terms,
            position=self.position,
            fork_of=self.table,
            fork_ply=self.ply,
            private=terms.private or self.private,
        )


def fork_of(source: LiveTable, ply: int, request: TableRequest) -> Fork:
    """The position before a *ply* of the *source*, for a *request*.

    Refuses a running game, a daily deal while its day lasts, plies at which no seat decides, games whose positions have
    no texts, and a request for another game, for other options, or for ratings.
    """
    days.refuse_before_its_end(source.header.terms, source.now)
    match = source.require_finished()
    game = match.game
    if request.game != game.name or any(
        name not in game.options or game.options[name] != value for name, value in request.options.items()
    ):
        raise http_errors.malformed("fork: the game and its options are those of the finished game")
    if request.rated:
        raise http_errors.malformed("fork: only whole games count for ratings")
    if ply > match.ply:
        raise http_errors.malformed(f"fork: ply {ply}; this game had {match.ply}")
    try:
        position = match.at(ply).position_text()
    except BadPosition as error:
        raise http_errors.malformed(f"fork: ply {ply}: {error}") from error
    return Fork(source.id, ply, game, position, source.header.terms.private)


def fork_state(terms: TableTerms) -> ForkState | None:
    """The finished game that a table continues, for its viewers."""
    if terms.fork_of is None or terms.fork_ply is None:
        return None
    return ForkState(table=terms.fork_of, ply=terms.fork_ply)
