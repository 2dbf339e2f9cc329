"""The deal of the day in two browsers: the same until their people choose differently."""

from playwright.sync_api import expect

from tests.browser.person import Arrive, Person

GAME = "imhotep_duel"
LOG = "section.log li p"


def begin(person: Person) -> None:
    """Open today's game from the lobby."""
    page = person.page
    page.goto(person.server.url)
    page.locator("[data-daily] > summary").click()
    page.locator(f"[data-deal={GAME}] .button").click()
    person.wait()


def seen(person: Person) -> tuple[list[str], list[str]]:
    """What has happened, in sentences, and what one may do."""
    person.wait()
    return person.page.locator(LOG).all_inner_texts(), sorted(person.legal())


def test_the_deal_of_the_day_is_the_same_until_people_choose_differently(
    arrive: Arrive,
) -> None:
    ann, bob, other = arrive(), arrive(), arrive()
    for person in (ann, bob):
        begin(person)
    assert seen(ann) == seen(bob)
    for person in (ann, bob):
        person.press(seen(person)[1][0])
    assert seen(ann) == seen(bob)
    ann.press(seen(ann)[1][0])
    bob.press(seen(bob)[1][-1])
    assert seen(ann)[0] != seen(bob)[0]

    other.page.goto(ann.page.url)
    expect(other.page.get_by_text("You can look at it tomorrow.")).to_be_visible()
