"""Standing orders in the JSON contract. Only the owner of an order gets them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from benben.engine.message import Message
from benben.server.models.table import LegalMove
from benben.server.store.stored import OrderEnd


@dataclass(frozen=True, kw_only=True)
class OrderedDecision:
    """A decision that an order of one move expects, or makes."""

    seat: int
    words: Message


@dataclass(frozen=True, kw_only=True)
class OrderState:
    """A standing order."""

    words: Message | None
    """What it does; null for one move."""
    steps: Sequence[OrderedDecision]
    """For one move: what the others have to decide first, and the move itself."""
    ended: OrderEnd | None
    """How it ended; null while it holds."""


@dataclass(frozen=True, kw_only=True)
class OfferedKind:
    """A kind of order that can be given now."""

    kind: str
    amounts: Sequence[int]
    words: Sequence[Message]
    """A text for each amount."""


@dataclass(frozen=True, kw_only=True)
class OrderStep:
    """The next decision on the way to one's own, and the moves among which one says what is expected or wanted."""

    seat: int
    mine: bool
    moves: Sequence[LegalMove]


@dataclass(frozen=True, kw_only=True)
class OrderChoices:
    """The orders that can be given at this ply."""

    ply: int
    kinds: Sequence[OfferedKind]
    step: OrderStep | None
    """In games without kinds of their own; null if nothing can be foreseen."""


@dataclass(frozen=True, kw_only=True)
class OrderMessage:
    """One's own order has changed; the others do not get this message."""

    type: Literal["order"] = field(default="order", init=False)
    order: OrderState | None
