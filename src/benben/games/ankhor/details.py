"""What reviews say of Ankh'or besides points (`benben.review.details`): tokens in hand, and kinds of errors."""

from collections.abc import Iterator

from benben.engine.notation import Move
from benben.games.ankhor.names import TOKEN_IDS
from benben.games.ankhor.table import AnkhorTable

_ANKH = frozenset({"draw", "slide", "move"})
"""Extra actions, each for an ankh."""
_KINDS = {
    ("buy", "buy"): "wrong_tile",
    ("buy", "take"): "bought_too_late",
    ("take", "buy"): "bought_too_early",
    ("take", "take"): "wrong_token",
    ("place", "place"): "wrong_place",
    ("place", "stack"): "wrong_place",
    ("stack", "place"): "wrong_place",
    ("stack", "stack"): "wrong_place",
    ("lift", "lift"): "wrong_place",
    ("draw", "draw"): "wrong_pile",
    ("return", "return"): "wrong_token",
    ("store", "store"): "wrong_token",
    ("save", "save"): "wrong_token",
}
"""By the verbs of the best move and of the one that was played."""


def holdings(table: AnkhorTable, seat: int) -> Iterator[tuple[str, int, int]]:
    """The tokens of each kind."""
    for token, name in enumerate(TOKEN_IDS):
        yield name, 0, int(table.tokens[seat, token])


def kind_of_error(_table: AnkhorTable, best: Move, played: Move) -> str:
    """The kind of an error."""
    kind = _KINDS.get((best.verb, played.verb), "")
    if kind or not _ANKH & {best.verb, played.verb}:
        return kind
    return "ankh_kept" if best.verb in _ANKH else "ankh_wasted"
