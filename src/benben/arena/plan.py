"""What an arena is asked to do, and how one of its games is played."""

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, cast

import benben
from benben.arena.errors import BadPlan
from benben.arena.playing import Options, Thought, load_ready, play_match
from benben.arena.schedule import Schedule
from benben.engine.dice import derive_seed
from benben.engine.game import Game
from benben.engine.outcome import Outcome
from benben.engine.table import CHANCE

DEFAULT_GAMES = 100
"""Without a number at least so many are played, in whole rounds."""
_COMPILED_LAYERS = ("engine", "games", "players")


@dataclass(frozen=True)
class Plan:
    """The players and the games. Hashable and small: every worker gets a copy."""

    game: str
    rules_version: int
    options: Options
    seats: int
    specs: tuple[str, ...]
    """The entrants: all different."""
    seed: int
    games: int
    """How many to play; with *alpha*, at most so many."""
    alpha: float | None = None
    """Stop as soon as all pairs are told apart, being wrong no more often than this; None: play all games."""
    anchor: int = 0
    """The entrant whose rating is 0."""

    @cached_property
    def schedule(self) -> Schedule:
        """Who sits where."""
        return Schedule(len(self.specs), self.seats)

    def identity(self) -> dict[str, Any]:
        """What decides how each game goes: two plans that agree in it may share a journal."""
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "options": dict(self.options),
            "players": list(self.specs),
            "seed": self.seed,
            "code": code_digest(),
        }

    def to_json(self) -> dict[str, Any]:
        """The whole plan."""
        return {
            **self.identity(),
            "seats": self.seats,
            "games": self.games,
            "until_clear": self.alpha,
            "anchor": self.specs[self.anchor],
            "benben": benben.__version__,
        }


def make_plan(
    game: Game,
    specs: list[str],
    games: int | None = None,
    seed: int = 0,
    alpha: float | None = None,
    anchor: str | None = None,
) -> Plan:
    """A plan that was checked. Raises `BadPlan`; the specs themselves are not looked into.

    Without a number of *games* there are as many whole rounds as make at least `DEFAULT_GAMES`.
    """
    specs = [spec.strip() for spec in specs]
    for spec in specs:
        if specs.count(spec) > 1:
            raise BadPlan(f"{spec} is named twice: an arena is for different players")
    schedule = Schedule(len(specs), game.players)
    if games is None:
        games = -(-DEFAULT_GAMES // schedule.round_games) * schedule.round_games
    schedule.check(games)
    if alpha is not None and not 0.0 < alpha < 1.0:
        raise BadPlan(f"alpha is the chance of a false alarm, between 0 and 1 (such as 0.05), not {alpha:g}")
    if anchor is not None and anchor.strip() not in specs:
        raise BadPlan(f"the anchor {anchor!r} is not one of the players: {', '.join(specs)}")
    place = specs.index(anchor.strip()) if anchor is not None else 0
    options = tuple(game.options.items())
    version = game.rules.version
    return Plan(game.name, version, options, game.players, tuple(specs), seed, games, alpha, place)


@dataclass(frozen=True)
class Result:
    """How a game ended. Entries go by seat."""

    game: int
    """Its index in the schedule, from 0."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    thoughts: tuple[Thought, ...]

    def to_json(self) -> dict[str, Any]:
        """One object for a line of a journal."""
        return asdict(self)

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> "Result":
        """The result that `to_json` wrote. Raises `KeyError`, `TypeError` or `ValueError` for anything else."""
        return cls(
            int(found["game"]),
            tuple(map(int, found["winners"])),
            tuple(map(int, found["scores"])),
            int(found["decisions"]),
            tuple(Thought(**thought) for thought in found["thoughts"]),
        )


def play_game(plan: Plan, index: int) -> Result:
    """Play the game with this *index* (from 0); what happens depends on nothing else."""
    game = load_ready(plan.game, plan.options, plan.specs)
    seating = plan.schedule.seating(index)
    specs = [plan.specs[entrant] for entrant in seating.entrants]
    seeds = [derive_seed(plan.seed, index, f"seat-{seat}") for seat in range(plan.seats)]
    luck = derive_seed(plan.seed, seating.block, f"arena-{seating.deal}")
    match, thoughts = play_match(game, specs, seeds, luck)
    outcome = cast(Outcome, match.outcome)  # it is over
    decisions = sum(ply.actor != CHANCE for ply in match.plies)
    return Result(index, outcome.winners, outcome.scores, decisions, tuple(thoughts))


@cache
def code_digest() -> str:
    """A short digest of the rules and the players: results of different ones must not be added up."""
    package = Path(benben.__file__).parent
    digest = hashlib.sha256()
    for layer in _COMPILED_LAYERS:
        for path in sorted((package / layer).rglob("*")):
            if path.suffix in {".py", ".json"}:
                digest.update(str(path.relative_to(package)).encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
