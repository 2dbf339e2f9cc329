"""Machine code for programs that play thousands of games, if Numba is installed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from benben.engine.portable import NATIVE, VARIABLE, kind_of_engine, use_engine


@contextmanager
def full_speed() -> Iterator[None]:
    """Run rules compiled during the block, in this process and its children, unless the user chose otherwise.

    Where Numba is not installed they run on the games' engines, which is slower and gives the same results.
    """
    before = kind_of_engine()
    if VARIABLE in os.environ or not all(map(find_spec, ("numba", "numpy"))):
        yield
        return
    os.environ[VARIABLE] = NATIVE
    use_engine(NATIVE)
    try:
        yield
    finally:
        del os.environ[VARIABLE]
        use_engine(before)
