"""Rendered states of a table: made once for all viewers who see the same, and kept for the current version."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from benben import Match
from benben.server.tables.difference import difference
from benben.server.tables.seating import Viewer


@dataclass(frozen=True, eq=False)
class View:
    """A game's view without its `viewer`: one for all to whom the table looks the same."""

    tree: dict[str, Any]


@dataclass(frozen=True, eq=False)
class Rendering:
    """The state that a *viewer* sees at a *version* of a table.

    *tree* is its JSON without log, presence and view; *seat* is the one whose *view* it has, None for a spectator's.
    """

    version: int
    viewer: Viewer
    tree: dict[str, Any]
    seat: int | None
    view: View

    @property
    def whole(self) -> dict[str, Any]:
        """The JSON tree with the view."""
        return {**self.tree, "view": {**self.view.tree, "viewer": self.seat}}


@dataclass
class Renderings:
    """The renderings of the newest version of a table, and the JSON that was made of them."""

    of: dict[Viewer, Rendering] = field(default_factory=dict)
    texts: dict[Hashable, bytes] = field(default_factory=dict)
    """The JSON by all that it depends on except the version."""
    _views: dict[int | None, View] = field(default_factory=dict)
    _patches: dict[tuple[View, View], list[dict[str, Any]]] = field(default_factory=dict)
    _version: int | None = None

    def keep_only(self, version: int) -> None:
        """Forget those of other versions."""
        if version != self._version:
            self.clear()
            self._version = version

    def clear(self) -> None:
        """Forget everything."""
        for made in (self.of, self.texts, self._views, self._patches):
            made.clear()

    def view(self, match: Match, seat: int | None) -> View:
        """The view of a seat. All get one view where the rules say that they see the same."""
        seat = seat if match.rules.views_differ(match.table) else None
        if seat not in self._views:
            tree = match.view(seat)
            del tree["viewer"]
            self._views[seat] = View(tree)
        return self._views[seat]

    def patch(self, before: Rendering, after: Rendering) -> list[dict[str, Any]]:
        """The difference between two renderings, as a JSON Patch of the state."""
        views = (before.view, after.view)
        if views not in self._patches:
            trees = ({"view": view.tree} for view in views)
            self._patches[views] = difference(*trees)
        patch = difference(before.tree, after.tree) + self._patches[views]
        if before.seat != after.seat:
            patch.append({"op": "replace", "path": "/view/viewer", "value": after.seat})
        return patch
