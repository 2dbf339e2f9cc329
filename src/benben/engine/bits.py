"""Sets of small numbers as bit masks: bit 9 stands for the number 9."""

from benben.engine.rule import small_rule


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
