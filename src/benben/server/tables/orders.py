"""Standing orders: when they hold, when they act, and when they end. Everything here is a function of the match.

An order reads only what its owner may know. It is for the next decision of its owner, and it ends as soon as chance
has acted since it was given.
"""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal, NamedTuple, TypeAlias

from pydantic_core import to_json

from benben import Match, MoveError
from benben.engine.message import Message
from benben.engine.orders import OrderKind, orders_of
from benben.server import http_errors
from benben.server.models.orders import OfferedKind, OrderChoices, OrderedDecision, OrderState, OrderStep
from benben.server.models.requests import OrderRequest
from benben.server.store.stored import OrderEnd, StoredOrder
from benben.server.tables.serialize import legal_moves

MOVE = "move"
"""The kind of order of games that have none of their own: one move at the table that the owner expects."""


class Act(NamedTuple):
    """The order makes this move now."""

    move: str


class OrderEnds(NamedTuple):
    """The order ends."""

    reason: OrderEnd


Verdict: TypeAlias = Act | OrderEnds | Literal["wait", "forget"]
"""*forget*: its owner has decided since, so no notice is needed."""


def judge(order: StoredOrder, match: Match) -> Verdict:
    """What an order does at this match."""
    if match.ply < order.ply or _history(match, order.ply) != order.history:
        return OrderEnds("taken_back") if order.ended is None else "forget"
    actors = [ply.actor for ply in match.plies[order.ply :]]
    if order.seat in actors or match.is_over:
        return "forget"
    if order.ended is not None:
        return "wait"
    if any(actor < 0 for actor in actors):
        return OrderEnds("chance")
    return "wait" if match.turn != order.seat else _decide(order, match)


def ended(order: StoredOrder, match: Match, reason: OrderEnd) -> StoredOrder:
    """An order that has ended at this match. It is kept until its owner knows it or decides again."""
    return replace(order, ended=reason, ply=match.ply, history=_history(match, match.ply))


def _decide(order: StoredOrder, match: Match) -> Act | OrderEnds:
    if order.kind == MOVE:
        found = match.rules.moves.value(order.amount)
        fits = _seen(match, order.seat) == order.expected and int(found) in match.legal_moves.codes
        return Act(str(found)) if fits else OrderEnds("changed")
    kind = orders_of(match.rules).get(order.kind)
    legal = [str(move) for move in match.legal_moves]
    text = None if kind is None else kind.decide(match.view(order.seat), order.amount, legal)
    return OrderEnds("declined") if text is None else Act(text)


# ---- giving one ------------------------------------------------------------------------------------------------
def new_order(match: Match, seat: int, wanted: OrderRequest) -> StoredOrder:
    """The order that the owner of a *seat* wants. Refuses one that is not possible now."""
    if not may_order(match, seat):
        raise http_errors.no_order()
    base = StoredOrder(
        secrets.token_hex(6), seat, wanted.kind, wanted.amount, match.ply, _history(match, match.ply)
    )
    kinds = orders_of(match.rules)
    if not kinds and wanted.kind == MOVE:
        return _move_order(base, match, wanted.path)
    kind = kinds.get(wanted.kind)
    if kind is None or wanted.amount not in kind.amounts(match.view(seat), seat):
        raise http_errors.no_order()
    return base


def may_order(match: Match, seat: int) -> bool:
    """Whether somebody else is to decide."""
    return match.turn is not None and match.turn != seat


def _move_order(base: StoredOrder, match: Match, path: Sequence[int]) -> StoredOrder:
    there, steps = _follow(match, path)
    if there.turn != base.seat or base.amount not in there.legal_moves.codes:
        raise http_errors.no_order()
    words = there.describe(there.rules.moves.value(base.amount))
    return replace(base, expected=_seen(there, base.seat), steps=(*steps, (base.seat, words)))


def _follow(match: Match, path: Sequence[int]) -> tuple[Match, list[tuple[int, Message]]]:
    """The match after decisions that others may make, and these in words.

    Refuses decisions that are not possible, that make chance act, or that show what only one seat may know.
    """
    there, steps = match.copy(), []
    for code in path:
        seat = there.turn
        if seat is None or there.rules.private_to(there.table) is not None:
            raise http_errors.no_order()
        try:
            move = there.rules.moves.value(code)
            words = there.describe(move)
            there.push(code)
        except MoveError as error:
            raise http_errors.no_order() from error
        steps.append((seat, words))
    return there, steps


# ---- what can be chosen ----------------------------------------------------------------------------------------
def choices(match: Match, seat: int, path: Sequence[int]) -> OrderChoices:
    """The orders that the owner of a *seat* may give now; for a move, the next step after a *path* of decisions."""
    if not may_order(match, seat):
        return OrderChoices(ply=match.ply, kinds=[], step=None)
    kinds = orders_of(match.rules)
    if kinds:
        offered = [_offered(match, seat, kind) for kind in kinds.values()]
        return OrderChoices(ply=match.ply, kinds=[each for each in offered if each.amounts], step=None)
    return OrderChoices(ply=match.ply, kinds=[], step=_step(match, seat, path))


def _offered(match: Match, seat: int, kind: OrderKind) -> OfferedKind:
    amounts = list(kind.amounts(match.view(seat), seat))
    return OfferedKind(kind=kind.name, amounts=amounts, words=[kind.words(amount) for amount in amounts])


def _step(match: Match, seat: int, path: Sequence[int]) -> OrderStep | None:
    """The next decision on the way to one's own; None if it cannot be foreseen."""
    there, _ = _follow(match, path)
    if there.turn is None or there.rules.private_to(there.table) is not None:
        return None
    moves = legal_moves(there)
    if there.turn != seat:  # after a final move, chance acts or the game is over
        moves = [move for move in moves if not move.final]
    return OrderStep(seat=there.turn, mine=there.turn == seat, moves=moves) if moves else None


def order_state(order: StoredOrder, match: Match) -> OrderState:
    """An order as its owner sees it."""
    kind = orders_of(match.rules).get(order.kind)
    return OrderState(
        words=None if kind is None else kind.words(order.amount),
        steps=[OrderedDecision(seat=seat, words=said) for seat, said in order.steps],
        ended=order.ended,
    )


# ---- digests ---------------------------------------------------------------------------------------------------
def _history(match: Match, ply: int) -> str:
    return _digest([(each.actor, each.move) for each in match.plies[:ply]])


def _seen(match: Match, seat: int) -> str:
    """A digest of the table as a seat sees it."""
    return _digest(match.view(seat))


def _digest(of: Any) -> str:
    return hashlib.sha256(to_json(of)).hexdigest()[:32]
