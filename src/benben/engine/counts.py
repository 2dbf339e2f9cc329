"""Counting positions and lines to a depth: the check that two implementations of the same rules agree."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from benben.engine.game import Game, Match
from benben.engine.loops import Scratch, loops_of
from benben.engine.native import array_of, native

Tables = npt.NDArray[Any]


@dataclass(frozen=True)
class Count:
    """The counts at *depth* plies (moves and outcomes of chance alike): different positions, and lines to them."""

    depth: int
    positions: int
    lines: int


def count(start: Game | Match, depth: int) -> list[Count]:
    """Count from the start of a game, or from a match's position, for every depth from 0 to *depth*.

    Positions that several lines reach are expanded once. Raises ValueError for a negative depth.
    """
    if depth < 0:
        raise ValueError("the depth is at least 0")
    game = start if isinstance(start, Game) else start.game
    tables: Tables = array_of(start.new_tables() if isinstance(start, Game) else start.tables.copy())
    lines: npt.NDArray[np.int64] = np.ones(1, np.int64)
    counts = [Count(0, 1, 1)]
    for level in range(1, depth + 1):
        tables, lines = _next_level(game, tables, lines)
        counts.append(Count(level, len(tables), int(lines.sum())))
    return counts


def _next_level(
    game: Game, tables: Tables, lines: npt.NDArray[np.int64]
) -> tuple[Tables, npt.NDArray[np.int64]]:
    """All different children of *tables*, with the number of lines that reach each."""
    children, parents = _expand(game, tables)
    as_bytes = children.view(np.dtype((np.void, children.dtype.itemsize)))
    _, first, same = np.unique(as_bytes, return_index=True, return_inverse=True)
    merged = np.zeros(len(first), np.int64)
    np.add.at(merged, same.ravel(), lines[parents])  # whole numbers, where bincount would add up in floats
    return children[first], merged


def _expand(game: Game, tables: Tables) -> tuple[Tables, npt.NDArray[np.int64]]:
    expand, scratch = native(loops_of(game.rules).expand), array_of(Scratch.of(game.rules))
    room = 4 * len(tables) + 64
    while True:
        children, parents = game.rules.table.array(room), np.zeros(room, np.int64)
        found = int(expand(tables, children, parents, scratch.moves, scratch.weights))
        if found <= room:
            return children[:found], parents[:found]
        room = found
