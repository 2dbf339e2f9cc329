"""R13. A seat's knowledge in Ra, as numbers. Nothing is private; hidden points and the bag are a matter of memory."""

from benben.engine.observation import Parts, Values, block_of, of_seat, of_table
from benben.engine.rule import rule, small_rule
from benben.engine.table import OVER
from benben.games.ra.components import EMPTY, EPOCHS, HIGHEST_SUN, KINDS, TILES, TRACK_SPACES, Tile
from benben.games.ra.table import PASSED, Cause, RaTable, Step

_MOST_TILES = 30
"""There are as many Ra tiles, and no kind has more."""


class Seen(Parts):
    """The parts of an observation. Tiles are numbered as actions number them (`take`, `discard`)."""

    OVER = of_table("Whether the game has ended.")
    STEP = of_table("What is to be decided; nothing after the end.", of=Step)
    EDITION = of_table("Whether the rulebook of 2022 is played, not that of 1999.")
    OPEN_SCORES = of_table("Whether points lie open (R13.4).")
    EPOCH = of_table("The epoch.", EPOCHS)
    RA_COUNT = of_table("Ra tiles on the Ra track.", high=10)
    RA_LIMIT = of_table("The Ra tile that ends the epoch.", high=10)
    CENTRE = of_table("The sun in the centre of the board, from 1 on.", HIGHEST_SUN)
    BAG_SIZE = of_table("Tiles in the bag.", high=TILES)
    BAG = of_table("These by kind, for a perfect memory.", of=Tile, high=_MOST_TILES)
    TRACK = of_table("The kind of tile on each space of the auction track.", TRACK_SPACES, of=Tile)
    CAUSE = of_table("What began the auction that goes on.", of=Cause)
    CIVILIZATIONS_TO_LOSE = of_table("Civilization tiles that the actor must still discard.", high=8)
    MONUMENTS_TO_LOSE = of_table("Monuments that the actor must still discard.", high=8)
    ACTS = of_seat("Whether the seat decides now.")
    TURN = of_seat("Whether it is the seat's turn.")
    CALLED = of_seat("Whether the seat has called Ra in the auction that goes on.")
    LEADS = of_seat("Whether the highest bid is the seat's.")
    PASSED = of_seat("Whether the seat has passed in this auction.")
    BID = of_seat("The sun that the seat has bid in this auction, from 1 on.", HIGHEST_SUN)
    SUNS_UP = of_seat("Suns that can be bid, from 1 on.", HIGHEST_SUN)
    SUNS_DOWN = of_seat("Suns for the next epoch, from 1 on.", HIGHEST_SUN)
    POINTS = of_seat("Points of earlier epochs, as far as they are known.", high=255)
    TILES = of_seat("Tiles in front of the seat, by kind.", of=Tile, high=_MOST_TILES)


_SEAT_SIZE = Seen.seat_size()


@rule
def observe(table: RaTable, observer: int, remembers: int, values: Values) -> None:
    """Write what a seat may know. R13.2: the points of others are hidden until the end, unless one has counted."""
    values[Seen.OVER] = table.actor == OVER
    values[Seen.EDITION] = table.edition
    values[Seen.OPEN_SCORES] = table.open_scores
    values[Seen.EPOCH + int(table.epoch)] = 1
    values[Seen.RA_COUNT] = table.ra_count
    values[Seen.RA_LIMIT] = table.ra_limit
    values[Seen.CENTRE + int(table.centre) - 1] = 1
    values[Seen.BAG_SIZE] = table.bag_size
    if remembers:
        for kind in range(KINDS):
            values[Seen.BAG + kind] = table.bag[kind]
    for space in range(TRACK_SPACES):
        if table.track[space] != EMPTY:
            values[Seen.TRACK + KINDS * space + int(table.track[space])] = 1
    if table.actor != OVER:
        values[Seen.STEP + int(table.step)] = 1
        values[Seen.CIVILIZATIONS_TO_LOSE] = table.civilizations_to_lose
        values[Seen.MONUMENTS_TO_LOSE] = table.monuments_to_lose
    if is_auction(table):
        values[Seen.CAUSE + int(table.cause)] = 1
    for seat in range(table.seats):
        block = block_of(int(table.seats), observer, seat, _SEAT_SIZE)
        is_known = remembers or seat == observer or table.open_scores or table.actor == OVER
        observe_seat(table, seat, block, values)
        values[block + Seen.POINTS] = table.points[seat] if is_known else 0


@small_rule
def is_auction(table: RaTable) -> bool:
    """Whether bids lie on the table."""
    return bool(table.actor >= 0 and table.step == Step.AUCTION)


@small_rule
def observe_seat(table: RaTable, seat: int, block: int, values: Values) -> None:
    """Write the public information about a seat into its block."""
    values[block + Seen.ACTS] = table.actor == seat
    values[block + Seen.TURN] = table.turn == seat
    for sun in range(1, HIGHEST_SUN + 1):
        values[block + Seen.SUNS_UP + sun - 1] = (int(table.suns_up[seat]) >> sun) & 1
        values[block + Seen.SUNS_DOWN + sun - 1] = (int(table.suns_down[seat]) >> sun) & 1
    for kind in range(KINDS):
        values[block + Seen.TILES + kind] = table.tiles[seat, kind]
    if is_auction(table):
        values[block + Seen.CALLED] = table.ra_player == seat
        values[block + Seen.LEADS] = table.high_bidder == seat
        values[block + Seen.PASSED] = table.bids[seat] == PASSED
        if table.bids[seat] > 0:
            values[block + Seen.BID + int(table.bids[seat]) - 1] = 1
