"""Who asks: the address and the token of a request."""

from typing import Annotated

from fastapi import Depends, Request
from starlette.types import Scope

from benben.server import problems
from benben.server.tables.seating import hash_token


def address_of(scope: Scope, *, trust_proxy: bool) -> str:
    """Find the address that a request comes from; behind a trusted proxy, the one that the proxy saw."""
    if trust_proxy:
        forwarded = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        if forwarded:  # the last entry is the proxy's own; what stands before it anybody may have written
            return str(forwarded[-1].decode("latin-1").split(",")[-1].strip())
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def token_of(request: Request) -> str | None:
    """Read the token that a request carries; none for a spectator. Refuses anything else."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise problems.stranger()
    return token.strip()


def _hash_of(request: Request) -> str | None:
    token = token_of(request)
    return None if token is None else hash_token(token)


TokenHash = Annotated[str | None, Depends(_hash_of)]
"""The hash of the token that a request carries; none for a spectator."""
