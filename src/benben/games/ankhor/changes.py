"""The changes of a move or an outcome of chance: how tokens and the tiles of the row came and went."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from benben.engine.event import Event, Journey, arrives, event, leaves
from benben.engine.message import MessageValue
from benben.games.ankhor.components import ANKH, EMPTY, GOODS, SPACES
from benben.games.ankhor.names import tile_name, token_name
from benben.games.ankhor.spots import (
    DISCARD,
    hand_count,
    hand_spot,
    market_spot,
    store_spot,
    stores,
    supply_spot,
)
from benben.games.ankhor.table import AnkhorTable


class Change(NamedTuple):
    """A table before a move, when the move itself is carried out, and after all that follows from it."""

    before: AnkhorTable
    middle: AnkhorTable
    after: AnkhorTable

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return int(self.before.turn)


# ---- tokens of the move itself -----------------------------------------------------------------------------------
def taken(change: Change, token: int) -> list[Journey]:
    """A4.1. A token comes from the supply; one that has to leave the hand immediately is not seen there."""
    index = hand_count(change.middle, change.seat, token) - 1
    if index >= hand_count(change.after, change.seat, token):
        return []
    return [arrives(supply_spot(token), hand_spot(change.seat, token, index))]


def returned(change: Change, token: int) -> list[Journey]:
    """A3.7, A4.6. A token goes from the hand to the supply."""
    index = hand_count(change.middle, change.seat, token)
    return [leaves(hand_spot(change.seat, token, index), supply_spot(token))]


def laid_down(change: Change, good: int) -> list[Journey]:
    """A8.7. A good goes from the hand onto a warehouse."""
    seat, index = change.seat, hand_count(change.middle, change.seat, good)
    return [leaves(hand_spot(seat, good, index), store_spot(seat, stores(change.middle, seat)[good][-1]))]


def paid(change: Change, price: Sequence[int]) -> list[Journey]:
    """A5.2, A8.6. Goods go to the supply, those on warehouses first; *price* is how many of each."""
    seat, journeys = change.seat, list[Journey]()
    for good, shown in enumerate(stores(change.before, seat)):
        held = hand_count(change.before, seat, good)
        stored = min(price[good], len(shown))
        spots = [store_spot(seat, index) for index in shown[len(shown) - stored :]]
        spots += [hand_spot(seat, good, index) for index in range(held - price[good] + stored, held)]
        journeys += [leaves(spot, supply_spot(good), step) for step, spot in enumerate(spots)]
    return journeys


# ---- the row -----------------------------------------------------------------------------------------------------
def slid(change: Change, name: str, **args: MessageValue) -> list[Event]:
    """A10.2, A10.3. The event *name*: an ankh is spent, the first tile may leave the game, the others slide."""
    before, middle = change.before, change.middle
    spaces = [space for space in range(SPACES) if before.offer[space] != EMPTY]
    discarded = len(spaces) - sum(bool(tile != EMPTY) for tile in middle.offer)
    ways = [(space, goal) for goal, space in enumerate(spaces[discarded:]) if space != goal]
    slides = [
        leaves(market_spot(space), market_spot(goal), step)
        for step, (space, goal) in enumerate(ways, start=discarded)
    ]
    ankh = returned(change, ANKH)
    if not discarded:
        return [event(name, *ankh, *slides, seat=change.seat, **args)]
    gone = leaves(market_spot(spaces[0]), DISCARD)
    tile = tile_name(before.offer[spaces[0]])
    return [
        event(name, *ankh, seat=change.seat, **args),
        event("ankhor-event-discard", gone, *slides, tile=tile),
    ]


# ---- the limits at the end of a turn -------------------------------------------------------------------------------
def limit_events(change: Change) -> Iterator[Event]:
    """A4.6, A8.7. Tokens that leave the hand at the end of the turn without a decision."""
    seat, middle, after = change.seat, change.middle, change.after
    if (middle.tokens[seat] == after.tokens[seat]).all() and (
        middle.stored[seat] == after.stored[seat]
    ).all():
        return  # as most often
    ankhs = _leaving(change, ANKH)
    if ankhs:
        back = _returned_late(change, ANKH, ankhs)
        yield event("ankhor-event-return_ankh", *back, seat=seat, count=len(ankhs))
    shown = stores(after, seat)
    for good in range(GOODS):
        leaving = iter(_leaving(change, good))
        for tile in shown[good][int(middle.stored[seat, good]) :]:
            journey = _laid_down_late(change, good, next(leaving), tile)
            yield event("ankhor-event-store", journey, seat=seat, token=token_name(good))
        for index in leaving:
            back = _returned_late(change, good, [index])
            yield event("ankhor-event-return", *back, seat=seat, token=token_name(good))


def _leaving(change: Change, token: int) -> range:
    """The tokens of a hand that leave it."""
    return range(hand_count(change.after, change.seat, token), hand_count(change.middle, change.seat, token))


def _returned_late(change: Change, token: int, indices: Sequence[int]) -> list[Journey]:
    """Tokens go back, one after the other; those that have just been taken were not seen in the hand."""
    seat, held = change.seat, hand_count(change.before, change.seat, token)
    seen = [index for index in indices if index < held]
    return [
        leaves(hand_spot(seat, token, index), supply_spot(token), step) for step, index in enumerate(seen)
    ]


def _laid_down_late(change: Change, good: int, index: int, tile: int) -> Journey:
    """A good goes onto a warehouse; one that has just been taken comes there from the supply."""
    goal = store_spot(change.seat, tile)
    if index >= hand_count(change.before, change.seat, good):
        return arrives(supply_spot(good), goal)
    return leaves(hand_spot(change.seat, good, index), goal)
