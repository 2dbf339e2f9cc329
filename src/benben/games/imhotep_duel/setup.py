"""D2. Laying out a new game of The Duel, up to the loading of the boats."""

from benben.engine.agenda import clear_agenda, push
from benben.engine.bits import has_bit
from benben.engine.rule import rule
from benben.engine.rules import Options
from benben.games.imhotep_duel.components import (
    BOATS,
    CARGO_SPACES,
    EMPTY,
    EVERY_BOAT,
    KINDS,
    RESERVE,
    SEATS,
    SITES,
    TOKEN_COUNTS,
    TOKENS,
    WHITE,
)
from benben.games.imhotep_duel.flow import advance
from benben.games.imhotep_duel.table import NOBODY, DuelTable, Step


@rule
def setup(table: DuelTable, options: Options) -> None:
    """D2. *options* are the players, the sides as a bit mask by site, open temples. Chance then loads the boats."""
    table.seats = options[0]
    for site in range(SITES):
        table.sides[site] = has_bit(options[1], site)
    table.open_temples = options[2]
    table.playing = EMPTY
    table.first_to_five = NOBODY
    table.boats = EVERY_BOAT
    table.supply = TOKENS - RESERVE
    table.reserve = RESERVE
    clear_places(table)
    table.turn = WHITE  # as if White had just played: D2.7. Black has the first turn
    clear_agenda(table)
    for boat in range(BOATS - 1, -1, -1):
        push(table, Step.LOAD + boat)
    advance(table)


@rule
def clear_places(table: DuelTable) -> None:
    """D2.1, D2.3. All tokens lie face down, all meeples are in hand."""
    for kind in range(KINDS):
        table.pool[kind] = TOKEN_COUNTS[kind]
        table.gone[kind] = 0
        for seat in range(SEATS):
            table.tokens[seat, kind] = 0
    for seat in range(SEATS):
        table.meeples[seat] = 0
    for boat in range(BOATS):
        for space in range(CARGO_SPACES):
            table.cargo[boat, space] = EMPTY
