"""The memory that the tables take stays bounded, however many games are played."""

import asyncio
import gc
import tracemalloc

import pytest

from benben.engine.question import Question
from tests.site.page import Page
from tests.tiers import usually

WARM = 8
ALL = usually(16, 50)
WHOLE = usually(0, ALL)
"""So many games are played to their ends, the others for some moves: a table takes its room from the beginning."""
ROOM = usually(15_000, 60_000) * (ALL - WARM)
"""Bytes that may come after the eighth game. A table has 36 kB after some moves and 250 kB at the end of its game; of
these some 5 kB and 12 kB are stored, which stays."""


@pytest.mark.slow
def test_many_games_take_no_more_memory_than_a_few() -> None:
    async def scene() -> tuple[int, int]:
        page = await Page.open(bot_seconds=0.01)
        used = []
        for number in range(ALL):
            made = await page.table("imhotep_duel", level="novice")
            page.states.clear()
            await page.sit(made)
            if number < WHOLE:
                await page.play_to_the_end()
            else:
                for _ in range(3):
                    await page.play()
            await page.leave()
            if number + 1 in {WARM, ALL}:
                Question._asked.cache_clear()  # it keeps a fixed number of answers
                gc.collect()
                used.append(tracemalloc.get_traced_memory()[0])
        kept = len(page.context.tables.all_in_memory())
        assert kept <= page.context.settings.tables_in_memory
        await page.close()
        return used[0], used[1]

    tracemalloc.start()
    try:
        warm, end = asyncio.run(scene())
    finally:
        tracemalloc.stop()
    assert end - warm < ROOM, f"{(end - warm) / 1e6:.1f} MB more"
