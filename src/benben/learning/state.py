"""What a loop of learning knows of itself, and the folder where it is kept: written whole after each step.

loop.json       what it was begun with, and what came of each step
000/labels/     the games of the first generation (`learning.folder`)
000/net.npz     its candidate
000/gate.jsonl, league.jsonl, search.jsonl      journals of its games in the arena
champion.npz    the net that has won so far
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

from benben.engine.errors import BenbenError
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.rules import Rules
from benben.engine.whole_file import remove_unfinished, whole
from benben.learning.folder import PART, Source

FORMAT, VERSION = "benben-loop", 1
ABOUT = "loop.json"
CHAMPION = "champion.npz"
PLOT = "progress.svg"


class BadLoop(BenbenError, ValueError):
    """A folder that holds no loop, or one that was begun with other settings."""


class Step(StrEnum):
    """What is done next."""

    LABELS = "labels"
    TRAINING = "training"
    LOSSES = "losses"
    PACE = "pace"
    GATE = "gate"
    LEAGUE = "league"
    CLOSING = "closing"
    SEARCH = "search"
    """The last match, of the champion against `search`."""
    NOTHING = "nothing"


@dataclass(frozen=True)
class Settings:
    """What a loop is begun with; it goes on with nothing else."""

    source: Source
    """What the first labels are made by; later ones only differ in their seed and in the net that judges."""
    games: int
    """Games of search with itself in a generation, whole parts."""
    window: int
    """A net is trained on the labels of the last so many generations."""
    contest: int
    """Games of a gate at most. Half as many are played against `search` in the end, a third in a league."""
    arena_simulations: int
    """For a move of `search` in the arena; others have as many as take the same time."""

    @classmethod
    def of(cls, rules: Rules, players: int, seed: int, games: int, contest: int, simulations: int) -> Self:
        """With the usual window."""
        return cls(Source.of(rules, players, seed), -(-games // PART) * PART, WINDOW, contest, simulations)

    def flat(self) -> dict[str, Any]:
        """As it stands in the file."""
        fields = asdict(self)
        found: dict[str, Any] = json.loads(json.dumps({**fields.pop("source"), **fields}))
        return found


WINDOW = 6
SLACK = 0.003
"""A candidate that foretells worse by as many nats plays nowhere: priors won where values were worse by less."""


@dataclass(frozen=True)
class Losses:
    """How well the ends of games that were held out are foretold, in nats: the less the better."""

    positions: int
    """Those that were held out."""
    candidate: float
    champion: float
    linear: float
    """The linear evaluation that was fitted to the same labels."""

    @property
    def is_good(self) -> bool:
        """Whether the candidate foretells nearly as well as the champion, so that it may play."""
        return self.candidate < self.champion + SLACK


@dataclass(frozen=True)
class Contest:
    """What one player won against another; shares are of the victories, from 0 to 1."""

    games: int
    won: float
    share: float
    fair: float
    """What it would be if both were equally strong."""
    low: float
    """The interval of 95 %."""
    high: float
    e_value: float
    """How much evidence there is that it is stronger: 1 says nothing, and `needed` is enough."""
    needed: float

    @property
    def is_won(self) -> bool:
        """Whether it is told apart as the stronger one."""
        return self.e_value >= self.needed


@dataclass(frozen=True)
class Rating:
    """A player of a league: its points, those of `search` being 0, and the interval of 95 %."""

    player: str
    rating: float
    low: float
    high: float
    beats_candidate: bool
    """Whether it is told apart as stronger than the candidate."""


@dataclass(frozen=True)
class Generation:
    """What is known of a generation; what is None was not done yet, or not needed."""

    champion: int | None
    """The generation whose net played the games; None for the evaluation that comes with the game."""
    steps: tuple[Step, ...] = ()
    """Those that are done, in their order."""
    losses: Losses | None = None
    gate: Contest | None = None
    league: tuple[Rating, ...] = ()
    is_promoted: bool = False
    seconds: float = 0.0
    """How long it took, all calls together."""

    @property
    def is_closed(self) -> bool:
        """Whether all is known."""
        return Step.CLOSING in self.steps

    @property
    def rating(self) -> Rating | None:
        """That of its own net."""
        return self.league[0] if self.league else None

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Self:
        """What `asdict` wrote."""
        return cls(
            **{
                **found,
                "steps": tuple(map(Step, found["steps"])),
                "losses": found["losses"] and Losses(**found["losses"]),
                "gate": found["gate"] and Contest(**found["gate"]),
                "league": tuple(Rating(**line) for line in found["league"]),
            }
        )


@dataclass(frozen=True)
class Pace:
    """How many simulations take as long as one of `search`."""

    net: float
    uct: float


@dataclass(frozen=True)
class State:
    """All that a loop knows."""

    settings: Settings
    pace: Pace | None = None
    generations: tuple[Generation, ...] = ()
    search: Contest | None = None
    """What the champion won against `search`; None until it was measured."""

    @property
    def champion(self) -> int | None:
        """The generation of the champion; None while it is the evaluation that comes with the game."""
        promoted = [at for at, generation in enumerate(self.generations) if generation.is_promoted]
        return promoted[-1] if promoted else None

    @property
    def predecessors(self) -> list[int]:
        """The generations that were champions, the last one first."""
        return [at for at, found in reversed(list(enumerate(self.generations))) if found.is_promoted]

    @property
    def last(self) -> Generation | None:
        """The generation that is under way, or was last."""
        return self.generations[-1] if self.generations else None

    @property
    def closed(self) -> tuple[Generation, ...]:
        """Generations of which all is known."""
        return tuple(generation for generation in self.generations if generation.is_closed)

    def begun(self) -> "State":
        """With one more generation."""
        return replace(self, generations=(*self.generations, Generation(self.champion)))

    def done(self, step: Step, seconds: float, **found: Any) -> "State":
        """The last generation with one more step, and with what was found."""
        last = self.generations[-1]
        changed = replace(last, steps=(*last.steps, step), seconds=last.seconds + seconds, **found)
        search = None if changed.is_promoted else self.search  # it was another champion that had won so much
        return replace(self, generations=(*self.generations[:-1], changed), search=search)

    def wants_more(self, generations: int | None, seconds: float | None) -> bool:
        """Whether another generation is to be begun: there are fewer than asked for, and there is time for it.

        There is as much time left as the longest one so far took. The first is always begun.
        """
        if generations is not None and len(self.closed) >= generations:
            return False
        times = [generation.seconds for generation in self.generations]
        return seconds is None or not times or sum(times) + max(times) <= seconds


def next_step(state: State) -> Step:
    """What is to be done next in the last generation; what cannot be won any more is left out.

    A generation that is closed asks for nothing, and neither does a loop that has none.
    """
    last = state.last
    if last is None or last.is_closed:
        return Step.NOTHING
    for step in (Step.LABELS, Step.TRAINING, Step.LOSSES):
        if step not in last.steps:
            return step
    is_alive = last.losses is not None and last.losses.is_good
    if is_alive and state.pace is None:
        return Step.PACE
    if is_alive and last.gate is None:
        return Step.GATE
    if last.gate is not None and last.gate.is_won and not last.league:
        return Step.LEAGUE
    return Step.CLOSING


# ---- the folder --------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Folder:
    """Where a loop of one game and number of players lives."""

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
    def held(self) -> Iterator[None]:
        """Nobody else works here meanwhile. Raises `BadLoop` if somebody does, or if there is something else here."""
        if self.path.exists() and not (self.path / ABOUT).exists() and any(self.path.glob("[!.]*")):
            raise _foreign(self.path)
        self.path.mkdir(parents=True, exist_ok=True)
        try:
            with FileLock(self.path / ".lock", timeout=0):
                remove_unfinished(self.path)
                yield
        except Timeout:
            raise BadLoop(message("engine-loop-in_use", folder=str(self.path))) from None

    def read(self, settings: Settings) -> State:
        """How far it got, from the beginning where there is nothing. Raises `BadLoop` for another loop."""
        file = self.path / ABOUT
        if not file.exists():
            return State(settings)
        try:
            found = json.loads(file.read_bytes())
            there, kind = found["settings"], (found["format"], found["version"])
            if kind != (FORMAT, VERSION):
                raise _foreign(self.path)
            _compare(self.path, there, settings.flat())
            return State(
                settings,
                found["pace"] and Pace(**found["pace"]),
                tuple(map(Generation.from_json, found["generations"])),
                found["search"] and Contest(**found["search"]),
            )
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            if isinstance(error, BadLoop):
                raise
            raise _foreign(self.path) from None

    def write(self, state: State) -> None:
        """Keep it, whole or not at all. Raises `OSError`."""
        document = {
            "format": FORMAT,
            "version": VERSION,
            "settings": state.settings.flat(),
            "pace": state.pace and asdict(state.pace),
            "generations": [asdict(generation) for generation in state.generations],
            "search": state.search and asdict(state.search),
        }
        with whole(self.path / ABOUT) as unfinished:
            unfinished.write_text(json.dumps(document, indent=1, allow_nan=False) + "\n", encoding="utf-8")


def _compare(folder: Path, there: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
    """Raise `BadLoop` unless the settings are the same."""
    for field, value in asked.items():
        if there.get(field) != value:
            raise other(folder, field, there.get(field), value)


def other(folder: Path, field: str, there: object, asked: object) -> BadLoop:
    """That the loop in a folder was begun with something else."""
    shown, meant = json.dumps(there), json.dumps(asked)
    return BadLoop(message("engine-loop-other", folder=str(folder), field=field, there=shown, asked=meant))


def _foreign(folder: Path) -> BadLoop:
    return BadLoop(message("engine-loop-foreign", folder=str(folder), file=ABOUT))


class Clock:
    """Seconds since it was asked last."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    def lap(self) -> float:
        """Those since the last time."""
        before, self._last = self._last, time.monotonic()
        return self._last - before
