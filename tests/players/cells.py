"""NumPy's arrays as cells of ours."""

from typing import Any

import numpy as np

from benben import nd


def ours(value: Any) -> Any:
    """The same with cells for arrays of NumPy, also in named tuples."""
    if isinstance(value, np.ndarray):
        cells = nd.frombuffer(bytearray(value.tobytes()), nd.dtype(value.dtype.str))
        return cells.reshape(value.shape)
    if isinstance(value, tuple) and hasattr(value, "_make"):
        return type(value)(*map(ours, value))
    return value
