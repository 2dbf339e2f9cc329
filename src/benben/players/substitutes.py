"""Nobody forfeits: when a player fails, a simpler one moves in its place and the log says it."""

import logging
import operator
from collections.abc import Iterator
from contextlib import contextmanager

from typing_extensions import override

from benben.engine.game import Game
from benben.engine.table import Tables, copy_tables
from benben.players.player import Player
from benben.players.specs import make

SUBSTITUTES = ("greedy", "random")
"""The specs of those who move in place of a player that fails, in this order."""

_log = logging.getLogger("benben.players")


class IllegalChoice(ValueError):
    """A player chose what is no legal move."""

    def __init__(self, move: object, legal: int) -> None:
        super().__init__(f"chose {move!r}, which is none of the {legal} legal moves")


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
        codes = self.legal(known)
        self.options = len(codes)
        untouched = copy_tables(known)  # a player that fails may have spoilt what it was shown
        try:
            return _choice(self.player, known, seat, codes)
        except Exception as error:  # noqa: BLE001  (a player may be anybody's code)
            self._note(seat, error)
        return self._substitute(untouched, seat, codes)

    def _note(self, seat: int, error: Exception) -> None:
        reason = f"{type(error).__name__}: {error}"
        self.failures += 1
        self.first_reason = self.first_reason or reason
        _log.warning("seat %d: %s failed, a simpler player moves: %s", seat + 1, self.spec, reason)

    def _substitute(self, known: Tables, seat: int, codes: list[int]) -> int:
        for spec in SUBSTITUTES:
            try:
                return _choice(make(spec, self.game, self._seed + self.failures), known, seat, codes)
            except Exception as error:  # noqa: BLE001  (a game's valuation may be what fails)
                _log.warning("seat %d: its substitute %s failed too: %r", seat + 1, spec, error)
        return codes[0]


def make_steady(spec: str, game: Game, seed: int = 0) -> Substituting:
    """`make`, with substitutes at hand. Raises `BadSpec` as `make` does."""
    return Substituting(make(spec, game, seed), spec, seed)


@contextmanager
def unlogged() -> Iterator[None]:
    """Failures are only counted meanwhile: for whoever tells them in another way."""
    before, _log.disabled = _log.disabled, True
    try:
        yield
    finally:
        _log.disabled = before


def _choice(player: Player, known: Tables, seat: int, codes: list[int]) -> int:
    """What a player chooses. Raises `IllegalChoice`, or whatever the player raises."""
    move = player.choose(known, seat)
    code = operator.index(move)
    if code not in codes:
        raise IllegalChoice(move, len(codes))
    return code
