"""A push service and a browser for tests: it takes encrypted messages and decrypts them (RFC 8030, RFC 8291)."""

import base64
import http.server
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from benben.server.store.subscriptions import Subscription


def encoded(raw: bytes) -> str:
    """Bytes in Base64 for addresses."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Browser:
    """A browser with its keys, and the address at which a push service takes its messages."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.endpoint = endpoint

    def subscription(self, owner: str = "ann", language: str = "en") -> Subscription:
        """What it tells the server."""
        form = serialization.PublicFormat.UncompressedPoint
        raw = self._key.public_key().public_bytes(serialization.Encoding.X962, form)
        return Subscription(owner, self.endpoint, encoded(raw), encoded(self._auth), language)

    def read(self, body: bytes) -> Any:
        """A message, decrypted."""
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth))


class PushService:
    """A push service on this machine: what came, and how it answers."""

    def __init__(self) -> None:
        self.came: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self.headers: dict[str, str] = {}
        self.hold: threading.Event | None = None
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.came.append(({**dict(self.headers.items()), "path": self.path}, body))
                if service.hold is not None:
                    service.hold.wait()
                self.send_response(service.status)
                for name, value in service.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/push/1"


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service."""
    service = PushService()
    thread = threading.Thread(target=service.server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield service
    finally:
        if service.hold is not None:
            service.hold.set()
        service.server.shutdown()
        thread.join()
        service.server.server_close()
