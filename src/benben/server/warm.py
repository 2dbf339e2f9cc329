"""Compiling the rules in the background at the start, so that requests are answered meanwhile."""

import time
from collections.abc import Awaitable, Callable
from functools import cache, partial

import benben
import benben.players
from benben import Match
from benben.review.judging import rehearse
from benben.server.log import note, warn
from benben.server.threads import in_thread


class Warmth:
    """Which games are ready to be played without a wait."""

    def __init__(self, games: tuple[str, ...]) -> None:
        self._cold = list(games)

    @property
    def is_warming(self) -> bool:
        """Whether any game is still being compiled."""
        return bool(self._cold)

    def is_ready(self, game: str) -> bool:
        """Whether this game can be played without a wait. One that is asked for is compiled before the others."""
        if game not in self._cold:
            return True
        self._cold.sort(key=lambda other: other != game)
        return False

    async def warm(self, when_ready: Callable[[str], Awaitable[None]]) -> None:
        """Compile one game after the other, in the order given or asked for, and tell of each."""
        while self._cold:
            game = self._cold[0]
            begun = time.monotonic()
            try:
                await in_thread("benben-warm", partial(compile_game, game))
            except Exception as error:  # noqa: BLE001  (the first table will meet the same error and tell it)
                warn("rules not compiled", game=game, error=repr(error))
            self._cold.remove(game)
            note("rules ready", game=game, took=f"{time.monotonic() - begun:.1f}s")
            await when_ready(game)


@cache
def compile_game(name: str) -> None:
    """Play a whole game as the table does, asking for all that people and bots are told.

    Whatever is not compiled yet is compiled here, and never while somebody waits. Once in a process is enough.
    """
    match = benben.load(name).new_match(seed=0)
    rehearse(match.game)
    thinkers = [  # the last one plays on: it gets to the end soonest
        benben.players.make(spec, match.game, seed=0) for spec in ("random", "search:games=1", "greedy")
    ]
    while match.turn is not None:
        player = thinkers.pop(0) if len(thinkers) > 1 else thinkers[0]
        _tell(match)
        match.play(int(player.choose(match.known(match.turn), match.turn)))
    _tell(match)
    match.outcome  # noqa: B018  (asked for, so that it is compiled)
    match.record()


def _tell(match: Match) -> None:
    """Ask for what everybody is told at a position."""
    for seat in (None, match.turn):
        match.view(seat)
    match.prompt()
    for move in match.legal_moves:
        match.describe(move)
        match.targets(move)
    for ply in range(max(0, match.ply - 3), match.ply):
        match.narrate(ply)
