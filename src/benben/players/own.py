"""Custom players, named by their import path: `module:Name`, or `module:Name:parameter=value,...`.

The name is that of a class that derives from `benben.players.Player`, or of a function that returns such a player. It
is called with the game, a seed, and the parameters by name; the values in a spec are read as the annotations say:
`int`, `float`, `bool` (yes or no) or `str`.

Naming such a player imports its module. So text from strangers, as in requests to a server or in records, must never
be read as one of these specs.
"""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin

from benben.engine.errors import BadSpec, in_words
from benben.engine.game import Game
from benben.engine.message import Message, message
from benben.players.kinds import PlayerKind, Readable
from benben.players.player import Player

_BASE = "benben.players.Player"
_CHOOSE = "choose(self, known, seat)"
_INIT = "super().__init__(game, seed)"
_WRAPPER = "benben.players.from_policy"
_FIRST = 2
"""The game and the seed, which every player gets."""
_KINDS: dict[type, Message] = {
    int: message("engine-own-int"),
    float: message("engine-own-float"),
    bool: message("engine-own-bool"),
    str: message("engine-own-str"),
}
_EXAMPLES: dict[type, str] = {int: "3", float: "0.5", bool: "yes", str: "word"}
Maker: TypeAlias = Callable[..., Player]
"""A class of players, or a function that makes them."""
_FLAGS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


@dataclass(frozen=True)
class ImportPath:
    """The import path of a player's class, or of a function that makes one."""

    module: str
    name: str

    def __str__(self) -> str:
        return f"{self.module}:{self.name}"


@dataclass(frozen=True)
class Value:
    """A parameter of a constructor."""

    kind: type

    @property
    def example(self) -> str:
        """A value that is possible."""
        return _EXAMPLES[self.kind]

    def read(self, name: str, text: str) -> Any:
        """The value of a text. Raises `BadSpec` that says which values are possible."""
        try:
            return _FLAGS[text.casefold()] if self.kind is bool else self.kind(text)
        except (KeyError, ValueError):
            raise BadSpec(
                message("engine-own-value", name=name, value=repr(text), kind=_KINDS[self.kind])
            ) from None


def import_path_of(spec: str) -> tuple[ImportPath, str] | None:
    """The import path in a spec, and the text of its parameters; None if the spec has another form."""
    module, _, rest = spec.strip().partition(":")
    name, _, parameters = rest.partition(":")
    module, name = module.strip(), name.strip()
    if not name.isidentifier() or not all(part.isidentifier() for part in module.split(".")):
        return None
    return ImportPath(module, name), parameters


def own_kind(place: ImportPath) -> PlayerKind:
    """The kind of player at an import path; its module is imported. Raises `BadSpec` that says what is wrong."""
    maker = _maker_at(place)

    def build(game: Game, seed: int, **parameters: Any) -> Player:
        return _build(place, maker, game, seed, parameters)

    return PlayerKind(build, _parameters_of(place, maker))


def file_of(place: ImportPath) -> Path | None:
    """The file of the player's module, if it has one. Raises `BadSpec` if it cannot be imported."""
    found = getattr(_module_of(place), "__file__", None)
    return None if found is None else Path(found)


# ---- finding it --------------------------------------------------------------------------------------------------
def _module_of(place: ImportPath) -> ModuleType:
    try:
        return import_module(place.module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{place.module}.".startswith(f"{error.name}."):
            raise BadSpec(message("engine-own-no_module", player=str(place), module=error.name)) from None
        raise BadSpec(
            message("engine-own-needs_module", player=str(place), module=error.name or str(error))
        ) from error
    except (Exception, SystemExit) as error:  # third-party code
        raise BadSpec(
            message("engine-own-broken_module", player=str(place), error=in_words(error))
        ) from error


def _maker_at(place: ImportPath) -> Maker:
    """The class of a player, or an object that may be a function that makes one."""
    module = _module_of(place)
    try:
        found: Any = attrgetter(place.name)(module)
    except AttributeError:
        raise _no_class(place, module) from None
    is_class = isinstance(found, type)
    if not (issubclass(found, Player) if is_class else callable(found)):
        raise BadSpec(message("engine-own-no_player", player=str(place), base=_BASE, method=_CHOOSE))
    if inspect.isabstract(found):
        raise BadSpec(message("engine-own-no_method", player=str(place), method=_CHOOSE))
    maker: Maker = found
    return maker


def _no_class(place: ImportPath, module: ModuleType) -> BadSpec:
    """The refusal of a name that its module does not have; it lists the module's classes of players."""
    names = ", ".join(
        name
        for name, each in vars(module).items()
        if isinstance(each, type) and issubclass(each, Player) and each.__module__ == module.__name__
    )
    if names:
        return BadSpec(message("engine-own-no_class", player=str(place), known=names))
    return BadSpec(message("engine-own-no_class-none", player=str(place), base=_BASE))


# ---- making a player ---------------------------------------------------------------------------------------------
def _parameters_of(place: ImportPath, maker: Maker) -> Mapping[str, Readable]:
    """The parameters besides the game and the seed. Raises `BadSpec` if it does not take these two."""
    given = list(_signature(maker).parameters.values())
    by_place = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    first = [each for each in given if each.kind in by_place][:_FIRST]
    if len(first) < _FIRST and not any(each.kind is inspect.Parameter.VAR_POSITIONAL for each in given):
        right = "__init__(self, game, seed=0)" if isinstance(maker, type) else f"{place.name}(game, seed=0)"
        raise BadSpec(message("engine-own-signature", player=str(place), signature=right))
    named = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return {each.name: Value(_kind_of(each)) for each in given if each not in first and each.kind in named}


def _signature(maker: Maker) -> inspect.Signature:
    try:
        return inspect.signature(maker, eval_str=True)
    except Exception:  # noqa: BLE001  (an annotation that means something to a type checker alone)
        try:
            return inspect.signature(maker)
        except ValueError:  # some of Python's own functions have no signature
            return inspect.Signature()


def _kind_of(parameter: inspect.Parameter) -> type:
    """How its values are read: by its annotation, else by its default; otherwise as text."""
    asked = parameter.annotation
    kinds = get_args(asked) if get_origin(asked) in {Union, UnionType} else (asked,)
    return next((kind for kind in (*kinds, type(parameter.default)) if kind in _KINDS), str)


def _build(place: ImportPath, maker: Maker, game: Game, seed: int, parameters: dict[str, Any]) -> Player:
    _check_complete(place, maker, parameters)
    try:
        player: object = maker(game, seed, **parameters)
    except BadSpec as error:
        raise BadSpec(message("engine-own-refused", player=str(place), reason=error.message)) from error
    except Exception as error:  # third-party code
        raise BadSpec(message("engine-own-failed", player=str(place), error=in_words(error))) from error
    if not isinstance(player, Player):
        kind = type(player).__name__
        raise BadSpec(
            message("engine-own-not_made", player=str(place), kind=kind, base=_BASE, wrapper=_WRAPPER)
        )
    if getattr(player, "game", None) is not game:
        raise BadSpec(message("engine-own-init", player=str(place), call=_INIT))
    return player


def _check_complete(place: ImportPath, maker: Maker, parameters: dict[str, Any]) -> None:
    """Raise `BadSpec` where a parameter that has no default was not given."""
    for name, value in _parameters_of(place, maker).items():
        needed = _signature(maker).parameters[name].default is inspect.Parameter.empty
        if needed and name not in parameters:
            example = f"{place}:{name}={value.example}"
            raise BadSpec(message("engine-own-needs", player=str(place), name=name, example=example))
