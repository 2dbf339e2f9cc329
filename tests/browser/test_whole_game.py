"""A game by clicking, through everything that can happen to a browser and a server."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person, Seating, make_table, state
from tests.serving import Server

ME = {"kind": "me", "name": "Merit"}
QUICK = {"kind": "bot", "player": "greedy"}
THINKER = {"kind": "bot", "player": "search:seconds=2"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for these tests alone: it will be killed, and comes back with its tables."""
    with Server(tmp_path_factory.mktemp("killed")) as running:
        running.wait_until_warm()
        yield running


def position(server: Server, seating: Seating) -> tuple[int, object]:
    """What must survive: how far the game is, and all that this seat can see."""
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

    person.wait()
    before = position(server, seating)
    person.page.reload()
    person.wait()
    assert position(server, seating) == before
    for _ in range(4):
        person.play()

    person.wait()
    before = position(server, seating)
    server.kill()
    server.start()
    person.page.reload()
    person.wait()
    assert position(server, seating) == before

    for _ in range(4):
        person.play()
    person.wait()


def test_the_page_finds_a_server_that_came_back(person: Person, server: Server) -> None:
    person.sit_down(make_table(server, ME, QUICK))
    person.play()
    person.wait()
    with person.page.expect_websocket():  # it has noticed, and tries again
        server.kill()
        server.start()
    expect(person.page.locator("header [role=status]")).to_be_empty()
    for _ in range(3):
        person.play()
    person.wait()


def test_a_move_is_taken_back(person: Person, server: Server) -> None:
    seating = make_table(server, ME, QUICK)
    person.sit_down(seating)
    while "invoke" not in person.legal():
        person.play()
        person.wait()
    before = position(server, seating)
    person.press("invoke")
    person.wait()
    person.page.locator("header .tools button").first.click()
    expect(person.page.locator("button[data-move=invoke]")).to_be_visible()
    assert position(server, seating) == before


def test_killed_in_the_middle_of_a_thought(person: Person, server: Server) -> None:
    seating = make_table(server, ME, THINKER)
    person.sit_down(seating)
    for _ in range(20):
        person.play()
        if state(server, seating)["thinking"]:
            break
    before = state(server, seating)
    assert before["thinking"]
    server.kill()
    server.start()
    person.page.reload()
    person.wait()
    assert state(server, seating)["ply"] > before["ply"]
