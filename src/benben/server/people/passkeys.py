"""Passkeys: a person proves to have the private half of a key, by WebAuthn. The server has the public half only."""

import asyncio
import hashlib
import json
import secrets
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from benben.server import http_errors
from benben.server.log import note
from benben.server.store import TableStore
from benben.server.store import people as scripts
from benben.server.store.people import Passkey, Person, SignInKind
from benben.server.tables.seating import hash_token

_LASTS = 300
"""Seconds for which a challenge is good."""
_NAME = "Benben"


class RelyingParty(NamedTuple):
    """The page's scheme and host, with its port; passkeys belong to the host's name."""

    scheme: str
    host: str

    @property
    def origin(self) -> str:
        """The site as browsers sign it."""
        return f"{self.scheme}://{self.host}"

    @property
    def name(self) -> str:
        """The host without its port."""
        return self.host.rpartition(":")[0] if ":" in self.host else self.host


class Passkeys:
    """Makes challenges and checks their answers. Each challenge is good once."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def creation(self, person: Person, site: RelyingParty) -> dict[str, Any]:
        """The options with which a browser makes a passkey for a person."""
        webauthn, structs = _library()
        _, passkeys = await self._store.read(scripts.person_details(person.id))
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name=_NAME,
            user_id=hashlib.sha256(f"passkey {person.id}".encode()).digest(),
            user_name=person.name or _NAME,
            challenge=await self._challenge("register", person.id),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(each.id))
                for each in passkeys
            ],
        )
        return dict(json.loads(webauthn.options_to_json(options)))

    async def add(
        self, person: Person, credential: Mapping[str, Any], label: str, site: RelyingParty
    ) -> None:
        """Keep a new passkey. Refuses one that does not answer a challenge of this person."""
        webauthn, _ = _library()
        challenge, owner = await self._answered("register", credential)
        if owner != person.id:
            raise http_errors.no_passkey()
        try:
            found = await asyncio.to_thread(
                webauthn.verify_registration_response,
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except Exception as error:  # any fault in it
            raise http_errors.no_passkey() from error
        passkey = Passkey(
            webauthn.helpers.bytes_to_base64url(found.credential_id),
            webauthn.helpers.bytes_to_base64url(found.credential_public_key),
            found.sign_count,
            label,
            int(time.time()),
        )
        if await self._store.read(scripts.find_passkey(passkey.id)) is not None:
            raise http_errors.no_passkey()
        await self._store.run(scripts.add_passkey(person.id, passkey))
        note("passkey added")

    async def remove(self, person: Person, passkey_id: str) -> None:
        """Forget a passkey of a person. Refuses unknown ones."""
        if not await self._store.run(scripts.remove_passkey(person.id, passkey_id)):
            raise http_errors.unknown_page()

    async def request(self, site: RelyingParty) -> dict[str, Any]:
        """The options with which a browser proves to have any passkey of this site."""
        webauthn, structs = _library()
        options = webauthn.generate_authentication_options(
            rp_id=site.name,
            challenge=await self._challenge("passkey", None),
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        )
        return dict(json.loads(webauthn.options_to_json(options)))

    async def prove(self, credential: Mapping[str, Any], site: RelyingParty) -> tuple[str, int]:
        """The id of the proven passkey, and how often it has signed. Refuses a proof that is not right."""
        webauthn, _ = _library()
        challenge, _owner = await self._answered("passkey", credential)
        passkey = await self._store.read(scripts.find_passkey(str(credential.get("id"))))
        if passkey is None:
            raise http_errors.no_passkey()
        try:
            found = await asyncio.to_thread(
                webauthn.verify_authentication_response,
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=webauthn.base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.sign_count,
            )
        except Exception as error:  # any fault in it
            raise http_errors.no_passkey() from error
        return passkey.id, found.new_sign_count

    async def _challenge(self, kind: SignInKind, person_id: str | None) -> bytes:
        text, now = secrets.token_urlsafe(32), int(time.time())
        await self._store.run(scripts.add_code(hash_token(text), kind, person_id, now + _LASTS, now))
        return bytes(_library()[0].base64url_to_bytes(text))

    async def _answered(self, kind: SignInKind, credential: Mapping[str, Any]) -> tuple[bytes, str | None]:
        """The challenge that a credential answers, and for whom it was made. Refuses one that is not good any more."""
        webauthn, _ = _library()
        try:
            client = json.loads(webauthn.base64url_to_bytes(credential["response"]["clientDataJSON"]))
            text = str(client["challenge"])
            challenge = webauthn.base64url_to_bytes(text)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise http_errors.no_passkey() from error
        used = await self._store.run(scripts.use_code(hash_token(text), kind, int(time.time())))
        if used is None:
            raise http_errors.no_passkey()
        return bytes(challenge), used[0]


def _library() -> tuple[Any, Any]:
    """The library, which is not needed for anything else. Refuses where it is not installed."""
    try:
        import webauthn
        from webauthn.helpers import structs
    except ImportError as error:
        raise http_errors.no_passkeys() from error
    return webauthn, structs
