"""The value of the tiles on the auction track for the seat that wins them."""

from benben.engine.question import Question
from benben.engine.rule import rule
from benben.engine.table import Block
from benben.games.ra.components import EPOCHS
from benben.games.ra.disasters import has_disaster, lose_without_choice, suffer
from benben.games.ra.rules import take_track
from benben.games.ra.scoring import count_every_epoch, count_last_epoch, epoch_points
from benben.games.ra.table import RaTable

_LOT = Question("benben.games.ra", "lot")


def lots(table: RaTable) -> list[int | None]:
    """By seat, how many points more the tiles would bring it if it took them and the epoch ended.

    Suns count as they lie. None where the seat would have to choose what a disaster takes.
    """
    return [next(iter(_LOT(table, seat)), None) for seat in range(table.seats)]


@rule
def lot(table: RaTable, seat: int, _second: int, answers: Block) -> int:
    """Write what the tiles would bring a *seat*; nothing where it would have to choose what a disaster takes."""
    if has_disaster(table, seat):
        return 0
    for other in range(int(table.seats)):
        count_epoch(table, other)
    now = epoch_points(table, int(table.epoch), seat)
    table.taker = seat
    table.civilizations_to_lose = table.monuments_to_lose = 0
    take_track(table, seat)
    suffer(table)
    if lose_without_choice(table):
        return 0
    count_epoch(table, seat)
    answers[0] = epoch_points(table, int(table.epoch), seat) - now
    return 1


@rule
def count_epoch(table: RaTable, seat: int) -> None:
    """Write on the score sheet what a seat has, as if the epoch ended now."""
    count_every_epoch(table, seat)
    if table.epoch == EPOCHS - 1:
        count_last_epoch(table, seat)
