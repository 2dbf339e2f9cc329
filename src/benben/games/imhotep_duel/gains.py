"""What tokens would add to both seats' points: views tell it before anybody decides, events when it has happened.

Only sites and action tokens count: a meeple that comes back from the harbor is no loss (D9.3). What a token of side A
of the temple adds is printed on it, whatever lies face down already.
"""

from typing import NamedTuple

import numpy as np

from benben.games.imhotep_duel.components import SEATS
from benben.games.imhotep_duel.deliveries import deliveries
from benben.games.imhotep_duel.rules import deliver
from benben.games.imhotep_duel.scoring import worth
from benben.games.imhotep_duel.table import DuelTable


class Gains(NamedTuple):
    """What unloading a boat adds: each token, in order, to whoever gets it (0 for the box); all of it to each seat."""

    tokens: list[int]
    seats: list[int]


def unloading_gains(table: DuelTable, boat: int) -> Gains:
    """D5. What unloading a boat would add; a seat can lose as well, as the majority of the obelisks (D9.5)."""
    trial = _copy(table)
    before = [int(worth(trial, seat)) for seat in range(SEATS)]
    tokens = [
        0 if seat is None else _delivered(trial, seat, int(table.cargo[boat, space]))
        for space, _, seat in deliveries(table, boat)
    ]
    return Gains(tokens, [int(worth(trial, seat)) - before[seat] for seat in range(SEATS)])


def token_gain(table: DuelTable, seat: int, kind: int) -> int:
    """What one more token of a kind would add to a seat's points."""
    return _delivered(_copy(table), seat, kind)


def _delivered(table: DuelTable, seat: int, kind: int) -> int:
    """Lay a token on to its owner's site; return what it adds."""
    before = int(worth(table, seat))
    deliver(table, seat, kind)
    return int(worth(table, seat)) - before


def _copy(table: DuelTable) -> DuelTable:
    trial: DuelTable = np.array([table], table.dtype)[0]
    return trial
