"""People in every store: a code is good once, and a change of a person touches all their tables."""

import asyncio
import json
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from benben import Ply
from benben.server.clocks import Clock, TimeControl
from benben.server.store import TableChange, TableStore, history
from benben.server.store import people as scripts
from benben.server.store.people import Device, OwnedTable, Passkey, Person
from benben.server.store.ratings import rated_tables
from benben.server.store.stored import StoredLine, StoredResult
from tests.server.storing import TABLE
from tests.server.test_stores import address, loaded, on_store

__all__ = ["address"]

pytestmark = pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")

ANN, BOB = (Person(f"p-{name}", name, 3, 1, 0) for name in ("Ann", "Bob"))
LAPTOP, PHONE = (Device(letter * 64, letter, "Firefox", 1, 0) for letter in "lp")


def test_a_person_is_found_by_the_key_of_each_device(address: str) -> None:
    async def check(store: TableStore) -> None:
        assert await store.run(scripts.add_person(ANN, LAPTOP)) == ANN
        assert await store.run(scripts.add_person(BOB, LAPTOP)) == ANN  # the same key is the same person
        await store.run(scripts.add_code("c" * 64, "link", ANN.id, 100, 50))
        assert await store.run(scripts.sign_in_by_link("c" * 64, PHONE, 100)) == ANN
        for device in (LAPTOP, PHONE):
            assert await store.read(scripts.find_person(device.key_hash)) == (ANN, 0)
        await store.run(scripts.note_visit(ANN.id, PHONE.key_hash, 86_400))
        seen = ANN._replace(seen=86_400)
        assert await store.read(scripts.find_person(PHONE.key_hash)) == (seen, 86_400)
        await store.run(scripts.describe_person(ANN.id, "Anna", 5))
        assert await store.read(scripts.person_details(ANN.id)) == (
            [LAPTOP, PHONE._replace(seen=86_400)],
            [],
        )
        assert await store.run(scripts.sign_out(BOB.id, "p")) is None
        assert await store.run(scripts.sign_out(ANN.id, "p")) == PHONE.key_hash
        assert await store.read(scripts.find_person(PHONE.key_hash)) is None
        keys = (LAPTOP.key_hash, PHONE.key_hash)
        assert await store.read(scripts.signed_out(keys)) == {PHONE.key_hash}

    on_store(address, check)


def test_a_code_is_good_once_and_not_for_long(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.run(scripts.add_person(ANN, LAPTOP))
        await store.run(scripts.add_code("c" * 64, "link", ANN.id, 100, 50))
        devices = [Device(f"{n}" * 64, f"{n}", "", 1, 0) for n in range(6)]
        signed_in = await asyncio.gather(
            *(store.run(scripts.sign_in_by_link("c" * 64, device, 60)) for device in devices)
        )
        assert Counter(signed_in) == {ANN: 1, None: 5}
        await store.run(scripts.add_code("d" * 64, "link", ANN.id, 100, 50))
        assert await store.read(scripts.look_at_link("d" * 64, 101)) is None
        assert await store.run(scripts.sign_in_by_link("d" * 64, PHONE, 101)) is None
        assert await store.run(scripts.use_code("d" * 64, "passkey", 60)) is None
        assert await store.read(scripts.look_at_link("d" * 64, 100)) == ANN
        await store.run(scripts.add_code("e" * 64, "link", ANN.id, 200, 60))  # replaces the one before
        assert await store.read(scripts.look_at_link("d" * 64, 60)) is None
        await store.run(scripts.add_code("f" * 64, "passkey", None, 200, 60))
        assert await store.run(scripts.use_code("f" * 64, "passkey", 60)) == (None,)
        assert await store.run(scripts.use_code("f" * 64, "passkey", 60)) is None

    on_store(address, check)


def test_a_passkey_signs_its_owner_in(address: str) -> None:
    async def check(store: TableStore) -> None:
        passkey = Passkey("id", "key", 4, "Phone", 1)
        await store.run(scripts.add_person(ANN, LAPTOP))
        await store.run(scripts.add_passkey(ANN.id, passkey))
        assert await store.read(scripts.find_passkey("id")) == passkey
        assert await store.run(scripts.sign_in_by_passkey("id", 5, PHONE)) == ANN
        assert await store.run(scripts.sign_in_by_passkey("other", 5, PHONE)) is None
        assert (await store.read(scripts.person_details(ANN.id)))[1] == [passkey._replace(sign_count=5)]
        assert not await store.run(scripts.remove_passkey(BOB.id, "id"))
        assert await store.run(scripts.remove_passkey(ANN.id, "id"))

    on_store(address, check)


def test_seats_go_to_another_person_or_lose_their_name(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.run(scripts.add_person(ANN, LAPTOP))
        await store.run(scripts.add_person(BOB, PHONE))
        seat = replace(TABLE.seats[0], owner=ANN.id, mark=3)
        mine = replace(TABLE, seats=(seat, TABLE.seats[1]), maker=ANN.id)
        await store.create(mine)
        await store.create(replace(mine, id="abd", status="over", actor=None))
        await store.create(replace(mine, id="abe", status="waiting"))
        await store.create(replace(TABLE, id="abf"))
        moved = [OwnedTable(name, 2) for name in ("abc", "abd", "abe")]
        assert await store.read(scripts.duels_of(ANN.id)) == ["abc"]
        assert await store.run(scripts.merge_people(ANN.id, BOB.id)) == moved
        found = await loaded(store)
        assert (found.maker, found.seats[0].owner, found.version) == (BOB.id, BOB.id, 2)
        assert await store.read(scripts.find_person(LAPTOP.key_hash)) is None
        assert {(await loaded(store, name)).maker for name in ("abc", "abd", "abe")} == {BOB.id}
        removed = await store.run(scripts.remove_person(BOB.id, "greedy"))
        assert removed == [table._replace(version=3) for table in moved]
        gone = replace(seat, name="", owner=None, mark=None)
        assert (await loaded(store)).seats[0] == replace(gone, player="greedy")
        assert (await loaded(store, "abd")).seats[0] == gone
        assert (await loaded(store, "abe")).seats[0] == replace(gone, kind="open")
        assert (await loaded(store, "abf")) == replace(TABLE, id="abf")
        assert (await loaded(store)).maker is None
        assert await store.read(scripts.find_person(PHONE.key_hash)) is None

    on_store(address, check)


def test_a_bot_goes_on_where_a_person_was_removed_whose_turn_it_is(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.run(scripts.add_person(ANN, LAPTOP))
        seats = [replace(seat, kind="person", player=None, owner="e" * 64) for seat in TABLE.seats]
        await store.create(replace(TABLE, actor=0, seats=(replace(seats[0], owner=ANN.id), *seats[1:])))
        assert list(await store.bots_due("ra")) == []
        await store.run(scripts.remove_person(ANN.id, "greedy"))
        assert list(await store.bots_due("ra")) == ["abc"]

    on_store(address, check)


def test_a_history_has_what_lists_need_and_no_other_owners_games(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.run(scripts.add_person(ANN, LAPTOP))
        mine = replace(TABLE, seats=(replace(TABLE.seats[0], owner=ANN.id, mark=3), TABLE.seats[1]))
        results = (StoredResult(0, 1, 12, {"gods": 2, "monuments": 10}, 77), StoredResult(1, 0, -3, {}, 77))
        await store.create(mine)
        await store.change("abc", 1, TableChange("over", None, 2, [Ply(0, 1, "pass")], results=results))
        clock = Clock.new(TimeControl("move", 60), ["UTC", "UTC"]).run(1, 1000)
        await store.create(replace(mine, id="abd", clock=clock))
        await store.create(replace(TABLE, id="abf"))
        running, finished = await store.read(history.history_of(ANN.id))
        assert (running.id, running.status, running.actor, running.results) == ("abd", "playing", 1, ())
        assert (running.due, finished.due) == (1060, None)
        assert (finished.id, finished.status, finished.results) == ("abc", "over", results)
        assert [(seat.name, seat.mark, seat.mine) for seat in finished.seats] == [
            ("Ann", 3, True),
            ("Thoth", None, False),
        ]
        assert finished.options == TABLE.options
        assert finished.started <= finished.changed
        await store.run(history.add_results("abc", (replace(results[0], points=99),)))  # they stay
        assert (await store.read(history.history_of(ANN.id)))[1].results == results
        line = StoredLine(0, "chat", "Good luck", 2, 50)
        await store.change("abd", 1, TableChange("playing", 1, 2, lines=[line]))
        said = {"table": "abd", "kind": "chat", "text": "Good luck", "at": 50}
        assert await store.read(history.lines_of(ANN.id)) == [said]
        await store.run(scripts.remove_person(ANN.id, "greedy"))
        assert await store.lines("abd") == []

    on_store(address, check)


def test_rated_games_are_read_in_the_order_in_which_they_ended(address: str) -> None:
    async def check(store: TableStore) -> None:
        async def play(table_id: str, ended: int, *, rated: bool) -> None:
            ann = replace(TABLE.seats[0], owner=ANN.id)
            bot = replace(TABLE.seats[1], kind="bot", player="skilled", owner=None)
            await store.create(replace(TABLE, id=table_id, seats=(ann, bot, *TABLE.seats[2:])))
            results = (
                StoredResult(0, 1, 12, {"gods": 12}, ended, rated=rated),
                StoredResult(1, 0, 9, {}, ended, rated=rated),
            )
            await store.change(table_id, 1, TableChange("over", None, 0, results=results))

        await store.run(scripts.add_person(ANN, LAPTOP))
        await play("abc", 90, rated=True)
        await play("abd", 80, rated=True)
        await play("abe", 85, rated=False)
        first, second = await store.read(rated_tables(80, 91))
        assert [seat.player for seat in first.seats] == [ANN.id, "skilled"]
        assert [seat.result.ended for seat in (*first.seats, *second.seats)] == [80, 80, 90, 90]
        assert [(seat.result.winners, seat.result.points) for seat in second.seats] == [(1, 12), (0, 9)]
        assert await store.read(rated_tables(81, 90)) == []

        await store.run(scripts.remove_person(ANN.id, "greedy"))
        assert [seat.player for seat in (await store.read(rated_tables(0, 81)))[0].seats] == ["", "skilled"]

    on_store(address, check)


def test_reviews_of_ones_own_games_are_read_with_ones_seat(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.run(scripts.add_person(ANN, LAPTOP))
        for table_id, owner in (("abc", ANN.id), ("abd", BOB.id), ("abe", ANN.id)):
            seats = (TABLE.seats[0], replace(TABLE.seats[1], owner=owner), *TABLE.seats[2:])
            await store.create(replace(TABLE, id=table_id, seats=seats))
        for table_id in ("abc", "abd"):
            await store.keep_review(table_id, {"decisions": [table_id]})
        found = await store.read(history.reviews_of(ANN.id))
        assert [(game, seat, json.loads(text)) for game, seat, text in found] == [
            (TABLE.game, TABLE.seats[1].seat, {"decisions": ["abc"]})
        ]

    on_store(address, check)


def test_what_is_too_old_is_forgotten(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.run(scripts.add_person(ANN, LAPTOP))
        seats = (
            replace(TABLE.seats[0], owner="f" * 64),
            replace(TABLE.seats[0], seat=1, owner=ANN.id, mark=3),
        )
        old = replace(TABLE, seats=seats, maker="f" * 64, status="over", actor=None)
        await store.create(old)
        await store.create(replace(old, id="abd", status="playing", actor=0))
        await store.run(scripts.forget_guests(store.moment(datetime.now(UTC) - timedelta(days=1))))
        assert await store.load("abc") == old
        await store.run(scripts.forget_guests(store.moment(datetime.now(UTC) + timedelta(days=1))))
        assert await store.load("abc") == replace(
            old, maker=None, seats=(replace(seats[0], name="", owner=None), seats[1])
        )
        assert (await loaded(store, "abd")).seats == seats
        assert await store.read(scripts.long_unseen(0)) == []
        assert await store.read(scripts.long_unseen(86_400)) == [ANN.id]

    on_store(address, check)
