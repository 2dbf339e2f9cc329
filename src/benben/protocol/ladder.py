"""The ladder for rating outside programs: the levels, measured against each other with the same options."""

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
"""The master uses a fixed number of simulations here instead of seconds, so that its strength and its games are the
same on every machine."""
SEED = 0
"""The seed of the ladder's own games, the same for all users."""
GAMES = 120
"""The default: at least this many games, in whole rounds."""


@dataclass(frozen=True)
class Ladder:
    """Games of the levels against each other: line-ups, and for each block its line-up and everybody's victories."""

    lineups: tuple[tuple[int, ...], ...]
    blocks: tuple[tuple[int, tuple[float, ...]], ...]
    games: int


def ladder_specs(game: Game) -> dict[str, str]:
    """The levels from weak to strong, with the spec of each one's player."""
    return {name: name for name in NAMES} | {MASTER: master_spec(game, _PART)}


def ladder_plan(game: Game, games: int = GAMES) -> Plan:
    """A plan of at least this many *games* between the levels, in whole rounds."""
    specs = list(ladder_specs(game).values())
    size = Schedule(len(specs), game.players).round_games
    return make_plan(game, specs, -(-games // size) * size, SEED)


def measure(plan: Plan, spread: Spread[Result], on_progress: Callable[[int, int], object]) -> Ladder:
    """Play a ladder's games; games from earlier runs with the same rules and players are reused.

    *on_progress* receives the number of games played and the total. Raises `ArenaError` or `OSError`.
    """
    with open_journal(_file(plan), plan) as journal:
        arena = Arena(
            plan, {index: result for index, result in journal.results.items() if index < plan.games}
        )
        for _ in arena.run(spread, journal):
            on_progress(len(arena.results), plan.games)
    tally = arena.tally()
    return Ladder(plan.schedule.lineups, tuple(tally.blocks), tally.games)


def _file(plan: Plan) -> Path:
    """The file with the ladder's games: in the cache folder, named by a digest of the plan."""
    name = hashlib.sha256(json.dumps(plan.identity(), sort_keys=True).encode()).hexdigest()[:16]
    folder = cache_root()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"ladder-{plan.game}-{name}.jsonl"
