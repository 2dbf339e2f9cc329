"""Many games by themselves on all cores: the same seed gives the same bytes on any number of them."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from typing_extensions import override

from benben.arena.playing import Result, Series, play
from benben.arena.processes import in_order
from benben.cli.records import describe_end
from benben.engine.dice import derive_seed
from benben.engine.game import Match

_LARGEST_CHUNK = 256
"""Games that a process plays before it answers: many, because a game may take no longer than the answer."""


@dataclass(frozen=True)
class Simulation(Series):
    """What to simulate: as many players as there are seats."""

    rotate: bool
    """Whether everybody moves on by one seat from game to game."""
    lines: bool
    """Whether the games' records are wanted, and not only how they ended."""

    is_timed: ClassVar[bool] = False

    @override
    def entrants(self, index: int) -> tuple[int, ...]:
        seats = len(self.specs)
        return tuple((seat + index * self.rotate) % seats for seat in range(seats))

    @override
    def deal_seed(self, index: int) -> int:
        return derive_seed(self.seed, index, "dealer")


def play_line(simulation: Simulation, index: int) -> tuple[Result, str]:
    """Play the game with this *index* (from 0): how it ended, and its record with the end as a line of JSON.

    The line is empty if it is not wanted.
    """
    match, result = play(simulation, index)
    if not simulation.lines:
        return result, ""
    return result, line_of(match, match.record(seats_of(simulation, index)))


def seats_of(simulation: Simulation, index: int) -> list[dict[str, Any]]:
    """Who sits where in a game, as records tell it."""
    return [{"name": "", "player": simulation.specs[entrant]} for entrant in simulation.entrants(index)]


def line_of(match: Match, record: dict[str, Any]) -> str:
    """A finished match's *record* with the end as a line of JSON."""
    return json.dumps({**record, **describe_end(match)}, ensure_ascii=False, separators=(",", ":"))


def play_lines(simulation: Simulation, games: int, workers: int) -> Iterator[tuple[Result, str]]:
    """Play so many games in order of their indices, on so many processes (1: in this one)."""
    chunk = max(1, min(_LARGEST_CHUNK, games // (workers * 8)))
    chunks = (range(first, min(first + chunk, games)) for first in range(0, games, chunk))
    for played in in_order(partial(_play_chunk, simulation), chunks, workers):
        yield from played


def _play_chunk(simulation: Simulation, indices: Iterable[int]) -> list[tuple[Result, str]]:
    """Play the games with these *indices*."""
    return [play_line(simulation, index) for index in indices]
