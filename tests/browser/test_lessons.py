"""A learner who knows no game completes its lesson, only by following the lesson's pointers."""

import pytest
from playwright.sync_api import expect

from benben.engine.registry import rules
from benben.lessons.lesson import lesson_of
from benben.lessons.puzzle import puzzles_of
from benben.texts import Texts
from tests.browser.awaiting import settle
from tests.browser.learner import (
    FULFILLED,
    POINTED,
    SAID,
    SCENE,
    SHEET,
    SHOW,
    TAUGHT,
    WORDS,
    open_lesson,
    walk,
)
from tests.browser.lit import touchable
from tests.browser.person import Person, make_table
from tests.tiers import usually
from tools.texts import whole

MOST_SOLVED = usually(2, 100)
"""Of the problems of a game; that each has its best move is proved without a browser."""
WITH_PROBLEMS = [game for game in TAUGHT if puzzles_of(rules(game))]
WALKS = [(game, whole()[number % len(whole())]) for number, game in enumerate(TAUGHT)]
"""Each game, in a language each; that no text is missing in any is proved without a browser."""


@pytest.mark.parametrize(("game", "language"), WALKS)
def test_a_lesson_is_walked_to_its_end_by_what_it_points_at(person: Person, game: str, language: str) -> None:
    page, taught, texts = person.page, lesson_of(rules(game)), Texts(language)
    assert taught is not None
    open_lesson(person, game, language)
    for number, each in enumerate(taught.scenes):
        expect(page.locator(SCENE)).to_have_attribute("data-scene", each.id)
        said = page.locator(WORDS)
        expect(said).to_contain_text(texts.say(f"{game}-lesson-{each.id}-say"))
        expect(said).to_contain_text(texts.say(f"{game}-lesson-{each.id}-do"))
        walk(page)
        expect(said).to_contain_text(texts.say(f"{game}-lesson-{each.id}-done"))
        expect(page.locator(f"{SHEET} .dot.done")).to_have_count(number + 1)
        if number + 1 < len(taught.scenes):
            page.locator("[data-lesson=next]").click()
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


def test_another_move_is_answered_and_the_right_one_is_made_by_keyboard(person: Person) -> None:
    """The text of the scene is the same before and after."""
    page, size = person.page, "element => getComputedStyle(element).fontSize"
    page.goto(f"{person.server.url}/learn/ra#draw")
    before = page.locator(f"{WORDS} > p").evaluate(size)
    page.locator("button[data-target=ra_figure]").click()
    expect(page.locator(SAID)).to_contain_text("That would start an auction.")
    expect(page.locator(FULFILLED)).to_have_count(0)
    page.locator("button[data-target='bag']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(FULFILLED)).to_be_visible()
    expect(page.locator(SAID)).to_have_count(0)
    assert page.locator(f"{WORDS} > #prompt").evaluate(size) == before
    page.locator("[data-lesson=next]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(SCENE)).to_have_attribute("data-scene", "ra")


def test_what_cannot_be_done_is_answered_with_the_reason(person: Person) -> None:
    page = person.page
    page.goto(f"{person.server.url}/learn/ra#bid")
    page.locator("button[data-target='bag']").click()
    expect(page.locator("#about")).to_contain_text(
        "First the auction: bid one of your suns, or pass if you may."
    )


def test_what_answers_another_move_covers_nothing(caller: Person) -> None:
    page = caller.page
    page.goto(f"{caller.server.url}/learn/ra#bid")
    page.locator("button[data-target='sun:13']").tap()
    page.locator(SAID).wait_for()
    settle(page)
    said = page.locator(SAID).bounding_box()
    assert said is not None
    assert (pieces := touchable(page))
    assert [piece.fault for piece in pieces if piece.point is None] == []
    assert said["y"] > float(page.locator(SHEET).evaluate("sheet => sheet.getBoundingClientRect().top"))


def test_show_me_leads_from_what_is_moved_to_where_it_goes(person: Person) -> None:
    page = person.page
    page.goto(f"{person.server.url}/learn/ankhor#move")
    page.locator("button[data-lit]").first.wait_for()

    pointed = page.locator(POINTED)
    page.locator(SHOW).click()
    expect(page.locator(f"{SHOW}[aria-pressed=true]")).to_be_visible()
    expect(pointed).to_have_count(1)
    expect(pointed).to_have_attribute("data-target", "ankhs")
    pointed.click()
    expect(page.locator(f"{POINTED}[data-target='tile:4']")).to_be_visible()
    expect(pointed).to_have_count(1)
    pointed.click()
    page.locator(f"{SHOW}[aria-pressed=false]").click()
    expect(page.locator(f"{POINTED}[data-target='place:1']")).to_be_visible()


def test_what_lies_on_a_piece_may_be_touched_for_it(person: Person) -> None:
    page = person.page
    page.goto(f"{person.server.url}/learn/imhotep#table")
    ship = page.locator(f"{POINTED}[data-target='ship:1']")
    ship.wait_for()
    page.locator("[data-target='hold:1:1']").click()
    expect(ship).to_have_count(0)
    expect(page.locator(POINTED)).to_have_count(4)


@pytest.mark.parametrize("language", usually(whole()[1:2], whole()))
def test_the_title_is_not_cut_on_a_phone(caller: Person, language: str) -> None:
    whole_title = (
        "title => title.scrollWidth <= title.clientWidth && title.scrollHeight <= title.clientHeight + 2"
    )
    for game in TAUGHT:
        open_lesson(caller, game, language)
        caller.page.evaluate("() => document.fonts.ready.then(() => null)")
        assert caller.page.locator("header h1").evaluate(whole_title), game


def test_the_receipt_shows_what_a_scene_brought(person: Person) -> None:
    page = person.page
    page.goto(f"{person.server.url}/learn/ra#epoch")
    page.locator("button[data-target='bag']").click()
    expect(page.locator(f"{SHEET} .brought")).to_contain_text("Gold +3")
    page.locator(SHEET).get_by_role("button", name="Score sheet").click()
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
        settle(page)
        if advice.count():
            text_id = str(advice.get_attribute("data-advice"))
            assert text_id not in seen
            seen.append(text_id)
            expect(advice).to_contain_text(Texts().say(text_id))
            advice.get_by_role("button", name="Got it").click()
        expect(advice).to_have_count(0)
        person.press(person.legal()[0])
    assert len(seen) > 1
    assert "ra-advice-turn" in seen


@pytest.mark.parametrize("game", TAUGHT)
def test_advice_on_a_phone_covers_nothing(caller: Person, game: str) -> None:
    taught = lesson_of(rules(game))
    assert taught is not None
    first = {"players": 2, **taught.first_game}
    bot = {"kind": "bot", "player": "greedy"}
    seating = make_table(caller.server, {"kind": "me", "name": "Merit"}, bot, game=game, **first)
    caller.sit_down(seating)
    caller.page.goto(f"{caller.server.url}/table/{seating.table}?guided")
    caller.page.locator("[data-advice]").wait_for()
    settle(caller.page)
    assert (lit := touchable(caller.page))
    assert [piece.name for piece in lit if not piece.inside or piece.point is None] == []


def test_advice_can_be_turned_off(person: Person) -> None:
    page, advice = person.page, person.page.locator("[data-advice]")
    page.goto(f"{person.server.url}/learn/ra#end")
    walk(page)
    page.locator("[data-lesson=first]").click()
    advice.wait_for()
    advice.get_by_role("button", name="Turn off advice").click()
    expect(advice).to_have_count(0)
    page.locator("[data-settings]").click()
    box = page.get_by_label("Advice in the first game")
    expect(box).not_to_be_checked()
    box.check()
    expect(box).to_be_checked()


@pytest.mark.parametrize("game", usually(WITH_PROBLEMS[:1], WITH_PROBLEMS))
def test_problems_are_solved_one_after_the_other(person: Person, game: str) -> None:
    page, problems = person.page, list(puzzles_of(rules(game)).values())
    first = problems[0]
    page.goto(f"{person.server.url}/learn/{game}#{first.id}")
    expect(page.locator(f"{SHEET} .words")).to_contain_text("Find the best move.")
    page.locator("[data-lesson=hint]").click()
    expect(page.locator(f"{SHEET} [role=status]")).to_contain_text("Think about")
    person.page.locator(f"button[data-move='{list(first.chances)[1]}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{SHEET} [role=alert]")).to_contain_text("games in 100")
    expect(page.locator(FULFILLED)).to_have_count(0)
    for solved, problem in enumerate(problems[:MOST_SOLVED], start=1):
        expect(page.locator(SCENE)).to_have_attribute("data-scene", problem.id)
        page.locator(SHOW).click()
        walk(page)
        expect(page.locator(f"{SHEET} tbody tr").first).to_contain_text("Games won in 100")
        expect(page.locator(f"{SHEET} .dot.done")).to_have_count(solved)
        if solved < len(problems):
            page.locator("[data-lesson=next]").click()
