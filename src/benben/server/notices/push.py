"""Web Push: messages to browsers (RFC 8030), encrypted for each (RFC 8291) and signed by the server (RFC 8292).

Browsers name the addresses that the server sends to, so none may lead into the host's own network.
"""

import asyncio
import base64
import ipaddress
import socket
import time
from collections.abc import Callable
from typing import Any, TypeAlias, cast
from urllib.parse import urlsplit

from benben.server.store.subscriptions import Subscription

_TIMEOUT = 10.0  # seconds for a message
_KEPT = 86_400  # seconds for which a push service keeps a message for a browser that is off
_VALID = 3600  # seconds for which a signature is good
_GONE = (404, 410)
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
_READ = 1024  # bytes of an answer

IsAllowed: TypeAlias = Callable[[str], bool]
"""Whether messages may be sent to an IP address."""


class SubscriptionGone(Exception):
    """The browser no longer wants messages."""


class NotSent(Exception):
    """The message was not sent; the text says why."""


def is_public(address: str) -> bool:
    """Whether an IP address lies outside every private network, also after translation to IPv4."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        translated = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF) if found in _NAT64 else found.sixtofour
        inner = translated or found.ipv4_mapped
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


def check_endpoint(endpoint: str) -> None:
    """Raise `ValueError` for an address that no push service has."""
    parts = urlsplit(endpoint)
    if parts.scheme != "https" or not parts.hostname or parts.username or parts.port not in {None, 443}:
        raise ValueError("not an https address of a push service")


def new_private_key() -> str:
    """A private key of the server, as PEM."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    form, none = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return key.private_bytes(serialization.Encoding.PEM, form, none).decode()


class PushSender:
    """Sends messages to browsers. Needs `pip install 'benben[notices]'`."""

    def __init__(
        self, private_key: str, subject: str, is_allowed: IsAllowed = is_public, tls: Any = None
    ) -> None:
        """*subject* is an address of the host for the push services. Raises `ImportError`.

        Tests give their own rule for addresses, and their own *tls* context.
        """
        import aiohttp
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        self._aiohttp = aiohttp
        self._encoder = WebPusher
        self._vapid = Vapid02.from_pem(private_key.encode())
        self._subject = subject
        self._is_allowed = is_allowed
        self._tls = tls

    @property
    def public_key(self) -> str:
        """The key by which browsers know the server, in Base64 for addresses."""
        from cryptography.hazmat.primitives import serialization

        form = serialization.PublicFormat.UncompressedPoint
        raw = self._vapid.public_key.public_bytes(serialization.Encoding.X962, form)
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")

    async def send(self, to: Subscription, data: bytes, topic: str) -> None:
        """Send a message. A newer one of the same *topic* replaces one that has not arrived.

        Raises `SubscriptionGone` and `NotSent`.
        """
        try:
            async with asyncio.timeout(_TIMEOUT):
                await self._send(to, data, topic)
        except (TimeoutError, OSError, self._aiohttp.ClientError, ValueError) as error:
            raise NotSent(repr(error)) from error

    async def _send(self, to: Subscription, data: bytes, topic: str) -> None:
        keys = {"p256dh": to.p256dh, "auth": to.auth}
        pusher = self._encoder({"endpoint": to.endpoint, "keys": keys})
        body = pusher.encode(data, content_encoding="aes128gcm")["body"]
        headers = {**self._signature(to.endpoint), "TTL": str(_KEPT), "Topic": topic, "Urgency": "normal"}
        headers |= {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
        address, port = await self._resolve(to.endpoint)
        connector = self._aiohttp.TCPConnector(
            resolver=cast("Any", _Pinned(address, port)), ssl=self._tls or True
        )
        async with (
            self._aiohttp.ClientSession(connector=connector, trust_env=False) as session,
            session.post(to.endpoint, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            await answer.content.read(_READ)
            if answer.status in _GONE:
                raise SubscriptionGone
            if answer.status >= 300:  # noqa: PLR2004  (redirects are not followed)
                raise NotSent(f"answer {answer.status}")

    def _signature(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._subject,
            "exp": int(time.time()) + _VALID,
        }
        return dict(self._vapid.sign(claims))

    async def _resolve(self, endpoint: str) -> tuple[str, int]:
        """The one address that is connected to: a second look-up could give another one."""
        parts = urlsplit(endpoint)
        port = parts.port or 443
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(map(self._is_allowed, addresses)):
            raise NotSent("the address lies in a private network")
        return addresses[0], port


class _Pinned:
    """A resolver of aiohttp's that knows one address."""

    def __init__(self, address: str, port: int) -> None:
        self._address, self._port = address, port

    async def resolve(self, host: str, port: int = 0, family: int = socket.AF_INET) -> list[dict[str, Any]]:  # noqa: ARG002
        """The address, for any name."""
        family = socket.AF_INET6 if ":" in self._address else socket.AF_INET
        found = {"hostname": host, "host": self._address, "port": self._port, "family": family}
        return [{**found, "proto": 0, "flags": socket.AI_NUMERICHOST}]

    async def close(self) -> None:
        """Nothing to close."""
