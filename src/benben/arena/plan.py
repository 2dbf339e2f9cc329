"""What an arena is asked to do."""

import hashlib
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, ClassVar

from typing_extensions import override

import benben
from benben.arena import luck as weighing
from benben.arena.errors import BadPlan
from benben.arena.playing import Series
from benben.arena.schedule import Schedule
from benben.engine.dice import derive_seed
from benben.engine.game import Game
from benben.engine.message import message
from benben.players.specs import check, files_of

DEFAULT_GAMES = 100
"""Without a number at least so many are played, in whole rounds."""
_COMPILED_LAYERS = ("engine", "games", "players")


@dataclass(frozen=True)
class Plan(Series):
    """The players, who are all different, and the games."""

    rules_version: int
    seats: int
    games: int
    """How many to play; with *alpha*, at most so many."""
    alpha: float | None = None
    """Stop as soon as all pairs are told apart, being wrong no more often than this; None: play all games."""
    anchor: int = 0
    """The entrant whose rating is 0."""

    has_luck: ClassVar[bool] = True

    @cached_property
    def schedule(self) -> Schedule:
        """Who sits where."""
        return Schedule(len(self.specs), self.seats)

    @override
    def entrants(self, index: int) -> tuple[int, ...]:
        return self.schedule.seating(index).entrants

    @override
    def luck(self, index: int) -> int:
        seating = self.schedule.seating(index)
        return derive_seed(self.seed, seating.block, f"arena-{seating.deal}")

    def identity(self) -> dict[str, Any]:
        """What decides how each game goes: two plans that agree in it may share a journal."""
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
    """A plan that was checked. Raises `BadPlan`, or `BadSpec` for a player that cannot be had.

    Without a number of *games* there are as many whole rounds as make at least `DEFAULT_GAMES`.
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
    """A short digest of the rules, the players and how luck is weighed: results of different ones must not be added up.

    Of players of one's own among *specs*, and of those that are installed, the files that they are in count, not what
    these import. Raises `BadSpec` where a module cannot be imported.
    """
    package = Path(benben.__file__).parent
    digest = hashlib.sha256()
    for layer in _COMPILED_LAYERS:
        for path in sorted((package / layer).rglob("*")):
            if path.suffix in {".py", ".json", ".npz"}:
                digest.update(str(path.relative_to(package)).encode())
                digest.update(path.read_bytes())
    for path in (Path(weighing.__file__), *files_of(specs)):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
