"""The rules of Ra, in the order of the rulebook. Numbers refer to texts/en.md."""

from benben.engine.agenda import push
from benben.engine.rule import rule, small_rule
from benben.engine.table import CHANCE, OVER
from benben.games.ra.components import (
    EMPTY,
    EPOCHS,
    SUN_MASKS,
    TRACK_SPACES,
    Edition,
    Tile,
)
from benben.games.ra.disasters import lose_tiles
from benben.games.ra.scoring import score_epoch
from benben.games.ra.setup import clear_auction
from benben.games.ra.suns import has_sun_above
from benben.games.ra.table import NOBODY, PASSED, Cause, RaTable, Step, Task


# ---- R2 the deal ---------------------------------------------------------------------------------------------------
@rule
def deal(table: RaTable, sun_set: int) -> None:
    """R2.5. The next seat gets a sun set; the last set is dealt without asking chance."""
    give_suns(table, sun_set)
    if table.turn == table.seats - 1:
        last = 0
        while int(table.sets_left) >> last != 1:
            last += 1
        give_suns(table, last)
        begin_epoch(table)


@rule
def give_suns(table: RaTable, sun_set: int) -> None:
    """R2.4. One set for the seat whose turn it is to get one."""
    table.suns_up[table.turn] = SUN_MASKS[table.seats, sun_set]
    table.sets_left ^= 1 << int(sun_set)
    table.turn += 1


# ---- R3 turns ----------------------------------------------------------------------------------------------------
@rule
def begin_epoch(table: RaTable) -> None:
    """R3.1. The holder of the highest sun starts; the sun in the centre does not count."""
    starter = 0
    for seat in range(1, table.seats):
        if table.suns_up[seat] > table.suns_up[starter]:  # the higher mask holds the higher sun
            starter = seat
    begin_turn(table, starter)


@small_rule
def begin_turn(table: RaTable, seat: int) -> None:
    """R3.3. One action: draw, invoke Ra or spend Gods."""
    table.turn = seat
    table.taker = seat
    table.step = Step.TURN
    table.actor = seat


@rule
def end_turn(table: RaTable) -> None:
    """R3.2. Clockwise to the next player with a face-up sun. R9.2. If no one has one, the epoch ends."""
    seat = table.turn
    for _ in range(table.seats):
        seat = seat + 1 if seat + 1 < table.seats else 0
        if table.suns_up[seat] != 0:
            begin_turn(table, seat)
            return
    end_epoch(table)


# ---- R4 drawing a tile -------------------------------------------------------------------------------------------
@small_rule
def draw(table: RaTable) -> None:
    """R4.1. A tile out of the bag, or one of the face-down tiles of 1999."""
    table.step = Step.DRAW
    table.actor = CHANCE


@rule
def reveal(table: RaTable, kind: int) -> None:
    """R4.2. On to the track, or R4.3. a Ra tile."""
    table.bag[kind] -= 1
    table.bag_size -= 1
    if kind == Tile.RA:
        count_ra(table)
        return
    place_on_track(table, kind)
    end_turn(table)


@small_rule
def place_on_track(table: RaTable, kind: int) -> None:
    """R4.2. On the leftmost empty space."""
    space = 0
    while table.track[space] != EMPTY:
        space += 1
    table.track[space] = kind
    table.track_size += 1


@rule
def count_ra(table: RaTable) -> None:
    """R4.3. One more Ra tile. R4.4. The last one ends the epoch without an auction."""
    table.gone[Tile.RA] += 1
    table.ra_count += 1
    if table.ra_count == table.ra_limit:
        end_epoch(table)
    else:
        begin_auction(table, Cause.RA_TILE)


# ---- R5 auctions -------------------------------------------------------------------------------------------------
@rule
def invoke(table: RaTable) -> None:
    """R5.1. Ra is invoked, on a full track or on one that is not."""
    begin_auction(table, Cause.FULL_TRACK if table.track_size == TRACK_SPACES else Cause.INVOKED)


@rule
def begin_auction(table: RaTable, cause: int) -> None:
    """R5.2. The player whose turn it is becomes the Ra player; the seat on their left begins."""
    table.ra_player = table.turn
    table.cause = cause
    ask_bidders(table, table.turn)


@rule
def ask_bidders(table: RaTable, seat: int) -> None:
    """R5.2. Clockwise after *seat*, the Ra player last. R5.9. A player who cannot bid higher passes unasked."""
    while True:
        seat = seat + 1 if seat + 1 < table.seats else 0
        if has_sun_above(table.suns_up[seat], table.high_bid):
            table.step = Step.AUCTION
            table.actor = seat
            return
        if table.suns_up[seat] != 0:
            table.bids[seat] = PASSED
        if seat == table.ra_player:
            end_auction(table)
            return


@small_rule
def must_bid(table: RaTable) -> bool:
    """R5.6. The Ra player who invoked on a track that was not full, when no one has bid."""
    return table.actor == table.ra_player and table.cause == Cause.INVOKED and table.high_bid == 0


@rule
def bid(table: RaTable, sun: int) -> None:
    """R5.4. A higher sun than any before."""
    table.bids[table.actor] = sun
    table.high_bid = sun
    table.high_bidder = table.actor
    after_bid(table)


@rule
def pass_auction(table: RaTable) -> None:
    """R5.5. No bid."""
    table.bids[table.actor] = PASSED
    after_bid(table)


@rule
def after_bid(table: RaTable) -> None:
    """R5.2. Each has one chance; the Ra player is the last."""
    if table.actor == table.ra_player:
        end_auction(table)
    else:
        ask_bidders(table, table.actor)


@rule
def end_auction(table: RaTable) -> None:
    """R6. A player has won, or R5.7, R5.8. all have passed."""
    if table.high_bidder != NOBODY:
        win(table, table.high_bidder)
        return
    if table.cause == Cause.FULL_TRACK:
        discard_track(table)
    clear_auction(table)
    end_turn(table)


@rule
def discard_track(table: RaTable) -> None:
    """The tiles on the auction track leave the game."""
    for space in range(TRACK_SPACES):
        if table.track[space] != EMPTY:
            table.gone[table.track[space]] += 1
            table.track[space] = EMPTY
    table.track_size = 0


@rule
def win(table: RaTable, seat: int) -> None:
    """R6.2. The bid sun and the centre change places, R6.3. all tiles are taken, R6.5. disasters last."""
    table.suns_up[seat] ^= 1 << int(table.high_bid)
    table.suns_down[seat] |= 1 << int(table.centre)
    table.centre = table.high_bid
    take_track(table, seat)
    table.taker = seat
    clear_auction(table)
    push(table, Task.END_TURN)
    push(table, Task.SUFFER)


@rule
def take_track(table: RaTable, seat: int) -> None:
    """R6.3. All tiles of the auction track go to a seat."""
    for space in range(TRACK_SPACES):
        if table.track[space] != EMPTY:
            table.tiles[seat, table.track[space]] += 1
            table.track[space] = EMPTY
    table.track_size = 0


# ---- R7 Gods -----------------------------------------------------------------------------------------------------
@rule
def has_target(table: RaTable) -> bool:
    """R7.3. Whether a tile lies on the track that a God may take: any but a God."""
    for space in range(TRACK_SPACES):
        if table.track[space] != EMPTY and table.track[space] != Tile.GOD:
            return True
    return False


@rule
def take(table: RaTable, kind: int) -> None:
    """R7.2. Spend a God for a tile. Disasters strike immediately (2022, R7.6) or after the last tile (1999, R7.7)."""
    if table.step == Step.TURN:
        push(table, Task.END_TURN)
        if table.edition == Edition.ALEA_1999:
            push(table, Task.SUFFER)
    table.tiles[table.taker, Tile.GOD] -= 1
    table.gone[Tile.GOD] += 1
    remove_from_track(table, kind)
    table.tiles[table.taker, kind] += 1
    push(table, Task.NEXT_GOD)
    if table.edition != Edition.ALEA_1999:
        push(table, Task.SUFFER)


@rule
def remove_from_track(table: RaTable, kind: int) -> None:
    """R7.11. The leftmost tile of a kind; R7.5. its space stays empty until the next draw."""
    space = 0
    while table.track[space] != kind:
        space += 1
    table.track[space] = EMPTY
    table.track_size -= 1


@rule
def offer_next_god(table: RaTable) -> bool:
    """R7.8. One more God, if there is one and something to take; return whether the taker is asked."""
    if table.tiles[table.taker, Tile.GOD] == 0 or not has_target(table):
        return False
    table.step = Step.GODS
    table.actor = table.taker
    return True


# ---- R8 a choice after a disaster --------------------------------------------------------------------------------
@rule
def discard(table: RaTable, kind: int) -> None:
    """R8.9. One tile of the owner's choice."""
    lose_tiles(table, table.taker, kind, 1)
    if table.civilizations_to_lose > 0:
        table.civilizations_to_lose -= 1
    else:
        table.monuments_to_lose -= 1
    push(table, Task.LOSE)


# ---- R9 end of an epoch, R11 the next one, R12 end of the game ---------------------------------------------------
@rule
def end_epoch(table: RaTable) -> None:
    """R9.1. Tiles on the track leave the game; R9.4. scoring; then the next epoch or the end."""
    discard_track(table)
    score_epoch(table)
    if table.epoch == EPOCHS - 1:
        table.actor = OVER
        return
    for seat in range(table.seats):
        discard_after_scoring(table, seat)
        table.suns_up[seat] |= table.suns_down[seat]
        table.suns_down[seat] = 0
    table.epoch += 1
    table.ra_count = 0
    begin_epoch(table)


@rule
def discard_after_scoring(table: RaTable, seat: int) -> None:
    """R11.1. Gods, Gold, Floods and civilizations go; R11.2. Pharaohs, Niles and monuments stay."""
    lose_tiles(table, seat, Tile.GOD, table.tiles[seat, Tile.GOD])
    lose_tiles(table, seat, Tile.GOLD, table.tiles[seat, Tile.GOLD])
    for kind in range(Tile.FLOOD, Tile.WRITING + 1):
        lose_tiles(table, seat, kind, table.tiles[seat, kind])
