"""The real server as a process of its own, for tests that talk to it from outside."""

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Self

from tests.waiting import LIMIT, PATIENT, patient, wait_for


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def command(database: Path | str, *, host: str = "127.0.0.1", port: int = 0, **settings: Any) -> list[str]:
    """How to start a patient server; it prints its address when it answers."""
    where = patient(str(database)) if isinstance(database, Path) else database
    program = [sys.executable, str(Path(__file__).with_name("serve.py"))]
    return [*program, host, str(port), where, json.dumps({**PATIENT, **settings})]


def eager(port: int, database: Path) -> list[str]:
    """The command of a server on this port, for `Server`."""
    return command(database, port=port)


class Server:
    """A server on a free port of this machine, with its database and its log in *folder*."""

    running: ClassVar[list["Server"]] = []
    """Those that have been started and not ended, for the report of a test that fails."""

    def __init__(
        self,
        folder: Path,
        command: Callable[[int, Path], list[str]] = eager,
        surroundings: Mapping[str, str] = os.environ,
        port: int | None = None,
    ) -> None:
        self.port = free_port() if port is None else port
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self._surroundings = dict(surroundings)
        self._command = command(self.port, folder / "tables.sqlite3")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                stdout=log,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                env=self._surroundings,
            )
        self.running.append(self)
        try:
            wait_for(self._answers, f"the server at {self.url} to answer")
        except BaseException as error:
            error.add_note(f"log of {self.url}:\n{self.end_of_log()}")
            self.kill()
            raise

    def kill(self) -> None:
        """End it as `kill -9` does: it has no time to tidy up."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
            self.running.remove(self)

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    def end_of_log(self, most: int = 4000) -> str:
        """The last characters of what the server has written."""
        return self.log.read_text(errors="replace")[-most:]

    def get(self, path: str) -> bytes:
        """The body of an answer; an error's status raises `urllib.error.HTTPError`."""
        with urllib.request.urlopen(self.url + path, timeout=LIMIT) as answer:  # noqa: S310 - this machine
            return bytes(answer.read())

    def get_json(self, path: str, token: str | None = None) -> Any:
        """JSON, asked for with a seat's token or as a stranger."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(self.url + path, headers=headers)  # noqa: S310 - this machine
        with urllib.request.urlopen(request, timeout=LIMIT) as answer:  # noqa: S310 - this machine
            return json.load(answer)

    def post(self, path: str, body: Mapping[str, Any], token: str | None = None) -> Any:
        """Send JSON with a seat's token or as a stranger, return JSON."""
        data, headers = json.dumps(body).encode(), {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(self.url + path, data, headers)  # noqa: S310 - this machine
        with urllib.request.urlopen(request, timeout=LIMIT) as answer:  # noqa: S310 - this machine
            return json.load(answer)

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "the server did not start"
        try:
            self.get("/api/health")
        except urllib.error.HTTPError:
            raise
        except (urllib.error.URLError, ConnectionError):
            return False
        return True

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
