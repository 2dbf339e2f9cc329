"""The rules of Imhotep: turns, actions, unloading, rounds. Numbers: texts/en.md."""

from benben.engine.agenda import push
from benben.engine.bits import count_bits, lowest_bit
from benben.engine.rule import rule, small_rule
from benben.engine.table import OVER
from benben.games.imhotep import cards
from benben.games.imhotep.components import (
    EMPTY,
    FEWEST_SEATS,
    HOLD_SPACES,
    OFFER,
    ROUND_CARDS,
    ROUNDS,
    SHIPS,
    SLED_SPACES,
    STONES_TO_GET,
    Card,
)
from benben.games.imhotep.ships import (
    bit_of,
    colors_left,
    empty_ships,
    seat_at,
    stones_of,
    taken_spaces,
)
from benben.games.imhotep.sites import temple
from benben.games.imhotep.sites.tasks import task_for
from benben.games.imhotep.table import ImhotepTable, Step


# ---- I3 rounds and turns -----------------------------------------------------------------------------------------
@rule
def begin_round(table: ImhotepTable) -> None:
    """I3.2, I3.3. A round card, then market cards; chance turns them up."""
    table.round_number += 1
    table.sailing = EMPTY
    table.blue_played = 0
    push(table, Step.DEAL_OFFER)
    push(table, Step.DEAL_ROUND)


@small_rule
def deal_round(table: ImhotepTable, card: int) -> None:
    """I3.2. The round card names the four ships."""
    table.round_cards ^= 1 << card
    for ship in range(SHIPS):
        table.capacity[ship] = ROUND_CARDS[table.seats - FEWEST_SEATS, card, ship]


@small_rule
def deal_offer(table: ImhotepTable, kind: int) -> None:
    """I6.1, I6.6. A face-up card for the market, and the next one."""
    slot = 0
    while table.offer[slot] != EMPTY:
        slot += 1
    table.offer[slot] = kind
    table.pool[kind] -= 1
    table.pile -= 1
    push(table, Step.DEAL_OFFER)


@small_rule
def begin_turn(table: ImhotepTable) -> None:
    """I3.4, I3.5. The next seat has one action."""
    table.turn = (table.turn + 1) % table.seats
    table.actor = table.turn
    table.step = Step.TURN


@small_rule
def end_turn(table: ImhotepTable) -> bool:
    """I12.5, I3.4. End all that ends with a turn; return whether the round ends too."""
    table.sailing = EMPTY
    if table.playing != EMPTY:
        table.discard[table.playing] += 1
        table.playing = EMPTY
    return has_round_ended(table)


@small_rule
def has_round_ended(table: ImhotepTable) -> bool:
    """I3.4, I13.5. The fourth ship has sailed, or all have passed in succession."""
    return bool(table.free_sites & (table.free_sites - 1) == 0 or table.passes == table.seats)


# ---- I4 getting and placing stones -------------------------------------------------------------------------------
@small_rule
def can_get(table: ImhotepTable, seat: int) -> bool:
    """I4.3. A free space on the sled, and a stone in the quarry."""
    return bool(table.sled[seat] < SLED_SPACES and table.quarry[seat] > 0)


@small_rule
def stones_to_get(table: ImhotepTable, seat: int, most: int) -> int:
    """I4.1, I4.2. How many stones there are to get: up to *most*, as many as fit on the sled."""
    return min(most, SLED_SPACES - int(table.sled[seat]), int(table.quarry[seat]))


@small_rule
def get_stones(table: ImhotepTable, seat: int, most: int) -> None:
    """I4.1. From the quarry to the sled."""
    count = stones_to_get(table, seat, most)
    table.sled[seat] += count
    table.quarry[seat] -= count


@small_rule
def place(table: ImhotepTable, seat: int, ship: int, space: int) -> None:
    """I4.4. A stone from the sled on an empty space of a ship."""
    table.sled[seat] -= 1
    table.holds[ship] |= bit_of(seat, space)


# ---- I5 sailing and unloading ------------------------------------------------------------------------------------
@small_rule
def sail(table: ImhotepTable, ship: int, site: int) -> None:
    """I5.2. The ship lies at the site until the end of the round."""
    table.destination[ship] = site
    table.free_sites ^= 1 << site
    table.sailing = ship


@small_rule
def unload_next(table: ImhotepTable) -> None:
    """I5.5. The stone nearest to the bow arrives at the site. I5.7. The others wait for all that it sets off."""
    ship = int(table.sailing)
    hold = int(table.holds[ship])
    space = lowest_bit(taken_spaces(hold))
    seat = seat_at(hold, space)
    hold ^= bit_of(seat, space)
    table.holds[ship] = hold
    if hold != 0:
        push(table, Step.UNLOAD)
    cards.deliver(table, int(table.destination[ship]), seat)


@rule
def order_next(table: ImhotepTable, seat: int) -> bool:
    """I12.9. Lever: whether its owner must choose the colour of the next stone; if not, the order is complete."""
    colors = colors_left(table, int(table.sailing))
    if colors & (colors - 1) != 0:
        table.step = Step.ORDER
        table.actor = seat
        return True
    put_in_order(table)
    push(table, Step.UNLOAD)
    return False


@rule
def choose_color(table: ImhotepTable, color: int) -> None:
    """I12.9. Lever: a stone of this colour is the next; it waits next to the hold until the order is complete."""
    ship = int(table.sailing)
    spaces = stones_of(int(table.holds[ship]), color)
    table.holds[ship] ^= bit_of(color, lowest_bit(spaces))
    chosen = 0
    while table.order[chosen] != 0:
        chosen += 1
    table.order[chosen] = color + 1


@rule
def put_in_order(table: ImhotepTable) -> None:
    """I12.8. Lever: the stones lie in the hold as chosen, from the bow, and those of the last colour behind them."""
    ship = int(table.sailing)
    rest = int(table.holds[ship])
    ordered = space = 0
    while space < HOLD_SPACES and table.order[space] != 0:
        ordered |= bit_of(int(table.order[space]) - 1, space)
        table.order[space] = 0
        space += 1
    last = seat_at(rest, lowest_bit(taken_spaces(rest)))
    for behind in range(count_bits(rest)):
        ordered |= bit_of(last, space + behind)
    table.holds[ship] = ordered


# ---- I6, I7, I8 cards that chance turns up ------------------------------------------------------------------------
@rule
def reveal_card(table: ImhotepTable, step: int, seat: int, kind: int) -> None:
    """I6.8, I7.10, I8.8, I13.2. The top card for a seat; a card of the pair, to be looked at or to be discarded."""
    if step == Step.LOOK:
        cards.note_kind(table.looking, kind)
        push(table, task_for(Step.LOOK, seat))
    elif step == Step.DRAW:
        table.pool[kind] -= 1
        table.pile -= 1
        cards.gain(table, seat, kind)
    else:
        cards.remove_from_pair(table, kind)
        table.discard[kind] += 1
        push(table, Step.CLEAR)


# ---- I12 blue cards ----------------------------------------------------------------------------------------------
@rule
def play_card(table: ImhotepTable, seat: int, kind: int) -> None:
    """I12.4, I12.5. Push the steps of a blue card, the last one first; the card is discarded when all are done."""
    table.cards[seat, kind] -= 1
    table.playing = kind
    if table.blue_once:
        table.blue_played |= 1 << seat
    if kind == Card.LEVER:
        push(table, task_for(Step.SAIL, seat))
    elif kind == Card.HAMMER:
        get_stones(table, seat, STONES_TO_GET)
        push(table, task_for(Step.PLACE, seat))
    elif kind == Card.SAIL:
        push(table, task_for(Step.PLACE_TO_SAIL, seat))
    else:
        push(table, task_for(Step.PLACE, seat))
        push(table, task_for(Step.PLACE, seat))


@rule
def place_stone(table: ImhotepTable, seat: int, ship: int, space: int) -> None:
    """I12.12. Sail: the ship that gets the stone is the one that has to sail."""
    place(table, seat, ship, space)
    if table.step == Step.PLACE_TO_SAIL:
        table.sailing = ship
        push(table, task_for(Step.SAIL_ON, seat))


@rule
def sail_by_card(table: ImhotepTable, seat: int, ship: int, site: int) -> None:
    """I12.8. Lever: the order of unloading is chosen first."""
    sail(table, ship, site)
    if table.step == Step.SAIL:
        push(table, task_for(Step.ORDER, seat))
    else:
        push(table, Step.UNLOAD)


# ---- I13 the end of a round --------------------------------------------------------------------------------------
@rule
def end_round(table: ImhotepTable) -> None:
    """I13.1. First the temple scores; what its columns of side B bring is done before anything else."""
    table.passes = 0
    push(table, Step.NEXT_ROUND)
    temple.score_round(table)


@rule
def next_round(table: ImhotepTable) -> bool:
    """I13.2. Ships and market are cleared, the next round begins; I14.1. after the sixth return True: it is over."""
    if table.round_number == ROUNDS - 1:
        table.step = Step.TURN
        table.actor = OVER
        return True
    empty_ships(table)
    clear_market(table)
    push(table, Step.BEGIN_ROUND)
    push(table, Step.CLEAR)
    return False


@rule
def clear_market(table: ImhotepTable) -> None:
    """I13.2. Cards that no one took are discarded; of the pair those that are known by counting."""
    for slot in range(OFFER):
        if table.offer[slot] != EMPTY:
            table.discard[table.offer[slot]] += 1
            table.offer[slot] = EMPTY
    while table.aside[0] != EMPTY:
        table.discard[table.aside[0]] += 1
        cards.remove_from_pair(table, int(table.aside[0]))
