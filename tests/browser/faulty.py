"""A network at fault: a proxy before a server that stalls, forgets, loses, delays, hangs up or answers in its stead."""

import asyncio
import contextlib
import random
import threading
from collections.abc import Awaitable, Callable
from typing import Literal, TypeAlias

Direction: TypeAlias = Literal["up", "down"]
BOTH: tuple[Direction, Direction] = ("up", "down")
_TEXT = 1
_PAGE = "<!doctype html><title>Sign in</title><h1>Welcome to our Wi-Fi</h1>"
WRONG = {
    "403": ("403 Forbidden", _PAGE),
    "502": ("502 Bad Gateway", "<h1>502 Bad Gateway</h1>"),
    "504": ("504 Gateway Timeout", ""),
    "portal": ("200 OK", _PAGE),
    "redirect": ("302 Found\r\nLocation: http://127.0.0.1:9/sign-in", ""),
}
"""Wrong answers of a device between browser and server."""


def _answer(kind: str) -> bytes:
    status, page = WRONG[kind]
    head = f"HTTP/1.1 {status}\r\nContent-Type: text/html\r\nContent-Length: {len(page)}\r\nConnection: close\r\n\r\n"
    return (head + page).encode()


class Network:
    """The way from pages to a server on this machine. It may be changed from any thread."""

    def __init__(self, port: int, seed: int = 0) -> None:
        """Lead to the server on a *port*; the *seed* decides which frames are lost."""
        self._to = port
        self._luck = random.Random(seed)
        self._loop = asyncio.new_event_loop()
        self._open: set[asyncio.StreamWriter] = set()
        self._forgotten: set[asyncio.StreamWriter] = set()
        self._flows = {direction: asyncio.Event() for direction in BOTH}
        self.lost = 0.0
        """The share of messages of sockets that never arrive."""
        self.delayed = 0.0
        """The share that arrives late."""
        self.wrong: Callable[[str], str | None] = lambda _path: None
        """The wrong answer to a request for a path, as in `WRONG`; None to pass it to the server."""
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    # ---- faults --------------------------------------------------------------------------------------------
    def stall(self, *directions: Direction) -> None:
        """Let nothing through in these directions from now on, in the others everything; what is open stays open."""
        for direction, flow in self._flows.items():
            act = flow.clear if direction in directions else flow.set
            self._loop.call_soon_threadsafe(act)

    def forget(self) -> None:
        """Carry nothing on the open connections from now on, like a router after a restart."""
        self._loop.call_soon_threadsafe(lambda: self._forgotten.update(self._open))

    def hang_up(self) -> None:
        """End what is open now."""

        def abort() -> None:
            for writer in self._open:
                writer.transport.abort()

        self._loop.call_soon_threadsafe(abort)

    def mend(self) -> None:
        """Be without fault from now on."""
        self.lost = self.delayed = 0.0
        self.wrong = lambda _path: None
        self.stall()

    def close(self) -> None:
        """End everything."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    # ---- carrying ------------------------------------------------------------------------------------------
    async def _listen(self) -> asyncio.Server:
        for flow in self._flows.values():
            flow.set()
        return await asyncio.start_server(self._serve, "127.0.0.1", 0)

    async def _end(self) -> None:
        self._server.close()
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        try:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
                await self._request(reader, writer)
        finally:
            self._open.discard(writer)
            self._forgotten.discard(writer)
            writer.close()

    async def _request(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        wrong = self.wrong(first.split()[1])
        if wrong is not None:
            writer.write(_answer(wrong))
            await writer.drain()
            return
        await self._flow("up", writer)
        is_socket = any(line.lower() == "upgrade: websocket" for line in lines)
        dropped = ("sec-websocket-extensions:",) if is_socket else ("connection:",)
        kept = [first, *(line for line in lines if line and not line.lower().startswith(dropped))]
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self._to)
        try:
            ending = "\r\n\r\n" if is_socket else "\r\nConnection: close\r\n\r\n"
            server_writer.write(("\r\n".join(kept) + ending).encode("latin-1"))
            if is_socket:
                writer.write(await server_reader.readuntil(b"\r\n\r\n"))
            carry = self._frames if is_socket else self._bytes
            up = asyncio.create_task(carry("up", reader, server_writer, writer))
            down = asyncio.create_task(carry("down", server_reader, writer, writer))
            waits = asyncio.FIRST_COMPLETED if is_socket else asyncio.ALL_COMPLETED
            await asyncio.wait([up, down] if is_socket else [down], return_when=waits)
            up.cancel()
            down.cancel()
        finally:
            server_writer.close()

    async def _flow(self, direction: Direction, line: asyncio.StreamWriter) -> None:
        """Wait until something may go this way on a line."""
        await self._flows[direction].wait()
        if line in self._forgotten:
            await asyncio.Event().wait()

    async def _bytes(
        self,
        way: Direction,
        source: asyncio.StreamReader,
        to: asyncio.StreamWriter,
        line: asyncio.StreamWriter,
    ) -> None:
        with contextlib.suppress(OSError):
            while piece := await source.read(65_536):
                await self._flow(way, line)
                to.write(piece)
                await to.drain()

    async def _frames(
        self,
        way: Direction,
        source: asyncio.StreamReader,
        to: asyncio.StreamWriter,
        line: asyncio.StreamWriter,
    ) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while True:
                opcode, frame = await _frame(source.readexactly)
                await self._flow(way, line)
                if opcode == _TEXT and self._luck.random() < self.lost:
                    continue
                if opcode == _TEXT and self._luck.random() < self.delayed:
                    await asyncio.sleep(2 * self._luck.random())
                to.write(frame)
                await to.drain()


async def _frame(read: Callable[[int], Awaitable[bytes]]) -> tuple[int, bytes]:
    """The next frame of a socket: its opcode, and all of it."""
    head = await read(2)
    size = head[1] & 0x7F
    longer = await read({126: 2, 127: 8}.get(size, 0))
    if longer:
        size = int.from_bytes(longer)
    mask = await read(4 if head[1] & 0x80 else 0)
    return head[0] & 0x0F, head + longer + mask + await read(size)
