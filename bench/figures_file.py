"""A JSON file of measured figures, with a line for each game and its number of players, such as `ra, 3`."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from benben.texts import Texts

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")


def add(file: Path, name: str, figures: "DataclassInstance") -> None:
    """Add the figures of a game with its number of players to a file, in place of older ones."""
    document = json.loads(file.read_text("utf-8")) if file.exists() else {}
    document[name] = asdict(figures)
    lines = (f"{json.dumps(each)}: {json.dumps(of)}" for each, of in document.items())
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def read(file: Path, figures_of: Callable[[Any], T]) -> dict[str, dict[int, T]]:
    """The figures in a file by game and number of players, each read from its JSON by *figures_of*."""
    found: dict[str, dict[int, T]] = {}
    for name, document in json.loads(file.read_text("utf-8")).items():
        game, players = name.split(", ")
        found.setdefault(game, {})[int(players)] = figures_of(document)
    return found


def by_title(file: Path, figures_of: Callable[[Any], T]) -> dict[str, dict[int, T]]:
    """The same by the games' English titles."""
    texts = Texts()
    return {texts.say(f"{game}-title"): each for game, each in read(file, figures_of).items()}
