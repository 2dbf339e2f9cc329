"""Secrets of a running game that must not leave the server, game by game; the tests search every message for them."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.server.guest import State


def check_secrets(state: State) -> None:
    """Nothing that is hidden from this viewer is in a state: not in the view, not in the log, not elsewhere."""
    if state["status"] != "over":
        assert "secret" not in state
        _CHECKS[state["game"]](state)


def messages(thing: Any) -> Iterator[dict[str, Any]]:
    """Every message in a part of a state, those inside others too."""
    if isinstance(thing, dict):
        if thing.keys() == {"id", "args"}:
            yield thing
        for value in thing.values():
            yield from messages(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from messages(value)


def _check_ra(state: State) -> None:
    """R13. The points of others."""
    view = state["view"]
    mine = view["viewer"]
    assert {seat["seat"] for seat in view["seats"] if seat["points"] is not None} <= {mine}
    assert {line["seat"] for line in view["receipt"]} <= {mine}
    named = [message for message in messages(state["log"]) if "points" in message["args"]]
    assert {message["args"]["seat"] for message in named} <= {mine}


def _check_duel(state: State) -> None:
    """D11. Which temple tokens lie in the stacks of side A, one's own as well."""
    view = state["view"]
    if view["open_temples"] or view["sides"]["temple"] == "B":
        return
    for seat in view["seats"]:
        assert not [token for token in seat["tokens"] if token.startswith("temple")]
        assert (seat["sites"]["temple"] is None) == (seat["temples"] > 0) == (seat["points"] is None)
    assert "temple" not in {line["item"] for line in view["receipt"]}
    for message in messages(state["log"]):
        if message["id"].endswith(("event-deliver", "event-take")):
            assert not message["args"]["token"]["id"].startswith("imhotep_duel-token-temple")


def _check_imhotep(state: State) -> None:
    """I16.3. The cards of the pair, except for the seat that looks at them."""
    view, mine = state["view"], {seat["seat"] for seat in state["seats"] if seat["mine"]}
    if view["step"] == "keep" and view["actor"] in mine:
        assert view["market"]["looking"]
    else:
        assert view["market"]["looking"] is None
        assert not [move for move in state["legal"] if move["text"].startswith("keep")]
    taker = None
    for message in messages(state["log"]):
        if message["id"] == "imhotep-event-pair":
            taker = message["args"]["seat"]
        elif message["id"] == "imhotep-event-look":
            assert mine
            assert taker is None or taker in mine


def _check_ankhor(state: State) -> None:
    """A15.3. Of what lies face down, everything but the colors of the top tiles."""
    for pile in state["view"]["piles"]:
        assert pile.keys() == {"name", "count", "color"}
        assert (pile["color"] is None) == (pile["count"] == 0)
    for message in messages(state["log"]):
        if message["id"] == "ankhor-event-show":
            assert message["args"].keys() == {"color", "pile"}


_CHECKS: dict[str, Callable[[State], None]] = {
    "ra": _check_ra,
    "imhotep_duel": _check_duel,
    "imhotep": _check_imhotep,
    "ankhor": _check_ankhor,
}
