"""Whether a table of Imhotep has every component exactly once, and the seat that decides can do what is asked."""

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import TypeAlias

from benben import nd
from benben.engine.position_text import NOTHING, Problem, miscounted
from benben.engine.table import CHANCE
from benben.games.imhotep import components as box
from benben.games.imhotep import counting
from benben.games.imhotep.boards import PYRAMID_NAMES
from benben.games.imhotep.codes import MOST_MOVES
from benben.games.imhotep.components import EMPTY, HOLD_SPACES, RED, SIDE_A, SIDE_B, Card, Item, Site
from benben.games.imhotep.legal import legal
from benben.games.imhotep.names import CARD_IDS
from benben.games.imhotep.ships import stones_from_bow, total_room
from benben.games.imhotep.table import FIRST_CHANCE, SEAT_SHIFT, ImhotepTable, Step
from benben.games.imhotep.waiting import CARD_OF_STEP, possible_tasks, task, task_names, tasks_of

_AT_REST = {Step.TURN, Step.PLACE, Step.PLACE_TO_SAIL, Step.SAIL, Step.CHOOSE}
"""Steps at which no ship is under way."""

Clause: TypeAlias = tuple[bool, str, str]
"""A condition, the word at fault if it fails, and the reason why it must hold."""


def problems(table: ImhotepTable) -> Iterator[Problem]:
    """The errors of a table, also while chance acts and at the end."""
    for seat in range(box.SEATS):
        count = box.STONES * (seat < table.seats)
        yield from miscounted(counting.stones_of_seat(table, seat), count, f"stones of seat {seat}", "I1.1")
    for kind, places in enumerate(counting.cards_out(table)):
        places["pair"] = int(table.pool[kind])
        yield from miscounted(places, int(box.CARD_COUNTS[kind]), f"{CARD_IDS[kind]} cards", "I1.7")
    for clauses in (_rounds, _ships, _boards, _points, _cards, _pair, _step):
        yield from ((word, reason) for holds, word, reason in clauses(table) if not holds)
    if table.actor >= 0:
        yield from ((word, reason) for holds, word, reason in _waiting(table) if not holds)


def _rounds(table: ImhotepTable) -> Iterable[Clause]:
    yield 0 <= table.round_number < box.ROUNDS, "round", f"there are {box.ROUNDS} rounds (I3.1)"
    number = int(table.round_number) + 1 - (table.step == Step.DEAL_ROUND)
    left, cards = box.CARDS_OF_ROUNDS - number, int(table.round_cards)
    yield cards.bit_count() == left, "round_cards", f"{left} are left in round {number} (I3.2)"
    yield 0 <= cards < 1 << box.CARDS_OF_ROUNDS, "round_cards", f"there are {box.CARDS_OF_ROUNDS} (I1.6)"


def _ships(table: ImhotepTable) -> Iterable[Clause]:
    sites = [int(site) for site in table.destination if site != EMPTY]
    laid_out = table.step not in {Step.DEAL_ROUND, Step.CLEAR}
    for ship, key in enumerate(f"ship{ship + 1}" for ship in range(box.SHIPS)):
        capacity, spaces = int(table.capacity[ship]), [s for s, _ in stones_from_bow(int(table.holds[ship]))]
        yield laid_out <= capacity <= HOLD_SPACES * laid_out, "ships", f"1 to {HOLD_SPACES} spaces (I1.3)"
        yield max(spaces, default=-1) < capacity, key, f"it has {capacity} spaces (I1.4)"
        is_here = table.destination[ship] == EMPTY
        yield is_here or not spaces or ship == table.sailing, key, "it has sailed, and is unloaded (I5.5)"
    free = box.EVERY_SITE & ~sum(1 << site for site in set(sites))
    is_right = len(set(sites)) == len(sites) and table.free_sites == free
    yield is_right, "sailed", "only one ship lies at a site (I5.2)"
    is_over = table.step == Step.TURN and table.actor >= 0 and len(sites) == box.SHIPS
    yield not is_over, "sailed", "the round is over when the fourth ship has sailed (I3.4)"
    for seat in range(box.SEATS):
        yield 0 <= table.sled[seat] <= box.SLED_SPACES, f"{seat}:sled", f"{box.SLED_SPACES} spaces (I1.2)"


def _boards(table: ImhotepTable) -> Iterable[Clause]:
    on_a = table.sides[Site.PYRAMIDS] == SIDE_A
    rows = {"temple": table.temple, "chamber": table.chamber, "towers": table.towers}
    rows |= (
        {"pyramids": table.pyramids.flat} if on_a else dict(zip(PYRAMID_NAMES, table.pyramids, strict=True))
    )
    for word, row in rows.items():
        owners = [int(owner) for owner in row]
        laid = list(takewhile(lambda owner: owner != EMPTY, owners))
        yield set(owners[len(laid) :]) <= {EMPTY}, word, "no space is left out"
    for site, word, row in (
        (Site.TEMPLE, "temple", table.temple),
        (Site.BURIAL_CHAMBER, "chamber", table.chamber),
    ):
        yield counting.laid_on(row) == table.stones[site].tolist(), word, "what lies there is what is counted"
        room = counting.room_by_now(table, site)
        yield counting.has_room(table, site), word, f"at most {room} by now: more ships may come (I5.2)"
    spaces = len(box.PYRAMID_A_POINTS) if on_a else table.pyramids.size
    built, stones = sum(counting.laid_in_pyramids(table)), int(table.stones[Site.PYRAMIDS].sum(dtype=int))
    is_right = built == spaces <= stones or built == stones < spaces
    yield (
        is_right,
        "beside",
        f"first the {spaces - built} empty spaces of the pyramids are filled (I7.4, I7.14)",
    )
    places = sum(1 for points in table.tower_points if points) * (table.sides[Site.OBELISKS] == SIDE_B)
    yield sum(counting.laid_on(table.towers)) <= places, "towers", f"there are {places} point spaces (I10.6)"


def _points(table: ImhotepTable) -> Iterable[Clause]:
    at_once = {Item.PYRAMIDS: counting.pyramid_points(table), Item.OBELISKS: counting.tower_points(table)}
    is_right = all(table.points[:, item].tolist() == points for item, points in at_once.items())
    yield (
        is_right and (table.points >= 0).all(),
        "0:temple_points",
        "points are those of the stones (I7.3, I10.6)",
    )


def _cards(table: ImhotepTable) -> Iterable[Clause]:
    tasks = tasks_of(table)
    for seat in range(table.seats):
        used = [tasks.count(task(Step.USED + kind, seat)) for kind in range(*RED)]
        is_right = table.cards[seat, slice(*RED)].tolist() == used
        yield is_right, f"{seat}:cards", "red ones lie there as long as then= has them used (I11.4)"
    has_pair = table.sides[Site.MARKET] == SIDE_B
    yield not has_pair or table.offer[box.OFFER - 1] == EMPTY, "offer", "side B has 3 face-up cards (I6.6)"


def _pair(table: ImhotepTable) -> Iterable[Clause]:
    known, looking = ([int(kind) for kind in row if kind != EMPTY] for row in (table.aside, table.looking))
    down, pair, most = int(table.pool.sum(dtype=int)) + len(known), int(table.pair), box.PAIR
    yield 0 <= table.pile == down - pair, "pair", "no card is left for it (I1.7)"
    yield (
        0 <= pair <= most * (table.sides[Site.MARKET] == SIDE_B),
        "pair",
        f"at most {most}, on side B (I6.6)",
    )
    for word, row, kinds in (("aside", table.aside, known), ("looking", table.looking, looking)):
        is_right = row.tolist() == sorted(kinds) + [EMPTY] * (most - len(kinds)) and len(kinds) <= pair
        yield is_right, word, f"at most {pair} cards, the lower first (I6.8, I6.12)"
    fewest, most = {Step.KEEP: (pair, pair), Step.LOOK: (0, pair)}.get(Step(int(table.step)), (0, 0))
    yield fewest <= len(looking) <= most, "looking", f"all {pair} cards of the pair, at step=keep (I6.8)"
    others = [(looking.count(kind) - known.count(kind), int(table.pool[kind])) for kind in {*known, *looking}]
    is_right = not looking or all(0 <= count <= left for count, left in others)
    yield is_right, "looking", "the cards of aside=, and others that are left (I6.12)"


def _step(table: ImhotepTable) -> Iterable[Clause]:
    step, seat, turn = int(table.step), int(table.actor), int(table.turn)
    is_chance = step >= FIRST_CHANCE
    is_right = is_chance == (seat == CHANCE) and 0 <= turn < table.seats and seat < table.seats
    yield is_right, "step", "chance turns cards up, and seats decide the rest"
    yield not table.passes or step == Step.TURN, "passes", "it is not a pass that is being decided (I3.7)"
    chosen = [int(color) for color in table.order if color]
    total = len(chosen) + len(stones_from_bow(int(table.holds[table.sailing])))
    is_right = table.order[: len(chosen)].tolist() == chosen and total <= table.capacity[table.sailing]
    is_right = not chosen or (is_right and step == Step.ORDER)
    yield is_right, "order", "at step=order, one after the other, no more than the ship carries (I12.9)"


def _waiting(table: ImhotepTable) -> Iterable[Clause]:
    """I5.7, I13.1. The rest of the ship or of the round waits, and every compulsory action is possible."""
    step, seat, ship, tasks = Step(int(table.step)), int(table.actor), int(table.sailing), tasks_of(table)
    is_own = seat == table.turn or (step != Step.TURN and step not in CARD_OF_STEP)
    yield is_own, "decides", "the seat of turn= decides at this step"
    other = (EMPTY,) if step in {Step.TURN, Step.CHOOSE} else (EMPTY, Card.LEVER, Card.SAIL)
    is_right = table.playing in CARD_OF_STEP.get(step, other)
    yield is_right, "playing", "this step belongs to another blue card, or to none (I12.4)"
    at_rest = step in _AT_REST or Step.NEXT_ROUND in tasks
    yield (ship == EMPTY) == at_rest, "sailing", f"this step is about {'no' if at_rest else 'a'} ship (I5.5)"
    is_right = at_rest or (table.destination[ship] == EMPTY) == (step == Step.SAIL_ON)
    yield (
        is_right,
        "sailed",
        "a ship lies at a site when it is unloaded, and has not sailed yet at step=sail_on",
    )
    below = [each for each in tasks if each & (1 << SEAT_SHIFT) - 1 < Step.USED]
    right, names = possible_tasks(table), task_names(int(table.seats))
    listed = " or ".join(",".join(names[each] for each in row) or NOTHING for row in right)
    yield below in right and tasks[: len(below)] == below, "then", f"there waits {listed}"
    stones = int(table.sled[seat])
    can_do = {
        Step.PLACE: min(stones, int(total_room(table))) > len(tasks),
        Step.PLACE_TO_SAIL: stones > 0,
        Step.MAY_PLACE: stones > 0,
        Step.MAY_DRAW: table.pile > 0 or bool(table.discard.any()),
        Step.BUILD: table.sides[Site.PYRAMIDS] == SIDE_B,
    }
    is_possible = can_do.get(step, True) and legal(table, nd.zeros(MOST_MOVES, nd.int16)) > 0
    yield is_possible, "step", "stones, ships, cards or spaces are missing for what must be done"
