"""Starting the server, with everything that can go wrong at the start explained in words."""

import asyncio
import contextlib
import errno
import ipaddress
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn

from benben.engine.errors import BenbenError, trouble
from benben.engine.message import Message, message
from benben.players.specs import check_others
from benben.server.fd_limits import raise_fd_limit, tune_garbage_collection
from benben.server.log import note, start_logging
from benben.server.serving import make_config
from benben.server.settings import Settings
from benben.server.store import is_sqlite, open_store
from benben.server.supervisor import serve_with_workers
from benben.server.urls import guest_url, is_ip_address, strip_brackets, url_of

_BACKLOG = 128


class StartError(BenbenError):
    """The server cannot start."""


def run(
    host: str | None = None,
    port: int | None = None,
    database: str | Path | None = None,
    *,
    open_browser: bool = False,
    settings: Settings | None = None,
    when_ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM. Port 0 takes any free port.

    *host*, *port* and *database* override the *settings*. *when_ready* gets the address when the server answers. Raises
    `StartError`, `BadAddress` or `StoreError` if the server cannot start, and `BadSpec` for a bad player.
    """
    settings = settings or Settings()
    settings = replace(
        settings,
        host=settings.host if host is None else host,
        port=settings.port if port is None else port,
        database=settings.database if database is None else str(database),
    )
    check_others(settings.players)
    if settings.workers > 1 and is_sqlite(settings.database_url):
        raise StartError(message("engine-serve-workers"))
    start_logging(settings.log_format)
    raise_fd_limit()
    _check_store(settings)
    listener = _listen(settings.host, settings.port)
    settings = replace(settings, guests=settings.guests or guest_url(listener))
    _serve(settings, listener, open_browser=open_browser, when_ready=when_ready)


def _check_store(settings: Settings) -> None:
    """Open the database once before anything else, so that its troubles are not buried in a traceback."""

    async def open_and_close() -> None:
        await (await open_store(settings.database_url)).close(reopen=True)

    asyncio.run(open_and_close())


def _listen(host: str, port: int) -> socket.socket:
    """Take the port. Raises `StartError` that says why it cannot be had."""
    if not 0 <= port <= 65535:  # noqa: PLR2004  (the highest port)
        raise StartError(message("engine-serve-port", port=str(port)))
    try:
        found = socket.getaddrinfo(
            strip_brackets(host), port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        family, _, _, _, address = found[0]
        return socket.create_server(address, family=family, backlog=_BACKLOG)
    except OSError as error:
        reason = _REASONS.get(error.errno or 0, _no_address(error))
        raise StartError(message("engine-serve-listen", host=host, port=str(port), reason=reason)) from error


_REASONS = {
    errno.EADDRINUSE: message("engine-serve-taken"),
    errno.EACCES: message("engine-serve-rights"),
    errno.EADDRNOTAVAIL: message("engine-serve-elsewhere"),
}


def _no_address(error: OSError) -> Message:
    """Why a name cannot be resolved, or the system's own text."""
    if isinstance(error, socket.gaierror):
        return message("engine-serve-unknown")
    return trouble(error)


def _serve(
    settings: Settings,
    listener: socket.socket,
    *,
    open_browser: bool,
    when_ready: Callable[[str], None] | None,
) -> None:
    address = _address(listener, settings.host)

    def ready() -> None:
        note("listening", address=address)
        if when_ready is not None:
            when_ready(address)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if settings.workers > 1:
        serve_with_workers(settings, listener, ready)
        return
    server = _Server(make_config(settings), ready)
    tune_garbage_collection()
    with _handling_signals(), contextlib.suppress(KeyboardInterrupt):  # it has already stopped the server
        server.run(sockets=[listener])
    if not server.started:
        raise SystemExit(1)


@contextlib.contextmanager
def _handling_signals() -> Iterator[None]:
    """Let SIGTERM, and the SIGHUP of a closed terminal, do the same as Ctrl-C.

    After it has closed everything, uvicorn raises the signal that stopped it a second time. It ignores SIGHUP.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    handlers: dict[int, Any] = {signal.SIGTERM: signal.default_int_handler}
    hangup = getattr(signal, "SIGHUP", None)  # not on every system
    if hangup is not None and signal.getsignal(hangup) is not signal.SIG_IGN:  # as by nohup
        handlers[hangup] = lambda *_: signal.raise_signal(signal.SIGTERM)
    before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class _Server(uvicorn.Server):
    """Calls *when_ready* when it answers."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_ready()


def _address(listener: socket.socket, host: str) -> str:
    """Write the address that a browser on this machine understands."""
    shown, port = strip_brackets(host), listener.getsockname()[1]
    if not shown or (is_ip_address(shown) and ipaddress.ip_address(shown).is_unspecified):
        shown = "127.0.0.1" if listener.family == socket.AF_INET else "::1"
    return f"{url_of(shown, port)}/"
