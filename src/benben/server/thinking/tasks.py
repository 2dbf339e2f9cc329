"""Functions that run outside the event loop. They take and return plain data: no match, no dealer's secret."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any

import benben.players
from benben import Game, Match, nd
from benben.engine.dealer import SeededDealer
from benben.engine.dice import derive_seed
from benben.engine.table import Tables, table_bytes
from benben.players import Player
from benben.review import Budget, Decision, Why, hinting, run
from benben.review.hinting import Advice, advise
from benben.review.judging import judge
from benben.review.run import Steps, judge_stretch, put_together, stretches_of
from benben.server.thinking.player_cache import PLAYER_CACHE, CacheKey


@dataclass(frozen=True)
class Known:
    """A table as a seat may know it: all that the player of this seat gets."""

    game: Game
    table: bytes
    seat: int

    @property
    def tables(self) -> Tables:
        """The table as an array of one record."""
        return _tables(self.game, self.table)

    def legal(self) -> list[int]:
        """The legal moves, as integers."""
        moves = nd.zeros(self.game.rules.most_moves, nd.int16)
        return [int(move) for move in moves[: self.game.rules.legal(self.tables[0], moves)]]


def known(match: Match, seat: int, seed: int | None = None) -> Known:
    """The part of a match that a *seat* may know.

    What is private to others is drawn again at random, or by a *seed*.
    """
    seed = secrets.randbits(63) if seed is None else seed
    return Known(match.game, table_bytes(match.known(seat, seed)), seat)


def choose_by_seed(of: Known, character: str, spec: str, seed: int, seconds: float) -> int:
    """The move of one of our players that follows from a *seed*, unless time runs out."""
    return int(player_for(of, character, spec, seed, seconds).choose(of.tables, of.seat))


def choose(of: Known, table: str, spec: str, seconds: float, others: Mapping[str, str]) -> int:
    """The move of a player, ours or one of *others*, within *seconds*.

    It continues with the player's tree from its last move at the *table*, if this process still has it. Otherwise it
    makes a new player, with the same character at every move of a seat.
    """
    whose = CacheKey(table, of.seat, spec, seconds)
    player = PLAYER_CACHE.take(whose)
    if player is None:
        player = player_for(of, table, spec, secrets.randbits(63), seconds, others)
    move = int(player.choose(of.tables, of.seat))
    PLAYER_CACHE.put(whose, player)
    return move


def player_for(
    of: Known,
    table: str,
    spec: str,
    seed: int,
    seconds: float,
    others: Mapping[str, str] = MappingProxyType({}),
) -> Player:
    """A player for a seat of a table: a new one, but the same person at every move."""
    player = benben.players.make_named(spec, of.game, seed, others)
    player.settle(derive_seed(0, of.seat, table, "benben-character"))
    player.limit(seconds)
    return player


def hint(of: Known, budget: Budget, most: int, seed: int) -> Advice:
    """At most *most* ideas for a seat."""
    return advise(of.game, of.tables, of.seat, budget, most, seed)


def reason(of: Known, moves: tuple[int, int], budget: Budget, seed: int) -> Why:
    """Why the first of two *moves* is better for a seat."""
    return hinting.reason(of.game, of.tables, of.seat, moves, budget, seed)


# ---- finished games --------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Finished:
    """A finished game, which is open to all: the actor and the move of each ply, and the final table."""

    game: Game
    history: tuple[tuple[int, int], ...]
    table: bytes
    digest: str
    """That of the game's record."""
    start: bytes | None = None
    """The table at the beginning; None: that of a new game."""


def finished(match: Match, resigned: int | None = None) -> Finished:
    """A match that is over, or that a seat (from 0) has given up, in the form for reviews."""
    history = tuple((ply.actor, ply.move) for ply in match.plies)
    start = match.at(0).key
    begins = None if start == match.game.start else start
    return Finished(match.game, history, match.key, match.record(resigned=resigned)["digest"], begins)


def stretches(of: Finished) -> list[range]:
    """The parts that are judged one by one: a decision each, with the luck before the next."""
    return stretches_of(_match(of))


def judged(of: Finished, stretch: range, budget: Budget) -> Steps:
    """The review of one part."""
    return judge_stretch(_match(of), stretch, budget)


def to_explain(of: Finished, judgements: Steps) -> list[Decision]:
    """The decisions that a review explains."""
    return run.to_explain(_match(of), judgements)


def explained(of: Finished, decision: Decision, budget: Budget) -> Decision:
    """A decision with why its best move is better."""
    return run.explain(_match(of), decision, budget)


def tried(of: Finished, ply: int, move: int, budget: Budget) -> Decision:
    """The verdict on another *move* at a decision."""
    return judge(_match(of).at(ply), move, budget, 0)


def review_of(of: Finished, budget: Budget, judgements: Steps) -> dict[str, Any]:
    """The document of a review."""
    return put_together(_match(of), budget, judgements, digest=of.digest).to_json()


@lru_cache(maxsize=2)
def _match(of: Finished) -> Match:
    start = None if of.start is None else _tables(of.game, of.start)
    return Match.played(of.game, SeededDealer(0), of.history, _tables(of.game, of.table), start)


def _tables(game: Game, table: bytes) -> Tables:
    return nd.frombuffer(bytearray(table), game.rules.table.kind)
