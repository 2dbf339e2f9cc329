"""The root of a search for training data: moves sampled without replacement, then sequential halving.

After Danihelka, Guez, Schrittwieser and Silver 2022 (Gumbel AlphaZero): we sample as many moves as there are
*candidates* from the priors by Gumbel noise; each gets the same number of simulations, and the better half continues
(sequential halving). The result is an improved policy: the priors, corrected by the value that each move was found to
have. It is valid for few simulations too, when visit counts would be too coarse.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from benben.engine.arithmetic import exp, log
from benben.engine.dice import ROLLS, Dice, roll
from benben.engine.rule import bind, rule, small_rule
from benben.engine.rules import Rules
from benben.engine.table import Tables
from benben.players.mcts import search_rules
from benben.players.net import Net
from benben.players.tree import SearchConfig, Tree, Workspace, backpropagate

if TYPE_CHECKING:
    apply: Callable[..., None]
    expand: Callable[..., None]
    select: Callable[..., int]
    evaluate_leaf: Callable[..., None]
    simulate_below: Callable[..., None]

CANDIDATES = 16
"""The most moves that are tried at a root."""
VISITS_AHEAD = 50.0
"""Added to the visits of the most visited move when values are weighed against priors."""
VALUE_SCALE = 0.2
"""The weight of values against priors: times the visits, times a value from 0 to 1."""
_NO_PRIOR = 1e-9


class Root(NamedTuple):
    """Data of the moves at a root, one cell each, in the order of the legal moves."""

    scores: npt.NDArray[np.float64]
    """The logarithm of the prior, plus noise."""
    ranked: npt.NDArray[np.int64]
    """The indices of the remaining candidates, the best first."""
    policy: npt.NDArray[np.float64]
    """Scratch for ranking during the search; the improved policy after `improve`."""

    @classmethod
    def of(cls, rules: Rules) -> "Root":
        """Allocate cells for a game's moves."""
        most = rules.most_moves
        return cls(np.zeros(most), np.zeros(most, np.int64), np.zeros(most))


# ---- compiled ----------------------------------------------------------------------------------------------------
def search_root_template(
    start: Tables, simulations: int, noise: float, tree: Tree, work: Workspace, root: Root,
    config: SearchConfig, net: Net,
) -> int:  # fmt: skip
    """Start a new search from *start*[0], where more than one move is legal; return the index of the move to play.

    *noise* is 1 to sample the candidates, 0 to take those with the highest priors.
    """
    clear(tree, work)
    work.tables[0] = start[0]
    expand(work.tables[0], 0, tree, work, config, net)
    first, alive = int(tree.first_child[0]), draw_candidates(noise, tree, work.dice, root)
    rounds = 1
    while 1 << rounds < alive:
        rounds += 1
    left = simulations
    while left > 0:
        each = max(1, simulations // (rounds * alive))
        for place in range(alive):
            child = first + root.ranked[place]
            for _ in range(min(each, left)):
                simulate_below(start, child, tree, work, config, net)
                left -= 1
        rank(alive, int(start[0].actor), tree, root)
        alive = max(2, (alive + 1) // 2)
    return int(root.ranked[0])


def simulate_below_template(
    start: Tables, child: int, tree: Tree, work: Workspace, config: SearchConfig, net: Net
) -> None:
    """Add a simulation through a *child* of the root."""
    work.tables[0] = start[0]
    apply(work.tables[0], np.int64(tree.move[child]))
    work.path[0] = 0
    depth = select(work.tables[0], child, 1, tree, work, config, net)
    evaluate_leaf(work.tables[0], tree.totals.shape[1], work, config, net)
    backpropagate(depth, tree, work)


@rule
def clear(tree: Tree, work: Workspace) -> None:
    """Reset the tree to an empty root."""
    for node in range(tree.size[0]):
        tree.visits[node] = tree.child_count[node] = 0
        for seat in range(tree.totals.shape[1]):
            tree.totals[node, seat] = 0.0
    tree.size[0] = 1
    work.prospects[:] = 0.0


@rule
def draw_candidates(noise: float, tree: Tree, dice: Dice, root: Root) -> int:
    """Rank all moves by the logarithms of their priors plus Gumbel *noise*; return how many are candidates."""
    first, options = tree.first_child[0], int(tree.child_count[0])
    for place in range(options):
        gumbel = -log(-log((roll(dice) + 0.5) / ROLLS))
        root.scores[place] = log(tree.prior[first + place] + _NO_PRIOR) + noise * gumbel
        root.ranked[place] = place
        root.policy[place] = root.scores[place]
    sort_by(root.policy, root.ranked, options)
    return min(options, CANDIDATES)


@rule
def rank(alive: int, seat: int, tree: Tree, root: Root) -> None:
    """Rank the remaining candidates by score and value."""
    first, weight = tree.first_child[0], value_weight(tree)
    for place in range(alive):
        child = first + root.ranked[place]
        mean = tree.totals[child, seat] / max(1, tree.visits[child])
        root.policy[root.ranked[place]] = root.scores[root.ranked[place]] + weight * mean
    sort_by(root.policy, root.ranked, alive)


@small_rule
def value_weight(tree: Tree) -> float:
    """The weight of a value from 0 to 1 against the logarithm of a prior."""
    first, most = tree.first_child[0], 0
    for child in range(first, first + tree.child_count[0]):
        most = max(most, tree.visits[child])
    return (VISITS_AHEAD + most) * VALUE_SCALE


@rule
def sort_by(keys: npt.NDArray[np.float64], ranked: npt.NDArray[np.int64], count: int) -> None:
    """Sort the first *count* of *ranked* by their *keys*, the highest first (insertion sort)."""
    for end in range(1, count):
        moving, place = ranked[end], end
        while place > 0 and keys[ranked[place - 1]] < keys[moving]:
            ranked[place] = ranked[place - 1]
            place -= 1
        ranked[place] = moving


@rule
def improve(seat: int, tree: Tree, root: Root) -> None:
    """Write the improved policy of *seat*.

    An untried move gets the mean value of the tried ones, weighted by their priors.
    """
    first, options, weight = tree.first_child[0], int(tree.child_count[0]), value_weight(tree)
    mixed = priors = 0.0
    for child in range(first, first + options):
        if tree.visits[child] > 0:
            mixed += tree.prior[child] * tree.totals[child, seat] / tree.visits[child]
            priors += tree.prior[child]
    mixed /= max(_NO_PRIOR, priors)
    highest = -1e300
    for place in range(options):
        child = first + place
        tries = tree.visits[child]
        value = tree.totals[child, seat] / tries if tries > 0 else mixed
        root.policy[place] = log(tree.prior[child] + _NO_PRIOR) + weight * value
        highest = max(highest, root.policy[place])
    total = 0.0
    for place in range(options):
        root.policy[place] = exp(root.policy[place] - highest)
        total += root.policy[place]
    for place in range(options):
        root.policy[place] /= total


@cache
def search_root_of(rules: Rules) -> Callable[..., int]:
    """Bind `search_root_template` to a game."""
    known = dict(search_rules(rules))
    known["simulate_below"] = bind(simulate_below_template, rules.name, **known)
    return bind(search_root_template, rules.name, **known)
