"""One game between players that are named by specs: what happens depends on the seeds and on nothing else."""

import logging
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import benben
from benben.engine.dealer import SeededDealer
from benben.engine.game import Game, Match
from benben.engine.options import OptionValue
from benben.players.substitutes import make_steady, unlogged

Options = tuple[tuple[str, OptionValue], ...]
"""A game's options, so that they can be hashed and sent to other processes."""

_GLANCE = 0.02
"""Seconds that a player may think while it is only made ready."""
_MOST_TOLD = 3
"""So many games in which a player failed are told of; the others are only counted."""

_log = logging.getLogger("benben.players")


@dataclass(frozen=True)
class Thought:
    """What a seat's player did in a game."""

    choices: int
    """Decisions with more than one legal move; only these are timed."""
    seconds: float
    """Spent on them, all together."""
    longest: float
    """Seconds spent on the longest of them."""
    failures: int
    """Decisions in which a substitute had to move."""
    reason: str
    """Why it failed first; empty if it did not."""


def play_match(
    game: Game, specs: Sequence[str], seeds: Sequence[int], luck: int
) -> tuple[Match, list[Thought]]:
    """Play a game to its end: a player's spec and seed for each seat, and the dealer's seed (*luck*).

    A player that fails is replaced for that move. Failures are counted, not logged.
    """
    players = [make_steady(spec, game, seed) for spec, seed in zip(specs, seeds, strict=True)]
    times: list[list[float]] = [[] for _ in players]
    match = game.new_match(dealer=SeededDealer(luck))
    with unlogged():
        while (seat := match.turn) is not None:
            known, player = match.known(seat), players[seat]
            began = time.perf_counter()
            move = player.choose(known, seat)
            if player.options > 1:
                times[seat].append(time.perf_counter() - began)
            match.play(move)
    thoughts = [
        Thought(len(spent), sum(spent), max(spent, default=0.0), player.failures, player.first_reason)
        for spent, player in zip(times, players, strict=True)
    ]
    return match, thoughts


@cache
def load_ready(name: str, options: Options, specs: tuple[str, ...]) -> Game:
    """A game with these players compiled, once in each process: no game is then timed while it compiles."""
    game = benben.load(name, **dict(options))
    warm_up(game, specs)
    return game


def warm_up(game: Game, specs: Sequence[str]) -> None:
    """Call once whatever will be called often."""
    match = game.new_match(seed=0)
    with unlogged():
        for spec in dict.fromkeys(specs):
            if match.turn is not None:
                player = make_steady(spec, game, 0)
                player.limit(_GLANCE)
                match.play(player.choose(match.known(match.turn), match.turn))
    while not match.is_over:
        match.play(match.legal_moves.codes[-1])
    match.outcome  # noqa: B018  (whoever has won: the sharing is compiled by now)


class FailureLog:
    """Tells the log of the games in which players failed: the first few of each player one by one."""

    def __init__(self) -> None:
        self._told: Counter[str] = Counter()

    def tell(self, game: int, seat: int, spec: str, thought: Thought) -> None:
        """Log what a player on a *seat* did in a *game* (both from 0), if it failed."""
        if not thought.failures or self._told[spec] > _MOST_TOLD:
            return
        self._told[spec] += 1
        if self._told[spec] > _MOST_TOLD:
            _log.warning("%s failed in more games; they are counted, but no longer told one by one", spec)
            return
        _log.warning(
            "game %d, seat %d: %s failed at %d of its decisions, simpler players moved in its place; first: %s",
            game + 1, seat + 1, spec, thought.failures, thought.reason,
        )  # fmt: skip
