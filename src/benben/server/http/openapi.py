"""The whole JSON contract as one OpenAPI document.

OpenAPI knows no sockets, and a state knows only what the views of all games share. So the messages of a table's socket
(`ClientMessage` and `ServerMessage` are the unions of either direction) and the view of every game are added here.
"""

from typing import Any, Literal

from fastapi import FastAPI
from pydantic import TypeAdapter
from typing_extensions import is_typeddict

from benben.engine import registry
from benben.server.http.fitness import view_type
from benben.server.models.messages import client_message, server_message

_TEMPLATE = "#/components/schemas/{model}"


class DescribedApp(FastAPI):
    """An application whose document holds everything that the front end reads; it is the same for every host."""

    def openapi(self) -> dict[str, Any]:
        """The document, made when it is first asked for."""
        if self.openapi_schema is None:
            _add_schemas(super().openapi()["components"]["schemas"])
        return super().openapi()


def _add_schemas(schemas: dict[str, Any]) -> None:
    """Add what no route sends or takes; what is there already stays as it is."""
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
    """The views of all games that say what is in them, by their names."""
    views = [view_type(registry.rules(name)) for name in registry.names()]
    return [(view.__name__, "serialization", TypeAdapter(view)) for view in views if is_typeddict(view)]
