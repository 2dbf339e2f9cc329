"""Monte Carlo tree search for any game: chance nodes, and every seat maximises its own value (max^n).

The tree is a set of flat arrays. A node's children lie side by side. The table at a node (the state of the game) is not
stored: every simulation plays its moves again from the root, which costs less. Functions named `*_template` have free
names (listed below), which `mcts.search_rules` binds to the rules of one game; a `small_rule` needs none.

Sources: Kocsis and Szepesvári 2006 (UCT), Rosin 2011 (PUCT), Sturtevant 2008 (UCT with several players), Couëtoux 2013
(explicit chance nodes), Cowling, Powley and Whitehouse 2012 (open loop: one node stands for all that chance may bring).
"""

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from benben import nd
from benben.engine.arithmetic import exp, log
from benben.engine.dice import Dice
from benben.engine.loops import Scratch
from benben.engine.rule import small_rule
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, OVER, Tables
from benben.players.buffers import Buffers
from benben.players.net import Net

if TYPE_CHECKING:
    legal: Callable[..., int]
    chance: Callable[..., int]
    sample: Callable[..., int]
    apply: Callable[..., None]
    rate: Callable[..., None]
    set_priors: Callable[..., None]
    expand: Callable[..., None]
    match_children: Callable[..., int]
    select_child: Callable[..., int]
    select: Callable[..., int]
    evaluate_leaf: Callable[..., None]

MOST_DEPTH = 512
"""No line in the tree is followed further."""
UNTRIED = 1e6
"""UCB1's bound of a move that was never tried."""


# ---- what a search works with ------------------------------------------------------------------------------------
class SearchConfig(NamedTuple):
    """How a search is done."""

    exploration: float
    """The constant of PUCT or UCB1, for values from 0 to 1."""
    ucb: bool
    """Whether moves are selected by UCB1; else by PUCT."""
    guided: bool
    """Whether the game's own valuation gives priors and plays playouts; else priors are equal and playouts random."""
    temperature: float
    """This many points of preference make a move e times as likely a priori."""
    least_prior: float
    """Added to every move's prior before scaling: no move is ruled out."""
    cut: float
    """Guided playouts stop after this many decisions, and the fitted evaluation values them. Infinite: at the end."""
    noise: float
    """How far off the policy of playouts may be, in points: enough that no two playouts are alike."""
    margin_weight: float
    """The weight of the margin in points in a value; the rest is the share of the victory."""
    margin_scale: float
    """A margin of this many points more than the lead is half of all that a margin can be worth."""
    margin_lead: float
    """The seat that thinks measures its margin from a lead of this many points (`evaluation.seat_value`)."""
    open: bool
    """Open loop: chance has no nodes. Else a chance node has its outcomes of positive weight as children."""


class Tree(NamedTuple):
    """The nodes of a search tree; the root is node 0, a node's children lie side by side."""

    size: nd.Array
    """One number: how many nodes there are."""
    visits: nd.Array
    totals: nd.Array
    """The sums of each seat's values, shape (nodes, seats)."""
    first_child: nd.Array
    child_count: nd.Array
    """0 as long as a node is not expanded."""
    move: nd.Array
    """The move, or the outcome of chance, that led to a node."""
    prior: nd.Array

    @classmethod
    def of(cls, nodes: int, seats: int) -> "Tree":
        """A tree that is only a root, with room for *nodes*."""
        return cls(
            nd.ones(1, nd.int64),
            nd.zeros(nodes, nd.int32),
            nd.zeros((nodes, seats), nd.float32),
            nd.zeros(nodes, nd.int32),
            nd.zeros(nodes, nd.int16),
            nd.zeros(nodes, nd.int16),
            nd.zeros(nodes, nd.float32),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Only the nodes in use: there is memory for many more."""
        return _grown, (len(self.visits), [cells[: self.size[0]].copy() for cells in self[1:]])


def _grown(nodes: int, used: list[nd.Array]) -> Tree:
    """A tree with room for *nodes*, with these in use."""
    tree = Tree.of(nodes, used[1].shape[1])
    tree.size[0] = len(used[0])
    parts: tuple[nd.Array, ...] = tree[1:]
    for cells, values in zip(parts, used, strict=True):
        cells[: len(values)] = values
    return tree


class Workspace(NamedTuple):
    """The memory that simulations write into, besides the tree."""

    tables: Tables
    """One table: that of the running simulation."""
    dice: Dice
    scratch: Scratch
    values: nd.Array
    """The value of a simulation for each seat, from 0 to 1."""
    prospects: nd.Array
    """Shares of the victory [row, 0] and final points [row, 1], shape (moves + 1, 2, seats).

    Every simulation overwrites row 0 with its outcome, and adds it to row 1 + move of its first move.
    """
    path: nd.Array
    """The nodes of a simulation from the root to the leaf."""
    stamps: nd.Array
    """Open loop: the time of the `clock` when each move was last legal."""
    room: Buffers
    """Scratch memory for the evaluation of a table."""
    clock: nd.Array
    """One number, which goes up with every node that is passed in open loop; 0 otherwise."""
    leads: nd.Array
    """The lead from which each seat measures its margin: 0, except for the seat that thinks (`margin_lead`)."""

    @classmethod
    def of(cls, rules: Rules, dice: Dice) -> "Workspace":
        """A workspace for a game. Random numbers come from these *dice*."""
        moves, seats = len(rules.moves), rules.most_seats
        return cls(
            tables=rules.table.empty(),
            dice=dice,
            scratch=Scratch.of(rules),
            values=nd.zeros(seats),
            prospects=nd.zeros((moves + 1, 2, seats)),
            path=nd.zeros(MOST_DEPTH, nd.int64),
            stamps=nd.zeros(moves, nd.int64),
            room=Buffers.of(rules),
            clock=nd.zeros(1, nd.int64),
            leads=nd.zeros(seats),
        )


# ---- expansion ---------------------------------------------------------------------------------------------------
def set_priors_template(
    table: Any, options: int, scratch: Scratch, config: SearchConfig, net: Net, room: Buffers
) -> None:
    """Write the priors of the legal moves, which add up to one, into `scratch.preferences`."""
    guided = config.guided and options > 1
    if guided:
        rate(table, options, net.priors, scratch, room)
    to_priors(scratch.preferences, options, guided, config)


@small_rule
def to_priors(preferences: nd.Array, options: int, guided: bool, config: SearchConfig) -> None:
    """Turn preferences into priors by a softmax (equal ones unless *guided*)."""
    if not guided:
        for option in range(options):
            preferences[option] = 1.0 / options
        return
    highest = preferences[0]
    for option in range(1, options):
        highest = max(highest, preferences[option])
    total = 0.0
    for option in range(options):
        preferences[option] = exp((preferences[option] - highest) / config.temperature) + config.least_prior
        total += preferences[option]
    for option in range(options):
        preferences[option] /= total


def expand_template(
    table: Any, node: int, tree: Tree, work: Workspace, config: SearchConfig, net: Net
) -> None:
    """Give *node* its children, with priors if they are moves, unless the tree is full."""
    scratch = work.scratch
    is_chance = table.actor == CHANCE
    options = chance(table, scratch.weights) if is_chance else legal(table, scratch.moves)
    if tree.size[0] + options > len(tree.visits):
        return
    if not is_chance:
        set_priors(table, options, scratch, config, net, work.room)
    start = tree.size[0]
    for option in range(options):
        if not is_chance:
            add_node(tree, scratch.moves[option], scratch.preferences[option])
        elif scratch.weights[option] > 0:
            add_node(tree, option, 1.0)
    tree.first_child[node] = start
    tree.child_count[node] = tree.size[0] - start


@small_rule
def add_node(tree: Tree, move: int, prior: float) -> None:
    """A new node behind all others."""
    place = tree.size[0]
    tree.move[place], tree.prior[place] = move, prior
    tree.size[0] += 1


def match_children_template(
    table: Any, node: int, tree: Tree, work: Workspace, config: SearchConfig, net: Net
) -> int:
    """Open loop: stamp the moves that are legal at this table, for `best_child`, and add those that *node* lacks.

    Called whenever a simulation passes an expanded node, as the table may be another one each time. Children lie side
    by side, so the old ones are copied behind all nodes together with the new ones; their old places stay unused.
    New children get their priors at this table, so those of a node may add up to more than one. Returns how many
    children can be played here: 0 if the tree is full and has none of them.
    """
    scratch, stamps = work.scratch, work.stamps
    work.clock[0] += 2  # even: legal; odd, until the end of this function: legal, and a child already
    now = work.clock[0]
    options = legal(table, scratch.moves)
    for option in range(options):
        stamps[scratch.moves[option]] = now
    old_first, old_count = tree.first_child[node], tree.child_count[node]
    present = 0
    for child in range(old_first, old_first + old_count):
        present += stamps[tree.move[child]] == now
    if present == options or tree.size[0] + old_count + options > len(tree.visits):
        return int(present)
    set_priors(table, options, scratch, config, net, work.room)
    new_first = tree.size[0]
    for child in range(old_first, old_first + old_count):
        copy_node(tree, child, tree, tree.size[0])
        if stamps[tree.move[child]] == now:
            stamps[tree.move[child]] = now + 1
        tree.size[0] += 1
    for option in range(options):
        if stamps[scratch.moves[option]] == now:
            add_node(tree, scratch.moves[option], scratch.preferences[option])
        stamps[scratch.moves[option]] = now
    tree.first_child[node] = new_first
    tree.child_count[node] = tree.size[0] - new_first
    return int(options)


@small_rule
def copy_node(source: Tree, node: int, target: Tree, place: int) -> None:
    """Copy a node of *source* to a place in *target*, which may be the same tree; its children stay where they lie."""
    target.visits[place], target.move[place] = source.visits[node], source.move[node]
    target.first_child[place], target.child_count[place] = source.first_child[node], source.child_count[node]
    target.prior[place] = source.prior[node]
    for seat in range(source.totals.shape[1]):
        target.totals[place, seat] = source.totals[node, seat]


# ---- selection ---------------------------------------------------------------------------------------------------
def select_template(
    table: Any, node: int, depth: int, tree: Tree, work: Workspace, config: SearchConfig, net: Net
) -> int:
    """Play *table* on from a *node* to one that is visited for the first time; return its depth.

    A node is expanded at its second visit, the root at its first. The caller has filled `path` above *depth*.
    """
    work.path[depth] = node
    while table.actor != OVER and depth < MOST_DEPTH - 1:
        if config.open and table.actor == CHANCE:
            apply(table, sample(table, work.dice, work.scratch.weights))
            continue
        if tree.child_count[node] == 0:
            if tree.visits[node] == 0 and node != 0:
                break
            expand(table, node, tree, work, config, net)
            if tree.child_count[node] == 0:
                break
        if config.open and match_children(table, node, tree, work, config, net) == 0:
            break
        node = select_child(table, node, tree, work, config)
        apply(table, nd.int64(tree.move[node]))
        depth += 1
        work.path[depth] = node
    return depth


def select_child_template(table: Any, node: int, tree: Tree, work: Workspace, config: SearchConfig) -> int:
    """The child of *node* to visit: by its odds where chance acts, else the best for the actor."""
    if table.actor != CHANCE:
        return best_child(node, table.actor, tree, work, config)
    outcome = sample(table, work.dice, work.scratch.weights)
    child = nd.int64(tree.first_child[node])
    while tree.move[child] != outcome:
        child += 1
    return int(child)


@small_rule
def best_child(node: int, seat: int, tree: Tree, work: Workspace, config: SearchConfig) -> int:
    """The child with the highest bound for *seat*; in open loop only among those that are legal now.

    PUCT weighs the bonus by the prior, UCB1's depends on visits alone. PUCT takes a child that was never visited to be
    as good as its parent, UCB1 tries it first.
    """
    visits, now = tree.visits[node], work.clock[0]
    parents_mean = tree.totals[node, seat] / max(1, visits)
    bonus = config.exploration * math.sqrt(visits + 1.0)
    spread = log(visits + 1.0) if config.ucb else 0.0
    start = tree.first_child[node]
    best, best_bound = start, -1.0
    for child in range(start, start + tree.child_count[node]):
        if config.open and work.stamps[tree.move[child]] != now:
            continue
        tries = tree.visits[child]
        mean = tree.totals[child, seat] / tries if tries > 0 else parents_mean
        if not config.ucb:
            bound = mean + bonus * tree.prior[child] / (1.0 + tries)
        else:
            bound = mean + config.exploration * math.sqrt(spread / tries) if tries > 0 else UNTRIED
        if bound > best_bound:
            best, best_bound = child, bound
    return int(best)


# ---- simulations -------------------------------------------------------------------------------------------------
def simulate_template(
    root: Tables, games: int, tree: Tree, work: Workspace, config: SearchConfig, net: Net
) -> None:
    """Add *games* simulations from *root*[0] to the tree; the *net* gives priors and evaluates cut playouts."""
    for _ in range(games):
        work.tables[0] = root[0]
        depth = select(work.tables[0], 0, 0, tree, work, config, net)
        evaluate_leaf(work.tables[0], tree.totals.shape[1], work, config, net)
        backpropagate(depth, tree, work)


@small_rule
def backpropagate(depth: int, tree: Tree, work: Workspace) -> None:
    """Add a simulation's values to all nodes of the path, and its outcome to the prospects of its first move."""
    seats = tree.totals.shape[1]
    for level in range(depth + 1):
        node = work.path[level]
        tree.visits[node] += 1
        for seat in range(seats):
            tree.totals[node, seat] += work.values[seat]
    if depth > 0:
        row = tree.move[work.path[1]] + 1
        for seat in range(seats):
            work.prospects[row, 0, seat] += work.prospects[0, 0, seat]
            work.prospects[row, 1, seat] += work.prospects[0, 1, seat]
