"""The games: those of the package, and those that other distributions bring.

A distribution brings a game by an entry point of the group `benben.games`: its name is the game's, its value the module
that has the game's `Rules` as `RULES`. A game is imported only when it is asked for.
"""

import logging
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import cast

from benben.engine.errors import BenbenError, BrokenGame, UnknownGame, in_words
from benben.engine.game import Game
from benben.engine.message import Message, message
from benben.engine.options import AnyOption, OptionSpec, OptionValue
from benben.engine.rules import Rules, rules_of

GROUP = "benben.games"
"""The group of entry points of games."""
_MODULES: dict[str, str] = {}
_LEFT_OUT: dict[str, str] = {}
_FILES: dict[str, Callable[[], str]] = {}
"""By the name of a game that is a file: what says the name of its module as the file is now."""
_log = logging.getLogger(__name__)


def register(name: str, module: str) -> None:
    """Make a game known: *module* has its `Rules` as `RULES` and is imported when the game is first asked for.

    Raises ValueError when another module has that name already.
    """
    if _MODULES.setdefault(name, module) != module:
        raise ValueError(f"there are two games {name!r}: {_MODULES[name]} and {module}")


def register_file(name: str, module: Callable[[], str]) -> None:
    """Make the game of a file known, in the place of an earlier file of this name.

    *module* says the name of the module that has its `Rules`; another one when the file has changed. Raises ValueError
    when a game that is no file has that name.
    """
    if name in _MODULES and name not in _FILES:
        raise ValueError(f"there is another game {name!r}: {_MODULES[name]}")
    _FILES[name] = module
    _MODULES[name] = module()
    _LEFT_OUT.pop(name, None)


def is_file(name: str) -> bool:
    """Whether a game is a file."""
    return name in _FILES


def register_installed() -> None:
    """Make the games of other distributions known: all entry points of the group `benben.games`."""
    for point in entry_points(group=GROUP):
        try:
            register(point.name, point.module)
        except (ValueError, AttributeError) as error:  # a name that is taken, a value that names no module
            reason = str(error) if isinstance(error, ValueError) else f"{point.value!r} names no module"
            _LEFT_OUT[f"{point.name} = {point.value}"] = reason
            _log.warning("the game %r of %s is left out: %s", point.name, point.value, reason)


def leave_out(name: str, reason: str) -> None:
    """Forget a game in this process: lookups find no game of this name. `left_out` gives the *reason*."""
    _MODULES.pop(name, None)
    _LEFT_OUT[name] = reason


def left_out() -> Mapping[str, str]:
    """The games that are installed and left out, and the reason for each."""
    return MappingProxyType(_LEFT_OUT)


@dataclass(frozen=True)
class GameInfo:
    """A game and its options, as `benben.list_games` lists them."""

    name: str
    version: int
    options: tuple[OptionSpec, ...]


def names() -> list[str]:
    """The names of all games."""
    return list(_MODULES)


def of_others() -> list[str]:
    """The names of the games that other distributions bring."""
    return [name for name, module in _MODULES.items() if not module.startswith("benben.")]


def folders() -> list[Path]:
    """The folders of all games, in which their texts lie. Nothing is imported but the packages around them."""
    return [folder for module in _MODULES.values() if (folder := _folder(module)) is not None]


def _folder(module: str) -> Path | None:
    try:
        spec = find_spec(module)
    except (Exception, SystemExit):  # noqa: BLE001  (the packages around it are imported)
        return None  # `rules` says why
    return None if spec is None or spec.origin is None else Path(spec.origin).resolve().parent


def rules(name: str) -> Rules:
    """The rules of a game. Raises `UnknownGame` that lists what exists, `BrokenGame` where a module cannot be used."""
    if name not in _MODULES:
        raise UnknownGame(name, _MODULES)
    if name in _FILES:
        _MODULES[name] = _FILES[name]()
    module = _MODULES[name]
    try:
        found: object = rules_of(module)
    except (Exception, SystemExit) as error:  # what others have written may fail in any way
        if name in _FILES:
            raise _broken_file(name, module, error) from error
        raise BrokenGame(name, module, in_words(error)) from error
    if not isinstance(found, Rules):
        raise BrokenGame(name, module, f"its RULES are no benben.engine.rules.Rules but {found!r}")
    if found.name != name:
        raise BrokenGame(name, module, f"its rules are called {found.name!r}")
    if not all(isinstance(spec, OptionSpec) for spec in found.options):
        raise BrokenGame(name, module, "its options are not all of them benben.engine.options.OptionSpec")
    return found


def _broken_file(name: str, module: str, error: BaseException) -> BrokenGame:
    """The fault of a game that is a file, with its line."""
    steps = [
        f"{frame.f_code.co_filename}, line {line}"
        for frame, line in traceback.walk_tb(error.__traceback__)
        if frame.f_globals.get("__name__") == module
    ]
    if isinstance(error, SyntaxError):
        steps = [f"{error.filename}, line {error.lineno}"]
    where = (steps or [f"{name}.py"])[-1]
    return BrokenGame(name, where, _said(error), "engine-broken_file")


def _said(error: BaseException) -> Message | str:
    if isinstance(error, BenbenError):
        return error.message
    if isinstance(error, AttributeError) and error.name == "RULES":
        return message("engine-bad_file-no_rules")
    return f"{type(error).__name__}: {error.msg}" if isinstance(error, SyntaxError) else in_words(error)


def load(name: str, **options: AnyOption) -> Game:
    """A game with its options chosen, as in `load("ra", players=3, edition="2022")`.

    Options not named have their defaults; an option of text may be given as the path of a file.
    Raises `UnknownGame`, `BrokenGame` or `BadOption`; they list what is possible.
    """
    return Game(rules(name), cast(Mapping[str, OptionValue], options))  # `Game` makes texts of paths


def list_games() -> list[GameInfo]:
    """All games with their options; one that cannot be loaded is left out, and logged."""
    return [GameInfo(found.name, found.version, found.options) for found in all_rules()]


def all_rules() -> Iterator[Rules]:
    """The rules of all games; one that cannot be loaded is left out, and logged."""
    for name in names():
        try:
            yield rules(name)
        except BrokenGame as error:
            _log.warning("%s; it is left out", error)
