"""Notices in every store: claims, turns that were notified, choices, mailboxes; and what is forgotten with a person."""

from dataclasses import replace

import pytest

from benben.server.store import StoredTable, TableChange, TableStore, notices, people, subscriptions
from benben.server.store.notices import Email, NoticeChoices, Receiver
from benben.server.store.people import Device, Person
from benben.server.store.subscriptions import Subscription
from tests.server.storing import DEALT, TABLE, a_ply
from tests.server.test_stores import address, on_store

__all__ = ["address"]

pytestmark = pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")
ANN = Person("p-ann", "Ann", 7, 1000, 0)
LAPTOP = Device("a" * 64, "laptop", "Firefox", 1000, 0)
BROWSER = Subscription(ANN.id, "https://push.example.org/1", "p" * 87, "a" * 22, "en", LAPTOP.key_hash)
MAILBOX = Email("Ann@example.org", "de", 1000, None)
CHOSEN = NoticeChoices("daily", 1320, 420, "Europe/Berlin")


def table_of(owner: str) -> StoredTable:
    """A table where an owner is to decide."""
    return replace(TABLE, actor=0, seats=(replace(TABLE.seats[0], owner=owner), TABLE.seats[1]))


def waits(notify: float) -> TableChange:
    """The owner of the first seat is to decide."""
    return replace(a_ply(1), actor=0, notify=notify)


async def of(store: TableStore) -> Receiver:
    return await store.read(notices.receiver(ANN.id))


def test_a_turn_is_claimed_until_a_moment_and_noted_once(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.create(table_of(ANN.id))
        await store.change("abc", 1, waits(1030))
        assert await store.next_due(0) == 1030
        assert await store.claim_notices(1029, 1059, 5) == []
        assert await store.claim_notices(1030, 1060, 5) == ["abc"]
        assert await store.claim_notices(1030, 1060, 5) == []
        turn = (await of(store)).waiting["abc"]
        assert (turn.notify, turn.notified) == (1060, None)
        assert await store.run(notices.take_turns({"abc": 1060}, 1090)) == ["abc"]
        assert await store.run(notices.take_turns({"abc": 1060}, 1090)) == []
        await store.run(notices.note_sent({"abc": 9999}, 1060, 1031))  # of an older claim
        await store.run(notices.note_sent({"abc": 2000}, 1090, 1031))
        turn = (await of(store)).waiting["abc"]
        assert (turn.notify, turn.notified) == (2000, 1031)
        unchanged = TableChange("playing", 0, DEALT + 1, keeps_notice=True)
        await store.change("abc", 2, unchanged)
        assert (await of(store)).waiting["abc"] == turn
        await store.run(notices.postpone("abc", 1060, 1090))  # of an older claim
        assert (await of(store)).waiting["abc"] == turn
        await store.change("abc", 3, replace(waits(3000), start=DEALT + 1))
        turn = (await of(store)).waiting["abc"]
        assert (turn.notify, turn.notified) == (3000, None)
        await store.run(notices.postpone("abc", 3000, None))
        assert await store.next_due(0) is None

    on_store(address, check)


def test_a_mailbox_is_confirmed_by_its_code(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.run(notices.add_email(ANN.id, MAILBOX, "c" * 64))
        assert await store.read(notices.asked_since("ann@EXAMPLE.org", 999))
        assert not await store.read(notices.asked_since("ann@example.org", 1000))
        assert not await store.run(notices.confirm_email("d" * 64, 1100))
        assert await store.run(notices.confirm_email("c" * 64, 1100))
        assert await store.run(notices.confirm_email("c" * 64, 1200))
        assert (await of(store)).email == MAILBOX._replace(confirmed=1100)
        await store.run(notices.add_email(ANN.id, MAILBOX._replace(address="new@example.org"), "e" * 64))
        await store.run(notices.stop_emails("c" * 64))
        assert (await of(store)).email == MAILBOX._replace(address="new@example.org")
        await store.run(notices.stop_emails("e" * 64))
        assert (await of(store)).email is None

    on_store(address, check)


def test_everything_goes_with_its_person(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.run(people.add_person(ANN, LAPTOP))
        for remove in (people.remove_person(ANN.id, "greedy"), people.merge_people(ANN.id, "p-bob")):
            await store.run(subscriptions.add(BROWSER, 1000))
            await store.run(notices.choose(ANN.id, CHOSEN))
            await store.run(notices.add_email(ANN.id, MAILBOX, "c" * 64))
            assert await of(store) == Receiver(CHOSEN, [BROWSER], MAILBOX, {})
            await store.run(remove)
            assert await of(store) == Receiver(NoticeChoices(), [], None, {})

    on_store(address, check)
