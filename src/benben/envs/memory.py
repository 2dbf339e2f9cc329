"""Memory that others can share."""

from typing import Any

import numpy as np
import numpy.typing as npt

BOUNDARY = 64
"""JAX shares memory only where it begins at a multiple of so many bytes; NumPy alone sees to sixteen."""


def shareable(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """*array* if it begins at such a boundary, lies in one piece and may be written, else a copy that does."""
    flags = array.flags
    if flags.writeable and flags.c_contiguous and array.ctypes.data % BOUNDARY == 0:
        return array
    room = np.empty(array.nbytes + BOUNDARY, np.uint8)
    first = -room.ctypes.data % BOUNDARY
    copy = room[first : first + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy
