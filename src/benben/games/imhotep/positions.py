"""Positions of Imhotep in words, for `Game.position`.

| Key | Value | Default |
|---|---|---|
| `round` | 1 to 6 | the first with room for the stones at temple and chamber |
| `turn` | the seat whose turn it is | 0 |
| `ships` | the spaces of the four ships | those of a round card |
| `round_cards` | the round cards that are still face down, 1 to 7 | all but those of the rounds so far |
| `ship1` to `ship4` | the seats whose stones lie there, from the bow, `-` for an empty space | empty |
| `sailed` | by ship the site where it lies, `-` if it has not sailed | none has |
| `0:sled` | stones on the sled of seat 0 | 2, and one more for each later seat |
| `0:temple_points` | points that the temple has brought it | 0 |
| `0:cards` | cards in front of it | none |
| `pyramids` | side A: the seats whose stones lie there, in the order of building | none |
| `left`, `middle`, `right` | side B: the same for each pyramid | none |
| `beside` | stones next to the pyramids, by seat | none |
| `temple`, `chamber` | the seats whose stones lie there, in order | none |
| `obelisks` | stones on the spaces of their colour, by seat | none |
| `towers` | side B: the seats whose obelisks stand on the point spaces | none |
| `offer` | the face-up cards of the market | cards that are left |
| `pair` | side B: how many cards of the pair lie there | 2 |
| `aside` | cards of the pair that are known by counting | none |
| `face_down` | the draw pile, and the pair without `aside` | all that lie nowhere else |
| `discard` | the discard pile | empty, or the cards that are not `face_down` |
| `passes` | passes in succession | 0 |
| `blue_played` | with one blue card a round: the seats that have played one | none |
| `step` | the decision in the middle of an action, such as `take`, `build`, `place` | the beginning of a turn |
| `decides` | the seat that decides it | that of `turn` |
| `playing` | the blue card that is carried out | the one that must have this step |
| `sailing` | the ship that is unloaded, or has to sail, 1 to 4 | the one that has sailed with stones |
| `order` | Lever: the seats whose stones are to come first | none |
| `looking` | the pair that is looked at | cards that are left |
| `then` | the waiting tasks, the last first: `unload`, `0.place`, `1.used_entrance`, `next_round` | the usual tasks |

Cards are called as in `names`: `entrance`, `pyramid_decoration`. Stones that lie nowhere else are in the quarries,
cards in the draw pile. A stone that waits for its owner to `take` or to `build` is in their hand.
"""

from collections.abc import Collection, Sequence

from benben.engine.agenda import clear_agenda
from benben.engine.errors import BadPosition
from benben.engine.position_text import Positions, dealt
from benben.games.imhotep import counting
from benben.games.imhotep.components import (
    CARD_COUNTS,
    EMPTY,
    EVERY_SITE,
    FEWEST_SEATS,
    KINDS,
    OFFER,
    PAIR,
    ROUND_CARDS,
    ROUNDS,
    SHIPS,
    SIDE_B,
    STONES,
    Item,
    Site,
)
from benben.games.imhotep.conservation import problems
from benben.games.imhotep.position_words import words
from benben.games.imhotep.table import ImhotepTable, Step
from benben.games.imhotep.waiting import CARD_OF_STEP, column_tasks, task

_TOO_MANY = STONES + 1
"""More stones of a colour than there are, in a number that a cell holds."""


# ---- what is not said ----------------------------------------------------------------------------------------------
def clear(table: ImhotepTable) -> None:
    """The first turn, before the round card and the market are turned up."""
    clear_agenda(table)
    table.step = Step.TURN
    table.turn = 0
    table.actor = 0
    table.pair = PAIR if table.sides[Site.MARKET] == SIDE_B else 0


def complete(table: ImhotepTable, given: Collection[str]) -> None:
    """Turn up the cards, count what lies at the sites, and find out what is being done."""
    if "decides" not in given:
        table.actor = table.turn
    _find_ship(table, given)
    _count_sites(table)
    if "playing" not in given and (cards := CARD_OF_STEP.get(int(table.step))):
        table.playing = cards[0]
    if "blue_played" not in given and table.blue_once and table.playing != EMPTY:
        table.blue_played = 1 << int(table.turn)
    if "then" not in given:
        _find_tasks(table)
    _turn_up_round(table, given)
    _find_cards(table, given)
    for seat in range(table.seats):
        table.quarry[seat] = 0
        rest = STONES - sum(counting.stones_of_seat(table, seat).values())
        table.quarry[seat] = max(rest, -1)


def _turn_up_round(table: ImhotepTable, given: Collection[str]) -> None:
    """I3.2. The round, as early as what lies at the sites allows, and the ships of its card."""
    for number in () if "round" in given else range(ROUNDS):
        table.round_number = number
        if all(counting.has_room(table, site) for site in counting.ROOMY):
            break
    if "ships" not in given:
        cards = ROUND_CARDS[table.seats - FEWEST_SEATS]
        turned = [card for card in range(len(cards)) if not int(table.round_cards) >> card & 1]
        card = turned[-1] if turned else dealt([1] * len(cards), int(table.round_number))
        table.capacity[:] = cards[card]
    if "round_cards" not in given:
        table.round_cards = counting.usual_round_cards(table)


def _find_ship(table: ImhotepTable, given: Collection[str]) -> None:
    """I5.2. Find the places of the ships, and the one that is being unloaded."""
    table.free_sites = EVERY_SITE
    for site in table.destination:
        if site != EMPTY:
            table.free_sites &= ~(1 << int(site))
    if "sailing" not in given:
        loaded = [ship for ship in range(SHIPS) if table.destination[ship] != EMPTY and table.holds[ship]]
        table.sailing = loaded[0] if loaded else EMPTY


def _count_sites(table: ImhotepTable) -> None:
    """Count the stones on the boards, and the points that they scored immediately."""
    elsewhere = {
        Site.PYRAMIDS: counting.laid_in_pyramids(table),
        Site.OBELISKS: counting.laid_in_towers(table),
    }
    laid = {Site.TEMPLE: counting.laid_on(table.temple), Site.BURIAL_CHAMBER: counting.laid_on(table.chamber)}
    for seat in range(len(table.sled)):
        for site, counts in laid.items():
            table.stones[site, seat] = counts[seat]
        for site, counts in elsewhere.items():
            table.stones[site, seat] = min(int(table.stones[site, seat]) + counts[seat], _TOO_MANY)
    table.points[:, Item.PYRAMIDS] = counting.pyramid_points(table)
    table.points[:, Item.OBELISKS] = counting.tower_points(table)


def _find_tasks(table: ImhotepTable) -> None:
    """Find the waiting tasks for a position with nothing unusual."""
    tasks: list[int] = []
    if table.step == Step.CHOOSE:
        columns = column_tasks(table)
        wanted = task(Step.CHOOSE, int(table.actor))
        rest = columns[: columns.index(wanted)] if wanted in columns else []
        tasks = [int(Step.NEXT_ROUND), *rest]
    elif table.sailing != EMPTY and table.holds[table.sailing] and int(table.step) not in CARD_OF_STEP:
        tasks = [int(Step.UNLOAD)]
    table.agenda[: len(tasks)] = tasks
    table.agenda_size = len(tasks)


# ---- cards ---------------------------------------------------------------------------------------------------------
def _find_cards(table: ImhotepTable, given: Collection[str]) -> None:
    """I6.1, I6.6. Cards that are left lie on the market, and in the draw pile; or in the discard pile."""
    has_down, out = "face_down" in given, counting.cards_out(table)
    left = [
        int(CARD_COUNTS[kind]) - sum(out[kind].values()) - int(table.pool[kind]) * has_down
        for kind in range(KINDS)
    ]
    if "offer" not in given:
        for slot in range(OFFER - (table.sides[Site.MARKET] == SIDE_B)):
            kind = _dealt(left, slot, "offer")
            table.offer[slot] = kind
            left[kind] -= 1
    if has_down and "discard" not in given:
        table.discard[:] = [max(each, 0) for each in left]
    elif not has_down:
        table.pool[:] = [max(each, -1) for each in left]
    known = [int(kind) for kind in table.aside if kind != EMPTY]
    table.pile = int(table.pool.sum(dtype=int)) + len(known) - int(table.pair)
    if "looking" not in given and table.step == Step.KEEP:
        rest = table.pool.tolist()
        while len(known) < table.pair:
            kind = _dealt(rest, OFFER + len(known), "looking")
            known.append(kind)
            rest[kind] -= 1
        table.looking[: len(known)] = sorted(known)


def _dealt(left: Sequence[int], number: int, word: str) -> int:
    """One of the cards that are left."""
    free = [max(each, 0) for each in left]
    if not any(free):
        raise BadPosition(word, "no card is left for it (I1.7)")
    return dealt(free, number)


POSITIONS: Positions[ImhotepTable] = Positions(words, clear, complete, problems)
