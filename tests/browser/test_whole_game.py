"""A game by clicking, through everything that can happen to a browser and a server."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Arrive, Person, Seating, make_table, state, wait_until
from tests.serving import Server, command
from tests.waiting import ENDLESS

ME = {"kind": "me", "name": "Merit"}
QUICK = {"kind": "bot", "player": "greedy"}
THINKER = {"kind": "bot", "player": "search:seconds=3000"}
MOST = 40
"""Moves within which something must have happened."""

Shown = tuple[int, list[str], int | None]


def shown(person: Person) -> Shown:
    """The page's state that must survive: the number of events, the legal moves, and the points."""
    person.wait()
    return person.entries(), person.legal(), person.points(0)


def position(server: Server, seating: Seating) -> tuple[int, object]:
    """The server's state that must survive: the ply, and all that this seat can see."""
    now = state(server, seating)
    return now["ply"], now["view"]


def test_a_game_goes_on_after_a_reload_and_a_restart(person: Person, server: Server) -> None:
    """Imhotep; the others here are of Ra.

    Ankh'or goes on in `test_estates.py`, and all games under a server in `tests/server/test_restart.py`.
    """
    seating = make_table(server, ME, QUICK, game="imhotep")
    person.sit_down(seating)
    for _ in range(6):
        person.play()

    before = shown(person), position(server, seating)
    person.page.reload()
    assert (shown(person), position(server, seating)) == before
    person.play()

    before = shown(person), position(server, seating)
    with person.page.expect_websocket():  # the page has noticed, and tries again
        server.kill()
        server.start()
    expect(person.page.locator(".notice")).to_be_empty()
    assert (shown(person), position(server, seating)) == before
    person.play()
    before = shown(person), position(server, seating)
    person.page.reload()
    assert (shown(person), position(server, seating)) == before


def test_a_move_is_taken_back(person: Person, server: Server) -> None:
    seating = make_table(server, ME, QUICK)
    person.sit_down(seating)
    person.wait()
    for _ in range(MOST):
        if "invoke" in person.legal():
            break
        person.play()
        person.wait()
    before = position(server, seating)
    person.press("invoke")
    person.wait()
    person.undo()
    expect(person.page.locator("button[data-move=invoke]")).to_be_visible()
    assert position(server, seating) == before


@pytest.fixture
def endless(tmp_path: Path) -> Server:
    """A server on which bots think as long as they like."""
    return Server(tmp_path, lambda port, database: command(database, port=port, **ENDLESS))


@pytest.fixture
def hasty(endless: Server, tmp_path: Path) -> Server:
    """A server with the same tables at the same address, on which no bot thinks long."""
    return Server(
        tmp_path, lambda port, database: command(database, port=port, bot_seconds=0.1), port=endless.port
    )


@pytest.mark.proof  # tests/server/test_restart.py kills a server whose bot thinks
def test_killed_in_the_middle_of_a_thought(arrive: Arrive, endless: Server, hasty: Server) -> None:
    with endless:
        person = arrive(at=endless)
        seating = make_table(endless, ME, THINKER)
        person.sit_down(seating)
        for _ in range(MOST):
            now = wait_until(endless, seating, "somebody to decide", has_a_decider)
            if now["thinking"]:
                break
            person.play()
        before = state(endless, seating)
        assert before["thinking"]
    with hasty:
        person.page.reload()
        person.wait()
        assert state(hasty, seating)["ply"] > before["ply"]


def has_a_decider(now: Any) -> bool:
    """Whether a person may move, or a bot thinks, which nothing ends here."""
    return bool(now["thinking"] or now["legal"])
