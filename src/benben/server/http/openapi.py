"""The whole JSON contract as one OpenAPI document.

OpenAPI does not describe sockets, and a state contains only the common part of all views. So this module adds the
messages of a table's socket (`ClientMessage` and `ServerMessage` are the unions of either direction) and every game's
view.
"""

import asyncio
import threading
from typing import Any, Literal

from fastapi import APIRouter, FastAPI, Request
from fastapi.routing import iter_route_contexts
from pydantic import TypeAdapter
from starlette.responses import JSONResponse
from typing_extensions import is_typeddict

from benben.engine import registry
from benben.server.http.game_checks import view_type
from benben.server.models.messages import client_message, server_message

_TEMPLATE = "#/components/schemas/{model}"

_making = threading.Lock()
router = APIRouter()


@router.get("/api/openapi.json", include_in_schema=False)
async def document(request: Request) -> JSONResponse:
    """The document; the server goes on with its other work while it is made."""
    return JSONResponse(await asyncio.to_thread(request.app.openapi))


class DescribedApp(FastAPI):
    """An application whose document describes all data of the front end. The document is the same for every host."""

    def openapi(self) -> dict[str, Any]:
        """The document, made when it is first asked for."""
        with _making:
            if self.openapi_schema is None:
                _add_schemas(super().openapi()["components"]["schemas"])
            return super().openapi()


def build_models(app: FastAPI) -> None:
    """Build the models of all routes, which FastAPI otherwise does at the first request."""
    for _ in iter_route_contexts(app.routes):
        pass


def _add_schemas(schemas: dict[str, Any]) -> None:
    """Add the models that no route uses; existing ones stay as they are."""
    unions, shared = TypeAdapter.json_schemas(
        [
            ("ClientMessage", "validation", client_message),
            ("ServerMessage", "serialization", server_message),
            *_views(),
        ],
        ref_template=_TEMPLATE,
    )
    for name, schema in shared.get("$defs", {}).items():
        schemas.setdefault(name, schema)
    for (name, _mode), schema in unions.items():
        schemas.setdefault(str(name), {"title": str(name), **schema})


def _views() -> list[tuple[str, Literal["serialization"], TypeAdapter[Any]]]:
    """The views of all games that declare a `TypedDict`, by name."""
    views = [view_type(registry.rules(name)) for name in registry.names()]
    return [(view.__name__, "serialization", TypeAdapter(view)) for view in views if is_typeddict(view)]
