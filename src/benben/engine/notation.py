"""The three faces of a move: an integer, a typed value and a line of notation; all three round-trip."""

import difflib
import itertools
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, TypeAlias

from benben.engine.errors import MalformedMove
from benben.engine.message import Message, message


@dataclass(frozen=True)
class Move:
    """A typed move or outcome of chance. `str(move)` is its notation, `int(move)` its integer.

    A kind of move is a subclass with a *verb* and the *first* of its integers. One with fields declares the values of
    each in *choices*: its integers are a run, one for each combination, and the last field changes fastest. `noun`
    names the combination. A move of a seat also describes itself (`describe`) and names the pieces that stand for it.
    """

    verb: ClassVar[str]
    first: ClassVar[int] = 0
    choices: ClassVar[tuple[Sequence[Any], ...]] = ()

    @property
    def noun(self) -> str:
        """The object of the verb, as in `bid 9`."""
        return ""

    @cached_property  # a match asks for it at each move
    def offset(self) -> int:
        """The noun's position among the integers of its verb."""
        found = 0
        for value, choices in zip(vars(self).values(), self.choices, strict=False):
            found = found * len(choices) + choices.index(value)
        return found

    def describe(self, table: Any) -> Message:
        """The move in words, as on its button, at a *table* where it is legal; outcomes of chance have none."""
        raise NotImplementedError(f"{self} has no words at {table}")

    def targets(self, table: Any) -> list[str]:  # noqa: ARG002  (most moves know them without looking)
        """The ids of the pieces on the board that stand for the move at a *table* where it is legal."""
        return []

    def __str__(self) -> str:
        return f"{self.verb} {self.noun}".rstrip()

    def __int__(self) -> int:
        return self.first + self.offset

    __index__ = __int__


AnyMove: TypeAlias = "int | str | Move"
_DASHES = re.compile(r"[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]")
_AROUND = "\"'`*_~.,;!?()[]{}<>“”‘’„‚«»‹›"  # noqa: RUF001  (they are meant)
"""Quotes, brackets, marks of Markdown and ends of sentences: what people and programs write around a move."""
_MOST_READ = 256
"""The most characters of a text that is looked at more closely; no notation is nearly as long."""


def folded(text: str) -> str:
    """A *text* without differences of case, spacing, width, kinds of dash, and without invisible marks."""
    same = _DASHES.sub("-", unicodedata.normalize("NFKC", text))
    seen = "".join(letter for letter in same if unicodedata.category(letter) != "Cf")
    return " ".join(seen.split()).casefold()


class MoveList:
    """Every move that a game's integers can mean, whether or not it is legal now."""

    def __init__(self, moves: Iterable[Move]) -> None:
        listed = list(moves)
        self._by_code = {int(move): move for move in listed}
        self._by_text = {str(move).casefold(): move for move in listed}
        if not len(self._by_text) == len(self._by_code) == len(listed):
            raise ValueError("two moves share a notation or an integer")

    @classmethod
    def of(cls, *kinds: type[Move]) -> "MoveList":
        """All moves of these kinds, in their order."""
        return cls(kind(*values) for kind in kinds for values in itertools.product(*kind.choices))

    @cached_property
    def verbs(self) -> frozenset[str]:
        """The first words of all notations."""
        return frozenset(text.partition(" ")[0] for text in map(str, self))

    def __iter__(self) -> Iterator[Move]:
        return iter(self._by_code.values())

    def __len__(self) -> int:
        return len(self._by_code)

    def __contains__(self, code: int) -> bool:
        return code in self._by_code

    def value(self, code: int) -> Move:
        """The typed move with this integer. Raises `MalformedMove` when no move has it."""
        move = self._by_code.get(code)
        if move is None:
            raise MalformedMove(str(code), message("engine-move-number"))
        return move

    def parse(self, move: AnyMove) -> Move:
        """The typed move meant by an integer, a typed move or its notation.

        In a notation neither case nor spacing nor the kind of a dash matters, nor marks around it: quotes,
        brackets, marks of Markdown, a full stop.

        Raises `MalformedMove`, with the nearest notations when a text is misspelt.
        """
        if isinstance(move, Move):
            if not self._has(move):
                raise MalformedMove(str(move), "not a move of this game")
            return move
        if isinstance(move, str):
            return self._parse_text(move)
        if isinstance(move, bool):
            raise MalformedMove(str(move), "a move is a text, a typed move or an integer")
        try:
            code = move.__index__()
        except (AttributeError, TypeError):  # from a class: its method needs an instance
            raise MalformedMove(repr(move)[:64], "a move is a text, a typed move or an integer") from None
        return self.value(code)

    def _has(self, move: Move) -> bool:
        try:
            return self._by_code.get(int(move)) == move
        except ValueError:  # a field has none of its values
            return False

    def find(self, text: str) -> Move | None:
        """The move whose notation a *text* is, read as `parse` does; None if it is none."""
        plain = " ".join(text.split()).casefold()
        move = self._by_text.get(plain)
        if move is None and len(text) <= _MOST_READ:
            plain = folded(text)
            move = self._by_text.get(plain) or self._by_text.get(plain.strip(f"{_AROUND} "))
        return move

    def _parse_text(self, text: str) -> Move:
        move = self.find(text)
        if move is None:
            near = difflib.get_close_matches(folded(text[:64]).strip(_AROUND), self._by_text, n=3)
            if not near:
                raise MalformedMove(text[:64], message("engine-move-unknown"))
            moves = [f"“{self._by_text[name]}”" for name in near]
            raise MalformedMove(text[:64], message("engine-move-near", moves=", ".join(moves)))
        return move


class LegalMoves(Sequence[Any]):
    """The legal moves of a position: iterate, count, index, or ask with `in` (text, typed move or integer)."""

    def __init__(self, moves: MoveList, codes: Sequence[int]) -> None:
        self._moves = moves
        self.codes = tuple(codes)

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._moves.value(code) for code in self.codes[index]]
        return self._moves.value(self.codes[index])

    def __iter__(self) -> Iterator[Move]:
        return map(self._moves.value, self.codes)

    def __contains__(self, move: object) -> bool:
        try:
            return int(self._moves.parse(move)) in self.codes  # type: ignore[arg-type]
        except MalformedMove:
            return False

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(map(str, self))}>"
