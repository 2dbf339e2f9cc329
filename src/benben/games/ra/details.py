"""What reviews say of Ra besides points (`benben.review.details`): suns and Gods in hand, and kinds of errors."""

from collections.abc import Iterator

from benben.engine.notation import Move
from benben.games.ra.components import DISASTERS, Tile
from benben.games.ra.moves import Bid
from benben.games.ra.suns import list_suns
from benben.games.ra.table import RaTable

_KINDS = {
    ("draw", "invoke"): "called_too_early",
    ("invoke", "draw"): "called_too_late",
    ("bid", "pass"): "lot_let_go",
    ("pass", "bid"): "bid_too_much",
    ("take", "draw"): "god_kept",
    ("take", "invoke"): "god_kept",
    ("draw", "take"): "god_wasted",
    ("invoke", "take"): "god_wasted",
    ("done", "take"): "god_wasted",
    ("take", "take"): "wrong_tile",
    ("discard", "discard"): "wrong_loss",
}
"""By the verbs of the best move and of the one that was played."""


def holdings(table: RaTable, seat: int) -> Iterator[tuple[str, int, int]]:
    """Each sun, face up or down, and the Gods."""
    for sun in list_suns(int(table.suns_up[seat]) | int(table.suns_down[seat])):
        yield "sun", sun, 1
    yield "god", 0, int(table.tiles[seat, Tile.GOD])


def kind_of_error(table: RaTable, best: Move, played: Move) -> str:
    """The kind of an error."""
    if isinstance(best, Bid) and isinstance(played, Bid):
        return "sun_too_high" if played.sun > best.sun else "sun_too_low"
    kind = _KINDS.get((best.verb, played.verb), "")
    return "took_disaster" if kind == "bid_too_much" and _has_disaster(table) else kind


def _has_disaster(table: RaTable) -> bool:
    return any(DISASTERS[0] <= int(tile) < DISASTERS[1] for tile in table.track)
