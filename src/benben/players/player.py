"""What a player is."""

from abc import ABC, abstractmethod
from typing import Any

from typing_extensions import override

from benben.engine.dice import Dice, new_dice
from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.engine.loops import Scratch
from benben.engine.notation import LegalMoves
from benben.engine.table import Tables
from benben.players.quick import ANY, choose_of


class Player(ABC):
    """Chooses moves in one game. Its own randomness comes from the *seed* it was made with.

    A player of one's own derives from this class and has a `choose`; its spec is `module:Name` (`benben.players.own`).
    In the arena, in simulations and in the terminal one is made for each seat of a game and asked for all its moves;
    the server makes a new one for each move.
    """

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
        """The legal moves at a table, as integers."""
        count = self.game.rules.legal(known[0], self._scratch.moves)
        return [int(code) for code in self._scratch.moves[:count]]

    def legal_moves(self, known: Tables) -> LegalMoves:
        """The same as typed moves: `str(move)` is the notation, `int(move)` what `choose` returns."""
        return LegalMoves(self.game.rules.moves, self.legal(known))

    def view(self, known: Tables, seat: int) -> dict[str, Any]:
        """A table in words and numbers as *seat* sees it, the same that a browser is sent."""
        return dict(self.game.rules.view(known[0], seat))

    def _quick_choice(self, known: Tables, blur: float) -> int:
        """What a player with this *blur* chooses (`benben.players.quick`)."""
        room = self._scratch
        choose = choose_of(self.game.rules)
        return int(choose(known[0], blur, self.dice, room.moves, room.preferences, room.notes))


class RandomPlayer(Player):
    """Plays any legal move, each equally likely."""

    @override
    def choose(self, known: Tables, seat: int) -> int:
        return self._quick_choice(known, ANY)


class GreedyPlayer(Player):
    """Plays the move with the highest preference by the game's own valuation, looking no further.

    With a *blur* it misjudges every move by up to so many points: it takes what is nearly as good for better, as
    people do who do not count, but it never throws away more than that.
    """

    def __init__(self, game: Game, seed: int = 0, *, blur: float = 0.0) -> None:
        super().__init__(game, seed)
        if blur < 0:
            raise BadSpec(f"a blur is at least 0 points, not {blur:g}")
        self.blur = blur

    @override
    def choose(self, known: Tables, seat: int) -> int:
        return self._quick_choice(known, self.blur)


def blur_of(player: Player) -> float | None:
    """How a player decides that looks no further than the move itself (`benben.players.quick`); None for others."""
    if type(player) is RandomPlayer:  # a kind derived from it may choose otherwise
        return ANY
    return player.blur if type(player) is GreedyPlayer else None
