"""Orders in tests: given by people at a server, and carried out by hand as the page describes them."""

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from benben import Match
from benben.server.models.requests import OrderRequest
from benben.server.tables import orders
from tests.server.guest import Guest


def offers(person: Guest, *path: int) -> dict[str, Any]:
    """What a person may order now."""
    answer = person.ask("GET", "/orders?" + "&".join(f"path={code}" for code in path))
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def give(person: Guest, kind: str, amount: int = 0, path: tuple[int, ...] = ()) -> None:
    """Give an order at this ply."""
    wanted = {"ply": person.state()["ply"], "kind": kind, "amount": amount, "path": list(path)}
    answer = person.ask("POST", "/orders", wanted)
    assert answer.status_code == 204, answer.text


class Wanted(NamedTuple):
    """An order, and the match at which it was given."""

    seat: int
    request: OrderRequest
    given: Match


def random_order(match: Match, dice: random.Random) -> Wanted | None:
    """An order that somebody could give now, if there is one."""
    seat = dice.choice([seat for seat in range(match.players) if seat != match.turn])
    offered = orders.choices(match, seat, ())
    kind, amount, path = "move", 0, []
    if offered.kinds:
        chosen = dice.choice(offered.kinds)
        kind, amount = chosen.kind, dice.choice(chosen.amounts)
    else:
        step = offered.step
        while step is not None and not step.mine:
            path.append(dice.choice(step.moves).move)
            step = orders.choices(match, seat, path).step
        if step is None:
            return None
        amount = dice.choice(step.moves).move
    return Wanted(seat, OrderRequest(ply=match.ply, kind=kind, amount=amount, path=path), match.copy())


def by_hand(wanted: Wanted, match: Match) -> int | str | None:
    """The move that the owner of an order would make now by hand; None if the order no longer says anything."""
    since = match.plies[wanted.given.ply :]
    seat, request = wanted.seat, wanted.request
    if match.turn != seat or any(ply.actor in {seat, -1} for ply in since):
        return None
    if request.kind == "move":
        expected = wanted.given.copy()
        for code in request.path:
            expected.push(code)
        return request.amount if expected.view(seat) == match.view(seat) else None
    return _in_ra(request, match.view(seat), [str(move) for move in match.legal_moves])


def _in_ra(request: OrderRequest, view: Mapping[str, Any], legal: list[str]) -> str | None:
    if "pass" not in legal and not any(text.startswith("bid") for text in legal):
        return None
    bids = [sun for sun in range(1, request.amount + 1) if f"bid {sun}" in legal]
    if request.kind == "bid_up_to" and bids:
        return f"bid {bids[0]}"
    if request.kind == "pass_until" and (view["auction"]["highest"] or 0) >= request.amount:
        return None
    return "pass" if "pass" in legal else None
