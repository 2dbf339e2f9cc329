"""Games on a server that is killed again and again: `python -m tests.server.killing KILLS`.

Two processes serve one PostgreSQL. Again and again one of them, or PostgreSQL, ends as in a power cut, at a random
moment. The test keeps every move that a window saw confirmed, and compares them with the records afterwards.
"""

import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psutil

import benben
from bench.server.wire import Refused, Socket, ask, visitor
from tests.server.postgres import Postgres, a_postgres
from tests.server.process import Process, process

_PAUSE = 0.2  # seconds between two moves of somebody, on average
_AGAIN = 0.3  # seconds after which somebody who was refused tries again
_CALM = (1.0, 6.0)  # seconds between two kills
BOT = {"kind": "bot", "player": "greedy"}
SEATINGS: tuple[tuple[dict[str, str], dict[str, str]], ...] = (
    ({"kind": "me", "name": "Ann"}, {"kind": "open"}),
    ({"kind": "me", "name": "Ann"}, BOT),
    (BOT, BOT),
)


@dataclass
class Findings:
    """The results."""

    kills: Counter[str] = field(default_factory=Counter)
    games: int = 0
    acknowledged: int = 0
    """Moves that were confirmed to a person."""
    lost: list[str] = field(default_factory=list)
    """Those that the record does not have."""
    wrong: list[str] = field(default_factory=list)
    """Games whose records are no games by the rules, or that were written to more often than moves were made."""
    standstills: list[tuple[float, str]] = field(default_factory=list)
    """For how many seconds each table stood still at most, and what was killed before."""
    newest: str = "nothing"
    """The process that was killed last."""

    def __str__(self) -> str:
        longest = sorted(self.standstills, reverse=True)[:5]
        kills = ", ".join(f"{times} x {victim}" for victim, times in sorted(self.kills.items()))
        return (
            f"kills: {kills}\ngames: {self.games}, moves acknowledged: {self.acknowledged}, lost: {len(self.lost)}, "
            f"wrong: {len(self.wrong)}\nlongest standstills: {', '.join(map(_shown, longest))}"
        )


def _shown(standstill: tuple[float, str]) -> str:
    seconds, killed = standstill
    return f"{seconds:.1f} s after {killed}"


class Person:
    """Somebody with a window at a table, or a spectator; moves at random when it is their turn."""

    def __init__(self, game: "Played", url: str, token: str | None, rng: random.Random) -> None:
        self._game = game
        self._luck = rng
        self._state: dict[str, Any] = {}
        self._sent: tuple[int, str] | None = None
        self._news = asyncio.Event()
        self._socket = Socket(f"{url}/api/tables/{game.id}/socket", token, self._heard, self._news.set)

    async def play(self) -> None:
        """Play until the game is over."""
        self._socket.open()
        try:
            while not self._game.over:
                self._news.clear()
                if self._state.get("my_turn"):
                    await self._move()
                with contextlib.suppress(TimeoutError):  # what was said may have been lost without a word
                    async with asyncio.timeout(2.0):
                        await self._news.wait()
        finally:
            await self._socket.close()

    async def _move(self) -> None:
        await asyncio.sleep(_AGAIN if self._sent else self._luck.expovariate(1 / _PAUSE))
        if self._state["my_turn"]:
            if self._sent is None:  # else send it again: it may not have arrived
                self._sent = (self._state["ply"], self._luck.choice(self._state["legal"])["text"])
            await self._socket.say({"type": "play", "ply": self._sent[0], "move": self._sent[1]})

    def _heard(self, _socket: Socket, state: dict[str, Any], now: float) -> None:
        self._game.heard(state, now)
        if self._sent and state["ply"] > self._sent[0]:
            self._game.acknowledged.append(self._sent)
            self._sent = None
        self._state = state
        self._news.set()


class Played:
    """A game from its beginning to its end."""

    def __init__(self, table: str, joined: int, findings: Findings) -> None:
        """*joined* is how many came to it after it was made."""
        self.id = table
        self.joined = joined
        self.over = False
        self.acknowledged: list[tuple[int, str]] = []
        self.version = 0
        self.longest = (0.0, "nothing")
        self._findings = findings
        self._ply = -1
        self._at = time.perf_counter()

    def heard(self, state: dict[str, Any], now: float) -> None:
        """Note how far it is."""
        if state["ply"] > self._ply:
            self._note(now)
            self._ply, self._at = state["ply"], now
        self.version = max(self.version, state["version"])
        self.over = self.over or state["status"] == "over"

    async def stands(self) -> None:
        """Count a table as standing still also while nothing comes."""
        while not self.over:
            await asyncio.sleep(0.5)
            self._note(time.perf_counter())

    def _note(self, now: float) -> None:
        if now - self._at > self.longest[0]:
            self.longest = (now - self._at, self._findings.newest)


async def patiently(client: httpx.AsyncClient, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask until it is done; what was lost on the way may be done twice."""
    while True:
        with contextlib.suppress(Refused):
            return await ask(client, path, body)


async def keep_playing(url: str, seat: int, findings: Findings, may_go_on: Callable[[], bool]) -> None:
    """Play one game after the other, and compare each with its record."""
    rng = random.Random(seat)
    async with visitor(url) as client:
        while may_go_on():
            seating = SEATINGS[seat % len(SEATINGS)]
            made = await patiently(client, "/api/tables", {"game": "imhotep_duel", "seats": list(seating)})
            tokens: list[str | None] = [made["token"]] if seating[0]["kind"] == "me" else [None]
            if seating[1]["kind"] == "open":
                try:
                    tokens.append(
                        (await ask(client, f"/api/tables/{made['id']}/join", {"name": "Bob"}))["token"]
                    )
                except Refused:  # the answer was lost: the seat stays empty
                    continue
            game = Played(made["id"], len(tokens) - 1, findings)
            await asyncio.gather(game.stands(), *(Person(game, url, token, rng).play() for token in tokens))
            compare(game, await record_of(client, game.id), findings)


async def record_of(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    """The record of a game that is over."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            answer = await client.get(f"/api/tables/{table}/record")
            if answer.is_success:
                return dict(answer.json())
        await asyncio.sleep(_AGAIN)


def compare(game: Played, record: dict[str, Any], findings: Findings) -> None:
    """Note what the record has not, or has too often."""
    match = benben.read_record(record)
    moves = record["moves"]
    findings.games += 1
    findings.acknowledged += len(game.acknowledged)
    findings.standstills.append(game.longest)
    findings.lost += [
        f"{game.id} {ply}: {move}" for ply, move in game.acknowledged if moves[ply : ply + 1] != [move]
    ]
    changes = game.joined + match.decisions
    if not match.is_over or game.version != 1 + changes:
        findings.wrong.append(f"{game.id}: version {game.version} after {changes} changes")


def victims(running: Process, postgres: Postgres) -> dict[str, Callable[[], object]]:
    """Everything that can be killed now, by kind."""
    workers = [each for each in psutil.Process(running.popen.pid).children() if _begins(each, "spawn_main")]
    found: dict[str, Callable[[], object]] = {}
    if len(workers) == 2:
        found["worker"] = random.choice(workers).kill
    return {**found, "PostgreSQL": postgres.fail}


def _begins(process: psutil.Process, what: str) -> bool:
    with contextlib.suppress(psutil.NoSuchProcess):
        return any(what in word for word in process.cmdline())
    return False


async def kill(
    many: int, running: Process, postgres: Postgres, findings: Findings, rng: random.Random
) -> None:
    """Kill so many, of each kind in turn."""
    kinds = ("worker", "PostgreSQL")
    while (done := findings.kills.total()) < many:
        await asyncio.sleep(rng.uniform(*_CALM))
        found = victims(running, postgres)
        kind = kinds[done % len(kinds)]
        if kind in found:
            with contextlib.suppress(psutil.NoSuchProcess):
                findings.newest = kind
                started = time.perf_counter()
                await asyncio.to_thread(found[kind])
                findings.newest = f"{kind} (away for {time.perf_counter() - started:.1f} s)"
                findings.kills[kind] += 1


async def besiege(
    running: Process, postgres: Postgres, kills: int, tables: int, rng: random.Random
) -> Findings:
    """Play at *tables* tables until *kills* processes were killed, and then to the end of all games."""
    findings = Findings()
    url = f"http://127.0.0.1:{running.served.port}"
    killing = asyncio.create_task(kill(kills, running, postgres, findings, rng))
    players = [keep_playing(url, seat, findings, lambda: not killing.done()) for seat in range(tables)]
    await asyncio.gather(killing, *players)
    return findings


@contextlib.contextmanager
def two_workers(postgres: Postgres, folder: Path) -> Iterator[Process]:
    """A server of two processes."""
    with process(postgres.new(), log=folder / "server.log", workers=2, bot_pause=0.2) as running:
        yield running


def main(kills: int, tables: int = 24, seed: int = 1) -> None:
    """Print the findings."""
    with (
        tempfile.TemporaryDirectory() as folder,
        a_postgres() as postgres,
        two_workers(postgres, Path(folder)) as running,
    ):
        findings = asyncio.run(besiege(running, postgres, kills, tables, random.Random(seed)))
    print(findings, *findings.lost, *findings.wrong, sep="\n")  # noqa: T201  (what it is for)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
