"""What a player is."""

from abc import ABC, abstractmethod

import numpy as np
from typing_extensions import override

from benben.engine.dice import ROLLS, Dice, below, new_dice, roll
from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.engine.loops import Scratch
from benben.engine.table import Tables


class Player(ABC):
    """Chooses moves in one game. Its own randomness comes from the *seed* it was made with."""

    _seconds: float | None = None
    """The time it may take for a move, if it thinks by the clock."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.dice: Dice = new_dice(seed)
        self._scratch = Scratch.of(game.rules)

    @abstractmethod
    def choose(self, known: Tables, seat: int) -> int:
        """The integer of a legal move for *seat*, which must decide.

        *known* is an array of one table: all that the seat may know (`Match.known`). It is not changed.
        """

    def limit(self, seconds: float) -> None:  # noqa: B027  (not abstract: most players answer at once)
        """Never think longer than *seconds* about a move, whatever the spec says.

        For hosts. Players that answer at once need not override it.
        """

    @property
    def uses_clock(self) -> bool:
        """Whether it thinks for a time rather than for a number of games: such a player is not repeatable."""
        return self._seconds is not None

    def legal(self, known: Tables) -> list[int]:
        """The legal moves at a table."""
        count = self.game.rules.legal(known[0], self._scratch.moves)
        return [int(code) for code in self._scratch.moves[:count]]


class RandomPlayer(Player):
    """Plays any legal move, each equally likely."""

    @override
    def choose(self, known: Tables, seat: int) -> int:
        codes = self.legal(known)
        return codes[below(self.dice, len(codes))]


class GreedyPlayer(Player):
    """Plays the move that appeals most by the game's own valuation, looking no further.

    With a *blur* it misjudges every move by up to so many points: it takes what is nearly as good for better, as
    people do who do not count, but it never throws away more than that.
    """

    def __init__(self, game: Game, seed: int = 0, *, blur: float = 0.0) -> None:
        super().__init__(game, seed)
        if blur < 0:
            raise BadSpec(f"a blur is at least 0 points, not {blur:g}")
        self._blur = blur

    @override
    def choose(self, known: Tables, seat: int) -> int:
        codes = self.legal(known)
        appeal = self._scratch.appeal[: len(codes)]
        self.game.rules.prefer(known[0], self._scratch.moves, len(codes), appeal, self._scratch.notes)
        if self._blur > 0:
            appeal += [self._blur * roll(self.dice) / ROLLS for _ in codes]
        best = np.flatnonzero(appeal == appeal.max())
        return codes[int(best[below(self.dice, len(best))])]
