"""Where a dataset lies: a folder with what was asked for, and parts of so many games each.

dataset.json                 what it was made of
games/00000.parquet          a part of the games, written last: a part is whole when this is there
positions/00000.parquet      the positions of the same games
"""

import json
import os
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any, Self

import benben
from benben.engine.errors import BenbenError
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.options import OptionValue
from benben.engine.whole_file import remove_spoilt, remove_unfinished, whole
from benben.envs.specs import spec

FORMAT, VERSION = "benben-dataset", 1
_ABOUT = "dataset.json"
_PARQUET, _LEAST_PARQUET = b"PAR1", 12
"""How a file of Parquet begins and ends; between them is at least where its description begins."""
_LEAST_IN_A_PART, _MOST_IN_A_PART = 16, 256
_PARTS = 64
"""A process that is killed loses a part at most, and many processes need many parts: so many where games allow it."""


class BadDataset(BenbenError, ValueError):
    """A folder that is no dataset, or another one than was meant."""


@dataclass(frozen=True)
class Made:
    """What a dataset is made of: whoever plays it again gets the same."""

    game: str
    options: dict[str, OptionValue]
    rules: int
    """The version of the game's rules."""
    observation: str
    """The digest of how an observation is made up (`Spec.digest`)."""
    players: tuple[str, ...]
    """Their specs."""
    seed: int
    rotate: bool
    """Whether everybody moves on by one seat from game to game."""
    games: int

    @classmethod
    def of(cls, game: Game, players: tuple[str, ...], seed: int, games: int, *, rotate: bool) -> Self:
        """What is asked for. Raises `NoObservation`."""
        digest = spec(game).digest
        return cls(game.name, dict(game.options), game.rules_version, digest, players, seed, rotate, games)

    @cached_property
    def part(self) -> int:
        """How many games a part has; the last one may have fewer."""
        return min(_MOST_IN_A_PART, max(_LEAST_IN_A_PART, self.games // _PARTS))

    @property
    def parts(self) -> int:
        """How many parts there are."""
        return -(-self.games // self.part)

    def games_of(self, part: int) -> range:
        """The numbers of the games in a part."""
        first = part * self.part
        return range(first, min(first + self.part, self.games))

    def load(self) -> Game:
        """The game. Raises `BadDataset` when its rules or observations have changed since."""
        try:
            game = benben.load(self.game, **self.options)
        except BenbenError as error:
            raise BadDataset(f"the game of this dataset cannot be played here: {error}") from error
        here = game.rules_version, spec(game).digest
        if here != (self.rules, self.observation):
            raise BadDataset(
                f"this dataset was made by version {self.rules} of the rules of {self.game}, with observations "
                f"{self.observation}; here are version {here[0]} and observations {here[1]}"
            )
        return game

    def to_json(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        return {"format": FORMAT, "version": VERSION, **asdict(self)}


def read_made(folder: Path) -> Made:
    """What the dataset in a *folder* is made of. Raises `BadDataset`, and `OSError` if it cannot be read."""
    file = folder / _ABOUT
    try:
        found = json.loads(file.read_bytes())
    except FileNotFoundError:
        raise _bad("none", folder, file=_ABOUT) from None
    except ValueError:
        raise _bad("no_json", file) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise _bad("foreign", file, format=FORMAT)
    if found.get("version") != VERSION:
        raise _bad("version", file, version=str(found.get("version")), here=str(VERSION))
    try:
        given = {field.name: found[field.name] for field in fields(Made)}
    except KeyError as missing:
        raise _bad("missing", file, field=missing.args[0]) from None
    return Made(**{**given, "players": tuple(given["players"])})


def begin(folder: Path, made: Made) -> None:
    """Make a dataset's *folder*, or find there the beginning of the same one.

    Raises `BadDataset` when something else is there, and `OSError`.
    """
    if (folder / _ABOUT).exists():
        _check_same(folder, read_made(folder), made)
    elif folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise _bad("taken", folder)
    for table in ("positions", "games"):
        (folder / table).mkdir(parents=True, exist_ok=True)
        remove_unfinished(folder / table)
    for part in range(made.parts):
        positions, games = (file_of(folder, table, part) for table in ("positions", "games"))
        remove_spoilt([file for file in (positions, games) if file.exists()], _is_parquet)
        if not positions.exists():  # both are made together
            games.unlink(missing_ok=True)
    with whole(folder / _ABOUT) as unfinished:
        text = json.dumps(made.to_json(), indent=2, ensure_ascii=False)
        unfinished.write_text(text + "\n", encoding="utf-8", newline="\n")


def _is_parquet(file: Path) -> bool:
    """Whether a file begins and ends as one of Parquet does: what is cut off does not. Raises `OSError`."""
    with file.open("rb") as opened:
        first = opened.read(len(_PARQUET))
        opened.seek(0, os.SEEK_END)
        if opened.tell() < _LEAST_PARQUET:
            return False
        opened.seek(-len(_PARQUET), os.SEEK_END)
        return first == opened.read() == _PARQUET


def _check_same(folder: Path, there: Made, asked: Made) -> None:
    for field in fields(Made):
        here, wanted = getattr(there, field.name), getattr(asked, field.name)
        if here != wanted:
            shown, meant = (json.dumps(value, ensure_ascii=False) for value in (here, wanted))
            raise _bad("other", folder, field=field.name, there=shown, asked=meant)


def file_of(folder: Path, table: str, part: int) -> Path:
    """Where a part of a table lies, or will."""
    return folder / table / f"{part:05}.parquet"


def _bad(reason: str, path: Path, **said: str) -> BadDataset:
    return BadDataset(message(f"engine-dataset-{reason}", path=str(path), **said))
