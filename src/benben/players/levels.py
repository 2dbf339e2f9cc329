"""Six strengths for people to choose, from weak to strong, with the player behind each.

The weaker ones are weak as people are: they look at the next move only, misjudge it, have favourite mistakes, and think
ahead now and then at most (`benben.players.person`). The stronger ones search with few simulated games, and the last
one is the strongest player that there is. docs/strength.md has how often each beats the one below, and
`python -m bench.levels` finds the numbers that make it so.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from benben.engine.game import Game
from benben.engine.rules import Rules
from benben.players.net import net_file

MASTER = "master"
"""The last level, which is fixed and not measured."""
_CHAIN: Mapping[str, str] = MappingProxyType(
    {
        "novice": "random",
        "casual": "greedy",
        "skilled": "search:games=20",
        "strong": "search:games=100",
        "expert": "search:games=500",
    }
)
"""The levels below, with the default player behind each."""
FILE = "levels.json"
"""The file in a game's folder with its own levels: for each number of players the specs of those below the master."""
NAMES = (*_CHAIN, MASTER)
"""From weak to strong; each is also a spec, and `lobby-level-NAME` in the catalogues is its name for people."""
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
    return chains_of(game.rules).get(str(game.players), _CHAIN)[level]


@cache
def chains_of(rules: Rules) -> Mapping[str, Mapping[str, str]]:
    """For each number of players, as a text, the specs of a game's own levels below the master."""
    file = rules.folder / FILE
    found: dict[str, dict[str, str]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


def master_spec(game: Game, budget: str) -> str:
    """The strongest player of a game and number of players, with a *budget* such as `games=2000`."""
    return f"{'net' if net_file(game).exists() else 'search'}:{budget}"
