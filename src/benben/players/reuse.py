"""Keeping what a search found from one move to the next: the new position's node becomes the root."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from benben.engine.rule import rule
from benben.engine.table import OVER, Tables

if TYPE_CHECKING:
    apply: Callable[..., None]

DEEPEST = 48
"""A position that came more plies later is not looked for."""
LEAST_VISITS = 8
"""Nodes with fewer visits are not worth keeping, and their children neither."""


def locate_template(
    tables: Tables, room: npt.NDArray[np.uint8], target: npt.NDArray[np.uint8],
    visits: Any, first: Any, count: Any, move: Any, nodes: Any, nexts: Any,
) -> int:  # fmt: skip
    """The node of a tree at which the table is *target*, -1 if none is worth keeping.

    *tables*[0] is the root's; *room* are the same tables as bytes, one row each, as *target* is; the tables of the
    line that is looked at lie in the next rows. *nodes* and *nexts* are room for that line.
    """
    depth = 0
    nodes[0], nexts[0] = 0, first[0]
    while depth >= 0:
        parent = nodes[depth]
        child = nexts[depth]
        if child >= first[parent] + count[parent] or depth + 1 >= len(nodes):
            depth -= 1
            continue
        nexts[depth] += 1
        if visits[child] < LEAST_VISITS:
            continue
        tables[depth + 1] = tables[depth]
        apply(tables[depth + 1], np.int64(move[child]))
        if same(room[depth + 1], target):
            return int(child)
        if tables[depth + 1].actor != OVER and count[child] > 0:
            depth += 1
            nodes[depth], nexts[depth] = child, first[child]
    return -1


@rule
def same(one: npt.NDArray[np.uint8], other: npt.NDArray[np.uint8]) -> bool:
    """Whether two rows of bytes are equal."""
    for place in range(len(one)):  # noqa: SIM110  (compiled)
        if one[place] != other[place]:
            return False
    return True


@rule
def move_subtree(
    node: int, came: npt.NDArray[np.int32],
    visits: Any, totals: Any, first: Any, count: Any, move: Any, prior: Any,
    new_size: Any, new_visits: Any, new_totals: Any, new_first: Any, new_count: Any, new_move: Any, new_prior: Any,
) -> None:  # fmt: skip
    """Copy the tree below *node* into an empty one; *came* is room for the old place of each new node."""
    came[0] = node
    end = 1
    place = 0
    while place < end:
        old = came[place]
        new_visits[place], new_move[place], new_prior[place] = visits[old], move[old], prior[old]
        for seat in range(totals.shape[1]):
            new_totals[place, seat] = totals[old, seat]
        if count[old] > 0 and end + count[old] <= len(came):
            new_first[place], new_count[place] = end, count[old]
            for child in range(first[old], first[old] + count[old]):
                came[end] = child
                end += 1
        place += 1
    new_size[0] = end
