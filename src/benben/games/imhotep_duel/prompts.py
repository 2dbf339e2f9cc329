"""The decision at a table of The Duel, and the reason of a victory, as messages of the catalogue."""

from benben.engine.message import Message, message
from benben.engine.table import CHANCE, OVER
from benben.games.imhotep_duel.components import BLACK, WHITE
from benben.games.imhotep_duel.legal import is_stuck
from benben.games.imhotep_duel.names import token_name
from benben.games.imhotep_duel.scoring import score
from benben.games.imhotep_duel.table import DuelTable, Step

_STEPS: dict[int, str] = {
    Step.PLACE: "place",
    Step.PLACE_TO_UNLOAD: "place_to_unload",
    Step.MAY_PLACE: "may_place",
    Step.UNLOAD: "unload",
    Step.MAY_UNLOAD: "may_unload",
    Step.TAKE: "take",
    Step.SWAP: "swap",
}
"""The steps of action tokens, as prompts call them."""


def prompt(table: DuelTable) -> Message:
    """The decision that must be made now, and why."""
    seat = int(table.actor)
    if seat == OVER:
        return message("imhotep_duel-prompt-over")
    if seat == CHANCE:
        return message("imhotep_duel-prompt-chance")
    if table.step == Step.TURN:
        return message(f"imhotep_duel-prompt-{'stuck' if is_stuck(table) else 'turn'}", seat=seat)
    action = token_name(table.playing)
    return message(f"imhotep_duel-prompt-{_STEPS[int(table.step)]}", seat=seat, action=action)


def reason(table: DuelTable) -> str:
    """Whether the points or the order of play decided."""
    tied = score(table, WHITE) == score(table, BLACK)
    return f"imhotep_duel-reason-{'second_player' if tied else 'points'}"
