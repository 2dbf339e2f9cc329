"""The parts of the tree search by themselves, in plain Python: priors, bounds, what a simulation adds, open loop."""

import math
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

import benben
from benben import nd
from benben.engine.dice import new_dice
from benben.engine.rule import bind
from benben.players.mcts import Child, child_of
from benben.players.search import merged, search_config
from benben.players.tree import (
    SearchConfig,
    Tree,
    Workspace,
    add_node,
    backpropagate,
    best_child,
    match_children_template,
    select_template,
    to_priors,
)

DUEL = benben.load("imhotep_duel")
WORK = Workspace.of(DUEL.rules, new_dice(1))


def config(**asked: Any) -> SearchConfig:
    """How to search, in closed loop unless something else is asked for."""
    return search_config(DUEL, **{"open": 0.0, "ucb": 0.0, "exploration": 0.5, **asked})


def tree_of(*children: tuple[float, int, Sequence[float]]) -> Tree:
    """A root and its children: the prior, the visits and the mean value of each seat."""
    tree = Tree.of(32, 2)
    tree.first_child[0], tree.child_count[0] = 1, len(children)
    for move, (prior, visits, means) in enumerate(children):
        node = int(tree.size[0])
        add_node(tree, move, prior)
        tree.visits[node] = visits
        tree.visits[0] += visits
        for seat, mean in enumerate(means):
            tree.totals[node, seat] = visits * mean
            tree.totals[0, seat] += visits * mean
    return tree


def chosen(tree: Tree, seat: int, how: SearchConfig, work: Workspace = WORK) -> int:
    """The move that is looked at next."""
    return int(tree.move[best_child(0, seat, tree, work, how)])


# ---- which child is looked at ------------------------------------------------------------------------------------
@pytest.mark.parametrize("seat", [0, 1])
def test_an_unvisited_child_is_as_good_as_its_parent_for_the_deciding_seat(seat: int) -> None:
    """A little exploration leads to it from a child that is as good, and not from one that is better."""
    how = config(exploration=0.01)
    assert chosen(tree_of((0.5, 9, (0.2, 0.8)), (0.5, 0, (0, 0))), seat, how) == 1
    better = (0.4, 9, (0.6, 0.2)) if seat == 0 else (0.4, 9, (0.1, 0.9))
    assert chosen(tree_of((0.4, 9, (0.4, 0.4)), better, (0.2, 0, (0, 0))), seat, how) == 1


@pytest.mark.parametrize(("exploration", "expected"), [(0.1, 0), (2.0, 1)])
def test_puct_weighs_the_prior_against_the_mean(exploration: float, expected: int) -> None:
    """0.6 + c √21 0.2 / 11 against 0.5 + c √21 0.8 / 11: the second is higher from c = 0.4 on."""
    tree = tree_of((0.2, 10, (0.6, 0.4)), (0.8, 10, (0.5, 0.5)))
    assert chosen(tree, 0, config(exploration=exploration)) == expected
    edge = 0.1 * 11 / (0.6 * math.sqrt(21))
    assert [chosen(tree, 0, config(exploration=edge * by)) for by in (0.99, 1.01)] == [0, 1]


def test_ucb_weighs_few_visits_against_the_mean_and_tries_everything_once() -> None:
    """0.6 + c √(ln 33 / 30) against 0.4 + c √(ln 33 / 2)."""
    tree = tree_of((0.5, 30, (0.6, 0.4)), (0.5, 2, (0.4, 0.6)))
    edge = 0.2 / (math.sqrt(math.log(33) / 2) - math.sqrt(math.log(33) / 30))
    assert [chosen(tree, 0, config(ucb=1.0, exploration=edge * by)) for by in (0.99, 1.01)] == [0, 1]
    untried = tree_of((0.9, 30, (1.0, 0.0)), (0.1, 0, (0, 0)))
    assert chosen(untried, 0, config(ucb=1.0)) == 1


def test_in_open_loop_only_what_is_legal_now_is_looked_at() -> None:
    tree, work = tree_of((0.5, 9, (0.9, 0.1)), (0.5, 9, (0.1, 0.9))), Workspace.of(DUEL.rules, new_dice(1))
    work.clock[0] = 2
    work.stamps[1] = 2
    assert chosen(tree, 0, config(open=1.0), work) == 1
    assert chosen(tree, 0, config(open=0.0), work) == 0


# ---- what a simulation adds --------------------------------------------------------------------------------------
def test_a_simulation_is_added_to_each_node_of_its_path_and_to_its_first_move() -> None:
    tree, work = tree_of((0.5, 0, (0, 0)), (0.5, 0, (0, 0))), Workspace.of(DUEL.rules, new_dice(1))
    add_node(tree, 7, 1.0)
    for level, node in enumerate((0, 2, 3)):
        work.path[level] = node
    work.values[0], work.values[1] = 0.75, 0.25
    for seat, (share, points) in enumerate(((1.0, 30.0), (0.0, 20.0))):
        work.prospects[0, 0, seat], work.prospects[0, 1, seat] = share, points
    backpropagate(2, tree, work)
    assert tree.visits[:4].tolist() == [1, 0, 1, 1]
    assert tree.totals[:4].tolist() == [[0.75, 0.25], [0, 0], [0.75, 0.25], [0.75, 0.25]]
    assert work.prospects[1, :, :2].tolist() == [[0, 0], [0, 0]]
    assert work.prospects[2, :, :2].tolist() == [[1, 0], [30, 20]]
    backpropagate(0, tree, work)  # the root was over already: no move led there
    assert tree.visits[0] == 2
    assert work.prospects[2, :, :2].tolist() == [[1, 0], [30, 20]]


def test_what_threads_found_is_weighed_by_their_visits() -> None:
    found = [
        [child_of(4, visits, [visits * value, visits - visits * value], [0, visits], [visits * 9, 0])]
        for visits, value in ((30, 0.5), (10, 0.25))
    ]
    assert merged(found) == [Child(4, 40, (0.4375, 0.5625), (0.0, 1.0), (9.0, 0.0))]


# ---- priors ------------------------------------------------------------------------------------------------------
def test_priors_follow_the_preferences_and_rule_nothing_out() -> None:
    preferences = nd.array([3.0, 1.0, -999.0])
    to_priors(preferences, 3, True, config(temperature=2.0, least_prior=0.05))
    weights = [1.05, math.exp(-1) + 0.05, 0.05]
    assert preferences.tolist() == pytest.approx([weight / sum(weights) for weight in weights])
    to_priors(preferences, 3, False, config())
    assert preferences.tolist() == pytest.approx([1 / 3] * 3)


def test_open_loop_keeps_the_children_that_there_are_and_adds_what_is_new_with_its_prior() -> None:
    """Moves 0 and 1 are known, now 1, 3 and 5 are legal."""
    tree, work = tree_of((0.6, 4, (0.5, 0.5)), (0.4, 6, (0.25, 0.75))), Workspace.of(DUEL.rules, new_dice(1))
    priors = {1: 0.5, 3: 0.3, 5: 0.2}

    def legal(_table: Any, moves: Any) -> int:
        moves[:3] = nd.array(list(priors), nd.int64)
        return 3

    def set_priors(_table: Any, _options: int, scratch: Any, *_others: Any) -> None:
        scratch.preferences[:3] = nd.array(list(priors.values()))

    match_children: Any = bind(match_children_template, "tree", legal=legal, set_priors=set_priors)
    for _ in range(2):  # the second time there is nothing to add
        match_children(SimpleNamespace(), 0, tree, work, config(open=1.0), None)
        children = range(int(tree.first_child[0]), int(tree.first_child[0]) + int(tree.child_count[0]))
        found = [(int(tree.move[each]), int(tree.visits[each]), float(tree.prior[each])) for each in children]
        moves, visits, observed = zip(*found, strict=True)
        assert (moves, visits) == ((0, 1, 3, 5), (4, 6, 0, 0))
        assert observed == pytest.approx((0.6, 0.4, 0.3, 0.2))
        assert tree.totals[children[1]].tolist() == [1.5, 4.5]
    assert {chosen(tree, seat, config(open=1.0), work) for seat in (0, 1)} <= set(priors)


def test_a_full_tree_that_has_no_legal_move_ends_the_simulation() -> None:
    """In open loop another table may allow only moves for which there is no room."""
    tree, work = Tree.of(3, 2), Workspace.of(DUEL.rules, new_dice(1))
    tree.first_child[0], tree.child_count[0] = 1, 2
    add_node(tree, 0, 0.5)
    add_node(tree, 1, 0.5)

    def legal(_table: Any, moves: Any) -> int:
        moves[0] = 3
        return 1

    def play(_table: Any, move: int) -> None:
        raise AssertionError(f"{move} is not legal")

    match_children = bind(match_children_template, "tree", legal=legal, set_priors=None)
    select: Any = bind(
        select_template, "tree", match_children=match_children, select_child=best_of, apply=play
    )
    assert select(SimpleNamespace(actor=0), 0, 0, tree, work, config(open=1.0), None) == 0


def best_of(table: Any, node: int, tree: Tree, work: Workspace, how: SearchConfig) -> int:
    """The child that the actor visits."""
    return best_child(node, table.actor, tree, work, how)
