"""Standing orders: a decision that a player makes in advance, for a moment when somebody else is to decide.

A game has some if its folder has a module `orders` with a tuple `ORDERS`. They read only the view of their owner, so
they can use nothing that the owner may not know.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from benben.engine.message import Message
from benben.engine.rules import Rules

View: TypeAlias = Mapping[str, Any]
"""A table as the owner of an order sees it."""


@dataclass(frozen=True)
class OrderKind:
    """A kind of order."""

    name: str
    words: Callable[[int], Message]
    """The order with an amount, in words."""
    amounts: Callable[[View, int], Sequence[int]]
    """The amounts that a seat may choose from now; `(0,)` if there is nothing to choose, empty: not possible now."""
    decide: Callable[[View, int, Sequence[str]], str | None]
    """The move, for a view of the owner who is to decide, an amount, and the notations of the legal moves.

    None leaves the decision to the owner.
    """


def orders_of(rules: Rules) -> Mapping[str, OrderKind]:
    """The kinds of orders of a game by name; empty if it has none of its own."""
    module = f"{rules.module}.orders"
    if not hasattr(import_module(rules.module), "__path__") or find_spec(module) is None:
        return {}
    kinds: Sequence[OrderKind] = import_module(module).ORDERS
    return {kind.name: kind for kind in kinds}
