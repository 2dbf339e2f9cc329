"""From the lobby to the table, as somebody does who comes for the first time."""

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.serving import Server


def test_a_newcomer_starts_a_game(person: Person, server: Server) -> None:
    page = person.page
    page.goto(server.url)
    page.locator("input[name=players][value='3']").check(force=True)
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/table/*")
    person.wait()
    expect(page.locator("section.players article")).to_have_count(3)
    person.play()

    page.goto(server.url)
    page.locator("section a[href^='/table/']").first.click()
    person.wait()
    expect(page.locator("section.players article")).to_have_count(3)


def test_an_unknown_table_is_told(person: Person, server: Server) -> None:
    person.page.goto(f"{server.url}/table/nowhere")
    expect(person.page.get_by_role("alert")).to_be_visible()
    person.page.get_by_role("link").click()
    expect(person.page.locator("button[type=submit]")).to_be_visible()
