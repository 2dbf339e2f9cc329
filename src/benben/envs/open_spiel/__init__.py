"""Our games in OpenSpiel: importing this registers them, `pyspiel.load_game("benben_ra_v1(players=3)")` loads them.

The names are `benben_`, the game's name and the version of its rules; an older one raises `OutdatedId`. The parameters
are the game's options, as in `benben.load`.
docs/open-spiel.md explains how OpenSpiel sees chance, returns and information, and which of its bots can play.

>>> import pyspiel
>>> import benben.envs.open_spiel
>>> state = pyspiel.load_game("benben_ra_v1(players=3)").new_initial_state()
"""

from benben.envs.extras import needs

with needs("OpenSpiel", "open-spiel", "open-spiel"):
    import pyspiel  # noqa: F401  (only to check that it is installed)

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
