"""What people choose about their notices: reminders, quiet hours, mails; nudges; the host's webhook."""

import base64
import hashlib
import hmac
import json
import re
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, NamedTuple

import pytest

from benben.server.http import notices as routes
from benben.server.notices.push import PushSender, new_private_key
from benben.server.notices.turns import AT_ONCE, TurnNotices
from benben.server.notices.wording import Notice
from benben.server.settings import Settings
from benben.server.store import StoreError
from benben.server.store import notices as notice_scripts
from tests.server.clocks.shifted import Hand, with_hand
from tests.server.guest import Guest, Served, guest, me
from tests.server.notices.mail_server import Mailbox, mail_server
from tests.server.notices.push_service import Browser, PushService, push_service
from tests.server.someone import Someone, code
from tests.waiting import wait_for

pytestmark = pytest.mark.slow
DAY = 86_400
SECRET = "whsec_" + base64.b64encode(b"a secret of the club").decode()


class House(NamedTuple):
    """A server with everything that it sends to."""

    served: Served
    hand: Hand
    push: PushService
    hook: PushService
    box: Mailbox


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    hand = Hand()
    with (
        pytest.MonkeyPatch.context() as patched,
        push_service() as push,
        push_service() as hook,
        mail_server() as box,
        with_hand(
            tmp_path_factory.mktemp("people") / "tables.sqlite3",
            hand,
            guests="http://play.example.org",
            mail_server=f"smtp://127.0.0.1:{box.port}",
            mail_from="Benben <benben@example.org>",
            mail_rate="100/minute",
            webhook=hook.url,
            webhook_secret=SECRET,
        ) as served,
    ):
        patched.setattr(routes, "check_endpoint", lambda _: None)
        assert served.app is not None
        sender = PushSender(new_private_key(), "mailto:host@example.org", lambda _: True)
        served.app.state.context.notices.sender = sender
        yield House(served, hand, push, hook, box)


class Pair:
    """Two people with slow tables; Ann is to wait for Bob."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ann, self.bob = Someone(house.served, "Ann"), Someone(house.served, "Bob")
        self.browser = Browser(f"{house.push.url}/{self.bob.key}")
        self.tables: set[str] = set()

    def table(self) -> tuple[Guest, Guest]:
        """A table with three days for a decision, at which Ann has moved: Ann and Bob there."""
        body = {
            "game": "imhotep_duel",
            "seats": [me("Ann"), guest()],
            "clock": {"kind": "correspondence", "seconds": 3 * DAY, "at_zero": "resign", "vacation": 9},
        }
        headers = {"Authorization": f"Bearer {self.ann.key}"}
        made = self.house.served.http.post("/api/tables", json=body, headers=headers).json()
        self.tables.add(made["id"])
        ann, bob = self.ann.at(made["id"]), self.bob.at(made["id"])
        assert bob.ask("POST", "/join", {"name": "Bob"}).status_code == 200
        for each in (bob, ann):
            while (state := each.state())["my_turn"]:
                assert each.play(state["legal"][0]["text"]).status_code == 200
        return ann, bob

    def subscribe(self, at: Guest) -> None:
        """Bob's browser wants notices."""
        _, _, p256dh, auth, _, _ = self.browser.subscription()
        body = {"endpoint": self.browser.endpoint, "keys": {"p256dh": p256dh, "auth": auth}}
        assert at.ask("POST", "/notices", body).status_code == 204

    def choose(self, remind: str = "once", start: int = 0, end: int = 0) -> None:
        """Bob chooses."""
        body = {"remind": remind, "quiet_start": start, "quiet_end": end, "zone": "UTC"}
        answer = self.bob.ask("PUT", "/me/notices", body)
        assert answer.status_code == 200, answer.text
        assert {name: answer.json()[name] for name in body} == body

    def came(self, count: int) -> Any:
        """The last of so many messages to Bob's browser."""

        def mine() -> list[bytes]:
            return [body for headers, body in self.house.push.came if headers["path"].endswith(self.bob.key)]

        wait_for(lambda: len(mine()) >= count, "a message")
        assert len(mine()) == count
        assert self.house.served.app is not None
        notices = self.house.served.app.state.context.notices
        wait_for(lambda: notices.room == AT_ONCE, "the server to note that it has sent it")
        return self.browser.read(mine()[-1])

    def said(self, count: int) -> tuple[dict[str, str], bytes]:
        """The last of so many messages to the webhook about these tables; they come with every notice."""

        def mine() -> list[tuple[dict[str, str], bytes]]:
            return [each for each in self.house.hook.came if json.loads(each[1])["table"] in self.tables]

        wait_for(lambda: len(mine()) >= count, "a message to the webhook")
        assert len(mine()) == count
        return mine()[-1]


@pytest.fixture
def pair(house: House) -> Pair:
    return Pair(house)


def test_one_notice_for_all_tables_that_wait(pair: Pair) -> None:
    _, one = pair.table()
    _, other = pair.table()
    pair.subscribe(one)
    pair.house.hand.on(30)
    found = pair.came(1)
    assert (found["body"], found["waiting"]) == ("It’s your turn at 2 tables.", 2)
    assert found["table"] in {one.table, other.table}
    pair.said(1)


def test_reminders_come_when_chosen_and_quiet_hours_hold_them(pair: Pair) -> None:
    _, bob = pair.table()
    pair.subscribe(bob)
    pair.choose("daily")
    pair.house.hand.on(30)
    assert pair.came(1)["body"] == "It’s your turn, Bob."
    pair.house.hand.on(DAY)
    assert pair.came(2)["body"] == "Bob, your time runs out in 47 hours."
    hour = datetime.fromtimestamp(pair.house.hand.now, UTC).hour
    pair.choose("daily", (hour * 60 + DAY // 60 - 60) % 1440, (hour * 60 + 180) % 1440)
    pair.house.hand.on(DAY)  # quiet for two more hours at least
    pair.house.hand.on(3 * 3600)
    assert "20 hours" in pair.came(3)["body"] or "21 hours" in pair.came(3)["body"]


def test_nobody_is_reminded_who_does_not_want_it(pair: Pair) -> None:
    _, bob = pair.table()
    pair.subscribe(bob)
    pair.choose("never")
    pair.house.hand.on(30)
    pair.came(1)
    pair.house.hand.on(2.9 * DAY)
    _, again = pair.table()
    pair.house.hand.on(30)
    assert pair.came(2)["waiting"] == 2
    assert again.table != bob.table


def test_the_others_nudge_once_a_day_after_some_time(pair: Pair) -> None:
    ann, bob = pair.table()
    pair.subscribe(bob)
    pair.choose("never")
    pair.house.hand.on(30)
    pair.came(1)
    assert code(ann.ask("POST", "/nudge")) == "no_nudge"
    pair.house.hand.on(DAY / 2)
    assert code(bob.ask("POST", "/nudge")) == "no_nudge"
    assert code(pair.house.served.spectator(ann.table).ask("POST", "/nudge")) == "only_watching"
    state = ann.state()
    assert state["clock"]["nudge_from"] <= pair.house.hand.now
    nudged = ann.ask("POST", "/nudge").json()
    assert nudged["clock"]["nudge_from"] == pair.house.hand.now + DAY
    assert nudged["clock"]["due"] == state["clock"]["due"]
    assert pair.came(2)["body"] == "The others are waiting for you, Bob."
    assert code(ann.ask("POST", "/nudge")) == "no_nudge"
    pair.house.hand.on(DAY)
    assert ann.ask("POST", "/nudge").status_code == 200
    pair.came(3)


def test_nothing_is_sent_to_a_person_on_vacation(pair: Pair) -> None:
    ann, bob = pair.table()
    seat = ann.state()["actor"]
    pair.subscribe(bob)
    pair.choose("never")
    assert bob.ask("POST", "/away", {"seat": seat, "days": 5}).status_code == 200
    _, other = pair.table()
    pair.house.hand.on(30)
    found = pair.came(1)  # of the other table
    assert found["table"] == other.table
    pair.house.hand.on(2 * DAY)
    assert code(ann.ask("POST", "/nudge")) == "no_nudge"
    pair.house.hand.on(3 * DAY)
    assert pair.came(2)["table"] == bob.table


def test_who_ends_a_vacation_is_notified_again(pair: Pair) -> None:
    ann, bob = pair.table()
    pair.subscribe(bob)
    assert bob.ask("POST", "/away", {"seat": ann.state()["actor"], "days": 9}).status_code == 200
    pair.house.hand.on(DAY)
    assert bob.ask("POST", "/back").status_code == 200
    pair.house.hand.on(30)
    pair.came(1)


# ---- workers that die ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("died", ["before it has sent", "before it has noted that"])
def test_a_notice_of_a_worker_that_died_is_sent_again_with_the_same_id(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, died: str
) -> None:
    failed = threading.Event()
    where, name = (TurnNotices, "_send") if died == "before it has sent" else (notice_scripts, "note_sent")
    works = getattr(where, name)

    def dies(*given: Any) -> Any:
        if failed.is_set():
            return works(*given)
        failed.set()
        raise StoreError("the worker has died")

    monkeypatch.setattr(where, name, dies)
    _, bob = pair.table()
    pair.subscribe(bob)
    pair.house.hand.on(30)
    wait_for(failed.is_set, "the notice")
    sent = 0 if where is TurnNotices else 1
    first = pair.said(sent)[0]["webhook-id"] if sent else None
    pair.house.hand.on(89)
    pair.house.hand.on(1)
    again = pair.said(sent + 1)[0]["webhook-id"]
    assert first in {None, again}
    pair.house.hand.on(1000)
    pair.came(sent + 1)


def test_the_webhook_speaks_the_hosts_language() -> None:
    notices = TurnNotices(None, Settings(webhook_language="hu"), lambda: 0)  # type: ignore[arg-type]
    notice = Notice("turn", "abc", "imhotep_duel", "Ann", 1, None, "1")
    assert notices.chat_document(notice)["text"] == "Imhotep: A párbaj: Ann jön."


def test_a_webhook_gets_signed_messages_without_secrets(pair: Pair) -> None:
    _, bob = pair.table()
    pair.house.hand.on(30)
    headers, body = pair.said(1)
    found = json.loads(body)
    url = f"http://play.example.org/table/{bob.table}"
    assert found.pop("text") == found.pop("content") == f"Imhotep: The Duel: it’s Bob’s turn. {url}"
    assert found == {"type": "turn", "table": bob.table, "game": "imhotep_duel", "name": "Bob", "url": url}
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    expected = base64.b64encode(hmac.new(b"a secret of the club", signed, hashlib.sha256).digest()).decode()
    assert headers["webhook-signature"] == f"v1,{expected}"


def link_in(text: str, name: str) -> str:
    found = re.search(rf"http://play\.example\.org/me#{name}-([\w-]+)", text)
    assert found is not None, text
    return found[1]


def test_mails_come_after_the_mailbox_has_confirmed_until_one_click(pair: Pair) -> None:
    box, http = pair.house.box, pair.house.served.http
    before = len(box.came)
    wanted = {"address": "bob@example.org", "language": "de"}
    answer = pair.bob.ask("PUT", "/me/email", wanted)
    assert answer.status_code == 202, answer.text
    assert answer.json()["email"] == {"address": "bob@example.org", "confirmed": False}
    first = box.came[before]
    assert (first["To"], first["Subject"]) == ("bob@example.org", "Möchtest du E-Mails von Benben?")
    assert first["List-Unsubscribe"] is None
    assert code(pair.ann.ask("PUT", "/me/email", {**wanted, "address": "BOB@example.org"})) == "too_often"
    pair.table()
    pair.house.hand.on(30)
    pair.said(1)
    assert len(box.came) == before + 1  # not confirmed
    assert code(http.post("/api/mail/confirm", json={"code": "x" * 43})) == "no_mail_code"
    confirm = link_in(first.get_content(), "confirm-email")
    assert http.post("/api/mail/confirm", json={"code": confirm}).status_code == 204
    _, bob = pair.table()
    pair.house.hand.on(30)
    wait_for(lambda: len(box.came) == before + 2, "a mail")
    mail = box.came[-1]
    assert mail["Subject"] == "Imhotep – Das Duell: An 2 Tischen bist du am Zug."
    assert f"http://play.example.org/table/{bob.table}" in mail.get_content()
    assert link_in(mail.get_content(), "stop-email")
    stop = str(mail["List-Unsubscribe"]).strip("<>").removeprefix("http://play.example.org")
    page = http.get(stop)  # programs that look at links stop nothing
    assert (page.status_code, page.headers["location"]) == (303, f"/me#stop-email-{confirm}")
    assert pair.bob.ask("GET", "/me/notices").json()["email"]["confirmed"]
    assert http.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 204
    assert pair.bob.ask("GET", "/me/notices").json()["email"] is None


def test_addresses_that_are_refused_and_a_server_that_is_not_there(pair: Pair) -> None:
    assert code(pair.bob.ask("PUT", "/me/email", {"address": "bob"})) == "bad_email"
    assert pair.house.served.app is not None
    notices = pair.house.served.app.state.context.notices
    working, notices.mail = notices.mail, type(notices.mail)("smtp://127.0.0.1:1", "a@b.example")
    try:
        answer = pair.bob.ask("PUT", "/me/email", {"address": "bob2@example.org"})
        assert code(answer) == "mail_not_sent"
    finally:
        notices.mail = working
    assert pair.bob.ask("GET", "/me/notices").json()["email"] is None


def test_a_device_that_is_signed_out_gets_no_more_notices(pair: Pair) -> None:
    _, bob = pair.table()
    pair.subscribe(bob)
    assert pair.bob.ask("GET", "/me/notices").json()["browsers"] == 1
    phone = Someone(pair.house.served, known=False)
    assert phone.sign_in(pair.bob.link()).status_code == 200
    (device,) = [each["id"] for each in phone.me()["devices"] if not each["current"]]
    assert phone.ask("DELETE", f"/me/devices/{device}").status_code == 204
    assert phone.ask("GET", "/me/notices").json()["browsers"] == 0
