"""Games from outside in the browser: of a distribution, drawn by its own page, and of a file, drawn as cells."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.person import END, Person, make_table
from tests.packaging.fifth_game import PEBBLES, install
from tests.serving import Server

ME = {"kind": "me", "name": "Ann"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with Pebbles installed, and with two games in a file each."""
    files = os.pathsep.join(str(PEBBLES.parent / name) for name in ("senet.py", "nim.py"))
    surroundings = {**install(tmp_path_factory.mktemp("site")), "BENBEN_GAMES": files}
    with Server(tmp_path_factory.mktemp("server"), surroundings=surroundings) as running:
        yield running


def test_it_is_offered_in_the_lobby_and_played_on_its_own_board_to_the_end(person: Person) -> None:
    person.page.goto(person.server.url)
    expect(person.page.get_by_text("a small made-up game for two or three")).to_be_visible()

    seating = make_table(person.server, ME, {"kind": "here", "name": "Ani"}, game="pebbles")
    person.sit_down(seating)
    bag = person.page.locator('[data-piece="bag"]')
    expect(bag).to_contain_text("8 pebbles in the bag")
    bag.click()
    expect(bag).to_contain_text("7 pebbles in the bag")
    expect(person.page.locator('[data-spot="hand:0"] svg')).to_have_count(1)
    person.play_until_the_end()
    expect(person.page.locator(END)).to_be_visible()


def test_a_game_in_a_file_is_played_on_its_cells(person: Person) -> None:
    page = person.page
    page.goto(person.server.url)
    expect(page.locator("[data-play=senet]")).to_be_visible()

    person.sit_down(make_table(person.server, ME, {"kind": "here", "name": "Ani"}, game="senet"))
    pawn = page.locator("button[data-lit][data-target^='board:']").first
    square = pawn.get_attribute("data-target")
    pawn.click()
    expect(page.locator("section.log")).to_contain_text(f"move {str(square).removeprefix('board:')}")

    person.sit_down(make_table(person.server, ME, {"kind": "here", "name": "Ani"}, game="nim"))
    expect(page.get_by_text("Matches").first).to_be_visible()
    person.play_until_the_end()
    expect(page.locator(END)).to_be_visible()
