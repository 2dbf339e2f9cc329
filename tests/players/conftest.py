"""Searches by compiled rules, whose trees can be looked into; tests/players/test_engine_search.py compares them."""

from collections.abc import Iterator

import pytest

from benben.engine.portable import NATIVE
from tests.games.three_ways import running


@pytest.fixture
def compiled() -> Iterator[None]:
    """Rules are compiled by Numba while a test runs."""
    with running(NATIVE):
        yield
