"""Where one person plays alone, bots and hints are thought out in the page; the server only deals and checks."""

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from benben.web.built import FOLDER
from tests.browser.person import GAMES, Person, Seating, make_table, state
from tests.serving import Server

ME = {"kind": "me", "name": "Merit"}
IDEAS = "section.hint [data-idea]"

pytestmark = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="the games were not built for browsers: `make engines` does it"
)


class Wire:
    """What went through the sockets of a page."""

    def __init__(self, person: Person) -> None:
        self.sent: list[dict[str, Any]] = []
        self.got: list[dict[str, Any]] = []
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.got.append(json.loads(text)))

    def thoughts(self) -> list[dict[str, Any]]:
        """What the page has thought out."""
        return [message for message in self.sent if message["type"] == "thought"]

    def offers(self) -> list[bool]:
        """What the page has offered, in order."""
        return [message["thinks"] for message in self.sent if message["type"] == "offer"]


def bot(player: str) -> dict[str, str]:
    """A seat of a bot."""
    return {"kind": "bot", "player": player}


def decided_by_bots(server: Server, seating: Seating) -> int:
    """How many decisions bots have made."""
    now = state(server, seating)
    bots = {seat["seat"] for seat in now["seats"] if seat["kind"] == "bot"}
    return sum(entry["seat"] in bots for entry in now["log"])


def begin(person: Person, seating: Seating) -> Wire:
    """Sit down, and wait until the page has offered to think."""
    wire = Wire(person)
    person.sit_down(seating)
    while not wire.offers():
        person.page.wait_for_timeout(50)
    return wire


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_several_levels_and_a_hint_are_thought_out_in_the_page(
    person: Person, server: Server, game: str
) -> None:
    players = ("novice", "master") if game != "imhotep_duel" else ("master",)
    seating = make_table(server, ME, *map(bot, players), game=game)
    wire = begin(person, seating)
    before = decided_by_bots(server, seating)
    for _ in range(4):
        person.play()
    person.wait()
    made = decided_by_bots(server, seating) - before
    moves = [thought["move"] for thought in wire.thoughts() if thought["move"] is not None]
    assert made > 0
    assert len(moves) >= made - 1  # one was under way on the server when the page offered

    person.page.get_by_role("button", name="Hint", exact=True).click()
    person.page.locator(IDEAS).first.wait_for()
    found = wire.thoughts()[-1]["found"]
    assert found["games"] > 0
    shown = person.page.locator(IDEAS).count()
    assert shown == len(found["ideas"])
    expect(person.page.locator("section.hint")).to_contain_text(f"{found['games']:,}")


def test_whoever_does_not_want_it_is_thought_for_by_the_server(person: Person, server: Server) -> None:
    seating = make_table(server, ME, bot("novice"), game="ra")
    wire = begin(person, seating)
    page = person.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("When I play alone").uncheck()
    while wire.offers() != [True, False]:
        page.wait_for_timeout(50)
    page.reload()
    page.keyboard.press("Escape")
    thought, before = len(wire.thoughts()), decided_by_bots(server, seating)
    while decided_by_bots(server, seating) == before and not person.is_over():
        person.play()
    assert wire.offers() == [True, False]
    assert len(wire.thoughts()) == thought


def test_a_page_is_asked_nothing_where_others_play(person: Person, server: Server) -> None:
    seating = make_table(server, ME, {"kind": "open"}, bot("novice"), game="ra")
    wire = Wire(person)
    person.sit_down(seating)
    joined = server.post(f"/api/tables/{seating.table}/join", {"name": "Ani", "seat": 1})
    person.wait() if state(server, seating)["my_turn"] else person.page.wait_for_timeout(500)
    assert joined["seats"] == [1]
    assert wire.offers() == []
