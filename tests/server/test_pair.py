"""Imhotep: only the seat that takes the pair of the market sees it, in every message (I16.3)."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

import pytest

from tests.server.guest import Guest, Served, State
from tests.server.hidden import check_secrets, messages
from tests.server.imhotep import before_the_pair, texts
from tests.server.test_moves import refused


class Look(NamedTuple):
    """A moment at which somebody looks at the pair."""

    guests: list[Guest]
    """By seat."""
    looker: Guest
    others: list[Guest]
    """The other seats, then a spectator."""
    state: State
    """The state of the seat that looks."""
    before: State
    """Its state before."""


@pytest.fixture
def look(served: Served) -> Look:
    guests, looker, before = before_the_pair(served)
    others = [*(guest for guest in guests if guest is not looker), served.spectator(looker.table)]
    return Look(guests, looker, others, dict(looker.play("take pair", before["ply"]).json()), before)


def test_a_player_who_looks_sees_both_cards_and_keeps_one(look: Look) -> None:
    cards = look.state["view"]["market"]["looking"]
    assert len(cards) == 2
    assert {move["message"]["args"]["card"]["id"] for move in look.state["legal"]} == set(ids(cards))
    named = [message["args"]["card"]["id"] for message in messages(look.state["log"]) if is_look(message)]
    assert sorted(named) == sorted(ids(cards))
    assert sorted(target for move in look.state["legal"] for target in move["targets"]) == [
        "pair:1",
        "pair:2",
    ]


def test_a_request_shows_it_to_no_one_else(look: Look) -> None:
    for other in look.others:
        state = other.state()
        check_secrets(state)
        assert state["view"]["step"] == "keep"
        assert state["view"]["market"]["looking"] is None
        assert state["view"]["market"]["pair"] == 2
        assert state["legal"] == []
        assert names_of_cards(state["prompt"]) == []
        assert names_of_cards(state["log"][look.before["ply"] :]) == []


def test_a_socket_shows_it_to_no_one_else(served: Served) -> None:
    guests, looker, before = before_the_pair(served)
    others = [*(guest for guest in guests if guest is not looker), served.spectator(looker.table)]
    with ExitStack() as stack:
        lines = [stack.enter_context(other.socket(before["ply"])) for other in others]
        state = dict(looker.play("take pair", before["ply"]).json())
        for line in lines:
            seen = line.until(lambda named: bool(named["ply"] >= state["ply"]))
            check_secrets(seen)
            assert names_of_cards(seen["log"]) == []
            assert seen["view"]["market"]["looking"] is None
            assert "keep" not in json.dumps(seen["legal"])


def test_nothing_else_changes_for_others(served: Served) -> None:
    """No count, no score and no pile reveals the cards."""
    _, looker, before = before_the_pair(served)
    watching = served.spectator(looker.table)
    earlier = leaves(watching.state())
    looker.play("take pair", before["ply"])
    changed = {place for place, value in leaves(watching.state()).items() if earlier.get(place) != value}
    stone_goes_back = f"view.seats.{before['actor']}.quarry"
    assert {place for place in changed if not place.startswith(("log.", "prompt."))} <= {
        "version", "ply", "view.step", "view.in_hand", stone_goes_back,
    }  # fmt: skip
    assert "view.step" in changed


@pytest.mark.parametrize("move", ["keep Statue", "keep nothing", "take pair", 40])
def test_no_refusal_tells_it(look: Look, move: str | int) -> None:
    for other in look.others:
        for ply in (look.state["ply"], look.state["ply"] - 1, 0):
            answer = other.play(move, ply)
            assert answer.status_code in {403, 409}
            assert answer.json()["legal"] is None
        assert other.undo().json()["code"] in {
            "nothing_to_undo",
            "revealed",
            "only_watching",
            "others_decided",
        }


def test_there_is_no_record_and_no_way_back(look: Look) -> None:
    for guest in (look.looker, *look.others):
        assert refused(guest.ask("GET", "/record")) == (409, "not_over")
    assert not look.state["can_undo"]
    assert refused(look.looker.undo()) == (409, "revealed")


def test_both_cards_are_open_when_one_is_kept(look: Look) -> None:
    """I16.4."""
    cards = look.state["view"]["market"]["looking"]
    kept = look.state["legal"][0]
    assert look.looker.play(kept["text"], look.state["ply"]).status_code == 200
    for other in look.others:
        state = other.state()
        named = names_of_cards(state["log"][look.state["ply"]]["events"])
        assert sorted(named) == sorted(ids(cards))
        assert state["view"]["market"]["looking"] is None


@pytest.mark.slow
def test_a_finished_game_has_everything_in_its_record(look: Look) -> None:
    state = look.state
    while state["status"] != "over":
        asked = look.guests[state["actor"]]
        answer = asked.play(texts(asked.state())[-1], state["ply"])
        assert answer.status_code == 200
        state = answer.json()
    record = look.others[-1].ask("GET", "/record").json()
    place = look.before["ply"]
    assert record["moves"][place] == "take pair"
    assert [move.partition(" ")[0] for move in record["moves"][place + 1 : place + 4]] == [
        "reveal",
        "reveal",
        "keep",
    ]


# ---- reading states ----------------------------------------------------------------------------------------------
def ids(cards: list[str]) -> list[str]:
    return [f"imhotep-card-{card}" for card in cards]


def is_look(message: dict[str, Any]) -> bool:
    return bool(message["id"] == "imhotep-event-look")


def names_of_cards(thing: Any) -> list[str]:
    """The ids of the cards that are named in a part of a state."""
    return [message["id"] for message in messages(thing) if message["id"].startswith("imhotep-card-")]


def leaves(thing: Any, place: str = "") -> dict[str, Any]:
    """Every value of a document by where it stands."""
    return dict(_leaves(thing, place))


def _leaves(thing: Any, place: str) -> Iterator[tuple[str, Any]]:
    inside = (
        thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else None
    )
    if inside is None:
        yield place, thing
        return
    for name, value in inside:
        yield from _leaves(value, f"{place}.{name}".lstrip("."))
