"""People: a first visit makes one without a question, and a second device signs in with a link."""

from playwright.sync_api import expect

from tests.browser.person import Arrive


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
