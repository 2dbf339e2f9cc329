"""Everybody reads the language of their browser, or the one they have chosen, and keeps their place."""

import re

import pytest
from playwright.sync_api import Page, expect

from benben.texts import Texts
from tests.browser.awaiting import settle
from tests.browser.person import GAMES, Arrive, Person, make_table, play_on
from tests.browser.reading import grave
from tests.browser.windows import FINGERS, PHONE
from tests.serving import Server
from tests.tiers import usually
from tools.pseudo import pseudo
from tools.texts import whole

ME = {"kind": "me", "name": "Merit"}
BOT = {"kind": "bot", "player": "greedy"}
NAMES = {"Merit", "Seshat", "Thoth", "Sobek", "Bastet", "Benben"}
# All readable texts of the page, including those for screen readers.
READ = """() => {
    const shown = each => each.checkVisibility({visibilityProperty: true}) && !each.closest("[hidden], select");
    const texts = [...document.querySelectorAll("body *")].filter(shown).flatMap(each => [
        ...[...each.childNodes].filter(node => node.nodeType === 3).map(node => node.textContent),
        ...["aria-label", "title", "placeholder", "alt"].map(name => each.getAttribute(name)),
    ]);
    return [...new Set([document.title, ...texts].filter(Boolean).map(text => text.trim()).filter(Boolean))];
}"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# The pseudo-language accents every letter that a catalogue has; what is without an accent comes from elsewhere.
PLAIN_WORD = re.compile(r"\b[A-Za-z]{3,}\b")


# That no text is missing in any language is proved without a browser, so usually one that is not English will do.
FOREIGN = whole()[1:2]


@pytest.fixture(params=usually(FOREIGN, whole()))
def reader(request: pytest.FixtureRequest, arrive: Arrive) -> Person:
    """Somebody whose browser speaks one of the languages."""
    return arrive(locale=f"{request.param}-XX")


def spoken(page: Page) -> Texts:
    """The texts of the language that the page says it speaks."""
    return Texts(str(page.evaluate("document.documentElement.lang")))


def test_the_page_speaks_the_language_of_the_browser(reader: Person, server: Server) -> None:
    page = reader.page
    page.goto(server.url)
    page.locator("[data-play]").first.wait_for()
    texts = spoken(page)
    assert page.evaluate("navigator.language").startswith(texts.language)
    expect(page.get_by_role("heading", name=texts.say("lobby-games"))).to_be_visible()
    assert page.title() == texts.say("lobby-page-title")
    manifest = page.evaluate(
        "() => fetch(document.querySelector('link[rel=manifest]').href).then(found => found.json())"
    )
    assert (manifest["lang"], manifest["description"]) == (texts.language, texts.say("lobby-about"))
    assert grave(page) == []


@pytest.mark.proof
def test_a_game_in_a_language(reader: Person, server: Server) -> None:
    reader.page.goto(server.url)
    reader.page.locator("[data-play]").first.wait_for()
    game = GAMES[whole().index(spoken(reader.page).language) % len(GAMES)]
    seating = make_table(server, ME, BOT, game=game)
    reader.sit_down(seating)
    for _ in range(8):
        reader.play()
    reader.wait()
    play_on(server, seating)
    texts = spoken(reader.page)
    expect(reader.page.get_by_text(texts.say("table-total"), exact=True).first).to_be_visible()


def test_another_language_is_chosen_without_losing_ones_place(person: Person, server: Server) -> None:
    page = person.page
    person.sit_down(make_table(server, ME, {"kind": "here", "name": "Ani"}))
    person.wait()
    person.play()
    person.wait()
    entries = person.entries()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("hu")
    hungarian = Texts("hu")
    expect(page.get_by_role("button", name=hungarian.say("table-undo")).first).to_be_visible()
    assert person.entries() == entries
    assert page.evaluate("document.documentElement.lang") == "hu"
    page.reload()
    expect(page.get_by_role("button", name=hungarian.say("table-undo")).first).to_be_visible()


def test_rules_are_read_at_the_table_searched_and_linked(reader: Person, server: Server) -> None:
    page = reader.page
    reader.sit_down(make_table(server, ME, BOT, game="imhotep_duel", sides="ABAB"))
    reader.wait()
    texts = spoken(page)
    page.get_by_role("button", name=texts.say("rules-title")).click()
    drawer = page.get_by_role("dialog")
    expect(drawer.locator("[id='D9.4']")).to_be_visible()  # obelisk A is played, obelisk B is not
    expect(drawer.locator("[id='D9.10']")).to_have_count(0)
    drawer.locator("[id='D9.16'] a[href='#D9.9'], [id='D9.14']").first.wait_for()
    drawer.get_by_role("searchbox").fill("D3.2")
    expect(drawer.locator(".rule")).not_to_have_count(0)
    assert grave(page) == []
    page.goto(f"{server.url}/rules/imhotep_duel#D9.10")
    expect(page.locator("[id='D9.10']")).to_be_in_viewport()


@pytest.fixture
def stranger(arrive: Arrive) -> Person:
    """A person with a small phone and a test language: its texts are longer and accented everywhere."""
    somebody = arrive(viewport=PHONE, **FINGERS)
    somebody.page.route("**/api/texts/en", lambda route: route.fulfill(body=pseudo(route.fetch().text())))
    return somebody


def foreign(page: Page) -> list[str]:
    """The readable texts of the page that are in no catalogue."""
    texts = [str(text) for text in page.evaluate(READ)]
    return [text for text in texts if set(PLAIN_WORD.findall(text)) - NAMES]


def test_nothing_in_the_lobby_is_written_into_the_page(stranger: Person, server: Server) -> None:
    page = stranger.page
    page.goto(server.url)
    page.locator("[data-play]").first.wait_for()
    settle(page)
    assert foreign(page) == []
    assert page.evaluate(SIDEWAYS) <= 0
    page.locator("[data-options]").first.click()
    page.locator("dialog[open]").wait_for()
    settle(page)
    assert foreign(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_at_a_table_is_written_into_the_page(stranger: Person, server: Server, game: str) -> None:
    stranger.sit_down(make_table(server, ME, BOT, game=game))
    page = stranger.page
    for _ in range(usually(2, 3)):
        stranger.wait()
        settle(page)
        assert foreign(page) == []
        assert page.evaluate(SIDEWAYS) <= 0
        stranger.play()
