"""The content of an engine's manifest: memory layout, exports, names of moves and options."""

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from benben.engine.native import dtype_of
from benben.engine.portable import FORMAT, VERSION
from benben.engine.rules import Rules
from benben.web import choices
from benben.web.facade import Export
from benben.web.layout import layout_of, line_arrays, tree_arrays
from benben.web.weights import games_of

_HANG_ON = ("seats", "step")
"""Cells of a table that determine the names of outcomes of chance, where a game has them."""
_STEPS = 128
"""The most steps of a game."""


def manifest_of(rules: Rules, exports: Sequence[Export]) -> dict[str, Any]:
    """The manifest of a game's engine, without the digests of its file and sources."""
    layout = layout_of(rules)
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": rules.name,
        "rules": rules.version,
        "seats": rules.most_seats,
        "exports": {export.name: list(export.arguments) for export in exports},
        "table": {"bytes": rules.table.kind.itemsize, "cells": cells_of(dtype_of(rules.table.kind))},
        "block": {
            "bytes": layout.kind.itemsize,
            "cells": cells_of(dtype_of(layout.kind)),
            "headers": layout.headers,
        },
        "tree": tree_arrays(),
        "line": line_arrays(rules),
        "notation": [[int(move), str(move)] for move in rules.moves],
        "outcomes": outcomes_of(rules),
        **choices.options_entry(rules),
    }


def cells_of(kind: Any) -> dict[str, dict[str, Any]]:
    """The offset of each field of a record, the type of its numbers and its size in each dimension."""
    assert kind.fields is not None  # noqa: S101  (a record has fields)
    return {
        name: {"offset": int(offset), "kind": cell.base.str[1:], "shape": list(cell.shape)}
        for name, (cell, offset, *_) in kind.fields.items()
        if not name.startswith("_")
    }


def outcomes_of(rules: Rules) -> dict[str, Any]:
    """The notation of chance's outcomes.

    `lists` are the different lists, `usual` is the index of the most frequent one, and `else` has the indices of the
    others by the numbers in the cells `by` of the table, joined by commas. In our games nothing else matters.
    """
    by = [name for name in _HANG_ON if name in (rules.table.kind.names or ())]
    found = dict(_named(rules, by))
    lists = [list(names) for names, _ in Counter(found.values()).most_common()]
    other = {key: lists.index(list(names)) for key, names in found.items() if list(names) != lists[0]}
    return {"by": by, "lists": lists, "usual": 0, "else": other}


def _named(rules: Rules, by: Sequence[str]) -> Iterator[tuple[str, tuple[tuple[int, str], ...]]]:
    """The names of outcomes by the numbers in some cells, as far as there are such tables."""
    tables = rules.table.empty()
    values = {"seats": [game.players for game in games_of(rules)], "step": range(_STEPS)}
    for numbers in itertools.product(*(values[name] for name in by)):
        for name, number in zip(by, numbers, strict=True):
            tables[name] = number
        with suppress(LookupError):
            named = rules.outcomes(tables[0])
            yield ",".join(map(str, numbers)), tuple((int(each), str(each)) for each in named)
