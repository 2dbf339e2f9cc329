"""Lessons: each scene teaches one idea on a real table. The lesson of a game is `lesson.toml` in its folder.

The file has a `[first_game]` with the options of the game after the lesson, and a `[[scenes]]` for each scene:

- `id`: its name, from which the catalogue's ids follow: `GAME-lesson-ID-say` (the idea), `-do` (the task), `-done` (the
  result, and why) and `-other` (for a legal move that is not the task). The second step may have its own texts `-do-2`
  and `-other-2`; a step without texts uses those of the step before it.
- `rule`: the number of the rule that it teaches.
- `options`: the game's options; `seat`: the learner's seat (default 0).
- `position`: the start, as a text for `Game.position` (default: a new game before chance deals), and `plies`: the moves
  and outcomes of chance from there, in notation and in order: `"draw, reveal Nile"`; repetitions are written as
  `"3 * draw, reveal Ra, pass"`.
- `touch`: pieces to look at, one after the other. Such a scene has no moves.
- `[[scenes.steps]]`: the moves to play. `want` lists the moves that fulfil the step (see `WANTED`), `reply` has the
  plies that follow, as in `plies`. `point` lists the pieces to point at, by their targets or spots (default: those of
  the first wanted move). `show` lists the pieces to show to a learner who asks, if they differ from these.
"""

import operator
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any

from benben.engine.dealer import SeededDealer
from benben.engine.errors import BenbenError, MoveError
from benben.engine.game import Game, Match
from benben.engine.notation import Move
from benben.engine.options import OptionValue
from benben.engine.rules import Rules

FILE = "lesson.toml"
WANTED = re.compile(r"(?P<verb>\S+) (?:\*|(?P<sign>[<>]) *(?P<number>\d+))")
"""Patterns besides moves: `bid *` is any bid, `bid >5` any above five, `bid <5` any below; `*` alone is any move."""
_SIGNS: Mapping[str, Callable[[int, int], bool]] = MappingProxyType({"<": operator.lt, ">": operator.gt})
_TIMES = re.compile(r"(?P<times>\d+) *\* *(?P<plies>.+)")


class LessonError(BenbenError, ValueError):
    """A lesson that cannot be taught as it is written; it names the scene and says what would be right."""

    def __init__(self, lesson: str, scene: str, reason: str) -> None:
        super().__init__(f"the lesson of {lesson}, scene {scene!r}: {reason}")


@dataclass(frozen=True, kw_only=True)
class LessonStep:
    """One thing to be played, and what happens then."""

    want: tuple[str, ...]
    reply: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    show: tuple[str, ...] = ()

    def wants(self, move: Move) -> bool:
        """Whether a legal move fulfils it."""
        return any(_fits(wanted, str(move)) for wanted in self.want)


@dataclass(frozen=True, kw_only=True)
class Scene:
    """One idea, taught on one table."""

    id: str
    rule: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seat: int = 0
    position: str | None = None
    plies: tuple[str, ...] = ()
    touch: tuple[str, ...] = ()
    steps: tuple[LessonStep, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A game's scenes in order, and the options of the first whole game."""

    game: str
    scenes: tuple[Scene, ...]
    first_game: Mapping[str, OptionValue] = field(default_factory=dict)

    def scene(self, name: str) -> Scene | None:
        """The scene of that name, if there is one."""
        return next((scene for scene in self.scenes if scene.id == name), None)


class SceneRun:
    """A scene in progress: the learner plays the steps, and everyone else plays the written plies."""

    def __init__(self, rules: Rules, scene: Scene) -> None:
        """Lay the scene out. Raises `LessonError` where that cannot be done."""
        self.rules = rules
        self.scene = scene
        self.match = _start_match(rules, scene)
        self.start = self.match.ply
        """How many plies lie before the scene."""
        self.done = 0
        """How many of the steps are done."""

    @property
    def step(self) -> LessonStep | None:
        """The present step; None after the last one."""
        return self.scene.steps[self.done] if self.done < len(self.scene.steps) else None

    @property
    def wanted(self) -> list[Move]:
        """The legal moves that fulfil the step."""
        step = self.step
        return [] if step is None else [move for move in self.match.legal_moves if step.wants(move)]

    def play(self, move: Move) -> None:
        """Play a wanted move, and what happens then. Raises `LessonError` for one that is not."""
        step = self.step
        if step is None or not step.wants(move):
            raise _error(self.rules, self.scene, f"{move} is not what is wanted at step {self.done + 1}")
        self.match.push(move)
        self._play_plies(step.reply)
        self.done += 1
        if self.step is not None:
            self._check_turn()

    def _play_plies(self, plies: Sequence[str]) -> None:
        for ply in plies:
            _play_ply(self.match, self.rules, self.scene, ply)

    def _check_turn(self) -> None:
        if self.match.turn != self.scene.seat:
            raise _error(
                self.rules,
                self.scene,
                f"step {self.done + 1} begins when seat {self.match.turn} has to decide",
            )


@cache
def lesson_of(rules: Rules) -> Lesson | None:
    """The lesson of a game, None where it has none. Raises `LessonError` for one that is not well written."""
    file = rules.folder / FILE
    if not file.is_file():
        return None
    try:
        read = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise LessonError(rules.name, "none", f"{file} is no TOML: {error}") from error
    return read_lesson(rules.name, read)


def read_lesson(game: str, read: Mapping[str, Any]) -> Lesson:
    """The lesson that a document describes. Raises `LessonError` for what it cannot have."""
    scenes = tuple(_scene(game, each) for each in read.get("scenes", []))
    names = [scene.id for scene in scenes]
    for name in names:
        if names.count(name) > 1:
            raise LessonError(game, name, "there are two of this name")
    return Lesson(game=game, scenes=scenes, first_game=MappingProxyType(dict(read.get("first_game", {}))))


def _scene(game: str, read: Mapping[str, Any]) -> Scene:
    name = str(read.get("id", "without an id"))
    _check_keys(game, name, read, Scene, needed=("id", "rule"))
    if bool(read.get("touch")) == bool(read.get("steps")):
        raise LessonError(game, name, "there is either something to touch or something to play")
    plain = {key: read[key] for key in ("id", "rule", "options", "seat", "position") if key in read}
    return Scene(
        **plain,
        plies=tuple(_plies(read.get("plies", []))),
        touch=tuple(read.get("touch", [])),
        steps=tuple(_step(game, name, step) for step in read.get("steps", [])),
    )


def _step(game: str, scene: str, read: Mapping[str, Any]) -> LessonStep:
    _check_keys(game, scene, read, LessonStep, needed=("want",))
    return LessonStep(
        want=tuple(read["want"]),
        reply=tuple(_plies(read.get("reply", []))),
        point=tuple(read.get("point", [])),
        show=tuple(read.get("show", [])),
    )


def _check_keys(game: str, scene: str, read: Mapping[str, Any], kind: Any, needed: Sequence[str]) -> None:
    known = list(kind.__dataclass_fields__)
    for key in read:
        if key not in known:
            raise LessonError(game, scene, f"nothing is called {key!r}; there are: {', '.join(known)}")
    for key in needed:
        if not read.get(key):
            raise LessonError(game, scene, f"it has no {key!r}")


def _plies(lines: Sequence[str]) -> Iterator[str]:
    """Plies that stand side by side, and those that are said once and happen several times, one by one."""
    for line in lines:
        found = _TIMES.fullmatch(line.strip())
        times, plies = (int(found["times"]), found["plies"]) if found else (1, line)
        yield from [ply.strip() for ply in plies.split(",")] * times


def _fits(wanted: str, text: str) -> bool:
    if wanted == "*":
        return True
    found = WANTED.fullmatch(wanted)
    if found is None:
        return wanted.casefold() == text.casefold()
    verb, _, noun = text.partition(" ")
    if verb != found["verb"]:
        return False
    sign = found["sign"]
    return sign is None or (noun.isdecimal() and _SIGNS[sign](int(noun), int(found["number"])))


def _start_match(rules: Rules, scene: Scene) -> Match:
    """The match where a scene begins."""
    try:
        game = Game(rules, scene.options)
        match = (
            Match(game, SeededDealer(0)) if scene.position is None else game.position(scene.position, seed=0)
        )
    except BenbenError as error:
        raise _error(rules, scene, str(error)) from error
    for ply in scene.plies:
        _play_ply(match, rules, scene, ply)
    if match.turn != scene.seat:
        raise _error(rules, scene, f"it begins when seat {match.turn} has to decide, not seat {scene.seat}")
    return match


def _play_ply(match: Match, rules: Rules, scene: Scene, ply: str) -> None:
    """Play a move, or let chance bring what is written."""
    try:
        match.push(ply)
    except MoveError as error:
        raise _error(rules, scene, f"ply {match.ply}: {error}") from error


def _error(rules: Rules, scene: Scene, reason: str) -> LessonError:
    return LessonError(rules.name, scene.id, reason)
