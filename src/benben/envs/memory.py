"""Memory that can be shared with other libraries."""

from typing import Any

import numpy as np
import numpy.typing as npt

BOUNDARY = 64
"""JAX shares memory only at multiples of this many bytes; NumPy guarantees only 16."""


def shareable(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """*array* if it is aligned, contiguous and writable, else a copy that is."""
    flags = array.flags
    if flags.writeable and flags.c_contiguous and array.ctypes.data % BOUNDARY == 0:
        return array
    room = np.empty(array.nbytes + BOUNDARY, np.uint8)
    first = -room.ctypes.data % BOUNDARY
    copy = room[first : first + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy
