"""A small game, soon compiled and soon played."""

from collections.abc import Iterator

import pytest

import benben
from benben import Game
from benben.engine import registry


@pytest.fixture
def pebbles() -> Iterator[Game]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._MODULES, "pebbles", "pebbles")
        yield benben.load("pebbles")
