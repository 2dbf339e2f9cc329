"""Notices of turns, on a real server: to whom, when, how often, and what they say."""

from collections.abc import Iterator
from typing import Any

import pytest

from benben.server.http import notices as routes
from benben.server.notices.push import PushSender, new_private_key
from tests.server.clocks.shifted import Hand, with_hand
from tests.server.guest import Guest, Served, guest, me
from tests.server.notices.push_service import Browser, PushService, push_service
from tests.waiting import wait_for

pytestmark = pytest.mark.slow


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture(scope="module")
def hand() -> Hand:
    return Hand()


@pytest.fixture(scope="module")
def served(hand: Hand, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that sends to this machine, too."""
    with (
        pytest.MonkeyPatch.context() as patched,
        with_hand(tmp_path_factory.mktemp("notices") / "tables.sqlite3", hand) as running,
    ):
        patched.setattr(routes, "check_endpoint", lambda _: None)
        assert running.app is not None
        sender = PushSender(new_private_key(), "mailto:host@example.org", lambda _: True)
        running.app.state.context.notices.sender = sender
        yield running


def two(served: Served) -> list[Guest]:
    """Two people at a table; the one who is to move comes first."""
    ann = served.create(me("Ann"), guest(), game="imhotep_duel")
    bob = ann.join("Bob")
    return [ann, bob] if ann.state()["my_turn"] else [bob, ann]


def subscribe(person: Guest, service: PushService, language: str = "en") -> Browser:
    browser = Browser(service.url)
    _, _, p256dh, auth, _, _ = browser.subscription()
    body = {"endpoint": browser.endpoint, "keys": {"p256dh": p256dh, "auth": auth}, "language": language}
    answer = person.ask("POST", "/notices", body)
    assert answer.status_code == 204, answer.text
    return browser


def move(person: Guest) -> None:
    while (state := person.state())["my_turn"]:
        assert person.play(state["legal"][0]["text"]).status_code == 200


def came(service: PushService, browser: Browser, count: int) -> Any:
    """The last of so many messages."""
    wait_for(lambda: len(service.came) >= count, "a message")
    assert len(service.came) == count
    return browser.read(service.came[-1][1])


def test_one_notice_for_each_turn_of_a_person_who_is_not_here(
    served: Served, hand: Hand, service: PushService
) -> None:
    first, second = two(served)
    browser = subscribe(second, service, "de")
    move(first)
    hand.on(29)
    assert service.came == []
    hand.on(1)
    name = next(seat["name"] for seat in second.state()["seats"] if seat["mine"])
    found = came(service, browser, 1)
    assert (found["body"], found["table"]) == (f"Du bist am Zug, {name}.", second.table)
    assert found["waiting"] == 1
    hand.on(100_000)
    move(second)
    move(first)
    hand.on(30)
    came(service, browser, 2)  # and not a third one for the same turn


def test_a_notice_is_held_while_its_person_looks(served: Served, hand: Hand, service: PushService) -> None:
    first, second = two(served)
    browser = subscribe(second, service)
    with second.socket() as line:
        line.until(lambda _: True)
        move(first)
        hand.on(60)
        other, another = two(served)
        elsewhere = subscribe(another, service)
        move(other)
        hand.on(30)
        assert came(service, elsewhere, 1)["table"] == another.table
        line.send({"type": "ping", "hidden": True})
        line.of_kind("pong")
        hand.on(30)
        assert came(service, browser, 2)["table"] == second.table


def test_a_browser_that_is_gone_is_forgotten(served: Served, hand: Hand, service: PushService) -> None:
    first, second = two(served)
    subscribe(second, service)
    service.status = 410
    move(first)
    hand.on(30)
    wait_for(lambda: len(service.came) == 1, "a message")
    move(second)
    move(first)
    hand.on(30)
    service.status = 201
    browser = subscribe(second, service)
    move(second)
    move(first)
    hand.on(30)
    came(service, browser, 2)


def test_no_notices_any_more(served: Served, hand: Hand, service: PushService) -> None:
    first, second = two(served)
    browser = subscribe(second, service)
    _, _, p256dh, auth, _, _ = browser.subscription()
    body = {"endpoint": browser.endpoint, "keys": {"p256dh": p256dh, "auth": auth}}
    assert second.ask("POST", "/notices/stop", body).status_code == 204
    move(first)
    hand.on(30)
    browser = subscribe(second, service)
    move(second)
    move(first)
    hand.on(30)
    came(service, browser, 1)


def test_only_https_and_only_people_with_seats(served: Served, service: PushService) -> None:
    first, _ = two(served)
    _, _, p256dh, auth, _, _ = Browser(service.url).subscription()
    keys = {"p256dh": p256dh, "auth": auth}
    answer = served.spectator(first.table).ask(
        "POST", "/notices", {"endpoint": "https://a.example/", "keys": keys}
    )
    assert answer.json()["code"] == "only_watching"
    answer = first.ask(
        "POST", "/notices", {"endpoint": "https://a.example/", "keys": {"p256dh": "x", "auth": "y"}}
    )
    assert answer.json()["code"] == "malformed"
    assert served.http.get("/api/notices").json()["key"]
