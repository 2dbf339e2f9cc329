"""R2. Laying out a new game of Ra, up to the deal of the sun sets."""

from benben.engine.agenda import clear_agenda
from benben.engine.rule import rule
from benben.engine.rules import Options
from benben.engine.table import CHANCE
from benben.games.ra.components import (
    EMPTY,
    EPOCHS,
    ITEMS,
    KINDS,
    RA_LIMIT,
    SEATS,
    START_CENTRE,
    START_POINTS,
    TILE_COUNTS,
    TILES,
    TRACK_SPACES,
)
from benben.games.ra.table import NOBODY, RaTable, Step


@rule
def setup(table: RaTable, options: Options) -> None:
    """R2. Lay out the game. *options* are players, edition, open scores. Chance then deals the sun sets."""
    table.seats = options[0]
    table.edition = options[1]
    table.open_scores = options[2]
    table.epoch = 0
    table.ra_count = 0
    table.ra_limit = RA_LIMIT[table.seats]
    table.centre = START_CENTRE
    clear_agenda(table)
    table.taker = 0
    table.civilizations_to_lose = 0
    table.monuments_to_lose = 0
    fill_bag(table)
    clear_track(table)
    clear_auction(table)
    clear_seats(table)
    table.sets_left = (1 << int(table.seats)) - 1
    table.turn = 0
    table.step = Step.DEAL
    table.actor = CHANCE


@rule
def fill_bag(table: RaTable) -> None:
    """R2.1. All 180 tiles go into the bag, which stands for the face-down tiles of 1999 as well."""
    for kind in range(KINDS):
        table.bag[kind] = TILE_COUNTS[kind]
        table.gone[kind] = 0
    table.bag_size = TILES


@rule
def clear_track(table: RaTable) -> None:
    """Leave every space of the auction track empty."""
    for space in range(TRACK_SPACES):
        table.track[space] = EMPTY
    table.track_size = 0


@rule
def clear_auction(table: RaTable) -> None:
    """No auction is going on."""
    table.ra_player = 0
    table.cause = 0
    table.high_bid = 0
    table.high_bidder = NOBODY
    for seat in range(SEATS):
        table.bids[seat] = 0


@rule
def clear_seats(table: RaTable) -> None:
    """R2.2. The seats have nothing yet but the starting points."""
    for seat in range(SEATS):
        table.points[seat] = START_POINTS if seat < table.seats else 0
        table.suns_up[seat] = 0
        table.suns_down[seat] = 0
        for kind in range(KINDS):
            table.tiles[seat, kind] = 0
        for epoch in range(EPOCHS):
            for item in range(ITEMS):
                table.sheet[epoch, seat, item] = 0
