"""The shared resources of a run: a browser, the engines and their servers, and the plan."""

import contextlib
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import benben
from benben.engine.game import Game
from benben.engine.registry import names
from benben.engine.rules import Rules
from benben.web.built import write_published
from bench.engines.sides import MODULES
from bench.games import EACH
from tests.web.hosts import site
from tools import chromium


@dataclass(frozen=True)
class Plan:
    """How thorough to be: windows of this many seconds, visits, moves, games for the memory; and the games."""

    windows: int = 7
    seconds: float = 0.5
    visits: int = 3
    taps: int = 20
    games: int = 50
    workers: tuple[int, ...] = (1, 2, 4)
    only: tuple[str, ...] = ()
    """The games; by default all of them."""


QUICK = Plan(windows=1, seconds=0.02, visits=1, taps=2, games=3, workers=(1, 2))
"""A little of everything, to check that it runs."""


@dataclass(frozen=True)
class Stand:
    """The resources of a run."""

    plan: Plan
    browser: Browser
    program: Path
    """Of the browser."""
    games: list[Game]
    folder: Path
    address: str
    """Of a server of the folder's files."""

    def manifest(self, rules: Rules) -> Path:
        """The manifest of a game's engine; its files are in the same folder."""
        return write_published(rules, self.folder)[0]


@contextlib.contextmanager
def opened(plan: Plan) -> Iterator[Stand]:
    """Open everything. Raises `RuntimeError` without a Chromium."""
    path = chromium.find()
    if path is None:
        raise RuntimeError("no Chromium works here: `make chromium` shows why")
    games = [benben.load(name) for name in plan.only or names()]
    with (
        tempfile.TemporaryDirectory(prefix="benben-bench-") as parent,
        site(Path(parent), *MODULES) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=chromium.sandboxed())
        try:
            yield Stand(plan, browser, path, games, Path(parent), address)
        finally:
            browser.close()


def title_of(game: Game) -> str:
    """A game's name in tables."""
    return {each.name: each.title for each in EACH}.get(game.name, game.name.capitalize())
