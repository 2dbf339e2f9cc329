"""`benben simulate --table`: a dataset of the games, written part by part on all cores."""

import importlib.util
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from benben.arena.playing import NO_THOUGHT, Result, load_ready, manners_of, play, play_with_opinions
from benben.arena.processes import in_order
from benben.cli.simulation import Simulation, line_of, seats_of
from benben.cli.terminal import Refused
from benben.engine.game import Game
from benben.players.player import Opinion
from benben.players.specs import make

if TYPE_CHECKING:
    from benben.envs.datasets import Made
    from benben.envs.datasets.writing import Played

_PROBES = 8
"""The games that show how many positions a game has."""


@dataclass(frozen=True)
class DatasetTable:
    """A dataset that is being written."""

    folder: Path
    made: "Made"
    done: int
    """The number of games that it had already."""


def begin_table(folder: str, game: Game, simulation: Simulation, games: int) -> DatasetTable:
    """Create the folder of a dataset, or continue an unfinished one.

    Raises `Refused` without PyArrow, `BadDataset` if the folder has something else, and `OSError`.
    """
    require_pyarrow()
    from benben.envs.datasets import Made
    from benben.envs.datasets.folder import begin, file_of

    path = Path(folder)
    made = Made.of(game, simulation.specs, simulation.seed, games, rotate=simulation.rotate)
    begin(path, made)
    whole = [part for part in range(made.parts) if file_of(path, "games", part).exists()]
    return DatasetTable(path, made, sum(len(made.games_of(part)) for part in whole))


def load_table(simulation: Simulation) -> None:
    """Compile everything that `play_table` needs."""
    from benben.envs.datasets.positions import positions_of

    positions_of(load_ready(simulation).new_match(seed=0))


def play_table(simulation: Simulation, table: DatasetTable, workers: int) -> Iterator[tuple[Result, str]]:
    """Play and write the missing games; yield the results and lines of all games, in order (see `play_lines`)."""
    for played in in_order(partial(_play_part, simulation, table), range(table.made.parts), workers):
        yield from played
    from benben.envs.datasets.card import write_card

    write_card(table.folder, table.made)


def games_for(simulation: Simulation, positions: int) -> int:
    """The number of games with about this many *positions*: its first games show how long they are."""
    load_ready(simulation)
    decisions = sum(play(simulation, index)[1].decisions for index in range(_PROBES))
    return max(1, round(positions * _PROBES / max(1, decisions)))


def games_there(folder: str, game: Game, simulation: Simulation) -> int | None:
    """The number of games of the dataset that a *folder* has by the same request; None if there is none.

    Raises `BadDataset` for a damaged description.
    """
    from benben.envs.datasets import Made
    from benben.envs.datasets.folder import read_made

    if not (Path(folder) / "dataset.json").exists():
        return None
    there = read_made(Path(folder))
    same = Made.of(game, simulation.specs, simulation.seed, there.games, rotate=simulation.rotate)
    return there.games if same == there else None


def require_pyarrow() -> None:
    """Raise `Refused` without PyArrow."""
    if importlib.util.find_spec("pyarrow") is None:
        raise Refused("cli-refused-pyarrow", command="pip install 'benben[datasets]'")


def _play_part(simulation: Simulation, table: DatasetTable, part: int) -> list[tuple[Result, str]]:
    """Play the games of a part and write them. A finished part is replayed only if its lines are requested."""
    from benben.envs.datasets.folder import file_of
    from benben.envs.datasets.writing import write_part

    file = file_of(table.folder, "games", part)
    numbers = table.made.games_of(part)
    if file.exists() and not simulation.lines:
        return [(result, "") for result in _results(file)]
    shown: list[tuple[Result, str]] = []
    games = _played(simulation, numbers, shown)
    if file.exists():
        for _ in games:
            pass
    else:
        write_part(table.folder, part, load_ready(simulation), games)
    return shown


def _played(simulation: Simulation, numbers: range, shown: list[tuple[Result, str]]) -> "Iterator[Played]":
    """Play these games one after the other; append results and lines to *shown*."""
    from benben.envs.datasets.positions import positions_of
    from benben.envs.datasets.writing import Played

    game = load_ready(simulation)
    for number in numbers:
        opinions: list[Opinion] = []
        match, result = play_with_opinions(simulation, number, opinions)
        seats = [simulation.specs[entrant] for entrant in simulation.entrants(number)]
        manners = None if opinions else manners_of([make(spec, game) for spec in seats])
        blurs = None if manners is None else [manner.error for manner in manners]
        record = match.record(seats_of(simulation, number))
        shown.append((result, line_of(match, record) if simulation.lines else ""))
        yield Played(
            number, record["digest"], json.dumps(record, ensure_ascii=False, separators=(",", ":")),
            tuple(seats), result.winners, result.scores, positions_of(match, opinions, blurs),
        )  # fmt: skip


def _results(file: Path) -> list[Result]:
    """The results of the games in a finished part."""
    import pyarrow.parquet as pq

    columns = ["game", "winners", "scores", "decisions"]
    return [
        Result(
            row["game"], tuple(row["winners"]), tuple(row["scores"]), row["decisions"],
            (NO_THOUGHT,) * len(row["scores"]),
        )
        for row in pq.read_table(file, columns=columns).to_pylist()
    ]  # fmt: skip
