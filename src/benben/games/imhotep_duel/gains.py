"""What tokens would add to both seats' points: views tell it before anybody decides, events when it has happened.

Only sites and action tokens count: a meeple that comes back from the harbor is no loss (D9.3). What a token of side A
of the temple adds is printed on it, whatever lies face down already.
"""

from typing import NamedTuple

from benben import nd
from benben.engine.bits import has_bit
from benben.engine.rule import rule
from benben.engine.table import Block, copy_of
from benben.games.imhotep_duel.components import CARGO_SPACES, FARTHEST, LINES, SEATS
from benben.games.imhotep_duel.rules import deliver
from benben.games.imhotep_duel.scoring import worth
from benben.games.imhotep_duel.table import DuelTable


class Gains(NamedTuple):
    """What unloading a boat adds: each token, in order, to whoever gets it (0 for the box); all of it to each seat."""

    tokens: list[int]
    seats: list[int]


def unloading_gains(table: DuelTable, boat: int) -> Gains:
    """D5. What unloading a boat would add; a seat can lose as well, as the majority of the obelisks (D9.5)."""
    tokens, seats = nd.zeros(CARGO_SPACES, nd.int64), nd.zeros(SEATS, nd.int64)
    delivered = unload_trial(_copy(table), boat, tokens, seats)
    return Gains(tokens[: min(delivered + 1, CARGO_SPACES)].tolist(), seats.tolist())


def token_gain(table: DuelTable, seat: int, kind: int) -> int:
    """What one more token of a kind would add to a seat's points."""
    return int(delivered_trial(_copy(table), seat, kind))


@rule
def unload_trial(table: DuelTable, boat: int, tokens: Block, seats: Block) -> int:
    """D5.2 to D5.5. Lay a boat's tokens on to their owners' sites; note what each and all add, tell how many."""
    for seat in range(SEATS):
        seats[seat] = -worth(table, seat)
    delivered = 0
    for step in range(CARGO_SPACES):
        for seat in range(SEATS):
            if has_bit(table.meeples[seat], int(LINES[boat, step])):
                kind = table.cargo[boat, FARTHEST - delivered]
                tokens[delivered] = delivered_trial(table, seat, kind)
                delivered += 1
    for seat in range(SEATS):
        seats[seat] += worth(table, seat)
    return delivered


@rule
def delivered_trial(table: DuelTable, seat: int, kind: int) -> int:
    """Lay a token on to its owner's site; return what it adds."""
    before = worth(table, seat)
    deliver(table, seat, kind)
    return worth(table, seat) - before


def _copy(table: DuelTable) -> DuelTable:
    trial: DuelTable = copy_of(table)[0]
    return trial
