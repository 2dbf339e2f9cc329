"""Pebbles with features: a game small enough that an evaluation of it is fitted within a test."""

from dataclasses import replace
from typing import Any

from benben import nd
from benben.engine.features import Features
from benben.engine.rule import rule
from benben.engine.table import CHANCE
from pebbles import RULES as PEBBLES
from pebbles.components import Colour
from pebbles.scoring import score


class Feature(Features):
    POINTS = "Points if the game ended now."
    LAID = "Pebbles that are laid."
    TO_MOVE = "Whether the seat decides."


@rule
def features(table: Any, seat: int, values: nd.Array) -> None:
    values[Feature.POINTS] = score(table, seat)
    values[Feature.LAID] = table.laid[seat]
    values[Feature.TO_MOVE] = table.turn == seat and table.actor != CHANCE


@rule
def phase(table: Any) -> int:
    return 1 if table.bag[Colour.WHITE] + table.bag[Colour.RED] < 3 else 0


RULES = replace(PEBBLES, module=__name__, feature=Feature, features=features, phase=phase, phases=2)
