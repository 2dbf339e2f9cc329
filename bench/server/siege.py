"""An honest visitor during an attack: how long his moves take."""

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
"""His address: one of this machine that is not the attackers'."""
_RETURNS = 3.0  # seconds between two times that he closes his windows and opens them anew
_THINKERS = ("search:seconds=1", "expert")
"""The bot that he plays against; the second where a server does not take the first."""
_PATIENCE = 90.0  # seconds until a bot's move is no longer waited for


async def besieged(attack: str, served: Served, size: Size) -> list[Figure]:
    """Play at one table while the *attack* goes on; with an empty name in peace."""
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
    """Attackers in a process of their own; what they did is known once they have gone."""
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
        told, _ = await process.communicate(b"")  # which closes its input
        achieved.update(json.loads(told))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _come_and_go(url: str, load: Load, missed: "Counter[str]") -> None:
    """Close the honest visitor's windows now and then and ask for the table anew; count when it does not come."""
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
    """How many seconds an honest visitor's own bot takes for a move, waiting for its turn to think included."""
    async with visitor(url, _HONEST) as client:
        made: dict[str, Any] = {}
        for player in _THINKERS:
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "player": player}]
            with contextlib.suppress(Refused):
                made = await ask(client, "/api/tables", {"game": GAME, "options": {}, "seats": seats})
                break
        else:
            raise Refused("no bot is let to a table")
    news: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    socket = Socket(
        f"{url}/api/tables/{made['id']}/socket",
        made["token"],
        lambda _socket, state, _now: news.put_nowait(state),
        lambda: None,
        _HONEST,
    )
    socket.open()
    try:
        return await _answer_of_the_bot(socket, news)
    except TimeoutError:
        return _PATIENCE
    finally:
        await socket.close()


async def _answer_of_the_bot(socket: Socket, news: "asyncio.Queue[dict[str, Any]]") -> float:
    """Play until the bot has the turn, and time how long it keeps it."""
    begun: float | None = None
    asked = -1
    async with asyncio.timeout(_PATIENCE):
        while True:
            state = await news.get()
            if not state["my_turn"]:
                begun = begun or time.perf_counter()
            elif begun is not None:
                return time.perf_counter() - begun
            elif state["ply"] > asked:
                asked = state["ply"]
                await socket.say({"type": "play", "ply": asked, "move": state["legal"][0]["move"]})


_TITLES = {"": "in peace", **{name: attack.words for name, attack in ATTACKS.items()}}
_FULL, _QUICK = Size(1, 30.0, 2, warm=5.0), Size(1, 4.0, 2, warm=2.0)
SIEGES = [
    Stage(words, _FULL, _QUICK, partial(besieged, name), AS_IT_COMES) for name, words in _TITLES.items()
]
