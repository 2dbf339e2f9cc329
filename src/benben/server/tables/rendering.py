"""Rendered states of a table: made once for all viewers who see the same, and kept for the current version."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from benben import Match
from benben.server.models.table import PresenceState
from benben.server.tables.difference import difference
from benben.server.tables.seating import Viewer


@dataclass(frozen=True, eq=False)
class SharedPart:
    """A part of a state that several viewers share, as a JSON tree. It is compared as a whole, by identity."""

    tree: dict[str, Any]


@dataclass(frozen=True, eq=False)
class Rendering:
    """The state that a *viewer* sees at a *version* of a table, without log and presence.

    *common* is the same for all viewers. *seat* is the one whose *view* it has, None for a spectator's. The view lacks
    its `viewer`, so that all to whom the table looks the same share it.
    """

    version: int
    viewer: Viewer
    common: SharedPart
    own: dict[str, Any]
    seat: int | None
    view: SharedPart

    @property
    def whole(self) -> dict[str, Any]:
        """The JSON tree."""
        view = {**self.view.tree["view"], "viewer": self.seat}
        return {"type": "state", **self.common.tree, **self.own, "view": view}


@dataclass
class Renderings:
    """The renderings of the newest version of a table, and the JSON that was made of them."""

    of: dict[Viewer, Rendering] = field(default_factory=dict)
    common: SharedPart | None = None
    """What is the same for all viewers, after the first has asked for it."""
    presence: dict[int, PresenceState] = field(default_factory=dict)
    """By its revision."""
    texts: dict[Hashable, bytes] = field(default_factory=dict)
    """The JSON by all that it depends on except the version."""
    _views: dict[int | None, SharedPart] = field(default_factory=dict)
    _patches: dict[tuple[SharedPart, SharedPart], list[dict[str, Any]]] = field(default_factory=dict)
    _version: int | None = None

    def keep_only(self, version: int) -> None:
        """Forget those of other versions."""
        if version != self._version:
            self.clear()
            self._version = version

    def clear(self) -> None:
        """Forget everything."""
        self.common = None
        for made in (self.of, self.presence, self.texts, self._views, self._patches):
            made.clear()

    def view(self, match: Match, seat: int | None) -> SharedPart:
        """The view of a seat. All get one view where the rules say that they see the same."""
        seat = seat if match.rules.views_differ(match.table) else None
        if seat not in self._views:
            tree = match.view(seat)
            del tree["viewer"]
            self._views[seat] = SharedPart({"view": tree})
        return self._views[seat]

    def patch(self, before: Rendering, after: Rendering) -> list[dict[str, Any]]:
        """The difference between two renderings, as a JSON Patch of the state."""
        own = difference(before.own, after.own)
        patch = self._shared(before.common, after.common) + own + self._shared(before.view, after.view)
        if before.seat != after.seat:
            patch.append({"op": "replace", "path": "/view/viewer", "value": after.seat})
        return patch

    def _shared(self, before: SharedPart, after: SharedPart) -> list[dict[str, Any]]:
        """The difference between two parts, found once for all viewers who have both."""
        if (before, after) not in self._patches:
            self._patches[before, after] = difference(before.tree, after.tree)
        return self._patches[before, after]
