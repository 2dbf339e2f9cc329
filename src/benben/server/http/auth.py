"""The token of a request."""

from typing import Annotated

from fastapi import Depends, Request

from benben.server import http_errors
from benben.server.tables.seating import hash_token


def token_of(request: Request) -> str | None:
    """Read the token of a request; None for a spectator. Refuses a malformed header."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise http_errors.stranger()
    return token.strip()


async def _hash_of(request: Request) -> str | None:
    token = token_of(request)
    return None if token is None else hash_token(token)


TokenHash = Annotated[str | None, Depends(_hash_of)]
"""The hash of a request's token; None for a spectator."""
