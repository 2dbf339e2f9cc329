"""Plays random games and writes, ply by ply, a digest of everything that rules say: run compiled and interpreted.

`NUMBA_DISABLE_JIT=1 python -W error::RuntimeWarning -m tests.games.both_ways SEEDS SETS` writes one JSON document;
SETS is `all` or `few`.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from benben.engine.dice import new_dice
from benben.engine.game import Game, Match
from benben.engine.loops import Scratch, loops_of
from benben.engine.rule import is_compiling
from benben.engine.table import CHANCE
from tests.games.checks import legal_codes, seats_of, view_text, viewers_of, weights_of
from tests.games.every import ALL
from tests.games.playing import spread, tables_of, walk
from tools.documents import label

FEW = frozenset(
    {
        *("ra-4-1999", "imhotep_duel-2-AAAA", "imhotep_duel-2-BBBB", "pebbles-2-large"),
        "ankhor-3-forbidden",
        *("imhotep-3-ABABB-turn", "imhotep-2-BBBBB-wrath-round-only_cards"),
    }
)
"""Every edition and side."""
MOST_ASKED = {"all": 120, "few": 60}
"""Positions of a game of which everything is asked."""
SETS = {"all": ALL, "few": [game for game in ALL if label(game) in FEW]}


def short(*parts: object) -> str:
    """A short digest of anything that has a faithful `repr`."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]


def liked(game: Game, table: Any) -> list[float]:
    """What `policy` writes, to nine digits."""
    moves = np.zeros(game.rules.most_moves, np.int16)
    count = game.rules.legal(table, moves)
    preferences, notes = np.zeros(game.rules.most_moves), np.zeros(game.rules.notes)
    game.rules.policy(table, moves, count, preferences, notes)
    return [round(float(value), 9) for value in preferences[:count]]


def digest(game: Game, table: Any) -> str:
    """Everything that rules say of a position."""
    bare = table.tobytes()
    if table.actor == CHANCE:
        return short(bare, weights_of(game, table))
    said = (
        legal_codes(game, table),
        [int(game.rules.score(table, seat)) for seat in seats_of(game)],
    )
    return short(bare, said, liked(game, table) if table.actor >= 0 else None)


def digests(game: Game, tables: list[Any], most: int) -> list[str]:
    """Of every position its bytes, and of not too many in a game all that rules say of them."""
    asked = set(spread(range(len(tables)), most))
    return [
        digest(game, table) if ply in asked else short(table.tobytes()) for ply, table in enumerate(tables)
    ]


def last(match: Match) -> str:
    """Everything that rules say of the end."""
    views = [view_text(match.game, match.table, viewer) for viewer in viewers_of(match.game)]
    return short(match.outcome, match.receipt(), views)


def telling(match: Match) -> str:
    """What the spectator sees and is told here and there: views and words call rules too."""
    plies = range(0, match.ply, 9)
    return short([(match.narrate(ply), view_text(match.game, match.at(ply).table, None)) for ply in plies])


def playout(game: Game, seed: int) -> str:
    """A random game by the bound loop."""
    tables, scratch = game.new_tables(), Scratch.of(game.rules)
    decisions = loops_of(game.rules).finish(tables[0], new_dice(seed), scratch.moves, scratch.weights)
    return short(int(decisions), tables.tobytes())


def report(seeds: range, sets: str) -> Iterator[dict[str, Any]]:
    """One entry a game: its name, the notation of its plies, a digest for each table, and for the rest."""
    for game in SETS[sets]:
        for seed in seeds:
            *_, match = walk(game, seed)
            yield {
                "game": f"{label(game)} seed {seed}",
                "plies": [ply.text for ply in match.plies],
                "tables": digests(game, tables_of(match), MOST_ASKED[sets]),
                "rest": [last(match), telling(match), *([playout(game, seed)] if sets == "all" else [])],
            }


if __name__ == "__main__":
    json.dump(
        {"compiled": is_compiling(), "games": list(report(range(int(sys.argv[1])), sys.argv[2]))}, sys.stdout
    )
