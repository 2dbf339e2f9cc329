"""The decision at a table of Ra, and the reason of a victory, as messages of the catalogue."""

from benben.engine.message import Message, message
from benben.engine.table import CHANCE, OVER
from benben.games.ra.components import TRACK_SPACES
from benben.games.ra.rules import must_bid
from benben.games.ra.scoring import winner
from benben.games.ra.table import NOBODY, RaTable, Step


def prompt(table: RaTable) -> Message:
    """The decision that must be made now, and why."""
    seat = int(table.actor)
    if seat == OVER:
        return message("ra-prompt-over")
    if seat == CHANCE:
        return message("ra-prompt-chance")
    if table.step == Step.TURN:
        full = table.track_size == TRACK_SPACES
        return message("ra-prompt-turn_full" if full else "ra-prompt-turn", seat=seat)
    if table.step == Step.GODS:
        return message("ra-prompt-gods", seat=seat)
    if table.step == Step.AUCTION:
        return _auction_prompt(table, seat)
    unrest = table.civilizations_to_lose > 0
    count = int(table.civilizations_to_lose if unrest else table.monuments_to_lose)
    return message(
        "ra-prompt-discard", seat=seat, category="civilization" if unrest else "monument", count=count
    )


def _auction_prompt(table: RaTable, seat: int) -> Message:
    ra_seat = int(table.ra_player)
    if must_bid(table):
        return message("ra-prompt-must_bid", seat=seat)
    if table.high_bidder == NOBODY:
        return message("ra-prompt-bid_first", seat=seat, ra_seat=ra_seat)
    disc, high_seat = int(table.high_bid), int(table.high_bidder)
    return message("ra-prompt-bid_over", seat=seat, ra_seat=ra_seat, disc=disc, high_seat=high_seat)


def reason(table: RaTable) -> str:
    """Whether the points or the highest sun decided."""
    best = table.points[winner(table)]
    tied = sum(bool(points == best) for points in table.points[: table.seats]) > 1
    return "ra-reason-highest_sun" if tied else "ra-reason-points"
