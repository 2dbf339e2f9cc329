"""The page while the server is unreachable."""

from playwright.sync_api import expect

from tests.browser.awaiting import wait_on
from tests.browser.person import Arrive, make_table, state
from tests.serving import Server
from tests.waiting import wait_for

ME = {"kind": "me", "name": "Merit"}
BOT = {"kind": "bot", "player": "greedy"}
KEPT = """async ([id, ply]) => {
    const kept = await caches.match(`/kept/${id}`);
    return kept !== undefined && (await kept.json()).ply === ply;
}"""
RULED = "() => navigator.serviceWorker.controller !== null"


def test_a_table_shows_how_it_stood(arrive: Arrive, server: Server) -> None:
    person = arrive(service_workers="allow")
    seating = make_table(server, ME, BOT, game="ra")
    person.page.goto(server.url)  # the lobby of which something is to be left
    person.page.locator("[data-play]").first.wait_for()
    person.sit_down(seating)
    person.wait()
    page = person.page
    wait_on(page, RULED, "the service worker to be in charge of the page")
    page.reload()  # from now on the worker sees everything that the page asks for
    person.wait()
    # Not `wait_for_function`: to it a promise is as good as true.
    ply = state(server, seating)["ply"]
    wait_for(lambda: page.evaluate(KEPT, [seating.table, ply]), f"the browser to keep the table at ply {ply}")
    server.kill()
    try:
        page.reload()
        expect(page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
        expect(page.locator("[data-spot='bag'], [data-target='bag']").first).to_be_visible()
        page.goto(server.url)
        expect(page.get_by_role("heading", name="Benben is not connected")).to_be_visible()
    finally:
        server.start()
    wait_for(lambda: page.goto(server.url) is not None, "an answer to the page's address")
    expect(page.get_by_role("heading", name="Benben is not connected")).to_have_count(0)
