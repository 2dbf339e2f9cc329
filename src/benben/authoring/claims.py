"""The general claims about a game. Each function gives what does not hold at a table: nothing, for a sound game.

`benben check` asks them about any game, the tests of this package about its own games.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, get_type_hints

from typing_extensions import is_typeddict

from benben import nd
from benben.authoring.faults import Broken
from benben.engine.message import Message
from benben.engine.outcome import Outcome, ReceiptLine
from benben.engine.picture import Grid, Line, Picture, Span
from benben.engine.rules import Rules
from benben.engine.table import OVER
from benben.engine.view import ViewHeader
from benben.texts import Texts

_NEAR = 1e-6


# ---- moves and chance ----------------------------------------------------------------------------------------------
def of_legal_list(rules: Rules, actor: int, codes: Sequence[int]) -> Iterator[Broken]:
    """A seat that must decide has a list; it names moves of the game, each once, and is not too long."""
    twice = [code for code, count in Counter(codes).items() if count > 1]
    if twice:
        yield Broken("legal", "twice", {"code": twice[0]})
    if bool(codes) != (actor >= 0):
        yield Broken("legal", "no_moves")
    unknown = [code for code in codes if code not in rules.moves]
    if unknown:
        yield Broken("legal", "no_move", {"code": unknown[0]})
    if len(codes) > rules.most_moves:
        yield Broken("legal", "too_many", {"count": len(codes), "most": rules.most_moves})


def of_actor(actor: int, seats: int) -> Iterator[Broken]:
    """A seat of the game must decide, or chance does, or the game is over."""
    if not OVER <= actor < seats:
        yield Broken("apply", "actor", {"actor": str(actor), "last": seats - 1})


def of_outcomes(rules: Rules, table: Any, weights: Sequence[int]) -> Iterator[Broken]:
    """Every outcome that can happen has a notation, from which it can be read."""
    listed = rules.outcomes(table)
    for code, weight in enumerate(weights):
        if weight and code not in listed:
            yield Broken("chance", "outcome", {"code": code, "count": len(listed)})
        elif weight and int(listed.parse(str(listed.value(code)))) != code:
            yield Broken("outcomes", "notation", {"text": str(listed.value(code))})


# ---- the end -------------------------------------------------------------------------------------------------------
def of_receipt(lines: Iterable[ReceiptLine], scores: Sequence[int]) -> Iterator[Broken]:
    """The receipt adds up to the score, seat by seat; no line says nothing, each is of a seat."""
    listed = list(lines)
    for seat, points in enumerate(scores):
        found = sum(line.points for line in listed if line.seat == seat)
        if found != points:
            yield Broken("receipt", "receipt", {"seat": seat, "points": str(points), "sum": str(found)})
    if not all(line.count or line.points for line in listed):
        yield Broken("receipt", "empty_line")
    if not {line.seat for line in listed} <= set(range(len(scores))):
        yield Broken("receipt", "line_of_nobody")


def of_outcome(rules: Rules, table: Any, outcome: Outcome) -> Iterator[Broken]:
    """Somebody has won, with shares that add up to one and no more points for anybody else."""
    shares = nd.zeros(rules.most_seats)
    rules.shares(table, shares)
    listed = [float(share) for share in shares.tolist()]
    if abs(sum(listed) - 1) > _NEAR or min(listed) < 0:
        yield Broken("shares", "shares", {"sum": f"{sum(listed):.3g}"})
    if {seat for seat, share in enumerate(listed) if share > 0} != set(
        outcome.winners
    ) or not outcome.winners:
        yield Broken("shares", "no_winner")
    elif any(outcome.scores[seat] < max(outcome.scores) for seat in outcome.winners):
        yield Broken("shares", "poor_winner")


# ---- views ---------------------------------------------------------------------------------------------------------
def text_of(document: Any) -> str:
    """A document as JSON, always in the same order."""
    return json.dumps(document, sort_keys=True)


def of_view(rules: Rules, view: Mapping[str, Any], viewer: int | None, seats: int) -> Iterator[Broken]:
    """A view has the header, one entry a seat, and nothing that JSON does not give back unchanged."""
    if not is_typeddict(_type_of_view(rules)):
        yield Broken("view", "untyped")
    else:
        yield from _of_type(_type_of_view(rules), view)
    missing = [name for name in ViewHeader.__required_keys__ if name not in view]
    if missing:
        yield Broken("view", "header", {"name": min(missing)})
    elif view["viewer"] != viewer or view["players"] != seats:
        yield Broken("view", "header", {"name": "viewer" if view["viewer"] != viewer else "players"})
    listed = view.get("seats")
    numbered = isinstance(listed, list) and [each.get("seat") for each in listed] == list(range(seats))
    if not numbered or not all("points" in each for each in view["seats"]):
        yield Broken("view", "seats")
    try:
        same = json.loads(json.dumps(view)) == view
    except (TypeError, ValueError):
        same = False
    if not same:
        yield Broken("view", "json")


@cache
def _type_of_view(rules: Rules) -> Any:
    try:
        return get_type_hints(rules.view).get("return")
    except (NameError, TypeError):
        return None


def _of_type(kind: Any, view: Mapping[str, Any]) -> Iterator[Broken]:
    """The view has the fields that its type names, and no others."""
    lacks = kind.__required_keys__ - view.keys() - ViewHeader.__required_keys__ - {"seats"}
    more = view.keys() - kind.__required_keys__ - kind.__optional_keys__
    if lacks or more:
        yield Broken("view", "fields", {"name": min(lacks or more), "type": kind.__name__})


# ---- words ---------------------------------------------------------------------------------------------------------
def messages_in(found: Iterable[Message]) -> Iterator[Message]:
    """Messages and all messages inside them."""
    for message in found:
        yield message
        for value in message.get("args", {}).values():
            if isinstance(value, dict):
                yield from messages_in([value])
            elif isinstance(value, list):
                yield from messages_in(value)


def of_words(texts: Texts, rule: str, said: Iterable[Message]) -> Iterator[Broken]:
    """Every message can be put into words, and has everything that the words ask for."""
    for message in messages_in(said):
        if not texts.knows(message["id"]):
            yield Broken(rule, "no_text", {"id": message["id"]})
        elif lacking := texts.lacking(message):
            yield Broken(rule, "text_asks", {"id": message["id"], "names": ", ".join(lacking)})


def spans_of(picture: Picture) -> list[Span]:
    """All pieces of text of a picture."""
    lines: list[Line] = []
    for part in picture:
        rows = (
            [*part.heads, *(cell for row in part.rows for cell in row)] if isinstance(part, Grid) else [part]
        )
        lines += rows
    return [span for line in lines for span in line]
