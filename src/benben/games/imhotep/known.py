"""I16.3, I16.5. A seat's knowledge: everything except the two cards of the pair that another seat is looking at."""

from benben import nd
from benben.engine.dice import Dice, pick
from benben.engine.table import Tables
from benben.games.imhotep.cards import look, looked_at, note_kind
from benben.games.imhotep.components import EMPTY, KINDS, PAIR
from benben.games.imhotep.flow import chance
from benben.games.imhotep.table import ImhotepTable, Step
from benben.games.imhotep.view import looks


def private_to(table: ImhotepTable) -> int | None:
    """I16.3. The seat that looks at the pair of the market."""
    return next((seat for seat in range(table.seats) if looks(table, seat)), None)


def known(table: ImhotepTable, seat: int, dice: Dice) -> Tables:
    """One table as *seat* may know it; the cards that another seat looks at are drawn again from all possible ones."""
    tables = ImhotepTable.empty()
    tables[0] = table
    if looked_at(table) > 0 and not looks(table, seat):
        _draw_pair_anew(tables[0], dice)
    return tables


def _draw_pair_anew(table: ImhotepTable, dice: Dice) -> None:
    """As many cards as are looked at now, those that are known by counting first."""
    step, count = int(table.step), int(looked_at(table))
    for place in range(PAIR):
        table.looking[place] = EMPTY
    table.step = Step.LOOK
    look(table)
    weights = nd.zeros(KINDS, nd.int64)
    while looked_at(table) < count:
        note_kind(table.looking, pick(dice, weights, chance(table, weights)))
    table.step = step
