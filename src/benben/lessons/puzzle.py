"""Puzzles: positions in which one move is clearly best. Those of a game are in `problems.json` in its folder.

A search finds them in its own games, and a stronger search checks them (`python -m tools.problems`). The file has one
puzzle on each line, with the figures for players: the confidence of the stronger search, the value of every legal
move, and the items in which the best move and its rival win points.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from benben.engine.options import OptionValue
from benben.engine.rules import Rules
from benben.lessons.lesson import LessonStep, Scene

FILE = "problems.json"


@dataclass(frozen=True, kw_only=True)
class Proof:
    """The confidence of a search in the best move, in winning chances of the seat to move."""

    games: int
    """Simulated games of a search."""
    searches: int
    """The number of searches, each with a new draw of the hidden information."""
    margin: float
    """By which the best move is ahead of the best of the others."""
    interval: tuple[float, float]
    """The 95 % interval of the margin (Student's t over the searches, paired)."""


@dataclass(frozen=True, kw_only=True)
class Variation:
    """A move, and every seat's final points by receipt item, on average over so many *games* played on from there."""

    move: str
    games: int
    points: Mapping[str, tuple[float, ...]]


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """A position with one best move: the first of the *chances*, which has every legal move's, the best one first.

    The *proof* is that of the stronger search. The *lines* are those of the best move and of its rival: the move that
    looks best at first sight, or else the next best.
    """

    id: str
    options: Mapping[str, OptionValue]
    seat: int
    position: str
    proof: Proof
    chances: Mapping[str, float]
    lines: tuple[Variation, Variation]

    @property
    def best(self) -> str:
        """The best move, in notation."""
        return next(iter(self.chances))

    @property
    def scene(self) -> Scene:
        """The problem as something to be played."""
        return Scene(
            id=self.id,
            rule="",
            options=self.options,
            seat=self.seat,
            position=self.position,
            steps=(LessonStep(want=(self.best,)),),
        )


@cache
def puzzles_of(rules: Rules) -> Mapping[str, Puzzle]:
    """The problems of a game by their ids, easy ones first; none where it has none."""
    file = rules.folder / FILE
    if not file.is_file():
        return {}
    read = json.loads(file.read_text(encoding="utf-8"))
    return {problem.id: problem for problem in map(_problem, read["problems"])}


def _problem(read: Mapping[str, Any]) -> Puzzle:
    best, rival = (
        Variation(
            move=line["move"],
            games=line["games"],
            points={item: tuple(points) for item, points in line["points"].items()},
        )
        for line in read["lines"]
    )
    proof = Proof(**{**read["proof"], "interval": tuple(read["proof"]["interval"])})
    return Puzzle(**{**read, "proof": proof, "lines": (best, rival)})
