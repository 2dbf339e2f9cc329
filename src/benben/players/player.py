"""The base class of players, and the simple ones."""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from typing_extensions import override

from benben import nd
from benben.engine.dice import Dice, new_dice
from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.engine.loops import Scratch
from benben.engine.notation import LegalMoves
from benben.engine.playing import playing
from benben.engine.portable import here
from benben.engine.rules import Numbers
from benben.engine.table import Tables
from benben.players.quick import ANY, NO_HABITS, quick_choice, weigh_of


class Opinion(NamedTuple):
    """A player's own judgment of its move."""

    policy: dict[int, float]
    """See `Player.choose_with_policy`."""
    expected: tuple[float, ...] | None
    """See `Player.expected`."""


class Player(ABC):
    """Chooses moves in one game. Its own randomness comes from the *seed* it was made with.

    A custom player derives from this class and has a `choose`; its spec is `module:Name` (`benben.players.own`).
    In the arena, in simulations and in the terminal one is made for each seat of a game and asked for all its moves;
    the server makes a new one for each move.
    """

    _seconds: float | None = None
    """The time it may take for a move, if it thinks by the clock."""
    expected: tuple[float, ...] | None = None
    """Each seat's chance to win as the latest `choose_with_policy` saw it, together 1; None if it did not look."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.dice: Dice = new_dice(seed)
        self._scratch = Scratch.of(game.rules)

    @abstractmethod
    def choose(self, known: Tables, seat: int) -> int:
        """The integer of a legal move for *seat*, which must decide.

        *known* is an array of one table: all that the seat may know (`Match.known`). It is not changed.
        """

    def choose_with_policy(self, known: Tables, seat: int) -> tuple[int, dict[int, float]]:
        """`choose`, and how likely each move was: its integer with its probability; they add up to 1.

        Moves that are left out were impossible. A player that does not override this was certain of its choice.
        """
        move = self.choose(known, seat)
        return move, {move: 1.0}

    def limit(self, seconds: float) -> None:  # noqa: B027  (not abstract: most players answer quickly)
        """Never think longer than *seconds* about a move, even if the spec says so.

        For hosts. Players that answer quickly need not override it.
        """

    def settle(self, character: int) -> None:  # noqa: B027  (not abstract: most players have none)
        """Be the same person as every player that settled with this *character*, a number for a seat's whole game.

        For hosts that make a new player for each move. A player's properties for a whole game otherwise come from its
        seed.
        """

    @property
    def uses_clock(self) -> bool:
        """Whether it thinks for a time rather than for a number of games: its moves are not reproducible."""
        return self._seconds is not None

    def legal(self, known: Tables) -> list[int]:
        """The legal moves at a table, as integers."""
        return playing(self.game.rules, known.tobytes()).look()

    def legal_moves(self, known: Tables) -> LegalMoves:
        """The same as typed moves: `str(move)` is the notation, `int(move)` what `choose` returns."""
        return LegalMoves(self.game.rules.moves, self.legal(known))

    def view(self, known: Tables, seat: int) -> dict[str, Any]:
        """A table in words and numbers as *seat* sees it, the same view that a browser gets."""
        return dict(self.game.rules.view(known[0], seat))

    def _quick_choice(self, known: Tables, blur: float, habits: Numbers = NO_HABITS) -> int:
        """The choice of a player with this *blur* and these *habits* (`benben.players.quick`)."""
        return quick_choice(self.game.rules, known, blur, habits, self.dice)

    def _quick_policy(self, known: Tables, blur: float) -> dict[int, float]:
        """The probability of each of its moves; *blur* is 0 or `ANY`."""
        room, weights = self._scratch, nd.zeros(self.game.rules.most_moves)
        weigh = here(weigh_of(self.game.rules))
        count = weigh(known[0], blur, room.moves, room.preferences, room.notes, weights)
        return dict(zip(room.moves[:count].tolist(), weights[:count].tolist(), strict=True))


class RandomPlayer(Player):
    """Plays any legal move, each equally likely."""

    @override
    def choose(self, known: Tables, seat: int) -> int:
        return self._quick_choice(known, ANY)

    @override
    def choose_with_policy(self, known: Tables, seat: int) -> tuple[int, dict[int, float]]:
        if blur_of(self) != ANY:
            return super().choose_with_policy(known, seat)
        return self.choose(known, seat), self._quick_policy(known, ANY)


class GreedyPlayer(Player):
    """Plays the move with the highest preference by the game's own valuation, looking no further.

    With a *blur* it misjudges every move by up to that many points: it takes a move that is nearly as good for better,
    as people do who do not count, but it never gives away more than that.
    """

    def __init__(self, game: Game, seed: int = 0, *, blur: float = 0.0) -> None:
        super().__init__(game, seed)
        if blur < 0:
            raise BadSpec(f"a blur is at least 0 points, not {blur:g}")
        self.blur = blur

    @override
    def choose(self, known: Tables, seat: int) -> int:
        return self._quick_choice(known, self.blur)

    @override
    def choose_with_policy(self, known: Tables, seat: int) -> tuple[int, dict[int, float]]:
        """With a blur its choice alone: the odds of the others are unknown."""
        if blur_of(self) != 0:
            return super().choose_with_policy(known, seat)
        return self.choose(known, seat), self._quick_policy(known, 0.0)


def blur_of(player: Player) -> float | None:
    """How a player without a search decides (`benben.players.quick`); None for others."""
    if type(player) is RandomPlayer:  # a derived class may choose otherwise
        return ANY
    return player.blur if type(player) is GreedyPlayer else None
