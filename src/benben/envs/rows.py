"""Many tables stepped in compiled code: moves, chance, opponents, rewards, new games, observations, masks.

A *row* is one table with all its outputs. Rows are independent of each other and of their number.
"""

from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from benben.engine.block import is_listed
from benben.engine.dice import Dice, below, roll, seed_dice
from benben.engine.loops import Scratch, loops_of
from benben.engine.native import array_of, native
from benben.engine.rule import bind, bind_small, small_rule
from benben.engine.rules import Rules
from benben.engine.table import OVER
from benben.envs.scales import Reward, reward_row_template
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
    open_row: Callable[..., None]
    observe_into: Callable[..., None]
    reward_row: Callable[..., None]
    end_row: Callable[..., None]
    close_row: Callable[..., None]
    step_row: Callable[..., None]
    resume_row: Callable[..., None]


class Autoreset(IntEnum):
    """The treatment of a row after its game has ended, in Gymnasium's terms."""

    SAME_STEP = 0
    NEXT_STEP = 1
    DISABLED = 2


class Waiting(IntEnum):
    """The next step of a row when the opponent that it waits for has decided."""

    NOTHING = 0
    BEGIN = 1
    STEP = 2


class RowConfig(NamedTuple):
    """The configuration of all rows, as integers for compiled code."""

    seats: int
    width: int
    """The size of an observation."""
    autoreset: int
    reward: int
    remembers: int
    all_seats: int
    """Whether to write every seat's observation, not only that of the deciding seat."""
    most_decisions: int
    """A game is cut off after this many decisions; 0 for never."""
    learner: int
    """The seat that decides outside, `EVERYBODY`, or `IN_TURN`: another seat in each row and episode."""
    illegal_loses: int
    first: int = 0
    """The number of the first row, if these are part of more rows: random numbers and learners' seats depend on it."""


EVERYBODY, IN_TURN = -1, -2
ASKED = -2.0
"""In place of an opponent's blur: compiled code stops at its decisions, and Python asks it."""


class Rows(NamedTuple):
    """The arrays; the first axis is the row. See `VectorTables` for the public ones."""

    tables: Any
    ended: Any
    """The tables at their last truncation."""
    seed: Any
    """The seed of each row's games."""
    dice: Any
    opponent_dice: Any
    """The random state of the opponents."""
    waiting: Any
    """Whether the row waits for an opponent that is asked, and what comes then (`Waiting`)."""
    ticket: Any
    """The seed of that opponent's decision."""
    answer: Any
    """Its move."""
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


# ---- the outputs of a row ------------------------------------------------------------------------------------------
def observe_into_template(table: Any, config: RowConfig, seat: int, into: Any) -> None:
    """Write the observation of *seat*, or of every seat in order, into the array *into*."""
    into[:] = 0
    if config.all_seats:
        for each in range(config.seats):
            observe(table, each, config.remembers, into[each * config.width : (each + 1) * config.width])
    else:
        observe(table, seat, config.remembers, into)


def show_row_template(rows: Rows, config: RowConfig, row: int) -> None:
    """Write the seat to move, the legal moves, the mask and the observation."""
    table, mask, moves = rows.tables[row], rows.mask[row], rows.legal[row]
    for place in range(rows.counts[row]):
        mask[moves[place]] = 0
    count = legal(table, moves)
    for place in range(count):
        mask[moves[place]] = 1
    rows.counts[row] = count
    seat = table.actor if table.actor >= 0 else max(0, int(rows.actor[row]))
    observe_into(table, config, int(seat), rows.observation[row])
    rows.actor[row] = table.actor


# ---- playing -------------------------------------------------------------------------------------------------------
def advance_template(rows: Rows, config: RowConfig, row: int, blurs: Any, scratch: Any) -> None:
    """Let chance and opponents act until a seat outside or an opponent that is asked must decide, or it is over."""
    table, learner = rows.tables[row], int(rows.learner[row])
    settle(table, rows.dice[row], scratch.weights)
    while learner >= 0 and table.actor >= 0 and table.actor != learner:
        after = (int(table.actor) - learner) % config.seats
        if blurs[after] <= ASKED:
            return
        move = choose(
            table,
            blurs[after],
            scratch.notes[:0],
            rows.opponent_dice[row],
            scratch.moves,
            scratch.preferences,
            scratch.notes,
        )  # no habits
        apply(table, move)
        settle(table, rows.dice[row], scratch.weights)


@small_rule
def waits(rows: Rows, row: int, then: int) -> bool:
    """Whether an opponent that is asked must decide in a row; if so, note what comes *then*, and draw its seed."""
    actor, learner = int(rows.tables[row].actor), int(rows.learner[row])
    rows.waiting[row] = 0
    if learner < 0 or actor < 0 or actor == learner:
        return False
    rows.waiting[row] = then
    rows.ticket[row] = roll(rows.opponent_dice[row])
    return True


def open_row_template(rows: Rows, config: RowConfig, row: int) -> None:
    """Show the first decision outside of a new game."""
    for seat in range(config.seats):
        rows.scores[row, seat] = score(rows.tables[row], seat)
    show_row(rows, config, row)


def begin_row_template(
    rows: Rows, config: RowConfig, row: int, options: Any, blurs: Any, scratch: Any
) -> None:
    """Start the next game of a row. Its random numbers depend only on the seed, the row and the number of the game."""
    table, episode = rows.tables[row], int(rows.episode[row])
    stream = ((config.first + row) << 32) + 2 * episode
    seed_dice(rows.dice[row], rows.seed[row], stream)
    seed_dice(rows.opponent_dice[row], rows.seed[row], stream + 1)
    in_turn = (config.first + row + episode) % config.seats
    rows.learner[row] = in_turn if config.learner == IN_TURN else config.learner
    rows.episode[row] = episode + 1
    rows.decisions[row] = 0
    setup(table, options)
    advance(rows, config, row, blurs, scratch)
    if not waits(rows, row, Waiting.BEGIN):
        open_row(rows, config, row)


def end_row_template(
    rows: Rows, config: RowConfig, row: int, seat: int, options: Any, blurs: Any, scratch: Any
) -> None:
    """Record the end of a game and continue as `Autoreset` says."""
    if config.autoreset == Autoreset.SAME_STEP:
        observe_into(rows.tables[row], config, seat, rows.final_observation[row])
        rows.ended[row] = rows.tables[row]
        begin_row(rows, config, row, options, blurs, scratch)
        return
    for place in range(rows.counts[row]):
        rows.mask[row, rows.legal[row, place]] = 0
    rows.counts[row] = 0
    observe_into(rows.tables[row], config, seat, rows.observation[row])
    rows.ended[row] = rows.tables[row]
    rows.actor[row] = OVER


def close_row_template(
    rows: Rows, config: RowConfig, row: int, options: Any, blurs: Any, scratch: Any
) -> None:
    """Complete a step: rewards, and the end or the next decision; not while an opponent is to be asked."""
    if waits(rows, row, Waiting.STEP):
        return
    table, seats, mover = rows.tables[row], config.seats, int(rows.actor[row])
    if config.reward == Reward.POINTS:
        for seat in range(seats):
            points = score(table, seat)
            rows.reward[row, seat] = points - rows.scores[row, seat]
            rows.scores[row, seat] = points
    if table.actor == OVER:
        reward_row(rows, config, row, scratch.won)
        rows.terminated[row] = 1
        end_row(rows, config, row, mover, options, blurs, scratch)
    elif 0 < config.most_decisions <= rows.decisions[row]:
        rows.truncated[row] = 1
        end_row(rows, config, row, mover, options, blurs, scratch)
    else:
        show_row(rows, config, row)


def step_row_template(
    rows: Rows, config: RowConfig, row: int, options: Any, blurs: Any, scratch: Any
) -> None:
    """Play the chosen move of a row and everything that follows from it."""
    table, seats = rows.tables[row], config.seats
    rows.terminated[row] = rows.truncated[row] = 0
    for seat in range(seats):
        rows.reward[row, seat] = 0.0
    if rows.counts[row] == 0:
        if config.autoreset == Autoreset.NEXT_STEP:
            begin_row(rows, config, row, options, blurs, scratch)
        return
    mover, move = int(rows.actor[row]), int(rows.chosen[row])
    rows.decisions[row] += 1
    if config.illegal_loses and not is_listed(rows.legal[row], int(rows.counts[row]), move):
        for seat in range(seats):
            rows.reward[row, seat] = -1.0 if seat == mover else 1.0 / (seats - 1.0)
        rows.terminated[row] = 1
        end_row(rows, config, row, mover, options, blurs, scratch)
        return
    apply(table, move)
    advance(rows, config, row, blurs, scratch)
    close_row(rows, config, row, options, blurs, scratch)


def resume_row_template(
    rows: Rows, config: RowConfig, row: int, options: Any, blurs: Any, scratch: Any
) -> None:
    """Play the answer of the opponent that a row waited for, and everything that follows from it."""
    apply(rows.tables[row], int(rows.answer[row]))
    advance(rows, config, row, blurs, scratch)
    if rows.waiting[row] == Waiting.STEP:
        close_row(rows, config, row, options, blurs, scratch)
    elif not waits(rows, row, Waiting.BEGIN):
        open_row(rows, config, row)


# ---- loops over rows -----------------------------------------------------------------------------------------------
def step_rows_template(
    rows: Rows, config: RowConfig, first: int, end: int, options: Any, blurs: Any, scratch: Any
) -> None:
    """Step the rows from *first* to *end*."""
    for row in range(first, end):
        step_row(rows, config, row, options, blurs, scratch)


def begin_rows_template(
    rows: Rows, config: RowConfig, which: Any, options: Any, blurs: Any, scratch: Any
) -> None:
    """Start the next games of the rows *which*."""
    for place in range(len(which)):
        row = int(which[place])
        rows.terminated[row] = rows.truncated[row] = 0
        for seat in range(config.seats):
            rows.reward[row, seat] = 0.0
        begin_row(rows, config, row, options, blurs, scratch)


def resume_rows_template(
    rows: Rows, config: RowConfig, which: Any, options: Any, blurs: Any, scratch: Any
) -> None:
    """Resume the rows *which*, each with its answer."""
    for place in range(len(which)):
        resume_row(rows, config, int(which[place]), options, blurs, scratch)


def show_rows_template(rows: Rows, config: RowConfig, which: Any) -> None:
    """Write all outputs of the rows *which* after their tables have changed."""
    for place in range(len(which)):
        show_row(rows, config, int(which[place]))


def draw_rows_template(rows: Rows, dice: Dice, first: int, end: int) -> None:
    """Choose a uniformly random legal move in each row from *first* to *end*."""
    for row in range(first, end):
        if rows.counts[row] > 0:
            rows.chosen[row] = rows.legal[row, below(dice, int(rows.counts[row]))]


def find_illegal_template(rows: Rows, first: int, end: int) -> int:
    """The first row whose chosen move is illegal, -1 if there is none; rows that are over accept any move."""
    actions = rows.mask.shape[1]
    for row in range(first, end):
        action = int(rows.chosen[row])
        if rows.counts[row] > 0 and not (0 <= action < actions and rows.mask[row, action]):
            return row
    return -1


class RowScratch(NamedTuple):
    """Temporary memory of a loop."""

    moves: Any
    weights: Any
    preferences: Any
    notes: Any
    won: Any

    @classmethod
    def of(cls, rules: Rules) -> "RowScratch":
        """Arrays of the sizes that the game needs."""
        scratch: Scratch = array_of(Scratch.of(rules))
        return cls(*scratch, np.zeros(rules.most_seats))


class RowLoops(NamedTuple):
    """The compiled loops of one game. Get them with `row_loops`."""

    step: Callable[..., None]
    begin: Callable[..., None]
    resume: Callable[..., None]
    show: Callable[..., None]
    draw: Callable[..., None]
    find_illegal: Callable[..., int]


@cache
def row_rules(rules: Rules) -> Mapping[str, Callable[..., Any] | None]:
    """The functions that the templates above call, by their free names, bound to a game's *rules* with `observe`."""
    name = rules.name
    bound: dict[str, Callable[..., Any] | None] = {
        "setup": rules.setup, "legal": rules.legal, "apply": rules.apply, "shares": rules.shares,
        "score": rules.score, "observe": rules.observe, "settle": loops_of(rules).settle, "choose": choose_of(rules),
    }  # fmt: skip
    bound["observe_into"] = bind_small(observe_into_template, name, **bound)
    bound["show_row"] = bind_small(show_row_template, name, **bound)
    bound["advance"] = bind_small(advance_template, name, **bound)
    bound["open_row"] = bind_small(open_row_template, name, **bound)
    bound["begin_row"] = bind(begin_row_template, name, **bound)
    bound["reward_row"] = bind(reward_row_template, name, **bound)
    bound["end_row"] = bind(end_row_template, name, **bound)
    # inlined: a call that passes all arrays of the rows costs a quarter of a step
    bound["close_row"] = bind_small(close_row_template, name, **bound)
    bound["step_row"] = bind_small(step_row_template, name, **bound)
    bound["resume_row"] = bind_small(resume_row_template, name, **bound)
    return MappingProxyType(bound)


@cache
def row_loops(rules: Rules) -> RowLoops:
    """Bind every loop to a game's *rules*, which have `observe`. Each is compiled at its first call."""
    name, bound = rules.name, row_rules(rules)
    return RowLoops(
        step=native(bind(step_rows_template, name, **bound)),
        begin=native(bind(begin_rows_template, name, **bound)),
        resume=native(bind(resume_rows_template, name, **bound)),
        show=native(bind(show_rows_template, name, **bound)),
        draw=native(bind(draw_rows_template, name)),
        find_illegal=native(bind(find_illegal_template, name)),
    )
