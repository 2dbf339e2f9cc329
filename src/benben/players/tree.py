"""A compiled tree search for any game: chance is chance, and every seat wants its own best (max^n with PUCT).

The tree is a set of flat arrays. A node's children lie side by side; the table of a node is not stored but played out
again from the root in every simulation, which costs less than keeping it. Sources: Kocsis and Szepesvári 2006 (UCT),
Rosin 2011 (PUCT), Sturtevant 2008 (UCT with several players), Couëtoux 2013 (explicit chance nodes).
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from benben.engine.dice import Dice, roll
from benben.engine.game import Rules
from benben.engine.loops import Scratch, loops_of
from benben.engine.rule import bind, rule, small_rule
from benben.engine.table import CHANCE, OVER, Tables, copy_tables

if TYPE_CHECKING:
    legal: Callable[..., int]
    chance: Callable[..., int]
    sample: Callable[..., int]
    apply: Callable[..., None]
    shares: Callable[..., None]
    score: Callable[..., int]
    finish: Callable[..., int]
    prefer: Callable[..., None]
    play_on: Callable[..., int]
    value: Callable[..., None]
    descend: Callable[..., int]
    expand: Callable[..., None]

MARGIN_WEIGHT = 0.15
"""How much of a value is the margin in points; the rest is the share of the victory."""
MARGIN_SCALE = 15.0
"""A margin of this many points is half of all that a margin can be worth."""
MOST_DEPTH = 512
"""No line in the tree is followed further."""
NOISE = 1.0
"""How far off a playout's player may be, in points: enough that no two playouts are alike."""
ROLLS = 4294967296.0
TEMPERATURE = 2.0
"""This many points of appeal make a move e times as likely a priori."""
LEAST_PRIOR = 0.02
"""Added to every move's prior before they are scaled: nothing is ruled out."""
NODES_PER_GAME = 24
MOST_NODES = 3_000_000


@dataclass(frozen=True)
class Tree:
    """The nodes: how often each was visited, each seat's summed values, where its children lie, which move led here.

    `size` is one number, how many nodes there are; `totals` has the shape (nodes, seats).
    """

    size: npt.NDArray[np.int64]
    visits: npt.NDArray[np.int32]
    totals: npt.NDArray[np.float32]
    first: npt.NDArray[np.int32]
    count: npt.NDArray[np.int16]
    move: npt.NDArray[np.int16]
    prior: npt.NDArray[np.float32]

    @classmethod
    def of(cls, nodes: int, seats: int) -> "Tree":
        """A tree that is only a root, with room for *nodes*."""
        return cls(
            np.ones(1, np.int64),
            np.zeros(nodes, np.int32),
            np.zeros((nodes, seats), np.float32),
            np.zeros(nodes, np.int32),
            np.zeros(nodes, np.int16),
            np.zeros(nodes, np.int16),
            np.zeros(nodes, np.float32),
        )


# ---- templates ---------------------------------------------------------------------------------------------------
def value_template(table: Any, seats: int, values: Any) -> None:
    """Each seat's value of a finished table, from 0 to 1: its share of the victory, and a little of the margin."""
    shares(table, values)
    total = 0.0
    for seat in range(seats):
        total += score(table, seat)
    for seat in range(seats):
        points = score(table, seat)
        margin = points - (total - points) / max(1, seats - 1)
        guide = 0.5 + 0.5 * margin / (abs(margin) + MARGIN_SCALE)
        values[seat] = (1.0 - MARGIN_WEIGHT) * values[seat] + MARGIN_WEIGHT * guide


def play_on_template(table: Any, dice: Dice, moves: Any, weights: Any, appeal: Any, notes: Any) -> int:
    """Play *table* to its end by what appeals, with a little noise; return the number of decisions."""
    decisions = 0
    while table.actor != OVER:
        if table.actor == CHANCE:
            apply(table, sample(table, dice, weights))
            continue
        options = legal(table, moves)
        if options > 1:
            prefer(table, moves, options, appeal, notes)
        apply(table, np.int64(moves[noisy_best(appeal, options, dice)]))
        decisions += 1
    return decisions


@small_rule
def noisy_best(appeal: npt.NDArray[np.float64], options: int, dice: Dice) -> int:
    """The option that appeals most when each is off by up to `NOISE`."""
    best, best_appeal = 0, -1e9
    for option in range(options):
        noisy = appeal[option] + NOISE * roll(dice) / ROLLS
        if noisy > best_appeal:
            best, best_appeal = option, noisy
    return best


def expand_template(
    table: Any, node: int, size: Any, first: Any, count: Any, move: Any, prior: Any,
    moves: Any, weights: Any, appeal: Any, notes: Any, guided: bool,
) -> None:  # fmt: skip
    """Give *node* its children, unless there is no room left; moves get the prior that their appeal deserves."""
    is_chance = table.actor == CHANCE
    options = chance(table, weights) if is_chance else legal(table, moves)
    if size[0] + options > len(first):
        return
    if not is_chance:
        if guided:
            prefer(table, moves, options, appeal, notes)
        to_priors(appeal, options, guided)
    start = size[0]
    for option in range(options):
        if not is_chance or weights[option] > 0:
            move[size[0]] = option if is_chance else moves[option]
            prior[size[0]] = 1.0 if is_chance else appeal[option]
            size[0] += 1
    first[node] = start
    count[node] = size[0] - start


@rule
def to_priors(appeal: npt.NDArray[np.float64], options: int, guided: bool) -> None:
    """Turn appeals into shares that add up to one (equal ones unless *guided*)."""
    if not guided:
        for option in range(options):
            appeal[option] = 1.0 / options
        return
    highest = appeal[0]
    for option in range(1, options):
        highest = max(highest, appeal[option])
    total = 0.0
    for option in range(options):
        appeal[option] = math.exp((appeal[option] - highest) / TEMPERATURE) + LEAST_PRIOR
        total += appeal[option]
    for option in range(options):
        appeal[option] /= total


def descend_template(
    table: Any, node: int, visits: Any, totals: Any, first: Any, count: Any, move: Any, prior: Any,
    dice: Dice, weights: Any, exploration: float,
) -> int:  # fmt: skip
    """The child of *node* to visit: by its odds where chance acts, else the best for the actor."""
    start, children = first[node], count[node]
    if table.actor == CHANCE:
        outcome = sample(table, dice, weights)
        child = start
        while move[child] != outcome:
            child += 1
        return int(child)
    return best_child(visits, totals, prior, node, start, children, table.actor, exploration)


@rule
def best_child(
    visits: npt.NDArray[np.int32], totals: npt.NDArray[np.float32], prior: npt.NDArray[np.float32],
    node: int, start: int, children: int, seat: int, exploration: float,
) -> int:  # fmt: skip
    """The child with the highest mean for *seat* plus a bonus by its prior (PUCT)."""
    # a child that was never visited is taken to be as good as its parent
    parents_mean = totals[node, seat] / max(1, visits[node])
    bonus = exploration * math.sqrt(visits[node] + 1.0)
    best, best_bound = start, -1.0
    for child in range(start, start + children):
        mean = totals[child, seat] / visits[child] if visits[child] > 0 else parents_mean
        bound = mean + bonus * prior[child] / (1.0 + visits[child])
        if bound > best_bound:
            best, best_bound = child, bound
    return int(best)


def simulate_template(
    root: Tables, tables: Tables, seats: int, games: int,
    size: Any, visits: Any, totals: Any, first: Any, count: Any, move: Any, prior: Any,
    dice: Dice, moves: Any, weights: Any, appeal: Any, notes: Any, values: Any, path: Any,
    exploration: float, guided: bool,
) -> None:  # fmt: skip
    """Play *games* simulations from *root*[0] and add what they found to the tree."""
    for _ in range(games):
        tables[0] = root[0]
        table = tables[0]
        depth = 0
        path[0] = 0
        node = path[0]  # a literal 0 would have everything below compiled a second time
        while table.actor != OVER and depth < MOST_DEPTH - 1:
            if count[node] == 0:
                if visits[node] == 0 and node != 0:
                    break
                expand(table, node, size, first, count, move, prior, moves, weights, appeal, notes, guided)
                if count[node] == 0:
                    break
            node = descend(table, node, visits, totals, first, count, move, prior, dice, weights, exploration)
            apply(table, np.int64(move[node]))
            depth += 1
            path[depth] = node
        if guided:
            play_on(table, dice, moves, weights, appeal, notes)
        else:
            finish(table, dice, moves, weights)
        value(table, seats, values)
        for level in range(depth + 1):
            visits[path[level]] += 1
            for seat in range(seats):
                totals[path[level], seat] += values[seat]


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
    templates: dict[str, Callable[..., Any]] = {
        "value": value_template,
        "expand": expand_template,
        "descend": descend_template,
        "play_on": play_on_template,
    }
    for name, template in templates.items():
        doors[name] = bind(template, rules.name, **doors)
    return bind(simulate_template, rules.name, **doors)


class Search:
    """A search from one table: `run` it in as many portions as one likes, then read what it found."""

    def __init__(
        self,
        rules: Rules,
        known: Tables,
        seats: int,
        nodes: int,
        dice: Dice,
        exploration: float,
        guided: bool = True,
    ) -> None:
        """See `SearchPlayer`; *nodes* bounds the memory, a few dozen bytes each."""
        self._run = simulate_of(rules)
        self._root = copy_tables(known)
        self._tables = copy_tables(known)
        self._seats = seats
        self._tree = Tree.of(nodes, rules.most_seats)
        self._scratch = Scratch.of(rules)
        self._values = np.zeros(rules.most_seats)
        self._path = np.zeros(MOST_DEPTH, np.int64)
        self._dice = dice
        self._exploration = exploration
        self._guided = guided

    def run(self, games: int) -> None:
        """Play *games* more simulations. Does not hold the GIL."""
        tree = self._tree
        self._run(
            self._root, self._tables, self._seats, games,
            tree.size, tree.visits, tree.totals, tree.first, tree.count, tree.move, tree.prior,
            self._dice, self._scratch.moves, self._scratch.weights, self._scratch.appeal, self._scratch.notes,
            self._values, self._path, self._exploration, self._guided,
        )  # fmt: skip

    @property
    def games(self) -> int:
        """How many simulations were played."""
        return int(self._tree.visits[0])

    def children(self) -> list[tuple[int, int, list[float]]]:
        """Each move at the root: its integer, its visits, and each seat's mean value (from 0 to 1)."""
        tree, start = self._tree, int(self._tree.first[0])
        found = []
        for child in range(start, start + int(tree.count[0])):
            visits = int(tree.visits[child])
            means = (tree.totals[child, : self._seats] / max(1, visits)).tolist()
            found.append((int(tree.move[child]), visits, means))
        return found
