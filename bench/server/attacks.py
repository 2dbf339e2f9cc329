"""Attackers, in their own process: each does what one or a few addresses can do without breaking a limit.

Arguments: the attack, the server's address, the honest visitor's table. They run until standard input ends, and then
print their statistics as JSON.
"""

import asyncio
import contextlib
import json
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import cycle
from typing import Any
from urllib.parse import urlsplit

import httpx

from bench.server.load import Load
from bench.server.wire import Refused, Socket, ask, make_table, visitor

_ATTACKER = "127.0.0.9"
_PAUSE = 0.2  # seconds before a disconnected client tries again
_HALF_OPEN = 1000
_WATCHERS, _RETURNS_A_SECOND = 62, 6
_FULL_TABLES, _AROUND, _MOVES_A_SECOND = 8, 60, 6
_BOTS = "search:seconds=20", "search:seconds=1", "strong"
"""Slowest first: a server gets the first one that its limits allow."""
_SLOW_TABLES = 20
_FLOODING, _MESSAGES_A_SECOND = 58, 29
_MAKERS = 30
_FOREVER = 3600.0  # seconds

Done = Counter[str]


async def half_open(url: str, _table: str, done: Done) -> None:
    """Many connections that start a request and never finish it."""
    await asyncio.gather(*(_hold(url, done) for _ in range(_HALF_OPEN)))


async def _hold(url: str, done: Done) -> None:
    address = urlsplit(url)
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(
                address.hostname, address.port, local_addr=(_ATTACKER, 0)
            )
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            done["connections_opened"] += 1
            await reader.read()
            done["connections_closed_by_the_server"] += 1
            writer.close()
        await asyncio.sleep(_PAUSE)


async def reconnecting(url: str, _table: str, done: Done) -> None:
    """Watchers of one table, and one who connects and disconnects."""
    async with visitor(url, _ATTACKER) as client:
        address = f"{url}/api/tables/{(await make_table(client)).table}/socket"
    _watch(address, _WATCHERS, _ATTACKER, done)
    while True:
        passing = Socket(address, None, _Count("states_seen", done), lambda: None, _ATTACKER)
        passing.open()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                await passing.inside.wait()
                done["returns"] += 1
        await passing.close()
        await asyncio.sleep(1 / _RETURNS_A_SECOND)


async def spectators(url: str, _table: str, done: Done) -> None:
    """Tables in play, each with spectators and its own address."""
    await asyncio.gather(*(_full_table(url, f"127.0.1.{number + 1}", done) for number in range(_FULL_TABLES)))


async def _full_table(url: str, source: str, done: Done) -> None:
    async with Load(url, 1, source=source) as load:
        address = f"{url}/api/tables/{load.boards[0].made.table}/socket"
        _watch(address, _AROUND, source, done)
        await load.open_loop(_MOVES_A_SECOND / _FULL_TABLES, _FOREVER)


async def bots(url: str, _table: str, done: Done) -> None:
    """Tables of bots with the longest allowed thinking time, with a watcher so that they move."""
    async with visitor(url, _ATTACKER) as client:
        for _ in range(_SLOW_TABLES):
            for player in _BOTS:
                seats = [{"kind": "bot", "player": player}] * 5
                try:
                    made = await ask(client, "/api/tables", {"game": "ra", "options": {}, "seats": seats})
                    done[f"tables of {player}"] += 1
                    _watch(f"{url}/api/tables/{made['id']}/socket", 1, _ATTACKER, done)
                    break
                except Refused:
                    done[f"tables of {player} refused"] += 1
    await asyncio.sleep(_FOREVER)


async def crowd(url: str, table: str, done: Done) -> None:
    """Watchers who fill the honest visitor's table."""
    _watch(f"{url}/api/tables/{table}/socket", _WATCHERS + 1, _ATTACKER, done)
    await asyncio.sleep(_FOREVER)


async def messages(url: str, _table: str, done: Done) -> None:
    """Sockets that each send as many messages as allowed: pings, and moves of other players."""
    async with visitor(url, _ATTACKER) as client:
        address = f"{url}/api/tables/{(await make_table(client)).table}/socket"
    sockets = _watch(address, _FLOODING, _ATTACKER, done)
    flood: cycle[dict[str, Any]] = cycle([{"type": "ping"}, {"type": "play", "ply": 0, "move": 0}])
    while True:
        message = next(flood)
        for socket in sockets:
            await socket.say(message)
            done["messages_sent"] += socket.inside.is_set()
        await asyncio.sleep(1 / _MESSAGES_A_SECOND)


async def tables(url: str, _table: str, done: Done) -> None:
    """Addresses that create as many tables as each may."""
    await asyncio.gather(*(_make(url, f"127.0.2.{number + 1}", done) for number in range(_MAKERS)))


async def _make(url: str, source: str, done: Done) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    async with visitor(url, source) as client:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                answer = await client.post("/api/tables", json={"game": "ra", "options": {}, "seats": seats})
                done["tables_made" if answer.is_success else "tables_refused"] += 1
            await asyncio.sleep(_PAUSE)


class _Count:
    """Counts states, without reading them."""

    def __init__(self, name: str, done: Done) -> None:
        self._name = name
        self._done = done

    def __call__(self, _socket: Socket, _state: dict[str, Any], _now: float) -> None:
        self._done[self._name] += 1


def _watch(address: str, many: int, source: str, done: Done) -> list[Socket]:
    sockets = [Socket(address, None, _Count("states_seen", done), lambda: None, source) for _ in range(many)]
    for socket in sockets:
        socket.open()
    return sockets


@dataclass(frozen=True)
class Attack:
    """An attack, in words and in code."""

    words: str
    run: Callable[[str, str, Done], Awaitable[None]]


ATTACKS = {
    "half_open": Attack("1,000 half-open connections", half_open),
    "reconnecting": Attack("62 watchers and one who reconnects", reconnecting),
    "spectators": Attack("480 spectators at 8 tables", spectators),
    "bots": Attack("20 tables of slow bots", bots),
    "crowd": Attack("63 watchers at his table", crowd),
    "messages": Attack("1,700 messages a second", messages),
    "tables": Attack("30 addresses that make tables", tables),
}


async def _until_told_to_stop(attack: str, url: str, table: str) -> Done:
    done: Done = Counter()
    work = asyncio.ensure_future(ATTACKS[attack].run(url, table, done))
    await asyncio.to_thread(sys.stdin.read)
    if work.done():
        work.result()
    work.cancel()
    return done


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_until_told_to_stop(*sys.argv[1:]))))
