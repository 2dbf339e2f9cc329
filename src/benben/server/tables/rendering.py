"""Rendered states of a table: made once for all viewers who see the same, and kept for the current version."""

from collections.abc import Callable, Hashable
from typing import Any

from benben.server.tables.seating import Viewer


class Rendering:
    """The state that a *viewer* sees at a *version* of a table, as a JSON *tree* without the log and the presence."""

    def __init__(self, version: int, viewer: Viewer, tree: dict[str, Any]) -> None:
        self.version = version
        self.viewer = viewer
        self.tree = tree


class Renderings:
    """The renderings of the newest version of a table, and the texts that were made of them."""

    def __init__(self) -> None:
        self._version: int | None = None
        self._of: dict[Viewer, Rendering] = {}
        self._texts: dict[Hashable, str] = {}

    def of(self, version: int, viewer: Viewer, compose: Callable[[], dict[str, Any]]) -> Rendering:
        """The rendering for a viewer; *compose* makes its tree. Those of other versions are forgotten."""
        if version != self._version:
            self.clear()
            self._version = version
        if viewer not in self._of:
            self._of[viewer] = Rendering(version, viewer, compose())
        return self._of[viewer]

    def text(self, key: Hashable, write: Callable[[], str]) -> str:
        """The text for a *key*, which names all that the text depends on except the version; *write* makes it."""
        if key not in self._texts:
            self._texts[key] = write()
        return self._texts[key]

    def clear(self) -> None:
        """Forget everything."""
        self._of.clear()
        self._texts.clear()
