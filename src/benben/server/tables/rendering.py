"""Rendered states of a table: made once for all viewers who see the same, and kept for the current version."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from benben.server.tables.seating import Viewer


@dataclass(frozen=True, eq=False)
class Rendering:
    """The state that a *viewer* sees at a *version* of a table, as a JSON *tree* without the log and the presence."""

    version: int
    viewer: Viewer
    tree: dict[str, Any]


@dataclass
class Renderings:
    """The renderings of the newest version of a table, and the JSON that was made of them."""

    of: dict[Viewer, Rendering] = field(default_factory=dict)
    texts: dict[Hashable, bytes] = field(default_factory=dict)
    """The JSON by all that it depends on except the version."""
    _version: int | None = None

    def keep_only(self, version: int) -> None:
        """Forget those of other versions."""
        if version != self._version:
            self.clear()
            self._version = version

    def clear(self) -> None:
        """Forget everything."""
        self.of.clear()
        self.texts.clear()
