"""Suns as bit masks: bit 9 stands for the sun 9."""

from benben.engine.bits import lowest_bit
from benben.engine.rule import rule, small_rule
from benben.games.ra.components import HIGHEST_SUN


@rule
def has_sun_above(suns: int, sun: int) -> bool:
    """Whether *suns* holds one higher than *sun*."""
    return suns >> (sun + 1) != 0


@small_rule
def suns_above(suns: int, sun: int) -> int:
    """Those of *suns* that are higher than *sun*."""
    return (suns >> (sun + 1)) << (sun + 1)


@rule
def sum_of_suns(suns: int) -> int:
    """The sum of the numbers on *suns*."""
    total = 0
    while suns != 0:
        total += lowest_bit(suns)
        suns &= suns - 1
    return total


def list_suns(suns: int) -> list[int]:
    """The numbers on *suns*, highest first."""
    return [sun for sun in range(HIGHEST_SUN, 0, -1) if int(suns) >> sun & 1]
