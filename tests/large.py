"""How much a test does: as much as shows a fault usually, or as much as there is time for.

Some claims gain by numbers: thousands of games instead of hundreds, every set of options instead of those that show
every two choices together. `make test` runs the usual numbers; with `BENBEN_LARGE=1` in the environment the same
tests run the large ones.
"""

import os
from typing import TypeVar

T = TypeVar("T")

LARGE = bool(os.environ.get("BENBEN_LARGE"))


def usually(usual: T, large: T) -> T:
    """What a test does usually, or what it does when large sizes are asked for."""
    return large if LARGE else usual
