"""The ladder that outside programs are rated on: the levels, measured against each other with the same options."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from benben.arena.journal import open_journal
from benben.arena.plan import Plan, make_plan
from benben.arena.playing import Result
from benben.arena.runner import Arena, Spread
from benben.arena.schedule import Schedule
from benben.engine.cache import cache_root
from benben.engine.game import Game
from benben.players.levels import MASTER, NAMES, master_spec

_PART = "games=2000"
"""What the master does here instead of thinking for seconds, so that it is equally strong, and plays the same games, on
every machine."""
SEED = 0
"""Of the ladder's own games: they are the same for everybody."""
GAMES = 120
"""As many games, or a few more to make whole rounds, if nothing else is said."""


@dataclass(frozen=True)
class Ladder:
    """Games of the levels against each other: line-ups, and of each block its line-up and everybody's victories."""

    lineups: tuple[tuple[int, ...], ...]
    blocks: tuple[tuple[int, tuple[float, ...]], ...]
    games: int


def ladder_specs(game: Game) -> dict[str, str]:
    """The levels from weak to strong, with the spec of the player that stands for each."""
    return {name: name for name in NAMES} | {MASTER: master_spec(game, _PART)}


def ladder_plan(game: Game, games: int = GAMES) -> Plan:
    """At least so many *games* between the levels, in whole rounds."""
    specs = list(ladder_specs(game).values())
    size = Schedule(len(specs), game.players).round_games
    return make_plan(game, specs, -(-games // size) * size, SEED)


def measure(plan: Plan, spread: Spread[Result], told: Callable[[int, int], object]) -> Ladder:
    """Play a ladder's games, but for those that were played before with the same rules and players.

    *told* hears how many of how many are played. Raises `ArenaError` or `OSError`.
    """
    with open_journal(_file(plan), plan) as journal:
        arena = Arena(
            plan, {index: result for index, result in journal.results.items() if index < plan.games}
        )
        for _ in arena.run(spread, journal):
            told(len(arena.results), plan.games)
    tally = arena.tally()
    return Ladder(plan.schedule.lineups, tuple(tally.blocks), tally.games)


def _file(plan: Plan) -> Path:
    """Where the ladder's games are kept: in the folder of caches, by what decides how they go."""
    name = hashlib.sha256(json.dumps(plan.identity(), sort_keys=True).encode()).hexdigest()[:16]
    folder = cache_root()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"ladder-{plan.game}-{name}.jsonl"
