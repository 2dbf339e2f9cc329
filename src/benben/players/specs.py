"""Text specs of players: `name`, `name:parameter=value,parameter=value`, or the import path of a custom player.

A spec is read like this: its first word is one of our names, else `module:Name` is an import path, else the first word
is a name that an installed distribution gives its player. So a colon and a word alone stand for a place, a colon and
`parameter=value` for parameters.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.engine.message import Message, in_english, message
from benben.players.installed import import_path_called, installed
from benben.players.kinds import ChoiceParameter, Parameter, PlayerKind, Readable
from benben.players.levels import NAMES, level_spec
from benben.players.own import ImportPath, file_of, import_path_of, own_kind
from benben.players.person import PersonPlayer
from benben.players.player import GreedyPlayer, Player, RandomPlayer
from benben.players.search import ALONE, NO_POLICY, PRIORS, STYLES, NetPlayer, SearchPlayer, UctPlayer

_NAME = re.compile(r"[^\W\d_][\w-]{0,31}")
_BUDGET: dict[str, Readable] = {
    "seconds": Parameter(0.001, 3600.0),
    "games": Parameter(1, 100_000_000, is_whole=True),
}
_THREADS: dict[str, Readable] = {"threads": Parameter(1, 256, is_whole=True)}
_BLUR: dict[str, Readable] = {"blur": Parameter(0.0, 1000.0)}
_SETTINGS: dict[str, Readable] = {
    "style": ChoiceParameter(tuple(STYLES)),
    "exploration": Parameter(0.0, 10.0),
    "temperature": Parameter(0.01, 1000.0),
    "cut": Parameter(0.0, 100_000.0),
    "noise": Parameter(0.0, 1000.0),
    "open": Parameter(0, 1, is_whole=True),
}
"""Parameters of the tree search, for experiments: a game has its own settings."""
_KINDS: dict[str, PlayerKind] = {
    "random": PlayerKind(RandomPlayer, {}),
    "greedy": PlayerKind(GreedyPlayer, _BLUR),
    "person": PlayerKind(
        PersonPlayer,
        {
            **_BLUR,
            "habit": Parameter(0.0, 1000.0),
            "games": Parameter(1, 100_000_000, is_whole=True),
            "ahead": Parameter(0.0, 1.0),
        },
    ),
    "uct": PlayerKind(UctPlayer, _BUDGET),
    "net": PlayerKind(
        NetPlayer, {**_BUDGET, **_THREADS, "policy": ChoiceParameter((PRIORS, NO_POLICY, ALONE)), **_SETTINGS}
    ),
    "search": PlayerKind(
        SearchPlayer, {**_BUDGET, "playouts": ChoiceParameter(("greedy", "random")), **_THREADS, **_SETTINGS}
    ),
}
"""The catalogue says what each does (`cli-player-NAME`), and what its parameters mean (`cli-player-NAME-PARAMETER`)."""


def described() -> dict[str, Message]:
    """Every player that has a name, with what it does: ours with their parameters, the levels, those installed."""
    kinds = {name: _described(name, kind) for name, kind in _KINDS.items()}
    levels = dict.fromkeys(NAMES, message("cli-player-level"))
    others = {
        name: message("cli-games-installed", places=", ".join(map(str, places)))
        for name, places in installed().items()
    }
    return kinds | levels | {name: said for name, said in others.items() if name not in {*kinds, *levels}}


def _described(name: str, kind: PlayerKind) -> Message:
    meaning = f"cli-player-{name}"
    if not kind.parameters:
        return message(meaning)
    parameters = [
        message("cli-games-parameter", name=each, meaning=message(f"{meaning}-{each}"))
        for each in kind.parameters
    ]
    return message("cli-games-parameters", meaning=message(meaning), parameters=parameters)


def list_players() -> dict[str, str]:
    """Every player that has a name, with what it does in English (`described`)."""
    return {name: in_english(said) for name, said in described().items()}


def make(spec: str, game: Game, seed: int = 0) -> Player:
    """The player that *spec* names, for *game*, with randomness from *seed*.

    A spec is `NAME` or `NAME:parameter=value,...`, or for a custom player `module:Name` or
    `module:Name:parameter=value,...` (`benben.players.own`): its module is imported, as that of a player that is
    installed (`benben.players.installed`). For specs from strangers there is `make_named`. Raises `BadSpec`
    that says what is possible.
    """
    if is_ours(spec):
        return make_named(spec, game, seed)
    kind, parameters = _own(spec)
    return kind.build(game, seed, **parameters)


def check(specs: Iterable[str], game: Game) -> None:
    """Make each player once, to refuse a player that cannot be made before anything starts. Raises `BadSpec`."""
    for spec in dict.fromkeys(specs):
        make(spec, game)


def make_named(
    spec: str, game: Game, seed: int = 0, others: Mapping[str, str] = MappingProxyType({})
) -> Player:
    """The same, but only for players with a name: ours, and *others*, each with its spec.

    No *spec* makes a module be imported, only those of the *others* do. Raises `BadSpec`.
    """
    name, _, text = spec.strip().partition(":")
    behind = level_spec(game, name) if name in NAMES else others.get(name)
    if behind is not None:
        if text:
            raise _no_parameters(name, behind if name in NAMES else "")
        return make(behind, game, seed)
    if name not in _KINDS:
        raise BadSpec(_unknown(name, others))
    kind = _KINDS[name]
    return kind.build(game, seed, **kind.read(name, text))


def is_ours(spec: str) -> bool:
    """Whether a spec names a player of this package, and not a custom one."""
    return _name_of(spec) in {*_KINDS, *NAMES}


def _no_parameters(name: str, behind: str) -> BadSpec:
    """The refusal of parameters for a player that has none; a level stands for the spec *behind* it."""
    if behind:
        return BadSpec(message("engine-no_parameters-level", player=name, spec=behind))
    return BadSpec(message("engine-no_parameters", player=name))


def check_others(others: Mapping[str, str]) -> None:
    """Check names for players, and the spec behind each; modules of custom players are imported. Raises `BadSpec`."""
    for name, spec in others.items():
        if not _NAME.fullmatch(name):
            raise BadSpec(message("engine-player_name", name=name))
        if name in {*_KINDS, *NAMES}:
            raise BadSpec(message("engine-player_taken", name=name, spec=spec))
        behind = _name_of(spec)
        if behind in _KINDS:
            _KINDS[behind].read(behind, spec.partition(":")[2])
        elif behind not in NAMES:
            _own(spec)


def files_of(specs: Iterable[str]) -> list[Path]:
    """The files with the custom players that *specs* name; their modules are imported. Raises `BadSpec`."""
    places = (_find(spec) for spec in specs if not is_ours(spec))
    files = (file_of(found[0]) for found in places if found is not None)
    return [file for file in files if file is not None]


def _own(spec: str) -> tuple[PlayerKind, dict[str, Any]]:
    """The kind of custom player that a spec names, and its parameters. Raises `BadSpec`."""
    place, text = _place_of(spec)
    kind = own_kind(place)
    return kind, kind.read(str(place), text)


def _place_of(spec: str) -> tuple[ImportPath, str]:
    """The import path of a custom or installed player, and the text of its parameters. Raises `BadSpec`."""
    found = _find(spec)
    if found is None:
        name, names = _name_of(spec), installed()
        raise BadSpec(message("engine-no_player-own", unknown=_unknown(name, names)))
    return found


def _find(spec: str) -> tuple[ImportPath, str] | None:
    """The same; None where there is none."""
    found = import_path_of(spec)
    if found is not None:
        return found
    place = import_path_called(_name_of(spec))
    return None if place is None else (place, spec.partition(":")[2])


def _name_of(spec: str) -> str:
    return spec.partition(":")[0].strip()


def _unknown(name: str, others: Iterable[str]) -> Message:
    return message("engine-no_player", name=name, known=", ".join((*_KINDS, *NAMES, *others)))
