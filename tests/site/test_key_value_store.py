"""Damaged data in a browser: a table reports it, a review is made again."""

import asyncio

import pytest

from benben.server.store import StoreError
from benben.site.key_value_store import KeyValueTableStore
from tests.site.memory_store import MemoryKeyValueStore

NAME = "aaaaaaaaaaaaaaaa"


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"seats": []}', '{"seats": [1], "plies": []}'])
def test_a_damaged_table_is_reported_as_damaged(text: str) -> None:
    async def load() -> None:
        memory = MemoryKeyValueStore()
        await memory.put("table", NAME, text, 1, None)
        await KeyValueTableStore(memory).load(NAME)

    with pytest.raises(StoreError, match=f"the table {NAME} is damaged"):
        asyncio.run(load())


def test_a_damaged_review_is_none(caplog: pytest.LogCaptureFixture) -> None:
    async def look() -> tuple[object, object]:
        memory = MemoryKeyValueStore()
        store = KeyValueTableStore(memory)
        await memory.put("review", "one", "{", 1, None)
        await store.keep_review("two", {"seats": 2})
        return await store.review("one"), await store.review("two")

    assert asyncio.run(look()) == (None, {"seats": 2})
    assert len(caplog.records) == 1
