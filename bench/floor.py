"""The floor: the minimum that a compiled step must do, in a loop with the same compiler and settings.

A step is a random draw, the selection of a bit from a 64-bit mask, and eight dependent updates of a 256-byte record; 60
steps are a game, and every game starts by restoring the record. It contains no rules, so no engine can reach it, but it
shows how far away an engine is.
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
"""256 bytes, with the same types as a table."""


def kth_bit(mask: int, index: int) -> int:
    """The position of the set bit with this *index*, counted from the lowest; bound to one of two functions below."""
    raise NotImplementedError


def games_template(records: Any, start: Any, games: int, dice: Dice) -> int:
    """Play *games* of `STEPS` steps each on the first record; return the sum of its scores."""
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
    """The loop with the plain bit selection, and with the processor's own instruction if it has one."""
    ways: dict[str, Callable[..., int]] = {"clearing bits": kth_bit_by_clearing}
    if can_deposit():
        ways["one instruction (pdep)"] = kth_bit_by_deposit
    return [
        Subject("playouts", f"floor, {name}", "decisions", _floor(name, way), 100)
        for name, way in ways.items()
    ]


def start_record() -> Any:
    """A record at the start of a game: twelve bits of the mask are set."""
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
