"""The built front end: one page for every address of a person's, and the files it needs."""

import json
import mimetypes
from pathlib import Path

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.staticfiles import StaticFiles

from benben.engine import registry
from benben.server import http_errors
from benben.server.http.offers import PAGES
from benben.texts import Texts, languages
from benben.web.built import published

_NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Benben</title>
<h1>The table is not built</h1>
<p>The server is running, but the front end has not been built into it.
In a checkout of Benben, run <code>make build</code> and reload this page;
packages of Benben carry it already.</p>
"""
_MANIFEST = "manifest.webmanifest"
_ENGINE_TYPES = {
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".weights": "application/octet-stream",
}
_FOR_EVER = "public, max-age=31536000, immutable"  # built files carry a digest in their names
ASK_AGAIN = "no-cache"
"""Browsers keep a file, but ask whether it has changed."""

for _suffix, _type in ((".woff2", "font/woff2"), (".webmanifest", "application/manifest+json")):
    mimetypes.add_type(_type, _suffix)  # not every system knows them


def make_pages(folder: Path) -> APIRouter:
    """Make the routes outside the API, from the built front end in *folder*."""
    router = APIRouter(include_in_schema=False)
    files = StaticFiles(directory=folder, check_dir=False)

    @router.api_route("/", methods=["GET", "HEAD"])
    @router.api_route("/rules/{game}", methods=["GET", "HEAD"])
    @router.api_route("/me", methods=["GET", "HEAD"])
    @router.api_route("/learn/{game}", methods=["GET", "HEAD"])
    async def page(request: Request) -> Response:
        """Serve the page; the front end reads the address itself."""
        try:
            return await _file(files, "index.html", request, ASK_AGAIN)
        except HTTPException:
            return not_built()

    @router.api_route("/manifest/{language}", methods=["GET", "HEAD"])
    async def manifest(language: str) -> Response:
        """The web app manifest in a language."""
        file = folder / _MANIFEST
        if language not in languages() or not file.is_file():
            raise http_errors.unknown_page()
        found = json.loads(file.read_text(encoding="utf-8"))
        localized = {"lang": language, "description": Texts(language).say("lobby-about")}
        headers = {"cache-control": ASK_AGAIN}
        return JSONResponse(found | localized, headers=headers, media_type="application/manifest+json")

    @router.api_route(PAGES + "/{game}/{path:path}", methods=["GET", "HEAD"])
    async def page_of_game(game: str, path: str, request: Request) -> Response:
        """Serve a file of the page that a game brings."""
        if game not in registry.names():
            raise http_errors.unknown_page()
        own = StaticFiles(directory=registry.rules(game).page, check_dir=False)
        return await _file(own, path, request, ASK_AGAIN)

    @router.api_route("/engines/{name}", methods=["GET", "HEAD"])
    async def engine(name: str) -> Response:
        """Serve a file of a game's engine, with which a page thinks for itself."""
        return _engine_file(name)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def file(path: str, request: Request) -> Response:
        """Serve a file of the front end."""
        if path.startswith("api/"):
            raise http_errors.unknown_page()
        return await _file(files, path, request, _FOR_EVER if path.startswith("assets/") else ASK_AGAIN)

    return router


def not_built() -> Response:
    """Say that the front end is missing."""
    return HTMLResponse(_NOT_BUILT, 503, {"cache-control": "no-store"})


def _engine_file(name: str) -> Response:
    found = next((files[name] for files in map(published, registry.all_rules()) if name in files), None)
    if found is None:
        raise http_errors.unknown_page()
    ending = Path(name).suffix
    caching = ASK_AGAIN if ending == ".json" else _FOR_EVER
    return Response(found, media_type=_ENGINE_TYPES[ending], headers={"cache-control": caching})


async def _file(files: StaticFiles, path: str, request: Request, caching: str) -> Response:
    response = await files.get_response(path, request.scope)
    response.headers["cache-control"] = caching
    return response
