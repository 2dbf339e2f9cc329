"""People: a first visit makes one without a question, and a second device signs in with a link."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Arrive
from tests.serving import Server, command


def test_a_first_game_is_played_on_at_a_second_device(arrive: Arrive) -> None:
    laptop, phone = arrive(seed=1), arrive(seed=2, viewport={"width": 360, "height": 740})
    page = laptop.page
    page.goto(laptop.server.url)
    page.locator("[data-play=imhotep_duel]").click()
    laptop.wait()
    table = page.url
    page.locator("[data-settings]").click()
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="Running")).to_be_visible()
    page.get_by_role("link", name="You and your devices").click()
    page.get_by_role("textbox", name="Your name").fill("Merit")
    page.get_by_role("button", name="Save name").click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    page.get_by_role("button", name="Sign in on another device").click()
    link = page.locator("#sign-in-link").input_value()

    phone.page.goto(link)
    expect(phone.page.get_by_text("Merit")).to_be_visible()
    phone.page.get_by_role("button", name="Sign in on this device").click()
    phone.page.locator("main").get_by_role("link", name="Imhotep: The Duel").click()
    assert phone.page.url == table
    phone.wait()
    phone.play()

    late = arrive(seed=3)
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text("This link no longer signs anyone in")

    page.reload()
    expect(page.get_by_text("this device")).to_be_visible()
    page.get_by_role("listitem").filter(has_not_text="this device").get_by_role(
        "button", name="Sign out"
    ).click()
    expect(page.get_by_role("button", name="Sign out")).to_have_count(1)
    expect(phone.page.get_by_text("You are watching.")).to_be_visible()


def test_a_passkey_signs_in_at_a_browser_that_knows_no_one(arrive: Arrive) -> None:
    merit = arrive(seed=4)
    page = merit.page
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    authenticator = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": authenticator})
    home = merit.server.url.replace("127.0.0.1", "localhost")  # passkeys belong to names, not to addresses
    page.goto(home)
    page.locator("[data-play=imhotep_duel]").click()
    merit.wait()
    page.goto(f"{home}/me#devices")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("button", name="Remove")).to_be_visible()

    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(f"{home}/me")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.locator("main").get_by_role("link", name="Imhotep: The Duel")).to_be_visible()
    page.get_by_role("link", name="You and your devices").click()
    expect(page.get_by_role("button", name="Sign out")).to_have_count(2)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Server]:
    """A server whose host allows open tables."""
    with Server(tmp_path, lambda port, database: command(database, port=port, open_tables=True)) as running:
        yield running


def test_a_stranger_finds_an_open_table_and_keeps_the_game_when_its_maker_is_deleted(
    arrive: Arrive, club: Server
) -> None:
    merit, ani = arrive(seed=5, at=club), arrive(seed=6, at=club)
    page, other = merit.page, ani.page
    page.goto(club.url)
    page.locator("[data-options=imhotep_duel]").click()
    page.get_by_role("combobox", name="Seat 2", exact=True).select_option("open")
    page.get_by_role("textbox", name="Name in seat 1").fill("Merit")
    page.get_by_text("With other people").click()
    page.locator("[name=listed]").check()
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("dialog")).to_be_visible()

    other.goto(club.url)
    other.locator("[data-open-tables] summary").click()
    other.locator("[data-open-tables] a").click()
    other.get_by_role("textbox", name="Your name").fill("Ani")
    other.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    names = other.locator("section.players h3")
    expect(names).to_have_text(["Merit", "Ani"])
    expect(other.locator("section.players .name-mark")).to_have_count(2)

    page.goto(f"{club.url}/me#devices")
    page.get_by_role("button", name="Delete everything…").click()
    page.get_by_role("button", name="Delete everything", exact=True).click()
    expect(names).to_have_text(["Deleted player", "Ani"])
    assert other.url.startswith(f"{club.url}/table/")
