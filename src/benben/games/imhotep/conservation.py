"""Whether a table of Imhotep has every component exactly once, and whoever decides can do what is asked."""

from collections.abc import Iterator
from itertools import takewhile

from benben import nd
from benben.engine.position_text import NOTHING, Problem, miscounted
from benben.engine.table import CHANCE
from benben.games.imhotep import components as box
from benben.games.imhotep import counting
from benben.games.imhotep.boards import PYRAMID_NAMES
from benben.games.imhotep.codes import MOST_MOVES
from benben.games.imhotep.components import EMPTY, HOLD_SPACES, RED, SIDE_A, SIDE_B, Item, Site
from benben.games.imhotep.legal import legal
from benben.games.imhotep.names import CARD_IDS
from benben.games.imhotep.ships import stones_from_bow, total_room
from benben.games.imhotep.table import FIRST_CHANCE, SEAT_SHIFT, ImhotepTable, Step
from benben.games.imhotep.waiting import CARD_OF_STEP, possible_tasks, task, task_names, tasks_of

_AT_REST = {Step.TURN, Step.PLACE, Step.PLACE_TO_SAIL, Step.SAIL, Step.CHOOSE}
"""Steps at which no ship is under way."""
_LOOKING = {Step.KEEP, Step.LOOK}
"""Steps at which somebody looks at the pair."""
_STEP_BITS = (1 << SEAT_SHIFT) - 1
"""Of a task: its step."""
_FOR_CARDS = 24
"""I11. Stones that Sarcophagi may still bring; in play there are hardly ever three."""


def problems(table: ImhotepTable) -> Iterator[Problem]:
    """What is wrong with a table, also while chance acts and at the end."""
    for check in (
        _stone_problems,
        _ship_problems,
        _site_problems,
        _card_problems,
        _pair_problems,
        _step_problems,
    ):
        yield from check(table)


def _stone_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I1.1. Each seat's stones are somewhere. Those on a board lie one after the other, as its counts say."""
    for seat in range(box.SEATS):
        count = box.STONES * (seat < table.seats)
        yield from miscounted(counting.stones_of_seat(table, seat), count, f"stones of seat {seat}", "I1.1")
        if not 0 <= table.sled[seat] <= box.SLED_SPACES:
            yield f"{seat}:sled", f"there are {box.SLED_SPACES} spaces (I1.2)"
    rows = {"temple": table.temple, "chamber": table.chamber, "towers": table.towers}
    on_a = table.sides[Site.PYRAMIDS] == SIDE_A
    rows |= (
        {"pyramids": table.pyramids.reshape(-1)}
        if on_a
        else dict(zip(PYRAMID_NAMES, table.pyramids, strict=True))
    )
    for word, row in rows.items():
        if (row[len(list(takewhile(lambda owner: owner != EMPTY, row))) :] != EMPTY).any():
            yield word, "no space is left out"
    for site, laid in ((Site.TEMPLE, table.temple), (Site.BURIAL_CHAMBER, table.chamber)):
        if counting.laid_on(laid) != table.stones[site].tolist():
            yield "temple", "what lies on a board is what is counted there"


def _ship_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I1.4, I3.2, I5.2. The ships of a round card, stones on spaces that there are; each ship at a site of its own."""
    sites, dealing = [int(site) for site in table.destination if site != EMPTY], table.step == Step.DEAL_ROUND
    number = int(table.round_number) + 1 - (dealing and table.actor == CHANCE)
    if (
        not 0 <= table.round_number < box.ROUNDS
        or int(table.round_cards) != int(table.round_cards) & 0b1111111
    ):
        yield "round", f"there are {box.ROUNDS} rounds (I3.1)"
    if int(table.round_cards).bit_count() != box.CARDS_OF_ROUNDS - number:
        yield "round_cards", f"{box.CARDS_OF_ROUNDS - number} are left in round {number} (I3.2)"
    for ship, (hold, capacity) in enumerate(zip(map(int, table.holds), table.capacity, strict=True)):
        spaces = [space for space, _ in stones_from_bow(hold)]
        if not 0 <= capacity <= HOLD_SPACES or (capacity == 0) != (
            table.step in {Step.DEAL_ROUND, Step.CLEAR}
        ):
            yield "ships", f"a ship has 1 to {HOLD_SPACES} spaces (I1.3)"
        if any(space >= capacity for space in spaces):
            yield f"ship{ship + 1}", f"it has {capacity} spaces (I1.4)"
        if spaces and table.destination[ship] != EMPTY and ship != table.sailing:
            yield f"ship{ship + 1}", "it has sailed, and is unloaded (I5.5)"
    if len(set(sites)) < len(sites) or table.free_sites != box.EVERY_SITE - sum(
        1 << site for site in set(sites)
    ):
        yield "sailed", "only one ship lies at a site (I5.2)"
    if table.step == Step.TURN and table.actor >= 0 and len(sites) == box.SHIPS:
        yield "sailed", "the round is over when the fourth ship has sailed (I3.4)"


def _site_problems(table: ImhotepTable) -> Iterator[Problem]:
    """What was scored at once is what lies there. There is room for all that may still come."""
    on_a, on_b = table.sides[Site.PYRAMIDS] == SIDE_A, table.sides[Site.OBELISKS] == SIDE_B
    spaces = len(box.PYRAMID_A_POINTS) if on_a else table.pyramids.size
    laid, stones = sum(counting.laid_in_pyramids(table)), int(table.stones[Site.PYRAMIDS].sum(dtype=int))
    if laid > spaces or stones > laid < spaces or stones < laid:
        yield "beside", f"first the {spaces - laid} empty spaces of the pyramids are filled (I7.4, I7.14)"
    towers, places = sum(counting.laid_on(table.towers)), sum(1 for points in table.tower_points if points)
    if towers > places * on_b:
        yield "towers", f"there are {places * on_b} point spaces (I10.6)"
    right = {Item.PYRAMIDS: counting.pyramid_points(table), Item.OBELISKS: counting.tower_points(table)}
    if (
        any(table.points[:, item].tolist() != points for item, points in right.items())
        or (table.points < 0).any()
    ):
        yield "0:temple_points", "points are those of the stones that lie there (I7.3, I10.6)"
    for site, word, size in (
        (Site.TEMPLE, "temple", box.TEMPLE_STONES),
        (Site.BURIAL_CHAMBER, "chamber", box.CHAMBER_SPACES - _FOR_CARDS),
    ):
        room = size - counting.to_come(table, site)
        if table.stones[site].sum(dtype=int) > room:
            yield word, f"at most {room} by now, so that there is room for all the ships to come (I5.2)"


def _card_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I1.7. Each card lies in one place; I11.4. a red one in front of its owner as long as it has more to do."""
    for kind, places in enumerate(counting.cards_out(table)):
        places["pair"] = int(table.pool[kind])
        yield from miscounted(places, int(box.CARD_COUNTS[kind]), f"{CARD_IDS[kind]} cards", "I1.7")
    tasks = tasks_of(table)
    for seat in range(table.seats):
        for kind in range(*RED):
            if table.cards[seat, kind] != tasks.count(task(Step.USED + kind, seat)):
                yield (
                    f"{seat}:cards",
                    f"{CARD_IDS[kind]} lies there as long as then= has it used (I11.4)",
                )
    on_b = table.sides[Site.MARKET] == SIDE_B
    if on_b and table.offer[box.OFFER - 1] != EMPTY:
        yield "offer", f"side B has {box.OFFER - 1} face-up cards (I6.6)"


def _pair_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I6.8, I6.12. What is known of the pair is there, and whoever looks at it looks at all of it."""
    known, looking = (
        [int(kind) for kind in cells if kind != EMPTY] for cells in (table.aside, table.looking)
    )
    if table.pile < 0 or int(table.pile) + int(table.pair) != int(table.pool.sum(dtype=int)) + len(known):
        yield "pair", "no card is left for it (I1.7)"
    on_b = table.sides[Site.MARKET] == SIDE_B
    if not 0 <= table.pair <= box.PAIR * on_b:
        yield "pair", f"at most {box.PAIR * on_b} (I6.6)"
    for word, cells, kinds in (("aside", table.aside, known), ("looking", table.looking, looking)):
        if (
            cells.tolist() != sorted(kinds) + [EMPTY] * (box.PAIR - len(kinds))
            or len(kinds) > table.pair * on_b
        ):
            yield word, f"at most {table.pair} cards, the lower first (I6.8, I6.12)"
    if (table.step == Step.KEEP and len(looking) != table.pair) or (looking and table.step not in _LOOKING):
        yield "looking", f"the {table.pair} cards of the pair at step=keep, else none (I6.8)"
    for kind in set(looking) | set(known) if looking else ():
        if not 0 <= looking.count(kind) - known.count(kind) <= table.pool[kind]:
            yield "looking", "the cards of aside=, and others that are left (I6.12)"


def _step_problems(table: ImhotepTable) -> Iterator[Problem]:
    """What waits belongs to the step, and all of it can be done."""
    step, seat = Step(int(table.step)), int(table.actor)
    if (step >= FIRST_CHANCE) != (seat == CHANCE) or not 0 <= table.turn < table.seats or seat >= table.seats:
        yield "step", "chance turns cards up, and seats decide the rest"
    if table.passes and step != Step.TURN:
        yield "passes", "it is not a pass that is being decided (I3.7)"
    chosen = [int(color) for color in table.order if color]
    if chosen:
        total = len(chosen) + len(stones_from_bow(int(table.holds[table.sailing])))
        is_right = table.order[: len(chosen)].tolist() == chosen and total <= table.capacity[table.sailing]
        if step != Step.ORDER or not is_right:
            yield "order", "at step=order, one after the other, no more than the ship carries (I12.9)"
    if seat < 0:
        return
    if seat != table.turn and (step == Step.TURN or step in CARD_OF_STEP):
        yield "decides", "the seat of turn= decides at this step"
    other = (EMPTY, box.Card.LEVER, box.Card.SAIL) if step not in {Step.TURN, Step.CHOOSE} else (EMPTY,)
    if table.playing not in CARD_OF_STEP.get(step, other):
        yield "playing", "this step belongs to another blue card, or to none (I12.4)"
    yield from _waiting_problems(table, step)


def _waiting_problems(table: ImhotepTable, step: Step) -> Iterator[Problem]:
    """I5.7, I13.1. What waits is the rest of the ship or of the round, and all that must be done can be done."""
    tasks, ship, names = tasks_of(table), int(table.sailing), task_names(int(table.seats))
    at_rest = step in _AT_REST or Step.NEXT_ROUND in tasks
    if (ship == EMPTY) != at_rest:
        yield "sailing", "no ship is unloaded at this step" if at_rest else "it is about a ship (I5.5)"
    elif not at_rest and (table.destination[ship] == EMPTY) != (step == Step.SAIL_ON):
        yield (
            "sailed",
            f"ship {ship + 1} {'has not sailed yet' if step == Step.SAIL_ON else 'lies at a site'}",
        )
    below, right = [each for each in tasks if each & _STEP_BITS < Step.USED], possible_tasks(table)
    if below not in right or tasks[: len(below)] != below:
        yield (
            "then",
            f"there waits {' or '.join(','.join(names[each] for each in row) or NOTHING for row in right)}",
        )
    stones = int(table.sled[table.actor])
    can_do = {
        Step.PLACE: min(stones, total_room(table)) > len(tasks),
        Step.PLACE_TO_SAIL: stones > 0,
        Step.MAY_PLACE: stones > 0,
        Step.MAY_DRAW: table.pile > 0 or bool(table.discard.any()),
        Step.BUILD: table.sides[Site.PYRAMIDS] == SIDE_B,
    }
    if not can_do.get(step, True) or not legal(table, nd.zeros(MOST_MOVES, nd.int16)):
        yield "step", "stones, ships, cards or spaces are missing for what must be done"
