"""Counts of the things on a table of Imhotep, for texts of positions and for the check of conservation."""

from typing import Any

from benben.games.imhotep.boards import Bonus
from benben.games.imhotep.components import (
    BONUS_POINTS,
    CARDS_OF_ROUNDS,
    CHAMBER_SPACES,
    EMPTY,
    FEWEST_SEATS,
    HOLD_SPACES,
    KINDS,
    PYRAMID_A_POINTS,
    ROUND_CARDS,
    ROUNDS,
    SEATS,
    SHIPS,
    SIDE_A,
    SIDE_STONE_POINTS,
    TEMPLE_STONES,
    TOWER,
    Site,
)
from benben.games.imhotep.ships import stones_from_bow
from benben.games.imhotep.table import ImhotepTable, Step

_IN_HAND = (Step.TAKE, Step.BUILD)
"""The steps at which the seat that decides has a stone in hand."""


def laid_on(cells: Any) -> list[int]:
    """How many stones of each seat lie on some spaces."""
    owners = [int(owner) for owner in cells.flat]
    return [owners.count(seat) for seat in range(SEATS)]


def laid_in_pyramids(table: ImhotepTable) -> list[int]:
    """Stones of each seat on the spaces of the pyramids."""
    return laid_on(table.pyramids)


def laid_in_towers(table: ImhotepTable) -> list[int]:
    """Stones of each seat in obelisks on point spaces."""
    return [TOWER * count for count in laid_on(table.towers)]


def pyramid_points(table: ImhotepTable) -> list[int]:
    """I7.3, I7.4, I7.9. The points that the stones at the pyramids have scored."""
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
    """I10.6. The points that the obelisks on point spaces have scored."""
    points = [0] * SEATS
    for seat, worth in zip(table.towers, table.tower_points, strict=True):
        if seat != EMPTY:
            points[seat] += int(worth)
    return points


def stones_of_seat(table: ImhotepTable, seat: int) -> dict[str, int]:
    """How many stones of a seat lie in each place, by the words of positions; `quarry` and others have no such word."""
    afloat = [[owner for _, owner in stones_from_bow(int(hold))].count(seat) for hold in table.holds]
    in_hand = int(table.actor == seat and table.step in _IN_HAND) + table.order.tolist().count(seat + 1)
    return {
        f"{seat}:sled": int(table.sled[seat]),
        **{f"ship{ship + 1}": count for ship, count in enumerate(afloat)},
        **{word: int(table.stones[site, seat]) for site, word in _WORDS.items()},
        "quarry": int(table.quarry[seat]) + in_hand,
    }


_WORDS = {
    Site.PYRAMIDS: "beside",
    Site.TEMPLE: "temple",
    Site.BURIAL_CHAMBER: "chamber",
    Site.OBELISKS: "obelisks",
}
"""The word for stones at each site."""


def cards_out(table: ImhotepTable) -> list[dict[str, int]]:
    """By kind, how many cards lie where, by the words of positions; not those that lie face down, unknown to all."""
    laid = {"offer": table.offer.tolist(), "aside": table.aside.tolist(), "playing": [int(table.playing)]}
    return [
        {
            **{f"{seat}:cards": int(table.cards[seat, kind]) for seat in range(SEATS)},
            **{word: cards.count(kind) for word, cards in laid.items()},
            "discard": int(table.discard[kind]),
        }
        for kind in range(KINDS)
    ]


def usual_round_cards(table: ImhotepTable) -> int:
    """The round cards that are left when that of these ships and the first others were turned up."""
    cards, ships = ROUND_CARDS[table.seats - FEWEST_SEATS].tolist(), table.capacity.tolist()
    card = cards.index(ships) if ships in cards else 0
    others = [other for other in range(CARDS_OF_ROUNDS) if other != card]
    return sum(1 << other for other in others[int(table.round_number) :])


def room_by_now(table: ImhotepTable, site: Site) -> int:
    """How many stones may lie at the temple or in the burial chamber, so that there is room for all that may come."""
    return ROOMY[site] - to_come(table, site)


def has_room(table: ImhotepTable, site: Site) -> bool:
    """Whether no more lie there."""
    return int(table.stones[site].sum(dtype=int)) <= room_by_now(table, site)


ROOMY = {Site.TEMPLE: TEMPLE_STONES, Site.BURIAL_CHAMBER: CHAMBER_SPACES - 24}
"""Of the chamber's spaces, 24 are for Sarcophagi, which in play hardly ever bring three stones."""


def to_come(table: ImhotepTable, site: Site) -> int:
    """How many stones ships may still bring to a site, at most."""
    ships = [ship for ship in range(SHIPS) if table.destination[ship] == site]
    aboard = len(stones_from_bow(int(table.holds[ships[0]]))) if ships else HOLD_SPACES
    if any(task in {Step.NEXT_ROUND, Step.BEGIN_ROUND} for task in table.agenda[: table.agenda_size]):
        aboard = 0
    return aboard + HOLD_SPACES * (ROUNDS - 1 - int(table.round_number))
