"""Runs pytest where the site's stand-ins take the place of NumPy and Numba. Arguments: pytest's own.

Hypothesis wants to seed NumPy's randomness as soon as there is a NumPy; it is shown one that has nothing to seed.
"""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

STAND_INS = Path(__file__).parents[2] / "src" / "benben" / "site" / "stand_ins"


def main(arguments: list[str]) -> int:
    """Run the tests and return pytest's exit status."""
    sys.path.insert(0, str(STAND_INS))
    numpy: Any = __import__("numpy")
    assert STAND_INS in Path(numpy.__file__).parents
    numpy.random = random = ModuleType("numpy.random")
    random.__dict__.update(seed=lambda _seed: None, get_state=lambda: None, set_state=lambda _state: None)
    sys.modules["numpy.random"] = random
    return int(pytest.main(arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
