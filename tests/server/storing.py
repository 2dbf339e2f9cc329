"""Tables for the store, and a program that writes them until it is killed: `python -m tests.server.storing ADDRESS`."""

import asyncio
import sys
from dataclasses import replace

from benben import Ply
from benben.server.settings import database_url
from benben.server.store import StoredSeat, StoredTable, TableChange, TableStore, open_store

TABLE = StoredTable(
    id="abc",
    game="ra",
    options={"players": 2, "open_scores": True},
    rules_version=1,
    dealer_secret="00" * 32,
    status="playing",
    actor=1,
    seats=(StoredSeat(0, "person", "Ann", None, "f" * 64), StoredSeat(1, "bot", "Thoth", "random")),
    plies=(Ply(-1, 3, "deal 9-6"), Ply(0, 1, "invoke")),
)
DEALT = len(TABLE.plies)


def another(table_id: str) -> StoredTable:
    """The same table by another name."""
    return replace(TABLE, id=table_id)


async def opened(address: object) -> TableStore:
    """The store at an address, or in a file."""
    return await open_store(database_url(str(address)))


def a_ply(version: int) -> TableChange:
    """The change of a table at a *version* that has got one ply with each before."""
    return TableChange(
        "playing", version % 2, DEALT + version - 1, [Ply(version % 2, version, f"ply {version}")]
    )


async def _write(address: str, tables: int) -> None:
    """Play at some tables in parallel without end. Each confirmed change is a line: the table and its version."""
    store = await opened(address)

    async def play(table_id: str) -> None:
        await store.create(another(table_id))
        version = 1
        while True:
            print(table_id, version, flush=True)  # noqa: T201
            await store.change(table_id, version, a_ply(version))
            version += 1

    await asyncio.gather(*(play(f"table{number}") for number in range(tables)))


if __name__ == "__main__":
    asyncio.run(_write(sys.argv[1], tables=20))
