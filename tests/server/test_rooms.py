"""The review room: one leads, anybody leaves and comes again, lines are played on, and nothing of it is lost."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.guest import SHORTEST, Guest, Line, Served, bot, guest, me, serve


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("rooms") / "tables.sqlite3"


@pytest.fixture(scope="module")
def running(store: Path) -> Iterator[Served]:
    with serve(store) as served:
        yield served


@pytest.fixture
def pair(running: Served) -> tuple[Guest, Guest]:
    """The players of a finished game."""
    return finished(running)


def finished(served: Served) -> tuple[Guest, Guest]:
    ann = served.create(me("Ann"), guest(), game=SHORTEST)
    bob = ann.join("Bob")
    for _ in range(9):
        state = ann.state()
        who = (ann, bob)[state["actor"]]
        move = who.state()["legal"][0]["move"]
        assert who.play(move, state["ply"]).status_code == 200
    assert bob.ask("POST", "/leave", {"seat": 1}).status_code == 200
    return ann, bob


def decisions(who: Guest) -> list[int]:
    """The plies before which somebody decided."""
    moves = who.ask("GET", "/record").json()["moves"]
    return [ply for ply, text in enumerate(moves) if not text.startswith("load ")]


def room(line: Line, fits: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
    """The next room that fits."""
    while (found := line.of_kind("room")["room"]) is None or not fits(found):
        pass
    return dict(found)


def say(line: Line, kind: str, **what: Any) -> None:
    line.send({"type": f"room_{kind}", **what})


def code(line: Line) -> str:
    return str(line.error()["code"])


@contextlib.contextmanager
def together(ann: Guest, bob: Guest) -> Iterator[tuple[Line, Line]]:
    """Both are in the room, and Ann leads."""
    with ann.socket() as one, bob.socket() as other:
        say(one, "join", joined=True)
        assert room(one)["leads"]
        say(other, "join", joined=True)
        assert room(other, lambda found: found["joined"])["members"] == [0, 1]
        assert room(one, lambda found: len(found["members"]) == 2)["leader"] == 0
        yield one, other


def test_everybody_sees_what_the_leader_shows(pair: tuple[Guest, Guest]) -> None:
    ann, _ = pair
    with together(*pair) as (one, other):
        version = ann.state()["version"]
        say(one, "show", ply=7)
        for line in (one, other):
            found = room(line, lambda found: found["ply"] == 7)
            assert found["position"]["ply"] == 7
            assert found["position"]["view"] == ann.ask("GET", "/positions/7").json()["view"] | {
                "viewer": found["position"]["view"]["viewer"]
            }
        say(other, "show", ply=3)
        assert code(other) == "not_the_leader"
        say(one, "show", ply=999)
        assert code(one) == "malformed"
        assert ann.state()["version"] == version


def test_a_line_is_played_on_by_those_whose_turn_it_is(pair: tuple[Guest, Guest]) -> None:
    at = decisions(pair[0])[3]
    with together(*pair) as (one, other):
        say(one, "show", ply=at)
        found = room(one, lambda found: found["ply"] == at)
        first = found["position"]["moves"][0]["move"]
        turn, ply = found["position"]["actor"], found["position"]["ply"]
        mover, waiting = ((one, other), (other, one))[turn]
        say(mover, "play", ply=ply, move=first)
        found = room(waiting, lambda found: len(found["line"]) > 0)
        assert (found["line"][0]["move"], found["line"][0]["seat"]) == (first, turn)
        assert found["line"][0]["events"]
        say(mover, "play", ply=ply, move=first)
        assert code(mover) == "late"
        now = found["position"]
        say(one, "play", ply=now["ply"], move=2**20)
        assert code(one) == "malformed"
        if now["actor"] == 0:
            say(other, "play", ply=now["ply"], move=now["moves"][0]["move"])
            assert code(other) == "not_the_leader"


def test_the_leader_chooses_what_chance_brings_or_draws_it(pair: tuple[Guest, Guest]) -> None:
    ann, _ = pair
    plies = ann.ask("GET", "/record").json()["moves"]
    loads = [number for number, text in enumerate(plies) if text.startswith("load ")]
    with together(*pair) as (one, _):
        say(one, "set", engine=[], chosen=True)
        say(one, "show", ply=loads[0])
        found = room(one, lambda found: found["outcomes"] != [] and found["chosen"])
        rare = min(found["outcomes"], key=lambda each: each["weight"])
        say(one, "play", ply=loads[0], move=rare["move"])
        found = room(one, lambda found: len(found["line"]) == 1)
        assert (found["line"][0]["text"], found["line"][0]["seat"]) == (rare["text"], None)
        assert rare["weight"] > 1 or rare["text"] not in [each["text"] for each in found["outcomes"]]
        say(one, "set", engine=[], chosen=False)
        say(one, "play", ply=found["position"]["ply"], move=None)
        found = room(one, lambda found: len(found["line"]) > 1)
        assert found["position"]["actor"] is not None
        say(one, "play", ply=found["position"]["ply"], move=None)
        assert code(one) == "malformed"


def test_a_bot_plays_the_seats_that_it_is_given(pair: tuple[Guest, Guest]) -> None:
    at = decisions(pair[0])[5]
    with together(*pair) as (one, _):
        say(one, "set", engine=[0, 1], chosen=False)
        say(one, "show", ply=at)
        found = room(one, lambda found: len({step["seat"] for step in found["line"]} & {0, 1}) == 2)
        assert all(step["events"] or step["seat"] is None for step in found["line"])
        say(one, "set", engine=[], chosen=False)
        room(one, lambda found: not found["thinking"])


def test_the_next_one_leads_when_the_leader_goes(pair: tuple[Guest, Guest]) -> None:
    ann, bob = pair
    with together(*pair) as (one, other):
        say(other, "lead")
        assert code(other) == "room_has_leader"
        say(one, "join", joined=False)
        assert room(other, lambda found: found["members"] == [1])["leads"]
        say(one, "show", ply=1)
        assert code(one) == "not_in_room"
        say(one, "join", joined=True)
        assert not room(one, lambda found: found["joined"])["leads"]
    with ann.socket() as one:  # the leader has no window open any more
        one.until(lambda state: state["presence"]["connected"] == [0])
        say(one, "lead")
        assert room(one, lambda found: found["leads"])["members"] == [1, 0]
    assert bob.state()["status"] == "over"


def test_notes_and_arrows_belong_to_a_position(pair: tuple[Guest, Guest]) -> None:
    with together(*pair) as (one, other):
        say(other, "note", text="  Too   early? ")
        say(one, "arrow", start="boat-A", end="site-tomb")
        found = room(one, lambda found: bool(found["notes"] and found["arrows"]))
        assert [(note["seat"], note["text"], note["removable"]) for note in found["notes"]] == [
            (1, "Too early?", True)
        ]
        assert found["arrows"] == [{"seat": 0, "start": "boat-A", "end": "site-tomb"}]
        say(one, "show", ply=2)
        found = room(one, lambda found: found["ply"] == 2)
        assert (found["arrows"], len(found["notes"])) == ([], 1)
        say(one, "show", ply=found["notes"][0]["ply"])
        room(one, lambda found: len(found["arrows"]) == 1)
        say(one, "arrow", start="boat-A", end="site-tomb")
        room(one, lambda found: found["arrows"] == [])
        say(one, "note", text="Mine")
        found = room(other, lambda found: len(found["notes"]) == 2)
        assert [note["removable"] for note in found["notes"]] == [True, False]
        say(other, "note", remove=found["notes"][1]["id"])
        assert code(other) == "not_the_leader"
        say(one, "note", remove=found["notes"][0]["id"])
        room(one, lambda found: [note["text"] for note in found["notes"]] == ["Mine"])


def test_a_room_outlives_a_restart_and_costs_nothing_when_left(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with serve(file) as served:
        ann, bob = finished(served)
        at = decisions(ann)[4]
        with together(ann, bob) as (one, other):
            say(one, "show", ply=at)
            found = room(one, lambda found: found["ply"] == at)
            say(one, "play", ply=at, move=found["position"]["moves"][0]["move"])
            say(other, "note", text="Here")
            before = room(other, lambda found: bool(found["notes"]))
    with serve(file) as served:
        ann, bob = Guest(served, ann.table, ann.token), Guest(served, bob.table, bob.token)
        with bob.socket() as other:
            found = room(other)
            assert found == before
            (note,) = found["notes"]
            say(other, "note", remove=note["id"])
            say(other, "join", joined=False)
            room(other, lambda found: found["members"] == [0])
            with ann.socket() as one:
                say(one, "join", joined=False)
                while other.of_kind("room")["room"] is not None:
                    pass
        session = served.session(ann.table)
        assert session is not None
        assert session.room.current is None


def test_only_players_of_a_finished_game_meet(running: Served, pair: tuple[Guest, Guest]) -> None:
    ann, _ = pair
    with running.spectator(ann.table).socket() as line:
        say(line, "join", joined=True)
        assert code(line) == "only_watching"
    with running.create(me(), bot("random"), game=SHORTEST).socket() as line:
        say(line, "join", joined=True)
        assert code(line) == "not_over"
