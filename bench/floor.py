"""The floor: the least that a compiled step can do, in a loop by the same compiler with the same switches.

A step is a random draw, the choice of a bit out of a 64-bit mask, and eight updates of a 256-byte record that depend
on it; 60 steps are a game, and every game begins with the record restored. There are no rules in it, so no engine can
reach it, but it tells how far away one is.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from benben.engine.dice import Dice, below, new_dice
from benben.engine.native import native, numpy_dice
from benben.engine.rule import bind
from bench.bits import can_deposit, count_bits, kth_bit_by_clearing, kth_bit_by_deposit
from bench.measure import Done, Subject

STEPS = 60
RECORD = np.dtype(
    [
        ("mask", np.int64),
        ("turn", np.int64),
        ("size", np.int64),
        ("score", np.int32, (4,)),
        ("counts", np.int16, (64,)),
        ("track", np.int8, (88,)),
    ]
)
"""256 bytes, of the same sorts as a table's."""


def kth_bit(mask: int, index: int) -> int:
    """The position of the set bit with that *index*, counted from the lowest: bound below to one of two ways."""
    raise NotImplementedError


def games_template(records: Any, start: Any, games: int, dice: Dice) -> int:
    """Play *games* of `STEPS` steps each on the first record; return the sum of its scores, so that nothing is idle."""
    total = 0
    for _ in range(games):
        records[0] = start[0]
        record = records[0]
        for _ in range(STEPS):
            mask = record.mask
            bit = kth_bit(mask, below(dice, count_bits(mask)))
            turn = record.turn
            record.counts[bit] += 1
            record.track[record.size] = bit
            record.size += 1
            record.score[turn] += bit
            record.counts[63 - bit] -= turn
            record.mask = mask ^ (1 << bit) ^ (1 << ((bit + 17) & 31))
            if record.mask == 0:
                record.mask = 1
            record.turn = (turn + 1) & 3
        total += record.score[0]
    return total


def floors() -> list[Subject]:
    """The loop with the plain choice of a bit, and with the processor's own instruction where it has one."""
    ways: dict[str, Callable[..., int]] = {"clearing bits": kth_bit_by_clearing}
    if can_deposit():
        ways["one instruction (pdep)"] = kth_bit_by_deposit
    return [
        Subject("playouts", f"floor, {name}", "decisions", _floor(name, way), 100)
        for name, way in ways.items()
    ]


def start_record() -> Any:
    """One record as a game begins: twelve bits of the mask are set."""
    start = np.zeros(1, RECORD)
    start["mask"] = 0b1010_0101_1001_0110_1100_0011
    return start


def _floor(name: str, way: Callable[..., int]) -> Callable[[int], Done]:
    loop = native(bind(games_template, name.split(maxsplit=1)[0], kth_bit=way))
    records, start, dice = np.zeros(1, RECORD), start_record(), numpy_dice(new_dice(1))

    def work(games: int) -> Done:
        loop(records, start, games, dice)
        return Done(games * STEPS, games)

    return work
