"""Look for positions that a seat sees differently and observes alike: there must be none.

    python -m tools.sights ra players=3 --positions 1000000

Random games are played, and at every table a second move is tried and taken back, so that there are many pairs of
positions that hardly differ. A *position* is a table with one of its seats; its *sight* is the seat's view (without the
receipt, which tells how points of earlier times came about) and, for the seat that decides, its legal moves.

The games are played twice. The first time short digests of observations and of tables are kept; only where different
tables were observed alike are sights compared, the second time. So it is quick, and sixteen bytes a position suffice.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from itertools import chain
from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from benben.engine import registry
from benben.engine.game import Game
from benben.engine.native import plain_of
from benben.envs import VectorTables, spec

MEMORIES: tuple[Literal["table", "perfect"], ...] = ("table", "perfect")
_ROWS = 256


class Looked(NamedTuple):
    """What was looked at: positions, different observations, positions whose sights were compared, and what is wrong.

    *wrong* has pairs of sights, as texts, that were observed alike.
    """

    positions: int
    observations: int
    compared: int
    wrong: list[tuple[str, str]]


def look(
    game: Game, positions: int, memory: Literal["table", "perfect"], seed: int = 0, without: str | None = None
) -> Looked:
    """Play random games of *game* until there were so many *positions*.

    Observations are taken *without* one of their parts, to see whether it would be missed.
    """
    seen = np.ones(spec(game).size, np.uint8)
    if without is not None:
        spec(game).split(seen)[without][...] = 0
    steps = -(-positions // (2 * _ROWS * game.players))
    played = _positions(game, steps, memory, seed)
    digests = np.array([*chain.from_iterable(_digests(rows, seen) for rows in played)], np.uint64)
    observed, tables = digests.reshape(-1, 2).T
    suspects = _of_different_tables(observed, tables)
    first: dict[int, str] = {}
    compared, wrong = 0, []
    place = 0
    for rows in _positions(game, steps, memory, seed):
        for row in range(len(rows)):
            for seat in range(game.players):
                if int(observed[place]) in suspects:
                    sight = _sight(game, rows, row, seat)
                    compared += 1
                    if first.setdefault(int(observed[place]), sight) != sight:
                        wrong.append((first[int(observed[place])], sight))
                place += 1
    return Looked(len(observed), len(np.unique(observed)), compared, wrong)


def _positions(
    game: Game, steps: int, memory: Literal["table", "perfect"], seed: int
) -> Iterator[VectorTables]:
    """The rows after each step, and before it after another one that is taken back."""
    rows = VectorTables(game, _ROWS, seed=seed, observe="all", memory=memory)
    for _ in range(steps):
        kept = rows.save()
        for _ in range(2):
            rows.restore(kept)
            rows.step(rows.draw())
            yield rows


def _digests(rows: VectorTables, seen: npt.NDArray[np.uint8]) -> Iterator[int]:
    """Of each position what is observed, and the table."""
    size = rows.tables.dtype.itemsize
    tables = np.ascontiguousarray(rows.tables).tobytes()
    for row, observations in enumerate(rows.observation * seen):
        table = _digest(tables[row * size : (row + 1) * size])
        for seat, observation in enumerate(observations):
            yield _digest(bytes((seat,)) + observation.tobytes())
            yield table


def _digest(content: bytes) -> int:
    return int.from_bytes(hashlib.blake2b(content, digest_size=8).digest())


def _of_different_tables(observed: npt.NDArray[np.uint64], tables: npt.NDArray[np.uint64]) -> set[int]:
    """The observations that were made at more than one table."""
    pairs = np.unique(np.stack([observed, tables]), axis=1)
    found, counts = np.unique(pairs[0], return_counts=True)
    return set(found[counts > 1].tolist())


def _sight(game: Game, rows: VectorTables, row: int, seat: int) -> str:
    """What a seat sees."""
    view: dict[str, Any] = dict(game.rules.view(plain_of(rows.tables[row], game.rules.table.kind), seat))
    del view["receipt"]
    legal = np.flatnonzero(rows.mask[row]).tolist() if rows.actor[row] == seat else None
    return json.dumps([view, legal], sort_keys=True)


def _options(game: str, given: list[str]) -> dict[str, Any]:
    """What was given as texts, as the game's own choices where there are some."""
    asked = dict(each.split("=", 1) for each in given)
    choices = {
        option.name: {str(choice): choice for choice in option.choices}
        for option in registry.rules(game).options
    }
    return {name: choices.get(name, {}).get(text, text) for name, text in asked.items()}


def main() -> int:
    """Look, and say what was found; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description="positions that are seen differently and observed alike")
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", metavar="option=value")
    parser.add_argument("--positions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--without", metavar="PART", help="leave a part of the observation out: it is to be missed"
    )
    asked = parser.parse_args()
    game = registry.load(asked.game, **_options(asked.game, asked.options))
    failed = 0
    for memory in MEMORIES:
        found = look(game, asked.positions, memory, asked.seed, asked.without)
        sys.stdout.write(
            f"{game!r}, memory={memory}: {found.positions:,} positions, {found.observations:,} observations; "
            f"{found.compared:,} sights compared, {len(found.wrong)} wrong\n"
        )
        for one, other in found.wrong[:2]:
            sys.stdout.write(f"  {one}\n  {other}\n")
        failed |= bool(found.wrong)
    return failed


if __name__ == "__main__":
    sys.exit(main())
