"""The facts that the general tests need of a game: the few that only its rulebook knows."""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from typing_extensions import override

from benben.engine.rules import Rules
from benben.engine.table import Tables, copy_of


class Case(ABC):
    """A game under the general tests. A new game has one as `CASE` in `tests/rules/NAME/case.py`."""

    rules: Rules
    at_once: frozenset[str]
    """Labels of those sets of options over which `make test` runs each law: every player number, edition and side."""
    longest: int
    """No match has more plies; the reason stands next to it."""
    landmarks: frozenset[str]
    """Ids of events that random games must reach, else the general tests look at too little."""
    unseen: tuple[str, ...] = ("bag", "gone")
    """Cells of the table that no view shows, because what lies there is out of sight."""
    open_book: bool = False
    """Whether a view shows all the rest of a position in which nothing waits, with any options."""
    has_secrets: bool = True
    """Whether anything is ever hidden from anybody; if not, `twin` differs in what all can see."""

    def check_sound(self, table: Any) -> None:
        """Everything from the box is in exactly one place, sums are right, and what waits fits the step."""
        assert list(self.rules.positions.problems(table)) == []

    def check_end(self, table: Any) -> None:  # noqa: B027  (a game may have nothing to say)
        """What is sure of every table whose game is over."""

    @abstractmethod
    def left(self, table: Any) -> int:
        """How many things chance draws from: the sum that its weights must have."""

    @abstractmethod
    def check_shown(self, before: Any, outcome: int, after: Any) -> None:
        """An outcome of chance did to the table what its notation says, and left the rest of what is drawn from."""

    @abstractmethod
    def check_target(self, view: Mapping[str, Any], move: int, target: str) -> None:
        """*target* names a piece that lies on the board of *view*."""

    @abstractmethod
    def hides(self, table: Any, viewer: int | None) -> bool:
        """Whether a view of this table must hide something from *viewer*."""

    @abstractmethod
    def twin(self, table: Any, viewer: int | None, rng: random.Random) -> Tables:
        """A table that differs only in what the rulebook shows to its owner alone.

        Where `hides` says that something is hidden from *viewer*, it owns none of what differs.
        """

    @abstractmethod
    def alike(self, before: Any, move: int, viewer: int | None) -> Sequence[int]:
        """The moves or outcomes that *viewer* must not be able to distinguish from *move* by its messages."""

    @abstractmethod
    def opens(self, before: Any, move: int) -> bool:
        """Whether *move* shows everybody something that was hidden before it."""

    @abstractmethod
    def private_twin(self, table: Any, seat: int, rng: random.Random) -> Tables:
        """A table that differs only in what *seat* cannot know with a perfect memory (perhaps in nothing)."""


class OpenCase(Case):
    """A game in which everything is, or once was, public except what no one knows: nothing is private."""

    @override
    def alike(self, before: Any, move: int, viewer: int | None) -> Sequence[int]:
        return (move,)

    @override
    def opens(self, before: Any, move: int) -> bool:
        return False

    @override
    def private_twin(self, table: Any, seat: int, rng: random.Random) -> Tables:
        return copied(table)


def copied(table: Any) -> Tables:
    """An array of one record that is a copy of *table*."""
    copy: Tables = copy_of(table)
    return copy
