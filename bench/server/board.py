"""A table with two people, as the load generator plays it: the turn, and the move in flight."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bench.server.wire import Made, Socket


@dataclass
class Timing:
    """A move: when it was planned, and when the mover and the opponent got its result."""

    meant: float
    acknowledged: float | None = None
    seen: float | None = None
    refused: bool = False


@dataclass
class Tally:
    """The results of some tables."""

    moves: list[Timing] = field(default_factory=list)
    refused: int = 0
    games: int = 0
    """Tables that replaced finished ones."""

    def acknowledged(self, begin: float, end: float) -> int:
        """The number of moves acknowledged between two moments."""
        return sum(begin <= one.acknowledged < end for one in self.moves if one.acknowledged is not None)

    def delays(self, begin: float, end: float) -> list[float]:
        """The latencies of the moves planned between two moments, in seconds; unanswered ones count until now."""
        now = time.perf_counter()
        return [(one.acknowledged or now) - one.meant for one in self._meant(begin, end)]

    def sights(self, begin: float, end: float) -> list[float]:
        """The same until the opponent's socket had them."""
        now = time.perf_counter()
        return [(one.seen or now) - one.meant for one in self._meant(begin, end)]

    def unanswered(self, begin: float, end: float) -> int:
        """The number of unanswered moves."""
        return sum(one.acknowledged is None for one in self._meant(begin, end))

    def _meant(self, begin: float, end: float) -> list[Timing]:
        return [one for one in self.moves if begin <= one.meant < end and not one.refused]


class OnItsWay(NamedTuple):
    """A sent move that not all have seen yet."""

    mover: Socket
    ply: int
    message: dict[str, Any]
    timing: Timing


class Board:
    """One game, with random legal moves from the server's lists."""

    def __init__(self, url: str, made: Made, rng: random.Random, tally: Tally, source: str | None) -> None:
        self.made = made
        self.over = False
        self._rng = rng
        self._tally = tally
        self.sockets = [
            Socket(f"{url}/api/tables/{made.table}/socket", token, self._heard, self._refused, source)
            for token in made.tokens
        ]
        self._turn: tuple[Socket, dict[str, Any]] | None = None
        self._ready = asyncio.Event()
        """Set when a player can move, or the game is over."""
        self._sent: OnItsWay | None = None
        self._answered = asyncio.Event()
        self._unseen: list[OnItsWay] = []

    async def open(self) -> None:
        """Let both players connect, and wait until one can move."""
        for socket in self.sockets:
            socket.open()
        for socket in self.sockets:
            await socket.inside.wait()
        await self._ready.wait()

    async def close(self) -> None:
        """Disconnect both."""
        await asyncio.gather(*(socket.close() for socket in self.sockets))

    async def finished(self) -> None:
        """Wait until the game is over."""
        while not self.over:
            self._ready.clear()
            await self._ready.wait()

    async def move(self, meant: float | None = None) -> None:
        """Make a move as soon as possible, and wait until it is acknowledged or refused."""
        await self._ready.wait()
        if self.over or self._turn is None:
            return
        mover, state = self._turn
        message = {"type": "play", "ply": state["ply"], "move": self._rng.choice(state["legal"])["move"]}
        timing = Timing(time.perf_counter() if meant is None else meant)
        self._sent = OnItsWay(mover, state["ply"], message, timing)
        self._unseen.append(self._sent)
        self._tally.moves.append(timing)
        self._ready.clear()
        self._answered.clear()
        await mover.say(message)
        await self._answered.wait()

    def _heard(self, socket: Socket, state: dict[str, Any], now: float) -> None:
        self._note(socket, state, now)
        if state["status"] == "over":
            self.over = True
            self._ready.set()
        elif state["my_turn"] and (self._sent is None or state["ply"] > self._sent.ply):
            self._turn = (socket, state)
            self._ready.set()

    def _note(self, socket: Socket, state: dict[str, Any], now: float) -> None:
        """Record what this state shows of moves in flight."""
        for one in [one for one in self._unseen if socket is not one.mover and state["ply"] > one.ply]:
            one.timing.seen = now
            self._unseen.remove(one)
        sent = self._sent
        if sent is None or socket is not sent.mover or sent.timing.acknowledged is not None:
            return
        if state["ply"] > sent.ply:
            sent.timing.acknowledged = now
            self._answered.set()
        elif socket.came_back():  # messages through the old socket are lost
            self._saying = asyncio.create_task(socket.say(sent.message))

    def _refused(self) -> None:
        """Treat the move in flight as not made: another one may be."""
        self._tally.refused += 1
        if self._sent is not None and not self._answered.is_set():
            self._sent.timing.refused = True
            self._unseen.remove(self._sent)
            self._sent = None
            self._answered.set()
            self._ready.set()
