"""The ids of our games in Gymnasium."""

from typing import Any

import gymnasium

from benben.engine.registry import all_rules, rules
from benben.envs.ids import check_version, gymnasium_id


def env_id(name: str) -> str:
    """The id of a game with the version of its rules, such as `Benben/ImhotepDuel-v1` for `imhotep_duel`."""
    return gymnasium_id(name, rules(name).version)


def outdated(game: str, version: int, **_: Any) -> Any:
    """Stand for an environment of an older version of the rules. Raises `OutdatedId`."""
    check_version(rules(game), version, gymnasium_id(game, version))


def register() -> None:
    """Register every game, including those of other distributions. A second call does nothing."""
    for own in all_rules():
        for version in range(1, own.version):
            _register(own.name, version, {"version": version}, f"{__name__}:outdated", f"{__name__}:outdated")
        _register(
            own.name, own.version, {}, "benben.envs.gymnasium:SeatEnv", "benben.envs.gymnasium:SeatVectorEnv"
        )


def _register(game: str, version: int, more: dict[str, Any], one: str, many: str) -> None:
    if gymnasium_id(game, version) not in gymnasium.registry:
        gymnasium.register(
            gymnasium_id(game, version),
            entry_point=one,
            vector_entry_point=many,
            kwargs={"game": game, **more},
        )
