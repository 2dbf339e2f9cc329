"""A touch on an impossible move shows the reason and its rule, but not to spectators."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import Arrive, Person, make_table, state
from tests.serving import Server

ME = {"kind": "me", "name": "Merit"}
HERE = {"kind": "here", "name": "Ani"}
NO_AUCTION = "There is no auction now: one starts when a Ra tile is drawn, or when you invoke Ra. (R5.1)"


def test_a_touch_on_what_is_not_possible_says_why(person: Person, server: Server) -> None:
    seating = make_table(server, ME, HERE)
    person.sit_down(seating)
    page = person.page
    now = state(server, seating)
    page.locator(f'[data-target="sun:{now["view"]["seats"][now["actor"]]["suns_up"][0]}"]').click()
    reason = page.locator("#why")
    expect(reason).to_have_text(NO_AUCTION)
    expect(page.get_by_role("status").filter(has_text="There is no auction now")).to_be_visible()
    expect(page.locator("#about")).to_contain_text("You bid with suns")
    page.keyboard.press("Escape")
    expect(reason).to_have_text("")
    page.locator('[data-target="centre"]').focus()
    page.keyboard.press("Enter")
    expect(reason).to_contain_text("(R5.1)")


@pytest.mark.parametrize(
    ("game", "target", "reason"),
    [
        ("ra", "centre", NO_AUCTION),
        (
            "imhotep_duel",
            "cargo:1:2",
            "Tokens leave when their boat is unloaded; you reach single ones only with action tokens. (D3.2)",
        ),
    ],
)
def test_a_touch_gets_the_reason_too(
    caller: Person, server: Server, game: str, target: str, reason: str
) -> None:
    caller.sit_down(make_table(server, ME, HERE, game=game))
    caller.page.locator(f'[data-target="{target}"]').tap()
    expect(caller.page.locator("#why")).to_have_text(reason)


def test_a_reason_stays_while_others_come(arrive: Arrive, server: Server) -> None:
    person, watching = arrive(), arrive()
    seating = make_table(server, ME, HERE)
    person.sit_down(seating)
    person.page.locator('[data-target="centre"]').click()
    reason = person.page.locator("#why")
    expect(reason).to_contain_text("(R5.1)")
    watching.page.goto(f"{server.url}/table/{seating.table}")
    expect(person.page.get_by_text("watching")).to_be_visible()
    expect(reason).to_contain_text("(R5.1)")


def test_a_spectator_gets_no_reason(person: Person, server: Server) -> None:
    seating = make_table(server, ME, HERE)
    person.page.goto(f"{server.url}/table/{seating.table}")
    person.page.locator('[data-target="centre"]').click()
    expect(person.page.locator("#about")).to_be_visible()
    expect(person.page.locator("#why")).to_have_text("")
