"""Players, named by text specs such as `search:seconds=0.5`. A player gets what its seat may know and nothing else."""

from benben.players.player import Player
from benben.players.specs import LEVELS, Level, make, specs

__all__ = ["LEVELS", "Level", "Player", "make", "specs"]
