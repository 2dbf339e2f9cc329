"""A JSON message to the host's webhook for each notice, as for the chat of a club, signed as Standard Webhooks ask.

The headers are `webhook-id`, `webhook-timestamp` and `webhook-signature`: `v1,` and the Base64 of the HMAC (SHA-256) of
`ID.TIMESTAMP.BODY`. A message that is sent again has the same id.
"""

import asyncio
import base64
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from typing import Any

from benben.server.notices.push import NotSent

_TIMEOUT = 10.0  # seconds for a message
_READ = 1024  # bytes of an answer
_PREFIX = "whsec_"


def secret_bytes(secret: str) -> bytes:
    """The key in a secret: Base64 after `whsec_`, else the text itself."""
    if secret.startswith(_PREFIX):
        return base64.b64decode(secret.removeprefix(_PREFIX), validate=True)
    return secret.encode()


def signature(secret: str, message_id: str, timestamp: int, body: bytes) -> str:
    """The signature of a message."""
    signed = f"{message_id}.{timestamp}.".encode() + body
    digest = hmac.new(secret_bytes(secret), signed, hashlib.sha256).digest()
    return f"v1,{base64.b64encode(digest).decode()}"


class WebhookSender:
    """Sends messages to one address, which the host has chosen. Needs `pip install 'benben[notices]'`."""

    def __init__(self, url: str, secret: str) -> None:
        """Raises `ImportError`, and `ValueError` for a malformed secret."""
        import aiohttp

        self._aiohttp = aiohttp
        self._url = url
        self._secret = secret
        secret_bytes(secret)

    async def send(self, document: Mapping[str, Any], name: str) -> None:
        """Send a message with a *name* of its own. Raises `NotSent`."""
        body = json.dumps(document, ensure_ascii=False).encode()
        message_id, now = f"msg_{name}", int(time.time())
        headers = {
            "content-type": "application/json",
            "webhook-id": message_id,
            "webhook-timestamp": str(now),
            "webhook-signature": signature(self._secret, message_id, now, body),
        }
        try:
            async with (
                asyncio.timeout(_TIMEOUT),
                self._aiohttp.ClientSession(trust_env=False) as session,
                session.post(self._url, data=body, headers=headers, allow_redirects=False) as answer,
            ):
                await answer.content.read(_READ)
                if answer.status >= 300:  # noqa: PLR2004  (redirects are not followed)
                    raise NotSent(f"answer {answer.status}")
        except (TimeoutError, OSError, self._aiohttp.ClientError) as error:
            raise NotSent(repr(error)) from error
