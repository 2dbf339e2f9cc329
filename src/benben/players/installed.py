"""Players that other distributions bring, each by an entry point of the group `benben.players`.

Its name is the player's, its value is the player's import path, as in `deep = "my_module:DeepPlayer"`. Each process
looks it up again, so nothing has to be registered; its module is imported when the player is asked for. Our own
names come first.
"""

import sys
from collections.abc import Mapping
from functools import lru_cache
from importlib.metadata import entry_points

from benben.engine.errors import BadSpec
from benben.engine.message import message
from benben.players.own import ImportPath

GROUP = "benben.players"
"""The group of entry points of players."""


def installed() -> Mapping[str, tuple[ImportPath, ...]]:
    """The players that are installed by name, with their import paths: several if distributions disagree."""
    return _installed(tuple(sys.path))


def import_path_called(name: str) -> ImportPath | None:
    """The import path of the installed player of this name, if there is one. Raises `BadSpec` if there are several."""
    places = installed().get(name, ())
    if len(places) > 1:
        listed = ", ".join(map(str, places))
        raise BadSpec(message("engine-player_several", name=name, players=listed))
    return places[0] if places else None


@lru_cache(maxsize=1)
def _installed(_path: tuple[str, ...]) -> dict[str, tuple[ImportPath, ...]]:
    """The same for the distributions that Python finds on its path now."""
    found: dict[str, set[ImportPath]] = {}
    for point in entry_points(group=GROUP):
        module, _, name = point.value.partition("[")[0].partition(":")
        found.setdefault(point.name, set()).add(ImportPath(module.strip(), name.strip()))
    return {name: tuple(sorted(places, key=str)) for name, places in sorted(found.items())}
