"""What the Python of browsers, which is new enough, has in `typing` itself."""

from typing import TypedDict, TypeVar, is_typeddict, override  # type: ignore[attr-defined, unused-ignore]

__all__ = ["TypeVar", "TypedDict", "is_typeddict", "override"]
