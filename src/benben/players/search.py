"""The `search` player: Monte Carlo tree search within a budget of seconds or of simulated games."""

import math
import operator
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar

from typing_extensions import override

from benben.engine.dice import Dice, new_dice, roll
from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.processes import HAS_THREADS
from benben.engine.table import Tables
from benben.players.engine_search import new_search
from benben.players.evaluation import evaluation_of
from benben.players.mcts import Child, Search, simulate_of
from benben.players.net import Net, net_of
from benben.players.player import Player
from benben.players.priors import Priors
from benben.players.stopping import current_stop, raise_if_stopped, stopping
from benben.players.tree import SearchConfig

PORTION = 200
"""The most simulations between two looks at the clock: a few milliseconds."""
_SOON = 0.003
"""A portion that took less than this many seconds may be doubled. Interpreted, a single game takes longer."""
NODES_PER_GAME = 24
MOST_NODES = 3_000_000
PRIORS, NO_POLICY, ALONE = "priors", "none", "alone"
"""How `net` uses its net's judgement of moves."""
DEFAULTS: dict[str, float] = {
    "exploration": 0.5,
    "ucb": 0,
    "guided": 1,
    "temperature": 2.0,
    "least_prior": 0.02,
    "cut": math.inf,
    "noise": 1.0,
    "margin_weight": 0.15,
    "margin_scale": 15.0,
    "margin_lead": 0.0,
    "open": 0,
}
"""The default settings of every game; `Rules.search` and `search_with` override them; see docs/strength.md."""
BOLD, CAREFUL = "bold", "careful"
STYLES: dict[str, float] = {BOLD: 1.0, CAREFUL: -1.0}
"""The lead from which each style measures its margin, in leads of the game."""
STYLED: dict[str, float] = {"margin_weight": 0.6, "margin_scale": 8.0, "margin_lead": 10.0}
"""The settings of a style in every game, unless its `Rules.styled` says otherwise."""


def search_config(game: Game, style: str = "", /, **asked: float) -> SearchConfig:
    """The search settings of *game* in a *style*; fields that are *asked* for by name override them."""
    rules = game.rules
    chosen = {**DEFAULTS, **rules.search, **rules.search_with.get(game.players, {})}
    if style:
        chosen |= {**STYLED, **rules.styled}
        chosen["margin_lead"] *= STYLES[style]
    chosen |= asked
    return SearchConfig(*(kind(chosen[name]) for name, kind in SearchConfig.__annotations__.items()))


class SearchPlayer(Player):
    """Searches for *seconds*, or for exactly *games* simulations, and plays the move with the most visits.

    With *playouts* `greedy` the game's own valuation gives priors and plays the games on; with `random` neither.
    A *net* evaluates in place of the game's evaluation.
    The tree is kept from one of its moves to the next. Between two portions of milliseconds a search can be stopped
    (`benben.players.stopping`). Each of the *threads* grows a separate tree (Chaslot 2008,
    root parallelization): nothing is shared, nothing is locked, no virtual loss is needed, and a budget of games gives
    the same move every time. *asked* are a style (`STYLES`) and other fields of a `SearchConfig` by name.
    """

    keeps_tree: ClassVar[bool] = True

    def __init__(
        self, game: Game, seed: int = 0, *, seconds: float | None = None, games: int | None = None,
        threads: int = 1, playouts: str = "greedy", net: Net | None = None, **asked: Any,
    ) -> None:  # fmt: skip
        super().__init__(game, seed)
        if games is not None and games < 1:
            raise BadSpec(message("engine-search-games", games=str(games)))
        if seconds is not None and not seconds > 0:
            raise BadSpec(message("engine-search-seconds", seconds=f"{seconds:g}"))
        self._seconds = 1.0 if seconds is None and games is None else seconds
        self._games = games
        style = asked.pop("style", "")
        self.config = search_config(game, style, guided=playouts == "greedy", **asked)
        """The settings of the search."""
        fitted = evaluation_of(game) if math.isfinite(self.config.cut) else None
        self.net = net if net is not None or fitted is None else Net.linear(fitted.weights)
        """The evaluator of cut simulations; None if they are played to the end."""
        self._searches: list[Search | None] = [None] * (threads if HAS_THREADS else 1)

    @property
    def budget(self) -> tuple[int | None, float | None]:
        """The most games that it simulates for a move, and the most seconds; None where there is no such limit."""
        return self._games, self._seconds

    @property
    def size(self) -> int:
        """The size of the trees that it keeps, in bytes."""
        return sum(search.size for search in self._searches if search is not None)

    @override
    def limit(self, seconds: float) -> None:
        self._seconds = seconds if self._seconds is None else min(self._seconds, seconds)

    @override
    def choose(self, known: Tables, seat: int) -> int:
        return self.choose_with_policy(known, seat)[0]

    @override
    def choose_with_policy(self, known: Tables, seat: int) -> tuple[int, dict[int, float]]:
        """The policy is each move's share of the visits."""
        codes, self.expected = self.legal(known), None
        if len(codes) == 1:
            return codes[0], {codes[0]: 1.0}
        children = self.think(known)
        visits = sum(child.visits for child in children)
        self.expected = _average([child.chances for child in children], [child.visits for child in children])
        best = max(children, key=lambda child: (child.visits, child.values[seat]))
        return best.move, {child.move: child.visits / visits for child in children}

    def think(self, known: Tables) -> list[Child]:
        """Spend the budget on a position and return the findings about each of its moves."""
        started = time.monotonic()
        threads = len(self._searches)
        if threads == 1:
            return self._grow(0, known, self.dice, started).children()
        simulate_of(self.game.rules)  # bound once, not by each thread
        dice = [new_dice(roll(self.dice), thread) for thread in range(threads)]
        stop = current_stop()

        def grow(thread: int) -> Search:
            with stopping(stop):
                return self._grow(thread, known, dice[thread], started)

        with ThreadPoolExecutor(threads) as pool:
            grown = list(pool.map(grow, range(threads)))
        return merged([search.children() for search in grown])

    def _grow(self, thread: int, known: Tables, dice: Dice, started: float) -> Search:
        """Let a thread spend its part of the budget on its tree."""
        threads = len(self._searches)
        games = None if self._games is None else max(1, (self._games + threads - 1 - thread) // threads)
        search = self._searches[thread]
        if search is None or not search.moved_to(known):
            search = self._new_search(known, games, dice)
        if self.keeps_tree:
            self._searches[thread] = search
        portion = PORTION if self._seconds is None else 1
        while self._wants_more(search.games, games, started):
            raise_if_stopped()
            left = PORTION if games is None else games - search.games
            looked = time.monotonic()
            search.run(min(portion, left))
            quick = time.monotonic() - looked < _SOON
            portion = min(PORTION, 2 * portion) if quick else max(1, portion // 2)
        return search

    def _new_search(self, known: Tables, games: int | None, dice: Dice) -> Search:
        nodes = MOST_NODES if games is None else min(MOST_NODES, 3 * NODES_PER_GAME * games + 1024)
        return new_search(self.game, known, nodes, dice, self.config, self.net)

    def _wants_more(self, played: int, games: int | None, started: float) -> bool:
        if games is not None and played >= games:
            return False
        return played == 0 or self._seconds is None or time.monotonic() - started < self._seconds


class NetPlayer(SearchPlayer):
    """`search` with the net that comes with the game for this number of players. Raises `BadSpec` if there is none.

    With *policy* `priors` the net corrects the priors too, if it has learned to, with `none` it only judges; with
    `alone` there is no search, and it plays the move with the highest prior.
    """

    def __init__(self, game: Game, seed: int = 0, *, policy: str = PRIORS, **budget: Any) -> None:
        trained = net_of(game)
        if trained is None:
            raise BadSpec(message("engine-no_net", game=game.name, players=str(game.players)))
        net = trained.net._replace(priors=Priors.none()) if policy == NO_POLICY else trained.net
        super().__init__(game, seed, net=net, **budget)
        self.is_alone = policy == ALONE
        """Whether there is no search."""

    @override
    def choose_with_policy(self, known: Tables, seat: int) -> tuple[int, dict[int, float]]:
        if not self.is_alone:
            return super().choose_with_policy(known, seat)
        search = self._new_search(known, 1, self.dice)
        search.run(1)
        priors = search.priors()
        return max(priors, key=lambda move: priors[move]), priors


class UctPlayer(SearchPlayer):
    """UCT as in OpenSpiel's `MCTSBot`, unless parameters differ: the baseline that `search` must beat.

    UCB1 with its constant 2 for returns from -1 to 1 (which is 1 for values from 0 to 1), one random game a
    simulation, equal priors, the margin ignored, a new tree for every move, the most visited move in the end.
    """

    keeps_tree = False

    def __init__(self, game: Game, seed: int = 0, **budget: Any) -> None:
        plain: dict[str, Any] = {
            "ucb": 1.0,
            "exploration": 1.0,
            "margin_weight": 0.0,
            "open": 0.0,
            "cut": math.inf,
        }
        super().__init__(game, seed, playouts="random", **plain, **budget)


def merged(found: list[list[Child]]) -> list[Child]:
    """The findings of several searches of one position, added up."""
    return [_together(children) for children in zip(*found, strict=True)]


def _together(children: tuple[Child, ...]) -> Child:
    weights = [max(child.visits, 1e-9) for child in children]
    return Child(
        children[0].move,
        sum(child.visits for child in children),
        _average([child.values for child in children], weights),
        _average([child.chances for child in children], weights),
        _average([child.points for child in children], weights),
    )


def _average(rows: list[tuple[float, ...]], weights: Sequence[float]) -> tuple[float, ...]:
    """The weighted mean of each column."""
    return tuple(sum(map(operator.mul, column, weights)) / sum(weights) for column in zip(*rows, strict=True))
