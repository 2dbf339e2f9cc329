"""What reviews say of The Duel besides points (`benben.review.details`): meeples in hand, and kinds of errors."""

from collections.abc import Iterator

from benben.engine.notation import Move
from benben.games.imhotep_duel.rules import meeples_in_hand
from benben.games.imhotep_duel.table import DuelTable

_KINDS = {
    ("place", "place"): "wrong_space",
    ("place", "unload"): "unloaded_too_early",
    ("unload", "place"): "unloaded_too_late",
    ("unload", "unload"): "wrong_boat",
    ("unload", "done"): "boat_left",
    ("done", "unload"): "unloaded_too_early",
    ("take", "take"): "wrong_token",
    ("swap", "swap"): "wrong_token",
    ("play", "play"): "wrong_action",
}
"""By the verbs of the best move and of the one that was played."""


def holdings(table: DuelTable, seat: int) -> Iterator[tuple[str, int, int]]:
    """The meeples in hand."""
    yield "meeples", 0, int(meeples_in_hand(table, seat))


def kind_of_error(_table: DuelTable, best: Move, played: Move) -> str:
    """The kind of an error."""
    kind = _KINDS.get((best.verb, played.verb), "")
    if kind or "play" not in {best.verb, played.verb}:
        return kind
    return "action_kept" if best.verb == "play" else "action_wasted"
