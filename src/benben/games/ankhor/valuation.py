"""How much each legal move appeals: the judgement behind the `greedy` player. None of it is a rule."""

from typing import Any

from benben.engine.rule import rule
from benben.games.ankhor.table import AnkhorTable

NOTES = 64


@rule
def prefer(table: AnkhorTable, moves: Any, count: int, appeal: Any, notes: Any) -> None:  # noqa: ARG001
    """Nothing yet."""
    for option in range(count):
        appeal[option] = 0.0
