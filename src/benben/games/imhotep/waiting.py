"""The tasks that may wait on the agenda of Imhotep while a seat decides, and their names in texts of positions."""

from benben.engine.position_text import NOTHING
from benben.games.imhotep.boards import Column
from benben.games.imhotep.components import EMPTY, RED, SIDE_A, TEMPLE_COLUMNS, Card, Site
from benben.games.imhotep.names import CARD_IDS
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


def task(step: int, seat: int) -> int:
    """The task on the agenda for a step of a seat."""
    return step | seat << SEAT_SHIFT


def task_names(seats: int) -> dict[int, str]:
    """The tasks that may wait on the agenda while a seat decides, as in texts of positions."""
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


def tasks_of(table: ImhotepTable) -> list[int]:
    """The waiting tasks."""
    return [int(each) for each in table.agenda[: table.agenda_size]]


def column_tasks(table: ImhotepTable) -> list[int]:
    """I8.9. The tasks of the columns of side B of the temple, the right one first."""
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


def possible_tasks(table: ImhotepTable) -> list[list[int]]:
    """The tasks that may wait below red cards: the other stone of a Chisel, the rest of a ship or of a round."""
    step = Step(int(table.step))
    if step == Step.PLACE and table.playing == Card.CHISEL:
        return [[], [task(Step.PLACE, int(table.turn))]]
    if step == Step.TURN or step in CARD_OF_STEP:
        return [[]]
    if table.sailing != EMPTY:
        return [[int(Step.UNLOAD)]] if table.holds[table.sailing] else [[]]
    columns = column_tasks(table)
    wanted = task(Step.CHOOSE if step == Step.CHOOSE else Step.DRAW, int(table.actor))
    return [[int(Step.NEXT_ROUND), *columns[:place]] for place, each in enumerate(columns) if each == wanted]
