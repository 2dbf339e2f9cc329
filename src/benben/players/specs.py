"""Text specs of players: `name` or `name:parameter=value,parameter=value`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.players.fitted_player import REPLIES, SAMPLES, FittedPlayer
from benben.players.levels import NAMES, level_spec
from benben.players.player import GreedyPlayer, Player, RandomPlayer
from benben.players.search import SearchPlayer, UctPlayer


@dataclass(frozen=True)
class Parameter:
    """A number that a player can be given: its range, what it means, and whether it is a whole one."""

    least: float
    most: float
    meaning: str
    is_whole: bool = False

    @property
    def example(self) -> str:
        """A value that is possible."""
        return f"{self.least:g}"

    def read(self, name: str, text: str) -> float:
        """The value of a text. Raises `BadSpec` with the range."""
        noun = "whole number" if self.is_whole else "number"
        wanted = f"{name} is a {noun} from {self.least:g} to {self.most:g} ({self.meaning})"
        try:
            value = int(text) if self.is_whole else float(text)
        except ValueError:
            raise BadSpec(f"{name}={text!r} is not possible: {wanted}") from None
        if not self.least <= value <= self.most:
            raise BadSpec(f"{name}={text!r} is out of range: {wanted}")
        return value


@dataclass(frozen=True)
class Choice:
    """A word that a player can be given: which ones there are, and what it means."""

    words: tuple[str, ...]
    meaning: str

    @property
    def example(self) -> str:
        """A value that is possible."""
        return self.words[0]

    def read(self, name: str, text: str) -> str:
        """The word. Raises `BadSpec` with those that exist."""
        if text not in self.words:
            raise BadSpec(
                f"{name}={text!r} is not possible: {name} is {' or '.join(self.words)} ({self.meaning})"
            )
        return text


@dataclass(frozen=True)
class Kind:
    """A kind of player: how to make one, what it does, and its parameters."""

    build: Callable[..., Player]
    meaning: str
    parameters: Mapping[str, Parameter | Choice]


_KINDS: dict[str, Kind] = {
    "random": Kind(RandomPlayer, "plays any legal move", {}),
    "greedy": Kind(
        GreedyPlayer,
        "plays what looks best at once",
        {"blur": Parameter(0.0, 1000.0, "by how many points it misjudges a move, 0 if not said")},
    ),
    "fitted": Kind(
        FittedPlayer,
        "plays what the game's fitted evaluation likes best after the turn",
        {
            "samples": Parameter(
                1, 10_000, f"how often chance is tried, {SAMPLES} if not said", is_whole=True
            ),
            "replies": Parameter(
                0, 100, f"decisions of others before it judges, {REPLIES} if not said", is_whole=True
            ),
        },
    ),
    "uct": Kind(
        UctPlayer,
        "the plain tree search of OpenSpiel, with its settings and random games, compiled by us: a measure for others",
        {
            "seconds": Parameter(0.001, 3600.0, "thinking time a move"),
            "games": Parameter(1, 100_000_000, "simulated games a move", is_whole=True),
        },
    ),
    "search": Kind(
        SearchPlayer,
        "searches the tree of moves and chances",
        {
            "seconds": Parameter(0.001, 3600.0, "thinking time a move"),
            "games": Parameter(1, 100_000_000, "simulated games a move", is_whole=True),
            "playouts": Choice(("greedy", "random"), "how games are played out, greedy if not said"),
            "threads": Parameter(1, 256, "threads that think at once, 1 if not said", is_whole=True),
            "exploration": Parameter(0.0, 10.0, "how widely it looks"),
            "temperature": Parameter(
                0.01, 1000.0, "points of appeal that make a move e times as likely a priori"
            ),
            "cut": Parameter(
                0.0, 100_000.0, "decisions of a simulated game before the fitted evaluation judges"
            ),
            "noise": Parameter(0.0, 1000.0, "by how many points the players of simulated games misjudge"),
            "open": Parameter(
                0, 1, "1 for one node whatever chance brings, 0 for one for each outcome", is_whole=True
            ),
        },
    ),
}


def specs() -> dict[str, str]:
    """Every kind of player and its parameters, in words; then the levels."""
    kinds = {name: _describe(kind) for name, kind in _KINDS.items()}
    return kinds | dict.fromkeys(NAMES, "a level for people, docs/strength.md tells how strong")


def make(spec: str, game: Game, seed: int = 0) -> Player:
    """The player that *spec* names, for *game*, with randomness from *seed*.

    Raises `BadSpec` that lists what exists when a name, a parameter or a value is unknown.
    """
    name, _, rest = spec.strip().partition(":")
    if name in NAMES:
        if rest:
            raise BadSpec(f"{name} is a level and has no parameters; {level_spec(game.rules, name)} has")
        return make(level_spec(game.rules, name), game, seed)
    if name not in _KINDS:
        raise BadSpec(f"no player is called {name!r}; there are: {', '.join((*_KINDS, *NAMES))}")
    return _KINDS[name].build(game, seed, **_parameters(name, rest))


def _parameters(name: str, text: str) -> dict[str, Any]:
    known = _KINDS[name].parameters
    found: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if key not in known:
            raise BadSpec(f"{name} has no parameter {key!r}; it has: {', '.join(known) or 'none'}")
        if not equals:
            raise BadSpec(f"{name}:{key} needs a value, as in {name}:{key}={known[key].example}")
        if key in found:
            raise BadSpec(f"{name}:{key} is given twice")
        found[key] = known[key].read(key, value)
    return found


def _describe(kind: Kind) -> str:
    parts = [f"{name} ({parameter.meaning})" for name, parameter in kind.parameters.items()]
    return f"{kind.meaning}; parameters: {', '.join(parts)}" if parts else kind.meaning
