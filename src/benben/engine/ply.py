"""One step of a match."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Ply:
    """One step of a match: a seat's move, or with `actor` = `CHANCE` an outcome of chance."""

    actor: int
    move: int
    text: str


History: TypeAlias = Sequence[tuple[int, int]]
"""The plies of a match without words: the actor of each, and the move or outcome."""
