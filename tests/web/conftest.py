"""Engines that are built once, and Node and Chromium to ask them."""

import contextlib
import importlib.util
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from benben.engine import registry
from benben.engine.rules import Rules
from benben.web import built
from tests.web import tally
from tests.web.hosts import FIREFOX, HERE, QUESTIONS, FoxTab, Host, Node, Program, Tab, site

NO_LINKER = (
    "there is no linker for WebAssembly (`make engines` installs it), and no engine of these sources is kept"
)
NODE, CHROMIUM, FOX = "node", "chromium", "firefox"
BROWSERS = [CHROMIUM] if FIREFOX is None else [CHROMIUM, FOX]
ASK_FIREFOX = HERE.parents[1] / "web" / "tests" / "ask.mjs"


@pytest.fixture(scope="module", autouse=True)
def _pebbles() -> Iterator[None]:
    """A game from elsewhere counts as one while these tests run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._MODULES, "pebbles", "pebbles")
        yield


@pytest.fixture(autouse=True)
def _tally(request: pytest.FixtureRequest) -> None:
    """What a test compares is told at the end."""
    request.node.user_properties.append((tally.KEY, tally.begin()))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    for line in tally.told(terminalreporter.stats.get("passed", [])):
        terminalreporter.write_line(line)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where engines are put."""
    return tmp_path_factory.mktemp("engines")


@pytest.fixture(scope="session")
def files(folder: Path) -> Callable[[Rules], list[Path]]:
    """The files of a game's engine: the manifest, the module, the weights. Skips where nobody can make them."""

    def found(rules: Rules) -> list[Path]:
        if importlib.util.find_spec("ziglang") is None and not built.is_kept(rules):
            pytest.skip(NO_LINKER)
        built.build(rules, folder, lambda *_: None)
        return built.files_of(folder, rules)

    return found


@pytest.fixture(
    scope="session", params=[NODE, *(pytest.param(name, marks=pytest.mark.browser) for name in BROWSERS)]
)
def host(
    request: pytest.FixtureRequest, folder: Path, files: Callable[[Rules], list[Path]]
) -> Iterator[Callable[[Rules], Host]]:
    """What has a game's engine, the same for all tests: Node, or a page in Chromium or in Firefox, if that is here."""
    with contextlib.ExitStack() as stack:
        if request.param == NODE:
            make = _in_node(stack)
        elif request.param == FOX:
            make = _in_firefox(stack, stack.enter_context(site(folder, QUESTIONS)))
        else:
            make = _in_tabs(request.getfixturevalue("browser"), stack.enter_context(site(folder, QUESTIONS)))
        yield cache(lambda rules: make(files(rules)[0]))


def _in_node(stack: contextlib.ExitStack) -> Callable[[Path], Host]:
    def make(manifest: Path) -> Host:
        node = Node(manifest)
        stack.callback(node.close)
        return node

    return make


def _in_tabs(browser: Browser, address: str) -> Callable[[Path], Host]:
    return lambda manifest: Tab(browser.new_page(), address, f"{address}/{manifest.name}")


def _in_firefox(stack: contextlib.ExitStack, address: str) -> Callable[[Path], Host]:
    program = Program(ASK_FIREFOX, str(FIREFOX))
    stack.callback(program.close)
    return lambda manifest: FoxTab(program, address, f"{address}/{manifest.name}")
