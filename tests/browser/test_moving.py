"""A seat that moves to another browser, and browsers that keep nothing."""

from playwright.sync_api import Page, Route, expect

from tests.browser.person import BUTTONS, Arrive, Person, make_table
from tests.serving import Server

ME = {"kind": "me", "name": "Merit"}
BOT = {"kind": "bot", "player": "greedy"}
FORBID = "Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError'); };"
"""The behaviour of some private windows, and of browsers without storage."""


def open_link(page: Page) -> str:
    """The link that moves the seat, from the table's menu."""
    page.locator("[data-settings]").click()
    page.get_by_role("button", name="Continue on another device").click()
    return page.locator("#seat-link").input_value()


def lose_answer(route: Route) -> None:
    """The server carries out the request, but its answer is lost."""
    route.fetch()
    route.abort()


def test_a_seat_moves_from_one_browser_to_another(arrive: Arrive, server: Server) -> None:
    old, new = arrive(seed=1), arrive(seed=2)
    old.sit_down(make_table(server, ME, BOT, game="imhotep_duel"))
    old.wait()
    link = open_link(old.page)

    new.page.goto(link.replace("#", "%23"))  # as some programs pass links on
    new.page.reload()  # looking uses nothing up
    expect(new.page.get_by_text("You continue as Merit.")).to_be_visible()
    new.page.get_by_role("button", name="Play here").click()
    new.wait()
    new.play()
    assert "#" not in new.page.url
    expect(old.page.get_by_text("Your seat is on another device now.")).to_be_visible()

    late = arrive(seed=3)
    late.page.goto(link)
    late.page.get_by_role("button", name="Play here").click()
    expect(late.page.get_by_role("alert")).to_contain_text("This link no longer leads to a seat")

    beside = new.page.context.new_page()  # another window of the same browser
    beside.goto(new.page.url)
    expect(beside.locator(BUTTONS).first).to_be_visible()
    withdrawn = open_link(new.page)
    new.page.route("**/renew", lose_answer)
    new.page.get_by_role("button", name="Revoke link").click()
    expect(new.page.locator("#seat-link")).to_have_count(0)
    new.wait()
    new.page.reload()
    new.wait()
    expect(beside.locator(BUTTONS).first).to_be_visible()
    expect(beside.get_by_text("You are watching.")).to_have_count(0)
    late.page.goto(withdrawn)
    late.page.get_by_role("button", name="Play here").click()
    expect(late.page.get_by_role("alert")).to_contain_text("This link no longer leads to a seat")


def test_where_nothing_may_be_stored_one_plays_as_long_as_the_window_is_open(person: Person) -> None:
    page = person.page
    page.add_init_script(FORBID)
    page.goto(person.server.url)
    page.locator("[data-play=imhotep_duel]").click()
    person.wait()
    note = page.get_by_role("note").filter(has_text="This browser stores nothing")
    expect(note).to_be_visible()
    page.reload()
    person.wait()
    person.play()
    note.get_by_role("button", name="Continue on another device").click()
    expect(page.get_by_role("button", name="Sign in on another device")).to_be_visible()
    page.go_back()
    note.get_by_role("button", name="Got it").click()
    expect(note).to_have_count(0)
