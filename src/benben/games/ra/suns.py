"""Suns as bit masks: bit 9 stands for the sun 9."""

from benben.engine.rule import rule
from benben.games.ra.components import HIGHEST_SUN


@rule
def has_sun_above(suns: int, sun: int) -> bool:
    """Whether *suns* holds one higher than *sun*."""
    return suns >> (sun + 1) != 0


@rule
def highest_sun(suns: int) -> int:
    """The highest of *suns*, 0 for none."""
    highest = HIGHEST_SUN
    while highest > 0 and not (suns >> highest) & 1:
        highest -= 1
    return highest


@rule
def sum_of_suns(suns: int) -> int:
    """The sum of the numbers on *suns*."""
    total = 0
    for sun in range(1, HIGHEST_SUN + 1):
        if (suns >> sun) & 1:
            total += sun
    return total


def list_suns(suns: int) -> list[int]:
    """The numbers on *suns*, highest first."""
    return [sun for sun in range(HIGHEST_SUN, 0, -1) if int(suns) >> sun & 1]
