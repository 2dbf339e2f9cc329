"""The positions of a game that was played, as arrays: the game is played again in compiled code."""

from collections.abc import Callable, Mapping, Sequence
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
from benben.players.quick import weigh_of

if TYPE_CHECKING:
    observe: Callable[..., None]
    legal: Callable[..., int]
    apply: Callable[..., None]
    weigh: Callable[..., int]

_REMEMBERS = 1
"""What the memory of whoever observes is: a perfect one."""


class Positions(NamedTuple):
    """The decisions of a game, one a row. docs/learning.md tells what they are."""

    ply: npt.NDArray[np.int32]
    seat: npt.NDArray[np.int8]
    observation: npt.NDArray[np.uint8]
    mask: npt.NDArray[np.uint8]
    action: npt.NDArray[np.int16]
    policy: npt.NDArray[np.float32]


def walk_template(
    table: Any, actors: Any, codes: Any, blurs: Any, rows: Any, room: Any, weights: Any
) -> None:
    """Play a game again on *table* and write a row for each decision.

    The policy is that of players with these *blurs*, by seat, or the move itself where a blur is above 0.
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
    match: Match, policies: Sequence[Mapping[int, float]] = (), blurs: Sequence[float] | None = None
) -> Positions:
    """The decisions of a *match*, with how likely each move was (*policies*, one mapping a decision).

    Players with *blurs* (`benben.players.quick`, by seat) need no policies. Raises `NoObservation`, and ValueError for
    as many policies as there are not decisions.
    """
    game, plies = match.game, match.plies
    decisions = sum(ply.actor != CHANCE for ply in plies)
    if blurs is None and len(policies) != decisions:
        raise ValueError(f"{decisions} decisions were made, {len(policies)} policies were given")
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
        for row, policy in zip(rows.policy, policies, strict=True):
            row[list(policy)] = list(policy.values())
    return rows


def _empty(game: Game, count: int) -> Positions:
    actions = action_count(game)
    return Positions(
        np.zeros(count, np.int32),
        np.zeros(count, np.int8),
        np.zeros((count, spec(game).size), np.uint8),
        np.zeros((count, actions), np.uint8),
        np.zeros(count, np.int16),
        np.zeros((count, actions), np.float32),
    )


def from_each_seat(values: Sequence[float], seats: npt.NDArray[np.int8]) -> npt.NDArray[np.float64]:
    """The *values* of all seats for each of the *seats*: from that seat on in turn order, shape (rows, seats)."""
    count = len(values)
    turned: npt.NDArray[np.float64] = np.asarray(values, np.float64)[
        (seats[:, None].astype(np.int64) + np.arange(count)) % count
    ]
    return turned


def returns_of(winners: Sequence[int], players: int) -> list[float]:
    """What a game brings to each seat: `VectorTables` rewards its end like this (`"win"`)."""
    return [(players * (seat in winners) / len(winners) - 1.0) / (players - 1.0) for seat in range(players)]
