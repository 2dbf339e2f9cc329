"""For one person alone, the page computes bots' moves and hints; the server only deals and checks."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.awaiting import hear, settle
from tests.browser.person import GAMES, Person, Seating, Wire, make_table, state
from tests.serving import Server
from tests.tiers import usually

ME = {"kind": "me", "name": "Merit"}
IDEAS = "section.hint [data-idea]"
QUICK = ("novice", "search:games=4")
"""Bots whose thoughts are so short that no device counts as slow."""


def thoughts(wire: Wire) -> list[dict[str, Any]]:
    """The page's answers."""
    return wire.of("thought")


def offers(wire: Wire) -> list[bool]:
    """The page's offers, in order."""
    return [message["thinks"] for message in wire.of("offer")]


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
    wire = Wire(person.page)
    person.sit_down(seating)
    hear(person.page, lambda: offers(wire), "the page to offer to think")
    return wire


@pytest.mark.parametrize("game", usually(GAMES[:2], GAMES))
def test_bots_of_several_levels_and_a_hint_are_thought_out_in_the_page(
    person: Person, server: Server, game: str
) -> None:
    players = QUICK if game != "imhotep_duel" else QUICK[1:]
    seating = make_table(server, ME, *map(bot, players), game=game)
    wire = begin(person, seating)
    before = decided_by_bots(server, seating)
    for _ in range(4):
        person.play()
    person.wait()
    made = decided_by_bots(server, seating) - before
    moves = [thought["move"] for thought in thoughts(wire) if thought["move"] is not None]
    assert made > 0
    assert len(moves) >= made - 1  # one was under way on the server when the page offered

    person.page.get_by_role("button", name="Hint", exact=True).click()

    def hinted() -> dict[str, Any] | None:
        return next((thought["found"] for thought in thoughts(wire) if thought["found"]), None)

    found = hear(person.page, hinted, "the page to think out a hint")
    assert found["games"] > 0
    assert found["ideas"]
    expect(person.page.locator(IDEAS)).to_have_count(len(found["ideas"]))
    expect(person.page.locator("section.hint")).to_contain_text(f"{found['games']:,}")


def test_the_server_thinks_if_the_person_does_not_want_it_here(person: Person, server: Server) -> None:
    seating = make_table(server, ME, bot("novice"), game="ra")
    wire = begin(person, seating)
    page = person.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("In solo games").uncheck()
    hear(page, lambda: offers(wire) == [True, False], "the page to take its offer back")
    page.reload()
    person.wait()
    thought, before = len(thoughts(wire)), decided_by_bots(server, seating)
    for _ in range(20):
        person.play()
        person.wait()
        if decided_by_bots(server, seating) > before:
            break
    assert decided_by_bots(server, seating) > before
    assert offers(wire) == [True, False]
    assert len(thoughts(wire)) == thought


def test_a_page_is_asked_nothing_where_others_play(person: Person, server: Server) -> None:
    seating = make_table(server, ME, {"kind": "open"}, bot("novice"), game="ra")
    wire = Wire(person.page)
    person.sit_down(seating)
    joined = server.post(f"/api/tables/{seating.table}/join", {"name": "Ani", "seat": 1})
    assert joined["seats"] == [1]
    for name in ("Merit", "Ani"):
        expect(person.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    settle(person.page)
    assert wire.of("hello")
    assert offers(wire) == []
