"""No seat loses by a failure: when a player fails, a simpler one moves in its place and the log says so."""

import logging
import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Generic, TypeVar, cast

from typing_extensions import override

from benben.engine.errors import in_words
from benben.engine.game import Game
from benben.engine.table import Tables, copy_tables
from benben.players.player import Player
from benben.players.specs import make

T = TypeVar("T")

SUBSTITUTES = ("greedy", "random")
"""The specs of those who move in place of a player that fails, in this order."""

_log = logging.getLogger("benben.players")


class IllegalChoice(ValueError):
    """A player chose an illegal move."""

    def __init__(self, move: object, legal: int) -> None:
        super().__init__(f"chose {move!r}, which is none of the {legal} legal moves")


class FirstLegal(Generic[T]):
    """One move, from the first of several players who chooses a legal one.

    The caller decides how they are asked, and in which thread:

        for player in asking:
            with asking:
                asking.answer(...)

    A player fails when it raises an exception or when its answer is no legal move: *failed* is called with it, and
    the next player is asked. When all have failed, `move` is the first legal one.
    """

    def __init__(
        self, players: Iterable[T], legal: Sequence[int], failed: Callable[[T, Exception], None]
    ) -> None:
        self.move = legal[0]
        self._players = players
        self._legal = legal
        self._failed = failed
        self._asked: T | None = None
        self._is_answered = False

    def __iter__(self) -> Iterator[T]:
        for player in self._players:
            self._asked = player
            yield player
            if self._is_answered:
                return

    def answer(self, move: object) -> None:
        """Take what a player chose. Raises `IllegalChoice`, or TypeError if it is no whole number."""
        code = operator.index(move)  # type: ignore[arg-type]  # a player may be anybody's code
        if code not in self._legal:
            raise IllegalChoice(move, len(self._legal))
        self.move, self._is_answered = code, True

    def __enter__(self) -> None:
        """Until the end of the block every exception is the player's failure."""

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> bool:
        if not isinstance(error, Exception):  # an interrupt is no failure
            return False
        self._failed(cast(T, self._asked), error)
        return True


class Substituting(Player):
    """The given *player*, replaced for a single move whenever it raises an exception or chooses an illegal move.

    Each failure is counted and logged as a warning with the seat, the *spec* and the reason. The substitutes' own
    randomness comes from *seed*.
    """

    def __init__(self, player: Player, spec: str = "", seed: int = 0) -> None:
        super().__init__(player.game, seed)
        self.player = player
        self.spec = spec or type(player).__name__
        self.failures = 0
        self.first_reason = ""
        """Why it failed for the first time; empty while it has not."""
        self.options = 0
        """How many legal moves there were at the last decision."""
        self._seed = seed

    @override
    def limit(self, seconds: float) -> None:
        self.player.limit(seconds)

    @override
    def choose(self, known: Tables, seat: int) -> int:
        return self._ask(known, seat, lambda player: (player.choose(known, seat), {}))[0]

    @override
    def choose_with_policy(self, known: Tables, seat: int) -> tuple[int, dict[int, float]]:
        return self._ask(known, seat, lambda player: player.choose_with_policy(known, seat))

    def _ask(
        self, known: Tables, seat: int, ask: Callable[[Player], tuple[int, dict[int, float]]]
    ) -> tuple[int, dict[int, float]]:
        codes, self.expected = self.legal(known), None
        self.options = len(codes)
        untouched = copy_tables(known)  # a failing player may have changed the table that it got
        players: tuple[Player | str, ...] = (self.player, *SUBSTITUTES)
        asking = FirstLegal(players, codes, partial(self._note, seat))
        for player in asking:
            with asking:
                if isinstance(player, Player):
                    move, policy = ask(player)
                    asking.answer(move)
                    self.expected = player.expected
                    return asking.move, policy
                substitute = make(player, self.game, self._seed + self.failures)
                asking.answer(substitute.choose(untouched, seat))
        return asking.move, {asking.move: 1.0}

    def _note(self, seat: int, player: Player | str, error: Exception) -> None:
        if isinstance(player, str):
            _log.warning("seat %d: its substitute %s failed too: %r", seat + 1, player, error)
            return
        reason = in_words(error)
        self.failures += 1
        self.first_reason = self.first_reason or reason
        _log.warning("seat %d: %s failed, a simpler player moves: %s", seat + 1, self.spec, reason)


def make_steady(spec: str, game: Game, seed: int = 0) -> Substituting:
    """`make`, with substitutes ready. Raises `BadSpec` as `make` does."""
    return Substituting(make(spec, game, seed), spec, seed)


@contextmanager
def unlogged() -> Iterator[None]:
    """Only count failures during the block: for a caller that reports them in another way."""
    before, _log.disabled = _log.disabled, True
    try:
        yield
    finally:
        _log.disabled = before
