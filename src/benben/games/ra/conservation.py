"""Conservation: what is true of every table of Ra. Each tile and sun is in one place, and what waits fits the step."""

from collections.abc import Iterator
from itertools import islice, product
from typing import TypeAlias

from benben.engine.position_text import Problem, blamed
from benben.engine.table import CHANCE, OVER
from benben.games.ra import components as box
from benben.games.ra.components import Edition, Tile
from benben.games.ra.rules import has_target
from benben.games.ra.scoring import epoch_points
from benben.games.ra.suns import list_suns
from benben.games.ra.table import NOBODY, PASSED, Cause, RaTable, Step, Task

Clauses: TypeAlias = Iterator[tuple[str, object, str]]
"""The word to blame, whether it is wrong, and what would be right."""
MOST_OF_ITEM = (8, 5, 25, 37, 5, 8, 24, 127)
"""R10. The most of each `Item` that a scoring can count."""
_OLD, _NEW, _END = Edition.ALEA_1999, Edition.GAMES_2022, Task.END_TURN
TASKS: dict[tuple[int, int], list[list[Task]]] = {
    (Step.GODS, _NEW): [[_END]],
    (Step.GODS, _OLD): [[_END, Task.SUFFER]],
    (Step.DISCARD, _NEW): [[_END], [_END, Task.NEXT_GOD]],
    (Step.DISCARD, _OLD): [[_END]],
}
"""R7.6, R7.7. The tasks that may wait at a step, the usual first; at others nothing."""


def problems(table: RaTable) -> Iterator[Problem]:
    """The first thing that is wrong with a table, at any time; the others depend on it."""
    every = (clause for clauses in (_tiles, _suns, _sheet, _step, _auction) for clause in clauses(table))
    yield from islice(((word, reason) for word, is_wrong, reason in every if is_wrong), 1)


def _tiles(table: RaTable) -> Clauses:
    track, seats = [int(kind) for kind in table.track if kind != box.EMPTY], range(table.seats)
    for kind, count in enumerate(box.TILE_COUNTS):
        named = {f"{seat}:tiles": int(table.tiles[seat, kind]) for seat in seats}
        named |= {"track": track.count(kind), "gone": int(table.gone[kind])}
        counts = [int(table.bag[kind]), *named.values()]
        is_wrong = min(counts) < 0 or sum(counts) != count
        yield blamed(named), is_wrong, f"there are {count} {Tile(kind).name.lower()} tiles (R1.1)"
    sizes = (table.bag_size, table.track_size)
    yield "track", sizes != (table.bag.sum(dtype=int), len(track)), "tiles are counted wrongly (R1.1)"
    yield "ra", Tile.RA in track or table.tiles[:, Tile.RA].any(), "no Ra tile lies in front of a seat (R4.3)"
    yield "ra", not 0 <= table.ra_count <= table.ra_limit - (table.actor != OVER), "too many Ra tiles (R1.4)"
    earlier, most = int(table.gone[Tile.RA]) - int(table.ra_count), table.ra_limit * int(table.epoch)
    yield "earlier_ra", not 0 <= earlier <= most, f"earlier epochs had at most {most} Ra tiles (R1.4)"
    spender = table.taker if (table.step, table.edition) == (Step.GODS, _OLD) else NOBODY
    for seat in seats:
        is_struck = seat != spender and table.tiles[seat, slice(*box.DISASTERS)].any()
        yield f"{seat}:tiles", is_struck, "a disaster is carried out and leaves the game (R7.7, R8.1)"


def _suns(table: RaTable) -> Clauses:
    sets = box.SUN_SETS[int(table.seats)]
    left = {sun for index, dealt in enumerate(sets) if not table.sets_left >> index & 1 for sun in dealt}
    left.add(box.START_CENTRE)
    held = {"centre": [int(table.centre)]}
    for seat in range(table.seats):
        held[f"{seat}:suns"] = own = list_suns(table.suns_up[seat]) + list_suns(table.suns_down[seat])
        is_wrong = len(own) != len(sets[0]) and (own or not table.sets_left)
        yield f"{seat}:suns", is_wrong, f"everybody has {len(sets[0])} suns, face-up or face-down (R11.3)"
    for word, sun in ((word, sun) for word, own in held.items() for sun in own):
        yield word, sun not in left, f"the sun {sun} is elsewhere too, or not in this game (R2.4)"
        left.discard(sun)
    yield "centre", left, f"no place has the suns {sorted(left)} (R2.4)"


def earned(table: RaTable, seat: int) -> int:
    """R10.14. The points that the score sheet makes."""
    points = box.START_POINTS if seat < table.seats else 0
    for epoch in range(table.epoch + (table.actor == OVER)):
        points = max(box.FEWEST_POINTS, points + int(epoch_points(table, epoch, seat)))
    return points


def _sheet(table: RaTable) -> Clauses:
    """R10. No scoring counted more than there is, and points are those of the scorings."""
    seats, scored = int(table.seats), int(table.epoch) + (table.actor == OVER)
    for epoch, seat, item in product(range(box.EPOCHS), range(box.SEATS), box.Item):
        most = MOST_OF_ITEM[item] if epoch < scored and seat < seats else 0
        is_wrong = not 0 <= table.sheet[epoch, seat, item] <= most
        yield f"{seat}:epoch{epoch + 1}", is_wrong, f"{item.name.lower()} is at most {most} there (R10)"
    for seat in range(seats):
        points = earned(table, seat)
        yield f"{seat}:points", table.points[seat] != points, f"the scorings make it {points} (R10.15)"
    blocks = (table.points, table.suns_up, table.suns_down, table.tiles, table.bids)
    yield "turn", any(block[seats:].any() for block in blocks), f"{seats} seats play (R1.5)"


def _step(table: RaTable) -> Clauses:
    step, actor, turn, taker = Step(int(table.step)), int(table.actor), int(table.turn), int(table.taker)
    asked = step if actor >= 0 else None
    is_chance = step in {Step.DEAL, Step.DRAW} and actor != OVER
    yield "turn", is_chance != (actor == CHANCE), "chance deals and reveals, seats decide (R2.5, R4.1)"
    yield "turn", asked not in {None, Step.AUCTION} and actor != taker, f"seat {taker} decides (R3.2)"
    right = TASKS.get((step, table.edition), [[]]) if asked else [[]]
    agenda, size = [int(task) for task in table.agenda], int(table.agenda_size)
    names = " or ".join(",".join(task.name.lower() for task in tasks) or "-" for tasks in right)
    yield "then", agenda[:size] not in right or any(agenda[size:]), f"there waits {names} (R7.6, R7.7)"
    is_elsewhere = asked and taker != turn and (asked != Step.DISCARD or Task.NEXT_GOD in agenda)
    yield "taker", is_elsewhere, "in another's turn only who has won loses tiles (R7.10, R8.2)"
    is_out = asked and asked != Step.DISCARD and not table.suns_up[turn]
    yield f"{turn}:suns", is_out, "whose turn it is has a face-up sun (R3.2)"
    yield f"{taker}:tiles", asked == Step.GODS and not table.tiles[taker, Tile.GOD], "it needs a God (R7.8)"
    yield "track", asked == Step.GODS and not has_target(table), "nothing lies there for a God (R7.3)"
    counts = {"lose_civilizations": table.civilizations_to_lose, "lose_monuments": table.monuments_to_lose}
    yield "step", asked == Step.DISCARD and not any(counts.values()), f"it needs {' or '.join(counts)} (R8.9)"
    for (word, count), kinds in zip(counts.items(), (box.CIVILIZATIONS, box.MONUMENTS), strict=True):
        own = table.tiles[taker, slice(*kinds)]
        is_asked = asked == Step.DISCARD and 0 < count < own.sum() and (own > 0).sum() > 1
        yield word, count and not is_asked, "step=discard: fewer than there are, of two kinds or more (R8.9)"


def _auction(table: RaTable) -> Clauses:
    """R5. Bids rise from the left of the Ra player to the seat that is asked; at other times there are none."""
    seats, turn, high, bidder, has_bid = int(table.seats), int(table.turn), 0, NOBODY, True
    found = (table.high_bid, table.high_bidder, table.ra_player)
    if table.actor < 0 or table.step != Step.AUCTION:
        yield "bids", table.bids.any(), "nothing is auctioned: step=auction (R5.2)"
        yield "cause", table.cause or found != (0, NOBODY, 0), "nothing is auctioned: step=auction (R5.1)"
        return
    is_full = table.track_size == box.TRACK_SPACES
    yield "cause", is_full != (table.cause == Cause.FULL_TRACK), "full_track only if it is full (R5.1)"
    for seat in ((turn + place) % seats for place in range(1, seats + 1)):
        bid, own = int(table.bids[seat]), int(table.suns_up[seat])
        has_bid = has_bid and seat != table.actor
        is_wrong = bid and not (has_bid and (own if bid == PASSED else bid > high and own >> bid & 1))
        yield "bids", is_wrong, f"seat {seat} cannot have bid that (R5.3, R5.4)"
        high, bidder = (bid, seat) if bid > 0 else (high, bidder)
    can_bid = int(table.suns_up[table.actor]) >> (high + 1)
    yield "bids", not can_bid or found != (high, bidder, turn), "who is asked can bid higher (R5.9)"
