"""What reviews say of Imhotep besides points (`benben.review.details`): stones in hand, and kinds of errors."""

from collections.abc import Iterator

from benben.engine.notation import Move
from benben.games.imhotep.components import Site
from benben.games.imhotep.moves import Sail
from benben.games.imhotep.table import ImhotepTable

_KINDS = {
    ("place", "place"): "wrong_space",
    ("place", "sail"): "sailed_too_early",
    ("sail", "place"): "ship_left_open",
    ("get stones", "place"): "too_few_stones",
    ("get stones", "sail"): "too_few_stones",
    ("place", "get stones"): "stones_too_early",
    ("sail", "get stones"): "ship_left_open",
    ("play", "play"): "wrong_card",
    ("take", "take"): "wrong_card",
    ("take", "take pair"): "wrong_card",
    ("take pair", "take"): "wrong_card",
    ("keep", "keep"): "wrong_card",
    ("unload", "unload"): "wrong_order",
    ("build", "build"): "wrong_pyramid",
}
"""By the verbs of the best move and of the one that was played."""


def holdings(table: ImhotepTable, seat: int) -> Iterator[tuple[str, int, int]]:
    """The stones on the supply sled."""
    yield "stones", 0, int(table.sled[seat])


def kind_of_error(_table: ImhotepTable, best: Move, played: Move) -> str:
    """The kind of an error."""
    if isinstance(best, Sail) and isinstance(played, Sail):
        if best.ship != played.ship:
            return "wrong_ship"
        return "market_skipped" if best.site == Site.MARKET else "wrong_site"
    kind = _KINDS.get((best.verb, played.verb), "")
    if kind or "play" not in {best.verb, played.verb}:
        return kind
    return "card_kept" if best.verb == "play" else "card_wasted"
