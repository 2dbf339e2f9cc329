"""I9. The burial chamber: three rows, filled column by column, scored at the end of the game."""

from benben.engine.rule import rule
from benben.games.imhotep.components import Site
from benben.games.imhotep.sites.pyramids import stones_laid
from benben.games.imhotep.table import ImhotepTable


@rule
def deliver(table: ImhotepTable, seat: int) -> None:
    """I9.1. From the top of the first column downwards, then the next column, without end."""
    table.chamber[stones_laid(table, Site.BURIAL_CHAMBER)] = seat
    table.stones[Site.BURIAL_CHAMBER, seat] += 1
