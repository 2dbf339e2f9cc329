"""The plan of an arena."""

import hashlib
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, ClassVar

from typing_extensions import override

import benben
from benben.arena import luck as luck_module
from benben.arena.errors import BadPlan
from benben.arena.playing import Series
from benben.arena.schedule import Schedule
from benben.engine.dice import derive_seed
from benben.engine.game import Game
from benben.engine.message import message
from benben.players.specs import check, files_of
from benben.review import booking, draws

DEFAULT_GAMES = 100
"""The default: at least this many games, in whole rounds."""
_COMPILED_LAYERS = ("engine", "games", "players")


@dataclass(frozen=True)
class Plan(Series):
    """The players, all of them different, and their games."""

    rules_version: int
    seats: int
    games: int
    """The number of games; the maximum with *alpha*."""
    alpha: float | None = None
    """Stop as soon as the ranking of every pair is significant, with at most this error rate; None: play all games."""
    anchor: int = 0
    """The entrant whose rating is 0."""

    has_luck: ClassVar[bool] = True

    @cached_property
    def schedule(self) -> Schedule:
        """The seating of every game."""
        return Schedule(len(self.specs), self.seats)

    @override
    def entrants(self, index: int) -> tuple[int, ...]:
        return self.schedule.seating(index).entrants

    @override
    def deal_seed(self, index: int) -> int:
        seating = self.schedule.seating(index)
        return derive_seed(self.seed, seating.block, f"arena-{seating.deal}")

    def identity(self) -> dict[str, Any]:
        """Everything that determines how games go: two plans with equal identities may share a journal."""
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "options": dict(self.options),
            "players": list(self.specs),
            "seed": self.seed,
            "code": code_digest(self.specs),
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
    """Make and check a plan. Raises `BadPlan`, or `BadSpec` for a player that cannot be made.

    Without a number of *games*, the plan has the fewest whole rounds with at least `DEFAULT_GAMES` games.
    """
    specs = [spec.strip() for spec in specs]
    for spec in specs:
        if specs.count(spec) > 1:
            raise BadPlan(message("engine-arena-twice", player=spec))
    schedule = Schedule(len(specs), game.players)
    if games is None:
        games = -(-DEFAULT_GAMES // schedule.round_games) * schedule.round_games
    schedule.check(games)
    if alpha is not None and not 0.0 < alpha < 1.0:
        raise BadPlan(message("engine-arena-alpha", alpha=f"{alpha:g}"))
    if anchor is not None and anchor.strip() not in specs:
        listed = ", ".join(specs)
        raise BadPlan(message("engine-arena-anchor", anchor=anchor, players=listed))
    check(specs, game)
    place = specs.index(anchor.strip()) if anchor is not None else 0
    return Plan(
        game=game.name,
        options=tuple(game.options.items()),
        specs=tuple(specs),
        seed=seed,
        rules_version=game.rules.version,
        seats=game.players,
        games=games,
        alpha=alpha,
        anchor=place,
    )


@cache
def code_digest(specs: tuple[str, ...] = ()) -> str:
    """A short digest of the rules, the players and the luck estimate; results with different digests must not be mixed.

    For custom and installed players among *specs*, the digest covers their own files, but not what these import. Raises
    `BadSpec` if a module cannot be imported.
    """
    package = Path(benben.__file__).parent
    digest = hashlib.sha256()
    for layer in _COMPILED_LAYERS:
        for path in sorted((package / layer).rglob("*")):
            if path.suffix in {".py", ".json", ".npz"}:
                digest.update(str(path.relative_to(package)).encode())
                digest.update(path.read_bytes())
    for module in (luck_module, booking, draws):
        digest.update(Path(str(module.__file__)).read_bytes())
    for path in files_of(specs):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
