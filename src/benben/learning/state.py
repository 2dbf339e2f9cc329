"""The state of a training loop, and its folder; the state is written atomically after each step.

loop.json       the settings, and the result of each step
000/labels/     the games of the first generation (`learning.folder`)
000/net.npz     its candidate
000/gate.jsonl, league.jsonl, search.jsonl      journals of its arena games
champion.npz    the current champion's net
progress.svg    a plot
"""

import json
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, Self

from filelock import FileLock, Timeout

from benben.engine.atomic_files import atomic_write, remove_unfinished
from benben.engine.errors import BenbenError
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.rules import Rules
from benben.learning.folder import PART, Source

FORMAT, VERSION = "benben-loop", 1
ABOUT = "loop.json"
CHAMPION = "champion.npz"
PLOT = "progress.svg"


class BadLoop(BenbenError, ValueError):
    """A folder has no loop, or a loop with other settings."""


class LoopStep(StrEnum):
    """A step of a generation, listed in order; the last match comes after all generations."""

    SELF_PLAY = "labels"
    TRAINING = "training"
    LOSSES = "losses"
    PACE = "pace"
    GATE = "gate"
    LEAGUE = "league"
    CLOSING = "closing"
    LAST_MATCH = "last_match"
    """The champion against `search`."""


@dataclass(frozen=True)
class LoopSettings:
    """The settings of a loop, which never change."""

    source: Source
    """The source of the first labels; later ones differ only in their seed and net."""
    games: int
    """Self-play games per generation, whole parts."""
    window: int
    """A net is trained on the labels of this many last generations."""
    contest: int
    """The most games of a gate. Half as many are played against `search` at the end, a third in a league."""
    arena_simulations: int
    """Simulations per move of `search` in the arena; the other players get as many as take the same time."""

    @classmethod
    def of(cls, rules: Rules, players: int, seed: int, games: int, contest: int, simulations: int) -> Self:
        """Settings with the default window."""
        return cls(Source.of(rules, players, seed), -(-games // PART) * PART, WINDOW, contest, simulations)

    def flat(self) -> dict[str, Any]:
        """As stored in the file."""
        own = {name: value for name, value in asdict(self).items() if name != "source"}
        return {**self.source.stored(), **own}


WINDOW = 6
SLACK = 0.003
"""A candidate whose loss is larger by more nats does not play; candidates with smaller differences have still won."""


@dataclass(frozen=True)
class Losses:
    """The log losses of predictions for held-out games, in nats; lower is better."""

    positions: int
    """The number of held-out positions."""
    candidate: float
    champion: float
    linear: float
    """The candidate's own linear part, fitted to the same labels; the game's evaluation if that predicted best."""

    @property
    def may_play(self) -> bool:
        """Whether the candidate predicts about as well as the champion, so that it may play in the arena."""
        return self.candidate < self.champion + SLACK


@dataclass(frozen=True)
class MatchResult:
    """The result of one player against another; shares are of the victories, from 0 to 1."""

    games: int
    won: float
    share: float
    fair: float
    """The share of an equally strong player."""
    low: float
    """The 95 % interval."""
    high: float
    e_value: float
    """The evidence that the player is stronger: 1 is none, and `needed` suffices."""
    needed: float

    @property
    def is_won(self) -> bool:
        """Whether the player is significantly stronger."""
        return self.e_value >= self.needed


@dataclass(frozen=True)
class LeagueRating:
    """A player of a league: its points, relative to `search`, and the 95 % interval."""

    player: str
    rating: float
    low: float
    high: float
    beats_candidate: bool
    """Whether it is significantly stronger than the candidate."""


@dataclass(frozen=True)
class Generation:
    """The results of a generation; None for a step that is not done or not needed."""

    champion: int | None
    """The generation whose net played the games; None for the game's own evaluation."""
    steps: tuple[LoopStep, ...] = ()
    """The steps that are done, in order."""
    losses: Losses | None = None
    gate: MatchResult | None = None
    league: tuple[LeagueRating, ...] = ()
    is_promoted: bool = False
    seconds: float = 0.0
    """The duration of its finished steps, over all runs."""

    @property
    def is_closed(self) -> bool:
        """Whether the generation is complete."""
        return LoopStep.CLOSING in self.steps

    @property
    def rating(self) -> LeagueRating | None:
        """The rating of its own net."""
        return self.league[0] if self.league else None

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Self:
        """Parse what `asdict` wrote."""
        return cls(
            **{
                **stored,
                "steps": tuple(map(LoopStep, stored["steps"])),
                "losses": stored["losses"] and Losses(**stored["losses"]),
                "gate": stored["gate"] and MatchResult(**stored["gate"]),
                "league": tuple(LeagueRating(**line) for line in stored["league"]),
            }
        )


@dataclass(frozen=True)
class Pace:
    """How many simulations take as long as one of `search`."""

    net: float
    uct: float


@dataclass(frozen=True)
class State:
    """The whole state of a loop."""

    settings: LoopSettings
    pace: Pace | None = None
    generations: tuple[Generation, ...] = ()
    versus_search: MatchResult | None = None
    """The champion's result against `search`; None until it is measured."""

    @property
    def champion(self) -> int | None:
        """The generation of the champion; None for the game's own evaluation."""
        return self.champions[0] if self.champions else None

    @property
    def champions(self) -> list[int]:
        """The generations that became champions, the current champion first."""
        return [at for at, each in reversed(list(enumerate(self.generations))) if each.is_promoted]

    @property
    def last(self) -> Generation | None:
        """The current generation, or the last one."""
        return self.generations[-1] if self.generations else None

    @property
    def closed(self) -> tuple[Generation, ...]:
        """The complete generations."""
        return tuple(generation for generation in self.generations if generation.is_closed)

    def with_next_generation(self) -> "State":
        """Add a generation."""
        return replace(self, generations=(*self.generations, Generation(self.champion)))

    def done(self, step: LoopStep, seconds: float, pace: Pace | None = None, **results: Any) -> "State":
        """Add a finished step and its results to the last generation; a *pace* holds for the whole loop."""
        last = self.generations[-1]
        changed = replace(last, steps=(*last.steps, step), seconds=last.seconds + seconds, **results)
        return replace(
            self,
            pace=self.pace if pace is None else pace,
            generations=(*self.generations[:-1], changed),
            # the old result belongs to another champion
            versus_search=None if changed.is_promoted else self.versus_search,
        )

    def wants_more(self, generations: int | None, seconds: float | None) -> bool:
        """Whether to start another generation: fewer exist than requested, and there is time for one.

        We assume that it takes as long as the longest one so far. The first one is always started.
        """
        if generations is not None and len(self.closed) >= generations:
            return False
        times = [generation.seconds for generation in self.generations]
        return seconds is None or not times or sum(times) + max(times) <= seconds


def next_step(state: State) -> LoopStep | None:
    """The next step of the last generation; steps that cannot change the outcome are skipped.

    None if that generation is complete, or there is no generation yet.
    """
    last = state.last
    if last is None or last.is_closed:
        return None
    for step in (LoopStep.SELF_PLAY, LoopStep.TRAINING, LoopStep.LOSSES):
        if step not in last.steps:
            return step
    is_alive = last.losses is not None and last.losses.may_play
    if is_alive and state.pace is None:
        return LoopStep.PACE
    if is_alive and last.gate is None:
        return LoopStep.GATE
    if last.gate is not None and last.gate.is_won and not last.league:
        return LoopStep.LEAGUE
    return LoopStep.CLOSING


# ---- the folder --------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Folder:
    """The folder of a loop for one game and number of players."""

    path: Path
    game: Game

    def of(self, generation: int) -> Path:
        """The folder of a generation."""
        return self.path / f"{generation:03}"

    def net(self, generation: int) -> Path:
        """The net of a generation."""
        return self.of(generation) / "net.npz"

    def labels(self, generation: int) -> Path:
        """The labels of a generation."""
        return self.of(generation) / "labels"

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Lock the folder. Raises `BadLoop` if another process works in it, or if it has other content."""
        if self.path.exists() and not (self.path / ABOUT).exists() and any(self.path.glob("[!.]*")):
            raise _foreign(self.path)
        self.path.mkdir(parents=True, exist_ok=True)
        try:
            with FileLock(self.path / ".lock", timeout=0):
                remove_unfinished(self.path)
                yield
        except Timeout:
            raise BadLoop(message("engine-loop-in_use", folder=str(self.path))) from None

    def read(self, settings: LoopSettings) -> State:
        """Read the state; an empty folder gives the initial state. Raises `BadLoop` for another loop."""
        file = self.path / ABOUT
        if not file.exists():
            return State(settings)
        try:
            stored = json.loads(file.read_bytes())
            there, kind = stored["settings"], (stored["format"], stored["version"])
            if kind != (FORMAT, VERSION):
                raise _foreign(self.path)
            _compare(self.path, there, settings.flat())
            return State(
                settings,
                stored["pace"] and Pace(**stored["pace"]),
                tuple(map(Generation.from_json, stored["generations"])),
                stored["search"] and MatchResult(**stored["search"]),
            )
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            if isinstance(error, BadLoop):
                raise
            raise _foreign(self.path) from None

    def write(self, state: State) -> None:
        """Write the state atomically. Raises `OSError`."""
        document = {
            "format": FORMAT,
            "version": VERSION,
            "settings": state.settings.flat(),
            "pace": state.pace and asdict(state.pace),
            "generations": [asdict(generation) for generation in state.generations],
            "search": state.versus_search and asdict(state.versus_search),
        }
        with atomic_write(self.path / ABOUT) as unfinished:
            unfinished.write_text(json.dumps(document, indent=1, allow_nan=False) + "\n", encoding="utf-8")


def _compare(folder: Path, there: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
    """Raise `BadLoop` unless the settings are equal."""
    for field, value in asked.items():
        if there.get(field) != value:
            raise other(folder, field, there.get(field), value)


def other(folder: Path, field: str, there: object, asked: object) -> BadLoop:
    """The error for a folder whose loop has another value of a setting."""
    shown, meant = json.dumps(there), json.dumps(asked)
    return BadLoop(message("engine-loop-other", folder=str(folder), field=field, there=shown, asked=meant))


def _foreign(folder: Path) -> BadLoop:
    return BadLoop(message("engine-loop-foreign", folder=str(folder), file=ABOUT))


class Stopwatch:
    """A stopwatch: seconds since the last lap."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    def lap(self) -> float:
        """The seconds since the last call."""
        before, self._last = self._last, time.monotonic()
        return self._last - before
