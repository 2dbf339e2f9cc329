"""Whether a game keeps what it hides: tables that differ only in what a seat may not see must look alike to it."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

from benben import nd
from benben.authoring.cells import Cell
from benben.authoring.claims import text_of
from benben.authoring.faults import Broken
from benben.authoring.looks import Looks
from benben.engine.dice import new_dice
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, copy_of


@dataclass(frozen=True)
class Privacy:
    """The secrets of a game with these declared *cells*; a game without any has none but those of its `known`."""

    rules: Rules
    cells: Sequence[Cell]
    rng: random.Random

    @cached_property
    def _looks(self) -> Looks:
        return Looks(self.rules.name, self.cells, self.rules.score, True, ())

    def faults(self, table: Any) -> Iterator[Broken]:
        """The secrets that a table shows to a viewer, and wrong guesses of `known`."""
        for viewer in (None, *range(int(table.seats))):
            if self._looks.has_secrets:
                yield from self._alike(table, self._twin(table, viewer), viewer)
            if viewer is not None:
                yield from self._known(table, viewer)

    def _twin(self, table: Any, viewer: int | None) -> Any:
        """The same table with other numbers where the viewer may not look."""
        dice = new_dice(self.rng.randrange(2**31))
        return self._looks.known(table, cast(int, viewer), dice)[
            0
        ]  # a spectator is like a seat that owns nothing

    def _alike(self, table: Any, twin: Any, viewer: int | None) -> Iterator[Broken]:
        """The differences between two tables that must look alike to a viewer."""
        rules, seat = self.rules, -1 if viewer is None else viewer
        shown, other = (rules.view(each, viewer) for each in (table, twin))
        if text_of(shown) != text_of(other):
            yield Broken("view", "view_shows", {"field": _differs(shown, other), "seat": str(seat)})
        if rules.prompt(table) != rules.prompt(twin):
            yield Broken("prompt", "depends", {"rule": "prompt"})
        if viewer is None:
            return
        if rules.observation is not None and self.observed(table, seat) != self.observed(twin, seat):
            yield Broken("observe", "depends", {"rule": "observe"})
        if table.actor == seat and _codes(rules, table) != _codes(rules, twin):
            yield Broken("legal", "depends", {"rule": "legal"})

    def observed(self, table: Any, seat: int) -> list[int]:
        """The observation of a seat."""
        parts: Any = self.rules.observation
        values = nd.zeros(parts.table_size() + parts.seat_size() * int(table.seats), nd.int64)
        observe: Any = self.rules.observe
        observe(table, seat, 1, values)
        return [int(value) for value in values.tolist()]

    def _known(self, table: Any, seat: int) -> Iterator[Broken]:
        """A table that a seat may guess looks to it as the real one does, with the same moves for it."""
        known = self.rules.known(table, seat, new_dice(self.rng.randrange(2**31)))[0]
        if text_of(self.rules.view(known, seat)) != text_of(self.rules.view(table, seat)):
            field = _differs(self.rules.view(known, seat), self.rules.view(table, seat))
            yield Broken("known", "known", {"field": field})
        if table.actor == seat and _codes(self.rules, known) != _codes(self.rules, table):
            yield Broken("legal", "depends", {"rule": "legal"})

    def of_events(self, before: Any, code: int, after: Any) -> Iterator[Broken]:
        """Two moves that a viewer cannot distinguish by the table have the same words for it."""
        if not self._looks.has_secrets or before.actor == CHANCE:
            return
        codes = _codes(self.rules, before)
        for viewer in (None, *range(int(before.seats))):
            if viewer == int(before.actor):
                continue
            seen = self._looks.seen(after, viewer).tobytes()
            for other in self.rng.sample(codes, min(len(codes), 4)):
                trial = copy_of(before)[0]
                self.rules.apply(trial, other)
                if self._looks.seen(trial, viewer).tobytes() == seen and self._tell(
                    before, code, after, viewer
                ) != self._tell(before, other, trial, viewer):
                    yield Broken("events", "event_shows", {"move": str(self.rules.moves.value(code))})
                    return

    def _tell(self, before: Any, code: int, after: Any, viewer: int | None) -> str:
        return text_of(self.rules.events(before, code, after, viewer))


def _codes(rules: Rules, table: Any) -> list[int]:
    if table.actor < 0:
        return []
    moves = nd.zeros(rules.most_moves, nd.int64)
    return sorted(int(code) for code in moves[: rules.legal(table, moves)])


def _differs(shown: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """The field in which two views differ."""
    return next((name for name in shown if shown[name] != other.get(name)), "")
