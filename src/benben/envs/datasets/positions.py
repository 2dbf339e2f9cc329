"""The positions of a played game as arrays: compiled code plays the game again."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from benben.engine.game import Game, Match
from benben.engine.loops import Scratch
from benben.engine.native import array_of, native
from benben.engine.rule import bind
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, copy_of
from benben.envs.specs import action_count, spec
from benben.players.player import Opinion
from benben.players.quick import weigh_of

if TYPE_CHECKING:
    observe: Callable[..., None]
    legal: Callable[..., int]
    apply: Callable[..., None]
    weigh: Callable[..., int]

_REMEMBERS = 1
"""The `memory` setting of the observations: perfect."""


class GamePositions(NamedTuple):
    """The decisions of a game, one per row. docs/learning.md explains the columns."""

    ply: npt.NDArray[np.int32]
    seat: npt.NDArray[np.int8]
    observation: npt.NDArray[np.uint8]
    mask: npt.NDArray[np.uint8]
    action: npt.NDArray[np.int16]
    policy: npt.NDArray[np.float32]
    value: npt.NDArray[np.float32]


def walk_template(
    table: Any, actors: Any, codes: Any, blurs: Any, rows: Any, room: Any, weights: Any
) -> None:
    """Replay a game on *table* and write a row for each decision.

    The policy is that of players with these *blurs*, by seat; if a blur is above 0, it is the move itself.
    """
    row = 0
    for ply in range(len(codes)):
        actor, code = int(actors[ply]), int(codes[ply])
        if actor >= 0:
            rows.ply[row], rows.seat[row], rows.action[row] = ply, actor, code
            observe(table, actor, _REMEMBERS, rows.observation[row])
            count = weigh(table, blurs[actor], room.moves, room.preferences, room.notes, weights)
            for place in range(count):
                rows.mask[row, room.moves[place]] = 1
                rows.policy[row, room.moves[place]] = weights[place]
            if blurs[actor] > 0:
                rows.policy[row, code] = 1.0
            row += 1
        apply(table, code)


@cache
def _walk_of(rules: Rules) -> Callable[..., None]:
    walk = bind(walk_template, rules.name, observe=rules.observe, weigh=weigh_of(rules), apply=rules.apply)
    return native(walk)


def positions_of(
    match: Match, opinions: Sequence[Opinion] = (), blurs: Sequence[float] | None = None
) -> GamePositions:
    """The decisions of a *match*, with what the players thought of them (*opinions*, one per decision).

    Players with *blurs* (`benben.players.quick`, by seat) need none; they expect no value. Raises `NoObservation`, and
    ValueError if the number of opinions differs from the number of decisions.
    """
    game, plies = match.game, match.plies
    decisions = sum(ply.actor != CHANCE for ply in plies)
    if blurs is None and len(opinions) != decisions:
        raise ValueError(f"{decisions} decisions were made, {len(opinions)} opinions were given")
    rows = _empty(game, decisions)
    walk, scratch = _walk_of(game.rules), array_of(Scratch.of(game.rules))
    unknown = [1.0] * game.players
    walk(
        array_of(copy_of(match.at(0).table))[0],
        np.array([ply.actor for ply in plies], np.int8),
        np.array([int(ply.move) for ply in plies], np.int64),
        np.array(unknown if blurs is None else blurs, np.float64),
        rows,
        scratch,
        np.zeros(game.rules.most_moves),
    )
    if blurs is None:
        rows.policy[:] = 0
        for row, opinion in enumerate(opinions):
            rows.policy[row, list(opinion.policy)] = list(opinion.policy.values())
            if opinion.expected is not None:
                turned = from_each_seat(opinion.expected, rows.seat[row : row + 1])[0]
                rows.value[row] = as_returns(turned)
    return rows


def _empty(game: Game, count: int) -> GamePositions:
    actions = action_count(game)
    return GamePositions(
        np.zeros(count, np.int32),
        np.zeros(count, np.int8),
        np.zeros((count, spec(game).size), np.uint8),
        np.zeros((count, actions), np.uint8),
        np.zeros(count, np.int16),
        np.zeros((count, actions), np.float32),
        np.full((count, game.players), np.nan, np.float32),
    )


def from_each_seat(values: Sequence[float], seats: npt.NDArray[np.int8]) -> npt.NDArray[np.float64]:
    """Rotate the *values* of all seats for each of *seats*, so that its own comes first; shape (rows, seats)."""
    count = len(values)
    turned: npt.NDArray[np.float64] = np.asarray(values, np.float64)[
        (seats[:, None].astype(np.int64) + np.arange(count)) % count
    ]
    return turned


def returns_of(winners: Sequence[int], players: int) -> list[float]:
    """Each seat's return from a game: the `"win"` reward of `VectorTables` at its end."""
    won = [(seat in winners) / len(winners) for seat in range(players)]
    returns: list[float] = as_returns(np.array(won)).tolist()
    return returns


def as_returns(won: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Shares of the victory, or chances to win, of all seats on the scale of the `"win"` reward."""
    players = won.shape[-1]
    found: npt.NDArray[np.float64] = (players * won - 1.0) / (players - 1.0)
    return found
