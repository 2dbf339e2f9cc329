"""Forks: a finished game played on from one of its positions as a new table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import benben
from benben.engine.replay import verify
from benben.server.tables.checking import differences
from benben.server.thinking import tasks
from tests.server.guest import SHORTEST, Guest, Served, State, bot, guest, here, me, serve
from tests.server.someone import Someone
from tests.server.test_company import refused

RESIGNED_AT = 9
"""The number of decisions before the game is given up."""


@pytest.fixture
def finished(served: Served) -> Guest:
    """Ann's game with Bob, given up in the middle."""
    ann = served.create(me("Ann"), guest(), game=SHORTEST)
    players = [ann, ann.join("Bob")]
    for _ in range(RESIGNED_AT):
        state = ann.state()
        legal = players[state["actor"]].state()["legal"]
        assert players[state["actor"]].play(legal[0]["move"]).status_code == 200
    ann.ask("POST", "/leave", {"seat": 0})
    return ann


def fork(source: Guest, ply: int, *seats: dict[str, Any], **more: Any) -> httpx.Response:
    wanted = {"game": SHORTEST, "seats": list(seats or (me("Cid"), bot())), **more}
    return source.served.http.post(
        "/api/tables", json={**wanted, "fork": {"table": source.table, "ply": ply}}
    )


def forked(source: Guest, ply: int, *seats: dict[str, Any], **more: Any) -> Guest:
    answer = fork(source, ply, *seats, **more)
    assert answer.status_code == 201, answer.text
    return Guest(source.served, answer.json()["id"], answer.json()["token"])


def decision(source: Guest, least: int) -> int:
    """The first ply from *least* on before which a seat decides."""
    return next(
        ply for ply in range(least, source.state()["ply"] + 1) if position(source, ply)["actor"] is not None
    )


def position(source: Guest, ply: int) -> State:
    return dict(source.ask("GET", f"/positions/{ply}").json())


def test_a_fork_begins_at_the_position_and_the_finished_game_stays(finished: Guest) -> None:
    before, record = finished.state(), finished.ask("GET", "/record").json()
    ply = decision(finished, 8)
    there = position(finished, ply)
    state = forked(finished, ply, me("Cid"), guest()).state()
    assert state["fork"] == {"table": finished.table, "ply": ply}
    assert (state["ply"], state["actor"], state["status"]) == (0, there["actor"], "waiting")
    assert {**state["view"], "viewer": None} == {**there["view"], "viewer": None}
    assert state["commitment"] != before["commitment"]
    assert (finished.state(), finished.ask("GET", "/record").json()) == (before, record)
    verify(record)


def test_a_fork_ends_with_a_record_that_can_be_verified(finished: Guest) -> None:
    ply = decision(finished, 8)
    cid = forked(finished, ply)
    state = cid.my_turn()
    cid.play(state["legal"][0]["move"])
    cid.my_turn()
    cid.ask("POST", "/leave", {"seat": 0})
    record = cid.ask("GET", "/record").json()
    assert (found := verify(record)).resigned == 0
    assert found.plies == cid.state()["ply"] > 0
    whole = benben.read_record(finished.ask("GET", "/record").json())
    assert benben.read_record(record).at(0).key == whole.at(ply).key
    assert differences(str(finished.served.settings.database), [cid.table, finished.table]) == (2, [])


def test_a_server_that_starts_again_has_the_fork_at_its_position(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3") as served:
        ann = served.create(me(), here(), game=SHORTEST)
        ann.play(ann.state()["legal"][0]["move"])
        ann.ask("POST", "/leave", {"seat": 0})
        fork = forked(ann, ann.state()["ply"], me(), here())
        before = fork.state()
    with serve(tmp_path / "tables.sqlite3") as served:
        assert Guest(served, fork.table, fork.token).state() == before


def test_the_review_of_a_fork_sees_the_same_game(finished: Guest) -> None:
    whole = benben.read_record(finished.ask("GET", "/record").json())
    match = whole.fork(decision(finished, 8), seed=1)
    match.play(match.legal_moves[0])
    of = tasks.finished(match, resigned=0)
    assert of.start == match.at(0).key
    assert tasks._match(of) == match
    assert tasks._match(of).at(0).key == match.at(0).key
    assert tasks.finished(whole, resigned=0).start is None


def test_a_fork_can_be_forked_and_played_again(finished: Guest) -> None:
    first = forked(finished, decision(finished, 8))
    first.my_turn()
    first.ask("POST", "/leave", {"seat": 0})
    second = forked(first, 0)
    assert second.state()["fork"] == {"table": first.table, "ply": 0}
    again = first.served.http.post(
        f"/api/tables/{first.table}/again", json={}, headers={"Authorization": f"Bearer {first.token}"}
    )
    rematch = Guest(first.served, again.json()["id"], first.token)
    assert (
        position(first, 0)["view"]["seats"] == rematch.state()["view"]["seats"] or rematch.state()["ply"] > 0
    )


@pytest.mark.parametrize(
    ("ply", "more"),
    [
        (0, {}),  # chance deals
        (10_000, {}),
        (8, {"game": "ra", "seats": [me(), bot(), bot()]}),
        (8, {"options": {"players": 3}}),
        (8, {"rated": True, "hints": False, "take_backs": "none"}),
    ],
)
def test_what_cannot_be_forked(finished: Guest, ply: int, more: State) -> None:
    at = ply if ply != 8 else decision(finished, 8)
    answer = fork(finished, at, **more)
    assert answer.status_code == 422, answer.text


def test_running_and_unknown_games_are_not_forked(served: Served) -> None:
    running = served.create(me(), bot(), game=SHORTEST)
    refused(fork(running, 1), 409, "not_over")
    refused(fork(Guest(served, "a2a2a2a2a2a2", None), 1), 404, "unknown_table")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Served]:
    with serve(tmp_path / "tables.sqlite3", open_tables=True) as running:
        yield running


def test_a_fork_of_a_private_game_is_private(club: Served) -> None:
    answer = club.http.post("/api/tables", json={"game": SHORTEST, "seats": [me(), bot()], "private": True})
    secret = Guest(club, answer.json()["id"], answer.json()["token"])
    secret.my_turn()
    secret.ask("POST", "/leave", {"seat": 0})
    ply = decision(secret, 1)
    assert forked(secret, ply, me(), guest()).state()["private"]
    refused(fork(secret, ply, me(), guest(), listed=True), 422, "no_open_tables")


def test_statistics_leave_forks_out(served: Served, finished: Guest) -> None:
    cid = Someone(served)
    answer = served.http.post(
        "/api/tables",
        json={
            "game": SHORTEST,
            "seats": [me(), bot()],
            "fork": {"table": finished.table, "ply": decision(finished, 8)},
        },
        headers={"Authorization": f"Bearer {cid.key}"},
    )
    (game,) = served.http.get("/api/people/me/games", headers={"Authorization": f"Bearer {cid.key}"}).json()
    assert (game["id"], game["forked"]) == (answer.json()["id"], True)
