"""Taking back in company: at once, with the consent of the others, or never; and everyone sees it."""

from typing import Any

import pytest

from tests.server.guest import Guest, Line, Served, State, bot, guest, me
from tests.server.test_company import refused

GAME = "imhotep_duel"


def agreed(served: Served, take_backs: str, *seats: dict[str, Any]) -> Guest:
    """Ann at a new table."""
    terms = {"game": GAME, "options": {}, "seats": [me("Ann"), *seats], "take_backs": take_backs}
    made = served.http.post("/api/tables", json=terms).json()
    return Guest(served, made["id"], made["token"])


def two(served: Served, take_backs: str = "consent") -> tuple[Guest, Guest]:
    """Ann, whose turn it is, and Bob."""
    ann = agreed(served, take_backs, guest())
    return ann, ann.join("Bob")


def placed(ann: Guest) -> int:
    """Ann plays; the ply before her move."""
    before = ann.state()
    assert ann.play(before["legal"][0]["text"]).status_code == 200
    return int(before["ply"])


def answer(person: Guest, agrees: bool, ply: int | None = None) -> Any:
    now = person.state()["ply"] if ply is None else ply
    return person.ask("POST", "/take-back", {"ply": now, "agrees": agrees})


def said(line: Line) -> list[dict[str, Any]]:
    return list(line.of_kind("talk")["lines"])


def asked(state: State) -> Any:
    return state["take_back"]


def test_with_consent_nothing_happens_before_all_agree_and_everyone_sees_it(served: Served) -> None:
    ann, bob = two(served)
    start = placed(ann)
    placed(bob)  # an older decision can be taken back if the others agree
    with bob.socket() as seated, served.spectator(ann.table).socket() as watching:
        assert ann.undo().json()["take_back"] == {
            "seat": 0,
            "waiting": [1],
            "mine": True,
            "may_answer": False,
        }
        assert seated.until(asked)["take_back"] == {
            "seat": 0,
            "waiting": [1],
            "mine": False,
            "may_answer": True,
        }
        assert watching.until(asked)["take_back"] == {
            "seat": 0,
            "waiting": [1],
            "mine": False,
            "may_answer": False,
        }
        assert bob.state()["ply"] == start + 2
        assert answer(bob, agrees=True).status_code == 200
        for line in (seated, watching):
            after = line.until(lambda state: state["ply"] == start)
            assert asked(after) is None
            (seen,) = said(line)
            assert (seen["kind"], seen["seat"], seen["ply"]) == ("took_back", 0, start)
    assert ann.state()["my_turn"]


def test_a_request_can_be_declined_and_withdrawn_and_a_move_ends_it(served: Served) -> None:
    ann, bob = two(served)
    start = placed(ann)
    for person in (bob, ann):
        assert asked(ann.undo().json())
        assert asked(answer(person, agrees=False).json()) is None
        refused(answer(person, agrees=False), 409, "no_take_back_asked")
    assert asked(ann.undo().json())
    placed(bob)
    assert asked(ann.state()) is None
    refused(answer(bob, agrees=True), 409, "no_take_back_asked")
    assert ann.state()["ply"] == start + 2
    with ann.socket() as line:
        assert [each["kind"] for each in said(line)] == ["kept"]


def test_only_those_who_were_asked_can_agree_and_to_the_present_position(served: Served) -> None:
    ann, bob = two(served)
    placed(ann)
    assert ann.undo().status_code == 200
    refused(answer(ann, agrees=True), 409, "no_take_back_asked")
    refused(answer(served.spectator(ann.table), agrees=True), 403, "only_watching")
    refused(answer(bob, agrees=True, ply=ann.state()["ply"] - 1), 409, "late")
    refused(bob.undo(), 409, "nothing_to_undo")
    assert asked(ann.state())


def test_a_second_person_waits_until_the_first_request_is_answered(served: Served) -> None:
    ann, bob = two(served)
    placed(ann)
    placed(bob)
    assert ann.undo().status_code == 200
    refused(bob.undo(), 409, "take_back_asked")
    assert asked(ann.undo().json())["seat"] == 0  # the same request again


def test_bots_agree_and_wait_for_nothing(served: Served) -> None:
    ann = agreed(served, "consent", bot())
    start = placed(ann)
    ann.my_turn()
    assert ann.undo().json()["ply"] == start


def test_a_bot_waits_while_people_are_asked(served: Served) -> None:
    game = {"game": "imhotep", "options": {}, "seats": [me("Ann"), guest(), bot()], "take_backs": "consent"}
    made = served.http.post("/api/tables", json=game).json()
    ann = Guest(served, made["id"], made["token"])
    bob = ann.join("Bob")
    start = placed(ann)
    assert asked(ann.undo().json())["waiting"] == [1]
    placed(bob)  # which ends the request: the bot may move
    ply = ann.until(lambda state: state["my_turn"])["ply"]
    assert ply > start + 2


def test_a_person_for_whom_a_bot_stands_in_is_not_asked(served: Served) -> None:
    game = {"game": "imhotep", "options": {}, "seats": [me("Ann"), guest(), guest()], "take_backs": "consent"}
    made = served.http.post("/api/tables", json=game).json()
    ann = Guest(served, made["id"], made["token"])
    bob, cleo = ann.join("Bob"), ann.join("Cleo")
    assert cleo.ask("POST", "/leave", {"seat": 2}).status_code == 200
    start = placed(ann)
    assert asked(ann.undo().json())["waiting"] == [1]
    assert answer(bob, agrees=True).json()["ply"] == start


@pytest.mark.parametrize("kind", ["none", "free"])
def test_never_or_at_once(served: Served, kind: str) -> None:
    ann, _ = two(served, kind)
    start = placed(ann)
    if kind == "none":
        assert ann.state()["undo_reason"]["id"] == "error-no-take-backs"
        refused(ann.undo(), 409, "no_take_backs")
    else:
        assert ann.undo().json()["ply"] == start
