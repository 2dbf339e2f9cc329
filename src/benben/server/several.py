"""Several processes that serve together: one port, one PostgreSQL. uvicorn's own supervisor keeps them alive."""

import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from benben.server import metrics
from benben.server.capacity import raise_limit
from benben.server.log import digest_key, start_logging
from benben.server.serving import make_config
from benben.server.settings import Settings

_LOOK = 0.5  # seconds between two looks whether the supervisor lives
_PATIENCE = 30  # seconds in which a process must show that it lives; one that has died meanwhile is waited for as long


def serve_together(settings: Settings, listener: socket.socket, when_ready: Callable[[], None]) -> None:
    """Serve with as many processes as the *settings* say, until told to stop. One that dies is replaced.

    *when_ready* is called once one of them answers.
    """
    share = max(1, settings.thinking_processes // settings.workers)
    settings = replace(settings, thinking_processes=share)
    with metrics.kept_together():
        _Supervisor(_Config(settings), [listener], when_ready).run()


class _Config(uvicorn.Config):
    """What the supervisor knows of its processes. What they serve they make themselves, from the settings."""

    def __init__(self, settings: Settings) -> None:
        self._of = settings
        super().__init__("", workers=settings.workers, log_config=None, timeout_worker_healthcheck=_PATIENCE)

    def __reduce__(self) -> tuple[Any, ...]:
        return _begin, (self._of, digest_key())


def _begin(settings: Settings, key: bytes) -> uvicorn.Config:
    """In a new process: be ready to serve, and end when the supervisor has ended."""
    digest_key(key)
    start_logging(settings.log_format)
    raise_limit()
    threading.Thread(target=_end_with_parent, name="benben-parent", daemon=True).start()
    return make_config(settings)


def _end_with_parent() -> None:
    parent = os.getppid()
    while os.getppid() == parent:
        time.sleep(_LOOK)
    os.kill(os.getpid(), signal.SIGTERM)


class _Supervisor(Multiprocess):
    """Tells when the first process answers."""

    def __init__(self, config: _Config, sockets: list[socket.socket], when_ready: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self._when_ready = when_ready

    def init_processes(self) -> None:
        super().init_processes()
        if any(process.wait_until_ready(float("inf"), self.should_exit) for process in self.processes):
            self._when_ready()

    def keep_subprocess_alive(self) -> None:
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        for gone in before - {process.pid for process in self.processes}:
            assert gone is not None  # noqa: S101  (it was started)
            metrics.forget(gone)
