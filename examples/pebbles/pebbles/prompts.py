"""What must be decided at a table of Pebbles, and why somebody won."""

from benben.engine.message import Message, message
from benben.engine.table import OVER
from pebbles.scoring import score
from pebbles.table import PebblesTable, Step


def prompt(table: PebblesTable) -> Message:
    """What must be decided now."""
    if table.actor < 0:
        return message("pebbles-prompt-over" if table.actor == OVER else "pebbles-prompt-chance")
    return message(f"pebbles-prompt-{Step(table.step).name.lower()}", seat=int(table.actor))


def reason(table: PebblesTable) -> str:
    """P6. Whether one seat has most points."""
    scores = [score(table, seat) for seat in range(table.seats)]
    return "pebbles-reason-shared" if scores.count(max(scores)) > 1 else "pebbles-reason-points"
