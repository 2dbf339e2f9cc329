"""Everything that lies on a table of Imhotep."""

import enum

from benben import nd
from benben.engine.table import Block, Table, cell
from benben.games.imhotep.components import (
    CHAMBER_SPACES,
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
    TEMPLE_STONES,
    TEMPLE_WIDTH,
    TRACK_ITEMS,
)


class Step(enum.IntEnum):
    """The decisions of `actor` and the tasks of chance, also those that may wait on the agenda."""

    TURN = 0
    """One of the four actions."""
    PLACE = 1
    """Hammer, Chisel: place a stone on a ship."""
    PLACE_TO_SAIL = 2
    """Sail: place a stone on a ship that can then sail."""
    SAIL = 3
    """Lever: sail a ship."""
    SAIL_ON = 4
    """Sail: sail the ship that has just been loaded."""
    ORDER = 5
    """Lever: the colour of the stone that is unloaded next."""
    TAKE = 6
    """Market: the owner of a stone takes a card."""
    KEEP = 7
    """Market B: keep one card of the pair."""
    BUILD = 8
    """Pyramids B: choose a pyramid for the stone in hand."""
    MAY_DRAW = 9
    """Pyramids B: take the top card, or not."""
    MAY_GET = 10
    """Pyramids B: get stones, or not."""
    MAY_PLACE = 11
    """Pyramids B: place a stone on a ship, or not."""
    CHOOSE = 12
    """Temple B: a point or two stones."""
    DEAL_ROUND = 13
    """Chance turns up the round card."""
    DEAL_OFFER = 14
    """Chance turns up the market cards of the round."""
    LOOK = 15
    """Chance shows the cards of the pair to the seat that took it."""
    DRAW = 16
    """Chance turns up the top card for a seat."""
    CLEAR = 17
    """Chance turns up the pair that no one took, as it is discarded."""
    UNLOAD = 18
    """On the agenda only: the next stone of the ship."""
    NEXT_ROUND = 19
    """On the agenda only: the round is cleared up, or the game is over."""
    BEGIN_ROUND = 20
    """On the agenda only: the next round begins."""
    POINTS = 21
    """On the agenda only: the points of a column of Temple B."""
    USED = 22
    """On the agenda only: `USED` + kind of red card: it has done all that it does, and is discarded."""


FIRST_CHANCE = int(Step.DEAL_ROUND)
"""At steps from here on chance acts or the game is over."""
SEAT_SHIFT = 5
"""A task on the agenda is its step, and above these bits the seat that it is about."""


class ImhotepTable(Table):
    """The record. A hold is a bit mask: bit 4 * seat + space, the space at the bow being 0."""

    seats: int = cell()
    sides: Block = cell(SITES)
    """0 for side A, 1 for side B, by site."""
    wrath: int = cell()
    blue_once: int = cell()
    """Whether each player may play only one blue card in a round."""
    round_number: int = cell()
    """From 0; the number of the last round when the game is over."""
    step: int = cell()
    turn: int = cell()
    """The seat whose turn it is."""
    receiver: int = cell()
    """The seat for which chance turns up a card; else 0."""
    passes: int = cell()
    """Passes in succession."""
    playing: int = cell()
    """The blue card that is being carried out, or `EMPTY`."""
    blue_played: int = cell()
    """The seats that have played a blue card in this round, as a bit mask; only kept where it matters."""
    round_cards: int = cell(kind=nd.int16)
    """The round cards not yet turned up, as a bit mask; the one that will stay in the box is among them."""
    capacity: Block = cell(SHIPS)
    holds: Block = cell(SHIPS, kind=nd.int32)
    destination: Block = cell(SHIPS)
    """The site where each ship lies, or `EMPTY`."""
    free_sites: int = cell()
    """The sites without a ship, as a bit mask."""
    sailing: int = cell()
    """The ship that is being unloaded, or that will have to sail; or `EMPTY`."""
    order: Block = cell(HOLD_SPACES)
    """Lever: the colours of the stones to unload, as far as they are chosen, from 1; then 0."""
    sled: Block = cell(SEATS)
    quarry: Block = cell(SEATS)
    points: Block = cell(SEATS, TRACK_ITEMS, kind=nd.int16)
    """On the score track, by what they were scored for."""
    stones: Block = cell(SITES, SEATS)
    """Stones at each site, on any of its places; none at the market."""
    pyramids: Block = cell(PYRAMIDS_B, PYRAMID_B_SPACES)
    """The seat whose stone lies on each space, in the order of building, or `EMPTY`; side A uses 14 in a row."""
    temple: Block = cell(TEMPLE_STONES)
    """The seats whose stones were brought, in order, then `EMPTY`."""
    chamber: Block = cell(CHAMBER_SPACES)
    """The same, column by column."""
    towers: Block = cell(MOST_TOWERS)
    """Obelisks B: the seat whose obelisk stands on each point space, or `EMPTY`."""
    offer: Block = cell(OFFER)
    """The face-up cards of the market, or `EMPTY`."""
    pair: int = cell()
    """Face-down cards that lie on the market."""
    aside: Block = cell(PAIR)
    """The kinds of the face-down cards that are known by counting, because they were left at a reshuffle."""
    looking: Block = cell(PAIR)
    """The kinds of the pair that the actor is looking at, the lower first, or `EMPTY`; `pair` counts them still."""
    pile: int = cell()
    """Cards in the draw pile."""
    pool: Block = cell(KINDS)
    """Cards of each kind that lie face down: the draw pile and the pair without `aside`."""
    discard: Block = cell(KINDS)
    cards: Block = cell(SEATS, KINDS)
    """Cards in front of each seat. I11.4. A red one lies there while something that it set off is still to be done."""
    pyramid_spaces: Block = cell(PYRAMIDS_B, PYRAMID_B_SPACES)
    """The board's figures: points, or a `Bonus`."""
    temple_columns: Block = cell(TEMPLE_WIDTH)
    """The board's figures, each a `Column`."""
    chamber_points: Block = cell(SEATS)
    """The board's figures, by place."""
    tower_points: Block = cell(MOST_TOWERS)
    """The board's figures, the highest first, then 0."""
    agenda: Block = cell(8)
    """At most the next round, four columns of the temple, and in the middle of a fifth both Entrances and what the
    second one brings: the stone of no other red card sets anything off."""
