"""How somebody wants their table, and keys that spare the way to a button."""

from playwright.sync_api import expect

from tests.browser.awaiting import settle
from tests.browser.person import Arrive, Person, make_table, state, wait_until
from tests.browser.reading import grave
from tests.browser.windows import PHONE
from tests.serving import Server

ME = {"kind": "me", "name": "Merit"}
HERE = {"kind": "here", "name": "Ani"}
LOADED = "document.fonts.ready.then(all => [...all].filter(f => f.status === 'loaded').map(f => f.family))"
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_what_is_chosen_is_kept(person: Person, server: Server) -> None:
    person.sit_down(make_table(server, ME, HERE, game="imhotep_duel"))
    person.wait()
    page = person.page
    page.set_viewport_size(PHONE)
    settle(page)
    assert page.evaluate(SIDEWAYS) == 0
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", name="Off")).to_be_checked()  # this browser wants less motion
    assert grave(page) == []
    page.get_by_role("radio", name="Slow").check(force=True)
    page.get_by_role("radio", name="Dark").check(force=True)
    sounding = page.get_by_role("checkbox", name="Sound")
    expect(sounding).not_to_be_checked()
    sounding.check()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    for name in ("Slow", "Dark"):
        expect(page.get_by_role("radio", name=name)).to_be_checked()
    expect(sounding).to_be_checked()
    assert page.evaluate("document.documentElement.dataset.motion") == "slow"


def test_keys_do_what_buttons_do(person: Person, server: Server) -> None:
    seating = make_table(server, ME, HERE, game="imhotep_duel")
    person.sit_down(seating)
    person.wait()
    page, before = person.page, state(server, seating)["ply"]
    person.press(person.legal()[0])
    person.wait()
    assert state(server, seating)["ply"] > before
    page.keyboard.press("u")
    wait_until(server, seating, "the move to be taken back", lambda now: now["ply"] == before)
    person.wait()
    page.keyboard.press("t")
    expect(page.get_by_role("region", name="Text view")).to_be_visible()
    page.keyboard.press("t")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog").filter(has_text="Score so far")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_be_visible()
    assert grave(page) == []
    page.keyboard.press("t")  # a list of keys is no table
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    expect(page.get_by_role("region", name="Text view")).to_have_count(0)


def test_fonts_are_ours(arrive: Arrive, server: Server) -> None:
    page = arrive(reduced_motion="no-preference").page
    page.goto(server.url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    settle(page)
    loaded = page.evaluate(LOADED)
    assert {name.strip('"') for name in loaded} == {"Lora Variable", "Source Sans 3 Variable"}
