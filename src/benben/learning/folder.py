"""Labels on disk: a folder with their source and files of a fixed number of games, which can be extended.

labels.json     the source of the labels, which reproduces the games
00000.npz       a part, arrays alone (`Labels`)
"""

import hashlib
import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Self
from zipfile import is_zipfile

import numpy as np
import numpy.typing as npt

from benben.arena.runner import Found, Spread
from benben.engine.atomic_files import atomic_write, remove_damaged, remove_unfinished
from benben.engine.errors import BenbenError
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.rules import Rules
from benben.learning.labels import (
    KEPT_SIMULATIONS,
    ONE_IN,
    QUICK_SIMULATIONS,
    Labels,
    label_config,
    label_games,
    label_games_of,
)
from benben.players.evaluation import evaluation_of
from benben.players.net import Net, digest_of
from benben.players.selfplay import variants

FORMAT, VERSION = "benben-labels", 1
PART = 100
"""Games per part: the most that each worker loses if the process is killed."""
VARIANTS = 256
"""The number of option sets, which are played in rotation."""
_ABOUT = "labels.json"
_AHEAD = 2
"""How many parts a thread may be ahead of the thread that writes them."""


class BadLabels(BenbenError, ValueError):
    """A folder has no labels, or other labels than requested."""


@dataclass(frozen=True)
class Source:
    """Everything that determines the labels: the same source gives the same games."""

    game: str
    players: int
    rules_version: int
    table: str
    """A digest of the cells of a table."""
    search_settings: str
    """The settings of the search that plays, and a digest of its evaluator: the game's own evaluation or a net."""
    simulations: tuple[int, int, int]
    """Simulations for a recorded decision and for any other, and that one decision in *n* is recorded."""
    seed: int

    @classmethod
    def of(cls, rules: Rules, players: int, seed: int, net: Net | None = None) -> Self:
        """The current search with the game's current evaluation, or with a *net*."""
        game = Game(rules, {"players": players})
        evaluation = evaluation_of(game)
        weights = b"" if evaluation is None else evaluation.weights.tobytes()
        judge = _digest(weights if net is None else digest_of(net).encode())
        cells = repr(rules.table.dtype.descr).encode()
        return cls(
            rules.name,
            players,
            rules.version,
            _digest(cells),
            f"{tuple(label_config(game))} {judge}",
            (KEPT_SIMULATIONS, QUICK_SIMULATIONS, ONE_IN),
            seed,
        )

    def stored(self) -> dict[str, Any]:
        """As stored in files, where the search settings have the key `search`."""
        fields = {
            "search" if name == "search_settings" else name: value for name, value in asdict(self).items()
        }
        stored: dict[str, Any] = json.loads(json.dumps(fields))  # tuples become lists, as in a file
        return stored


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


@dataclass(frozen=True, eq=False)
class PlayPart:
    """The task of a worker: to play a part. Every worker gets a copy."""

    game: Game
    codes: npt.NDArray[np.int64]
    """The option sets, played in rotation."""
    seed: int
    net: Net | None

    def __call__(self, part: int) -> tuple[int, Labels]:
        """Play a part; return its number and its labels."""
        games = range(part * PART, (part + 1) * PART)
        return part, label_games(self.game, self.codes, games, self.seed, self.net)


def on_threads(workers: int) -> Spread[Any]:
    """Use this many threads of this process, for work that releases the GIL.

    Ctrl-C stops new tasks from starting. A thread cannot be interrupted, so running tasks still deliver their results.
    """

    def spread(work: Callable[[int], Found], tasks: Iterable[int]) -> Iterator[Found]:
        waiting: deque[Future[Found]] = deque()
        with ThreadPoolExecutor(workers) as pool:
            try:
                for task in tasks:
                    waiting.append(pool.submit(work, task))
                    if len(waiting) >= workers * _AHEAD:
                        yield from _first(waiting)
                while waiting:
                    yield from _first(waiting)
            except KeyboardInterrupt:
                waiting = deque(each for each in waiting if not each.cancel())
                while waiting:
                    yield from _first(waiting)
                raise

    return spread


def _first(waiting: deque[Future[Found]]) -> Iterator[Found]:
    """Yield the result of the first task; remove the task when its result is there."""
    found = waiting[0].result()
    waiting.popleft()
    yield found


def play_into(
    folder: Path,
    rules: Rules,
    players: int,
    seed: int,
    games: int,
    spread: Spread[Any],
    net: Net | None = None,
) -> Iterator[int]:
    """Play until there are this many *games* in a *folder*, rounded up to whole parts; yield the count after each part.

    A *net*, if given, replaces the game's own evaluation. Existing parts are not played again. Raises `BadLabels` if
    the folder has something else, and `OSError`.
    """
    _begin(folder, Source.of(rules, players, seed, net))
    label_games_of(rules)  # bind once, not in each thread
    work = PlayPart(Game(rules, {"players": players}), variants(rules, players, seed, VARIANTS), seed, net)
    missing = [part for part in range(-(-games // PART)) if not _file(folder, part).exists()]
    done = games_in(folder)
    yield done
    for part, labels in spread(work, missing):
        with atomic_write(_file(folder, part)) as unfinished, unfinished.open("wb") as file:
            np.savez_compressed(file, **labels._asdict())
        done += PART
        yield done


def games_in(folder: Path) -> int:
    """The number of games in a folder."""
    return PART * len(list(folder.glob("[0-9]*.npz")))


def read_labels(folder: Path, rules: Rules, players: int, games: int) -> Labels:
    """Read the labels of the first *games* in a *folder*, rounded up to whole parts.

    Raises `BadLabels` if they belong to another game or there are too few, and `OSError`.
    """
    there = _read(folder)
    wanted = Source.of(rules, players, 0).stored()
    for field in ("game", "players", "rules_version", "table"):
        if there.get(field) != wanted[field]:
            raise _other(folder, field, there.get(field), wanted[field])
    if games_in(folder) < games:
        raise BadLabels(
            message("engine-labels-few", folder=str(folder), there=str(games_in(folder)), asked=str(games))
        )
    labels = Labels.joined([_read_part(_file(folder, part)) for part in range(-(-games // PART))])
    # a file does not record that the cells of tables are aligned, as compiled rules require
    return labels._replace(tables=labels.tables.view(rules.table.dtype))


def _read_part(file: Path) -> Labels:
    with np.load(file, allow_pickle=False) as arrays:
        return Labels(**{name: arrays[name] for name in Labels._fields})


def _file(folder: Path, part: int) -> Path:
    return folder / f"{part:05}.npz"


def _begin(folder: Path, source: Source) -> None:
    """Create the folder, or check that it has the same source."""
    asked = source.stored()
    if (folder / _ABOUT).exists():
        there = _read(folder)
        for field, value in asked.items():
            if there.get(field) != value:
                raise _other(folder, field, there.get(field), value)
    elif folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise _foreign(folder)
    folder.mkdir(parents=True, exist_ok=True)
    remove_unfinished(folder)
    remove_damaged(folder.glob("[0-9]*.npz"), is_zipfile)
    with atomic_write(folder / _ABOUT) as unfinished:
        about = {"format": FORMAT, "version": VERSION, **asked}
        unfinished.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


def _read(folder: Path) -> dict[str, Any]:
    """Parse the description of a folder's labels."""
    try:
        found = json.loads((folder / _ABOUT).read_bytes())
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise _foreign(folder) from None
    if not isinstance(found, dict) or (found.get("format"), found.get("version")) != (FORMAT, VERSION):
        raise _foreign(folder)
    return found


def _foreign(folder: Path) -> BadLabels:
    return BadLabels(message("engine-labels-foreign", folder=str(folder), file=_ABOUT))


def _other(folder: Path, field: str, there: object, asked: object) -> BadLabels:
    shown, meant = json.dumps(there), json.dumps(asked)
    return BadLabels(
        message("engine-labels-other", folder=str(folder), field=field, there=shown, asked=meant)
    )
