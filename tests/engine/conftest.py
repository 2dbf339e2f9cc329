"""Pebbles counts as a game while these tests run."""

from collections.abc import Iterator

import pytest

from benben.engine import registry


@pytest.fixture(scope="module", autouse=True)
def _pebbles() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._MODULES, "pebbles", "pebbles")
        yield
