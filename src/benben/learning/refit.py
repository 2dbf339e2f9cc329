"""Fit the linear evaluation to labels: to the search values and to the results of the games, in equal parts."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from benben.engine.native import native
from benben.engine.rule import bind
from benben.engine.rules import Rules
from benben.engine.table import Tables
from benben.learning.labels import Labels
from benben.players.fitting import Fit, fit
from benben.players.selfplay import SelfplayPositions, self_play_rules

if TYPE_CHECKING:
    note_position: Callable[..., None]

FOUND = 0.5
"""The weight of the search values in a target; the rest is the result of the game."""


def note_positions_template(tables: Tables, positions: SelfplayPositions, values: Any) -> None:
    """Write the features of each of the *tables* into a row; *values* is a buffer for a seat's features."""
    for row in range(len(tables)):
        note_position(tables[row], row, positions, values)


@cache
def note_positions_of(rules: Rules) -> Callable[..., None]:
    """Bind the loop to a game that has features."""
    return bind(note_positions_template, rules.name, note_position=self_play_rules(rules)["note_position"])


def refit(rules: Rules, labels: Labels) -> Fit:
    """Fit the weights that predict the *labels* best; measured on the results of held-out games."""
    return fit(positions_of(rules, labels), rules.phases, targets_of(labels))


def positions_of(rules: Rules, labels: Labels) -> SelfplayPositions:
    """The features of all positions, and the results of their games."""
    rows, seats = labels.won.shape
    positions = SelfplayPositions.of(rows, seats, len(rules.feature_names))
    native(note_positions_of(rules))(labels.tables, positions, np.zeros(len(rules.feature_names)))
    return positions._replace(games=labels.games.astype(np.int32), won=labels.won, points=labels.points)


def targets_of(labels: Labels, found: float = FOUND) -> tuple[Any, Any]:
    """The targets of the fit: shares of the victory and final points, each of shape (positions, seats)."""
    chances = found * labels.chances + (1.0 - found) * labels.won
    points = found * labels.expected + (1.0 - found) * labels.points
    return chances.astype(np.float32), points.astype(np.float32)
