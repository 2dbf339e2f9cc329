"""One search from one table: run it in as many portions as one likes, then read what it found."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from benben.engine.dice import Dice
from benben.engine.game import Game
from benben.engine.loops import Scratch, loops_of
from benben.engine.rule import bind
from benben.engine.rules import Rules
from benben.engine.table import Tables, copy_tables
from benben.players.evaluation import Weights, evaluate_of
from benben.players.playout import no_evaluation_template, outcome_of_template, play_on_template
from benben.players.reuse import DEEPEST, LEAST_VISITS, locate_template, move_subtree
from benben.players.tree import (
    MOST_DEPTH,
    How,
    Settings,
    Tree,
    descend_template,
    expand_template,
    simulate_template,
    walk_template,
    widen_template,
)


@cache
def simulate_of(rules: Rules) -> Callable[..., None]:
    """The search loop bound to a game."""
    doors: dict[str, object] = {
        "legal": rules.legal,
        "chance": rules.chance,
        "sample": loops_of(rules).sample,
        "apply": rules.apply,
        "shares": rules.shares,
        "score": rules.score,
        "prefer": rules.prefer,
        "finish": loops_of(rules).finish,
    }
    if rules.features is None:
        doors["evaluate"] = bind(no_evaluation_template, rules.name, **doors)
    else:
        doors["evaluate"] = evaluate_of(rules)
    templates: dict[str, Callable[..., Any]] = {
        "expand": expand_template,
        "widen": widen_template,
        "descend": descend_template,
        "walk": walk_template,
        "play_on": play_on_template,
        "outcome_of": outcome_of_template,
    }
    for name, template in templates.items():
        doors[name] = bind(template, rules.name, **doors)
    return bind(simulate_template, rules.name, **doors)


@cache
def locate_of(rules: Rules) -> Callable[..., int]:
    """`reuse.locate_template` bound to a game."""
    return bind(locate_template, rules.name, apply=rules.apply)


@dataclass(frozen=True)
class Child:
    """What a search found about a move: its integer, its visits, and for each seat three means.

    A value is what the search goes by; the chances to win add up to one; points are those at the end.
    """

    move: int
    visits: int
    values: tuple[float, ...]
    chances: tuple[float, ...]
    points: tuple[float, ...]


class Search:
    """A search from one table: `run` it in as many portions as one likes, then read what it found."""

    def __init__(
        self, game: Game, known: Tables, nodes: int, dice: Dice, how: Settings, weights: Weights | None = None
    ) -> None:
        """*nodes* bounds the memory, a few dozen bytes each.

        *weights* are those of the fitted evaluation; without them every game is played to its end.
        """
        rules = game.rules
        self._rules = rules
        self._seats = game.players
        self._root = copy_tables(known)
        self._tables = copy_tables(known)
        self._tree = Tree.of(nodes, game.players)
        self._kept = 0
        self._scratch = Scratch.of(rules)
        self._notes = np.zeros(max(rules.notes, len(rules.feature_names)))
        self._values = np.zeros(rules.most_seats)
        self._prospects = np.zeros((len(rules.moves) + 1, 2, rules.most_seats))
        self._path = np.zeros(MOST_DEPTH, np.int64)
        self._stamps = np.zeros(len(rules.moves), np.int64)
        self._clock = np.zeros(1, np.int64)
        self._dice = dice
        self._how = how.copy()
        if weights is None:
            self._how[How.CUT] = math.inf  # nobody could judge
        self._weights = np.zeros((2, 1, 1)) if weights is None else weights

    def run(self, games: int) -> None:
        """Play *games* more simulations. Does not hold the GIL."""
        tree, scratch = self._tree, self._scratch
        simulate_of(self._rules)(
            self._root, self._tables, self._seats, games,
            tree.size, tree.visits, tree.totals, tree.first, tree.count, tree.move, tree.prior,
            self._dice, scratch.moves, scratch.weights, scratch.appeal, self._notes,
            self._values, self._prospects, self._path, self._stamps, self._clock, self._how, self._weights,
        )  # fmt: skip

    @property
    def games(self) -> int:
        """How many simulations were played from this root."""
        return int(self._tree.visits[0]) - self._kept

    def moved_to(self, known: Tables) -> bool:
        """Make a position that came up in this search its root, and tell whether it was found.

        What is known of it is kept; everything else is forgotten.
        """
        old = self._tree
        if old.visits[0] < LEAST_VISITS:
            return False
        node = self._locate(known)
        if node < 0:
            return False
        new = Tree.of(len(old.visits), old.totals.shape[1])
        came = np.zeros(len(old.visits), np.int32)
        move_subtree(
            node, came, old.visits, old.totals, old.first, old.count, old.move, old.prior,
            new.size, new.visits, new.totals, new.first, new.count, new.move, new.prior,
        )  # fmt: skip
        self._tree = new
        self._root = copy_tables(known)
        self._prospects[:] = 0.0
        self._kept = int(new.visits[0])
        return True

    def _locate(self, known: Tables) -> int:
        tree, tables = self._tree, np.repeat(self._root, DEEPEST)
        nodes, nexts = np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST, np.int64)
        as_bytes = tables.view(np.uint8).reshape(DEEPEST, -1)
        target = copy_tables(known).view(np.uint8)
        return int(
            locate_of(self._rules)(
                tables, as_bytes, target, tree.visits, tree.first, tree.count, tree.move, nodes, nexts
            )
        )

    def children(self) -> list[Child]:
        """What was found about each legal move at the root.

        A kept root of an open loop has children of other outcomes too: they are left out.
        """
        moves = self._scratch.moves
        legal = set(moves[: self._rules.legal(self._root[0], moves)].tolist())
        start = int(self._tree.first[0])
        nodes = range(start, start + int(self._tree.count[0]))
        return [self._child(node) for node in nodes if int(self._tree.move[node]) in legal]

    def _child(self, node: int) -> Child:
        visits = int(self._tree.visits[node])
        row = int(self._tree.move[node]) + 1
        values = self._tree.totals[node, : self._seats] / max(1, visits)
        chances, points = self._prospects[row, :, : self._seats]
        seen = chances.sum()  # the shares of one simulation add up to one
        if seen > 0:
            chances, points = chances / seen, points / seen
        else:  # never tried since the tree was taken over
            chances = values / values.sum() if visits else np.full(self._seats, 1.0 / self._seats)
        return Child(
            int(self._tree.move[node]), visits, *(tuple(each.tolist()) for each in (values, chances, points))
        )
