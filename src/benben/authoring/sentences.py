"""The sentences of a game in one file: what must be decided, what happened, why a seat won."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from benben import nd
from benben.engine.event import Event, event
from benben.engine.message import Message, message
from benben.engine.notation import MoveList
from benben.engine.table import CHANCE, OVER


@dataclass(frozen=True)
class Sentences:
    """The sentences of a *game*; what is *secret* is a verb whose noun only the seat that acts may know."""

    game: str
    moves: MoveList
    outcomes: MoveList
    secret: frozenset[str]
    legal: Callable[[Any, Any], int]
    shares: Callable[[Any, Any], None]
    most_seats: int
    has_secrets: bool

    def prompt(self, table: Any) -> Message:
        """The decision to be made: its verbs, unless they could show a secret."""
        if table.actor < 0:
            return message(f"{self.game}-prompt-{'over' if table.actor == OVER else 'chance'}")
        if self.has_secrets:
            return message(f"{self.game}-prompt", seat=int(table.actor))
        return message(f"{self.game}-prompt-verbs", seat=int(table.actor), verbs=self._verbs(table))

    def _verbs(self, table: Any) -> list[Message]:
        room = nd.zeros(len(self.moves), nd.int64)
        count = self.legal(table, room)
        verbs = dict.fromkeys(self.moves.value(int(code)).verb for code in room[:count].tolist())
        return [message(f"{self.game}-verb-{verb}") for verb in verbs]

    def events(self, before: Any, code: int, after: Any, viewer: int | None) -> list[Event]:
        """The move or the outcome itself, then the end of the game."""
        found = [self._happened(before, code, viewer)]
        return [*found, event(f"{self.game}-event-over")] if after.actor == OVER else found

    def _happened(self, before: Any, code: int, viewer: int | None) -> Event:
        is_chance = before.actor == CHANCE
        done = (self.outcomes if is_chance else self.moves).value(code)
        seat = int(before.turn if is_chance else before.actor)
        kind = "outcome" if is_chance else "event"
        if done.verb in self.secret and viewer != seat:
            return event(f"{self.game}-{kind}-{done.verb}-secret", seat=seat)
        return event(f"{self.game}-{kind}-{done.verb}", seat=seat, noun=done.noun)

    def reason(self, table: Any) -> str:
        """Whether one seat has won alone."""
        won = nd.zeros(self.most_seats, nd.float64)
        self.shares(table, won)
        winners = sum(share > 0 for share in won.tolist())
        return f"{self.game}-reason-{'points' if winners == 1 else 'shared'}"

    def named_outcomes(self, _table: Any) -> MoveList:
        """The notation of what chance brings."""
        return self.outcomes
