"""Players, named by text specs such as `search:seconds=0.5`. A player gets what its seat may know and nothing else."""

from benben.players.levels import LEVELS, Level, level_spec
from benben.players.player import Player
from benben.players.specs import make, make_named, specs

__all__ = ["LEVELS", "Level", "Player", "level_spec", "make", "make_named", "specs"]
