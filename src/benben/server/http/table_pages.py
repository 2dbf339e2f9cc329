"""The page of a table, with the card that messengers show for a link to it, and the pictures on the cards."""

import asyncio
import hashlib
from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from benben.server import http_errors
from benben.server.http.cards import CARDS, card_file, card_tags
from benben.server.http.context import Context, CurrentContext
from benben.server.http.error_pages import preferred_language
from benben.server.http.pages import ASK_AGAIN, not_built
from benben.server.store import StoreError


def make_table_pages(folder: Path) -> APIRouter:
    """Make the routes, from the built front end in *folder*."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/table/{table_id}", methods=["GET", "HEAD"])
    async def page(table_id: str, request: Request, context: CurrentContext) -> Response:
        """Serve the page with the table's card; the front end reads the address itself."""
        index = folder / "index.html"
        if not index.is_file():
            return not_built()
        tags = await _card(table_id, request, context)
        text = index.read_text(encoding="utf-8").replace("</head>", f"{tags}</head>", 1)
        tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
        headers = {"cache-control": ASK_AGAIN, "vary": "accept-language", "etag": tag}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return HTMLResponse(text, headers=headers)

    @router.api_route(CARDS + "/{game}.jpg", methods=["GET", "HEAD"])
    async def card(game: str) -> Response:
        """Serve the picture of a game."""
        file = card_file(game)
        if file is None:
            raise http_errors.unknown_page()
        return FileResponse(file, headers={"cache-control": ASK_AGAIN})

    return router


async def _card(table_id: str, request: Request, context: Context) -> str:
    """The card's tags; none for a table that cannot be opened, of which the page itself says so."""
    try:
        table = await context.tables.get(table_id)
    except (http_errors.Refusal, StoreError):
        return ""
    origin = context.origins.origin_of(request.scope)
    language = preferred_language(request.headers.get("accept-language", ""))
    return await asyncio.to_thread(card_tags, table, f"{origin.scheme}://{origin.host}", language)
