"""Ids of games in other frameworks. The version in an id is that of the game's rules.

Gymnasium has `Benben/ImhotepDuel-v1`; PettingZoo and OpenSpiel have `benben_imhotep_duel_v1`.
"""

import json
import re
from collections.abc import Mapping

from benben.engine.registry import names, rules
from benben.engine.rules import Rules
from benben.envs.errors import OutdatedId

_SNAKE = re.compile(r"(?:benben_)?(?P<name>[a-z][a-z0-9_]*?)_v(?P<version>\d+)")
_CAMEL = re.compile(r"(?:Benben/)?(?P<name>[A-Z][A-Za-z0-9]*)-v(?P<version>\d+)")
FILE = "versions.json"
"""The file in a game's folder that says what each version of its rules from the second on has changed."""


def gymnasium_id(name: str, version: int) -> str:
    """`Benben/ImhotepDuel-v1` for version 1 of `imhotep_duel`."""
    return f"Benben/{_camel(name)}-v{version}"


def snake_id(name: str, version: int) -> str:
    """`benben_imhotep_duel_v1` for version 1 of `imhotep_duel`."""
    return f"benben_{name}_v{version}"


def changes(own: Rules) -> Mapping[int, str]:
    """The changes of each version of a game's rules, as English sentences; empty where the game does not say."""
    file = own.folder / FILE
    if not file.is_file():
        return {}
    return {int(version): said for version, said in json.loads(file.read_text(encoding="utf-8")).items()}


def check_version(own: Rules, version: int, given: str) -> None:
    """Raise `OutdatedId` that says what changed if *given* is an id of another *version* of the rules."""
    if version == own.version:
        return
    if version > own.version:
        raise OutdatedId(f"{given} has newer rules than are installed: these have version {own.version}")
    known = changes(own)
    said = " ".join(
        f"Version {each}: {known.get(each, 'the game does not say what changed.')}"
        for each in range(version + 1, own.version + 1)
    )
    now = f"{gymnasium_id(own.name, own.version)}, {snake_id(own.name, own.version)}"
    raise OutdatedId(
        f"{given} has version {version} of the rules of {own.name}; version {own.version} is installed ({now}), "
        f"and results of the two cannot be compared. {said}"
    )


def game_name(given: str) -> str:
    """The name of the game that an id means; any other text stays as it is. Raises `OutdatedId`."""
    for pattern, known in (
        (_SNAKE, {name: name for name in names()}),
        (_CAMEL, {_camel(n): n for n in names()}),
    ):
        found = pattern.fullmatch(given)
        if found is not None and found["name"] in known:
            name = known[found["name"]]
            check_version(rules(name), int(found["version"]), given)
            return name
    return given


def _camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))
