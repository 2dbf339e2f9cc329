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
from typing_extensions import override
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from benben.server import metrics
from benben.server.fd_limits import raise_fd_limit, tune_garbage_collection
from benben.server.log import digest_key, start_logging, warn
from benben.server.serving import make_config
from benben.server.settings import Settings

_LOOK = 0.5  # seconds between two looks whether the supervisor lives
_AGAIN = 1.0  # seconds until a process that could not start is replaced
_PATIENCE = 30  # seconds to answer a health check; a dead process takes as long


def serve_with_workers(settings: Settings, listener: socket.socket, when_ready: Callable[[], None]) -> None:
    """Serve with the number of processes in the *settings*, until stopped. A process that dies is replaced.

    *when_ready* is called when the first of them answers. Raises `SystemExit` if none ever does.
    """
    share = max(1, settings.thinking_places // settings.workers)
    settings = replace(settings, thinking_places=share)
    with metrics.shared_folder():
        supervisor = _Supervisor(_Config(settings), [listener], when_ready)
        supervisor.run()
    if not supervisor.has_served:
        raise SystemExit(1)


class _Config(uvicorn.Config):
    """uvicorn's settings for the supervisor. Each process makes its own application from our settings."""

    def __init__(self, settings: Settings) -> None:
        self._of = settings
        super().__init__("", workers=settings.workers, log_config=None, timeout_worker_healthcheck=_PATIENCE)

    def __reduce__(self) -> tuple[Any, ...]:
        return _begin, (self._of, digest_key())


def _begin(settings: Settings, key: bytes) -> uvicorn.Config:
    """In a new process: be ready to serve, and end when the supervisor has ended."""
    digest_key(key)
    start_logging(settings.log_format)
    raise_fd_limit()
    threading.Thread(target=_end_with_parent, name="benben-parent", daemon=True).start()
    config = make_config(settings)
    tune_garbage_collection()
    return config


def _end_with_parent() -> None:
    parent = os.getppid()
    while os.getppid() == parent:
        time.sleep(_LOOK)
    os.kill(os.getpid(), signal.SIGTERM)


class _Supervisor(Multiprocess):
    """Calls *when_ready* when the first process answers. It replaces processes that fail later; uvicorn's own stops."""

    def __init__(self, config: _Config, sockets: list[socket.socket], when_ready: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self._when_ready = when_ready
        self.has_served = False

    @override
    def init_processes(self) -> None:
        super().init_processes()
        if any(process.wait_until_ready(float("inf"), self.should_exit) for process in self.processes):
            self.has_served = True
            self._when_ready()
        elif not self.signal_queue:
            self.should_exit.set()

    @override
    def keep_subprocess_alive(self) -> None:
        for index, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if process.is_alive(timeout=_PATIENCE):
                continue
            process.kill()  # it hangs, or is dead already
            process.join()
            warn("worker died", pid=process.pid, code=process.exitcode)
            if process.pid is not None:
                metrics.forget_process(process.pid)
            if process.exitcode == STARTUP_FAILURE:  # for example because the database was unreachable
                self.should_exit.wait(_AGAIN)
            self.processes[index] = Process(self.config, self.sockets)
            self.processes[index].start()
