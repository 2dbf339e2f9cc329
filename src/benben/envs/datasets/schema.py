"""The columns of a dataset's two tables: a row of *positions* is a decision, a row of *games* a game."""

from typing import Any

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
}


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
        "returns": pa.list_(pa.float32(), game.players),
        "points": pa.list_(pa.int32(), game.players),
    }
    return _schema(kinds, POSITIONS)


def games_schema() -> pa.Schema:
    """The columns of the games."""
    kinds: dict[str, Any] = {
        "record_id": pa.string(),
        "game": pa.int64(),
        "record": pa.string(),
        "seats": pa.list_(pa.string()),
        "winners": pa.list_(pa.int8()),
        "scores": pa.list_(pa.int32()),
        "decisions": pa.int32(),
    }
    return _schema(kinds, GAMES)


def _schema(kinds: dict[str, Any], meanings: dict[str, str]) -> pa.Schema:
    return pa.schema(
        pa.field(name, kind, nullable=False, metadata={"meaning": meanings[name]})
        for name, kind in kinds.items()
    )
