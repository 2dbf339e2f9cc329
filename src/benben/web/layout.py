"""The memory layout of an engine: one block for a table and all operations on it, and search trees."""

from functools import cache
from typing import Any, NamedTuple

from benben import nd
from benben.engine.block import block_type
from benben.engine.native import array_of
from benben.engine.packing import header_of, leaves
from benben.engine.play import MOST_DEALT
from benben.engine.rules import MOST_ANSWERS, Rules
from benben.engine.table import Tables
from benben.players.quick import actions_of
from benben.players.reuse import Line
from benben.players.search import DEFAULTS
from benben.players.tree import SearchConfig, Tree, Workspace
from benben.web import choices

CONFIG = SearchConfig(*(kind(DEFAULTS[name]) for name, kind in SearchConfig.__annotations__.items()))
"""An example of `config`, a float for each field."""


class Start(NamedTuple):
    """The table of a block, in an array as rules take it."""

    table: Tables


class Target(NamedTuple):
    """A table as bytes."""

    target: Any


class Layout(NamedTuple):
    """A game's block, and the headers in it (`benben.web.memory`), by the names of their fields."""

    kind: nd.dtype
    headers: dict[str, list[int]]

    def place(self, field: str) -> int:
        """The offset of a field in the block."""
        assert self.kind.fields is not None  # noqa: S101  (a record has fields)
        return int(self.kind.fields[field][1])


def examples_of(rules: Rules) -> dict[str, Any]:
    """An example of each value that a header of a block describes, by the name of its field."""
    return {
        "start": Start(rules.table.empty()),
        "work": Workspace.of(rules, nd.zeros(4, nd.int64)),
        "sought": Target(nd.zeros(rules.table.kind.itemsize, nd.uint8)),
    }


@cache
def layout_of(rules: Rules) -> Layout:
    """The block of a game."""
    seats, examples = rules.most_seats, examples_of(rules)
    cells = dict(leaves(examples["work"]))
    headers = {name: sum(1 + array.ndim for _, array in leaves(each)) for name, each in examples.items()}
    kind = block_type(
        ("table", rules.table.kind),
        *((name, array.dtype, tuple(max(1, length) for length in array.shape)) for name, array in cells.items()),
        ("target", rules.table.kind),
        ("seed", nd.int64),
        ("stream", nd.int64),
        ("dealt", nd.int64, (MOST_DEALT,)),
        ("listed", nd.int64),
        ("answers", nd.int64, (MOST_ANSWERS,)),
        ("chances", nd.float64, (seats,)),
        ("points", nd.float64, (seats,)),
        ("won", nd.float64, (2, seats)),
        ("blur", nd.float64),
        ("sureness", nd.float64),
        ("habits", nd.float64, (actions_of(rules),)),
        ("options", nd.int64, (choices.width(choices.every_choice(rules)),)),
        ("config", nd.float64, (len(CONFIG),)),
        *((name, nd.int64, (count,)) for name, count in headers.items()),
    )  # fmt: skip
    layout = Layout(kind, {})
    for name, example in examples.items():
        described = [(layout.place(field), array.shape) for field, array in leaves(example)]
        layout.headers[name] = header_of(described)
    return layout


def tree_arrays() -> list[dict[str, Any]]:
    """The arrays of a tree in the order of its header; dimensions are numbers, or `nodes` and `seats`."""
    nodes, seats = 3, 2
    names: dict[int, str | int] = {nodes: "nodes", seats: "seats", 1: 1}
    return [
        {**each, "shape": [names[length] for length in each["shape"]]}
        for each in _arrays(Tree.of(nodes, seats))
    ]


def line_of(rules: Rules) -> Line:
    """An example of a line of play, for the search of a position in a tree."""
    return Line.of(rules.table.empty())


def line_arrays(rules: Rules) -> list[dict[str, Any]]:
    """The arrays of a line of play in the order of its header. The second is the first as bytes."""
    return _arrays(line_of(rules))


def _arrays(value: Any) -> list[dict[str, Any]]:
    return [
        {"name": name, "kind": cells.dtype.str[1:], "bytes": cells.itemsize, "shape": list(cells.shape)}
        for name, cells in leaves(array_of(value))
    ]
