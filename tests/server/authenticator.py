"""Passkeys as a device makes them: WebAuthn's answers, with a private key of their own and without attestation."""

import base64
import hashlib
import json
import secrets
from collections.abc import Mapping
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

_PRESENT_AND_VERIFIED = 0x05
_NEW_KEY = 0x40
"""Flags of the data that an authenticator signs."""
_COORDINATE = 32  # bytes


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


class Authenticator:
    """A device with one passkey for the site at *origin*."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._signed = 0

    @property
    def name(self) -> str:
        """The passkey's id as the server lists it."""
        return _text(self.id)

    def create(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to creation options."""
        numbers = self._private.public_key().public_numbers()
        public = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(_COORDINATE), -3: numbers.y.to_bytes(_COORDINATE)}
        )
        key = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        data = self._data(options["rp"]["id"], _PRESENT_AND_VERIFIED | _NEW_KEY) + key
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer("webauthn.create", options["challenge"], attestationObject=_text(attested))

    def prove(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to the options with which one signs in."""
        self._signed += 1
        data = self._data(options["rpId"], _PRESENT_AND_VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        signature = self._private.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        parts = {"authenticatorData": _text(data), "signature": _text(signature)}
        return self._answer("webauthn.get", options["challenge"], **parts)

    def _data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self._signed.to_bytes(4)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, kind: str, challenge: str, **response: str) -> dict[str, Any]:
        response["clientDataJSON"] = _text(self._client(kind, challenge))
        return {"id": self.name, "rawId": self.name, "type": "public-key", "response": response}
