"""The whole JSON contract as one OpenAPI document: `python -m benben.server.schema`.

OpenAPI knows no sockets, so the messages of a table's socket are added to its components; `ClientMessage` and
`ServerMessage` are the unions of either direction.
"""

import json
import sys
from typing import Any

from pydantic import TypeAdapter

from benben.server.app import create_app
from benben.server.messages import ClientMessage, ServerMessage

_TEMPLATE = "#/components/schemas/{model}"


def openapi() -> dict[str, Any]:
    """Make the document. It is the same for every host."""
    document = create_app().openapi()
    schemas: dict[str, Any] = document["components"]["schemas"]
    unions, shared = TypeAdapter.json_schemas(
        [
            ("ClientMessage", "validation", TypeAdapter(ClientMessage)),
            ("ServerMessage", "serialization", TypeAdapter(ServerMessage)),
        ],
        ref_template=_TEMPLATE,
    )
    for name, schema in shared.get("$defs", {}).items():
        schemas.setdefault(name, schema)
    for (name, _mode), schema in unions.items():
        schemas[str(name)] = {"title": str(name), **schema}
    return document


if __name__ == "__main__":
    json.dump(openapi(), sys.stdout, indent=2)
    sys.stdout.write("\n")
