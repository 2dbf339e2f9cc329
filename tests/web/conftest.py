"""Games' engines in Node, next to the same rules as Numba compiles them. Browsers: tests/browser/test_engines.py."""

import contextlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from benben.engine import registry
from benben.engine.portable import NATIVE, PORTABLE
from benben.engine.rules import Rules
from benben.web.built import write_published
from tests.games.three_ways import running
from tests.web.hosts import Host, Node


@pytest.fixture(scope="module", autouse=True)
def _pebbles() -> Iterator[None]:
    """A game from elsewhere counts as one while these tests run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._MODULES, "pebbles", "pebbles")
        yield


@pytest.fixture
def _compiled() -> Iterator[None]:
    """In this process rules are compiled by Numba: what an engine answers is compared with that."""
    with running(NATIVE):
        yield


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Rules], list[Path]]:
    """The files of a game's engine: the manifest, the module, the weights."""
    folder = tmp_path_factory.mktemp("engines")

    def published(rules: Rules) -> list[Path]:
        with running(PORTABLE):
            return write_published(rules, folder)

    return cache(published)


@pytest.fixture(scope="session")
def host(files: Callable[[Rules], list[Path]]) -> Iterator[Callable[[Rules], Host]]:
    """Node with a game's engine, the same for all tests."""
    with contextlib.ExitStack() as stack:

        def make(rules: Rules) -> Host:
            node = Node(files(rules)[0])
            stack.callback(node.close)
            return node

        yield cache(make)
