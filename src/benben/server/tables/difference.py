"""The difference between two JSON documents, as a JSON Patch (RFC 6902) of `add`, `remove` and `replace`."""

from collections.abc import Iterator, Mapping
from typing import Any


def difference(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The operations that turn one document into the other, in order. A list with a new length is replaced as a whole.

    Values count as equal as Python compares them, so 1 and true do not differ. In our documents a value never changes
    its type in this way.
    """
    return list(_differences(before, after, ""))


def _differences(before: Any, after: Any, path: str) -> Iterator[dict[str, Any]]:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        yield from _in_object(before, after, path)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _differences(old, new, f"{path}/{place}")
    else:
        yield {"op": "replace", "path": path, "value": after}


def _in_object(before: dict[str, Any], after: dict[str, Any], path: str) -> Iterator[dict[str, Any]]:
    for key, value in after.items():
        if key in before:
            yield from _differences(before[key], value, _below(path, key))
        else:
            yield {"op": "add", "path": _below(path, key), "value": value}
    for key in before.keys() - after.keys():
        yield {"op": "remove", "path": _below(path, key)}


def _below(path: str, key: str) -> str:
    return f"{path}/{key.replace('~', '~0').replace('/', '~1')}"
