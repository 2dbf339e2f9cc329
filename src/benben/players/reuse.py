"""Tree reuse from one move to the next: the node of the position that was reached becomes the root."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from benben.engine.rule import rule
from benben.engine.table import OVER, Tables
from benben.players.tree import Tree, copy_node

if TYPE_CHECKING:
    apply: Callable[..., None]

DEEPEST = 48
"""A position that came more plies later is not looked for."""
LEAST_VISITS = 8
"""Nodes with fewer visits are not worth keeping, and their children neither."""

Nodes = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]


def find_node_template(
    tree: Tree, tables: Tables, rows: Bytes, target: Bytes, line: Nodes, next_child: Nodes
) -> int:
    """The node of a *tree* at which the table is *target*, -1 if none is worth keeping (depth-first search).

    *tables*[0] is the root's; there is room behind it for the tables of a line of play. *rows* are the same tables as
    bytes, as *target* is. *line* is room for the nodes of that line, *next_child* for the next child of each.
    """
    depth = 0
    line[0], next_child[0] = 0, tree.first_child[0]
    while depth >= 0:
        parent, child = line[depth], next_child[depth]
        if child >= tree.first_child[parent] + tree.child_count[parent] or depth + 1 >= len(line):
            depth -= 1
            continue
        next_child[depth] += 1
        if tree.visits[child] < LEAST_VISITS:
            continue
        tables[depth + 1] = tables[depth]
        apply(tables[depth + 1], np.int64(tree.move[child]))
        if same_bytes(rows[depth + 1], target):
            return int(child)
        if tables[depth + 1].actor != OVER and tree.child_count[child] > 0:
            depth += 1
            line[depth], next_child[depth] = child, tree.first_child[child]
    return -1


@rule
def same_bytes(one: Bytes, other: Bytes) -> bool:
    """Whether two rows of bytes are equal."""
    for place in range(len(one)):  # noqa: SIM110  (compiled)
        if one[place] != other[place]:
            return False
    return True


@rule
def copy_subtree(tree: Tree, node: int, target: Tree, origin: npt.NDArray[np.int32]) -> None:
    """Copy the subtree of a *node* into an empty tree; *origin* is room for where each new node lay before."""
    origin[0] = node
    end = 1
    place = 0
    while place < end:
        old = origin[place]
        copy_node(tree, old, target, place)
        target.first_child[place], target.child_count[place] = end, 0
        if end + tree.child_count[old] <= len(origin):
            target.child_count[place] = tree.child_count[old]
            for child in range(tree.first_child[old], tree.first_child[old] + tree.child_count[old]):
                origin[end] = child
                end += 1
        place += 1
    target.size[0] = end
