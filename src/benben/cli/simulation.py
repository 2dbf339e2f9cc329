"""Playing many games by themselves on all cores, so that the same seed gives the same bytes on any number of them."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import cast

from benben.arena.playing import Options, Thought, derive_seed, load_ready, play_match
from benben.arena.processes import in_order
from benben.cli.records import describe_end
from benben.engine.game import Match
from benben.engine.outcome import Outcome
from benben.engine.table import CHANCE

_LARGEST_CHUNK = 32


@dataclass(frozen=True)
class Plan:
    """What to simulate. Hashable and small: every worker gets a copy."""

    game: str
    options: Options
    specs: tuple[str, ...]
    """A player's spec for each seat of the first game."""
    seed: int
    rotate: bool
    """Whether everybody moves on by one seat from game to game."""
    lines: bool
    """Whether the games' records are wanted, and not only how they ended."""


@dataclass(frozen=True)
class Played:
    """How a game ended. Entries go by seat."""

    line: str
    """The record with its end as a line of JSON; empty if it was not wanted."""
    entrants: tuple[int, ...]
    """Which of the plan's players sat there."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    thoughts: tuple[Thought, ...] = field(default=(), compare=False)
    """What each seat's player did, to tell of those that failed."""


def play_game(plan: Plan, index: int) -> Played:
    """Play the game with this *index* (0-based); what happens depends on nothing else."""
    game = load_ready(plan.game, plan.options, plan.specs)
    entrants = tuple((seat + index * plan.rotate) % game.players for seat in range(game.players))
    specs = [plan.specs[entrant] for entrant in entrants]
    seeds = [derive_seed(plan.seed, index, f"seat-{seat}") for seat in range(game.players)]
    match, thoughts = play_match(game, specs, seeds, derive_seed(plan.seed, index, "dealer"))
    outcome = cast(Outcome, match.outcome)  # it is over
    line = _line(match, specs) if plan.lines else ""
    decisions = sum(ply.actor != CHANCE for ply in match.plies)
    return Played(line, entrants, outcome.winners, outcome.scores, decisions, tuple(thoughts))


def _line(match: Match, specs: list[str]) -> str:
    record = match.record([{"name": "", "player": spec} for spec in specs])
    return json.dumps({**record, **describe_end(match)}, ensure_ascii=False, separators=(",", ":"))


def play_games(plan: Plan, games: int, workers: int) -> Iterator[Played]:
    """Play so many games in order of their indices, on so many processes (1: in this one)."""
    chunk = max(1, min(_LARGEST_CHUNK, games // (workers * 8)))
    chunks = (range(first, min(first + chunk, games)) for first in range(0, games, chunk))
    for played in in_order(partial(play_chunk, plan), chunks, workers):
        yield from played


def play_chunk(plan: Plan, indices: Iterable[int]) -> list[Played]:
    """Play the games with these *indices*."""
    return [play_game(plan, index) for index in indices]
