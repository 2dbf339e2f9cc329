"""The root of a search that is learned from: who is tried how often, and what policy comes of it."""

import math

import numpy as np
import pytest

import benben
from benben.engine.dice import new_dice
from benben.engine.native import array_of, native, numpy_dice
from benben.learning.labels import SearchState
from benben.learning.root import (
    CANDIDATES,
    VALUE_SCALE,
    VISITS_AHEAD,
    Root,
    draw_candidates,
    improve,
    search_root_of,
    sort_by,
)
from benben.players.tree import Tree

RA = benben.load("ra", players=2)


def tree_of(priors: list[float], visits: list[int], values: list[float]) -> Tree:
    """A root with these children, of two seats; *values* are those of seat 0."""
    tree: Tree = array_of(Tree.of(len(priors) + 1, 2))
    tree.size[0], tree.first_child[0], tree.child_count[0] = len(priors) + 1, 1, len(priors)
    tree.prior[1:], tree.visits[1:] = priors, visits
    tree.totals[1:, 0] = np.multiply(values, visits)
    return tree


def test_the_improved_policy_is_that_of_the_paper() -> None:
    """Danihelka and others 2022, equations 10 and 33, with what tried moves are worth for those that were not."""
    tree = tree_of([0.5, 0.3, 0.2], [6, 2, 0], [0.4, 0.7, 0.0])
    root = Root.of(RA.rules)
    improve(0, tree, root)
    mixed = (0.5 * 0.4 + 0.3 * 0.7) / 0.8
    weight = (VISITS_AHEAD + 6) * VALUE_SCALE
    strengths = [math.log(0.5) + weight * 0.4, math.log(0.3) + weight * 0.7, math.log(0.2) + weight * mixed]
    shares = np.exp(strengths) / np.exp(strengths).sum()
    assert root.policy[:3] == pytest.approx(shares, rel=1e-5)


def test_candidates_are_drawn_without_repetition_as_their_priors_say() -> None:
    priors = [0.6, 0.3, 0.1]
    tree, root, dice = tree_of(priors, [0, 0, 0], [0.0, 0.0, 0.0]), Root.of(RA.rules), numpy_dice(new_dice(3))
    first, draws, draw = np.zeros(3), 6000, native(draw_candidates)
    for _ in range(draws):
        assert draw(1.0, tree, dice, root) == 3
        assert sorted(root.ranked[:3].tolist()) == [0, 1, 2]
        first[root.ranked[0]] += 1
    assert first / draws == pytest.approx(priors, abs=0.03)
    draw(0.0, tree, dice, root)
    assert root.ranked[:3].tolist() == [0, 1, 2]


def test_sorting_leaves_equals_in_their_order() -> None:
    ranked = np.array([3, 0, 2, 1])
    sort_by(np.array([1.0, 5.0, 1.0, 9.0]), ranked, 4)
    assert ranked.tolist() == [3, 1, 0, 2]


@pytest.mark.slow
@pytest.mark.parametrize("simulations", [1, 16, 60, 400])
def test_every_simulation_is_spent_and_the_better_half_goes_on(simulations: int) -> None:
    game = benben.load("imhotep_duel")
    use = SearchState.of(game, seed=2, stream=1)
    use.start[0] = array_of(game.new_match(seed=5).tables)[0]
    before = use.start.copy()
    best = native(search_root_of(game.rules))(
        use.start, simulations, 1.0, use.tree, use.work, use.root, use.config, use.net
    )
    options = int(use.tree.child_count[0])
    visits = use.tree.visits[use.tree.first_child[0] :][:options]
    assert use.start.tobytes() == before.tobytes()
    assert visits.sum() == simulations == use.tree.visits[0]
    assert (visits > 0).sum() == min(options, CANDIDATES, simulations)
    assert 0 <= best < options
    if simulations > CANDIDATES:  # the last two share most of what there is
        assert visits[best] >= np.sort(visits)[-2]
