"""Whether a table of Imhotep at which a seat decides can occur: where everything lies. Its step: `sound_steps`."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from benben.engine.bits import has_bit
from benben.engine.position_text import Problem
from benben.games.imhotep.boards import PYRAMID_NAMES, Bonus
from benben.games.imhotep.components import (
    BONUS_POINTS,
    CARDS_OF_ROUNDS,
    EMPTY,
    FEWEST_SEATS,
    HOLD_SPACES,
    KINDS,
    OFFER,
    PYRAMID_A_POINTS,
    ROUND_CARDS,
    SHIPS,
    SIDE_A,
    SIDE_B,
    SIDE_STONE_POINTS,
    STONES,
    TEMPLE_COLUMNS,
    TOWER,
    Item,
    Site,
)
from benben.games.imhotep.names import SITE_IDS
from benben.games.imhotep.ships import stones_from_bow
from benben.games.imhotep.sound_steps import step_problems
from benben.games.imhotep.table import ImhotepTable, Step

_IN_HAND = (Step.TAKE, Step.BUILD)
"""The steps at which whoever decides has a stone in hand."""
_MOST_OF_COLUMN = 2
"""I8. Points that a column of the temple brings in a round, at most."""


def problems(table: ImhotepTable) -> Iterator[Problem]:
    """What is impossible at this table."""
    yield from stone_problems(table)
    yield from round_problems(table)
    yield from ship_problems(table)
    gaps = list(gap_problems(table))
    yield from gaps or site_problems(table)
    yield from card_problems(table)
    yield from step_problems(table)


# ---- what is counted ---------------------------------------------------------------------------------------------
def laid_on(cells: Any) -> list[int]:
    """How many stones of each seat lie on some spaces."""
    owners = [int(owner) for owner in cells.flat]
    return [owners.count(seat) for seat in range(4)]


def laid_in_pyramids(table: ImhotepTable) -> list[int]:
    """Stones of each seat on the spaces of the pyramids."""
    return laid_on(table.pyramids)


def laid_in_towers(table: ImhotepTable) -> list[int]:
    """Stones of each seat in obelisks on point spaces."""
    return [TOWER * count for count in laid_on(table.towers)]


def pyramid_points(table: ImhotepTable) -> list[int]:
    """I7.3, I7.4, I7.9. What the stones at the pyramids have scored."""
    on_a = table.sides[Site.PYRAMIDS] == SIDE_A
    figures = PYRAMID_A_POINTS if on_a else table.pyramid_spaces.reshape(-1)
    laid = laid_in_pyramids(table)
    points = [
        SIDE_STONE_POINTS * (int(count) - here)
        for count, here in zip(table.stones[Site.PYRAMIDS], laid, strict=True)
    ]
    for seat, figure in zip(table.pyramids.reshape(-1), figures, strict=False):
        if seat != EMPTY:
            points[seat] += BONUS_POINTS if not on_a and figure >= Bonus.CARD else int(figure)
    return points


def tower_points(table: ImhotepTable) -> list[int]:
    """I10.6. What the obelisks on point spaces have scored."""
    points = [0] * len(table.sled)
    for seat, worth in zip(table.towers, table.tower_points, strict=True):
        if seat != EMPTY:
            points[seat] += int(worth)
    return points


def stones_of_seat(table: ImhotepTable, seat: int) -> int:
    """All stones of a seat, wherever they are."""
    afloat = [owner for hold in table.holds for _, owner in stones_from_bow(int(hold))].count(seat)
    chosen = [int(color) for color in table.order].count(seat + 1)
    in_hand = int(table.actor == seat and table.step in _IN_HAND)
    at_sites = int(table.stones[:, seat].sum(dtype=int))
    return int(table.quarry[seat]) + int(table.sled[seat]) + afloat + chosen + at_sites + in_hand


def cards_out(table: ImhotepTable) -> list[int]:
    """How many cards of each kind are neither in the draw pile nor face down on the market, unknown to all."""
    shown = [int(kind) for kind in (*table.offer, *table.aside, table.playing)]
    return [
        int(table.cards[:, kind].sum(dtype=int)) + int(table.discard[kind]) + shown.count(kind)
        for kind in range(KINDS)
    ]


def card_of_round(table: ImhotepTable) -> int | None:
    """I1.6. The round card that has these ships."""
    cards = ROUND_CARDS[table.seats - FEWEST_SEATS].tolist()
    ships = table.capacity.tolist()
    return cards.index(ships) if ships in cards else None


def usual_round_cards(table: ImhotepTable) -> int:
    """The round cards that are left when that of these ships and the first others were turned up."""
    card = card_of_round(table)
    others = [other for other in range(CARDS_OF_ROUNDS) if other != card]
    return sum(1 << other for other in others[int(table.round_number) :])


# ---- stones, ships, rounds -----------------------------------------------------------------------------------------
def stone_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I1.1. Nobody has more stones than there are."""
    for seat in range(table.seats):
        if table.quarry[seat] < 0:
            yield f"{seat}:sled", f"each seat has {STONES} stones, and more of seat {seat} are named (I1.1)"


def round_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I3.1, I3.2. As many round cards are turned up as rounds have begun, the last of them with these ships."""
    card, number = card_of_round(table), int(table.round_number) + 1
    if card is None:
        cards = (",".join(map(str, ships)) for ships in ROUND_CARDS[table.seats - FEWEST_SEATS])
        yield "ships", f"no round card has them; there are {' '.join(cards)} (I1.6)"
    elif has_bit(table.round_cards, card):
        yield "round_cards", f"card {card + 1}, with these ships, is turned up (I3.2)"
    left = CARDS_OF_ROUNDS - number
    if int(table.round_cards).bit_count() != left:
        yield "round_cards", f"{left} are left in round {number} (I3.2)"


def ship_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I4.4, I5.2. Stones lie on spaces that there are; ships lie at sites of their own, and are empty there."""
    for ship in range(SHIPS):
        key, capacity = f"ship{ship + 1}", int(table.capacity[ship])
        spaces = [space for space, _ in stones_from_bow(int(table.holds[ship]))]
        if spaces and max(spaces) >= capacity:
            yield key, f"it has {capacity} spaces (I1.4)"
        if spaces and table.destination[ship] != EMPTY and ship != table.sailing:
            yield key, "it has sailed, and is unloaded (I5.5)"
    sites = [int(site) for site in table.destination if site != EMPTY]
    for site in sites:
        if sites.count(site) > 1:
            yield "sailed", f"only one ship lies at {SITE_IDS[site]} (I5.2)"


# ---- sites -----------------------------------------------------------------------------------------------------------
def gap_problems(table: ImhotepTable) -> Iterator[Problem]:
    """Stones are laid one after the other."""
    for key, spaces in _rows(table):
        laid = len(list(takewhile(lambda owner: owner != EMPTY, spaces)))
        if (spaces[laid:] != EMPTY).any():
            yield key, "no space is left out"


def _rows(table: ImhotepTable) -> Iterator[tuple[str, Any]]:
    """What is filled in order, by its word."""
    if table.sides[Site.PYRAMIDS] == SIDE_A:
        yield "pyramids", table.pyramids.reshape(-1)
    else:
        yield from zip(PYRAMID_NAMES, table.pyramids, strict=True)
    yield from (("temple", table.temple), ("chamber", table.chamber), ("towers", table.towers))


def site_problems(table: ImhotepTable) -> Iterator[Problem]:
    """What lies at the pyramids, the temple and the obelisks can have got there."""
    on_a = table.sides[Site.PYRAMIDS] == SIDE_A
    room = (len(PYRAMID_A_POINTS) if on_a else table.pyramids.size) - sum(laid_in_pyramids(table))
    if room and sum(laid_in_pyramids(table)) < int(table.stones[Site.PYRAMIDS].sum(dtype=int)):
        yield "beside", f"first the {room} empty spaces of the pyramids are filled (I7.4, I7.14)"
    number = int(table.round_number) + 1
    if table.stones[Site.TEMPLE].sum(dtype=int) > HOLD_SPACES * number:
        yield "temple", f"a ship a round brings at most {HOLD_SPACES} stones: {HOLD_SPACES * number} (I5.2)"
    most = number * int(TEMPLE_COLUMNS[table.seats]) * _MOST_OF_COLUMN
    if table.points[:, Item.TEMPLE].sum(dtype=int) > most:
        yield "0:temple_points", f"in {number} rounds all together have at most {most} (I8)"
    if table.sides[Site.OBELISKS] == SIDE_B:
        yield from _tower_problems(table)


def _tower_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I10.6, I10.8. Three stones are an obelisk, as long as there is a space for it."""
    towers = sum(laid_on(table.towers))
    spaces = sum(1 for points in table.tower_points if points)
    if towers > spaces:
        yield "towers", f"there are {spaces} point spaces (I10.6)"
    for seat, stones in enumerate(table.stones[Site.OBELISKS]):
        loose = int(stones) - laid_in_towers(table)[seat]
        if towers < spaces and loose >= TOWER:
            yield "obelisks", f"{TOWER} stones of seat {seat} are one of the towers (I10.6)"


# ---- cards -----------------------------------------------------------------------------------------------------------
def card_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I6. The market has what it began with until a ship comes, and the pair is of cards that there are."""
    has_pair = table.sides[Site.MARKET] == SIDE_B
    known = [int(kind) for kind in table.aside if kind != EMPTY]
    if has_pair and table.offer[OFFER - 1] != EMPTY:
        yield "offer", f"side B has {OFFER - 1} face-up cards (I6.6)"
    if table.pile < 0:
        yield "pair", "no card is left for it (I1.7)"
    missing = (table.offer[: OFFER - has_pair] == EMPTY).any() or (has_pair and not table.pair)
    if missing and table.pile > 0 and Site.MARKET not in table.destination:
        yield "offer", "cards leave the market when a ship has come: sailed= has it not (I6.2)"
    if len(known) > table.pair or table.aside.tolist() != _in_order(known, table.aside):
        yield "aside", f"at most {table.pair} cards, the lower first (I6.12)"
    yield from _looking_problems(table, known)


def _in_order(kinds: Sequence[int], room: Any) -> list[int]:
    return sorted(kinds) + [EMPTY] * (len(room) - len(kinds))


def _looking_problems(table: ImhotepTable, known: Sequence[int]) -> Iterator[Problem]:
    """I6.8. Whoever looks at the pair looks at all of it; what is known of it is there."""
    looking = [int(kind) for kind in table.looking if kind != EMPTY]
    if table.step != Step.KEEP:
        if looking:
            yield "looking", "nobody looks at the pair: say step=keep"
        return
    if (
        len(looking) != table.pair
        or not looking
        or table.looking.tolist() != _in_order(looking, table.looking)
    ):
        yield "looking", f"the {table.pair} cards of the pair, the lower first (I6.8)"
    rest = list(looking)
    for kind in known:
        if kind not in rest:
            yield "looking", "the cards of aside= are among them (I6.12)"
            return
        rest.remove(kind)
    if any(rest.count(kind) > table.pool[kind] for kind in rest):
        yield "looking", "so many of these cards are not left (I1.7)"
