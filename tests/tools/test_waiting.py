"""A wait that fails says what it waited for and how long."""

import re
from collections.abc import Iterator

import pytest

from tests import waiting
from tests.waiting import wait_for

SHORT = 0.05


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "LIMIT", SHORT)


@pytest.mark.usefixtures("_short")
def test_an_event_that_does_not_come_is_named() -> None:
    with pytest.raises(TimeoutError, match=re.escape("waited 0.05 s for the ship to sail")):
        wait_for(lambda: None, "the ship to sail")


def answers() -> Iterator[int]:
    yield from (0, 0, 7)


def test_what_was_found_is_returned_and_pauses_are_kept() -> None:
    asked, slept = answers(), list[float]()
    assert wait_for(lambda: next(asked), "seven", pause=3, sleep=slept.append) == 7
    assert slept == [3, 3]
