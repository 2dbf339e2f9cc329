"""Text specs of players: `name`, `name:parameter=value,parameter=value`, or where a player of one's own is.

How a spec is read: its first word is one of our names, else `module:Name` says where a player is, else the first word
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
from benben.engine.message import Message, message
from benben.players.installed import installed, place_called
from benben.players.kinds import Choice, Kind, Parameter, Readable
from benben.players.levels import NAMES, level_spec
from benben.players.own import Place, file_of, own_kind, place_of
from benben.players.person import PersonPlayer
from benben.players.player import GreedyPlayer, Player, RandomPlayer
from benben.players.search import ALONE, NO_POLICY, PRIORS, STYLES, NetPlayer, SearchPlayer, UctPlayer

_NAME = re.compile(r"[^\W\d_][\w-]{0,31}")
_BUDGET: dict[str, Readable] = {
    "seconds": Parameter(0.001, 3600.0, "seconds per move"),
    "games": Parameter(1, 100_000_000, "simulated games per move", is_whole=True),
}
_THREADS: dict[str, Readable] = {"threads": Parameter(1, 256, "threads, 1 by default", is_whole=True)}
_SETTINGS: dict[str, Readable] = {
    "style": Choice(
        tuple(STYLES), "likes risks and large leads, or fears to fall behind; neither by default"
    ),
    "exploration": Parameter(0.0, 10.0, "how widely it explores"),
    "temperature": Parameter(
        0.01, 1000.0, "points of preference that make a move e times as likely a priori"
    ),
    "cut": Parameter(0.0, 100_000.0, "decisions of a simulated game before the fitted evaluation judges"),
    "noise": Parameter(0.0, 1000.0, "by how many points the players of simulated games misjudge"),
    "open": Parameter(
        0, 1, "1 for one node whatever chance brings, 0 for one for each outcome", is_whole=True
    ),
}
"""How the tree is searched, for those who try: a game has its own settings."""
_KINDS: dict[str, Kind] = {
    "random": Kind(RandomPlayer, "plays any legal move", {}),
    "greedy": Kind(
        GreedyPlayer,
        "plays what looks best at once",
        {"blur": Parameter(0.0, 1000.0, "by how many points it misjudges a move, 0 by default")},
    ),
    "person": Kind(
        PersonPlayer,
        "plays what looks best at once, makes mistakes as people do, and may think ahead now and then",
        {
            "blur": Parameter(0.0, 1000.0, "by how many points it misjudges a move, 0 by default"),
            "habit": Parameter(
                0.0, 1000.0, "by how many points it misjudges a kind of move for the whole game, 0 by default"
            ),
            "games": Parameter(
                1, 100_000_000, "simulated games in decisions that it thinks about", is_whole=True
            ),
            "ahead": Parameter(0.0, 1.0, "in which part of its decisions it does so, 1 by default"),
        },
    ),
    "uct": Kind(
        UctPlayer, "plain UCT with OpenSpiel's settings and random playouts: a baseline", {**_BUDGET}
    ),
    "net": Kind(
        NetPlayer,
        "searches as `search` does, guided and judged by the net that was trained for the game",
        {
            **_BUDGET,
            **_THREADS,
            "policy": Choice(
                (PRIORS, NO_POLICY, ALONE),
                "what the net says of moves: it corrects the priors of the search (priors, the default), is left out"
                " (none), or decides alone, without a search (alone)",
            ),
            **_SETTINGS,
        },
    ),
    "search": Kind(
        SearchPlayer,
        "searches the tree of moves and chances",
        {
            **_BUDGET,
            "playouts": Choice(("greedy", "random"), "how simulated games are played, greedy by default"),
            **_THREADS,
            **_SETTINGS,
        },
    ),
}


def list_players() -> dict[str, str]:
    """Every player that has a name, in words: ours with their parameters, the levels, those that are installed."""
    kinds = {name: kind.describe() for name, kind in _KINDS.items()}
    levels = dict.fromkeys(NAMES, "a level for people; docs/strength.md says how strong")
    others = {name: f"installed: {' and '.join(map(str, places))}" for name, places in installed().items()}
    return others | kinds | levels


def parameters() -> dict[str, tuple[str, ...]]:
    """Every kind of player of ours, with the names of its parameters: `list_players` tells what they mean."""
    return {name: tuple(kind.parameters) for name, kind in _KINDS.items()}


def make(spec: str, game: Game, seed: int = 0) -> Player:
    """The player that *spec* names, for *game*, with randomness from *seed*.

    A spec is `NAME` or `NAME:parameter=value,...`, or for a player of one's own `module:Name` or
    `module:Name:parameter=value,...` (`benben.players.own`): its module is imported, as that of a player that is
    installed (`benben.players.installed`). For specs that come from strangers there is `make_named`. Raises `BadSpec`
    that tells what is possible.
    """
    if is_ours(spec):
        return make_named(spec, game, seed)
    kind, parameters = _own(spec)
    return kind.build(game, seed, **parameters)


def check(specs: Iterable[str], game: Game) -> None:
    """Make each player once, so that one that cannot be had is refused before anything begins. Raises `BadSpec`."""
    for spec in dict.fromkeys(specs):
        make(spec, game)


def make_named(
    spec: str, game: Game, seed: int = 0, others: Mapping[str, str] = MappingProxyType({})
) -> Player:
    """The same, but only for players that have a name: ours, and *others*, each with its spec.

    No module is imported because a *spec* says so, only those of the *others*. Raises `BadSpec`.
    """
    name, _, text = spec.strip().partition(":")
    behind = level_spec(game, name) if name in NAMES else others.get(name)
    if behind is not None:
        if text:
            raise _no_parameters(name, behind if name in NAMES else "")
        return make(behind, game, seed)
    if name not in _KINDS:
        raise BadSpec(_unknown(name, others), told=_told_unknown(name, others))
    kind = _KINDS[name]
    return kind.build(game, seed, **kind.read(name, text))


def is_ours(spec: str) -> bool:
    """Whether a spec names a player of this package, and not one of somebody's own."""
    return _name_of(spec) in {*_KINDS, *NAMES}


def _no_parameters(name: str, behind: str) -> BadSpec:
    """The refusal of parameters for a player that has none; a level stands for the spec *behind* it."""
    if behind:
        return BadSpec(
            f"{name} has no parameters; it stands for {behind}",
            told=message("engine-no_parameters-level", player=name, spec=behind),
        )
    return BadSpec(f"{name} has no parameters", told=message("engine-no_parameters", player=name))


def check_others(others: Mapping[str, str]) -> None:
    """Check names for players, and the spec behind each; the modules of one's own are imported. Raises `BadSpec`."""
    for name, spec in others.items():
        if not _NAME.fullmatch(name):
            raise BadSpec(
                f"{name!r} names no player: a name has letters, digits, - and _, at most 32",
                told=message("engine-player_name", name=name),
            )
        if name in {*_KINDS, *NAMES}:
            raise BadSpec(
                f"{name} is a player already; choose another name for {spec}",
                told=message("engine-player_taken", name=name, spec=spec),
            )
        behind = _name_of(spec)
        if behind in _KINDS:
            _KINDS[behind].read(behind, spec.partition(":")[2])
        elif behind not in NAMES:
            _own(spec)


def files_of(specs: Iterable[str]) -> list[Path]:
    """The files with the players of one's own that *specs* name; their modules are imported. Raises `BadSpec`."""
    places = (_find(spec) for spec in specs if not is_ours(spec))
    files = (file_of(found[0]) for found in places if found is not None)
    return [file for file in files if file is not None]


def _own(spec: str) -> tuple[Kind, dict[str, Any]]:
    """The kind of player of one's own that a spec names, and its parameters. Raises `BadSpec`."""
    place, text = _place_of(spec)
    kind = own_kind(place)
    return kind, kind.read(str(place), text)


def _place_of(spec: str) -> tuple[Place, str]:
    """Where a player of one's own is, or one that is installed, and the text of its parameters. Raises `BadSpec`."""
    found = _find(spec)
    if found is None:
        name, names = _name_of(spec), installed()
        raise BadSpec(
            f"{_unknown(name, names)}; a player of your own is named as my_module:MyPlayer",
            told=message("engine-no_player-own", unknown=_told_unknown(name, names)),
        )
    return found


def _find(spec: str) -> tuple[Place, str] | None:
    """The same; None where there is none."""
    found = place_of(spec)
    if found is not None:
        return found
    place = place_called(_name_of(spec))
    return None if place is None else (place, spec.partition(":")[2])


def _name_of(spec: str) -> str:
    return spec.partition(":")[0].strip()


def _unknown(name: str, others: Iterable[str]) -> str:
    return f"no player is called {name!r}; there are: {', '.join((*_KINDS, *NAMES, *others))}"


def _told_unknown(name: str, others: Iterable[str]) -> Message:
    """The same as a message."""
    return message("engine-no_player", name=name, known=", ".join((*_KINDS, *NAMES, *others)))
