"""Pebbles for the general tests."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from typing_extensions import override

from benben.engine.table import CHANCE, OVER, Tables
from pebbles import RULES
from pebbles.codes import Code
from pebbles.components import BAGS, Colour
from pebbles.table import Step
from tests.games.cases import Case, copied


class PebblesCase(Case):
    rules = RULES
    at_once = frozenset({"pebbles-2-tiny", "pebbles-2-large", "pebbles-3-large-open_hands"})
    longest = 8 * 2 + 8 + 8
    """Eight pebbles are drawn in two plies each, each is laid at most once and at most given once."""
    landmarks = frozenset(
        {
            *("pebbles-event-drew", "pebbles-event-drew_colour", "pebbles-event-laid"),
            *("pebbles-event-gave", "pebbles-event-over", "pebbles-event-hand"),
        }
    )

    @override
    def check_sound(self, table: Any) -> None:
        white, red = (int(count) for count in BAGS[table.bag_kind])
        assert table.bag[Colour.WHITE] + table.hands[:, Colour.WHITE].sum() + table.laid.sum() == white
        assert table.bag[Colour.RED] + table.hands[:, Colour.RED].sum() + table.gone == red
        assert (table.bag >= 0).all()
        assert (table.hands >= 0).all()
        assert (table.laid >= 0).all()
        if table.actor < 0 or table.step == Step.TURN:
            assert table.agenda_size == 0

    @override
    def left(self, table: Any) -> int:
        return int(table.bag.sum())

    @override
    def check_shown(self, before: Any, outcome: int, after: Any) -> None:
        assert after.bag[outcome] == before.bag[outcome] - 1
        assert after.hands[before.turn, outcome] == before.hands[before.turn, outcome] + 1
        assert after.bag.sum() == before.bag.sum() - 1

    @override
    def check_target(self, view: Mapping[str, Any], move: int, target: str) -> None:
        name, _, detail = target.partition(":")
        assert target in {"bag", "hand"} or (name == "seat" and int(detail) in range(len(view["seats"])))

    @override
    def hides(self, table: Any, viewer: int | None) -> bool:
        return bool(not table.open_hands and table.actor != OVER)

    @override
    def twin(self, table: Any, viewer: int | None, rng: random.Random) -> Tables:
        """P3. Bag and other hands put together and dealt again, every hand as large as it was."""
        tables = copied(table)
        twin = tables[0]
        others = [seat for seat in range(twin.seats) if seat != viewer]
        pool = [
            colour
            for colour in Colour
            for _ in range(int(twin.bag[colour]) + sum(int(twin.hands[seat, colour]) for seat in others))
        ]
        rng.shuffle(pool)
        for seat in others:
            size = int(twin.hands[seat].sum())
            hand, pool = pool[:size], pool[size:]
            twin.hands[seat] = [hand.count(colour) for colour in Colour]
        twin.bag[:] = [pool.count(colour) for colour in Colour]
        return tables

    @override
    def alike(self, before: Any, move: int, viewer: int | None) -> Sequence[int]:
        """P3. Only the one who draws a pebble sees its colour."""
        secret = before.actor == CHANCE and viewer != before.turn and self.hides(before, viewer)
        return list(Colour) if secret else (move,)

    @override
    def opens(self, before: Any, move: int) -> bool:
        """P4. Laying the hand open."""
        return bool(before.actor >= 0 and move == Code.LAY)

    @override
    def private_twin(self, table: Any, seat: int, rng: random.Random) -> Tables:
        return self.twin(table, seat, rng) if self.hides(table, seat) else copied(table)


CASE = PebblesCase()
