"""One string that states all that a result depends on: rules, options, observation, reward, opponents."""

from collections.abc import Iterable
from dataclasses import fields
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlencode

import benben
from benben.engine.game import Game
from benben.engine.options import OptionValue
from benben.engine.registry import load, rules
from benben.envs.errors import BadEnvironment, OutdatedId
from benben.envs.ids import check_version
from benben.envs.opponents import listed, name_of
from benben.envs.rewards import VERSIONS
from benben.envs.settings import EnvironmentSettings
from benben.envs.specs import is_observed, spec

SCHEME = "benben:"
_STATED = ("memory", "dtype", "illegal", "max_decisions")
"""Settings that a result depends on, besides the reward and the opponents."""
_OPEN_SPIEL = "open_spiel"


class Identity(NamedTuple):
    """The content of an identity."""

    game: Game
    choices: dict[str, Any]
    """Settings of an environment, by name."""


def identity(game: Game, settings: EnvironmentSettings | None = None) -> str:
    """The identity of an environment: `benben:ra?rules=1&players=3&…`; without *settings* as OpenSpiel has it.

    It states the version of the rules, every option, the digest of the observation, the reward with its version, and
    the settings that a result depends on; last the version of the package, on which players depend. `read_identity`
    and `benben.envs.make` take it.
    """
    stated: list[tuple[str, object]] = [("rules", game.rules_version), *game.options.items()]
    if is_observed(game.rules):
        stated.append(("observation", spec(game).digest))
    reward = _OPEN_SPIEL if settings is None else settings.reward
    stated.append(("reward", f"{reward}-{VERSIONS[reward]}"))
    if settings is not None:
        stated += [(name, getattr(settings, name)) for name in _STATED]
        if settings.observe != "actor":  # a learner that sees every seat's observation has an advantage
            stated.append(("observe", settings.observe))
        if settings.opponents is not None:
            stated += [("opponent", name_of(each)) for each in listed(game, settings.opponents)]
            stated.append(("seat", settings.seat))
    stated.append(("benben", benben.__version__))
    return f"{SCHEME}{game.name}?{urlencode(stated, safe=':,/=')}"


def read_identity(text: str) -> Identity:
    """The game and the settings that an identity states.

    Raises `OutdatedId` that says what changed if the installed rules, observations or rewards are others, and
    `BadEnvironment` for a text that is no identity. The package's own version may differ.
    """
    name, _, query = text.removeprefix(SCHEME).partition("?")
    stated = dict(parse_qsl(query, keep_blank_values=True))
    if not text.startswith(SCHEME) or not {"rules", "reward"} <= stated.keys():
        raise BadEnvironment(f"{text!r} is no identity: it begins like {SCHEME}ra?rules=1&players=3&…")
    own = rules(name)
    check_version(own, _whole(stated.pop("rules"), text), text)
    stated.pop("benben", None)
    digest, reward = stated.pop("observation", None), _reward(stated.pop("reward"))
    options = {
        each.name: _value(stated.pop(each.name), each.choices) for each in own.options if each.name in stated
    }
    game = load(name, **options)
    if digest is not None and spec(game).digest != digest:
        raise OutdatedId(
            f"observations of {name} had the digest {digest}; those of now have {spec(game).digest}"
        )
    stated.pop("opponent", None)
    opponents = [value for key, value in parse_qsl(query) if key == "opponent"]
    choices = {key: _setting(key, value) for key, value in stated.items()}
    if reward != _OPEN_SPIEL:
        choices["reward"] = reward
    if opponents:
        choices["opponents"] = opponents
    unknown = choices.keys() - {field.name for field in fields(EnvironmentSettings)}
    if unknown:
        raise BadEnvironment(f"{name} has neither an option nor a setting {', '.join(sorted(unknown))}")
    return Identity(game, choices)


def _reward(text: str) -> str:
    name, _, number = text.rpartition("-")
    if name not in VERSIONS:
        raise BadEnvironment(f"there is no reward {text!r}; there are: {', '.join(VERSIONS)}")
    if number != str(VERSIONS[name]):
        raise OutdatedId(f"the reward {name} had version {number}; that of now has version {VERSIONS[name]}")
    return name


def _value(text: str, choices: Iterable[OptionValue]) -> OptionValue:
    """The choice that is written like a *text*; an option of text takes any."""
    return next((choice for choice in choices if str(choice) == text), text)


def _setting(name: str, text: str) -> object:
    if text == "None":
        return None
    return int(text) if name in {"max_decisions", "seat"} and text.isdigit() else text


def _whole(text: str, identity: str) -> int:
    if not text.isdigit():
        raise BadEnvironment(f"the version of the rules is a number, not {text!r}, in {identity}")
    return int(text)
