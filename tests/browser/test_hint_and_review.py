"""A hint that is asked for, looked at and played; a finished game that is reviewed and stepped through."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Response, Route, ViewportSize, expect

from benben.texts import Texts
from tests.browser.awaiting import settle, wait_on
from tests.browser.person import GAMES, Person, Seating, make_table, state, wait_until
from tests.browser.reading import grave
from tests.browser.windows import PHONE
from tests.serving import Server
from tests.tiers import usually

LARGE: ViewportSize = {"width": 1440, "height": 900}
WINDOWS = (LARGE, PHONE)
ME = {"kind": "me", "name": "Merit"}
QUICK = {"kind": "bot", "player": "greedy"}
IDEAS = "section.hint [data-idea]"
COVERED = """() => document.querySelector(".board").getBoundingClientRect().bottom
    - document.querySelector(".review").getBoundingClientRect().top"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def chances(idea: str) -> int:
    """The sum of the numbers under a bar."""
    return sum(int(number) for number in re.findall(r"\d+", idea))


def finish(server: Server, seating: Seating) -> None:
    """Play a game of people at one screen to its end, without a browser."""
    now = state(server, seating)
    while now["status"] != "over":
        move = {"ply": now["ply"], "move": now["legal"][0]["text"]}
        now = server.post(f"/api/tables/{seating.table}/moves", move, seating.token)


def test_a_hint_is_looked_at_and_played(person: Person, server: Server) -> None:
    seating = make_table(server, ME, QUICK, game="imhotep_duel")
    person.sit_down(seating)
    person.wait()
    page, before = person.page, state(server, seating)
    page.get_by_role("button", name="Hint", exact=True).click()
    idea = page.locator(IDEAS).first
    idea.wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("section.hint")).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()
    idea.wait_for()
    large = page.viewport_size
    assert large is not None
    page.set_viewport_size(PHONE)
    expect(page.get_by_role("button", name="Why?")).to_be_in_viewport(ratio=1)
    page.set_viewport_size(large)
    numbers = page.locator("section.hint .numbers").all_inner_texts()
    assert 1 <= len(numbers) <= 3
    assert list(map(chances, numbers)) == [100] * len(numbers)
    expect(page.locator(IDEAS)).to_have_count(len(numbers))
    assert re.fullmatch(r".+: you win \d+ games in 100, expected: .+", idea.get_attribute("aria-label") or "")

    idea.hover()
    expect(page.locator(".hinted").first).to_be_visible()
    idea.click()
    play = page.get_by_role("button", name=re.compile("^Play: "))
    expect(play).to_be_visible()
    assert state(server, seating)["ply"] == before["ply"]
    assert grave(page) == []
    notation = idea.get_attribute("data-idea")
    play.click()
    expect(page.locator("section.hint")).to_have_count(0)
    wait_until(server, seating, "the hinted move to be played", lambda now: now["ply"] > before["ply"])
    assert notation in {move["text"] for move in before["legal"]}


def test_hints_are_not_offered_where_people_play_each_other(person: Person, server: Server) -> None:
    person.sit_down(make_table(server, ME, {"kind": "here", "name": "Ani"}, game="imhotep_duel"))
    person.wait()
    expect(person.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def with_a_turn(route: Route) -> None:
    """The server's review; if it finds no turning point, one of chance is added."""
    answer = route.fetch()
    document = answer.json()
    if document["review"] and not document["review"]["turnings"]:
        said = {"id": "review-luck-good", "args": {"seat": 0, "events": [], "shift": 12}}
        luck = {
            "kind": "luck",
            "ply": document["review"]["decisions"][4]["ply"],
            "seat": 0,
            "shift": [0.12, -0.12],
            "noise": 0.01,
            "message": said,
        }
        document["review"]["turnings"].append({**luck, "better": None})
    route.fulfill(response=answer, json=document)


def test_a_game_is_reviewed(person: Person, server: Server) -> None:
    seating = make_table(server, ME, {"kind": "here", "name": "Ani"}, game="imhotep_duel")
    finish(server, seating)
    person.sit_down(seating)
    page = person.page
    page.route(re.compile(r"/review(\?.*)?$"), with_a_turn)
    page.get_by_role("button", name="Review the game").click()  # that is all
    lines = page.locator(".graph path.line")
    lines.first.wait_for()
    expect(lines).to_have_count(2)
    assert grave(page) == []

    heading = page.get_by_role("heading", name=re.compile("move"))
    expect(heading).to_have_text(re.compile("^The end"))
    page.keyboard.press("ArrowLeft")
    expect(heading).to_have_text(re.compile("^After move"))
    page.keyboard.press("Home")
    expect(heading).to_have_text(re.compile("^After move 0 of"))
    expect(page.locator("section.log li:not(li li)")).to_have_count(1)  # only the setup of the table
    turns = page.locator("[data-turn]")
    turns.last.click()
    expect(turns.last).to_have_attribute("aria-current", "step")
    expect(page.locator("section.review .comment")).to_contain_text(re.compile("%"))
    page.keyboard.press("ArrowLeft")  # keys step wherever the focus is
    expect(turns.last).not_to_have_attribute("aria-current", "step")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    second = [entry["ply"] for entry in state(server, seating)["log"] if entry["seat"] is not None][1]
    wait_on(page, "at => location.hash === `#review-${at}`", f"the address to say ply {second}", second)
    shown_text = heading.inner_text()
    page.reload()
    expect(heading).to_have_text(shown_text)
    page.get_by_role("button", name="Autoplay").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(heading).not_to_have_text(shown_text)  # it goes on
    page.get_by_role("button", name="Pause").click()
    assert page.evaluate(COVERED) <= 0  # one's own place is in view at every step

    page.set_viewport_size(PHONE)
    page.reload()  # what was thought is kept
    expect(lines).to_have_count(2)
    settle(page)
    assert page.evaluate(SIDEWAYS) == 0
    assert grave(page) == []
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()

    page.goto(f"{server.url}/table/{seating.table}#review-{second}")
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog[open] button[type=submit]").click()
    person.wait()
    expect(page.get_by_role("link", name="Show that position")).to_have_attribute(
        "href", f"/table/{seating.table}#review-{second}"
    )


# The text of a step and its box, scrolled to its end, and the parts next to it that must not move.
TOLD = """() => {
    document.querySelector(".comment").scrollTop = 10000;
    const range = document.createRange();
    const line = document.querySelector(".comment .happened");
    range.selectNodeContents(line);
    const [words, sheet] = [range, document.querySelector("section.review")].map(each => each.getBoundingClientRect());
    const still = [...document.querySelectorAll(".board, section.review, .plot, .steps, .steps button")];
    return {
        text: line.innerText.trim(),
        within: words.right <= sheet.right && words.bottom <= sheet.bottom && line.scrollWidth <= line.clientWidth + 1,
        whole: words.top >= sheet.top,
        still: still.map(each => each.getBoundingClientRect())
            .map(({x, y, width, height}) => [x, y, width, height].map(Math.round)),
    };
}"""


@pytest.mark.parametrize(("number", "game"), list(enumerate(GAMES)))
def test_what_happened_is_reported_whole_at_every_step(
    person: Person, server: Server, number: int, game: str
) -> None:
    """The longest line of a game, and a short one, next to a board that does not move.

    In `make test` each game has one window, and each window two games.
    """
    seating = make_table(server, ME, {"kind": "here", "name": "Ani"}, game=game)
    finish(server, seating)
    log = server.get_json(f"/api/tables/{seating.table}")["log"]  # as the page reads it, which has no seat
    stops = [entry["ply"] for entry in log if entry["seat"] is not None] + [len(log)]
    texts = Texts("en", ["Merit", "Ani"])
    said = {
        end: " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} ".join(
            texts.format(event["message"])
            for entry in log[start:end]
            for event in entry["events"]
            if event["message"]
        )
        for start, end in pairwise(stops)
    }
    longest, shortest = max(said, key=lambda end: len(said[end])), min(said, key=lambda end: len(said[end]))
    page = person.page  # a spectator starts no review: nothing arrives between two polls
    for window in usually((WINDOWS[number % 2],), WINDOWS):
        page.set_viewport_size(window)
        still = []
        for ply in (longest, shortest):
            page.goto(f"{server.url}/table/{seating.table}#review-{ply}")
            page.reload()
            expect(page.locator(".comment .happened")).to_have_text(re.sub(r"[\u2068\u2069]", "", said[ply]))
            settle(page)
            measured = page.evaluate(TOLD)
            assert measured["within"]
            assert measured["whole"] or window is PHONE  # where it may have to be scrolled
            still.append(measured["still"])
        assert still[0] == still[1]


@pytest.mark.proof
def test_a_second_try_gets_its_answer_only_afterwards(person: Person, server: Server) -> None:
    """Every byte that the page has got by then is searched for the better move."""
    seating = make_table(server, ME, {"kind": "here", "name": "Ani"}, game="imhotep_duel")
    finish(server, seating)
    page, answers = person.page, list[Response]()
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108  (no built-in method is taken)
    person.sit_down(seating)
    page.get_by_role("button", name="Review the game").click()
    tries = page.locator("[data-try-ply]")
    tries.first.wait_for()
    count = tries.count()
    assert count >= 1
    ply = int(tries.first.get_attribute("data-try-ply") or "")
    whole = server.get_json(f"/api/tables/{seating.table}/review", seating.token)["review"]
    answer = next(each for each in whole["decisions"] if each["ply"] == ply)
    better = f'"move":{answer["ideas"][0]["move"]},"text":"{answer["ideas"][0]["text"]}"'
    tries.first.click()
    page.get_by_role("button", name="Second try").click()
    for text in [each.text() for each in answers if "/review" in each.url]:
        found = re.search(rf'\{{"ply":{ply},"seat".*?"is_real"', text)
        assert found is None or better not in found[0]
    page.get_by_text("Possible moves").click()
    page.locator(f'[data-try="{answer["played"]["text"]}"]').click()
    expect(page.locator(".try")).to_contain_text("costs")
    page.locator(f'[data-try="{answer["ideas"][0]["text"]}"]').click()
    expect(page.locator(".reason")).to_be_visible()
    expect(tries).to_have_count(count - 1)
    page.locator("[data-line='1']").click()
    expect(page.locator("[data-line='1']")).to_have_attribute("aria-pressed", "true")
    assert grave(page) == []
