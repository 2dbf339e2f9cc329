"""I16. A seat's knowledge in Imhotep, as numbers. Only a pair of cards that a seat looks at is private to it.

Most of it lies open to all. A matter of memory are the cards that were left face down when the others were shuffled
(I16.5) and the round cards that were turned up (I16.2); with these, face-down cards are counted too.
"""

from benben.engine.bits import has_bit, lowest_bit
from benben.engine.observation import Parts, Values, block_of, of_seat, of_table
from benben.engine.rule import rule, small_rule
from benben.engine.table import CHANCE, OVER
from benben.games.imhotep.boards import MOST_POINTS, Bonus, Column
from benben.games.imhotep.components import (
    BLUE,
    CARD_COUNTS,
    CARDS,
    CARDS_OF_ROUNDS,
    CHAMBER_SPACES,
    EMPTY,
    FEWEST_SEATS,
    HOLD_SPACES,
    KINDS,
    MOST_TOWERS,
    OFFER,
    PAIR,
    PYRAMID_B_SPACES,
    PYRAMIDS_B,
    ROUNDS,
    ROWS,
    SEATS,
    SHIPS,
    SIDE_B,
    SIDE_STONE_POINTS,
    SITES,
    SLED_SPACES,
    STONES,
    TEMPLE_B_POINTS,
    TEMPLE_COLUMNS,
    TEMPLE_STONES,
    TEMPLE_WIDTH,
    Card,
    Item,
    Site,
)
from benben.games.imhotep.sites.pyramids import stones_laid
from benben.games.imhotep.table import SEAT_SHIFT, ImhotepTable, Step

_STEPS = [step for step in Step if step <= Step.CLEAR]
"""The steps that can be decided or brought by chance; others only wait on the agenda."""
_STEP_BITS = (1 << SEAT_SHIFT) - 1
_BLUE_KINDS = BLUE[1] - BLUE[0]
_BUILDINGS = SITES - 1
_BONUSES = len(Bonus)
_COLUMN_KINDS = len(Column)
_PYRAMID_SPACES = PYRAMIDS_B * PYRAMID_B_SPACES
_LEVELS = TEMPLE_STONES // int(TEMPLE_COLUMNS[FEWEST_SEATS])
"""Stones of a column of the temple; it is highest where there are fewest columns."""
_MOST_CARDS = int(CARD_COUNTS.max())
_MOST_FIGURE = int(Bonus.CARD) - 1
"""Points of a space of the pyramids, side B."""
_PYRAMID_POINTS = _MOST_FIGURE * _PYRAMID_SPACES + SIDE_STONE_POINTS * (STONES - _PYRAMID_SPACES)
"""One seat has built all of the pyramids; its other stones lie next to them."""


class Seen(Parts):
    """The parts of an observation. Ships, spaces, sites, kinds and pyramids are numbered as actions number them."""

    OVER = of_table("Whether the game has ended.")
    STEP = of_table("What is to be decided, or chance brings; nothing after the end.", of=_STEPS)
    SIDES = of_table("Whether side B of each site's board is up.", of=Site)
    WRATH = of_table("Whether the Pharaoh's wrath is played (I15).")
    BLUE_ONCE = of_table("Whether each seat may play only one blue card in a round (I12.3).")
    ROUND = of_table("The round.", ROUNDS)
    ROUND_CARDS = of_table("The round cards not turned up, for a perfect memory.", CARDS_OF_ROUNDS)
    PASSES = of_table("Passes in succession.", high=SEATS - 1)
    PLAYING = of_table("The blue card that is being carried out.", of=list(Card)[BLUE[0] : BLUE[1]])
    ANOTHER_STONE = of_table("Whether that card has the actor place another stone after this one.")
    CAPACITY = of_table("How many spaces each ship has, from 1 on.", SHIPS, HOLD_SPACES)
    DESTINATION = of_table("The site where each ship lies, if it has sailed.", SHIPS, of=Site)
    SAILING = of_table("The ship that is being unloaded, or that has to sail.", SHIPS)
    FACE_UP = of_table("The kind of each face-up card of the market.", OFFER, of=Card)
    FACE_DOWN = of_table("Face-down cards that lie on the market.", high=PAIR)
    LOOKING = of_table("Cards of the pair by kind, for the seat that looks at them.", of=Card, high=PAIR)
    PILE = of_table("Cards in the draw pile.", high=CARDS)
    DISCARD = of_table("Cards in the discard pile, by kind.", of=Card, high=_MOST_CARDS)
    ASIDE = of_table("Cards of the pair that a perfect memory can tell, by kind.", of=Card, high=PAIR)
    POOL = of_table("All other face-down cards by kind, for a perfect memory.", of=Card, high=_MOST_CARDS)
    PYRAMID_SPACES = of_table(
        "Side B: the points of each space of the pyramids.", PYRAMIDS_B, PYRAMID_B_SPACES, high=_MOST_FIGURE
    )
    PYRAMID_BONUSES = of_table(
        "Side B: the bonus of each space, one of `Bonus`.", PYRAMIDS_B, PYRAMID_B_SPACES, _BONUSES
    )
    COLUMNS = of_table(
        "Side B: what each column of the temple gives, one of `Column`.", TEMPLE_WIDTH, _COLUMN_KINDS
    )
    COLUMNS_DUE = of_table("Side B: the columns whose turn comes after what is done now.", TEMPLE_WIDTH)
    CHAMBER_PLACES = of_table("Side B: the points of each place in a row.", SEATS, high=MOST_POINTS)
    TOWER_SPACES = of_table("Side B: the points of each obelisk space.", MOST_TOWERS, high=MOST_POINTS)
    ACTS = of_seat("Whether the seat decides now.")
    TURN = of_seat("Whether it is the seat's turn.")
    RECEIVES = of_seat("Whether chance is turning up a card for the seat.")
    BLUE_PLAYED = of_seat("Whether the seat has played the one blue card that it may play in this round.")
    SLED = of_seat("Stones on the sled.", high=SLED_SPACES)
    QUARRY = of_seat("Stones in the quarry.", high=STONES)
    CARDS = of_seat("Cards in front of the seat, by kind.", of=Card, high=_MOST_CARDS)
    HOLDS = of_seat("The seat's stones on each space of each ship, from the bow.", SHIPS, HOLD_SPACES)
    ORDER = of_seat("The seat's stones in the order of unloading, as far as it is chosen.", HOLD_SPACES)
    BUILT = of_seat("Stones at each building, from the pyramids on.", _BUILDINGS, high=STONES)
    PYRAMIDS = of_seat(
        "The seat's stones on each space of the pyramids; side A has 14 in a row.",
        PYRAMIDS_B,
        PYRAMID_B_SPACES,
    )
    TEMPLE = of_seat(
        "The seat's stones on each level of each column, from the ground up.", _LEVELS, TEMPLE_WIDTH
    )
    CHAMBER = of_seat(
        "The seat's stones in each column, each row of the burial chamber.", CHAMBER_SPACES // ROWS, ROWS
    )
    TOWERS = of_seat("Side B: the seat's obelisks on the obelisk spaces.", MOST_TOWERS)
    PYRAMID_POINTS = of_seat("Points scored at the pyramids.", high=_PYRAMID_POINTS)
    TEMPLE_POINTS = of_seat("Points scored at the temple.", high=ROUNDS * TEMPLE_WIDTH * TEMPLE_B_POINTS)
    OBELISK_POINTS = of_seat("Points scored by completed obelisks.", high=MOST_TOWERS * MOST_POINTS)


_SEAT_SIZE = Seen.seat_size()


@rule
def observe(table: ImhotepTable, observer: int, remembers: int, values: Values) -> None:
    """Write what a seat may know."""
    observe_state(table, values)
    observe_figures(table, values)
    observe_market(table, values)
    if is_looking(table, observer):
        for place in range(PAIR):
            count_kind(int(table.looking[place]), Seen.LOOKING, values)
    if remembers:
        observe_memory(table, values)
    for seat in range(table.seats):
        observe_seat(table, seat, block_of(int(table.seats), observer, seat, _SEAT_SIZE), values)
    observe_ships(table, observer, values)
    observe_sites(table, observer, values)


@small_rule
def is_looking(table: ImhotepTable, seat: int) -> bool:
    """I16.3. Whether a seat is the one who looks at the pair."""
    if table.step == Step.LOOK:
        return bool(table.actor == CHANCE and table.receiver == seat)
    return bool(table.step == Step.KEEP and table.actor == seat)


@small_rule
def count_kind(kind: int, part: int, values: Values) -> None:
    """Count a card, if it is one, in a part that has a number for each kind."""
    if kind != EMPTY:
        values[part + kind] += 1


# ---- the table ---------------------------------------------------------------------------------------------------
@small_rule
def observe_state(table: ImhotepTable, values: Values) -> None:
    """Write how far the game is, and what is going on."""
    for site in range(SITES):
        values[Seen.SIDES + site] = table.sides[site]
    values[Seen.WRATH] = table.wrath
    values[Seen.BLUE_ONCE] = table.blue_once
    values[Seen.ROUND + int(table.round_number)] = 1
    values[Seen.PASSES] = table.passes
    if table.actor == OVER:
        values[Seen.OVER] = 1
        return
    values[Seen.STEP + int(table.step)] = 1
    if table.playing != EMPTY:
        values[Seen.PLAYING + int(table.playing) - BLUE[0]] = 1
    if table.agenda_size > 0:
        observe_agenda(table, values)


@rule
def observe_agenda(table: ImhotepTable, values: Values) -> None:
    """I12.14, I8.9. Write what is still to be done and does not show otherwise: columns come from left to right."""
    due = 0
    for place in range(table.agenda_size):
        step = int(table.agenda[place]) & _STEP_BITS
        if step == Step.PLACE:
            values[Seen.ANOTHER_STONE] = 1
        due += int(step in (Step.CHOOSE, Step.POINTS, Step.DRAW))
    columns = min(stones_laid(table, Site.TEMPLE), int(TEMPLE_COLUMNS[table.seats]))
    for column in range(columns - due, columns):
        values[Seen.COLUMNS_DUE + column] = 1


@small_rule
def observe_figures(table: ImhotepTable, values: Values) -> None:
    """I17. Write what the boards say whose side B is up."""
    if table.sides[Site.PYRAMIDS] == SIDE_B:
        observe_pyramid_spaces(table, values)
    if table.sides[Site.TEMPLE] == SIDE_B:
        for column in range(int(TEMPLE_COLUMNS[table.seats])):
            values[Seen.COLUMNS + _COLUMN_KINDS * column + int(table.temple_columns[column])] = 1
    if table.sides[Site.BURIAL_CHAMBER] == SIDE_B:
        for place in range(table.seats):
            values[Seen.CHAMBER_PLACES + place] = table.chamber_points[place]
    if table.sides[Site.OBELISKS] == SIDE_B:
        for space in range(MOST_TOWERS):
            values[Seen.TOWER_SPACES + space] = table.tower_points[space]


@small_rule
def observe_pyramid_spaces(table: ImhotepTable, values: Values) -> None:
    """I7.8, I7.9. Write the points or the bonus of each space."""
    for pyramid in range(PYRAMIDS_B):
        for step in range(PYRAMID_B_SPACES):
            space = PYRAMID_B_SPACES * pyramid + step
            figure = int(table.pyramid_spaces[pyramid, step])
            if figure < Bonus.CARD:
                values[Seen.PYRAMID_SPACES + space] = figure
            else:
                values[Seen.PYRAMID_BONUSES + _BONUSES * space + figure - Bonus.CARD] = 1


@small_rule
def observe_market(table: ImhotepTable, values: Values) -> None:
    """Write what lies open of the market cards."""
    for slot in range(OFFER):
        if table.offer[slot] != EMPTY:
            values[Seen.FACE_UP + KINDS * slot + int(table.offer[slot])] = 1
    values[Seen.FACE_DOWN] = table.pair
    values[Seen.PILE] = table.pile
    for kind in range(KINDS):
        values[Seen.DISCARD + kind] = table.discard[kind]


@small_rule
def observe_memory(table: ImhotepTable, values: Values) -> None:
    """I16.2, I16.5. Write what a player with a perfect memory knows of the face-down cards."""
    for card in range(CARDS_OF_ROUNDS):
        values[Seen.ROUND_CARDS + card] = has_bit(int(table.round_cards), card)
    for kind in range(KINDS):
        values[Seen.POOL + kind] = table.pool[kind]
    for place in range(PAIR):
        count_kind(int(table.aside[place]), Seen.ASIDE, values)


# ---- the seats ---------------------------------------------------------------------------------------------------
@small_rule
def observe_seat(table: ImhotepTable, seat: int, block: int, values: Values) -> None:
    """Write what lies in front of a seat and what it has scored into its block."""
    values[block + Seen.ACTS] = table.actor == seat
    values[block + Seen.TURN] = table.turn == seat
    if table.actor == CHANCE and table.step in (Step.LOOK, Step.DRAW):
        values[block + Seen.RECEIVES] = table.receiver == seat
    values[block + Seen.BLUE_PLAYED] = has_bit(int(table.blue_played), seat)
    values[block + Seen.SLED] = table.sled[seat]
    values[block + Seen.QUARRY] = table.quarry[seat]
    for kind in range(KINDS):
        values[block + Seen.CARDS + kind] = table.cards[seat, kind]
    for building in range(_BUILDINGS):
        values[block + Seen.BUILT + building] = table.stones[Site.PYRAMIDS + building, seat]
    values[block + Seen.PYRAMID_POINTS] = table.points[seat, Item.PYRAMIDS]
    values[block + Seen.TEMPLE_POINTS] = table.points[seat, Item.TEMPLE]
    values[block + Seen.OBELISK_POINTS] = table.points[seat, Item.OBELISKS]


@small_rule
def observe_ships(table: ImhotepTable, observer: int, values: Values) -> None:
    """Write the ships, and whose stones they carry into the owners' blocks."""
    seats = int(table.seats)
    for ship in range(SHIPS):
        if table.capacity[ship] > 0:
            values[Seen.CAPACITY + HOLD_SPACES * ship + int(table.capacity[ship]) - 1] = 1
        if table.destination[ship] != EMPTY:
            values[Seen.DESTINATION + SITES * ship + int(table.destination[ship])] = 1
        hold = int(table.holds[ship])
        while hold != 0:
            stone = lowest_bit(hold)
            block = block_of(seats, observer, stone // HOLD_SPACES, _SEAT_SIZE)
            values[block + Seen.HOLDS + HOLD_SPACES * ship + stone % HOLD_SPACES] = 1
            hold &= hold - 1
    if table.sailing != EMPTY:
        values[Seen.SAILING + int(table.sailing)] = 1
    for space in range(HOLD_SPACES):
        if table.order[space] > 0:
            block = block_of(seats, observer, int(table.order[space]) - 1, _SEAT_SIZE)
            values[block + Seen.ORDER + space] = 1


@small_rule
def observe_sites(table: ImhotepTable, observer: int, values: Values) -> None:
    """Write whose stones lie where at the buildings into the owners' blocks."""
    seats = int(table.seats)
    for pyramid in range(PYRAMIDS_B):
        for step in range(PYRAMID_B_SPACES):
            owner = int(table.pyramids[pyramid, step])
            if owner != EMPTY:
                block = block_of(seats, observer, owner, _SEAT_SIZE)
                values[block + Seen.PYRAMIDS + PYRAMID_B_SPACES * pyramid + step] = 1
    width = int(TEMPLE_COLUMNS[seats])
    for stone in range(stones_laid(table, Site.TEMPLE)):
        block = block_of(seats, observer, int(table.temple[stone]), _SEAT_SIZE)
        values[block + Seen.TEMPLE + TEMPLE_WIDTH * (stone // width) + stone % width] = 1
    for space in range(stones_laid(table, Site.BURIAL_CHAMBER)):
        block = block_of(seats, observer, int(table.chamber[space]), _SEAT_SIZE)
        values[block + Seen.CHAMBER + space] = 1
    for space in range(MOST_TOWERS):
        if table.towers[space] != EMPTY:
            block = block_of(seats, observer, int(table.towers[space]), _SEAT_SIZE)
            values[block + Seen.TOWERS + space] = 1
