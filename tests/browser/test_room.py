"""Four people review their game together, each at their own screen."""

import random

from playwright.sync_api import expect

from tests.browser.person import Arrive, Seating, make_table
from tests.serving import Server

NAMES = ("Merit", "Ani", "Tiye", "Khufu")


def played_out(server: Server) -> tuple[list[Seating], int]:
    """A finished game of Ra between four people, as each of them knows it, and the seat that began: chance decides."""
    seating = make_table(server, {"kind": "me", "name": NAMES[0]}, *[{"kind": "open"}] * 3)
    path, rng = f"/api/tables/{seating.table}", random.Random(1)
    tokens = [seating.token, *(server.post(f"{path}/join", {"name": name})["token"] for name in NAMES[1:])]
    state = server.get_json(path, token=tokens[0])
    first = state["actor"]
    while state["status"] != "over":
        token = tokens[state["actor"]]
        own = server.get_json(path, token=token)
        move = rng.choice(own["legal"])["move"]
        state = server.post(f"{path}/moves", {"ply": own["ply"], "move": move}, token=token)
    return [Seating(seating.table, token, seating.game) for token in tokens], first


def test_four_people_review_their_game_together(arrive: Arrive, server: Server) -> None:
    people = [arrive(seed=number) for number in range(4)]
    seatings, first = played_out(server)
    for person, seating in zip(people, seatings, strict=True):
        person.sit_down(seating)
        person.page.get_by_role("button", name="Review the game").first.click()
        person.page.locator("[data-together]").click()
        expect(person.page.locator("[data-room]")).to_be_visible()
    leader, second, third, last = (person.page for person in people)
    expect(leader.get_by_role("heading", name="You lead")).to_be_visible()
    for page in (second, third, last):
        expect(page.get_by_role("heading", name="Merit leads")).to_be_visible()
    leader.locator("[data-step=first]").click()
    follower = second if first == len(people) - 1 else last
    expect(follower.locator("[data-room]").get_by_text("is to play.")).to_be_visible()
    leader.locator("[data-room]").get_by_text("Possible moves").click()
    leader.locator("[data-play-on='draw']").click()
    for page in (leader, second, third, last):
        expect(page.get_by_role("list", name="Played on").get_by_role("listitem")).to_have_count(2)
    third.get_by_label("A note about this position").fill("Too early")
    third.get_by_role("button", name="Add").click()
    for page in (leader, last):
        expect(page.locator("[data-notes]").get_by_text("Too early")).to_be_visible()
    leader.get_by_role("button", name="Leave the shared review").click()
    expect(second.get_by_role("heading", name="You lead")).to_be_visible()
    last.reload()
    expect(last.get_by_role("heading", name="Ani leads")).to_be_visible()
    expect(last.get_by_role("list", name="Played on").get_by_role("listitem")).to_have_count(2)
