"""The difference between two JSON documents, as a JSON Patch (RFC 6902) of `add`, `remove` and `replace`."""

from collections.abc import Mapping
from typing import Any


def difference(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The operations that turn one document into the other, in order. A list with a new length is replaced as a whole.

    Values count as equal as Python compares them, so 1 and true do not differ. In our documents a value never changes
    its type in this way.
    """
    patch: list[dict[str, Any]] = []
    if before != after:
        _note_difference(before, after, "", patch)
    return patch


def _note_difference(before: Any, after: Any, path: str, patch: list[dict[str, Any]]) -> None:
    if isinstance(before, dict) and isinstance(after, dict):
        for key, value in after.items():
            if key not in before:
                patch.append({"op": "add", "path": _below(path, key), "value": value})
            elif before[key] != value:
                _note_difference(before[key], value, _below(path, key), patch)
        patch += [{"op": "remove", "path": _below(path, key)} for key in before.keys() - after.keys()]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                _note_difference(old, new, f"{path}/{place}", patch)
    else:
        patch.append({"op": "replace", "path": path, "value": after})


def _below(path: str, key: Any) -> str:
    name = str(key)  # JSON has only texts as keys
    if "~" in name or "/" in name:
        name = name.replace("~", "~0").replace("/", "~1")
    return f"{path}/{name}"
