"""Four strengths for people to choose, from weak to strong, with the player behind each.

The weaker ones are weak as people are. A novice sees what is on the table but misjudges it by some points and looks no
further; a casual player judges well and looks no further; a skilled one thinks a little ahead; a strong one thinks as
long as people like to wait. docs/strength.md has how often each beats the one below.
"""

from dataclasses import dataclass

from benben.engine.rules import Rules

NAMES = ("novice", "casual", "skilled", "strong")
"""From weak to strong; each is a spec of its own, `lobby-level-NAME` in the catalogues tells it to people."""

_SPECS = {
    "novice": "random",
    "casual": "greedy",
    "skilled": "search:games=50",
    "strong": "search:seconds=1.5,threads=2",
}
"""The player behind each, unless a game's `Rules.levels` says otherwise."""


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


def level_spec(rules: Rules, level: str) -> str:
    """The spec of the player behind a *level* in a game. Raises `KeyError` for a level that does not exist."""
    return rules.levels.get(level) or _SPECS[level]
