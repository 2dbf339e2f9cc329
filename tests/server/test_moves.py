"""Playing, being refused, and taking back."""

import random
from typing import Any

import pytest
from httpx import Response

import benben
from benben.engine.registry import names
from tests.server.guest import ONE_GAME, Guest, Served, State, bot, guest, here, lively, me
from tests.server.hidden import check_secrets


def refused(answer: Response) -> tuple[int, str]:
    """Why an answer is a refusal."""
    return answer.status_code, answer.json()["code"]


def two_people(served: Served, game: str = "ra") -> tuple[Guest, Guest]:
    """Two people in two browsers: first the one to move."""
    ann = served.create(me("Ann"), guest(), game=game)
    bob = ann.join("Bob")
    return (ann, bob) if ann.state()["my_turn"] else (bob, ann)


def test_a_move_is_played_by_notation_or_number(served: Served) -> None:
    maker = served.create(me(), here())
    state = maker.state()
    draw, invoke = state["legal"]
    assert (draw["text"], draw["targets"], draw["message"]["id"]) == ("draw", ["bag"], "ra-move-draw")
    after = maker.play(invoke["move"]).json()
    assert (after["ply"], after["version"]) == (state["ply"] + 1, state["version"] + 1)
    assert after["log"][-1]["seat"] == state["actor"]
    assert maker.play("  “PASS”. ").status_code == 200


def test_what_a_move_reveals_is_a_ply_of_its_own(served: Served) -> None:
    maker = served.create(me(), here())
    state = maker.state()
    after = maker.play("draw").json()
    assert after["ply"] == state["ply"] + 2
    assert [entry["seat"] for entry in after["log"][-2:]] == [state["actor"], None]


@pytest.mark.parametrize("game", names())
def test_everything_that_is_listed_as_legal_is(served: Served, game: str) -> None:
    maker = served.create(me(), here(), game=game)
    dice = random.Random(1)
    for _ in range(30):
        state = maker.state()
        assert maker.play(dice.choice(state["legal"])["text"], state["ply"]).status_code == 200


@pytest.mark.parametrize("move", ["fly", "", "bid", "bid 99", 9999, -1, 10**30, "draw\n\ndraw2", "ДРАВ"])
def test_what_is_no_move_is_refused_with_the_legal_moves(served: Served, move: str | int) -> None:
    maker = served.create(me(), here())
    before = maker.state()
    answer = maker.play(move)
    assert refused(answer) == (422, "malformed_move")
    assert answer.json()["legal"] == ["draw", "invoke"]
    assert maker.state() == before


def test_an_illegal_move_is_refused_with_the_legal_moves(served: Served) -> None:
    maker = served.create(me(), here())
    before = maker.state()
    answer = maker.play("pass")
    assert refused(answer) == (422, "illegal")
    assert answer.json()["legal"] == ["draw", "invoke"]
    reason = {"id": "ra-why-pass_turn", "args": {}}
    assert answer.json()["message"] == {"id": "error-illegal", "args": {"move": "pass", "reason": reason}}
    assert maker.state() == before


@pytest.mark.parametrize("move", [None, 1.5, True, ["draw"], {"draw": 1}, "x" * 121])
def test_a_move_that_is_no_text_or_number_is_refused(served: Served, move: object) -> None:
    maker = served.create(me(), here())
    assert refused(maker.ask("POST", "/moves", {"ply": 2, "move": move})) == (422, "malformed")


@pytest.mark.parametrize("ply", [None, -1, "2", 2.0, True])
def test_a_ply_that_is_no_ply_is_refused(served: Served, ply: object) -> None:
    maker = served.create(me(), here())
    assert refused(maker.ask("POST", "/moves", {"ply": ply, "move": "draw"})) == (422, "malformed")
    assert refused(maker.ask("POST", "/undo", {"ply": ply})) == (422, "malformed")


@pytest.mark.parametrize(
    "body", [{"ply": 2}, {"move": "draw"}, {"ply": 2, "move": "draw", "seat": 1}, [], "draw"]
)
def test_a_move_with_other_fields_is_refused(served: Served, body: object) -> None:
    maker = served.create(me(), here())
    assert refused(maker.ask("POST", "/moves", body)) == (422, "malformed")


def test_a_late_move_is_refused_with_the_legal_moves_of_now(served: Served) -> None:
    maker = served.create(me(), here())
    ply = maker.state()["ply"]
    assert maker.play("invoke", ply).status_code == 200
    again = maker.play("invoke", ply)
    assert refused(again) == (409, "late")
    assert again.json()["legal"] == [move["text"] for move in maker.state()["legal"]]
    assert refused(maker.play("pass", ply + 50)) == (409, "late")
    assert refused(maker.undo(ply)) == (409, "late")


def test_no_one_moves_for_another(served: Served) -> None:
    first, second = two_people(served)
    answer = second.play("draw")
    assert refused(answer) == (409, "not_your_turn")
    assert answer.json()["legal"] is None
    assert refused(second.play("nonsense")) == (409, "not_your_turn")
    assert first.play("invoke").status_code == 200
    assert refused(first.play("pass")) == (409, "not_your_turn")


def test_no_one_moves_before_everybody_is_there(served: Served) -> None:
    maker = served.create(me(), guest())
    assert maker.state()["legal"] == []
    assert refused(maker.play("draw")) == (409, "waiting")


# ---- taking back -----------------------------------------------------------------------------------------------
def test_nothing_to_take_back_at_the_start(served: Served) -> None:
    maker = served.create(me(), here())
    state = maker.state()
    assert (state["can_undo"], state["undo_reason"]) == (False, None)
    assert refused(maker.undo()) == (409, "nothing_to_undo")


def test_a_decision_is_taken_back(served: Served) -> None:
    maker = served.create(me(), here())
    before = maker.state()
    during = maker.play("invoke").json()
    assert during["can_undo"]
    after = maker.undo().json()
    assert after["version"] == before["version"] + 2
    assert {**after, "version": 0} == {**before, "version": 0}


def test_decisions_are_taken_back_one_by_one(served: Served) -> None:
    maker = served.create(me(), here(), here())
    plies = [maker.state()["ply"], *(maker.play(move).json()["ply"] for move in ("invoke", "pass"))]
    assert [maker.undo().json()["ply"] for _ in range(2)] == [plies[1], plies[0]]
    assert refused(maker.undo()) == (409, "nothing_to_undo")


def test_what_was_revealed_stays(served: Served) -> None:
    maker = served.create(me(), here())
    state = maker.play("draw").json()
    assert not state["can_undo"]
    assert state["undo_reason"] == {"id": "error-revealed", "args": {}}
    assert refused(maker.undo()) == (409, "revealed")
    assert maker.state()["ply"] == state["ply"]


def test_what_bots_did_afterwards_is_taken_back_too(served: Served) -> None:
    maker, before, bid = bots_that_bid(served)
    assert bid["ply"] > before["ply"] + 1
    after = maker.undo().json()
    assert (after["ply"], after["view"]) == (before["ply"], before["view"])
    assert after["my_turn"]
    assert maker.play("invoke").status_code == 200


def bots_that_bid(served: Served) -> tuple[Guest, State, State]:
    """A table where its maker invoked, bots bid, and he may bid higher: before the invocation, and now."""
    for _ in range(50):
        maker = served.create(me(), bot("random"), bot("random"))
        before = turn_to_invoke(maker)
        assert maker.play("invoke").status_code == 200
        bid = maker.my_turn()
        if bid["can_undo"]:
            return maker, before, bid
    raise AssertionError("bots always outbid everybody")


def test_what_another_person_decided_stays(served: Served) -> None:
    first, second = two_people(served)
    first.play("invoke")
    assert second.undo().json()["code"] == "nothing_to_undo"
    second.play("pass")
    state = first.state()
    assert (state["can_undo"], state["undo_reason"]["id"]) == (False, "error-others-decided")
    assert refused(first.undo()) == (409, "others_decided")
    assert second.undo().status_code == 200
    assert first.undo().status_code == 200


def test_what_another_person_decided_stays_where_a_bot_has_taken_the_seat_since(served: Served) -> None:
    """Only what bots decided is taken back with one's own."""
    ann = served.create(me("Ann"), guest(), guest())
    people = [ann, ann.join("Bob"), ann.join("Cleo")]
    caller = ann.state()["actor"]
    first, second = people[(caller + 1) % 3], people[(caller + 2) % 3]
    assert people[caller].play("invoke").status_code == 200
    for bidder in (first, second):
        assert bidder.play("pass").status_code == 200
    assert second.ask("POST", "/leave", {"seat": (caller + 2) % 3}).status_code == 200
    state = first.state()
    assert (state["can_undo"], state["undo_reason"]["id"]) == (False, "error-others-decided")
    assert refused(first.undo()) == (409, "others_decided")


def turn_to_invoke(player: Guest) -> dict[str, Any]:
    """Wait for the player's own turn; in auctions before it he passes or bids what he must."""
    while True:
        state = player.my_turn()
        if any(move["text"] == "invoke" for move in state["legal"]):
            return state
        player.play(state["legal"][0]["text"], state["ply"])


# ---- to the end ------------------------------------------------------------------------------------------------
@ONE_GAME
def test_a_whole_game_by_two_browsers(served: Served, game: str) -> None:
    first, second = two_people(served, game)
    commitment, dice = first.state()["commitment"], random.Random(5)
    states = [first.state(), second.state()]
    while states[0]["status"] != "over":
        for player, state in zip((first, second), states, strict=True):
            check_secrets(state)
            if state["my_turn"]:
                assert player.play(lively(dice, state["legal"])["move"], state["ply"]).status_code == 200
        states = [first.state(), second.state()]
    assert all(isinstance(seat["points"], int) for seat in states[0]["view"]["seats"])
    assert states[0]["outcome"]["winners"]
    assert states[0]["outcome"]["reason"]["id"].startswith(f"{game}-reason-")
    assert refused(first.play(0)) == (409, "over")
    assert refused(first.undo()) == (409, "over")
    record = served.spectator(first.table).ask("GET", "/record").json()
    assert [seat["name"] for seat in record["seats"]] == ["Ann", "Bob"]
    verified = benben.verify(record)
    assert verified.is_over
    assert verified.commitment == commitment
    assert verified.outcomes_checked > 10


@pytest.mark.parametrize("game", names())
def test_the_record_is_not_shown_before_the_end(served: Served, game: str) -> None:
    maker = served.create(me(), here(), game=game)
    maker.play(maker.state()["legal"][0]["text"])
    for asker in (maker, served.spectator(maker.table)):
        answer = asker.ask("GET", "/record")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
        assert "secret" not in answer.text
        assert "moves" not in answer.text
