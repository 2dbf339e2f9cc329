"""Players, named by text specs such as `search:seconds=0.5`. A player gets only its seat's information."""

from typing import Any

from benben.players.levels import LEVELS, Level, level_spec
from benben.players.player import Player
from benben.players.specs import list_players, make, make_named

__all__ = ["LEVELS", "Level", "Player", "from_policy", "level_spec", "list_players", "make", "make_named"]


def __getattr__(name: str) -> Any:
    """Import a name that needs NumPy at its first use. Raises `ImportError` where NumPy is missing."""
    if name == "from_policy":
        from benben.players.policies import from_policy

        return from_policy
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
