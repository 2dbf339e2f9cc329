"""A learner who knows no game and only does what a lesson points at."""

from playwright.sync_api import Page

from benben.engine.registry import names, rules
from benben.lessons.lesson import lesson_of
from tests.browser.awaiting import wait_on
from tests.browser.person import CAME, CHANGED, MENU, REMEMBER, VISIBLE_POINT, Person

TAUGHT = [name for name in names() if lesson_of(rules(name))]
SHEET = "section.lesson"
FULFILLED = f"{SHEET}[data-fulfilled]"
SHOW = "[data-lesson=show]"
# The pieces that the lesson points at: playable ones if there are any, else those to look at.
LIT = "button[data-pointed][data-lit], button[data-pointed][data-unplaced]"
POINTED = "[data-pointed]"
SAID = f"{SHEET} [role=alert]"
WORDS = f"{SHEET} .answer"
SCENE = "[data-scene]"
IDLE = "document.querySelector('main')?.ariaBusy !== 'true'"
# The next task, once it is visible. Both are functions: the page's policy forbids to evaluate texts later.
NEXT = f"""() => {{
    const has = wanted => document.querySelector(wanted) !== null;
    if (!({IDLE}) || !has("{POINTED}, {FULFILLED}")) return null;
    if (has("{FULFILLED}")) return "done";
    if (has("{SHOW}[aria-pressed=false]") && (has("{SAID}") || !has("{LIT}"))) return "ask";
    return has("{LIT}") ? "play" : "look";
}}"""


def scene(page: Page) -> str:
    """Which scene is on the page."""
    return str(page.locator(SCENE).get_attribute("data-scene"))


def hit(page: Page) -> tuple[float, float]:
    """A point of the indicated piece that can be hit: a ship next to its cargo."""
    pieces = page.locator(LIT)
    points = (pieces.nth(number).evaluate(VISIBLE_POINT) for number in range(pieces.count()))
    point = next(point for point in points if point is not None)
    return point["x"], point["y"]


def walk(page: Page, most: int = 40) -> None:
    """Touch what is pointed at until the scene is done; where nothing of it can be played, ask to be shown."""
    for _ in range(most):
        step = wait_on(page, NEXT, f"scene {scene(page)} to point at something, or to be done")
        if step == "done":
            return
        if step == "ask":
            page.locator(SHOW).click()
            page.locator(LIT).first.wait_for()
            continue
        page.evaluate(REMEMBER)
        if step == "play":
            page.mouse.click(*hit(page))
        else:
            page.locator(POINTED).first.click(force=True)  # in its middle, even if it is covered
        if wait_on(page, CAME, "an answer to what was touched") == "menu":
            page.locator(MENU).first.click()
            wait_on(page, CHANGED, "an answer to a choice from a menu")
    raise AssertionError(f"the scene {scene(page)} does not end by what it points at")


def open_lesson(person: Person, game: str, language: str) -> None:
    """The lesson's page in a language, for a first visit."""
    person.keep("language", language)
    person.page.goto(f"{person.server.url}/learn/{game}")
    person.page.locator(SHEET).wait_for()
