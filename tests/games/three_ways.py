"""Plays random games and prints, ply by ply, a digest of everything that rules say, in each way of running rules."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from benben import nd
from benben.engine import portable
from benben.engine.dice import new_dice
from benben.engine.game import Game, Match
from benben.engine.loops import Scratch, loops_of
from benben.engine.playing import playing
from benben.engine.portable import here
from benben.engine.table import CHANCE
from benben.players.engine_search import new_search
from benben.players.search import search_config
from tests.games.checks import seats_of, view_text, viewers_of
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
SEARCHED, SIMULATIONS = 3, 12
"""So many positions of a game are searched, with so many simulations."""


@contextmanager
def running(kind: str) -> Iterator[None]:
    """During the block rules run as one of `portable.KINDS`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(portable._Chosen, "kind", kind)
        yield


def short(*parts: object) -> str:
    """A short digest of anything that has a faithful `repr`."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]


def liked(game: Game, table: Any, moves: list[int]) -> list[float]:
    """What `policy` writes, to nine digits."""
    room = Scratch.of(game.rules)
    room.moves[: len(moves)] = moves
    notes = nd.zeros(game.rules.notes)
    here(game.rules.policy)(table, room.moves, len(moves), room.preferences, notes)
    return [round(value, 9) for value in room.preferences[: len(moves)].tolist()]


def digest(game: Game, table: Any) -> str:
    """Everything that rules say of a position."""
    bare = table.tobytes()
    there = playing(game.rules, bare)
    listed = there.look()
    if table.actor == CHANCE:
        return short(bare, listed)
    scores = [int(here(game.rules.score)(table, seat)) for seat in seats_of(game)]
    if table.actor < 0:
        return short(bare, listed, scores)
    return short(bare, listed, scores, liked(game, table, listed), there.final())


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
    """The spectator's view and messages at some plies: views and words call rules too."""
    plies = range(0, match.ply, 9)
    return short([(match.narrate(ply), view_text(match.game, match.at(ply).table, None)) for ply in plies])


def playout(game: Game, seed: int) -> str:
    """A random game by the bound loop."""
    tables, scratch = game.new_tables(), Scratch.of(game.rules)
    finish = here(loops_of(game.rules).finish)
    decisions = finish(tables[0], new_dice(seed), scratch.moves, scratch.weights)
    return short(int(decisions), tables.tobytes())


def searched(match: Match) -> list[list[tuple[int, int, tuple[float, ...]]]]:
    """What searches here and there in the game visited, and what they think of it."""
    decided = [ply for ply, step in enumerate(match.plies) if step.actor >= 0]
    return [visits(match.at(ply)) for ply in spread(decided, SEARCHED)]


def visits(match: Match) -> list[tuple[int, int, tuple[float, ...]]]:
    """The moves of a search from here, how often each was visited, and its values."""
    game, seat = match.game, match.turn
    assert seat is not None
    search = new_search(game, match.known(seat), 4000, new_dice(7), search_config(game, cut=3))
    search.run(SIMULATIONS)
    return [(child.move, child.visits, child.values) for child in search.children()]


def report(kind: str, seeds: range, sets: str) -> Iterator[dict[str, Any]]:
    """One entry a game: its name, the notation of its plies, a digest for each table, and for the rest."""
    with running(kind):
        for game in SETS[sets]:
            for seed in seeds:
                *_, match = walk(game, seed)
                yield {
                    "game": f"{label(game)} seed {seed}",
                    "plies": [ply.text for ply in match.plies],
                    "tables": digests(game, tables_of(match), MOST_ASKED[sets]),
                    "rest": [last(match), telling(match), playout(game, seed)],
                    "searches": searched(match),
                }
