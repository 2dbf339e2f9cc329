"""The memory that the tables take stays bounded, however many games are played."""

import asyncio
import gc
import tracemalloc

import pytest

from tests.site.page import Page

WARM, ALL = 8, 50
ROOM = 3_000_000
"""Bytes that may come between the eighth game and the last: some 12 kB a game lie on the shelf; a table is 250 kB."""


@pytest.mark.slow
def test_fifty_games_take_no_more_memory_than_a_few() -> None:
    async def scene() -> tuple[int, int]:
        page = await Page.open(bot_seconds=0.01)
        used = []
        for number in range(ALL):
            made = await page.table("imhotep_duel", level="novice")
            page.states.clear()
            await page.sit(made)
            await page.play_to_the_end()
            await page.leave()
            if number + 1 in {WARM, ALL}:
                gc.collect()
                used.append(tracemalloc.get_traced_memory()[0])
        kept = len(page.backend.tables.all_in_memory())
        assert kept <= page.backend.settings.tables_in_memory
        await page.close()
        return used[0], used[1]

    tracemalloc.start()
    try:
        warm, end = asyncio.run(scene())
    finally:
        tracemalloc.stop()
    assert end - warm < ROOM, f"{(end - warm) / 1e6:.1f} MB more"
