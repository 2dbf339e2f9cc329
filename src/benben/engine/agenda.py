"""The agenda: a small stack in the table with the tasks that are still to be done.

A table declares `agenda = cell(SIZE)`. A rule that has several things to do pushes them in reverse order; the game's
`advance` pops one after the other until a seat must choose. The task pushed last is done first, so a task that comes
up in the middle of another one is finished before that one goes on.
"""

from benben.engine.rule import small_rule
from benben.engine.table import Table


@small_rule
def push(table: Table, task: int) -> None:
    """Put *task* on top of the agenda. The table's `agenda` must have room: the game proves its bound."""
    table.agenda[table.agenda_size] = task
    table.agenda_size += 1


@small_rule
def pop(table: Table) -> int:
    """Take the top task off the agenda. There must be one."""
    table.agenda_size -= 1
    task = table.agenda[table.agenda_size]
    table.agenda[table.agenda_size] = 0  # equal tables have equal bytes
    return int(task)


@small_rule
def clear_agenda(table: Table) -> None:
    """Clear the agenda: for setting up, where a resigned game may have left tasks."""
    table.agenda_size = 0
    for place in range(len(table.agenda)):
        table.agenda[place] = 0


@small_rule
def has_tasks(table: Table) -> bool:
    """Whether any task is left."""
    return table.agenda_size > 0
