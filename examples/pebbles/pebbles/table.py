"""Everything that lies on a table of Pebbles."""

import enum

from benben import nd
from benben.engine.table import Block, Table, cell
from pebbles.components import COLOURS, SEATS


class Step(enum.IntEnum):
    """What is to be decided, by `actor`."""

    TURN = 0
    GIFT = 1


class Task(enum.IntEnum):
    """What may wait on the agenda."""

    END_TURN = 1
    GIFT = 2


class PebblesTable(Table):
    """The record."""

    seats: int = cell()
    open_hands: int = cell()
    bag_kind: int = cell()
    turn: int = cell()
    step: int = cell()
    agenda: Block = cell(4)
    """At most END_TURN and a GIFT for each of three red pebbles."""
    bag: Block = cell(COLOURS)
    gone: int = cell()
    """Red pebbles that have left the game."""
    hands: Block = cell(SEATS, COLOURS)
    laid: Block = cell(SEATS, kind=nd.int16)
    """White pebbles in front of each seat."""
