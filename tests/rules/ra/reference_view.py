"""What a spectator is shown of the reference's table, field by field as in the real view, and where all tiles are."""

from collections import Counter
from copy import deepcopy
from typing import Any

from tests.rules.ra.reference import BOX, CHOSEN, HITS, LAST_RA, Ra
from tests.rules.ra.reference_points import score


def expected_view(other: Ra, open_scores: bool) -> dict[str, Any]:
    """R13.1 to R13.4. All that is open, without the receipt."""
    over = other.step == "over"
    return {
        "game": "ra",
        "viewer": None,
        "edition": other.edition,
        "players": other.players,
        "over": over,
        "actor": other.actor if other.actor >= 0 else None,
        "turn": other.turn,
        "step": other.step,
        "epoch": other.epoch,
        "ra_count": other.ra_count,
        "ra_limit": LAST_RA[other.players],
        "bag_size": other.bag.total(),
        "track": other.track,
        "centre": other.centre,
        "auction": auction(other),
        "discard": discard(other),
        "seats": [told_seat(other, number, over or open_scores) for number in range(other.players)],
    }


def auction(other: Ra) -> dict[str, Any] | None:
    """R5. Who takes no part has no bid, and neither has who is still to be asked."""
    if other.auction is None:
        return None
    bids = [other.auction.bids.get(seat) for seat in range(other.players)]
    highest = other.auction.highest or None
    return {
        "ra_player": other.auction.ra_player,
        "cause": other.auction.cause,
        "must_bid": "pass" not in other.options(),
        "bids": ["pass" if bid == 0 else bid for bid in bids],
        "highest": highest,
        "highest_bidder": highest and bids.index(highest),
    }


def discard(other: Ra) -> dict[str, Any] | None:
    """R8.9. What the seat that is asked must still give up."""
    disaster = other.choosing()
    if disaster is None:
        return None
    category = {"unrest": "civilization", "earthquake": "monument"}[disaster]
    return {"category": category, "count": other.to_lose[disaster]}


def told_seat(other: Ra, number: int, is_open: bool) -> dict[str, Any]:
    seat = other.seats[number]
    return {
        "seat": number,
        "points": seat.points if is_open else None,
        "suns_up": sorted(seat.up, reverse=True),
        "suns_down": sorted(seat.down, reverse=True),
        "tiles": dict(+seat.tiles),
        "lot": lot(other, number),
    }


def lot(other: Ra, number: int) -> int | None:
    """What the epoch's scoring would bring more with the tiles of the track; None if that is the seat's own choice."""
    if any(other.seats[number].tiles[disaster] for disaster in HITS):
        return None
    with_track = deepcopy(other.seats)
    seat = with_track[number]
    seat.tiles.update(tile for tile in other.track if tile)
    for disaster, family in HITS.items():
        count, kinds = 2 * seat.tiles.pop(disaster, 0), seat.kinds(family)
        if disaster in CHOSEN and 0 < count < sum(seat.tiles[kind] for kind in kinds) and len(kinds) > 1:
            return None
        for kind in kinds:
            lost = min(count, seat.tiles[kind])
            seat.tiles[kind] -= lost
            count -= lost
    then, now = (score(seats, other.epoch)[number] for seats in (with_track, other.seats))
    return sum(points for _, points in then.values()) - sum(points for _, points in now.values())


def bag_and_gone(other: Ra) -> tuple[list[int], list[int]]:
    """By kind, what is in the bag, and what lies nowhere because it has left the game."""
    lying = sum((seat.tiles for seat in other.seats), Counter(tile for tile in other.track if tile))
    return [other.bag[tile] for tile in BOX], [BOX[tile] - other.bag[tile] - lying[tile] for tile in BOX]
