"""An honest visitor during an attack: the latency of his moves."""

import asyncio
import contextlib
import json
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import httpx

from bench.server.attacks import ATTACKS
from bench.server.figures import Figure, latencies
from bench.server.load import Load
from bench.server.serving import AS_IT_COMES, Served
from bench.server.sizes import Size, Stage
from bench.server.wire import GAME, Refused, Socket, ask, visitor

_HONEST = "127.0.0.2"
"""His address: a local one other than the attackers'."""
_RETURNS = 3.0  # seconds between reconnections
_THINKERS = ("search:seconds=1", "expert")
"""The bot that he plays against; the second if a server does not allow the first."""
_PATIENCE = 90.0  # the timeout for a bot's move in seconds


async def besieged(attack: str, served: Served, size: Size) -> list[Figure]:
    """Play at one table during the *attack*; with an empty name, without one."""
    async with Load(served.url, 1, source=_HONEST) as load, _attackers(attack, served.url, load) as achieved:
        await asyncio.sleep(size.warm)
        before = served.usage()
        missed: Counter[str] = Counter()
        coming = asyncio.create_task(_come_and_go(served.url, load, missed))
        begin = await load.open_loop(size.rate, size.seconds)
        used = served.usage() - before
        coming.cancel()
        end = begin + size.seconds
        figures = [
            *latencies("honest visitor", load.tally.delays(begin, end), 300),
            Figure("his moves never answered", load.tally.unanswered(begin, end), 0),
            Figure("his moves refused", load.tally.refused, 0),
            Figure("times the table's page was refused", missed["pages"], 0),
            Figure("times his sockets were kept out", load.lost(), 0),
            Figure("server's share of a core", used.serving / used.clock),
        ]
        if attack == "bots":
            figures.append(Figure("his bot's move took, s", await _bots_move(served.url), 5.0))
    figures += [Figure(f"attackers: {name.replace('_', ' ')}", value) for name, value in achieved.items()]
    return [Figure(f"{_TITLES[attack]}: {one.name}", one.value, one.aim, one.more) for one in figures]


@contextlib.asynccontextmanager
async def _attackers(attack: str, url: str, load: Load) -> AsyncIterator[dict[str, int]]:
    """Attackers in their own process; their statistics are available after they have ended."""
    achieved: dict[str, int] = {}
    if not attack:
        yield achieved
        return
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bench.server.attacks", attack, url, load.boards[0].made.table),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield achieved
        output, _ = await process.communicate(b"")  # which closes its input
        achieved.update(json.loads(output))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _come_and_go(url: str, load: Load, missed: "Counter[str]") -> None:
    """Reload the honest visitor's page regularly; count when the table does not arrive."""
    async with visitor(url, _HONEST) as client:
        while True:
            await asyncio.sleep(_RETURNS)
            await load.drop()
            try:
                answer = await client.get(f"/api/tables/{load.boards[0].made.table}")
                missed["pages"] += not answer.is_success
            except httpx.TransportError:
                missed["pages"] += 1


async def _bots_move(url: str) -> float:
    """The seconds that an honest visitor's own bot takes for a move, including its waiting time."""
    async with visitor(url, _HONEST) as client:
        made: dict[str, Any] = {}
        for player in _THINKERS:
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "player": player}]
            with contextlib.suppress(Refused):
                made = await ask(client, "/api/tables", {"game": GAME, "options": {}, "seats": seats})
                break
        else:
            raise Refused("no bot is let to a table")
    states: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    socket = Socket(
        f"{url}/api/tables/{made['id']}/socket",
        made["token"],
        lambda _socket, state, _now: states.put_nowait(state),
        lambda: None,
        _HONEST,
    )
    socket.open()
    try:
        return await _answer_of_the_bot(socket, states)
    except TimeoutError:
        return _PATIENCE
    finally:
        await socket.close()


async def _answer_of_the_bot(socket: Socket, states: "asyncio.Queue[dict[str, Any]]") -> float:
    """Play until it is the bot's turn, and measure its time."""
    start: float | None = None
    asked = -1
    async with asyncio.timeout(_PATIENCE):
        while True:
            state = await states.get()
            if not state["my_turn"]:
                start = start or time.perf_counter()
            elif start is not None:
                return time.perf_counter() - start
            elif state["ply"] > asked:
                asked = state["ply"]
                await socket.say({"type": "play", "ply": asked, "move": state["legal"][0]["move"]})


_TITLES = {"": "in peace", **{name: attack.words for name, attack in ATTACKS.items()}}
_FULL, _QUICK = Size(1, 30.0, 2, warm=5.0), Size(1, 4.0, 2, warm=2.0)
SIEGES = [
    Stage(words, _FULL, _QUICK, partial(besieged, name), AS_IT_COMES) for name, words in _TITLES.items()
]
