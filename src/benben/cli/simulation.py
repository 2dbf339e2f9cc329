"""Simulate many games on all cores: the same seed gives the same bytes with any number of cores."""

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
"""The most games in one task: a game may take less time than the communication."""


@dataclass(frozen=True)
class Simulation(Series):
    """The games to simulate; there are as many players as seats."""

    rotate: bool
    """Whether all players move on by one seat from game to game."""
    lines: bool
    """Whether to return the games' records, not only their results."""

    is_timed: ClassVar[bool] = False

    @override
    def entrants(self, index: int) -> tuple[int, ...]:
        seats = len(self.specs)
        return tuple((seat + index * self.rotate) % seats for seat in range(seats))

    @override
    def deal_seed(self, index: int) -> int:
        return derive_seed(self.seed, index, "dealer")


def play_line(simulation: Simulation, index: int) -> tuple[Result, str]:
    """Play the game with this *index* (from 0); return its result, and its record with the end as a line of JSON.

    The line is empty if records are not requested.
    """
    match, result = play(simulation, index)
    if not simulation.lines:
        return result, ""
    return result, line_of(match, match.record(seats_of(simulation, index)))


def seats_of(simulation: Simulation, index: int) -> list[dict[str, Any]]:
    """The players of a game, in the form of records."""
    return [{"name": "", "player": simulation.specs[entrant]} for entrant in simulation.entrants(index)]


def line_of(match: Match, record: dict[str, Any]) -> str:
    """A finished match's *record* and its end as a line of JSON."""
    return json.dumps({**record, **describe_end(match)}, ensure_ascii=False, separators=(",", ":"))


def play_lines(simulation: Simulation, games: int, workers: int) -> Iterator[tuple[Result, str]]:
    """Play this many games, in the order of their indices, in this many processes (1: the current one)."""
    chunk = max(1, min(_LARGEST_CHUNK, games // (workers * 8)))
    chunks = (range(first, min(first + chunk, games)) for first in range(0, games, chunk))
    for played in in_order(partial(_play_chunk, simulation), chunks, workers):
        yield from played


def _play_chunk(simulation: Simulation, indices: Iterable[int]) -> list[tuple[Result, str]]:
    """Play the games with these *indices*."""
    return [play_line(simulation, index) for index in indices]
