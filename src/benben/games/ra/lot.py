"""What the tiles on the auction track would be worth to whoever won them."""

from typing import cast

from benben.engine.table import copy_of
from benben.games.ra.components import EPOCHS
from benben.games.ra.disasters import has_disaster, lose_without_choice, suffer
from benben.games.ra.rules import take_track
from benben.games.ra.scoring import count_every_epoch, count_last_epoch, epoch_points
from benben.games.ra.table import RaTable


def lots(table: RaTable) -> list[int | None]:
    """By seat, how many points more the tiles would bring it if it took them and the epoch ended.

    Suns count as they lie. None where the seat would have to choose what a disaster takes.
    """
    now = _copy(table)
    for seat in range(table.seats):
        _count(now, seat)
    return [_lot(now, seat) for seat in range(table.seats)]


def _lot(now: RaTable, seat: int) -> int | None:
    """The same for a *seat*, where what everybody has *now* stands on the score sheet."""
    then = _copy(now)
    then.taker = seat
    then.civilizations_to_lose = then.monuments_to_lose = 0
    take_track(then, seat)
    suffer(then)
    if has_disaster(now, seat) or lose_without_choice(then):
        return None
    _count(then, seat)
    return int(epoch_points(then, then.epoch, seat) - epoch_points(now, now.epoch, seat))


def _count(table: RaTable, seat: int) -> None:
    count_every_epoch(table, seat)
    if table.epoch == EPOCHS - 1:
        count_last_epoch(table, seat)


def _copy(table: RaTable) -> RaTable:
    return cast(RaTable, copy_of(table)[0])
