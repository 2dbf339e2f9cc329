"""The decision at a table of Imhotep, and the reason of a victory, as messages of the catalogue."""

from benben.engine.message import Message, message
from benben.engine.table import CHANCE, OVER
from benben.games.imhotep.legal import is_stuck
from benben.games.imhotep.names import card_name
from benben.games.imhotep.scoring import score, winners_of
from benben.games.imhotep.table import ImhotepTable, Step

_BY_CARD = (Step.PLACE, Step.PLACE_TO_SAIL, Step.SAIL, Step.SAIL_ON)
"""Steps of a blue card that is being played."""


def prompt(table: ImhotepTable) -> Message:
    """The decision that must be made now, and why. I16.3: it says nothing about the cards of the pair."""
    seat = int(table.actor)
    if seat == OVER:
        return message("imhotep-prompt-over")
    step = Step(int(table.step))
    name = f"imhotep-prompt-{step.name.lower()}"
    if seat == CHANCE:
        return message(name)
    if step == Step.TURN:
        return message("imhotep-prompt-stuck" if is_stuck(table) else name, seat=seat)
    if step in _BY_CARD:
        return message(name, seat=seat, card=card_name(table.playing))
    return message(name, seat=seat)


def reason(table: ImhotepTable) -> str:
    """Whether the points or the stones on the sled decided, or nothing did."""
    best = max(int(score(table, seat)) for seat in range(table.seats))
    tied = sum(score(table, seat) == best for seat in range(table.seats)) > 1
    if not tied:
        return "imhotep-reason-points"
    return f"imhotep-reason-{'stones' if len(winners_of(table)) == 1 else 'shared'}"
