"""The columns of a dataset's two tables: a row of *positions* is a decision, a row of *games* a game.

The metadata of each file's schema has the game and the layout of its observations, so that a file explains itself:
`json.loads(pyarrow.parquet.read_schema(FILE).metadata[b"benben"])`.
"""

import json
from dataclasses import asdict
from typing import Any, Literal, TypeAlias, get_args

import pyarrow as pa

from benben.engine.game import Game
from benben.envs.specs import action_count, spec

POSITIONS = {
    "record_id": "the record of the game: its digest, which is a row of the games as well",
    "ply": "how many plies (moves and outcomes of chance) came before: `Match.at(ply)` is the position",
    "seat": "who decides, from 0",
    "observation": "what that seat may know: `benben.envs.spec(game)` tells what the numbers mean",
    "mask": "1 where an action is legal",
    "action": "the action that was chosen",
    "policy": "how likely each action was: a search's parts of the visits; for random and greedy without a blur "
    "each best move alike; for all others 1 for the action that was chosen",
    "value": "the returns that the player expected, of the same seats as returns; not a number where it did not "
    "search: a single legal move, and players without a search",
    "split": "train, validation or test, alike for all positions of a game: by the game's digest",
    "returns": "what the game brought to each seat, from the one that decides on in turn order: 1 for the winner and "
    "-1 / (N - 1) for each other of N seats, a shared victory in parts, in all 0",
    "points": "the points at the end, of the same seats",
}
GAMES = {
    "record_id": "the digest of the record",
    "game": "the number of the game in its series, from 0",
    "record": "the record as JSON (docs/records.md)",
    "seats": "the spec of the player on each seat",
    "winners": "the seats that won",
    "scores": "the points of each seat",
    "decisions": "how many positions the game has",
    "split": "as in the positions",
}
METADATA = b"benben"
"""The key of a schema's metadata."""
Split: TypeAlias = Literal["train", "validation", "test"]
SPLITS: tuple[Split, ...] = get_args(Split)
_TENTHS = (8, 9, 10)
"""The tenth of the games at which each split ends."""


def split_of(record_id: str) -> Split:
    """The split of a game: eight, one and one of ten, by the first digits of its digest.

    So it does not depend on the size of a dataset, and games of several datasets that are joined stay apart.
    """
    tenth = int(record_id[:8], 16) % _TENTHS[-1]
    return next(split for split, end in zip(SPLITS, _TENTHS, strict=True) if tenth < end)


def positions_schema(game: Game) -> pa.Schema:
    """The columns of the positions of *game*. Raises `NoObservation`."""
    actions = action_count(game)
    kinds: dict[str, Any] = {
        "record_id": pa.dictionary(pa.int32(), pa.string()),
        "ply": pa.int32(),
        "seat": pa.int8(),
        "observation": pa.list_(pa.uint8(), spec(game).size),
        "mask": pa.list_(pa.uint8(), actions),
        "action": pa.int16(),
        "policy": pa.list_(pa.float32(), actions),
        "value": pa.list_(pa.float32(), game.players),
        "split": pa.dictionary(pa.int8(), pa.string()),
        "returns": pa.list_(pa.float32(), game.players),
        "points": pa.list_(pa.int32(), game.players),
    }
    return _schema(kinds, POSITIONS, game)


def games_schema(game: Game) -> pa.Schema:
    """The columns of the games of *game*. Raises `NoObservation`."""
    kinds: dict[str, Any] = {
        "record_id": pa.string(),
        "game": pa.int64(),
        "record": pa.string(),
        "seats": pa.list_(pa.string()),
        "winners": pa.list_(pa.int8()),
        "scores": pa.list_(pa.int32()),
        "decisions": pa.int32(),
        "split": pa.string(),
    }
    return _schema(kinds, GAMES, game)


def _schema(kinds: dict[str, Any], meanings: dict[str, str], game: Game) -> pa.Schema:
    fields = (
        pa.field(name, kind, nullable=False, metadata={"meaning": meanings[name]})
        for name, kind in kinds.items()
    )
    return pa.schema(fields, {METADATA: json.dumps(metadata_of(game), ensure_ascii=False)})


def metadata_of(game: Game) -> dict[str, Any]:
    """The game of the rows, and the layout of its observations: parts of the table, then of each seat in turn order."""
    layout = spec(game)
    return {
        "game": game.name,
        "rules": game.rules_version,
        "options": dict(game.options),
        "actions": action_count(game),
        "observation": {
            "digest": layout.digest,
            "size": layout.size,
            "seats": game.players,
            "parts": [asdict(part) for part in layout.parts.values()],
        },
    }
