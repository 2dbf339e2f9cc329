"""The front end's types are made from the server's models of today."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

STORED = Path(__file__).resolve().parents[2] / "web" / "openapi.json"


def shape(document: dict[str, Any]) -> dict[str, Any]:
    """What the front end relies on; wordings and other trifles may change with a library's version."""
    schemas = document["components"]["schemas"]
    models = {
        name: (sorted(schema.get("properties", {})), sorted(schema.get("required", [])), schema.get("enum"))
        for name, schema in schemas.items()
    }
    return {"models": models, "paths": {path: sorted(verbs) for path, verbs in document["paths"].items()}}


def test_the_stored_schema_is_the_servers(capsys: pytest.CaptureFixture[str]) -> None:
    stored = json.loads(STORED.read_text(encoding="utf-8"))
    runpy.run_module("tools.openapi", run_name="__main__")
    assert shape(stored) == shape(json.loads(capsys.readouterr().out)), "run: make schema"
