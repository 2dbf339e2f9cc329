"""The worker with the tables: it answers all requests of the server, and carries sockets."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse

from benben.server import app
from benben.server.http import ready
from benben.site.application import no_page
from benben.site.worker import PageBackend, start_backend
from tests.site.memory_store import MemoryKeyValueStore
from tests.waiting import LIMIT

Scene = Callable[[PageBackend, "asyncio.Queue[Any]"], Coroutine[Any, Any, None]]


class BrowserDatabase:
    """A browser's drawer that forgets."""

    def __init__(self) -> None:
        self._memory = MemoryKeyValueStore()

    async def get(self, kind: str, name: str) -> str | None:
        return await self._memory.get(kind, name)

    async def put(self, kind: str, name: str, text: str, version: int, before: int) -> bool:
        return await self._memory.put(kind, name, text, version, None if before < 0 else before)

    async def versions(self, kind: str, names: str) -> str:
        return json.dumps(await self._memory.versions(kind, json.loads(names)))


async def nobody_thinks(_question: str) -> str:
    raise RuntimeError("nobody thinks here")


def run(scene: Scene) -> None:
    """Run a scene with a worker's backend, and all that it sends through lines or closes them with."""

    async def run_scene() -> None:
        heard: asyncio.Queue[Any] = asyncio.Queue()

        def send(line: str, text: str) -> None:
            heard.put_nowait((line, json.loads(text)))

        def hang_up(line: str, code: int) -> None:
            heard.put_nowait((line, code))

        backend = await start_backend(BrowserDatabase(), nobody_thinks, no_page, send, hang_up)
        async with asyncio.timeout(LIMIT):
            await scene(backend, heard)
        await backend.close()

    asyncio.run(run_scene())


def test_an_endpoint_of_the_server_that_no_line_here_names_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    router = APIRouter()

    @router.post("/api/new/{name}")
    async def new(name: str, request: Request) -> PlainTextResponse:
        reply = f"{name} {request.headers['x-told']} {(await request.body()).decode()}"
        return PlainTextResponse(reply, 418, {"x-found": "much"})

    monkeypatch.setattr(ready, "router", router)
    monkeypatch.setattr(app, "_shared_routes", app._shared_routes.__wrapped__)

    async def scene(backend: PageBackend, _heard: Any) -> None:
        status, headers, body = await backend.ask("POST", "/api/new/a%20b", '[["X-Told", "c"]]', "d")
        assert (status, body) == (418, b"a b c d")
        assert ["x-found", "much"] in json.loads(headers)
        health = await backend.ask("GET", "/api/health", "[]", "")
        assert (health[0], list(json.loads(health[2]))) == (200, ["version"])

    run(scene)


def test_a_line_is_closed_with_the_code_of_a_socket() -> None:
    async def scene(backend: PageBackend, heard: "asyncio.Queue[Any]") -> None:
        line = backend.open("/api/tables/nothing/socket")
        backend.say(line, json.dumps({"type": "hello"}))
        refusal = await heard.get()
        assert (refusal[0], refusal[1]["code"]) == (line, "unknown_table")
        assert await heard.get() == (line, 4404)
        await backend.end(line)
        assert heard.empty()

    run(scene)


def test_a_line_that_goes_nowhere_is_closed() -> None:
    async def scene(backend: PageBackend, heard: "asyncio.Queue[Any]") -> None:
        line = backend.open("/api/nothing")
        assert (await heard.get())[0] == line

    run(scene)


def test_nothing_comes_through_a_line_that_the_page_has_closed() -> None:
    async def scene(backend: PageBackend, heard: "asyncio.Queue[Any]") -> None:
        seats = [{"kind": "me"}, {"kind": "me"}]
        body = json.dumps({"game": "imhotep_duel", "seats": seats})
        made = json.loads(
            (await backend.ask("POST", "/api/tables", '[["Content-Type", "application/json"]]', body))[2]
        )
        line = backend.open(made["links"]["socket"])
        backend.say(line, json.dumps({"type": "hello", "token": made["token"]}))
        state = (await heard.get())[1]
        await backend.end(line)
        token = json.dumps(
            [["Authorization", f"Bearer {made['token']}"], ["Content-Type", "application/json"]]
        )
        move = json.dumps({"ply": state["ply"], "move": state["legal"][0]["text"]})
        assert (await backend.ask("POST", f"/api/tables/{made['id']}/moves", token, move))[0] == 200
        backend.say(line, json.dumps({"type": "ping"}))
        assert heard.empty()

    run(scene)
