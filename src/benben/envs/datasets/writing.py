"""Write parts of a dataset while games are played."""

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from benben.engine.atomic_files import atomic_write
from benben.engine.game import Game
from benben.envs.datasets.folder import file_of
from benben.envs.datasets.positions import GamePositions, from_each_seat, returns_of
from benben.envs.datasets.schema import SPLITS, games_schema, positions_schema, split_of

_ROWS = 8192
"""Positions that are kept in memory until they are written together."""


class Played(NamedTuple):
    """A game for a dataset."""

    number: int
    record_id: str
    record: str
    seats: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    positions: GamePositions


def write_part(folder: Path, part: int, game: Game, played: Iterable[Played]) -> None:
    """Write the two files of a part, the games last. Memory holds only a limited number of positions."""
    games: list[dict[str, Any]] = []
    with (
        atomic_write(file_of(folder, "positions", part)) as file,
        _Rows(file, positions_schema(game)) as rows,
    ):
        for each in played:
            rows.add(each)
            known = {
                name: getattr(each, name) for name in ("record_id", "record", "seats", "winners", "scores")
            }
            more = {"decisions": len(each.positions.ply), "split": split_of(each.record_id)}
            games.append({**known, "game": each.number, **more})
    with atomic_write(file_of(folder, "games", part)) as file:
        pq.write_table(pa.Table.from_pylist(games, games_schema(game)), file, compression="zstd")


class _Rows:
    """Collects positions and writes them in batches."""

    def __init__(self, file: Path, schema: pa.Schema) -> None:
        self._schema = schema
        self._writer = pq.ParquetWriter(file, schema, compression="zstd")
        self._waiting: list[pa.RecordBatch] = []
        self._count = 0

    def add(self, played: Played) -> None:
        self._waiting.append(_batch(self._schema, played))
        self._count += len(played.positions.ply)
        if self._count >= _ROWS:
            self._write()

    def _write(self) -> None:
        if self._waiting:
            table = pa.Table.from_batches(self._waiting).unify_dictionaries()
            self._writer.write_table(table, row_group_size=max(1, self._count))
        self._waiting, self._count = [], 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self._write()
        self._writer.close()


def _batch(schema: pa.Schema, played: Played) -> pa.RecordBatch:
    """The positions of one game as columns."""
    rows = played.positions
    count, players = len(rows.ply), len(played.scores)
    ids = pa.DictionaryArray.from_arrays(np.zeros(count, np.int32), pa.array([played.record_id]))
    split = np.full(count, SPLITS.index(split_of(played.record_id)), np.int8)
    columns: dict[str, Any] = {
        "record_id": ids,
        **rows._asdict(),
        "split": pa.DictionaryArray.from_arrays(split, pa.array(SPLITS)),
        "returns": from_each_seat(returns_of(played.winners, players), rows.seat),
        "points": from_each_seat(played.scores, rows.seat),
    }
    return pa.record_batch([_column(columns[field.name], field.type) for field in schema], schema=schema)


def _column(values: Any, kind: pa.DataType) -> Any:
    """A NumPy array as a column; not copied if it already has the column's type."""
    if not isinstance(values, np.ndarray):
        return values
    if not pa.types.is_fixed_size_list(kind):
        return pa.array(values, kind)
    flat = np.ascontiguousarray(values).ravel()
    return pa.FixedSizeListArray.from_arrays(pa.array(flat, kind.value_type), type=kind)
