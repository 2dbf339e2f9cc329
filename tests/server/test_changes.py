"""A socket that wants patches has the same state as one that asks for everything."""

import asyncio
import copy
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from sqlalchemy import make_url

from benben.server import http_errors
from benben.server.models.requests import TableRequest
from benben.server.settings import Settings
from benben.server.store import open_store
from benben.server.tables.difference import difference
from benben.server.tables.live import Hooks
from benben.server.tables.registry import TableRegistry
from benben.server.tables.seating import Owner, hash_token
from benben.server.tables.session import TableSession
from benben.server.tables.state import state_text, take_messages
from benben.server.tables.subscriber import Subscriber
from bench.server.wire import changed

GAMES = {"ra": 3, "imhotep": 3, "imhotep_duel": 2, "ankhor": 3}
HASHES = tuple(hash_token(letter * 40) for letter in "abc")

documents = st.recursive(
    st.none() | st.integers() | st.text(max_size=3),
    lambda inside: (
        st.lists(inside, max_size=3) | st.dictionaries(st.text("ab/~", max_size=2), inside, max_size=3)
    ),
    max_leaves=12,
)


@given(documents, documents)
def test_a_difference_leads_from_one_document_to_the_other(before: Any, after: Any) -> None:
    patch = difference({"all": before}, {"all": after})
    escaped = json.loads(json.dumps(patch))
    for operation in escaped:
        assert operation["path"].startswith("/all")
    assert _patched({"all": copy.deepcopy(before)}, escaped) == {"all": after}


def test_only_what_differs_is_said() -> None:
    before = {"ply": 1, "view": {"seats": [{"points": 3}, {"points": 4}], "old": 1}}
    after = {"ply": 2, "view": {"seats": [{"points": 3}, {"points": 5}], "new": None}}
    assert sorted(difference(before, after), key=str) == [
        {"op": "add", "path": "/view/new", "value": None},
        {"op": "remove", "path": "/view/old"},
        {"op": "replace", "path": "/ply", "value": 2},
        {"op": "replace", "path": "/view/seats/1/points", "value": 5},
    ]


class Follower:
    """Somebody who has a socket that wants patches."""

    def __init__(self, table: TableSession, owner: str | None) -> None:
        self.owner = owner
        self.state: dict[str, Any] = {}
        self.log: list[Any] = []
        self.kinds: list[str] = []
        self.subscriber = self._come(table)

    def _come(self, table: TableSession) -> Subscriber:
        return table.subscribe(self.owner, 0, wants_patches=True)

    def reconnect(self, table: TableSession) -> None:
        """Leave, and come again."""
        table.unsubscribe(self.subscriber)
        self.subscriber = self._come(table)

    def read(self, table: TableSession) -> None:
        """Take what there is to read."""
        for text in take_messages(table, self.subscriber):
            message = json.loads(text)
            if message["type"] == "talk":
                continue
            self.kinds.append(message["type"])
            if message["type"] == "presence":
                self.state["presence"] = message["presence"]
                continue
            self.state = message if message["type"] == "state" else changed(self.state, message)
            assert self.state["version"] == table.header.version
            self.log[self.state["log_from"] :] = self.state["log"]

    def check(self, table: TableSession) -> None:
        """It has what somebody sees who asks for everything now."""
        whole = json.loads(state_text(table, table.viewer(self.owner)))
        assert self.log == whole["log"]
        apart = ("log", "log_from", "presence")
        assert {key: value for key, value in self.state.items() if key not in apart} == {
            key: value for key, value in whole.items() if key not in apart
        }


Act = Callable[[TableSession, list[Follower], int], Awaitable[object]]


async def _play(table: TableSession, _followers: list[Follower], number: int) -> None:
    if (turn := table.bots_turn()) is not None:
        await table.play_for_bot(turn, _legal(table, number))
    elif table.match.turn is not None:
        viewer = table.viewer(table.header.seats[table.match.turn].owner)
        await table.play(viewer, None, table.match.ply, _legal(table, number))


def _legal(table: TableSession, number: int) -> int:
    codes = table.match.legal_moves.codes
    return int(codes[number % len(codes)])


async def _undo(table: TableSession, followers: list[Follower], number: int) -> None:
    await table.undo(table.viewer(HASHES[number % len(followers[:-1])]), None, table.match.ply)


async def _leave(table: TableSession, followers: list[Follower], number: int) -> None:
    if len(table.header.seats) > 2:  # with two the game would end
        seat = number % len(followers[:-1])
        await table.leave_seat(table.viewer(HASHES[seat]), None, seat)


async def _back(table: TableSession, followers: list[Follower], number: int) -> None:
    await table.reclaim_seats(table.viewer(HASHES[number % len(followers[:-1])]), None)


async def _reconnect(table: TableSession, followers: list[Follower], number: int) -> None:
    followers[number % len(followers)].reconnect(table)


async def _read_one(table: TableSession, followers: list[Follower], number: int) -> None:
    followers[number % len(followers)].read(table)


ACTS: tuple[Act, ...] = (_play, _play, _play, _play, _undo, _leave, _back, _reconnect, _read_one)


@asynccontextmanager
async def _table(folder: Path, game: str) -> AsyncIterator[TableSession]:
    store = await open_store(make_url(f"sqlite:///{folder / 'tables.db'}"))
    registry = TableRegistry(store, Settings(), Hooks(*[lambda _table: None] * 4))
    seats = [{"kind": "me", "name": "Ann"}, *({"kind": "open"} for _ in range(GAMES[game] - 1))]
    options = {"players": GAMES[game]} if GAMES[game] > 2 else {}
    asked = TableRequest.model_validate({"game": game, "options": options, "seats": seats})
    try:
        table = await registry.create(asked, Owner(HASHES[0]), "192.0.2.1")
        for name, owner in zip(("Bob", "Cleo"), HASHES[1 : GAMES[game]], strict=False):
            await table.join(name, None, Owner(owner))
        yield table
    finally:
        await store.close()


@pytest.mark.parametrize("game", GAMES)
@given(steps=st.lists(st.tuples(st.sampled_from(ACTS), st.integers(0, 1000)), min_size=30, max_size=60))
@settings(max_examples=6)
def test_changes_lead_to_the_same_state_as_asking_for_everything(
    game: str, steps: list[tuple[Act, int]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    async def go() -> None:
        async with _table(tmp_path_factory.mktemp("changes"), game) as table:
            followers = [Follower(table, each) for each in (*HASHES[: GAMES[game]], None)]
            for follower in followers:
                follower.read(table)
            for act, number in steps:
                try:
                    await act(table, followers, number)
                except http_errors.Refusal:
                    continue
            for follower in followers:
                follower.read(table)
                follower.check(table)
            await _play(table, followers, 0)
            for follower in followers:
                follower.read(table)
                follower.check(table)
                assert table.match.is_over or "change" in follower.kinds

    asyncio.run(go())


def _patched(document: Any, patch: list[dict[str, Any]]) -> Any:
    message = {"patch": patch, "log_from": 0, "log": [], "presence": None}
    found = changed(document, message)
    return {"all": found["all"]}
