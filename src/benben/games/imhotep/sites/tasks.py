"""Tasks on the agenda that are about a seat."""

from benben.engine.rule import small_rule
from benben.games.imhotep.table import SEAT_SHIFT


@small_rule
def task_for(step: int, seat: int) -> int:
    """The task on the agenda for a *step* of *seat*."""
    return step | (seat << SEAT_SHIFT)
