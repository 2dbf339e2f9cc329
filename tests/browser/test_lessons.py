"""Somebody who knows no game walks through its lesson, to its end, by what the lesson points at and nothing else."""

import pytest
from playwright.sync_api import Locator, Page, expect

from benben.engine.lessons import lesson_of
from benben.engine.registry import names, rules
from benben.texts import Texts
from tests.browser.person import MENU, Person
from tools.texts import whole

TAUGHT = [name for name in names() if lesson_of(rules(name))]
SHEET = "section.lesson"
FULFILLED = f"{SHEET}[data-fulfilled]"
SHOW = "[data-lesson=show]"
# What is pointed at and can be played; where nothing can be, what is pointed at to be looked at.
LIT = "button[data-pointed][data-lit], button[data-pointed][data-unplaced]"
POINTED = "[data-pointed]"
SAID = f"{SHEET} [role=alert]"
WORDS = f"{SHEET} .told"
SCENE = "[data-scene]"
IDLE = "document.querySelector('main')?.ariaBusy !== 'true'"
# Functions, all of them: the page's policy forbids to evaluate a text later on.
READY = f"() => {IDLE} && document.querySelector('{POINTED}, {FULFILLED}')"
# The page remembers how it looked: a board is too much to be sent about.
REMEMBER = "() => { window.before = document.querySelector('main').innerHTML }"
CHANGED = f"() => {IDLE} && document.querySelector('main').innerHTML !== window.before"


def scene(page: Page) -> str:
    """Which scene is on the page."""
    return str(page.locator(SCENE).get_attribute("data-scene"))


def show_me(page: Page) -> None:
    """Ask to be shown what to do."""
    page.locator(SHOW).click()
    expect(page.locator(SHOW)).to_have_attribute("aria-pressed", "true")
    page.locator(LIT).first.wait_for()


def look_at(piece: Locator) -> None:
    """Touch a piece in its middle, whatever lies there."""
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box is not None
    piece.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def follow(page: Page) -> None:
    """Touch what is pointed at; where nothing that is pointed at can be played, ask to be shown."""
    page.wait_for_function(READY)
    if page.locator(FULFILLED).count():
        return
    lit, unshown = page.locator(LIT), page.locator(f"{SHOW}[aria-pressed=false]")
    if unshown.count() and (page.locator(SAID).count() or not lit.count()):
        show_me(page)
    page.evaluate(REMEMBER)
    if lit.count():
        lit.first.click()
    else:
        look_at(page.locator(POINTED).first)
    menu = page.locator(MENU)
    if menu.count():
        menu.first.click()
    page.wait_for_function(CHANGED)


def walk(page: Page, most: int = 40) -> None:
    """Do what a scene asks for."""
    page.locator(SHEET).wait_for()
    for _ in range(most):
        if page.locator(FULFILLED).count():
            return
        follow(page)
    raise AssertionError(f"the scene {scene(page)} does not end by what it points at")


def open_lesson(person: Person, game: str, language: str) -> None:
    """The lesson's page, for somebody who speaks a language and has not been here before."""
    person.page.goto(person.server.url)
    person.page.evaluate(
        "language => localStorage.setItem('benben:language', JSON.stringify(language))", language
    )
    person.page.goto(f"{person.server.url}/learn/{game}")
    person.page.locator(SHEET).wait_for()


@pytest.mark.parametrize("language", whole())
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_walked_to_its_end_by_what_it_points_at(person: Person, game: str, language: str) -> None:
    page, taught, texts = person.page, lesson_of(rules(game)), Texts(language)
    assert taught is not None
    open_lesson(person, game, language)
    for number, each in enumerate(taught.scenes):
        assert scene(page) == each.id
        said = page.locator(WORDS)
        expect(said).to_contain_text(texts.say(f"{game}-lesson-{each.id}-say"))
        expect(said).to_contain_text(texts.say(f"{game}-lesson-{each.id}-do"))
        walk(page)
        expect(said).to_contain_text(texts.say(f"{game}-lesson-{each.id}-done"))
        expect(page.locator(f"{SHEET} .dot.done")).to_have_count(number + 1)
        if number + 1 < len(taught.scenes):
            page.locator("[data-lesson=next]").click()
            expect(page.locator(SCENE)).to_have_attribute("data-scene", taught.scenes[number + 1].id)
    page.goto(person.server.url)
    expect(page.locator(f"[data-learn={game}]")).to_have_accessible_name(texts.say("lobby-learn-done"))


def test_the_lobby_tells_how_far_one_has_come(person: Person) -> None:
    taught = lesson_of(rules("ra"))
    assert taught is not None
    page, learn = person.page, person.page.locator("[data-learn=ra]")
    page.goto(person.server.url)
    expect(learn).to_have_accessible_name("Learn")
    learn.click()
    walk(page)
    page.go_back()
    expect(learn).to_have_accessible_name(f"Learn: 1 of {len(taught.scenes)}")
    learn.click()
    expect(page.locator(SCENE)).to_have_attribute("data-scene", taught.scenes[1].id)


def test_another_move_is_answered_and_not_played(person: Person) -> None:
    page = person.page
    page.goto(f"{person.server.url}/learn/ra#draw")
    page.locator("button[data-target=ra_figure]").click()
    expect(page.locator(SAID)).to_contain_text("That would begin an auction.")
    expect(page.locator(FULFILLED)).to_have_count(0)
    page.locator("button[data-target='bag']").click()
    expect(page.locator(FULFILLED)).to_be_visible()
    expect(page.locator(SAID)).to_have_count(0)


def test_what_cannot_be_done_is_answered_with_the_reason(person: Person) -> None:
    page = person.page
    page.goto(f"{person.server.url}/learn/ra#bid")
    page.locator("button[data-target='bag']").click()
    expect(page.locator("#about")).to_contain_text(
        "First the auction: bid one of your suns, or pass if you may."
    )


def test_a_lesson_is_done_with_the_keyboard_alone(person: Person) -> None:
    page = person.page
    page.goto(f"{person.server.url}/learn/ra#draw")
    page.locator("button[data-target='bag']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(FULFILLED)).to_be_visible()
    page.locator("[data-lesson=next]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(SCENE)).to_have_attribute("data-scene", "ra")


def test_the_receipt_shows_what_a_scene_brought(person: Person) -> None:
    page = person.page
    page.goto(f"{person.server.url}/learn/ra#epoch")
    page.locator("button[data-target='bag']").click()
    expect(page.locator(f"{SHEET} .brought")).to_contain_text("Gold +3")
    page.locator(SHEET).get_by_role("button", name="Receipt").click()
    expect(page.get_by_role("dialog").locator("tbody .epoch td").nth(0)).to_have_text("+6")


def test_the_first_game_advises_once_at_each_kind_of_decision(person: Person) -> None:
    page, advice = person.page, person.page.locator("[data-advice]")
    page.goto(f"{person.server.url}/learn/ra#end")
    walk(page)
    page.locator("[data-lesson=first]").click()
    page.wait_for_url("**/table/*?guided")
    seen = list[str]()
    for _ in range(12):
        person.wait()
        if advice.count() and (told := str(advice.get_attribute("data-advice"))) not in seen:
            seen.append(told)
            expect(advice).to_contain_text(Texts().say(told))
            advice.get_by_role("button", name="Got it").click()
        expect(advice).to_have_count(0)
        person.press(person.legal()[0])
    assert len(seen) == len(set(seen)) > 1
    assert "ra-advice-turn" in seen


def test_advice_can_be_turned_off(person: Person) -> None:
    page, advice = person.page, person.page.locator("[data-advice]")
    page.goto(f"{person.server.url}/learn/ra#end")
    walk(page)
    page.locator("[data-lesson=first]").click()
    advice.wait_for()
    advice.get_by_role("button", name="No more advice").click()
    expect(advice).to_have_count(0)
    page.locator("[data-settings]").click()
    box = page.get_by_label("Advice in a first game")
    expect(box).not_to_be_checked()
    box.check()
    expect(box).to_be_checked()
