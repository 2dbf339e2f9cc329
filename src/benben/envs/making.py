"""One function that makes an environment of any framework."""

from collections.abc import Callable, Mapping
from typing import Any

from benben.engine.game import Game
from benben.engine.registry import load
from benben.envs.errors import BadEnvironment
from benben.envs.identity import SCHEME, read_identity
from benben.envs.ids import game_name, gymnasium_id
from benben.envs.vector import VectorTables


def make(name: str, framework: str = "numpy", *, num_envs: int | None = None, **choices: Any) -> Any:
    """An environment of a game for a *framework*: `make("ra", "gymnasium", players=3, opponents="greedy")`.

    | framework | what is made | *choices* besides the options of the game |
    |---|---|---|
    | `numpy` | `benben.envs.VectorTables` with *num_envs* rows (default 1) | its settings, and `seed` |
    | `gymnasium` | an environment, with *num_envs* a vector of them | as for `SeatEnv`, `SeatVectorEnv` |
    | `pettingzoo` | an `AECEnv` | as for `TableEnv` |
    | `pettingzoo_parallel` | a `ParallelEnv` | as for `ParallelTableEnv` |
    | `open_spiel` | a game of OpenSpiel | none |

    *name* is a game, an id of it in any framework, or an identity (`benben.envs.identity`), which brings options and
    settings of its own. Raises `BadEnvironment`, `OutdatedId`, `UnknownGame`, `BadOption`, `BadSpec`, or ImportError
    for a framework that is not installed.
    """
    maker = _FRAMEWORKS.get(framework.lower().replace("-", "_").replace("openspiel", "open_spiel"))
    if maker is None:
        raise BadEnvironment(f"there is no framework {framework!r}; there are: {', '.join(_FRAMEWORKS)}")
    if num_envs is not None and maker not in {_numpy, _gymnasium}:
        raise BadEnvironment(f"{framework} has no vectors of environments: leave num_envs out")
    if name.startswith(SCHEME):
        stated = read_identity(name)
        game, given = stated.game, {**stated.choices, **choices}
    else:
        own = load(game_name(name)).rules
        known = {option.name for option in own.options}
        game = Game(own, {key: value for key, value in choices.items() if key in known})
        given = {key: value for key, value in choices.items() if key not in known}
    return maker(game, num_envs, given)


def _numpy(game: Game, num_envs: int | None, choices: dict[str, Any]) -> Any:
    return VectorTables(game, num_envs or 1, **choices)


def _gymnasium(game: Game, num_envs: int | None, choices: dict[str, Any]) -> Any:
    from benben.envs.gymnasium import make_many, make_one, register

    register()
    made = {**game.options, **choices}
    own_id = gymnasium_id(game.name, game.rules_version)
    return make_one(own_id, **made) if num_envs is None else make_many(own_id, num_envs=num_envs, **made)


def _pettingzoo(game: Game, _: int | None, choices: dict[str, Any]) -> Any:
    from benben.envs.pettingzoo import env

    return env(game, **choices)


def _pettingzoo_parallel(game: Game, _: int | None, choices: dict[str, Any]) -> Any:
    from benben.envs.pettingzoo import parallel_env

    return parallel_env(game, **choices)


def _open_spiel(game: Game, _: int | None, choices: dict[str, Any]) -> Any:
    from benben.envs.open_spiel import load as load_game

    if choices:
        raise BadEnvironment(f"OpenSpiel has no setting {', '.join(choices)}")
    return load_game(game)


_FRAMEWORKS: Mapping[str, Callable[[Game, int | None, dict[str, Any]], Any]] = {
    "numpy": _numpy,
    "gymnasium": _gymnasium,
    "pettingzoo": _pettingzoo,
    "pettingzoo_parallel": _pettingzoo_parallel,
    "open_spiel": _open_spiel,
}
