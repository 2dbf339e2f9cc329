"""The token of a request, and who shows it."""

from typing import Annotated

from fastapi import Depends, Request

from benben.server import http_errors
from benben.server.http.context import CurrentContext
from benben.server.people.directory import Caller
from benben.server.store.people import Person
from benben.server.tables.seating import Owner


def token_of(request: Request) -> str | None:
    """Read the token of a request; None for a spectator. Refuses a malformed header."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise http_errors.stranger()
    return token.strip()


async def _person(request: Request, context: CurrentContext) -> Caller:
    """The person who asks. Refuses everybody else, and one request too many from an address."""
    context.limits.people(request.state.address, "people")
    caller = await context.people.caller(token_of(request))
    if caller.person is None:
        raise http_errors.signed_out()
    return caller


Myself = Annotated[Caller, Depends(_person)]
"""For routes that are about the person who asks; `person_of` has the person."""


def person_of(caller: Caller) -> Person:
    """The person of a caller who is one."""
    if caller.person is None:
        raise http_errors.signed_out()
    return caller.person


def require_owner(caller: Caller) -> Owner:
    """The owner of what a caller takes. Refuses spectators."""
    owner = caller.as_owner()
    if owner is None:
        raise http_errors.only_watching()
    return owner
