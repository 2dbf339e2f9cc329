"""What all views share."""

from enum import IntEnum
from typing import Any, Literal

import pytest

from benben.engine.view import names_of


class Color(IntEnum):
    """Two kinds."""

    DARK_RED = 0
    BLUE = 1


class Late(IntEnum):
    """A kind that does not count from 0."""

    BLUE = 1


def test_kinds_are_called_by_their_names_in_small_letters() -> None:
    assert names_of(Color, Literal["dark_red", "blue"]) == ("dark_red", "blue")
    assert names_of(Color, Literal["dark_red", "blue", "over"]) == ("dark_red", "blue")


@pytest.mark.parametrize(
    ("kinds", "names"),
    [
        (Color, Literal["blue", "dark_red"]),
        (Color, Literal["dark_red"]),
        (Color, Literal["red", "blue"]),
        (Late, Literal["blue"]),
    ],
)
def test_a_literal_that_says_something_else_is_refused(kinds: type[IntEnum], names: Any) -> None:
    with pytest.raises(ValueError, match=kinds.__name__):
        names_of(kinds, names)
