"""Our games in OpenSpiel: importing this registers them, `pyspiel.load_game("benben_ra(players=3)")` loads them.

The names are `benben_` and the game's name; the parameters are the game's options, as in `benben.load`.
docs/open-spiel.md explains how OpenSpiel sees chance, returns and information, and which of its bots can play.

>>> import pyspiel
>>> import benben.envs.open_spiel
>>> state = pyspiel.load_game("benben_ra(players=3)").new_initial_state()
"""

try:
    import pyspiel  # noqa: F401  (only to check that it is installed)
except ImportError as missing:
    raise ImportError("benben.envs.open_spiel needs OpenSpiel: pip install 'benben[open_spiel]'") from missing

from benben.envs.open_spiel.bots import ISMCTSBot, MCTSBot
from benben.envs.open_spiel.games import BenbenGame, load, register_games, short_name, state_at, state_of
from benben.envs.open_spiel.players import BotPlayer, from_bot
from benben.envs.open_spiel.rollouts import CompiledRollouts
from benben.envs.open_spiel.states import BenbenState

__all__ = [
    "BenbenGame",
    "BenbenState",
    "BotPlayer",
    "CompiledRollouts",
    "ISMCTSBot",
    "MCTSBot",
    "from_bot",
    "load",
    "short_name",
    "state_at",
    "state_of",
]

register_games()
