"""Monte Carlo tree search from one table: run it in as many portions as one likes, then read what it found."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

import numpy as np

from benben.engine.dice import Dice
from benben.engine.game import Game
from benben.engine.loops import loops_of
from benben.engine.rule import bind, bind_small
from benben.engine.rules import Rules
from benben.engine.table import Tables, copy_tables
from benben.players.net import Net, judge_of
from benben.players.playout import evaluate_leaf_template, final_result_template, playout_template
from benben.players.priors import rate_of
from benben.players.reuse import LEAST_VISITS, Line, copy_subtree, find_node_template
from benben.players.tree import (
    SearchConfig,
    Tree,
    Workspace,
    expand_again_template,
    expand_template,
    select_child_template,
    select_template,
    set_priors_template,
    simulate_template,
)


@cache
def simulate_of(rules: Rules) -> Callable[..., None]:
    """The search loop bound to a game."""
    return bind(simulate_template, rules.name, **search_rules(rules))


@cache
def search_rules(rules: Rules) -> Mapping[str, Any]:
    """A game's rules and the steps of a search bound to them, by the names that templates have for them."""
    known: dict[str, Any] = {
        "legal": rules.legal,
        "chance": rules.chance,
        "sample": loops_of(rules).sample,
        "apply": rules.apply,
        "shares": rules.shares,
        "score": rules.score,
        "policy": rules.policy,
        "finish": loops_of(rules).finish,
    }
    if rules.features is None:
        known["judge"] = bind(final_result_template, rules.name, **known)
    else:
        known["judge"] = judge_of(rules)
    known["rate"] = rate_of(rules)
    # What gets the whole state is copied into its one caller: handing it on took a third of the time.
    steps: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
        "set_priors": (bind, set_priors_template),
        "expand": (bind, expand_template),
        "expand_again": (bind, expand_again_template),
        "select_child": (bind_small, select_child_template),
        "select": (bind_small, select_template),
        "playout": (bind, playout_template),
        "evaluate_leaf": (bind_small, evaluate_leaf_template),
    }
    for name, (binding, template) in steps.items():
        known[name] = binding(template, rules.name, **known)
    return MappingProxyType(known)


@cache
def find_node_of(rules: Rules) -> Callable[..., int]:
    """`reuse.find_node_template` bound to a game."""
    return bind(find_node_template, rules.name, legal=rules.legal, apply=rules.apply)


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
        self, game: Game, known: Tables, nodes: int, dice: Dice, config: SearchConfig,
        net: Net | None = None,
    ) -> None:  # fmt: skip
        """*nodes* bounds the memory, a few dozen bytes each.

        The *net* judges where playouts are cut; without one every playout goes to the end of the game.
        """
        self._rules = game.rules
        self._seats = game.players
        self._root = copy_tables(known)
        self._tree = Tree.of(nodes, game.players)
        self._work = Workspace.of(game.rules, dice)
        self._work.leads[int(known["actor"][0])] = config.margin_lead
        self._kept = 0
        self._config = config if net is not None else config._replace(cut=math.inf)  # nobody could judge
        self._net = Net.linear(np.zeros((2, 1, 1))) if net is None else net

    def run(self, games: int) -> None:
        """Run *games* more simulations. Does not hold the GIL."""
        simulate_of(self._rules)(self._root, games, self._tree, self._work, self._config, self._net)

    @property
    def games(self) -> int:
        """How many simulations were run from this root."""
        return int(self._tree.visits[0]) - self._kept

    @property
    def size(self) -> int:
        """About how many bytes it takes: the nodes that there are, not the room for more, and what is large beside."""
        a_node = sum(cells[:1].nbytes for cells in self._tree[1:])
        return int(self._tree.size[0]) * a_node + self._work.prospects.nbytes + self._work.stamps.nbytes

    def moved_to(self, known: Tables) -> bool:
        """Make a position that came up in this search its root, and tell whether it was found.

        What is known of it is kept; everything else is forgotten.
        """
        old = self._tree
        if old.visits[0] < LEAST_VISITS:
            return False
        node = self._find(known)
        if node < 0:
            return False
        nodes, seats = old.totals.shape
        self._tree = Tree.of(nodes, seats)
        copy_subtree(old, node, self._tree, np.zeros(nodes, np.int32))
        self._root = copy_tables(known)
        self._work.prospects[:] = 0.0
        self._work.leads[:] = 0.0
        self._work.leads[int(known["actor"][0])] = self._config.margin_lead
        self._kept = int(self._tree.visits[0])
        return True

    def _find(self, known: Tables) -> int:
        """The node of a position, -1 if it is not in the tree."""
        find = find_node_of(self._rules)
        target, moves = copy_tables(known).view(np.uint8), self._work.scratch.moves
        return int(find(self._tree, target, Line.of(self._root), moves, self._config.open))

    def children(self) -> list[Child]:
        """What was found about each legal move at the root.

        A kept root of an open loop has children of other outcomes too: they are left out.
        """
        moves = self._work.scratch.moves
        legal = set(moves[: self._rules.legal(self._root[0], moves)].tolist())
        start = int(self._tree.first_child[0])
        nodes = range(start, start + int(self._tree.child_count[0]))
        return [self._child(node) for node in nodes if int(self._tree.move[node]) in legal]

    def priors(self) -> dict[int, float]:
        """How likely each move at the root is a priori."""
        nodes = slice(self._tree.first_child[0], self._tree.first_child[0] + self._tree.child_count[0])
        moves, priors = self._tree.move[nodes].tolist(), self._tree.prior[nodes].tolist()
        return dict(zip(moves, priors, strict=True))

    def _child(self, node: int) -> Child:
        visits, move = int(self._tree.visits[node]), int(self._tree.move[node])
        values = self._tree.totals[node] / max(1, visits)
        chances, points = self._work.prospects[move + 1, :, : self._seats]
        seen = chances.sum()  # the shares of one simulation add up to one
        if seen > 0:
            chances, points = chances / seen, points / seen
        else:  # never tried since the tree was taken over
            chances = values / values.sum() if visits else np.full(self._seats, 1.0 / self._seats)
        return Child(move, visits, *(tuple(each.tolist()) for each in (values, chances, points)))
