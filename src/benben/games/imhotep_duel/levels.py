"""Who plays at each level, by number of players (`benben.players.levels`); docs/strength.md has how they were found."""

from collections.abc import Mapping

LEVELS: Mapping[int, Mapping[str, str]] = {}
