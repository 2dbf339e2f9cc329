"""A page that talks to the site's back end as the real one does."""

import asyncio
import json
from contextlib import AbstractAsyncContextManager
from typing import Any, Self

from fastapi import FastAPI

from benben.server.http.context import Context
from benben.server.thinking.executor import Executor
from benben.site.application import open_application
from benben.site.asgi import AsgiSocket, ask
from benben.site.key_value_store import KeyValueStore
from benben.site.thinking import WorkerExecutor, think
from tests.site.memory_store import MemoryKeyValueStore
from tests.waiting import LIMIT

QUICK = {"bot_seconds": 0.05, "hint_games": 2, "review_games": 1, "bot_pause": 0.0}


async def _think_here(question: bytes) -> bytes:
    """Think without a second worker."""
    return think(question)


class Page:
    """One page of one browser."""

    def __init__(self, opened: AbstractAsyncContextManager[FastAPI], app: FastAPI) -> None:
        self._opened = opened
        self._app = app
        self.states: list[Any] = []
        self.refusals: list[Any] = []
        self.closed: list[int] = []
        self._news = asyncio.Event()
        self._line: AsgiSocket | None = None

    @classmethod
    async def open(
        cls, store: KeyValueStore | None = None, engine: Executor | None = None, **settings: Any
    ) -> Self:
        thinks = engine or WorkerExecutor(_think_here)
        opened = open_application(store or MemoryKeyValueStore(), thinks, **{**QUICK, **settings})
        return cls(opened, await opened.__aenter__())

    @property
    def context(self) -> Context:
        """The state that all requests share."""
        context: Context = self._app.state.context
        return context

    async def ask(
        self, method: str, path: str, token: str | None = None, body: Any = None
    ) -> tuple[int, Any]:
        headers = [] if token is None else [("Authorization", f"Bearer {token}")]
        sent = b"" if body is None else json.dumps(body).encode()
        headers += [] if body is None else [("Content-Type", "application/json")]
        answer = await ask(self._app, method, f"/api{path}", headers, sent)
        return answer.status, json.loads(answer.body)

    async def got(self, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
        status, answer = await self.ask(method, path, token, body)
        assert status < 300, answer
        return answer

    async def table(self, game: str, bots: int = 1, level: str = "casual", **options: Any) -> Any:
        seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "player": level}] * bots]
        return await self.got("POST", "/tables", body={"game": game, "options": options, "seats": seats})

    async def sit(self, made: Any) -> None:
        address = f"/api/tables/{made['id']}/socket"
        self._line = AsgiSocket(self._app, address, self._receive, self.closed.append)
        await self.send({"type": "hello", "token": made["token"]})

    def _receive(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "state":
            self.states.append(message)
        elif message["type"] == "error":
            self.refusals.append(message)
        self._news.set()

    async def _next(self, what: str) -> None:
        """Wait for the next message. Raises `TimeoutError`, which says *what* was waited for."""
        try:
            async with asyncio.timeout(LIMIT):
                await self._news.wait()
        except TimeoutError:
            raise TimeoutError(f"waited {LIMIT:.0f} s for {what}") from None
        self._news.clear()

    async def send(self, message: Any) -> None:
        assert self._line is not None
        self._line.say(json.dumps(message))

    async def my_turn(self) -> Any:
        """The state in which the person here must decide, or the game is over."""
        while not self.states or not (self.states[-1]["my_turn"] or self.states[-1]["status"] == "over"):
            await self._next("the person's turn")
            assert not self.refusals
        return self.states[-1]

    async def undo(self, ply: int) -> Any:
        """Take the last decision back; the state after it, in which it is to be made again."""
        await self.send({"type": "undo", "ply": ply})
        while self.states[-1]["ply"] >= ply:
            await self._next("the state before the last decision")
            assert not self.refusals
        return self.states[-1]

    async def refused(self, message: Any) -> str:
        """Send what is refused; the code of the refusal."""
        before = len(self.refusals)
        await self.send(message)
        while len(self.refusals) == before:
            await self._next("a refusal")
        return str(self.refusals[-1]["code"])

    async def play(self, which: int = 0) -> None:
        state = await self.my_turn()
        await self.send({"type": "play", "ply": state["ply"], "move": state["legal"][which]["text"]})
        while self.states[-1]["ply"] == state["ply"] and self.states[-1]["status"] != "over":
            await self._next("the move to be played")

    async def play_to_the_end(self) -> Any:
        ply = 0
        while (state := await self.my_turn())["status"] != "over":
            await self.play(ply * 7 % len(state["legal"]))
            ply += 1
        return state

    async def leave(self) -> None:
        assert self._line is not None
        await self._line.end()
        self._line = None

    async def close(self) -> None:
        if self._line is not None:
            await self.leave()
        await self._opened.__aexit__(None, None, None)
