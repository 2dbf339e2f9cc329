"""Names for annotations. Nothing is checked."""

from typing import Any

from .arrays import ndarray

ArrayLike = Any


class NDArray:
    """An array of some type of items."""

    def __class_getitem__(cls, _items: Any) -> type[ndarray]:
        return ndarray
