"""Six strengths for people to choose, from weak to strong, with the player behind each.

The weaker ones are weak as people are: they look at the next move only, misjudge it, have favourite mistakes, and think
ahead now and then at most (`benben.players.person`). The stronger ones search with few simulated games, and the last
one is the strongest player that there is. docs/strength.md has how often each beats the one below, and
`python -m bench.levels` finds the numbers that make it so.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from benben.engine.game import Game
from benben.players.net import net_file

MASTER = "master"
"""The last level, which is no matter of measure."""
_CHAIN: Mapping[str, str] = MappingProxyType(
    {
        "novice": "random",
        "casual": "greedy",
        "skilled": "search:games=20",
        "strong": "search:games=100",
        "expert": "search:games=500",
    }
)
"""The levels below, with the player behind each where a game's `Rules.levels` has none for a number of players."""
NAMES = (*_CHAIN, MASTER)
"""From weak to strong; each is a spec of its own, `lobby-level-NAME` in the catalogues tells it to people."""
_MASTER_THINKS = "seconds=1.5,threads=2"


@dataclass(frozen=True)
class Level:
    """A strength for people to choose: its name, which is also the spec that names it."""

    name: str

    @property
    def spec(self) -> str:
        """The spec to make it with: its name."""
        return self.name


LEVELS = tuple(Level(name) for name in NAMES)
"""From weak to strong."""


def level_spec(game: Game, level: str) -> str:
    """The spec of the player behind a *level* in a game. Raises `KeyError` for a level that does not exist."""
    if level == MASTER:
        return master_spec(game, _MASTER_THINKS)
    own = game.rules.levels.get(game.players, {})
    return own.get(level) or _CHAIN[level]


def master_spec(game: Game, budget: str) -> str:
    """The strongest player of a game and number of players, with a *budget* such as `games=2000`."""
    return f"{'net' if net_file(game).exists() else 'search'}:{budget}"
