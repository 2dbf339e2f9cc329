"""Engines that are built once, and a Node for each."""

import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from benben.engine.rules import Rules
from benben.web import built
from tests.web.node import Node, engine_files

NO_LINKER = "there is no linker for WebAssembly (`make web-build` installs it), and no engine of these sources is kept"


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Rules], list[Path]]:
    """The files of a game's engine (`engine_files`); a test is skipped where nobody can make them."""
    folder = tmp_path_factory.mktemp("engines")

    def found(rules: Rules) -> list[Path]:
        if importlib.util.find_spec("ziglang") is None and not built.is_kept(rules):
            pytest.skip(NO_LINKER)
        return engine_files(rules, folder)

    return found


@pytest.fixture(scope="session")
def node(files: Callable[[Rules], list[Path]]) -> Iterator[Callable[[Rules], Node]]:
    """A Node with a game's engine, the same for all tests."""
    running: dict[str, Node] = {}

    def found(rules: Rules) -> Node:
        if rules.name not in running:
            running[rules.name] = Node(files(rules)[0])
        return running[rules.name]

    yield found
    for each in running.values():
        each.close()
