"""The company at a table: playing again together, leaving, bots in the place of people, and who only watches."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import benben
from tests.server.guest import Guest, Served, State, bot, guest, here, me, serve
from tests.server.hidden import messages
from tests.server.test_races import at_once
from tests.server.thinkers import Thoughts
from tests.waiting import wait_for


def two(served: Served) -> tuple[Guest, Guest]:
    """Ann and Bob at a table for two."""
    ann = served.create(me("Ann"), guest())
    return ann, ann.join("Bob")


def given_up(served: Served) -> tuple[Guest, Guest]:
    """Ann and Bob at a table where Bob has resigned."""
    ann, bob = two(served)
    assert bob.ask("POST", "/leave", {"seat": 1}).status_code == 200
    return ann, bob


def again(person: Guest) -> Guest:
    """The same person at the table where everybody plays again."""
    answer = person.ask("POST", "/again")
    assert answer.status_code == 201, answer.text
    return Guest(person.served, answer.json()["id"], answer.json()["token"])


def refused(answer: Any, status: int, code: str) -> None:
    assert (answer.status_code, answer.json().get("code")) == (status, code), answer.text


def mine(state: State) -> list[str]:
    return [seat["name"] for seat in state["seats"] if seat["mine"]]


# ---- playing again ---------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_playing_again_brings_everybody_along_and_another_begins(served: Served) -> None:
    ann = served.create(me("Ann"), bot("greedy"), guest(), open_scores=True)
    bob = ann.join("Bob")
    for person, seat in ((ann, 0), (bob, 2)):
        assert person.ask("POST", "/leave", {"seat": seat}).status_code == 200
    over = ann.until_over()
    assert over["again"] is None
    with bob.socket() as line, served.spectator(ann.table).socket() as watching:
        there = again(ann)
        for reader in (line, watching):
            following = reader.until(lambda state: state["again"] is not None)["again"]
            assert following == {"table": there.table, "seat": 0}
    bob_there = again(bob)
    assert bob_there.table == there.table
    states = [there.state(), bob_there.state()]
    assert [mine(state) for state in states] == [["Ann"], ["Bob"]]
    old, new = over["seats"], states[0]["seats"]
    assert [seat["name"] for seat in new] == [seat["name"] for seat in (*old[1:], old[0])]
    assert [seat["player"] for seat in new] == ["greedy", "greedy", None]  # Ann is here, Bob had gone
    assert states[0]["options"] == over["options"]
    assert states[0]["commitment"] != over["commitment"]
    assert bob_there.ask("POST", "/back").status_code == 200


def test_people_at_one_screen_have_all_their_seats_again(served: Served) -> None:
    ann = served.create(me("Ann"), here("Bob"))
    assert ann.ask("POST", "/leave", {"seat": 0}).status_code == 200
    answer = ann.ask("POST", "/again").json()
    assert (answer["seats"], answer["token"]) == ([0, 1], ann.token)
    there = Guest(served, answer["id"], answer["token"])
    assert mine(there.state()) == ["Bob", "Ann"]
    assert there.play(there.state()["legal"][0]["text"]).status_code == 200


@pytest.mark.slow
def test_of_many_who_ask_at_once_all_get_the_same_table(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with serve(database) as served:
        ann, bob = given_up(served)
        tables = at_once(8, lambda number: again((ann, bob)[number % 2]).table)
        assert len(set(tables)) == 1
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (2,)


def test_only_a_finished_game_is_played_again_and_only_by_who_sat_there(served: Served) -> None:
    ann, bob = two(served)
    refused(ann.ask("POST", "/again"), 409, "not_over")
    assert bob.ask("POST", "/leave", {"seat": 1}).status_code == 200
    refused(served.spectator(ann.table).ask("POST", "/again"), 403, "only_watching")
    refused(Guest(served, ann.table, served.create(me(), bot()).token).ask("POST", "/again"), 403, "stranger")
    assert ann.state()["again"] is None


def test_no_one_gets_anothers_token(served: Served) -> None:
    ann, bob = given_up(served)
    there = again(ann)
    for table in (ann.table, there.table):
        for reader in (served.spectator(table), Guest(served, table, bob.token)):
            text = json.dumps(reader.state())
            assert ann.token is not None
            assert ann.token not in text
            assert "hash" not in text


# ---- giving up -------------------------------------------------------------------------------------------------
def test_with_two_the_other_wins(served: Served) -> None:
    ann, bob = two(served)
    with ann.socket() as line:
        line.receive()
        assert bob.ask("POST", "/leave", {"seat": 1}).json()["status"] == "over"
        state = line.until_over()
    reason = {"id": "table-resigned", "args": {"seat": 1}}
    assert state["outcome"] == {"winners": [0], "reason": reason, "resigned": 1}
    assert (state["actor"], state["legal"], state["can_undo"], state["thinking"]) == (None, [], False, False)
    for person in (ann, bob):
        refused(person.play("draw"), 409, "over")
        refused(person.undo(), 409, "over")
        refused(person.ask("POST", "/leave", {"seat": 0}), 409, "over")
    refused(ann.ask("POST", "/bot", {"seat": 1}), 409, "over")
    refused(ann.ask("POST", "/back"), 409, "over")


def test_what_a_game_that_was_given_up_leaves(served: Served) -> None:
    ann, bob = two(served)
    mover = ann if ann.state()["my_turn"] else bob
    assert mover.play("draw").status_code == 200
    refused(ann.ask("GET", "/record"), 409, "not_over")
    assert ann.ask("POST", "/leave", {"seat": 0}).status_code == 200
    record = ann.ask("GET", "/record").json()
    assert record["result"] == {"resigned": 0}
    match = benben.read_record(record)
    assert (match.is_over, [ply.text for ply in match.plies]) == (False, record["moves"])
    found = benben.verify(record)
    assert (found.resigned, found.outcomes_checked > 0) == (0, True)
    state = ann.state()
    position = ann.ask("GET", f"/positions/{state['ply']}").json()
    assert position["view"] == state["view"]
    assert bob.ask("GET", f"/positions/{state['ply']}").json()["view"]["viewer"] == 1


def test_with_more_a_bot_plays_until_one_is_back(served: Served) -> None:
    ann = served.create(me("Ann"), guest(), bot("greedy"))
    bob = ann.join("Bob")
    left = bob.ask("POST", "/leave", {"seat": 1}).json()
    seat = left["seats"][1]
    assert (seat["name"], seat["kind"], seat["player"], seat["mine"]) == ("Bob", "person", "greedy", True)
    ply = left["ply"]
    while ann.state()["ply"] < ply + 6 and ann.state()["status"] == "playing":
        state = ann.my_turn()
        assert ann.play(state["legal"][0]["text"]).status_code == 200
    before = ann.my_turn()
    assert any(entry["seat"] == 1 for entry in before["log"])
    refused(bob.play("draw", before["ply"]), 409, "not_your_turn")
    assert (
        bob.ask("POST", "/leave", {"seat": 1}).json()["version"] == before["version"]
    )  # nothing more to leave
    back = bob.ask("POST", "/back").json()
    assert (back["seats"][1]["player"], back["version"]) == (None, before["version"] + 1)
    assert bob.ask("POST", "/back").json()["version"] == back["version"]


def test_who_watches_leaves_nothing_and_no_one_leaves_for_others(served: Served) -> None:
    ann, bob = two(served)
    refused(ann.ask("POST", "/leave", {"seat": 1}), 403, "not_your_seat")
    refused(ann.ask("POST", "/leave", {"seat": 5}), 422, "no_such_seat")
    refused(ann.ask("POST", "/leave", {"seat": "x"}), 422, "malformed")
    watching = served.spectator(ann.table)
    for path, body in (("/leave", {"seat": 0}), ("/bot", {"seat": 0}), ("/back", None)):
        refused(watching.ask("POST", path, body), 403, "only_watching")
    assert bob.state()["status"] == "playing"
    refused(served.create(me(), guest()).ask("POST", "/leave", {"seat": 0}), 409, "waiting")


@pytest.mark.slow
def test_a_bots_move_on_its_way_is_dropped_when_its_seat_is_taken_back(
    tmp_path: Path, thoughts: Thoughts
) -> None:
    with serve(tmp_path / "tables.sqlite3", stand_in="Waiting", players=thoughts.players) as served:
        thoughts.hold()
        ann = served.create(me("Ann"), here("Bob"), here("Cleo"))
        before = ann.state()
        left = ann.ask("POST", "/leave", {"seat": before["actor"]}).json()
        assert (left["thinking"], left["my_turn"], left["legal"]) == (True, False, [])
        wait_for(lambda: thoughts.started, "the bot to think")
        back = ann.ask("POST", "/back").json()
        assert (back["thinking"], back["my_turn"], back["ply"]) == (False, True, before["ply"])
        thoughts.go()
        wait_for(lambda: thoughts.ended, "the end of the thought")
        assert ann.play(back["legal"][0]["text"], before["ply"]).status_code == 200
        assert [seat["player"] for seat in ann.state()["seats"]] == [None, None, None]


def test_the_same_through_a_socket(served: Served) -> None:
    ann = served.create(me("Ann"), guest(), guest())
    with ann.socket() as line:
        line.send({"type": "bot", "seat": 1})
        line.until(lambda state: state["seats"][1]["kind"] == "bot")
        line.send({"type": "bot", "seat": 1})
        assert line.error()["code"] == "seat_taken"
        line.send({"type": "bot", "seat": 2})
        line.until(lambda state: state["status"] == "playing")
        line.send({"type": "leave", "seat": 0})
        line.until(lambda state: state["seats"][0]["player"] is not None)
        line.send({"type": "back"})
        line.until(lambda state: state["seats"][0]["player"] is None)


# ---- bots for people -------------------------------------------------------------------------------------------
def test_a_bot_takes_a_seat_where_no_one_came(served: Served) -> None:
    ann = served.create(me("Ann"), guest(), guest())
    assert ann.state()["presence"]["replaceable"] == [1, 2]
    assert ann.ask("POST", "/bot", {"seat": 1}).json()["status"] == "waiting"
    cleo = ann.join("Cleo")
    state = cleo.state()
    assert (state["status"], state["host"]) == ("playing", True)
    seat = state["seats"][1]
    assert (seat["kind"], seat["player"], seat["mine"]) == ("bot", "greedy", False)
    assert state["presence"]["replaceable"] == []
    assert len({seat["name"] for seat in state["seats"]}) == 3
    refused(served.http.post(f"/api/tables/{ann.table}/join", json={"name": "Late"}), 409, "nothing_open")


@pytest.mark.parametrize("first", [0, 1])
def test_of_a_guest_and_a_bot_for_one_seat_one_is_seated(served: Served, first: int) -> None:
    ann = served.create(me("Ann"), guest())

    def take(number: int) -> int:
        if number == first:
            return ann.ask("POST", "/bot", {"seat": 1}).status_code
        return served.http.post(f"/api/tables/{ann.table}/join", json={"name": "Bob"}).status_code

    answers = at_once(2, take)
    assert sorted(answers) == [200, 409]
    seat = ann.state()["seats"][1]
    assert (seat["kind"], seat["player"]) == (
        ("bot", "greedy") if answers[first] == 200 else ("person", None)
    )


@pytest.mark.slow
def test_the_maker_need_not_sit_there(served: Served) -> None:
    maker = served.create(bot("greedy"), guest())
    state = maker.state()
    assert (state["host"], mine(state), state["view"]["viewer"]) == (True, [], None)
    assert served.spectator(maker.table).state()["host"] is False
    refused(maker.play("draw"), 403, "only_watching")
    assert maker.ask("POST", "/bot", {"seat": 1}).json()["status"] == "playing"
    maker.until_over()
    assert again(maker).until_over()["seats"][0]["kind"] == "bot"


@pytest.mark.slow
def test_a_bot_stands_in_for_a_person_who_has_been_away_for_long(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", stand_in_after=0.4) as served:
        ann, bob = two(served)
        with ann.socket() as line:
            with bob.socket() as bobs:
                line.until(lambda state: 1 in state["presence"]["connected"])
                bobs.receive()
                refused(ann.ask("POST", "/bot", {"seat": 1}), 409, "still_here")
            gone = line.until(lambda state: 1 not in state["presence"]["connected"])
            assert gone["presence"]["replaceable"] == []
            line.until(lambda state: 1 in state["presence"]["replaceable"])  # sent without any other change
            state = ann.ask("POST", "/bot", {"seat": 1}).json()
            assert (state["seats"][1]["kind"], state["seats"][1]["player"]) == ("person", "greedy")
            if not state["my_turn"]:
                line.until(lambda state: state["my_turn"])
            assert bob.ask("POST", "/back").status_code == 200
            assert line.until(lambda state: state["seats"][1]["player"] is None)["seats"][1]["name"] == "Bob"


# ---- who watches -----------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_who_watches_is_counted(served: Served) -> None:
    ann, _ = two(served)
    watching = served.spectator(ann.table)
    with ann.socket() as line:
        assert line.receive()["presence"]["watching"] == 0
        with watching.socket() as first, watching.socket() as second:
            assert line.until(lambda state: state["presence"]["watching"] == 2)["host"]
            for reader in (first, second):
                assert not reader.until(lambda state: state["presence"]["watching"] == 2)["host"]
        line.until(lambda state: state["presence"]["watching"] == 0)


# ---- restarts --------------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_a_restart_keeps_everything(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with serve(database) as served:
        ann, bob = given_up(served)
        there = again(bob)
        before = [ann.state(), there.state()]
        maker = served.create(bot("greedy"), guest())
    with serve(database) as served:
        ann.served = bob.served = there.served = maker.served = served
        assert [ann.state(), there.state()] == before
        assert ann.state()["again"] == {"table": there.table, "seat": 1}
        assert again(ann).table == there.table
        assert benben.verify(ann.ask("GET", "/record").json()).resigned == 1
        assert maker.ask("POST", "/bot", {"seat": 1}).status_code == 200


@pytest.mark.slow
def test_a_bot_that_stands_in_goes_on_after_a_restart(tmp_path: Path, thoughts: Thoughts) -> None:
    database = tmp_path / "tables.sqlite3"
    with serve(database, stand_in="Waiting", players=thoughts.players) as served:
        thoughts.hold()
        ann = served.create(me("Ann"), here("Bob"), here("Cleo"))
        left = ann.ask("POST", "/leave", {"seat": ann.state()["actor"]}).json()
        assert left["thinking"]
        wait_for(lambda: thoughts.started, "the bot to think")
    thoughts.go()
    with serve(database, players=thoughts.players) as served:
        wait_for(lambda: served.ply(ann.table) > left["ply"], "the server to go on by itself")


@pytest.mark.parametrize("seats", [(me("Ann"), bot("greedy")), (bot("greedy"), me("Ann"))])
def test_one_may_resign_against_a_bot(served: Served, seats: tuple[dict[str, Any], ...]) -> None:
    ann = served.create(*seats)
    seat = next(seat["seat"] for seat in ann.state()["seats"] if seat["mine"])
    state = ann.ask("POST", "/leave", {"seat": seat}).json()
    assert state["outcome"]["winners"] == [1 - seat]


# ---- several people at one screen ------------------------------------------------------------------------------
def test_who_shares_a_screen_learns_when_to_pass_it_on_and_reads_what_everybody_may(served: Served) -> None:
    ann = served.create(me("Ann"), here("Bob"))
    state = ann.state()
    assert (state["pass_on"], state["view"]["viewer"]) == (True, state["actor"])
    assert not served.create(me("Ann"), here("Bob"), open_scores=True).state()["pass_on"]
    for others in ((me(), bot()), (me(), guest())):
        assert not served.create(*others).state()["pass_on"]
    assert ann.play(state["legal"][0]["text"]).status_code == 200
    assert ann.state()["log"] == served.spectator(ann.table).state()["log"]


def test_the_log_at_one_screen_has_no_ones_secrets(served: Served) -> None:
    """R13. Points of an epoch are their owner's, and both read the same log."""
    ann = served.create(me("Ann"), here("Bob"))
    state = ann.state()
    while state["view"]["epoch"] == 1:
        state = ann.play(state["legal"][-1]["text"]).json()
    said = {message["id"] for message in messages(ann.state()["log"])}
    assert "ra-event-epoch_suns" in said
    assert "ra-event-epoch_points" not in said
