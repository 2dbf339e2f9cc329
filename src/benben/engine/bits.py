"""Sets of small numbers as bit masks: bit 9 stands for the number 9."""

from benben import nd
from benben.engine.rule import small_rule


def lists_of_sets(first: int, size: int) -> nd.Array:
    """For each set of numbers below *size*: *first* plus each number of the set, in order, filled up with zeros.

    Rules copy whole lists of moves from it: checking bit by bit takes longer.
    """
    lists = nd.zeros((1 << size, size), nd.int16)
    for numbers in range(1 << size):
        listed = [first + number for number in range(size) if numbers >> number & 1]
        lists[numbers, : len(listed)] = listed
    return lists


@small_rule
def count_bits(mask: int) -> int:
    """How many numbers are in the set. The compiler makes one instruction of this loop."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@small_rule
def lowest_bit(mask: int) -> int:
    """The lowest number in the set; there must be one."""
    return count_bits((mask & -mask) - 1)


@small_rule
def has_bit(mask: int, number: int) -> bool:
    """Whether *number* is in the set."""
    return bool((int(mask) >> number) & 1)
