"""The places of tiles in the draw piles: tables with one secret find the same tile at the same depth of a pile."""

from benben.games.ankhor.market import pile_to_show
from benben.games.ankhor.table import AnkhorTable, Step


def purpose(table: AnkhorTable) -> str | None:
    """A2.7. The pile and the number of its tiles; None for price markers, which are counted."""
    if table.step == Step.DEAL_MARKERS:
        return None
    is_shown = table.step == Step.SHOW
    pile = pile_to_show(table) if is_shown else int(table.drawing)
    return f"{'show' if is_shown else 'reveal'} {pile} {int(table.piles[pile])}"
