"""A dataset on disk: a folder with its description, and parts with a fixed number of games each.

dataset.json                 the request that reproduces the games
games/00000.parquet          a part of the games, written last: the part is complete if this file exists
positions/00000.parquet      the positions of the same games
README.md, SHA256SUMS        the data card and the digests of all files, written at the end
"""

import json
import os
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any, Self

import benben
from benben.engine.atomic_files import atomic_write, remove_damaged, remove_unfinished
from benben.engine.errors import BenbenError
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.options import OptionValue
from benben.envs.specs import spec

FORMAT, VERSION = "benben-dataset", 2
_ABOUT = "dataset.json"
_PARQUET, _LEAST_PARQUET = b"PAR1", 12
"""The marker at both ends of a Parquet file, and the smallest size of a file with them."""
_LEAST_IN_A_PART, _MOST_IN_A_PART = 16, 256
_PARTS = 64
"""The number of parts if there are enough games: a killed process loses one part, and many workers need many."""


class BadDataset(BenbenError, ValueError):
    """A folder has no dataset, or another one than expected."""


@dataclass(frozen=True)
class Made:
    """The description of a dataset: playing it again gives the same games."""

    game: str
    options: dict[str, OptionValue]
    rules: int
    """The version of the game's rules."""
    observation: str
    """The digest of the observation layout (`Spec.digest`)."""
    players: tuple[str, ...]
    """The players' specs."""
    seed: int
    rotate: bool
    """Whether all players move on by one seat from game to game."""
    games: int

    @classmethod
    def of(cls, game: Game, players: tuple[str, ...], seed: int, games: int, *, rotate: bool) -> Self:
        """The description of this request. Raises `NoObservation`."""
        digest = spec(game).digest
        return cls(game.name, dict(game.options), game.rules_version, digest, players, seed, rotate, games)

    @cached_property
    def part(self) -> int:
        """The number of games in a part; the last one may have fewer."""
        return min(_MOST_IN_A_PART, max(_LEAST_IN_A_PART, self.games // _PARTS))

    @property
    def parts(self) -> int:
        """The number of parts."""
        return -(-self.games // self.part)

    def games_of(self, part: int) -> range:
        """The numbers of the games in a part."""
        first = part * self.part
        return range(first, min(first + self.part, self.games))

    def load(self) -> Game:
        """Load the game. Raises `BadDataset` if its rules or observations have changed."""
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
    """Read the description of the dataset in a *folder*. Raises `BadDataset`, and `OSError` if it cannot be read."""
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
    """Create a dataset's *folder*, or continue an unfinished one with the same description.

    Raises `BadDataset` if the folder has something else, and `OSError`.
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
        remove_damaged([file for file in (positions, games) if file.exists()], _is_parquet)
        if not positions.exists():  # both folders are created together
            games.unlink(missing_ok=True)
    with atomic_write(folder / _ABOUT) as unfinished:
        text = json.dumps(made.to_json(), indent=2, ensure_ascii=False)
        unfinished.write_text(text + "\n", encoding="utf-8", newline="\n")


def _is_parquet(file: Path) -> bool:
    """Whether a file begins and ends like a complete Parquet file. Raises `OSError`."""
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
    """The path of a part of a table."""
    return folder / table / f"{part:05}.parquet"


def _bad(reason: str, path: Path, **said: str) -> BadDataset:
    return BadDataset(message(f"engine-dataset-{reason}", path=str(path), **said))
