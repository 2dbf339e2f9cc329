"""Whether what is to be decided at a table of Imhotep can be: the step, what it belongs to, and what waits."""

from collections.abc import Callable, Iterator

from benben.engine.bits import has_bit
from benben.engine.position_text import NOTHING, Problem
from benben.games.imhotep.boards import Bonus, Column
from benben.games.imhotep.components import (
    EMPTY,
    PYRAMID_B_SPACES,
    RED,
    SHIPS,
    SIDE_A,
    SIDE_B,
    TEMPLE_COLUMNS,
    Card,
    Site,
)
from benben.games.imhotep.names import BLUE_IDS, CARD_IDS
from benben.games.imhotep.rules import can_get
from benben.games.imhotep.ships import can_sail, fewest_stones, room, stones_from_bow
from benben.games.imhotep.sites.temple import top_of
from benben.games.imhotep.table import FIRST_CHANCE, SEAT_SHIFT, ImhotepTable, Step

STEP_NAMES = {int(step): step.name.lower() for step in Step if step < FIRST_CHANCE}
"""The steps at which a seat decides, as in texts of positions."""
CARD_OF_STEP: dict[int, tuple[Card, ...]] = {
    Step.PLACE: (Card.HAMMER, Card.CHISEL),
    Step.PLACE_TO_SAIL: (Card.SAIL,),
    Step.SAIL: (Card.LEVER,),
    Step.SAIL_ON: (Card.SAIL,),
    Step.ORDER: (Card.LEVER,),
}
"""The steps that belong to a blue card, and to which."""
_MOST_SAILED = SHIPS - 1
"""I3.4. Ships that have sailed while somebody has a turn: the fourth ends the round."""
_BONUS = {Step.MAY_DRAW: Bonus.CARD, Step.MAY_GET: Bonus.STONES, Step.MAY_PLACE: Bonus.SHIP}


def task(step: int, seat: int) -> int:
    """What stands on the agenda for a step that is up to a seat."""
    return step | seat << SEAT_SHIFT


def task_names(seats: int) -> dict[int, str]:
    """What may wait on the agenda while somebody decides, as in texts of positions."""
    used = {Step.USED + kind: f"used_{CARD_IDS[kind]}" for kind in range(*RED)}
    own = {int(step): Step(step).name.lower() for step in (Step.PLACE, Step.CHOOSE, Step.POINTS, Step.DRAW)}
    return {
        0: NOTHING,
        **{
            task(step, seat): f"{seat}.{name}" for step, name in (own | used).items() for seat in range(seats)
        },
        int(Step.UNLOAD): "unload",
        int(Step.NEXT_ROUND): "next_round",
    }


def column_tasks(table: ImhotepTable) -> list[int]:
    """I8.9. What the columns of side B of the temple leave on the agenda, the right one first."""
    steps = {Column.CHOICE: Step.CHOOSE, Column.POINTS: Step.POINTS, Column.CARD: Step.DRAW}
    if table.sides[Site.TEMPLE] == SIDE_A:
        return []
    columns = range(int(TEMPLE_COLUMNS[table.seats]) - 1, -1, -1)
    tops = [(column, int(top_of(table, column))) for column in columns]
    return [
        task(int(steps[Column(int(table.temple_columns[column]))]), seat)
        for column, seat in tops
        if seat != EMPTY
    ]


def tasks_of(table: ImhotepTable) -> list[int]:
    """What waits."""
    return [int(each) for each in table.agenda[: table.agenda_size]]


def is_round_over(table: ImhotepTable) -> bool:
    """Whether the round is being scored."""
    return tasks_of(table)[:1] == [Step.NEXT_ROUND]


def step_problems(table: ImhotepTable) -> Iterator[Problem]:
    """What does not belong together."""
    step = Step(int(table.step))
    sailed = int((table.destination != EMPTY).sum())
    if sailed > _MOST_SAILED and not is_round_over(table) and table.sailing == EMPTY:
        yield "sailed", "the round is over when the fourth ship has sailed (I3.4)"
    if table.passes and step != Step.TURN:
        yield "passes", "it is not a pass that is being decided (I3.7)"
    yield from _pass_problems(table)
    if table.order.any() and step != Step.ORDER:
        yield "order", "no stones are put in order: say step=order"
    if table.actor != table.turn and (step == Step.TURN or step in CARD_OF_STEP):
        yield "decides", f"the seat of turn= decides at step={STEP_NAMES[step]}"
    yield from _playing_problems(table, step)
    yield from _sailing_problems(table, step)
    yield from _waiting_problems(table, step)
    yield from _OF_STEP.get(step, _nothing)(table)


def _pass_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I3.7, I3.8. Whoever has passed could do nothing else, and nothing has changed since."""
    for place in range(1, int(table.passes) + 1):
        seat = (int(table.turn) - place) % int(table.seats)
        can_ship = any(can_sail(table, ship) for ship in range(SHIPS))
        if table.sled[seat] or can_get(table, seat) or can_ship:
            yield "passes", f"seat {seat} could have done something (I3.7)"


def _nothing(_table: ImhotepTable) -> Iterator[Problem]:
    yield from ()


# ---- what it belongs to --------------------------------------------------------------------------------------------
def _playing_problems(table: ImhotepTable, step: Step) -> Iterator[Problem]:
    """I12.5. A blue card is carried out until all is done that it sets off."""
    other = (
        (Card.LEVER, Card.SAIL) if step not in {Step.TURN, Step.CHOOSE} and not is_round_over(table) else ()
    )
    right = CARD_OF_STEP.get(step, other)
    is_free = step not in CARD_OF_STEP and table.playing == EMPTY
    if not is_free and table.playing not in right:
        names: list[str] = [BLUE_IDS[int(card)] for card in right] or [NOTHING]
        yield "playing", f"at step={STEP_NAMES[step]} it is {' or '.join(names)} (I12.4)"
    if table.blue_once and table.playing != EMPTY and not has_bit(table.blue_played, int(table.turn)):
        yield "blue_played", f"seat {table.turn} is playing one (I12.3)"


def _sailing_problems(table: ImhotepTable, step: Step) -> Iterator[Problem]:
    """I5.5, I12.12. Which ship it is about."""
    ship = int(table.sailing)
    if step in _STILL or is_round_over(table):
        if ship != EMPTY:
            yield "sailing", f"no ship is unloaded at step={STEP_NAMES[step]}"
    elif ship == EMPTY:
        yield "sailing", f"at step={STEP_NAMES[step]} it is about a ship (I5.5)"
    elif (table.destination[ship] == EMPTY) != (step == Step.SAIL_ON):
        yield (
            "sailed",
            f"ship {ship + 1} {'has not sailed yet' if step == Step.SAIL_ON else 'lies at a site'}",
        )


_STILL = {Step.TURN, Step.PLACE, Step.PLACE_TO_SAIL, Step.SAIL, Step.CHOOSE}
"""Steps at which no ship is under way."""


# ---- what waits ----------------------------------------------------------------------------------------------------
def _waiting_problems(table: ImhotepTable, step: Step) -> Iterator[Problem]:
    """The rest of the ship or of the round, and above it Entrances whose stones have more to do."""
    tasks, seat = tasks_of(table), int(table.actor)
    entrance = task(Step.USED + Card.ENTRANCE, seat)
    below = [each for each in tasks if each != entrance]
    used = len(tasks) - len(below)
    if below not in possible_tasks(table, step) or tasks[: len(below)] != below:
        names = task_names(int(table.seats))
        right = (",".join(names[each] for each in some) or NOTHING for some in possible_tasks(table, step))
        yield "then", f"at step={STEP_NAMES[step]} there waits {' or '.join(right)}"
    if used and step not in _AFTER_RED:
        yield "then", f"at step={STEP_NAMES[step]} no red card has more to do (I11.4)"
    for owner in range(table.seats):
        for kind in range(*RED):
            count = used if (kind, owner) == (Card.ENTRANCE, seat) else 0
            if table.cards[owner, kind] != count:
                yield (
                    f"{owner}:cards",
                    f"{CARD_IDS[kind]} lies there as long as then= has a {owner}.used_{CARD_IDS[kind]} (I11.4)",
                )
    if step in _AFTER_RED and not used:
        at = EMPTY if table.sailing == EMPTY else int(table.destination[table.sailing])
        if at != Site.PYRAMIDS:
            yield "sailed", f"step={STEP_NAMES[step]} is for a ship at the pyramids, or an Entrance (I7.6)"


_AFTER_RED = {Step.BUILD, *_BONUS}
"""Steps that a stone at the pyramids brings."""


def possible_tasks(table: ImhotepTable, step: Step) -> list[list[int]]:
    """What may wait below the red cards."""
    if step == Step.PLACE and table.playing == Card.CHISEL:
        return [[], [task(Step.PLACE, int(table.turn))]]
    if step == Step.TURN or step in CARD_OF_STEP:
        return [[]]
    if table.sailing != EMPTY:
        return [[int(Step.UNLOAD)]] if table.holds[table.sailing] else [[]]
    columns = column_tasks(table)
    wanted = task(Step.CHOOSE if step == Step.CHOOSE else Step.DRAW, int(table.actor))
    return [[int(Step.NEXT_ROUND), *columns[:place]] for place, each in enumerate(columns) if each == wanted]


# ---- what can be done ----------------------------------------------------------------------------------------------
def _place_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I12.10, I12.14. Stones for all that is to be placed, and room."""
    wanted = 1 + int(table.agenda_size)
    if table.sled[table.turn] < wanted:
        yield f"{table.turn}:sled", f"at least {wanted} to be placed (I12.4)"
    if sum(int(room(table, ship)).bit_count() for ship in range(SHIPS)) < wanted:
        yield "ships", f"at least {wanted} empty spaces on ships that have not sailed (I12.4)"


def _load_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I12.13."""
    yield from _place_problems(table)
    loads = [len(stones_from_bow(int(hold))) + 1 for hold in table.holds]
    if not any(room(table, ship) and loads[ship] >= fewest_stones(table, ship) for ship in range(SHIPS)):
        yield "ship1", "no ship can sail with one more stone (I12.13)"


def _lever_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I12.7."""
    if not any(can_sail(table, ship) for ship in range(SHIPS)):
        yield "ship1", "no ship has the stones that it needs to sail (I5.1)"


def _sail_on_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I12.12."""
    if table.sailing != EMPTY and not can_sail(table, int(table.sailing)):
        yield f"ship{table.sailing + 1}", "it has not the stones that it needs to sail (I5.1)"


def _order_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I12.9. With one colour left there is nothing to choose."""
    ship = int(table.sailing)
    if ship == EMPTY:
        return
    stones = stones_from_bow(int(table.holds[ship]))
    chosen = [int(color) for color in table.order if color]
    if len({seat for _, seat in stones}) < 2:
        yield f"ship{ship + 1}", "stones of two colors are there to be put in order (I12.9)"
    if table.order[: len(chosen)].tolist() != chosen or len(stones) + len(chosen) > table.capacity[ship]:
        yield "order", f"one after the other, and no more than ship {ship + 1} carries (I12.9)"


def _market_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I6.2, I6.8."""
    if table.sailing != EMPTY and table.destination[table.sailing] != Site.MARKET:
        yield "sailed", "cards are taken when a ship lies at the market (I6.2)"
    if (table.offer == EMPTY).all() and not table.pair:
        yield "offer", "there is no card to take (I6.2)"


def _build_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I7.6, I7.7."""
    if table.sides[Site.PYRAMIDS] != SIDE_B or (table.pyramids[:, PYRAMID_B_SPACES - 1] == EMPTY).sum() < 2:
        yield "step", "build is for two open pyramids of side B (I7.7)"


def _bonus_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I7.9, I7.13. The actor has just built on a space with this bonus, and can have it."""
    step, seat = Step(int(table.step)), int(table.actor)
    tops = [
        (row[row != EMPTY], figures)
        for row, figures in zip(table.pyramids, table.pyramid_spaces, strict=True)
    ]
    if table.sides[Site.PYRAMIDS] != SIDE_B or not any(
        len(laid) and laid[-1] == seat and figures[len(laid) - 1] == _BONUS[step] for laid, figures in tops
    ):
        yield "step", f"{STEP_NAMES[step]} is for who has just built on such a space of side B (I7.9)"
    if step == Step.MAY_DRAW and not table.pile and not table.discard.any():
        yield "discard", "no card is left to draw (I7.13)"
    if step == Step.MAY_GET:
        yield from _get_problems(table)
    if step == Step.MAY_PLACE:
        has_room = any(room(table, ship) for ship in range(SHIPS))
        if not table.sled[seat] or not has_room:
            yield f"{seat}:sled", "a stone to place, and room on a ship that has not sailed (I7.13)"


def _get_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I4.3."""
    if not can_get(table, int(table.actor)):
        yield f"{table.actor}:sled", "there is no room on it, or no stone left (I4.3)"


def _choose_problems(table: ImhotepTable) -> Iterator[Problem]:
    """I8.5."""
    if not is_round_over(table):
        yield "temple", f"no column of side B lets seat {table.actor} choose (I8.5)"
    yield from _get_problems(table)


_OF_STEP: dict[Step, Callable[[ImhotepTable], Iterator[Problem]]] = {
    Step.PLACE: _place_problems,
    Step.PLACE_TO_SAIL: _load_problems,
    Step.SAIL: _lever_problems,
    Step.SAIL_ON: _sail_on_problems,
    Step.ORDER: _order_problems,
    Step.TAKE: _market_problems,
    Step.KEEP: _market_problems,
    Step.BUILD: _build_problems,
    Step.MAY_DRAW: _bonus_problems,
    Step.MAY_GET: _bonus_problems,
    Step.MAY_PLACE: _bonus_problems,
    Step.CHOOSE: _choose_problems,
}
