"""The two tiers of tests: `make test` proves every behaviour once, `make proof` runs everything that there is.

A test belongs to `make proof` (``@pytest.mark.proof``) if another test of `make test` would fail from the same
fault. Where a claim gains by numbers, `usually` says how many there are in each tier.
"""

import os
from typing import TypeVar

T = TypeVar("T")

PROOF = bool(os.environ.get("BENBEN_PROOF"))
"""Whether the exhaustive tier runs."""


def usually(usual: T, proof: T) -> T:
    """The size of a test in `make test`, or its size in `make proof`."""
    return proof if PROOF else usual
