"""The common parts of all games' views; the rest of a view belongs to its game."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Any, get_args

from typing_extensions import TypedDict

from benben.engine.outcome import ReceiptEntry, ReceiptLine
from benben.engine.table import OVER


class SeatView(TypedDict):
    """The fields that every game gives for a seat. `points` is None while it is hidden."""

    seat: int
    points: int | None


class ViewHeader(TypedDict):
    """The first fields of every view. `viewer` is its seat (None: a spectator), `actor` the seat that must decide."""

    viewer: int | None
    players: int
    over: bool
    actor: int | None
    receipt: list[ReceiptEntry]


class GameView(ViewHeader):
    """The view of any game, without the fields of a particular game."""

    game: str
    seats: list[SeatView]


def view_header(table: Any, viewer: int | None, receipt: Iterable[ReceiptLine]) -> ViewHeader:
    """The part of a view that all games share; *receipt* is as much of it as *viewer* may see."""
    actor = int(table.actor)
    return {
        "viewer": viewer,
        "players": int(table.seats),
        "over": actor == OVER,
        "actor": actor if actor >= 0 else None,
        "receipt": [line.entry for line in receipt],
    }


def names_of(kinds: type[IntEnum], names: Any) -> tuple[Any, ...]:
    """The names that views use for the *kinds*, which count from 0: their names in small letters.

    *names* is the `Literal` of these names, for the type checker and the page. It has them in the same order; others
    may follow. Raises `ValueError` if it does not.
    """
    found = tuple(kind.name.lower() for kind in kinds)
    if get_args(names)[: len(found)] != found or list(kinds) != list(range(len(found))):
        raise ValueError(f"{kinds.__name__} is called {', '.join(found)}, which is not how {names} begins")
    return found
