"""What annotations say of a value."""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

ConfigDict = dict
GetCoreSchemaHandler = Any

F = TypeVar("F", bound=Callable[..., Any])


class Field:
    """Bounds, lengths, which field tells the members of a union apart, and what is there by default."""

    def __init__(
        self, default: Any = ..., *, default_factory: Callable[[], Any] | None = None, **said: Any
    ) -> None:
        self.default = default
        self.default_factory = default_factory
        self.said = said


class StringConstraints:
    """How long a text may be, and whether blanks around it are left out."""

    def __init__(self, **said: Any) -> None:
        self.said = said


class AfterValidator:
    """A function that a value goes through at the end; it raises ValueError for a wrong one."""

    def __init__(self, function: Callable[[Any], Any]) -> None:
        self.function = function


def model_validator(*, mode: str) -> Callable[[F], F]:
    """Let a method look at the whole model when all of its fields are right (*mode* is always `after`)."""
    assert mode == "after"  # noqa: S101

    def mark(method: F) -> F:
        method.checks_model = True  # type: ignore[attr-defined]
        return method

    return mark


STRICT = Field(strict=True)
"""Marks a number that is not to be made of something else."""
StrictBool = Annotated[bool, STRICT]
StrictInt = Annotated[int, STRICT]
