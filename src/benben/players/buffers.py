"""The memory that judging tables takes, and how large it is for a game."""

from functools import cache
from typing import NamedTuple, Self

from benben import nd
from benben.engine.observation import Spec
from benben.engine.rules import Rules
from benben.players.steps import FIRST, SECOND


class Buffers(NamedTuple):
    """Scratch memory for the evaluation of a table."""

    values: nd.Array
    """A seat's features."""
    first: nd.Array
    """The first hidden layer of each seat, and one row for what a seat adds to all others."""
    hidden: nd.Array
    seen: nd.Array
    """The information that a seat may know (`Rules.observe`)."""

    @classmethod
    def of(cls, rules: Rules) -> Self:
        """Room for a game's tables."""
        return cls(
            nd.zeros(len(rules.feature_names)),
            nd.zeros((rules.most_seats + 1, FIRST), nd.int32),
            nd.zeros(SECOND, nd.int32),
            nd.zeros(len(highest_seen(rules, rules.most_seats)), nd.uint8),
        )


@cache
def highest_seen(rules: Rules, players: int) -> nd.Array:
    """The most that each number of an observation can be, none for a game without observations."""
    if rules.observation is None:
        return nd.zeros(0, nd.int64)
    spec = Spec(rules.name, players, rules.observation)
    table, seat = (
        [high for part in spec.parts.values() if part.per == whose for high in [part.high] * part.size]
        for whose in ("table", "seat")
    )
    return nd.array(table + seat * players, nd.int64)
