"""The worth of tables: every table that is compared gets the same effort and the same random numbers.

A *look* at a table is a small search with a new tree. Where a seat decides, its estimate is that of the most visited
move; where chance acts, the mean of all its simulations. Looks with equal seeds use equal random numbers whichever
table they look at (common random numbers), so differences are more exact than values.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from benben import nd
from benben.engine.block import NOTHING
from benben.engine.dice import derive_seed, new_dice
from benben.engine.game import Game
from benben.engine.loops import loops_of
from benben.engine.play import FORCE
from benben.engine.playing import playing
from benben.engine.table import CHANCE, OVER, Tables, copy_tables
from benben.players.analysis import surer
from benben.players.engine_search import new_search
from benben.players.evaluation import evaluation_of
from benben.players.judges import Judge, judge_for
from benben.players.mcts import Search
from benben.players.net import Net
from benben.players.search import MOST_NODES, NODES_PER_GAME, PORTION, search_config
from benben.players.stopping import raise_if_stopped

Floats = tuple[float, ...]
"""A number for each seat."""


@dataclass(frozen=True)
class Worth:
    """Each seat's chance to win (together one) and its expected final points."""

    chances: Floats
    points: Floats


def review_seed(seed: int, index: int, purpose: str) -> int:
    """A seed for one *purpose* at one ply, or one look, of a review."""
    return derive_seed(seed, index, purpose, domain="benben-review")


class Looker:
    """Looks at tables of a *game*, each time with so many simulated *games*. One thread at a time may use it."""

    def __init__(self, game: Game, games: int, judge: Judge | None = None) -> None:
        """If no *judge* is named it is that of the game."""
        self.game, self.games = game, games
        self._judge = judge_for(game) if judge is None else judge
        self._search: Search | None = None

    def look(self, tables: Tables, seed: int) -> Worth:
        """An estimate of the worth of *tables*[0], where a seat or chance acts; exact where the game is over."""
        if tables[0].actor == OVER:
            return end_of(self.game, tables[0])
        rules = self.game.rules
        if tables[0].actor == CHANCE and rules.most_outcomes > len(rules.moves):
            tables = copy_tables(tables)
            loops_of(rules).settle(tables[0], new_dice(seed, 1), nd.zeros(rules.most_outcomes, nd.int64))
            return self.look(tables, seed)
        search = self._searched(tables, seed)
        seats = range(self.game.players)
        found = search.results()
        if tables[0].actor != CHANCE:
            found = [max(found, key=lambda result: math.fsum(result.won))]
        won = [math.fsum(result.won[seat] for result in found) for seat in seats]
        points = [math.fsum(result.points[seat] for result in found) for seat in seats]
        total = math.fsum(won)  # the shares of a simulation add up to one: this is how many there were
        chances = surer(tuple(share / total for share in won), self._judge.sureness)
        return Worth(chances, tuple(each / total for each in points))

    def best(self, known: Tables, seed: int) -> int:
        """The move that a search prefers at *known*[0], where a seat decides."""
        seat, search = int(known[0].actor), self._searched(known, seed)
        return max(search.children(), key=lambda child: (child.visits, child.values[seat])).move

    def after(self, known: Tables, move: int, seed: int) -> Worth:
        """An estimate of what *known*[0] is worth after a *move*, or an outcome of chance."""
        after = playing(self.game.rules, known.tobytes())
        after.act(FORCE, move, NOTHING)
        return self.look(after.tables(), seed)

    def _searched(self, tables: Tables, seed: int) -> Search:
        search = self._started(tables, seed)
        while search.games < self.games:
            raise_if_stopped()
            search.run(min(PORTION, self.games - search.games))
        return search

    def _started(self, tables: Tables, seed: int) -> Search:
        dice = new_dice(seed)
        if self._search is None:
            nodes = min(MOST_NODES, 3 * NODES_PER_GAME * self.games + 1024)
            self._search = new_search(
                self.game, tables, nodes, dice, search_config(self.game), _net_of(self.game, self._judge)
            )
        else:
            self._search.restart(tables, dice)
        return self._search


def _net_of(game: Game, judge: Judge) -> Net | None:
    if judge.trained is not None:
        return judge.trained.net
    fitted = evaluation_of(game)
    return None if fitted is None else Net.linear(fitted.weights)


def end_of(game: Game, table: object) -> Worth:
    """How a finished game ended: each seat's share of the victory, and the points."""
    shares = nd.zeros(game.rules.most_seats)
    game.rules.shares(table, shares)
    points = tuple(float(game.rules.score(table, seat)) for seat in range(game.players))
    return Worth(tuple(shares[: game.players].tolist()), points)


def mean_worth(worths: Sequence[Worth], weights: Sequence[float] | None = None) -> Worth:
    """The weighted mean of some worths; equal weights if none are given."""
    weights = [1.0] * len(worths) if weights is None else weights
    total = math.fsum(weights)
    chances, points = (
        tuple(math.fsum(map(float.__mul__, weights, column)) / total for column in zip(*rows, strict=True))
        for rows in ([worth.chances for worth in worths], [worth.points for worth in worths])
    )
    return Worth(chances, points)
