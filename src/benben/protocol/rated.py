"""A table at which an outside program is rated: it counts illegal moves and measures time."""

import random
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass

from typing_extensions import override

from benben.engine.game import Match
from benben.protocol.line_messages import GameMessage
from benben.protocol.seated import Attempt, Bot, SeatedTable
from benben.texts import Texts


@dataclass(frozen=True)
class Terms:
    """The terms for a rated program.

    The seconds per decision, the token budget per game (None: no budget), and the number of illegal moves after which a
    random legal move is played instead.
    """

    seconds: float
    tokens: int | None
    tries: int


@dataclass
class Conduct:
    """The behaviour of a program in a game."""

    moves: int = 0
    """Its decisions, including those made for it."""
    illegal: int = 0
    """Texts that were not legal moves."""
    stand_ins: int = 0
    """Decisions in which a random legal move was played for it."""
    seconds: float = 0.0
    longest: float = 0.0
    tokens: int | None = None
    """Reported tokens; None if it reported nothing."""


class RatedTable(SeatedTable):
    """A table with *terms*. Time runs from the start of a decision until a legal move is played."""

    def __init__(
        self, match: Match, seat: int, bots: Mapping[int, Bot], texts: Texts, terms: Terms, seed: int
    ) -> None:
        self.terms = terms
        self.conduct = Conduct()
        self.ended = threading.Event()
        """Set when the game is over."""
        self._dice = random.Random(seed)  # noqa: S311  (not used for secrets)
        self._tried = 0
        self._since: float | None = None
        super().__init__(match, seat, bots, texts)

    @property
    def tries_left(self) -> int:
        """How many more illegal moves are refused before a random one is played for the program."""
        return self.terms.tries - self._tried

    @property
    def waited(self) -> float:
        """Seconds that the table has waited for the program; 0 while bots think."""
        since = self._since
        return 0.0 if since is None else time.monotonic() - since

    @override
    def advance(self) -> None:
        self._since = None
        super().advance()
        if self.is_over:
            self.ended.set()
        else:
            self._since = time.monotonic()

    @override
    def attempt(self, text: str) -> Attempt:
        """The same, but the last of several illegal moves is replaced by a random legal one, with the *reason*."""
        waited = self.waited
        attempt = super().attempt(text)
        if attempt.played is None and not self.is_over:
            self.conduct.illegal += 1
            self._tried += 1
            if self.tries_left > 0:
                return attempt
            self.conduct.stand_ins += 1
            stand_in = super().attempt(str(self._dice.choice(self.match.legal_moves)))
            attempt = Attempt(stand_in.played, attempt.reason)
        if attempt.played is not None:
            self._note(waited)
        return attempt

    def report_tokens(self, tokens: int) -> None:
        """Count tokens that the program reports."""
        self.conduct.tokens = (self.conduct.tokens or 0) + tokens

    def opening(self) -> GameMessage:
        """The information that a program gets before the first move."""
        game = self.match.game
        return {
            "game": game.name,
            "rules": game.rules_version,
            "options": dict(game.options),
            "players": game.players,
            "seat": self.seat,
            "language": self.texts.language,
            "seconds": self.terms.seconds,
            "tokens": self.terms.tokens,
            "tries": self.terms.tries,
        }

    def _note(self, waited: float) -> None:
        self._tried = 0
        self.conduct.moves += 1
        self.conduct.seconds += waited
        self.conduct.longest = max(self.conduct.longest, waited)
