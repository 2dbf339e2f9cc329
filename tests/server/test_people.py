"""People: seats follow them to every device, a link signs in once, and nothing about one person reaches another."""

import base64
import contextlib
import json
import sqlite3
from pathlib import Path

import pytest

from tests.server.guest import Served, bot, guest, here, me, serve
from tests.server.someone import Someone, code
from tests.server.test_races import at_once
from tests.server.test_sockets import closed


def test_a_seat_belongs_to_the_person_at_every_device(served: Served) -> None:
    ann = Someone(served, "Ann")
    table = served.create(me(), here("Bob"), by=ann.key).table
    seats = ann.at(table).state()["seats"]
    assert [(seat["name"], seat["mine"], seat["mark"]) for seat in seats] == [
        ("Ann", True, ann.me()["mark"]),
        ("Bob", True, None),
    ]
    phone = Someone(served, known=False)
    assert phone.sign_in(ann.link()).status_code == 200
    assert phone.at(table).state()["seats"] == seats
    assert phone.at(table).play("invoke").status_code == 200
    current = {device["label"]: device["current"] for device in phone.me()["devices"]}
    assert current == {"Firefox": False, "Phone": True}


def test_a_link_signs_in_once_and_a_new_one_replaces_it(served: Served) -> None:
    ann = Someone(served, "Ann")
    first = ann.link()
    second = ann.link()
    one, thief = Someone(served, known=False), Someone(served, known=False)
    assert code(one.sign_in(first)) == "no_sign_in_link"
    seen = served.http.post("/api/people/sign-in/look", json={"link": second}).json()
    assert seen == {"name": "Ann", "mark": ann.me()["mark"]}
    assert one.sign_in(second).status_code == 200
    assert code(thief.sign_in(second)) == "no_sign_in_link"
    assert code(served.http.post("/api/people/sign-in/look", json={"link": second})) == "no_sign_in_link"
    third = ann.link()
    answers = at_once(6, lambda _: Someone(served, known=False).sign_in(third).status_code)
    assert sorted(answers) == [200, 409, 409, 409, 409, 409]


def test_a_repeated_sign_in_is_answered_again(served: Served) -> None:
    ann, phone = Someone(served, "Ann"), Someone(served, known=False)
    wanted = {"link": ann.link(), "key": phone.key, "device": "", "bring": True}
    answers = [served.http.post("/api/people/sign-in", json=wanted) for _ in range(2)]
    assert answers[0].json() == answers[1].json()
    assert len(ann.me()["devices"]) == 2
    body = {"key": ann.key, "name": "Ann again"}
    assert served.http.post("/api/people", json=body).json()["name"] == "Ann"


def test_a_signed_out_device_is_refused_and_its_socket_closed(served: Served) -> None:
    ann, phone = Someone(served, "Ann"), Someone(served, known=False)
    table = served.create(me(), bot(), by=ann.key).table
    phone.sign_in(ann.link())
    with phone.at(table).socket() as line:
        line.receive()
        other = next(device["id"] for device in ann.me()["devices"] if not device["current"])
        assert ann.ask("DELETE", f"/me/devices/{other}").status_code == 204
        assert line.error()["code"] == "signed_out"
        assert closed(line) == 4403
    assert code(phone.ask("GET")) == "signed_out"
    assert code(phone.at(table).ask("GET", "")) == "stranger"
    assert len(ann.me()["devices"]) == 1


def test_no_one_signs_out_the_device_of_another(served: Served) -> None:
    ann, eve = Someone(served, "Ann"), Someone(served, "Eve")
    (device,) = ann.me()["devices"]
    assert eve.ask("DELETE", f"/me/devices/{device['id']}").status_code == 404
    assert len(ann.me()["devices"]) == 1


def test_the_games_of_a_device_come_along_when_it_signs_in(served: Served) -> None:
    ann, phone = Someone(served, "Ann"), Someone(served, "Anna on the phone")
    table = served.create(me(), bot(), by=phone.key).table
    with phone.at(table).socket() as line:
        line.receive()
        phone.sign_in(ann.link())
        assert line.error()["code"] == "signed_out"
    ann.at(table).until(lambda state: state["seats"][0]["mine"])
    assert phone.at(table).state()["seats"][0]["mine"]


def test_a_person_with_other_devices_keeps_their_games(served: Served) -> None:
    ann, bob, phone = Someone(served, "Ann"), Someone(served, "Bob"), Someone(served, known=False)
    phone.sign_in(bob.link())
    table = served.create(me(), bot(), by=bob.key).table
    phone.sign_in(ann.link())
    assert not ann.at(table).state()["seats"][0]["mine"]
    assert bob.at(table).state()["seats"][0]["mine"]
    assert len(bob.me()["devices"]) == 1


def test_seats_of_a_guest_become_those_of_a_person_who_has_the_token(served: Served) -> None:
    maker = served.create(me("Ann"), bot())
    ann, eve = Someone(served, "Ann"), Someone(served, "Eve")
    assert eve.at(maker.table).ask("POST", "/adopt", {"token": "x" * 43}).json()["seats"] == []
    adopted = ann.at(maker.table).ask("POST", "/adopt", {"token": maker.token})
    assert adopted.json()["seats"] == [0]
    assert ann.at(maker.table).state()["maker"]
    assert code(maker.ask("GET", "")) == "stranger"
    assert (
        code(served.spectator(maker.table).ask("POST", "/adopt", {"token": maker.token})) == "only_watching"
    )


def test_a_person_without_a_seat_watches_and_may_take_one(served: Served) -> None:
    ann, bob = Someone(served, "Ann"), Someone(served)
    table = served.create(me(), guest(), by=ann.key).table
    watching = bob.at(table)
    assert not any(seat["mine"] for seat in watching.state()["seats"])
    assert code(watching.ask("POST", "/moves", {"ply": 0, "move": "invoke"})) == "only_watching"
    assert watching.ask("POST", "/join", {"name": "Bob"}).json() == {"token": bob.key, "seats": [1]}
    assert bob.me()["name"] == "Bob"
    for person in (ann, bob):
        assert code(person.at(table).ask("POST", "/seat-link", {})) == "sign_in_there"
        assert code(person.at(table).ask("POST", "/renew", {})) == "sign_in_there"


def test_a_deleted_person_leaves_their_games_to_the_others(served: Served) -> None:
    ann, bob = Someone(served, "Ann"), Someone(served, "Bob")
    duel = served.create(me(), guest(), by=ann.key, game="imhotep_duel").table
    bob.at(duel).ask("POST", "/join", {"name": "Bob"})
    three = served.create(me(), here("Cleo"), guest(), by=bob.key).table
    ann.at(three).ask("POST", "/join", {"name": "Ann"})
    waiting = served.create(me(), guest(), by=ann.key).table
    with bob.at(three).socket() as line:
        line.until(lambda state: state["status"] == "playing")
        assert ann.ask("DELETE").status_code == 204
        line.until(lambda state: state["seats"][2]["name"] == "")
    after = bob.at(duel).state()
    assert (after["status"], after["outcome"]["winners"]) == ("over", [1])
    assert [(seat["name"], seat["mark"]) for seat in after["seats"]] == [
        ("", None),
        ("Bob", bob.me()["mark"]),
    ]
    assert bob.at(duel).ask("GET", "/record").status_code == 200
    assert bob.at(three).state()["seats"][2]["player"] == "greedy"
    assert bob.at(waiting).state()["seats"][0]["kind"] == "open"
    assert code(ann.ask("GET")) == "signed_out"
    assert code(ann.at(duel).ask("GET", "")) == "stranger"


def test_what_others_see_does_not_depend_on_secrets(served: Served) -> None:
    """Two tables that differ only in whose key and devices are behind a seat look the same to everybody else."""

    def seen(devices: int) -> list[str]:
        ann = Someone(served, "Ann")
        ann.ask("PATCH", body={"mark": 7})
        for _ in range(devices):
            Someone(served, known=False).sign_in(ann.link())
        ann.link()
        table = served.create(me(), guest(), by=ann.key).table
        other = served.spectator(table).join("Bob")
        views = [other.state(), served.spectator(table).state(), Someone(served).at(table).state()]
        with other.socket() as line:
            views.append(line.receive())
        return [json.dumps(view).replace(table, "TABLE") for view in map(_without_chance, views)]

    assert seen(0) == seen(3)


def _without_chance(state: dict[str, object]) -> dict[str, object]:
    """A state without what the dealer's secret decides."""
    return {
        name: value
        for name, value in state.items()
        if name in {"id", "seats", "host", "maker", "presence", "again"}
    }


@pytest.mark.parametrize(("people", "refusal"), [("off", "no_people"), ("invited", "only_invited")])
def test_the_host_decides_who_becomes_a_person(tmp_path: Path, people: str, refusal: str) -> None:
    with serve(tmp_path / "tables.sqlite3", people=people) as served:
        answer = served.http.post("/api/people", json={"key": "k" * 43})
        assert (answer.status_code, code(answer)) == (403, refusal)
        assert served.create(me("Ann"), here(), by="k" * 43).state()["seats"][0]["mark"] is None


def test_every_kind_of_request_about_people_is_limited(tmp_path: Path) -> None:
    once = dict.fromkeys(("person_rate", "sign_in_rate", "people_rate"), "1/day")
    with serve(tmp_path / "tables.sqlite3", **once) as served:
        ann = Someone(served, "Ann")
        assert code(served.http.post("/api/people", json={"key": "k" * 43})) == "too_often"
        assert ann.ask("GET").status_code == 200
        for method, path, body in (
            ("GET", "/me", None),
            ("PATCH", "/me", {}),
            ("DELETE", "/me", None),
            ("POST", "/me/link", None),
            ("DELETE", "/me/devices/x", None),
        ):
            assert code(ann.ask(method, path, body)) == "too_often"
        assert code(ann.ask("POST", "/sign-in/look", {"link": "x" * 43})) == "no_sign_in_link"
        assert code(ann.ask("POST", "/sign-in/look", {"link": "x" * 43})) == "too_often"
        assert code(ann.sign_in("x" * 43)) == "too_often"


def test_malformed_requests_are_refused(served: Served) -> None:
    ann = Someone(served, "Ann")
    for method, path, body in (
        ("POST", "", {"key": "short"}),
        ("POST", "", {"key": "k" * 43, "name": "\u202e"}),
        ("PATCH", "/me", {"mark": 100_000}),
        ("PATCH", "/me", {"name": ""}),
        ("POST", "/sign-in", {"link": "x" * 43}),
    ):
        assert ann.ask(method, path, body).status_code == 422, (method, path, body)
    assert ann.me()["name"] == "Ann"


def test_my_games_show_whose_turn_it_is_and_how_they_ended(served: Served) -> None:
    ann, bob = Someone(served, "Ann"), Someone(served, "Bob")
    duel = served.create(me(), guest(), by=ann.key, game="imhotep_duel").table
    bob.at(duel).ask("POST", "/join", {"name": "Bob"})
    served.create(me(), bot(), by=bob.key)
    (game,) = ann.ask("GET", "/me/games").json()
    turn = ann.at(duel).state()["my_turn"]
    assert (game["id"], game["status"], game["my_turn"], game["winners"]) == (duel, "playing", turn, None)
    assert [seat["points"] for seat in game["seats"]] == [None, None]
    bob.at(duel).ask("POST", "/leave", {"seat": 1})
    (game,) = ann.ask("GET", "/me/games").json()
    assert (game["status"], game["winners"], game["resigned"]) == ("over", [0], 1)
    assert [seat["mine"] for seat in game["seats"]] == [True, False]
    assert all(sum(seat["sources"].values()) == seat["points"] for seat in game["seats"])
    (record,) = ann.ask("GET", "/me/records").text.splitlines()
    assert json.loads(record) == bob.at(duel).ask("GET", "/record").json()
    assert len(bob.ask("GET", "/me/games").json()) == 2
    assert ann.ask("GET", "/me/errors").json() == []  # no game of hers was reviewed
    found = ann.ask("GET", "/me/data").json()
    notices = ann.ask("GET", "/me/notices").json()
    assert found == {"me": ann.me(), "games": [game], "lines": [], "orders": [], "notices": notices}


def test_results_of_games_that_ended_before_are_made_up(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with serve(file) as served:
        ann = Someone(served, "Ann")
        table = served.create(me(), here(), by=ann.key, game="imhotep_duel").table
        ann.at(table).ask("POST", "/leave", {"seat": 1})
        before = ann.ask("GET", "/me/games").json()
        with contextlib.closing(sqlite3.connect(file)) as database, database:
            database.execute("DELETE FROM results")
        (after,) = ann.ask("GET", "/me/games").json()
        assert [after | {"changed": 0}] == [game | {"changed": 0} for game in before]


def test_a_passkey_without_a_right_proof_is_refused(served: Served) -> None:
    ann = Someone(served, "Ann")
    challenge = ann.ask("POST", "/me/passkeys/options").json()["challenge"]
    client = base64.urlsafe_b64encode(json.dumps({"challenge": challenge}).encode()).decode().rstrip("=")
    forged = {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": client}}
    for credential in ({}, {"response": {"clientDataJSON": "é"}}, {"response": 3}, forged, forged):
        body = {"credential": credential}
        assert code(ann.ask("POST", "/me/passkeys", body)) == "no_passkey"
        assert code(ann.ask("POST", "/passkey", body | {"key": "k" * 43})) == "no_passkey"
    assert ann.me()["passkeys"] == []
    assert ann.ask("DELETE", "/me/passkeys/x").status_code == 404
