"""Which games there are. A game is imported only when it is loaded."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import cast

from benben.engine.errors import UnknownGame
from benben.engine.game import AnyOption, Game, OptionSpec, OptionValue, Rules

_MODULES: dict[str, str] = {}


def register(name: str, module: str) -> None:
    """Make a game known: *module* has its `Rules` as `RULES` and is imported when the game is first asked for."""
    _MODULES[name] = module


@dataclass(frozen=True)
class GameInfo:
    """A game and its options, as `benben.list_games` lists them."""

    name: str
    version: int
    options: tuple[OptionSpec, ...]


def names() -> list[str]:
    """The names of all games."""
    return list(_MODULES)


def rules(name: str) -> Rules:
    """The rules of a game. Raises `UnknownGame` that lists what exists."""
    if name not in _MODULES:
        raise UnknownGame(name, _MODULES)
    return cast(Rules, import_module(_MODULES[name]).RULES)


def load(name: str, **options: AnyOption) -> Game:
    """A game with its options chosen, as in `load("ra", players=3, edition="2022")`.

    Options not named have their defaults; an option of text may be given as the path of a file.
    Raises `UnknownGame` or `BadOption`; both list what is possible.
    """
    return Game(rules(name), cast(Mapping[str, OptionValue], options))  # `Game` makes texts of paths


def list_games() -> list[GameInfo]:
    """All games with their options."""
    return [GameInfo(name, rules(name).version, rules(name).options) for name in _MODULES]
