"""The points that tokens would add for both seats: views show them before a decision, events afterwards.

Only sites and action tokens count: a meeple that comes back from the harbor is no loss (D9.3). What a token of side A
of the temple adds is printed on it, independent of the face-down tokens.
"""

from typing import NamedTuple

from benben.engine.bits import has_bit
from benben.engine.question import Question
from benben.engine.rule import rule, wide
from benben.engine.table import Block
from benben.games.imhotep_duel.components import CARGO_SPACES, FARTHEST, LINES, SEATS
from benben.games.imhotep_duel.rules import deliver
from benben.games.imhotep_duel.scoring import worth
from benben.games.imhotep_duel.table import DuelTable

_MODULE = "benben.games.imhotep_duel"
_UNLOADING = Question(_MODULE, "unloading")
_DELIVERY = Question(_MODULE, "delivery")


class Gains(NamedTuple):
    """The gains from unloading a boat: of each token in order, for its receiver (0: the box); the sum for each seat."""

    tokens: list[int]
    seats: list[int]


def unloading_gains(table: DuelTable, boat: int) -> Gains:
    """D5. The gains from unloading a boat; a seat can lose as well, as the majority of the obelisks (D9.5)."""
    found = _UNLOADING(table, boat)
    return Gains(found[SEATS:], found[:SEATS])


def token_gain(table: DuelTable, seat: int, kind: int) -> int:
    """The points that one more token of a kind would add for a seat."""
    return _DELIVERY(table, seat, kind)[0]


@rule
def unloading(table: DuelTable, boat: int, _second: int, answers: Block) -> int:
    """D5.2 to D5.5. Lay a boat's tokens on to their owners' sites; write what it adds to each seat, then each token.

    The last of the tokens, 0, is the one that goes to the box, if one does.
    """
    for seat in range(SEATS):
        answers[seat] = -worth(table, seat)
    delivered = wide(0)
    for step in range(CARGO_SPACES):
        for seat in range(SEATS):
            if has_bit(table.meeples[seat], int(LINES[boat, step])):
                kind = table.cargo[boat, FARTHEST - delivered]
                answers[SEATS + delivered] = added(table, seat, kind)
                delivered += 1
    for seat in range(SEATS):
        answers[seat] += worth(table, seat)
    if delivered == CARGO_SPACES:
        return SEATS + CARGO_SPACES
    answers[SEATS + delivered] = 0
    return SEATS + delivered + 1


@rule
def delivery(table: DuelTable, seat: int, kind: int, answers: Block) -> int:
    """Write what a token would add on its owner's site."""
    answers[0] = added(table, seat, kind)
    return 1


@rule
def added(table: DuelTable, seat: int, kind: int) -> int:
    """Lay a token on to its owner's site; return what it adds."""
    before = worth(table, seat)
    deliver(table, seat, kind)
    return worth(table, seat) - before
