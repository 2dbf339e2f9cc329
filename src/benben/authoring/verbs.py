"""Moves and outcomes by verb and range: `{"move": range(1, 31), "pass": None}`.

The integers of the verbs follow each other in order, and within a verb its nouns do. `places` has nouns that are places
of a cell, so that a touch on the board can mean the move.
"""

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from typing_extensions import override

from benben.authoring.cells import BadGame
from benben.engine.message import Message, message
from benben.engine.notation import Move, MoveList


@dataclass(frozen=True)
class Places:
    """Places of a cell, as nouns."""

    cell: str
    nouns: tuple[str, ...]


def places(cell: str, *ranges: int | range) -> Places:
    """The places of a *cell*: numbers in each range (a whole number is a range from 0), in rows where there are two.

    `places("board", range(1, 31))` are 1 to 30, `places("board", 3, 3)` are 0-0 to 2-2.
    """
    lengths = [range(each) if isinstance(each, int) else each for each in ranges]
    return Places(cell, tuple("-".join(map(str, place)) for place in itertools.product(*lengths)))


Nouns: TypeAlias = "Places | Iterable[int | str] | None"
"""The objects of a verb: places of a cell, numbers, words, or nothing."""


@dataclass(frozen=True)
class VerbMove(Move):
    """A move or an outcome, known by its verb and what that is about."""

    verb: str  # type: ignore[misc]  # one kind of move for all verbs
    game: str
    thing: str
    code: int
    spot: str = ""
    """The place on the board that a touch means, if it is one."""

    @property
    @override
    def noun(self) -> str:
        return self.thing

    @property
    @override
    def offset(self) -> int:
        return self.code

    @override
    def describe(self, table: Any) -> Message:
        return message(f"{self.game}-move-{self.verb}", noun=self.thing)

    @override
    def targets(self, table: Any) -> list[str]:
        return [self.spot] if self.spot else []


class Verbs(Mapping[str, Sequence[str]]):
    """The verbs of a game with their nouns. `code` has the integers that rules write."""

    def __init__(self, verbs: Mapping[str, Nouns] | None = None, /, **more: Nouns) -> None:
        """Verbs in order. Raises `BadGame` for one that is no plain word."""
        self._nouns: dict[str, tuple[str, ...]] = {}
        self._cells: dict[str, str] = {}
        self._first: dict[str, int] = {}
        first = 0
        for verb, nouns in {**(verbs or {}), **more}.items():
            if not (verb.isidentifier() and verb.islower()):
                raise BadGame("verb", verb=verb)
            if isinstance(nouns, Places):
                self._cells[verb] = nouns.cell
            listed = nouns.nouns if isinstance(nouns, Places) else ("",) if nouns is None else map(str, nouns)
            self._nouns[verb] = tuple(listed)
            self._first[verb] = first
            first += len(self._nouns[verb])

    def code(self, verb: str, noun: object = None) -> int:
        """The integer of a verb's first noun, or of the *noun* that is named. Raises KeyError, ValueError."""
        return self._first[verb] + (0 if noun is None else self._nouns[verb].index(str(noun)))

    def cell(self, verb: str) -> str | None:
        """The cell whose places the verb is about."""
        return self._cells.get(verb)

    def moves(self, game: str) -> MoveList:
        """The moves of a *game*, by these verbs."""
        return MoveList(self._listed(game))

    def _listed(self, game: str) -> Iterator[VerbMove]:
        code = itertools.count()
        for verb, nouns in self._nouns.items():
            cell = self._cells.get(verb)
            for noun in nouns:
                yield VerbMove(verb, game, noun, next(code), f"{cell}:{noun}" if cell else "")

    def __getitem__(self, verb: str) -> Sequence[str]:
        return self._nouns[verb]

    def __iter__(self) -> Iterator[str]:
        return iter(self._nouns)

    def __len__(self) -> int:
        return len(self._nouns)
