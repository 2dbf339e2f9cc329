"""From the lobby to the table, on a first visit."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import GAMES, Person
from tests.serving import Server


def test_a_newcomer_plays_at_once_and_comes_back(person: Person, server: Server) -> None:
    page = person.page
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)
    page.locator("[data-play=ra]").click()
    page.wait_for_url("**/table/*")
    person.wait()
    expect(page.locator("section.players article")).to_have_count(2)
    person.play()
    person.wait()

    page.goto(server.url)
    table = page.locator("section a[href^='/table/']").first
    expect(table).to_contain_text("Your turn")
    table.click()
    person.wait()
    expect(page.locator("section.players article")).to_have_count(2)


def test_all_games_can_be_begun_without_scrolling(person: Person, server: Server) -> None:
    person.page.goto(server.url)
    for width, height in ((1440, 900), (1280, 800), (2560, 1440)):
        person.page.set_viewport_size({"width": width, "height": height})
        for game in GAMES:
            expect(person.page.locator(f"[data-play={game}]")).to_be_in_viewport(ratio=1)
            expect(person.page.locator(f"[data-friend={game}]")).to_be_in_viewport(ratio=1)


def test_a_phone_begins_the_first_game_without_scrolling(caller: Person, server: Server) -> None:
    caller.page.goto(server.url)
    for width, height in ((360, 740), (390, 844), (844, 390)):
        caller.page.set_viewport_size({"width": width, "height": height})
        expect(caller.page.locator("[data-play]").first).to_be_in_viewport(ratio=1)
        expect(caller.page.locator("[data-options]").first).to_be_in_viewport(ratio=1)


def test_last_settings_come_back(person: Person, server: Server) -> None:
    page = person.page
    page.goto(server.url)
    page.locator("[data-options=ra]").click()
    page.locator("input[name=players][value='3']").check(force=True)
    page.get_by_role("checkbox", name="Open points").check()
    start(person)
    page.goto(server.url)
    page.locator("[data-play=ra]").click()
    page.wait_for_url("**/table/*")
    person.wait()
    table = server.get_json(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert (table["options"]["players"], table["options"]["open_scores"]) == (3, True)


def test_the_sides_of_the_sites_are_chosen_one_by_one(person: Person, server: Server) -> None:
    page = person.page
    page.goto(server.url)
    page.locator("[data-options=imhotep_duel]").click()
    expect(page.locator("input[name=players]")).to_have_count(0)  # there is nothing to choose
    page.get_by_role("button", name="All B").click()
    page.locator("input[name=sides-pyramid][value=A]").check()
    start(person)
    table = server.get_json(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert (table["game"], table["options"]["sides"]) == ("imhotep_duel", "BBAB")
    expect(page.locator(".site .side")).to_have_text(["B", "B", "A", "B"] * 2)


def test_own_figures_are_read_from_a_file(person: Person, server: Server, tmp_path: Path) -> None:
    page, file = person.page, tmp_path / "mine.toml"
    page.goto(server.url)
    page.locator("[data-options=imhotep]").click()
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
    start(person)
    table = server.get_json(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert "spaces = [15, 9]" in table["options"]["boards"]


def test_a_friend_is_invited_and_joins(person: Person, caller: Person, server: Server) -> None:
    page, guest = person.page, caller.page
    page.goto(server.url)
    page.locator("[data-friend=imhotep_duel]").click()
    page.get_by_role("textbox", name="Your name").fill("Merit")
    page.get_by_role("button", name="Create invitation").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", name="Invite to Imhotep: The Duel")).to_be_visible()
    # This server listens on the own machine only: a code to scan would lead nowhere.
    expect(page.get_by_role("note")).to_contain_text("benben serve --host 0.0.0.0")
    expect(page.get_by_role("img", name="The link as a QR code")).to_have_count(0)
    expect(page.get_by_text("to move", exact=True)).to_have_count(0)
    page.get_by_role("button", name="See the table in the meantime").click()
    expect(page.locator("#invitation")).to_have_count(0)
    page.get_by_role("button", name="Invitation").click()

    guest.goto(page.locator("#invitation").input_value())
    expect(guest.get_by_role("heading", name="Merit invites you to Imhotep: The Duel")).to_be_visible()
    expect(guest.get_by_text("The usual rules")).to_be_visible()
    guest.get_by_role("textbox", name="Your name").fill("Ani")
    guest.get_by_role("button", name="Join").click()
    for each in (page, guest):
        expect(each.get_by_role("heading", name="Ani", exact=True)).to_be_visible()
        expect(each.locator("#invitation")).to_have_count(0)

    page.goto(server.url)
    page.locator("[data-friend=ra]").click()  # the name is known now
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", name="Invite to Ra")).to_be_visible()


def test_a_server_that_is_away_is_reported(person: Person, server: Server) -> None:
    page = person.page
    page.route("**/api/games", lambda route: route.abort())
    page.goto(server.url)
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.unroute("**/api/games")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-play=ra]")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_an_unknown_table_is_reported(person: Person, server: Server) -> None:
    person.page.goto(f"{server.url}/table/nowhere")
    expect(person.page.get_by_role("alert")).to_be_visible()
    person.page.get_by_role("link").click()
    expect(person.page.locator("[data-play=ra]")).to_be_visible()


def start(person: Person) -> None:
    """Start the game whose options are open."""
    person.page.locator("button[type=submit]").click()
    person.page.wait_for_url("**/table/*")
    person.wait()
