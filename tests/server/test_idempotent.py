"""A repeated request with the same id is carried out only once."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.server.guest import Guest, Line, Served, guest, here, me
from tests.server.test_moves import refused

FIRST, SECOND, THIRD = "id-first", "id-second", "id-third"


def done(line: Line, message: Mapping[str, Any], asked: str) -> int:
    """Ask for a change under an id, and return the version that the table had when it was done."""
    line.send({**message, "id": asked})
    answer = line.of_kind("done")
    assert answer["id"] == asked
    return int(answer["version"])


def at_one_screen(served: Served) -> Guest:
    """Two at one screen, so that both moves are the guest's."""
    return served.create(me("Ann"), here())


def test_a_move_that_is_asked_for_again_is_played_once(served: Served) -> None:
    maker = at_one_screen(served)
    state = maker.state()
    move = {"ply": state["ply"], "move": "invoke", "id": FIRST}
    answers = [maker.ask("POST", "/moves", move) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert [answer.json()["ply"] for answer in answers] == [state["ply"] + 1] * 2
    assert refused(maker.ask("POST", "/moves", {**move, "id": SECOND})) == (409, "late")


def test_what_was_taken_back_is_not_played_by_an_old_question(served: Served) -> None:
    maker = at_one_screen(served)
    with maker.socket() as line:
        state = line.receive()
        move = {"type": "play", "ply": state["ply"], "move": "invoke"}
        played = done(line, move, FIRST)
        undone = done(line, {"type": "undo", "ply": state["ply"] + 1}, SECOND)
        assert (played, undone) == (state["version"] + 1, state["version"] + 2)
        assert done(line, move, FIRST) == undone
        assert done(line, {"type": "undo", "ply": state["ply"] + 1}, SECOND) == undone
        assert maker.state()["ply"] == state["ply"]
        assert done(line, move, THIRD) == undone + 1


def test_leaving_that_is_asked_for_again_is_done(served: Served) -> None:
    ann = served.create(me("Ann"), guest())
    ann.join("Bob")
    with ann.socket() as line:
        over = done(line, {"type": "leave", "seat": 0}, FIRST)
        assert done(line, {"type": "leave", "seat": 0}, FIRST) == over
        line.send({"type": "leave", "seat": 0, "id": SECOND})
        assert line.error()["code"] == "over"


def test_ids_belong_to_a_seat(served: Served) -> None:
    ann = served.create(me("Ann"), guest())
    bob = ann.join("Bob")
    first, second = (ann, bob) if ann.state()["my_turn"] else (bob, ann)
    for player in (first, second):
        state = player.state()
        played = player.ask(
            "POST", "/moves", {"ply": state["ply"], "move": state["legal"][0]["move"], "id": FIRST}
        )
        assert played.json()["ply"] > state["ply"]


def test_a_refusal_is_not_remembered(served: Served) -> None:
    maker = at_one_screen(served)
    move = {"ply": maker.state()["ply"], "id": FIRST}
    assert refused(maker.ask("POST", "/moves", {**move, "move": "bid 99"})) == (422, "malformed_move")
    assert maker.ask("POST", "/moves", {**move, "move": "invoke"}).status_code == 200


@pytest.mark.parametrize(
    "asked", ["short", "x" * 65, "with space", 12345678, "\u2028\u2028\u2028\u2028\u2028\u2028\u2028\u2028"]
)
def test_an_id_that_is_none_is_refused(served: Served, asked: object) -> None:
    maker = at_one_screen(served)
    answer = maker.ask("POST", "/moves", {"ply": maker.state()["ply"], "move": "invoke", "id": asked})
    assert refused(answer) == (422, "malformed")
