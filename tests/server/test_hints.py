"""Hints: only for the seat to move, and only from what that seat may know."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from benben.engine.game import Match
from benben.engine.table import copy_tables
from benben.review import Why
from benben.server.http_errors import Refusal
from benben.server.models.advice import Hint
from benben.server.settings import Settings
from benben.server.tables.seating import Viewer
from benben.server.thinking import tasks
from benben.server.thinking.hints import Hints
from tests.review.pebbles import indistinguishable
from tests.server.guest import Guest, Served, State, bot, guest, here, me, serve
from tests.server.sitting import Sitting, scheduler
from tests.waiting import PATIENT

DUEL = "imhotep_duel"


def create(served: Served, *seats: dict[str, Any], **more: Any) -> Guest:
    """A new table of The Duel, with or without a word about hints."""
    answer = served.http.post("/api/tables", json={"game": DUEL, "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    return Guest(served, answer.json()["id"], answer.json()["token"])


def asked(person: Guest) -> State:
    """A hint at the table as it is now."""
    answer = person.ask("POST", "/hint", {"version": person.state()["version"]})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def refused(person: Guest, version: int | None = None) -> tuple[int, str]:
    """Why there is no hint."""
    answer = person.ask("POST", "/hint", {"version": version or person.state()["version"]})
    return answer.status_code, answer.json()["code"]


# ---- at a real server ----------------------------------------------------------------------------------------------
def test_the_best_moves_with_everybodys_chances(served: Served) -> None:
    ann = create(served, me("Ann"), bot())
    state = ann.my_turn()
    found = asked(ann)
    assert state["hints"]
    assert (found["version"], found["ply"], found["seat"]) == (state["version"], state["ply"], 0)
    assert 1 <= len(found["ideas"]) <= 3
    legal = {move["move"]: move for move in state["legal"]}
    for idea in found["ideas"]:
        for field in ("text", "message", "targets"):
            assert idea[field] == legal[idea["move"]][field]
        assert sum(idea["chances"]) == pytest.approx(1.0)
        if idea["margins"] is not None:  # no temple lies hidden yet
            assert idea["margins"][0] == pytest.approx(-idea["margins"][1])
        assert [sentence["args"]["seat"] for sentence in idea["outlook"]] == [0, 1]
    assert sum(found["chances"]) == pytest.approx(1.0)
    assert asked(ann) == found  # a repeated request gets the same hint


def test_why_the_best_move_is_better_than_another_with_a_line_on_the_board(served: Served) -> None:
    ann = create(served, me("Ann"), bot())
    state, found = ann.my_turn(), asked(ann)
    best, other = (
        found["ideas"][0]["move"],
        next(move["move"] for move in state["legal"] if move["move"] != found["ideas"][0]["move"]),
    )
    wanted = {"version": state["version"], "other": other}
    answer = ann.ask("POST", "/hint/reason", wanted)
    assert answer.status_code == 200, answer.text
    reason = answer.json()
    assert (reason["better"], reason["other"]) == (best, other)
    assert reason["why"]["line"][0]["move"] == best
    assert [each["ply"] for each in reason["positions"]] == [
        state["ply"] + number for number in range(1, len(reason["why"]["line"]) + 1)
    ]
    assert reason["positions"][0]["view"] != state["view"]
    assert 1 <= len(reason["why"]["sentences"]) <= 2
    assert ann.ask("POST", "/hint/reason", wanted).json() == reason
    assert ann.state()["ply"] == state["ply"]  # the table itself is as it was
    for refused_request in ({"version": state["version"], "other": 9999}, {"version": state["version"]}):
        assert ann.ask("POST", "/hint/reason", refused_request).status_code == 422


def test_only_who_is_to_move_gets_one_and_only_for_the_table_as_it_is(served: Served) -> None:
    ann = create(served, me("Ann"), guest(), hints=True)
    assert refused(ann) == (409, "waiting")
    bob = ann.join("Bob")
    mover, other = (ann, bob) if ann.state()["my_turn"] else (bob, ann)
    watching = served.spectator(ann.table)
    version = mover.state()["version"]
    assert asked(mover)["seat"] == mover.state()["actor"]
    assert refused(other) == (409, "not_your_turn")
    assert refused(watching) == (403, "only_watching")
    assert refused(Guest(served, ann.table, "stranger"), version) == (403, "stranger")
    assert refused(mover, version + 1) == refused(mover, version - 1) == (409, "stale")
    assert mover.ask("POST", "/hint", {}).status_code == 422
    assert watching.state()["hints"]


@pytest.mark.parametrize("second", [guest(), here("Bob")])
def test_where_people_play_each_other_there_are_none_unless_agreed_on(
    served: Served, second: dict[str, Any]
) -> None:
    ann = create(served, me("Ann"), second)
    people = [ann] if second["kind"] == "here" else [ann, ann.join("Bob")]
    mover = next(person for person in people if person.state()["my_turn"])
    assert not mover.state()["hints"]
    assert refused(mover) == (403, "no_hints")


def test_a_person_alone_may_do_without(served: Served) -> None:
    ann = create(served, me("Ann"), bot(), hints=False)
    ann.my_turn()
    assert refused(ann) == (403, "no_hints")


@pytest.mark.slow
def test_one_address_cannot_ask_without_end(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", hint_rate="2/day") as served:
        ann = create(served, me("Ann"), bot())
        codes = [refused(ann, 1000)[0] for _ in range(3)]
        assert codes == [409, 409, 429]


# ---- fairness, and time --------------------------------------------------------------------------------------------
def settings(**more: Any) -> Settings:
    return Settings(**{**PATIENT, "database": "none", "hint_games": 30, **more})


async def given(match: Match, **more: Any) -> Hint:
    """A hint for the seat to move at a match of Pebbles."""
    return (await explained(match, **more))[0]


async def explained(match: Match, **more: Any) -> tuple[Hint, Why | None]:
    """The same, and why its best idea is better than the next one, if there are two."""
    assert match.turn is not None
    table: Any = Sitting(match)
    hints, viewer = Hints(settings(**more), scheduler()), Viewer((match.turn,))
    hint = await hints.give(table, viewer, table.header.version, "home")
    if len(hint.ideas) == 1:
        return hint, None
    other = hint.ideas[1].move
    return hint, (await hints.explain(table, viewer, table.header.version, other, "home")).why


def alike(first: Match, second: Match, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the same random numbers give the same hint, with the same reason, at two tables."""
    monkeypatch.setattr("secrets.randbits", lambda _bits: 7)
    found = [asyncio.run(explained(match)) for match in (first, second)]
    assert any(why is not None for _, why in found)
    return found[0] == found[1]


def test_a_hint_tells_nothing_that_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    assert alike(*indistinguishable(), monkeypatch)


def test_the_test_catches_a_hint_that_looks_into_the_others_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "known", lambda match, _seat, _seed=0: copy_tables(match.tables))
    assert not alike(*indistinguishable(), monkeypatch)


def test_too_long_a_thought_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    given_up = threading.Event()
    monkeypatch.setattr(tasks, "hint", lambda *_: given_up.wait())
    with pytest.raises(Refusal) as refusal:
        asyncio.run(given(indistinguishable()[0], hint_timeout=0.05))
    given_up.set()
    assert (refusal.value.status, refusal.value.problem.code) == (503, "busy")


def test_a_table_that_moved_on_meanwhile_gets_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = indistinguishable()
    assert match.turn is not None
    table: Any = Sitting(match)

    def thinking(*arguments: Any) -> Any:
        table.header.version += 1
        return hint(*arguments)

    hint = tasks.hint
    monkeypatch.setattr(tasks, "hint", thinking)
    with pytest.raises(Refusal) as refusal:
        asyncio.run(Hints(settings(), scheduler()).give(table, Viewer((match.turn,)), 5, "home"))
    assert refusal.value.problem.code == "stale"
