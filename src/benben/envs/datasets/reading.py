"""Read a written dataset as arrays."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.dataset as pd

import benben
from benben.engine.game import Match
from benben.envs.datasets.folder import Made, file_of, read_made
from benben.envs.datasets.schema import Split, games_schema, positions_schema
from benben.envs.specs import spec


class Batch(NamedTuple):
    """Positions as arrays, one per row; columns that were not requested are None.

    Attributes:
        record_id: the record of the position's game, objects of `str`, shape (rows,).
        ply: the number of plies before the position, int32, shape (rows,).
        seat: the deciding seat, int8, shape (rows,).
        observation: what that seat may know, uint8, shape (rows, size).
        mask: 1 for each legal action, uint8, shape (rows, actions).
        action: the chosen action, int16, shape (rows,).
        policy: the probability of each action, float32, shape (rows, actions).
        value: the returns that the player expected, or NaN where it did not search, float32, shape (rows, seats).
        split: `train`, `validation` or `test`, objects of `str`, shape (rows,).
        returns: each seat's return from the game, starting with the deciding seat, float32, shape (rows, seats).
        points: each seat's final points in the same order, int32, shape (rows, seats).
    """

    record_id: npt.NDArray[Any]
    ply: npt.NDArray[np.int32]
    seat: npt.NDArray[np.int8]
    observation: npt.NDArray[np.uint8]
    mask: npt.NDArray[np.uint8]
    action: npt.NDArray[np.int16]
    policy: npt.NDArray[np.float32]
    value: npt.NDArray[np.float32]
    split: npt.NDArray[Any]
    returns: npt.NDArray[np.float32]
    points: npt.NDArray[np.int32]


class Dataset:
    """The finished part of the dataset in a *folder*.

    Raises `BadDataset` if there is no dataset, or one with other rules or observations than are installed.

    Attributes:
        made: its description.
        game: its game.
        spec: the layout of its observations.
        positions: the positions as a `pyarrow.dataset.Dataset`, for other queries.
        games: the games, in the same form.
    """

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self.made: Made = read_made(self.folder)
        self.game = self.made.load()
        self.spec = spec(self.game)
        whole = [part for part in range(self.made.parts) if file_of(self.folder, "games", part).exists()]
        self.positions = self._table("positions", whole, positions_schema(self.game))
        self.games = self._table("games", whole, games_schema(self.game))
        self.is_whole = len(whole) == self.made.parts

    def _table(self, name: str, parts: Sequence[int], schema: pa.Schema) -> Any:
        files = [str(file_of(self.folder, name, part)) for part in parts]
        return pd.dataset(files, schema=schema, format="parquet")

    def __len__(self) -> int:
        """The number of positions."""
        return int(self.positions.count_rows())

    def batches(
        self, size: int = 4096, columns: Sequence[str] = Batch._fields, split: Split | None = None
    ) -> Iterator[Batch]:
        """All positions in the order of the games, *size* rows at a time (the last batch may have fewer).

        Only those of a *split* if it is given. Reading only some *columns* is faster. Raises ValueError for an unknown
        column.
        """
        unknown = set(columns) - set(Batch._fields)
        if unknown or size < 1:
            raise ValueError(f"columns are {', '.join(Batch._fields)}, and a batch has at least one row")
        chosen = None if split is None else pc.field("split") == split
        ordered = self.positions.to_batches(
            columns=list(columns), batch_size=size, use_threads=False, filter=chosen
        )
        waiting: list[pa.RecordBatch] = []
        for found in ordered:
            waiting.append(found)
            count = sum(len(each) for each in waiting)
            while count >= size:
                table = pa.Table.from_batches(waiting)
                yield _arrays(table.slice(0, size))
                waiting, count = table.slice(size).to_batches(), count - size
        if any(len(each) for each in waiting):
            yield _arrays(pa.Table.from_batches(waiting))

    def match(self, record_id: str) -> Match:
        """The whole game of a position: `.at(ply)` is the position itself. Raises KeyError for an unknown one."""
        found = self.games.to_table(columns=["record"], filter=pc.field("record_id") == record_id)
        if not len(found):
            raise KeyError(record_id)
        return benben.read_record(json.loads(found["record"][0].as_py()))


def _arrays(table: pa.Table) -> Batch:
    found = {name: _array(table[name].combine_chunks()) for name in table.column_names}
    return Batch(*(found.get(name) for name in Batch._fields))  # type: ignore[arg-type]


def _array(column: Any) -> npt.NDArray[Any]:
    kind = column.type
    if pa.types.is_fixed_size_list(kind):
        flat: npt.NDArray[Any] = column.flatten().to_numpy(zero_copy_only=False)
        return flat.reshape(len(column), kind.list_size)
    found: npt.NDArray[Any] = column.to_numpy(zero_copy_only=False)
    return found
