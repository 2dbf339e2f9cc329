"""What is sure of every table of Imhotep: where everything lies, which cells agree, what is cleared."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from benben.engine.table import CHANCE, OVER
from benben.games.imhotep.boards import PYRAMID_NAMES, Bonus
from benben.games.imhotep.components import (
    BLUE,
    EMPTY,
    EVERY_SITE,
    HOLD_SPACES,
    OFFER,
    PAIR,
    PYRAMID_A_POINTS,
    RED,
    SHIPS,
    SIDE_A,
    SIDE_B,
    TEMPLE_COLUMNS,
    TOWER,
    Card,
    Item,
    Site,
)
from benben.games.imhotep.table import FIRST_CHANCE, Step
from tests.rules.imhotep.reference_board import BOX, SITES, Board

_CARD_STEPS = {
    Step.PLACE: {Card.HAMMER, Card.CHISEL},
    Step.PLACE_TO_SAIL: {Card.SAIL},
    Step.SAIL: {Card.LEVER},
    Step.SAIL_ON: {Card.SAIL},
    Step.ORDER: {Card.LEVER},
}
"""The steps that belong to a blue card."""


# ---- stones ----------------------------------------------------------------------------------------------------
def stones_of(table: Any, seat: int) -> int:
    """All stones of a seat, wherever they are."""
    afloat = sum((int(hold) >> HOLD_SPACES * seat & 0b1111).bit_count() for hold in table.holds)
    chosen = [int(color) for color in table.order].count(seat + 1)
    in_hand = int(table.actor == seat and table.step in {Step.TAKE, Step.BUILD})
    at_sites = int(table.stones[:, seat].astype(int).sum())
    return int(table.quarry[seat]) + int(table.sled[seat]) + afloat + chosen + at_sites + in_hand


def check_ships(table: Any) -> None:
    """I1.4, I5.2. Stones lie on spaces that there are, one on each; where a ship has sailed to is taken."""
    visited = [int(site) for site in table.destination if site != EMPTY]
    assert len(set(visited)) == len(visited)
    free = EVERY_SITE
    for site in visited:
        free ^= 1 << site
    assert table.free_sites == (EVERY_SITE if _is_laying_out(table) else free)
    for ship in range(SHIPS):
        hold, capacity = int(table.holds[ship]), int(table.capacity[ship])
        spaces = [hold >> HOLD_SPACES * seat & 0b1111 for seat in range(len(table.sled))]
        assert sum(each.bit_count() for each in spaces) == sum(spaces).bit_count(), "two stones on a space"
        assert sum(spaces) >> capacity == 0
        assert hold >> HOLD_SPACES * int(table.seats) == 0
        assert table.destination[ship] == EMPTY or hold == 0 or table.sailing == ship
        assert (capacity > 0) != _is_laying_out(table)


def _is_laying_out(table: Any) -> bool:
    """Whether the ships of the round are not there yet."""
    return bool(table.actor == CHANCE and table.step in {Step.DEAL_ROUND, Step.CLEAR})


# ---- cards -----------------------------------------------------------------------------------------------------
def check_cards(table: Any) -> None:
    """I6. What lies face down is the draw pile and the rest of the pair."""
    known = [int(kind) for kind in table.aside if kind != EMPTY]
    assert list(table.aside) == sorted(known) + [EMPTY] * (PAIR - len(known))
    assert len(known) <= table.pair <= (PAIR if table.sides[Site.MARKET] == SIDE_B else 0)
    assert (table.pool >= 0).all()
    assert (table.discard >= 0).all()
    assert (table.cards >= 0).all()
    _check_red(table)
    assert table.pile >= 0
    assert table.pile + table.pair == int(table.pool.astype(int).sum()) + len(known)
    assert not table.cards[int(table.seats) :].any()
    assert table.sides[Site.MARKET] == SIDE_A or table.offer[OFFER - 1] == EMPTY
    _check_looking(table, known)
    dealing = table.actor == CHANCE and table.step == Step.DEAL_OFFER
    if _is_laying_out(table):
        assert (table.offer == EMPTY).all()
    elif dealing:
        dealt = len(list(takewhile(lambda kind: kind != EMPTY, table.offer)))
        assert (table.offer[dealt:] == EMPTY).all()
        assert table.pile > 0
        assert table.pair == 0


def _check_red(table: Any) -> None:
    """I11.4. Red cards lie in front of their owners just as long as it is still to be done what they set off."""
    in_use = [(int(task) & 31, int(task) >> 5) for task in table.agenda if int(task) & 31 >= Step.USED]
    for seat, cards in enumerate(table.cards):
        assert [in_use.count((Step.USED + kind, seat)) for kind in range(*RED)] == list(cards[slice(*RED)])


def _check_looking(table: Any, known: Sequence[int]) -> None:
    looking = [int(kind) for kind in table.looking if kind != EMPTY]
    assert list(table.looking) == sorted(looking) + [EMPTY] * (PAIR - len(looking))
    if table.actor == CHANCE and table.step == Step.LOOK:
        assert len(looking) < table.pair == PAIR
    elif table.actor >= 0 and table.step == Step.KEEP:
        assert len(looking) == table.pair == PAIR
    else:
        assert not looking
        return
    rest = list(looking)
    for kind in known:
        rest.remove(kind)
    assert all(rest.count(kind) <= table.pool[kind] for kind in rest)


# ---- sites -----------------------------------------------------------------------------------------------------
def check_sites(table: Any) -> None:
    """What lies on a board is what is counted there, without gaps; what has been scored is what the boards say."""
    seats = int(table.seats)
    assert not table.stones[Site.MARKET].any()
    assert not table.points[seats:].any()
    assert (table.points >= 0).all()
    for site, cells in ((Site.TEMPLE, table.temple), (Site.BURIAL_CHAMBER, table.chamber)):
        laid = _prefix(cells)
        assert [laid.count(seat) for seat in range(len(table.sled))] == table.stones[site].tolist()
    assert not table.points[:, Item.BURIAL_CHAMBER].any()
    _check_pyramids(table)
    _check_obelisks(table)
    rounds, width = int(table.round_number) + 1, int(TEMPLE_COLUMNS[seats])
    assert int(table.points[:, Item.TEMPLE].astype(int).sum()) <= rounds * width * 2


def _prefix(cells: Any) -> list[int]:
    """What lies on cells that are filled in order; behind it is nothing."""
    laid = [int(owner) for owner in takewhile(lambda owner: owner != EMPTY, cells)]
    assert (cells[len(laid) :] == EMPTY).all()
    return laid


def _check_pyramids(table: Any) -> None:
    """I7.3, I7.4, I7.9, I7.14."""
    on_a = table.sides[Site.PYRAMIDS] == SIDE_A
    pyramids = [table.pyramids.flat[: len(PYRAMID_A_POINTS)]] if on_a else list(table.pyramids)
    figures = [PYRAMID_A_POINTS] if on_a else list(table.pyramid_spaces)
    assert not on_a or table.pyramids.flat[len(PYRAMID_A_POINTS)] == EMPTY
    points, laid, room = [0] * len(table.sled), [0] * len(table.sled), 0
    for spaces, worth in zip(pyramids, figures, strict=True):
        for seat, figure in zip(_prefix(spaces), worth, strict=False):
            laid[seat] += 1
            points[seat] += 1 if figure >= Bonus.CARD else int(figure)
        room += int((spaces == EMPTY).sum())
    beside = [int(count) - here for count, here in zip(table.stones[Site.PYRAMIDS], laid, strict=True)]
    assert min(beside) >= 0
    assert room == 0 or not any(beside)
    scored = [had + more for had, more in zip(points, beside, strict=True)]
    assert scored == table.points[:, Item.PYRAMIDS].tolist()


def _check_obelisks(table: Any) -> None:
    """I10.6, I10.8."""
    towers = _prefix(table.towers)
    spaces = [int(points) for points in table.tower_points if points]
    points = [0] * len(table.sled)
    for seat, worth in zip(towers, spaces, strict=False):
        points[seat] += worth
    assert table.points[:, Item.OBELISKS].tolist() == points
    assert len(towers) <= (len(spaces) if table.sides[Site.OBELISKS] == SIDE_B else 0)
    for seat, stones in enumerate(table.stones[Site.OBELISKS]):
        standing = int(stones) - TOWER * towers.count(seat)
        assert standing >= 0
        if table.sides[Site.OBELISKS] == SIDE_B and len(towers) < len(spaces):
            assert standing < TOWER


# ---- what is not in use ----------------------------------------------------------------------------------------
def check_cleared(table: Any) -> None:
    """Equal positions have equal bytes: what is not in use is at its neutral value."""
    actor, step = int(table.actor), int(table.step)
    assert (actor == CHANCE) == (step >= FIRST_CHANCE)
    assert actor != OVER or step == Step.TURN
    assert step < Step.UNLOAD
    if step == Step.TURN:
        assert actor in {OVER, table.turn}
        assert (table.sailing, table.playing, table.agenda_size) == (EMPTY, EMPTY, 0)
    if actor >= 0 and step in _CARD_STEPS:
        assert table.playing in _CARD_STEPS[Step(step)]
        assert actor == table.turn
    assert table.playing == EMPTY or BLUE[0] <= table.playing < BLUE[1]
    if table.sailing != EMPTY:
        sailed = table.destination[table.sailing] != EMPTY
        assert sailed == (step != Step.SAIL_ON)
    assert step in {Step.LOOK, Step.DRAW} or table.receiver == 0
    assert table.receiver < table.seats
    assert 0 <= table.passes < table.seats
    assert step == Step.TURN or table.passes == 0
    chosen = [int(color) for color in table.order if color]
    assert chosen == [] or step == Step.ORDER
    assert list(table.order) == chosen + [0] * (HOLD_SPACES - len(chosen))
    assert int(table.blue_played) >> int(table.seats) == 0
    assert table.blue_once or table.blue_played == 0
    _check_rounds(table)


def _check_rounds(table: Any) -> None:
    """I2.3, I3.1. As many round cards are turned up as rounds have begun."""
    turned_up = len("1234567") - int(table.round_cards).bit_count()
    is_next = table.actor == CHANCE and table.step == Step.DEAL_ROUND
    assert turned_up == int(table.round_number) + 1 - int(is_next)


# ---- the reference's board ---------------------------------------------------------------------------------------
def board_of(table: Any) -> Board:
    """The same table as the reference has it, as far as points and victory need it."""
    seats = int(table.seats)
    places = [int(points) for points in table.chamber_points[:seats]]
    figures = {
        "obelisks": {"spaces": [int(points) for points in table.tower_points if points]},
        "burial_chamber": {f"players_{seats}": places},
        "pyramids": dict.fromkeys(PYRAMID_NAMES, ()),
    }
    sides = dict(zip(SITES, ("AB"[side] for side in table.sides), strict=True))
    board = Board(seats, sides, figures, bool(table.wrath))
    board.sled = [int(stones) for stones in table.sled[:seats]]
    board.temple, board.chamber, board.towers = map(_prefix, (table.temple, table.chamber, table.towers))
    for seat in range(seats):
        board.beside += [seat] * int(table.stones[Site.PYRAMIDS, seat])
        board.standing[seat] = int(table.stones[Site.OBELISKS, seat]) - TOWER * board.towers.count(seat)
        board.cards[seat].update(dict(zip(BOX, map(int, table.cards[seat]), strict=True)))
        board.track[seat].update(dict(zip(SITES[1:], map(int, table.points[seat]), strict=True)))
    return board
