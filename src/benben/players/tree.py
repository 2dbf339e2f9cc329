"""A compiled tree search for any game: chance is chance, and every seat wants its own best (max^n).

The tree is a set of flat arrays. A node's children lie side by side; the table of a node is not stored but played out
again from the root in every simulation, which costs less than keeping it. Sources: Kocsis and Szepesvári 2006 (UCT),
Rosin 2011 (PUCT), Sturtevant 2008 (UCT with several players), Couëtoux 2013 (explicit chance nodes), Cowling, Powley
and Whitehouse 2012 (open loop: one node stands for all that chance may bring).
"""

import enum
import math
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import numpy.typing as npt

from benben.engine.dice import Dice
from benben.engine.rule import rule
from benben.engine.table import CHANCE, OVER, Tables

if TYPE_CHECKING:
    legal: Callable[..., int]
    chance: Callable[..., int]
    sample: Callable[..., int]
    apply: Callable[..., None]
    prefer: Callable[..., None]
    expand: Callable[..., None]
    widen: Callable[..., None]
    descend: Callable[..., int]
    walk: Callable[..., int]
    outcome_of: Callable[..., None]

MOST_DEPTH = 512
"""No line in the tree is followed further."""
Settings: TypeAlias = npt.NDArray[np.float64]
"""How a search thinks: a number for each `How`."""
UNTRIED = 1e6
"""UCB1's bound of a move that was never tried."""


class How(enum.IntEnum):
    """The places of a search's settings."""

    EXPLORATION = 0
    """How widely it looks, for values from 0 to 1."""
    UCB = 1
    """1: choose by UCB1, 0: by PUCT."""
    GUIDED = 2
    """1: the game's own valuation gives priors and plays the games on; 0: neither."""
    TEMPERATURE = 3
    """This many points of appeal make a move e times as likely a priori."""
    LEAST_PRIOR = 4
    """Added to every move's prior before they are scaled: nothing is ruled out."""
    CUT = 5
    """After so many decisions below the tree the fitted evaluation judges."""
    NOISE = 6
    """How far off a playout's player may be, in points: enough that no two playouts are alike."""
    MARGIN_WEIGHT = 7
    """How much of a value is the margin in points; the rest is the share of the victory."""
    MARGIN_SCALE = 8
    """A margin of this many points is half of all that a margin can be worth."""
    OPEN = 9
    """1: open loop, chance has no nodes; 0: chance has a node with all its outcomes."""


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

    def __reduce__(self) -> tuple[Any, ...]:
        """Only the nodes that there are: there is room for many more."""
        used = [getattr(self, each.name)[: self.size[0]].copy() for each in fields(self)[1:]]
        return _grown, (len(self.visits), used)


def _grown(nodes: int, used: list[npt.NDArray[Any]]) -> Tree:
    """A tree with room for *nodes*, with these in use."""
    tree = Tree.of(nodes, used[1].shape[1])
    tree.size[0] = len(used[0])
    for each, values in zip(fields(tree)[1:], used, strict=True):
        getattr(tree, each.name)[: len(values)] = values
    return tree


# ---- growing -----------------------------------------------------------------------------------------------------
def expand_template(
    table: Any, node: int, size: Any, first: Any, count: Any, move: Any, prior: Any,
    moves: Any, weights: Any, appeal: Any, notes: Any, how: Settings,
) -> None:  # fmt: skip
    """Give *node* its children, unless there is no room left; moves get the prior that their appeal deserves."""
    is_chance = table.actor == CHANCE
    options = chance(table, weights) if is_chance else legal(table, moves)
    if size[0] + options > len(first):
        return
    if not is_chance:
        guided = how[How.GUIDED] > 0 and options > 1
        if guided:
            prefer(table, moves, options, appeal, notes)
        to_priors(appeal, options, guided, how)
    start = size[0]
    for option in range(options):
        if not is_chance or weights[option] > 0:
            move[size[0]] = option if is_chance else moves[option]
            prior[size[0]] = 1.0 if is_chance else appeal[option]
            size[0] += 1
    first[node] = start
    count[node] = size[0] - start


@rule
def to_priors(appeal: npt.NDArray[np.float64], options: int, guided: bool, how: Settings) -> None:
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
        appeal[option] = math.exp((appeal[option] - highest) / how[How.TEMPERATURE]) + how[How.LEAST_PRIOR]
        total += appeal[option]
    for option in range(options):
        appeal[option] /= total


def widen_template(
    table: Any, node: int, size: Any, visits: Any, totals: Any, first: Any, count: Any, move: Any, prior: Any,
    moves: Any, appeal: Any, notes: Any, stamps: Any, now: int, how: Settings,
) -> None:  # fmt: skip
    """Open loop: stamp the moves that are legal at this table with *now*, and give *node* those it did not have.

    Children lie side by side, so the old ones move to a new place together with the new ones.
    """
    options = legal(table, moves)
    for option in range(options):
        stamps[moves[option]] = now
    start, old = first[node], count[node]
    here = 0
    for child in range(start, start + old):
        here += stamps[move[child]] == now
    if here == options or size[0] + old + options > len(first):
        return
    guided = how[How.GUIDED] > 0 and options > 1
    if guided:
        prefer(table, moves, options, appeal, notes)
    to_priors(appeal, options, guided, how)
    begin = size[0]
    for child in range(start, start + old):
        place = size[0]
        visits[place], first[place], count[place] = visits[child], first[child], count[child]
        move[place], prior[place] = move[child], prior[child]
        for seat in range(totals.shape[1]):
            totals[place, seat] = totals[child, seat]
        if stamps[move[child]] == now:
            stamps[move[child]] = now + 1
        size[0] += 1
    for option in range(options):
        if stamps[moves[option]] == now:
            move[size[0]] = moves[option]
            prior[size[0]] = appeal[option]
            size[0] += 1
        stamps[moves[option]] = now
    first[node] = begin
    count[node] = size[0] - begin


# ---- choosing ----------------------------------------------------------------------------------------------------
def descend_template(
    table: Any, node: int, visits: Any, totals: Any, first: Any, count: Any, move: Any, prior: Any,
    stamps: Any, now: int, dice: Dice, weights: Any, how: Settings,
) -> int:  # fmt: skip
    """The child of *node* to visit: by its odds where chance acts, else the best for the actor."""
    start, children = first[node], count[node]
    if table.actor == CHANCE:
        outcome = sample(table, dice, weights)
        child = start
        while move[child] != outcome:
            child += 1
        return int(child)
    return best_child(
        visits, totals, prior, move, stamps, now, node, start, children, table.actor, how
    )  # fmt: skip


@rule
def best_child(
    visits: npt.NDArray[np.int32], totals: npt.NDArray[np.float32], prior: npt.NDArray[np.float32],
    move: npt.NDArray[np.int16], stamps: npt.NDArray[np.int64], now: int,
    node: int, start: int, children: int, seat: int, how: Settings,
) -> int:  # fmt: skip
    """The child with the highest bound for *seat*; in open loop (*now* > 0) only among those legal now.

    PUCT's bonus goes by the prior, UCB1's is the same for all. A child that was never visited is taken to be as good
    as its parent (PUCT), or is tried at once (UCB1).
    """
    parents_mean = totals[node, seat] / max(1, visits[node])
    exploration, is_ucb = how[How.EXPLORATION], how[How.UCB] > 0
    bonus = exploration * math.sqrt(visits[node] + 1.0)
    log = math.log(visits[node] + 1.0)
    best, best_bound = start, -1.0
    for child in range(start, start + children):
        if now > 0 and stamps[move[child]] != now:
            continue
        tries = visits[child]
        mean = totals[child, seat] / tries if tries > 0 else parents_mean
        if not is_ucb:
            bound = mean + bonus * prior[child] / (1.0 + tries)
        else:
            bound = mean + exploration * math.sqrt(log / tries) if tries > 0 else UNTRIED
        if bound > best_bound:
            best, best_bound = child, bound
    return int(best)


# ---- simulating --------------------------------------------------------------------------------------------------
def walk_template(
    table: Any, size: Any, visits: Any, totals: Any, first: Any, count: Any, move: Any, prior: Any,
    dice: Dice, moves: Any, weights: Any, appeal: Any, notes: Any, path: Any, stamps: Any, clock: Any, how: Settings,
) -> int:  # fmt: skip
    """Walk *table* down the tree to a leaf, growing it by the leaf's children; return the depth of the *path*."""
    is_open = how[How.OPEN] > 0
    depth = 0
    path[0] = 0
    node = path[0]  # a literal 0 would have everything below compiled a second time
    now = clock[0] - clock[0]
    while table.actor != OVER and depth < MOST_DEPTH - 1:
        if is_open and table.actor == CHANCE:
            apply(table, sample(table, dice, weights))
            continue
        if count[node] == 0:
            if visits[node] == 0 and node != 0:
                break
            expand(table, node, size, first, count, move, prior, moves, weights, appeal, notes, how)
            if count[node] == 0:
                break
        if is_open:
            clock[0] += 2
            now = clock[0]
            widen(
                table, node, size, visits, totals, first, count, move, prior, moves, appeal, notes, stamps, now, how
            )  # fmt: skip
        node = descend(
            table, node, visits, totals, first, count, move, prior, stamps, now, dice, weights, how
        )  # fmt: skip
        apply(table, np.int64(move[node]))
        depth += 1
        path[depth] = node
    return depth


def simulate_template(
    root: Tables, tables: Tables, seats: int, games: int,
    size: Any, visits: Any, totals: Any, first: Any, count: Any, move: Any, prior: Any,
    dice: Dice, moves: Any, weights: Any, appeal: Any, notes: Any,
    values: Any, prospects: Any, path: Any, stamps: Any, clock: Any, how: Settings, fitted: Any,
) -> None:  # fmt: skip
    """Play *games* simulations from *root*[0] and add what they found to the tree.

    *prospects* has a row for a simulation's outcome, then one for the sums of each move at the root, by its integer:
    the shares of the victory and the final points of every seat.
    """
    for _ in range(games):
        tables[0] = root[0]
        depth = walk(
            tables[0], size, visits, totals, first, count, move, prior,
            dice, moves, weights, appeal, notes, path, stamps, clock, how,
        )  # fmt: skip
        outcome_of(tables[0], seats, dice, moves, weights, appeal, notes, values, prospects[0], how, fitted)
        for level in range(depth + 1):
            visits[path[level]] += 1
            for seat in range(seats):
                totals[path[level], seat] += values[seat]
        if depth > 0:
            row = move[path[1]] + 1
            for seat in range(seats):
                prospects[row, 0, seat] += prospects[0, 0, seat]
                prospects[row, 1, seat] += prospects[0, 1, seat]
