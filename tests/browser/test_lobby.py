"""From the lobby to the table, as somebody does who comes for the first time."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.serving import Server


def test_a_newcomer_starts_a_game(person: Person, server: Server) -> None:
    page = person.page
    page.goto(server.url)
    page.locator("input[value=ra]").check()
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


def test_the_sides_of_the_sites_are_chosen_one_by_one(person: Person, server: Server) -> None:
    page = person.page
    page.goto(server.url)
    page.locator("input[value=imhotep_duel]").check()
    expect(page.locator("input[name=players]")).to_have_count(0)  # there is nothing to choose
    page.get_by_role("button", name="All B").click()
    page.locator("input[name=sides-pyramid][value=A]").check()
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/table/*")
    person.wait()
    table = server.get_json(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert (table["game"], table["options"]["sides"]) == ("imhotep_duel", "BBAB")
    expect(page.locator(".site .side")).to_have_text(["B", "B", "A", "B"] * 2)

    page.goto(server.url)  # the game that was played last is chosen first
    expect(page.locator("input[value=imhotep_duel]")).to_be_checked()


def test_own_figures_are_read_from_a_file(person: Person, server: Server, tmp_path: Path) -> None:
    page, file = person.page, tmp_path / "mine.toml"
    page.goto(server.url)
    page.locator("input[value=imhotep]").check()
    page.get_by_role("button", name="All B").click()
    file.write_text("[obelisks]\nspaces = [15, 99]\n")
    page.locator("input[name=boards]").set_input_files(file)
    expect(page.get_by_text("mine.toml")).to_be_visible()
    page.locator("button[type=submit]").click()
    expect(page.get_by_role("alert")).to_contain_text(
        "boards, line 2: [obelisks] spaces 99 is not a whole number"
    )
    file.write_text("[obelisks]\nspaces = [15, 9]\n")
    page.locator("input[name=boards]").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/table/*")
    table = server.get_json(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert "spaces = [15, 9]" in table["options"]["boards"]


def test_an_unknown_table_is_told(person: Person, server: Server) -> None:
    person.page.goto(f"{server.url}/table/nowhere")
    expect(person.page.get_by_role("alert")).to_be_visible()
    person.page.get_by_role("link").click()
    expect(person.page.locator("button[type=submit]")).to_be_visible()
