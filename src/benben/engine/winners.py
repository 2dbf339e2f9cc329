"""The winners, for games in which the highest rank wins and equal ranks share the victory."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from benben.engine.rule import bind, wide

if TYPE_CHECKING:
    rank: Callable[..., int]
    most_seats: int


def shares_template(table: Any, won: Any) -> None:
    """Write each seat's share of the victory; `rank(table, seat)` and `most_seats` are free, `shares_by` binds them."""
    for seat in range(most_seats):
        won[seat] = 0.0
    best = winners = 0
    for seat in range(wide(table.seats)):
        value = rank(table, seat)
        won[seat] = value
        if seat == 0 or value > best:
            best, winners = value, 1
        elif value == best:
            winners += 1
    for seat in range(wide(table.seats)):
        won[seat] = 1.0 / winners if won[seat] == best else 0.0


def shares_by(game: str, most_seats: int, rank: Callable[..., int]) -> Callable[..., None]:
    """The rule `shares` of a *game* for a number of seats, which are compared by a rule `rank(table, seat)`."""
    return bind(shares_template, game, rank=rank, most_seats=most_seats)
