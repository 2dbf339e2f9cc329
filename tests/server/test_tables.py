"""Making tables, taking seats, and who may see what."""

import gc
from pathlib import Path
from typing import Any

import pytest

from benben.server.tables.session import TableSession
from tests.server.guest import Guest, Served, bot, guest, here, me, serve
from tests.waiting import wait_for


def test_the_maker_sits_where_he_asked(served: Served) -> None:
    maker = served.create(bot("random"), me("Ann"), here("Bob"))
    state = maker.state()
    assert [(seat["name"], seat["kind"], seat["mine"]) for seat in state["seats"]][1:] == [
        ("Ann", "person", True),
        ("Bob", "person", True),
    ]
    assert state["options"] == {"players": 3, "edition": "2022", "open_scores": False}
    assert len(state["commitment"]) == 64


def test_names_are_given_and_never_the_same(served: Served) -> None:
    maker = served.create(me("Thoth"), here("Thoth"), me(), bot(), bot())
    names = [seat["name"] for seat in maker.state()["seats"]]
    assert names[0] == "Thoth"
    assert len(set(names)) == 5
    assert all(names)


def test_a_table_waits_until_every_seat_is_taken(served: Served) -> None:
    maker = served.create(me("Ann"), guest(), guest())
    assert maker.state()["status"] == "waiting"
    bob = maker.join("Bob", seat=2)
    assert maker.state()["status"] == "waiting"
    assert maker.state()["prompt"]["args"] == {"count": 1}
    cleo = maker.join("Cleo")
    states = [player.state() for player in (maker, bob, cleo)]
    assert {state["status"] for state in states} == {"playing"}
    assert [[seat["seat"] for seat in state["seats"] if seat["mine"]] for state in states] == [[0], [2], [1]]
    assert sum(state["my_turn"] for state in states) == 1


def test_bots_begin_only_when_everybody_is_there(served: Served) -> None:
    maker = served.create(bot("random"), bot("random"), guest())
    assert maker.served.spectator(maker.table).state()["ply"] == 2
    assert maker.join("Ann").my_turn()["status"] == "playing"


def test_a_full_table_takes_no_one(served: Served) -> None:
    maker = served.create(me(), guest())
    maker.join("Bob")
    answer = served.http.post(f"/api/tables/{maker.table}/join", json={"name": "Cleo"})
    assert (answer.status_code, answer.json()["code"]) == (409, "nothing_open")


def test_a_taken_seat_is_not_given_away(served: Served) -> None:
    maker = served.create(me(), guest())
    answer = served.http.post(f"/api/tables/{maker.table}/join", json={"name": "Eve", "seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (409, "seat_taken")
    assert "token" not in answer.json()


def test_one_more_person_at_the_same_screen(served: Served) -> None:
    maker = served.create(me("Ann"), guest())
    joined = maker.ask("POST", "/join", {"name": "Bob"}).json()
    assert joined == {"token": maker.token, "seats": [0, 1]}
    assert all(seat["mine"] for seat in maker.state()["seats"])


def test_people_at_one_screen_see_through_the_eyes_of_who_is_to_move(served: Served) -> None:
    maker = served.create(me("Ann"), here("Bob"), here("Cleo"))
    seen = set()
    for move in ("invoke", "pass", "pass"):
        state = maker.state()
        assert state["my_turn"]
        assert state["view"]["viewer"] == state["actor"]
        seen.add(state["actor"])
        assert maker.play(move).status_code == 200
    assert seen == {0, 1, 2}


def test_points_are_seen_by_their_owner_alone(served: Served) -> None:
    ann = served.create(me("Ann"), guest())
    bob = ann.join("Bob")
    seen = [points(player) for player in (ann, bob, served.spectator(ann.table))]
    assert seen == [[10, None], [None, 10], [None, None]]


def test_open_scores_are_seen_by_everybody(served: Served) -> None:
    ann = served.create(me("Ann"), guest(), open_scores=True)
    assert points(served.spectator(ann.table)) == [10, 10]


def points(player: Guest) -> list[int | None]:
    return [seat["points"] for seat in player.state()["view"]["seats"]]


def test_a_spectator_sees_and_does_nothing(served: Served) -> None:
    maker = served.create(me(), here())
    spectator = served.spectator(maker.table)
    state = spectator.state()
    assert (state["legal"], state["my_turn"], state["view"]["viewer"]) == ([], False, None)
    for answer in (spectator.play("draw"), spectator.undo()):
        assert (answer.status_code, answer.json()["code"]) == (403, "only_watching")


@pytest.mark.parametrize("token", ["x", "A" * 43, "another", "é" * 20])
def test_a_strangers_token_learns_nothing(served: Served, token: str) -> None:
    maker = served.create(me(), bot())
    stranger = served.create(me(), bot()).token if token == "another" else token
    headers = {b"Authorization": f"Bearer {stranger}".encode()}
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/record", None),
        ("POST", "/moves", {"ply": 2, "move": "draw"}),
        ("POST", "/undo", {"ply": 2}),
        ("POST", "/join", {"name": "Eve"}),
    ):
        answer = served.http.request(method, f"/api/tables/{maker.table}{path}", json=body, headers=headers)
        assert answer.status_code == 403
        assert answer.json() == {
            "type": "error",
            "code": "stranger",
            "message": {"id": "error-stranger", "args": {}},
            "legal": None,
        }


def test_another_kind_of_authorisation_is_a_stranger(served: Served) -> None:
    maker = served.create(me(), bot())
    answer = served.http.get(
        f"/api/tables/{maker.table}", headers={"Authorization": "Basic QWxhZGRpbjpvcGVu"}
    )
    assert answer.status_code == 403


@pytest.mark.parametrize("path", ["", "/record"])
def test_an_unknown_table_is_not_found(served: Served, path: str) -> None:
    for table in ("nosuchtable2", "..%2Fhealth", "%00", "a" * 33, "a" * 3000):
        answer = served.http.get(f"/api/tables/{table}{path}", headers={"Authorization": "Bearer x"})
        assert answer.status_code in {404, 422}, table
    assert served.http.get(f"/api/tables/nosuchtable2{path}").json()["code"] == "unknown_table"


@pytest.mark.slow
def test_tables_that_no_one_looks_at_are_put_back_and_found_again(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", tables_in_memory=1) as served:
        makers = [served.create(me(), here(), here()) for _ in range(4)]
        with makers[0].socket() as line:
            known = line.receive()
            states = [maker.play("invoke").json() for maker in makers]
            assert [maker.state() for maker in makers[1:]] == states[1:]
            assert all(maker.undo().status_code == 200 for maker in makers)
            assert line.until(lambda state: state["version"] == known["version"] + 2)["ply"] == known["ply"]


@pytest.mark.slow
def test_a_table_that_is_put_back_leaves_nothing_in_memory(tmp_path: Path) -> None:
    """Not even until the garbage collector runs, which a server allows rarely."""
    gc.collect()
    others = {id(table) for table in _tables()}
    gc.disable()
    try:
        with serve(tmp_path / "tables.sqlite3", tables_in_memory=1) as served:
            for _ in range(3):
                maker = served.create(me(), guest(), game="imhotep_duel")
                bob = maker.join("Bob")
                with maker.socket() as line, bob.socket():
                    mover = maker if maker.state()["my_turn"] else bob
                    mover.play(mover.state()["legal"][0]["text"])
                    line.until(lambda state: state["ply"] > 1)
            last = [maker.table]
            wait_for(
                lambda: [table.id for table in _tables() if id(table) not in others] == last,
                "the other tables to be gone",
            )
    finally:
        gc.enable()


def _tables() -> list[TableSession]:
    return [
        thing for thing in gc.get_objects() if type(thing) is TableSession
    ]  # weak references lie there too


SEATS = [{"kind": "me"}, {"kind": "bot", "player": "random"}]
BAD: dict[str, tuple[dict[str, Any], str]] = {
    "unknown game": ({"game": "chess"}, "unknown_game"),
    "a game's name that is no text": ({"game": 7}, "malformed"),
    "unknown option": ({"options": {"colour": "blue"}}, "bad_options"),
    "option out of range": ({"options": {"edition": "2031"}}, "bad_options"),
    "option of the wrong kind": ({"options": {"open_scores": 1}}, "bad_options"),
    "option that hides another argument": ({"options": {"name": "ra"}}, "bad_options"),
    "option that is a list": ({"options": {"edition": ["2022"]}}, "malformed"),
    "1999 for two": ({"options": {"edition": "1999"}}, "bad_options"),
    "more seats than players": ({"options": {"players": 5}}, "bad_seats"),
    "no seats": ({"seats": []}, "malformed"),
    "nine seats": ({"seats": [{"kind": "me"}] * 9}, "malformed"),
    "six seats": ({"seats": [{"kind": "me"}] * 6}, "bad_options"),
    "unknown field": ({"colour": "blue"}, "malformed"),
    "a seed": ({"seed": 7}, "malformed"),
    "unknown kind of seat": ({"seats": [{"kind": "me"}, {"kind": "ghost"}]}, "malformed"),
    "unknown field of a seat": ({"seats": [{"kind": "me", "token": "x"}, SEATS[1]]}, "malformed"),
    "unknown bot": ({"seats": [{"kind": "me"}, {"kind": "bot", "player": "oracle"}]}, "bad_player"),
    "bot out of range": (
        {"seats": [{"kind": "me"}, {"kind": "bot", "player": "search:seconds=1e9"}]},
        "bad_player",
    ),
    "bot without a player": ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "malformed"),
    "person with a player": ({"seats": [{"kind": "me", "player": "random"}, SEATS[1]]}, "malformed"),
    "empty name": ({"seats": [{"kind": "me", "name": "  "}, SEATS[1]]}, "bad_name"),
    "long name": ({"seats": [{"kind": "me", "name": "x" * 33}, SEATS[1]]}, "bad_name"),
    "name of several lines": ({"seats": [{"kind": "me", "name": "a\nb"}, SEATS[1]]}, "bad_name"),
    "name that turns the writing": ({"seats": [{"kind": "me", "name": "a\u202eb"}, SEATS[1]]}, "bad_name"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_table_is_refused(served: Served, case: str) -> None:
    changed, code = BAD[case]
    answer = served.http.post("/api/tables", json={"game": "ra", "options": {}, "seats": SEATS, **changed})
    assert (answer.status_code, answer.json()["code"]) == (422, code), answer.text
    assert answer.json()["message"]["id"] == f"error-{code.replace('_', '-')}"


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"game": "chess"}, "engine-unknown_game"),
        ({"options": {"colour": "blue"}}, "engine-no_option"),
        ({"options": {"edition": "2031"}}, "engine-bad_option"),
    ],
)
def test_why_is_reported_in_words_that_the_page_has(
    served: Served, changed: dict[str, Any], reason: str
) -> None:
    answer = served.http.post("/api/tables", json={"game": "ra", "options": {}, "seats": SEATS, **changed})
    detail = answer.json()["message"]["args"]["detail"]
    assert detail["id"] == reason
    assert f"\n{reason} =" in served.http.get("/api/texts/de").text


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b'{"game": NaN}', b"[" * 9000, b"9" * 9000],
)  # fmt: skip
def test_malformed_json_is_refused(served: Served, body: bytes) -> None:
    answer = served.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed"), answer.text
    assert served.http.get("/api/health").status_code == 200


@pytest.mark.parametrize(
    ("name", "code"),
    [("", "bad_name"), ("x" * 33, "bad_name"), ("a\tb", "bad_name"), (7, "malformed"), (None, "malformed")],
)
def test_a_bad_name_joins_nothing(served: Served, name: object, code: str) -> None:
    maker = served.create(me(), guest())
    answer = served.http.post(f"/api/tables/{maker.table}/join", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert maker.state()["seats"][1]["kind"] == "open"
