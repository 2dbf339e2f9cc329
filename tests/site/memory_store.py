"""A key-value store in memory, in place of the browser's."""

import asyncio


class MemoryKeyValueStore:
    """A `KeyValueStore` that ends with the test."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], tuple[str, int]] = {}

    async def get(self, kind: str, name: str) -> str | None:
        """As `KeyValueStore.get`."""
        await asyncio.sleep(0)
        return self._kept.get((kind, name), (None, 0))[0]

    async def put(self, kind: str, name: str, text: str, version: int, before: int | None) -> bool:
        """As `KeyValueStore.put`."""
        await asyncio.sleep(0)
        if before is not None and self._kept.get((kind, name), ("", -1))[1] != before:
            return False
        self._kept[kind, name] = text, version
        return True

    async def versions(self, kind: str, names: list[str]) -> dict[str, int]:
        """As `KeyValueStore.versions`."""
        await asyncio.sleep(0)
        return {name: self._kept[kind, name][1] for name in names if (kind, name) in self._kept}
