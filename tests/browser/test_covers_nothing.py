"""Open panels cover no part of the board: the list of all moves, and the total of the receipt."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.awaiting import settle
from tests.browser.person import END, Person, Seating, make_table, play_on
from tests.serving import Server
from tests.tiers import usually

ME = {"kind": "me", "name": "Merit"}
GREEDY = {"kind": "bot", "player": "greedy"}
DESK: ViewportSize = {"width": 1440, "height": 900}
NARROW: ViewportSize = {"width": 360, "height": 740}
WINDOWS: tuple[ViewportSize, ...] = (
    DESK,
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 1920, "height": 1080},
)
FULL = {"ra": 5, "imhotep": 4, "imhotep_duel": 2, "ankhor": 4}

BOX = """each => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
}"""

# The boxes of the board, its parts, the sheet, and the list of moves.
PLACES = f"""() => {{
    const all = selector => [...document.querySelectorAll(selector)].map({BOX});
    return {{board: all(".board, .board > *, .board section, main > .sheet"), list: all("#moves")[0]}};
}}"""

# Rows of the receipt on which something else lies once they are scrolled to, and what scrolls inside of the dialog.
HIDDEN = """dialog => {
    const covered = [...dialog.querySelectorAll("tbody tr")].filter(row => {
        row.scrollIntoView({block: "center"});
        const {left, top, height} = row.getBoundingClientRect();
        return !row.contains(document.elementFromPoint(left + 20, top + height / 2));
    });
    const inner = [...dialog.querySelectorAll("*")].filter(each =>
        /auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight + 1);
    return [...covered, ...inner].map(each => each.textContent);
}"""

# The contents and titles of the receipt's cells, and by how much the widest row is cut.
CELLS = """dialog => ({
    told: [...dialog.querySelectorAll("td [role=img][title]")].map(each => [each.innerText, each.ariaLabel]),
    cut: dialog.scrollWidth - dialog.clientWidth,
    below: dialog.scrollHeight - dialog.clientHeight,
})"""


def covers(list_: list[float], box: list[float]) -> bool:
    """Whether two boxes (left, top, right, bottom) overlap by more than an edge."""
    wide = min(list_[2], box[2]) - max(list_[0], box[0])
    high = min(list_[3], box[3]) - max(list_[1], box[1])
    return wide > 1 and high > 1


@pytest.mark.parametrize(("number", "game"), list(enumerate(FULL)))
def test_the_list_of_all_moves_covers_neither_board_nor_prompt(
    person: Person, number: int, game: str
) -> None:
    """Nothing moves when it opens, and the last move of it can be reached and pressed, in any window.

    Usually each game has two windows, and each window two games.
    """
    seating = make_table(person.server, ME, {"kind": "here", "name": "Ani"}, game=game)
    person.sit_down(seating)
    person.wait()
    page = person.page
    for window in usually((WINDOWS[number], WINDOWS[number - 1]), WINDOWS):
        page.set_viewport_size(window)
        page.reload()
        person.wait()
        settle(page)
        before = page.evaluate(PLACES)
        page.keyboard.press("m")
        expect(page.locator("#moves.open")).to_be_visible()
        settle(page)
        after = page.evaluate(PLACES)
        assert after["board"] == before["board"]
        edge = page.locator("main > .sheet").evaluate(BOX)
        prompt = page.locator("#prompt").evaluate(BOX)
        onto = [box for box in [*after["board"], prompt] if covers(after["list"], box) and box != edge]
        assert onto == []
        left, top, right, bottom = after["list"]
        assert min(left, top) >= 0
        assert right <= window["width"]
        assert bottom <= window["height"]
        person.and_see(page.locator("#moves button").last.click)


def played(server: Server, game: str, players: int) -> Seating:
    """A finished table with a person who played at random."""
    seating = make_table(server, ME, *[GREEDY] * (players - 1), game=game)
    play_on(server, seating)
    return seating


@pytest.mark.parametrize(
    ("game", "players"), [*FULL.items(), pytest.param("ra", 2, marks=pytest.mark.proof)], ids=str
)
def test_the_receipt_shows_all_its_rows_and_says_what_it_counts(
    person: Person, game: str, players: int
) -> None:
    """On a desktop all is in sight; on a phone it scrolls as one page, uncut; each count has a text."""
    page = person.page
    person.sit_down(played(person.server, game, players))
    for window in usually((DESK, NARROW), (DESK, NARROW, WINDOWS[-1])):
        page.set_viewport_size(window)
        page.reload()
        page.get_by_role("button", name="Score sheet").last.click()
        expect(page.locator(END)).to_be_visible()
        dialog = page.locator("dialog[open]")
        assert dialog.evaluate(HIDDEN) == []
        seen = dialog.evaluate(CELLS)
        assert seen["cut"] <= 0
        assert window["width"] < 900 or seen["below"] <= 0
        expect(dialog.get_by_text("In parentheses: how many")).to_be_visible()
        counted = [(shown, told) for shown, told in seen["told"] if shown.startswith("(")]
        assert counted
        for shown, told in counted:
            count, points = shown[1:].split(")")
            assert points.strip().lstrip("+") == told.rsplit(": ", 1)[1], (shown, told)
            assert count in told or count == "0", (shown, told)
