"""I2. Laying out a new game of Imhotep."""

from benben.engine.agenda import clear_agenda
from benben.engine.bits import has_bit
from benben.engine.rule import rule
from benben.engine.rules import Options
from benben.games.imhotep.components import (
    CARD_COUNTS,
    CARDS,
    CARDS_OF_ROUNDS,
    CHAMBER_SPACES,
    EMPTY,
    EVERY_SITE,
    FIRST_STONES,
    HOLD_SPACES,
    KINDS,
    MOST_TOWERS,
    OFFER,
    PAIR,
    PYRAMID_B_SPACES,
    PYRAMIDS_B,
    SEATS,
    SHIPS,
    SITES,
    STONES,
    TEMPLE_STONES,
    TEMPLE_WIDTH,
    TRACK_ITEMS,
)
from benben.games.imhotep.flow import advance
from benben.games.imhotep.rules import begin_round
from benben.games.imhotep.table import ImhotepTable

FIGURES = 4
"""The index of the first figure of the boards among the options."""


# ---- I2 set-up ---------------------------------------------------------------------------------------------------
@rule
def setup(table: ImhotepTable, options: Options) -> None:
    """I2. *options*: players, side B by site as a bit mask, wrath, one blue card a round, figures of the boards."""
    table.seats = options[0]
    for site in range(SITES):
        table.sides[site] = has_bit(options[1], site)
    table.wrath = options[2]
    table.blue_once = options[3]
    read_figures(table, options)
    clear_ships(table)
    clear_sites(table)
    clear_cards(table)
    for seat in range(SEATS):
        plays = seat < table.seats
        table.sled[seat] = (FIRST_STONES + seat) * plays
        table.quarry[seat] = STONES * plays - table.sled[seat]
        for item in range(TRACK_ITEMS):
            table.points[seat, item] = 0
    clear_agenda(table)
    table.receiver = 0
    table.passes = 0
    table.playing = EMPTY
    table.round_cards = (1 << CARDS_OF_ROUNDS) - 1
    table.round_number = -1  # the first round begins below
    table.turn = table.seats - 1  # as if the last seat had just played: the first begins
    begin_round(table)
    advance(table)


@rule
def read_figures(table: ImhotepTable, options: Options) -> None:
    """I17.6. The figures of the boards, in the order of `Figures.codes`, then those of the burial chamber."""
    at = FIGURES
    for pyramid in range(PYRAMIDS_B):
        for space in range(PYRAMID_B_SPACES):
            table.pyramid_spaces[pyramid, space] = options[at]
            at += 1
    for column in range(TEMPLE_WIDTH):
        table.temple_columns[column] = options[at]
        at += 1
    for space in range(MOST_TOWERS):
        table.tower_points[space] = options[at]
        at += 1
    for place in range(SEATS):
        table.chamber_points[place] = options[at]
        at += 1


@rule
def clear_sites(table: ImhotepTable) -> None:
    """I2.6. No stones anywhere."""
    for site in range(SITES):
        for seat in range(SEATS):
            table.stones[site, seat] = 0
    for pyramid in range(PYRAMIDS_B):
        for space in range(PYRAMID_B_SPACES):
            table.pyramids[pyramid, space] = EMPTY
    for space in range(TEMPLE_STONES):
        table.temple[space] = EMPTY
    for space in range(CHAMBER_SPACES):
        table.chamber[space] = EMPTY
    for space in range(MOST_TOWERS):
        table.towers[space] = EMPTY


@rule
def clear_ships(table: ImhotepTable) -> None:
    """I2.6. No ships, and nothing in their holds."""
    for ship in range(SHIPS):
        table.holds[ship] = 0
        table.capacity[ship] = 0
        table.destination[ship] = EMPTY
    table.free_sites = EVERY_SITE
    for space in range(HOLD_SPACES):
        table.order[space] = 0


@rule
def clear_cards(table: ImhotepTable) -> None:
    """I2.4. All market cards are in the draw pile."""
    for kind in range(KINDS):
        table.pool[kind] = CARD_COUNTS[kind]
        table.discard[kind] = 0
        for seat in range(SEATS):
            table.cards[seat, kind] = 0
    table.pile = CARDS
    table.pair = 0
    for slot in range(OFFER):
        table.offer[slot] = EMPTY
    for place in range(PAIR):
        table.aside[place] = EMPTY
        table.looking[place] = EMPTY
