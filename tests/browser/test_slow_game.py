"""A whole game over days between three people, at times that the test chooses."""

import os
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Arrive, Seating, state
from tests.server.clocks.standing_time import StandingTime
from tests.serving import Server, command
from tests.waiting import wait_for

HOUR = 3600
NOON = datetime(2027, 3, 1, 12, tzinfo=UTC).timestamp()  # a Monday
CLOCK = {
    "kind": "correspondence",
    "seconds": 14 * HOUR,
    "hours": {"start": 8 * 60, "end": 22 * 60},
    "player": "greedy",
    "vacation": 7,
}


@pytest.fixture
def standing(tmp_path: Path) -> StandingTime:
    standing = StandingTime(tmp_path / "time")
    standing.on(NOON - standing.now)
    return standing


@pytest.fixture
def slow(standing: StandingTime, tmp_path: Path) -> Iterator[Server]:
    """A server whose time the test moves on."""

    def patient(port: int, database: Path) -> list[str]:
        return command(database, port=port, deadline_check=0.05)

    with Server(tmp_path, patient, {**os.environ, **standing.environment}) as running:
        yield running


class Three:
    """Ann, Bob and Cid at a table of Ra; moves without a page."""

    def __init__(self, server: Server) -> None:
        self._server = server
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
        made = server.post("/api/tables", {"game": "ra", "seats": seats, "clock": CLOCK})
        tokens = [made["token"]]
        for name in ("Bob", "Cid"):
            joined = server.post(f"/api/tables/{made['id']}/join", {"name": name})
            tokens.append(joined["token"])
        self.seatings = [Seating(made["id"], token, "ra") for token in tokens]

    def state(self, seat: int = 0) -> Any:
        """The table as a seat sees it."""
        return state(self._server, self.seatings[seat])

    def move(self, *wanted: str) -> Any:
        """The seat to decide plays the first move that begins with a wanted word, else its last one."""
        seating = self.seatings[self.state()["actor"]]
        now = state(self._server, seating)
        moves = [move["text"] for move in now["legal"]]
        chosen = next((move for word in wanted for move in moves if move.startswith(word)), moves[-1])
        return self._server.post(
            f"/api/tables/{seating.table}/moves", {"ply": now["ply"], "move": chosen}, seating.token
        )

    def move_until(self, seat: int) -> None:
        """The others decide until it is a seat's turn: auctions, in which the others pass if they can."""
        while self.state()["actor"] != seat:
            self.move("pass", "bid", "invoke")


def test_three_play_a_whole_game_over_days(arrive: Arrive, slow: Server, standing: StandingTime) -> None:
    three = Three(slow)
    seat = (three.state()["actor"] + 1) % 3  # the one after the first
    name = ("Ann", "Bob", "Cid")[seat]
    person = arrive(at=slow)
    page = person.page

    # Somebody else is to decide until tomorrow noon, and may be nudged in the evening.
    person.sit_down(three.seatings[seat])
    expect(page.get_by_role("timer")).to_have_text(
        re.compile("1d 0h|23h 59m")
    )  # the page's own clock goes on
    page.get_by_text("1 day for each move").click()
    expect(page.get_by_text("Time runs from 8:00 AM to 10:00 PM in each player’s time zone.")).to_be_visible()
    expect(page.get_by_role("button", name="Nudge")).to_have_count(0)
    standing.on(7 * HOUR)
    page.reload()
    expect(page.get_by_role("timer")).to_have_text(re.compile("17h 0m|16h 59m"))
    page.get_by_role("button", name="Nudge").click()
    expect(page.get_by_role("button", name="Nudge")).to_have_count(0)
    assert three.state()["clock"]["nudge_from"] == standing.now + 24 * HOUR

    # An order passes in the auction that somebody else calls, and says so.
    page.get_by_role("button", name="Decide in advance").click()
    page.get_by_label("Pass in this auction or the next one").check()
    page.get_by_role("button", name="Decide so").click()
    expect(page.get_by_role("button", name="Decided in advance")).to_be_visible()
    three.move("invoke")
    expect(page.get_by_text("Done as you had decided")).to_be_visible()
    page.get_by_role("button", name="OK", exact=True).click()

    # Time is up during the absence; on coming back the page steps through what has happened.
    page.goto("about:blank")
    before = three.state()
    standing.on(36 * HOUR)
    wait_for(lambda: three.state()["actor"] != before["actor"], "a bot to finish the turn")
    three.move_until(seat)
    page.goto(f"{slow.url}/table/{three.seatings[seat].table}")
    missed = page.locator("[data-missed]")
    expect(missed).to_contain_text("Since your last move (1 of ")
    missed.get_by_role("button", name="Next").click()
    expect(missed).to_contain_text("(2 of ")
    missed.get_by_role("button", name="Skip").click()
    expect(missed).to_have_count(0)

    # A vacation, seen by everybody, until its owner is back.
    page.get_by_text("1 day for each move").click()
    page.get_by_role("button", name="I’ll be away…").click()
    page.get_by_role("dialog", name="Be away for a while").get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("on vacation until")).to_be_visible()
    page.get_by_role("button", name="I’m back").click()
    expect(page.get_by_text("on vacation until")).to_have_count(0)
    assert three.state()["seats"][seat]["name"] == name

    # The rest of the game, a decision an hour.
    while three.state()["status"] != "over":
        standing.on(HOUR)
        three.move("invoke", "bid", "pass")
    expect(page.get_by_role("button", name="Play again").first).to_be_visible()
