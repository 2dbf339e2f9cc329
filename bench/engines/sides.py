"""The sides that do the work: this process with Numba, Node, a worker in Chromium. Each reports amount and time."""

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser, Page

from benben.engine.dice import new_dice
from benben.engine.full_speed import full_speed
from benben.engine.game import Game
from benben.engine.loops import Scratch, loops_of
from benben.engine.playouts import playouts
from benben.players.engine_search import new_search
from benben.players.evaluation import evaluation_of
from benben.players.net import Net
from benben.players.search import DEFAULTS, NODES_PER_GAME, search_config
from tests.web.hosts import Program

HERE = Path(__file__).parent
MODULES = tuple(f"bench/engines/{name}.ts" for name in ("tasks", "page", "worker"))
"""The modules that a page needs, in addition to the library."""
SIMULATIONS = 1000
"""The size of a search; the same for the peers."""
NODES = 3 * NODES_PER_GAME * SIMULATIONS + 1024
"""As many as a player uses for this many simulations."""
PLAYOUTS, SEARCH, PLAIN = "playouts", "search", "plain"
WORDS = {
    PLAYOUTS: "random decisions",
    SEARCH: "simulations as shipped",
    PLAIN: "simulations with random games to their end",
}
"""The units of each task."""
_UNGUIDED = {"guided": 0.0, "cut": DEFAULTS["cut"]}


@dataclass(frozen=True)
class Work:
    """A task in a game from its opening, with default options: this many games, or searches with `SIMULATIONS`."""

    task: str
    game: Game
    count: int

    def as_json(self) -> dict[str, Any]:
        """In the form that `tasks.ts` takes."""
        request = {"task": self.task, "codes": self.game.codes.tolist(), "count": self.count}
        return {**request, "simulations": SIMULATIONS, "nodes": NODES}


@dataclass(frozen=True)
class Done:
    """The amount of work, and the seconds: CPU time of one core, and wall time."""

    units: float
    spent: float
    waited: float


class Side(Protocol):
    """Carries out pieces of work."""

    name: str

    def run(self, work: Work) -> Done:
        """Carry it out."""


class Native:
    """This process."""

    name = "Numba"

    def run(self, work: Work) -> Done:
        """Carry it out."""
        start, waited = time.process_time(), time.perf_counter()
        units = _NATIVE[work.task](work.game, work.count)
        return Done(units, time.process_time() - start, time.perf_counter() - waited)


class InNode:
    """A Node program with an engine, or a peer. Its first message, if it sends one, is its *hello*."""

    def __init__(self, name: str, program: Program, *, greets: bool = True) -> None:
        self.name = name
        self._program = program
        self.hello: dict[str, Any] = program.hear() if greets else {}

    def run(self, work: Work) -> Done:
        """Carry it out."""
        return self.done(work.as_json())

    def done(self, work: dict[str, Any]) -> Done:
        """The same for work in the program's own form."""
        waited = time.perf_counter()
        answer = self.tell(work)
        return Done(answer["done"], answer["seconds"], time.perf_counter() - waited)

    def tell(self, work: dict[str, Any]) -> Any:
        """Its answer."""
        return self._program.tell(work)


class InChromium:
    """Workers of a page, each with an engine; the first *active* of them work, all on the same piece."""

    name = "Chromium"

    def __init__(self, browser: Browser, page: Page, manifest: str, workers: int = 1) -> None:
        self.active = workers
        self._page = page
        self._session = browser.new_browser_cdp_session()
        page.evaluate(call("page", "prepare"), [manifest, workers])

    def run(self, work: Work) -> Done:
        """Carry it out."""
        before = self._spent()
        answer = self._page.evaluate(call("page", "run"), [work.as_json(), self.active])
        return Done(answer["done"], self._spent() - before, answer["seconds"])

    def _spent(self) -> float:
        """CPU seconds of the pages' processes; no other pages are open."""
        processes = self._session.send("SystemInfo.getProcessInfo")["processInfo"]
        return float(sum(process["cpuTime"] for process in processes if process["type"] == "renderer"))


def call(module: str, name: str) -> str:
    """How a page calls one of our functions with a list of arguments."""
    return f'async (given) => (await import("/bench/engines/{module}.ts")).{name}(...given)'


@contextlib.contextmanager
def in_node(manifest: Path) -> Iterator[InNode]:
    """A Node with the engine of a manifest."""
    program = Program(HERE / "node.ts", str(manifest))
    try:
        yield InNode("Node", program)
    finally:
        program.close()


@contextlib.contextmanager
def page_of(browser: Browser, site: str) -> Iterator[Page]:
    """An empty page at a site of `tests.web.hosts`, in its own window."""
    context = browser.new_context()
    try:
        page = context.new_page()
        page.set_default_timeout(0)
        page.goto(f"{site}/page.html")
        yield page
    finally:
        context.close()


def _playouts(game: Game, games: int) -> float:
    return playouts(game, games, 1).decisions


@full_speed()
def _searches(game: Game, count: int, **asked: float) -> float:
    tables, fitted = game.new_tables(), evaluation_of(game)
    loops_of(game.rules).settle(tables[0], new_dice(1), Scratch.of(game.rules).weights)
    net = None if fitted is None else Net.linear(fitted.weights)
    for seed in range(count):
        new_search(game, tables, NODES, new_dice(seed), search_config(game, **asked), net).run(SIMULATIONS)
    return count * SIMULATIONS


_NATIVE: dict[str, Callable[[Game, int], float]] = {
    PLAYOUTS: _playouts,
    SEARCH: _searches,
    PLAIN: lambda game, count: _searches(game, count, **_UNGUIDED),
}
