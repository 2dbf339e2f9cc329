"""Pebbles counts as a game while these tests run."""

from collections.abc import Iterator

import pytest

from benben import texts
from benben.engine import registry
from tests.games import checks


@pytest.fixture(scope="module", autouse=True)
def _pebbles() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._MODULES, "pebbles", "pebbles")
        # What another test of this process has read before is without the words of Pebbles.
        texts._bundle.cache_clear()
        checks.english.cache_clear()
        yield
