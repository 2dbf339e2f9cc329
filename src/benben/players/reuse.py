"""Tree reuse from one move to the next: the node of the position that was reached becomes the root."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from benben import nd
from benben.engine.block import is_listed
from benben.engine.rule import rule
from benben.engine.table import OVER, Tables, table_bytes
from benben.players.tree import Tree, copy_node

if TYPE_CHECKING:
    legal: Callable[..., int]
    apply: Callable[..., None]

DEEPEST = 48
"""The deepest ply at which a position is looked for."""
LEAST_VISITS = 8
"""The least visits of a node that is worth keeping, with its children."""

Bytes = nd.Array


class Line(NamedTuple):
    """A line of play that the search follows, from the root on."""

    tables: Tables
    rows: Bytes
    """The same tables as bytes, one row each."""
    nodes: nd.Array
    next_child: nd.Array
    """The next child of each node."""

    @classmethod
    def of(cls, root: Tables) -> "Line":
        """A line from *root*[0] on."""
        tables = nd.frombuffer(bytearray(table_bytes(root) * DEEPEST), root.dtype)
        nodes, next_child = nd.zeros((2, DEEPEST), nd.int64)
        return cls(tables, nd.frombuffer(tables.memory, nd.uint8).reshape(DEEPEST, -1), nodes, next_child)


def find_node_template(tree: Tree, target: Bytes, line: Line, moves: Any, is_open: bool) -> int:
    """The node of a *tree* at which the table is *target*, -1 if none is worth keeping (depth-first search).

    In open loop a node has children that are not legal at every table for which it stands: those are skipped, and
    so is everything behind a chance. *moves* is scratch space.
    """
    tables, depth = line.tables, 0
    line.nodes[0], line.next_child[0] = 0, tree.first_child[0]
    while depth >= 0:
        parent, child = line.nodes[depth], line.next_child[depth]
        if child >= tree.first_child[parent] + tree.child_count[parent] or depth + 1 >= len(tables):
            depth -= 1
            continue
        line.next_child[depth] += 1
        move: Any = nd.int64(tree.move[child])
        if tree.visits[child] < LEAST_VISITS or (
            is_open and not is_listed(moves, legal(tables[depth], moves), move)
        ):
            continue
        tables[depth + 1] = tables[depth]
        apply(tables[depth + 1], move)
        if same_bytes(line.rows[depth + 1], target):
            return int(child)
        if tables[depth + 1].actor != OVER and tree.child_count[child] > 0:
            depth += 1
            line.nodes[depth], line.next_child[depth] = child, tree.first_child[child]
    return -1


@rule
def same_bytes(one: Bytes, other: Bytes) -> bool:
    """Whether two rows of bytes are equal."""
    for place in range(len(one)):  # noqa: SIM110  (compiled)
        if one[place] != other[place]:
            return False
    return True


@rule
def copy_subtree(tree: Tree, node: int, target: Tree, origin: nd.Array) -> None:
    """Copy the subtree of a *node* into an empty tree; *origin* is memory for the old index of each new node."""
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
