"""Players, named by text specs such as `search:seconds=0.5`. A player gets what its seat may know and nothing else."""

from benben.players.levels import LEVELS, Level, level_spec
from benben.players.player import Player
from benben.players.policies import from_policy
from benben.players.specs import list_players, make, make_named

__all__ = ["LEVELS", "Level", "Player", "from_policy", "level_spec", "list_players", "make", "make_named"]
