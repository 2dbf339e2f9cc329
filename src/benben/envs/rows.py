"""Many tables beside each other in compiled code: step, chance, opponents, rewards, new games, observations, masks.

A *row* is one table with all that is told of it. Nothing of one row depends on another, nor on how many there are.
"""

from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from benben.engine.arithmetic import tanh
from benben.engine.block import is_listed
from benben.engine.dice import Dice, below, seed_dice
from benben.engine.loops import Scratch, loops_of
from benben.engine.native import array_of, native
from benben.engine.rule import bind, bind_small, small_rule
from benben.engine.rules import Rules
from benben.engine.table import OVER
from benben.players.quick import choose_of

if TYPE_CHECKING:
    setup: Callable[..., None]
    legal: Callable[..., int]
    apply: Callable[..., None]
    settle: Callable[..., None]
    shares: Callable[..., None]
    score: Callable[..., int]
    observe: Callable[..., None]
    choose: Callable[..., int]
    advance: Callable[..., None]
    begin_row: Callable[..., None]
    show_row: Callable[..., None]
    look: Callable[..., None]
    reward_row: Callable[..., None]
    end_row: Callable[..., None]
    step_row: Callable[..., None]


class Autoreset(IntEnum):
    """What becomes of a row whose game has ended, in Gymnasium's words."""

    SAME_STEP = 0
    NEXT_STEP = 1
    DISABLED = 2


class Reward(IntEnum):
    """What a seat is rewarded for."""

    WIN = 0
    MARGIN = 1
    RANK = 2
    POINTS = 3


class How(NamedTuple):
    """How all rows are played; whole numbers, so that compiled code can take them."""

    seats: int
    width: int
    """Numbers of an observation."""
    autoreset: int
    reward: int
    remembers: int
    all_seats: int
    """Whether every seat's observation is written, not only that of who decides."""
    most_decisions: int
    """After so many a game is cut off, 0 for never."""
    learner: int
    """The seat that decides outside, `EVERYBODY`, or `IN_TURN`: another in each row and episode."""
    illegal_loses: int
    first: int = 0
    """What the first row is called, where these are some of more: chance and whose turn it is to learn follow it."""


EVERYBODY, IN_TURN = -1, -2


class Rows(NamedTuple):
    """The arrays, one line a row. See `VectorTables` for those that are shown."""

    tables: Any
    ended: Any
    """The tables as they were when they were last cut off."""
    seed: Any
    """What the games of each row follow."""
    dice: Any
    luck: Any
    """The dice of opponents."""
    chosen: Any
    observation: Any
    final_observation: Any
    mask: Any
    legal: Any
    counts: Any
    actor: Any
    learner: Any
    reward: Any
    scores: Any
    terminated: Any
    truncated: Any
    decisions: Any
    episode: Any


# ---- what is told of a row -----------------------------------------------------------------------------------------
def look_template(table: Any, how: How, seat: int, into: Any) -> None:
    """Write what *seat* observes, or every seat (one after the other), into room for it."""
    into[:] = 0
    if how.all_seats:
        for each in range(how.seats):
            observe(table, each, how.remembers, into[each * how.width : (each + 1) * how.width])
    else:
        observe(table, seat, how.remembers, into)


def show_row_template(rows: Rows, how: How, row: int) -> None:
    """Write who decides, the legal moves, the mask and the observation."""
    table, mask, moves = rows.tables[row], rows.mask[row], rows.legal[row]
    for place in range(rows.counts[row]):
        mask[moves[place]] = 0
    count = legal(table, moves)
    for place in range(count):
        mask[moves[place]] = 1
    rows.counts[row] = count
    seat = table.actor if table.actor >= 0 else max(0, int(rows.actor[row]))
    look(table, how, int(seat), rows.observation[row])
    rows.actor[row] = table.actor


# ---- playing -------------------------------------------------------------------------------------------------------
def advance_template(rows: Rows, how: How, row: int, blurs: Any, room: Any) -> None:
    """Let chance and opponents act until somebody outside must decide or the game is over."""
    table, learner = rows.tables[row], int(rows.learner[row])
    settle(table, rows.dice[row], room.weights)
    while learner >= 0 and table.actor >= 0 and table.actor != learner:
        after = (int(table.actor) - learner) % how.seats
        move = choose(
            table, blurs[after], room.notes[:0], rows.luck[row], room.moves, room.preferences, room.notes
        )  # without habits
        apply(table, move)
        settle(table, rows.dice[row], room.weights)


def begin_row_template(rows: Rows, how: How, row: int, options: Any, blurs: Any, room: Any) -> None:
    """Lay out the next game of a row. Its chance depends on the seed, the row and the number of the game alone."""
    table, episode = rows.tables[row], int(rows.episode[row])
    stream = ((how.first + row) << 32) + 2 * episode
    seed_dice(rows.dice[row], rows.seed[row], stream)
    seed_dice(rows.luck[row], rows.seed[row], stream + 1)
    in_turn = (how.first + row + episode) % how.seats
    rows.learner[row] = in_turn if how.learner == IN_TURN else how.learner
    rows.episode[row] = episode + 1
    rows.decisions[row] = 0
    setup(table, options)
    advance(rows, how, row, blurs, room)
    for seat in range(how.seats):
        rows.scores[row, seat] = score(table, seat)


def reward_row_template(rows: Rows, how: How, row: int, won: Any) -> None:
    """Write what each seat is rewarded with at the end of a game; `POINTS` are added up as they come."""
    table, seats = rows.tables[row], how.seats
    if how.reward == Reward.WIN:
        shares(table, won)
        for seat in range(seats):
            rows.reward[row, seat] = (seats * won[seat] - 1.0) / (seats - 1.0)
    elif how.reward != Reward.POINTS:
        for seat in range(seats):
            won[seat] = score(table, seat)
        for seat in range(seats):
            rows.reward[row, seat] = (
                rank_of(won, seat, seats) if how.reward == Reward.RANK else margin_of(won, seat, seats)
            )


_MARGIN = 20.0
"""A margin of so many points is rewarded with tanh(1)."""


@small_rule
def margin_of(points: Any, seat: int, seats: int) -> float:
    """How far a seat is before the best of the others, or behind, from -1 to 1."""
    best = -1e9
    for other in range(seats):
        if other != seat:
            best = max(best, points[other])
    return tanh((points[seat] - best) / _MARGIN)


@small_rule
def rank_of(points: Any, seat: int, seats: int) -> float:
    """1 for the first, -1 for the last, the mean of their places for who have as many points; together 0."""
    before = behind = 0
    for other in range(seats):
        before += points[other] > points[seat]
        behind += points[other] < points[seat]
    return (behind - before) / (seats - 1.0)


def end_row_template(rows: Rows, how: How, row: int, seat: int, options: Any, blurs: Any, room: Any) -> None:
    """Keep how a game ended, and go on as `Autoreset` says."""
    if how.autoreset == Autoreset.SAME_STEP:
        look(rows.tables[row], how, seat, rows.final_observation[row])
        rows.ended[row] = rows.tables[row]
        begin_row(rows, how, row, options, blurs, room)
        show_row(rows, how, row)
        return
    for place in range(rows.counts[row]):
        rows.mask[row, rows.legal[row, place]] = 0
    rows.counts[row] = 0
    look(rows.tables[row], how, seat, rows.observation[row])
    rows.ended[row] = rows.tables[row]
    rows.actor[row] = OVER


def step_row_template(rows: Rows, how: How, row: int, options: Any, blurs: Any, room: Any) -> None:
    """Carry out the chosen move of a row and all that follows from it."""
    table, seats = rows.tables[row], how.seats
    rows.terminated[row] = rows.truncated[row] = 0
    for seat in range(seats):
        rows.reward[row, seat] = 0.0
    if rows.counts[row] == 0:
        if how.autoreset == Autoreset.NEXT_STEP:
            begin_row(rows, how, row, options, blurs, room)
            show_row(rows, how, row)
        return
    mover, move = int(rows.actor[row]), int(rows.chosen[row])
    rows.decisions[row] += 1
    if how.illegal_loses and not is_listed(rows.legal[row], int(rows.counts[row]), move):
        for seat in range(seats):
            rows.reward[row, seat] = -1.0 if seat == mover else 1.0 / (seats - 1.0)
        rows.terminated[row] = 1
        end_row(rows, how, row, mover, options, blurs, room)
        return
    apply(table, move)
    advance(rows, how, row, blurs, room)
    if how.reward == Reward.POINTS:
        for seat in range(seats):
            points = score(table, seat)
            rows.reward[row, seat] = points - rows.scores[row, seat]
            rows.scores[row, seat] = points
    if table.actor == OVER:
        reward_row(rows, how, row, room.won)
        rows.terminated[row] = 1
        end_row(rows, how, row, mover, options, blurs, room)
    elif 0 < how.most_decisions <= rows.decisions[row]:
        rows.truncated[row] = 1
        end_row(rows, how, row, mover, options, blurs, room)
    else:
        show_row(rows, how, row)


# ---- loops over rows -----------------------------------------------------------------------------------------------
def step_rows_template(
    rows: Rows, how: How, first: int, end: int, options: Any, blurs: Any, room: Any
) -> None:
    """Step the rows from *first* to *end*."""
    for row in range(first, end):
        step_row(rows, how, row, options, blurs, room)


def begin_rows_template(rows: Rows, how: How, which: Any, options: Any, blurs: Any, room: Any) -> None:
    """Lay out the next games of *which* rows."""
    for place in range(len(which)):
        row = int(which[place])
        rows.terminated[row] = rows.truncated[row] = 0
        for seat in range(how.seats):
            rows.reward[row, seat] = 0.0
        begin_row(rows, how, row, options, blurs, room)
        show_row(rows, how, row)


def show_rows_template(rows: Rows, how: How, which: Any) -> None:
    """Tell anew what there is to tell of *which* rows, whose tables were changed."""
    for place in range(len(which)):
        show_row(rows, how, int(which[place]))


def draw_rows_template(rows: Rows, dice: Dice, first: int, end: int) -> None:
    """Choose any legal move, each as likely, in the rows from *first* to *end*."""
    for row in range(first, end):
        if rows.counts[row] > 0:
            rows.chosen[row] = rows.legal[row, below(dice, int(rows.counts[row]))]


def find_illegal_template(rows: Rows, first: int, end: int) -> int:
    """The first row whose chosen move is not legal, -1 for none; rows that are over may have any."""
    actions = rows.mask.shape[1]
    for row in range(first, end):
        action = int(rows.chosen[row])
        if rows.counts[row] > 0 and not (0 <= action < actions and rows.mask[row, action]):
            return row
    return -1


class Room(NamedTuple):
    """What a loop writes into that nobody reads."""

    moves: Any
    weights: Any
    preferences: Any
    notes: Any
    won: Any

    @classmethod
    def of(cls, rules: Rules) -> "Room":
        """Arrays as large as the game needs."""
        scratch: Scratch = array_of(Scratch.of(rules))
        return cls(*scratch, np.zeros(rules.most_seats))


class RowLoops(NamedTuple):
    """The compiled loops of one game. Get them with `row_loops`."""

    step: Callable[..., None]
    begin: Callable[..., None]
    show: Callable[..., None]
    draw: Callable[..., None]
    find_illegal: Callable[..., int]


@cache
def row_rules(rules: Rules) -> Mapping[str, Callable[..., Any] | None]:
    """What the templates above call, by its free name, bound to a game's *rules*, which have `observe`."""
    name = rules.name
    bound: dict[str, Callable[..., Any] | None] = {
        "setup": rules.setup, "legal": rules.legal, "apply": rules.apply, "shares": rules.shares,
        "score": rules.score, "observe": rules.observe, "settle": loops_of(rules).settle, "choose": choose_of(rules),
    }  # fmt: skip
    bound["look"] = bind_small(look_template, name, **bound)
    bound["show_row"] = bind_small(show_row_template, name, **bound)
    bound["advance"] = bind_small(advance_template, name, **bound)
    bound["begin_row"] = bind(begin_row_template, name, **bound)
    bound["reward_row"] = bind(reward_row_template, name, **bound)
    bound["end_row"] = bind(end_row_template, name, **bound)
    bound["step_row"] = bind_small(step_row_template, name, **bound)
    return MappingProxyType(bound)


@cache
def row_loops(rules: Rules) -> RowLoops:
    """Bind every loop to a game's *rules*, which have `observe`. Nothing is compiled before its first call."""
    name, bound = rules.name, row_rules(rules)
    return RowLoops(
        step=native(bind(step_rows_template, name, **bound)),
        begin=native(bind(begin_rows_template, name, **bound)),
        show=native(bind(show_rows_template, name, **bound)),
        draw=native(bind(draw_rows_template, name)),
        find_illegal=native(bind(find_illegal_template, name)),
    )
