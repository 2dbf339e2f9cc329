"""Senet by Kendall's rules as an environment of Pgx; the same game as `examples/senet.py`.

Chance acts within `step`: it throws until a seat can move, as Pgx has no chance nodes.
"""

from typing import Any

import jax
import jax.numpy as jnp
import pgx.core
from pgx._src.struct import dataclass

STICKS = jnp.repeat(
    jnp.arange(1, 6), jnp.array([4, 6, 4, 1, 1])
)  # one to four flat, and none, which counts five
PAWNS, FIRST_ROW, LAST, REBIRTH, HAPPINESS, WATER, EMPTY = 5, 10, 30, 15, 26, 27, -1
SQUARES, EDGE = (
    jnp.arange(1, LAST + 1),
    8,
)  # empty squares on both sides: each goal and its neighbours have a place
OPENING = jnp.full(LAST + 2 * EDGE, EMPTY, jnp.int8)
OPENING = OPENING.at[EDGE : EDGE + 2 * PAWNS].set(jnp.arange(2 * PAWNS, dtype=jnp.int8) % 2)
SQUARE_1 = EDGE - 1  # the place of square n is SQUARE_1 + n


@dataclass
class State(pgx.core.State):  # type: ignore[misc]  # Pgx is published without types
    current_player: Any = jnp.int32(0)
    observation: Any = jnp.zeros(2 * LAST + 8, jnp.bool_)
    rewards: Any = jnp.zeros(2, jnp.float32)
    terminated: Any = jnp.bool_(False)
    truncated: Any = jnp.bool_(False)
    legal_action_mask: Any = jnp.ones(2 * LAST, jnp.bool_)
    _step_count: Any = jnp.int32(0)
    board: Any = OPENING
    turn: Any = jnp.int8(0)
    first: Any = jnp.int32(0)  # the player with the first turn
    throw: Any = jnp.int32(0)
    off: Any = jnp.zeros(2, jnp.int32)

    @property
    def env_id(self) -> str:
        return "senet"


class Senet(pgx.core.Env):  # type: ignore[misc]  # as above
    def _init(self, key: Any) -> State:
        first_key, key = jax.random.split(key)
        first = jax.random.bernoulli(first_key).astype(jnp.int32)
        return thrown(State(first=first), key)

    def _step(self, state: State, action: Any, key: Any) -> State:
        start = action % LAST + 1
        goal = jnp.where(action < LAST, start + state.throw, start - state.throw)
        is_off, in_water = goal > LAST, goal == WATER
        again = ((state.throw < 2) | (state.throw > 3)) & ~in_water
        board = state.board.at[SQUARE_1 + start].set(jnp.where(is_off, EMPTY, state.board[SQUARE_1 + goal]))
        free = (board[EDGE : EDGE + LAST] == EMPTY) & (SQUARES <= REBIRTH)
        goal = jnp.where(in_water, jnp.max(jnp.where(free, SQUARES, 0)), goal)
        board = jnp.where(is_off, board, board.at[SQUARE_1 + goal].set(state.turn))
        off = state.off.at[state.turn].add(is_off)
        won = off[state.turn] == PAWNS
        winner = jnp.where(jnp.arange(2) == state.current_player, 1.0, -1.0)
        turn = jnp.where(again | won, state.turn, 1 - state.turn).astype(jnp.int8)
        state = state.replace(
            board=board, off=off, turn=turn, terminated=won, rewards=jnp.where(won, winner, 0.0)
        )
        return thrown(state, key)

    def _observe(self, state: State, player_id: Any) -> Any:
        own = jnp.where(player_id == state.current_player, state.turn, 1 - state.turn)
        board = state.board[EDGE : EDGE + LAST]
        off = jnp.stack([state.off[own], state.off[1 - own]]) / PAWNS
        return jnp.concatenate([board == own, board == 1 - own, jnp.arange(6) == state.throw, off])

    @property
    def id(self) -> str:
        return "senet"

    @property
    def version(self) -> str:
        return "v1"

    @property
    def num_players(self) -> int:
        return 2


def thrown(state: State, key: Any) -> State:
    """The sticks are thrown until a seat can move; a seat that cannot loses its turn."""

    def throw(carry: Any) -> Any:
        turn, _, key, _, tries = carry
        turn = jnp.where(tries > 0, 1 - turn, turn).astype(jnp.int8)
        key, now = jax.random.split(key)
        count = STICKS[jax.random.randint(now, (), 0, len(STICKS))]
        return turn, count, key, legal(state.board, turn, count), tries + 1

    first = (state.turn, state.throw, key, jnp.zeros(2 * LAST, jnp.bool_), jnp.int32(0))
    turn, count, _, mask, _ = jax.lax.while_loop(
        lambda carry: ~carry[3].any() & ~state.terminated, throw, first
    )
    player = jnp.where(turn == 0, state.first, 1 - state.first)
    done: State = state.replace(turn=turn, throw=count, legal_action_mask=mask, current_player=player)
    return done


def legal(board: Any, turn: Any, count: Any) -> Any:
    """Which of the moves are legal: forward, and backward only if no pawn can go forward."""
    forward, back = can_go(board, turn, count), can_go(board, turn, -count)
    return jnp.concatenate([forward, back & ~forward.any()])


def can_go(board: Any, turn: Any, steps: Any) -> Any:
    """Which squares have a pawn of a seat that can go this many steps."""
    goal, other = SQUARES + steps, 1 - turn
    place, there = SQUARE_1 + goal, board[SQUARE_1 + goal]
    own_in_first_row = (board[EDGE : EDGE + FIRST_ROW] == turn).any()
    leaves = (SQUARES >= HAPPINESS) & (goal == LAST + 1) & ~own_in_first_row
    in_houses = (SQUARES == HAPPINESS) & (steps > 0) & (steps < 5) & (there == EMPTY)
    is_safe = (goal == HAPPINESS) | (there == board[place - 1]) | (there == board[place + 1])
    is_free = (there == EMPTY) | ((there == other) & ~is_safe)
    low, high = jnp.minimum(SQUARES, goal) + SQUARE_1, jnp.maximum(SQUARES, goal) + SQUARE_1
    three = (board == other) & (jnp.roll(board, -1) == other) & (jnp.roll(board, -2) == other)
    passes = (three[low + 1] & (high - low > 3)) | (three[low + 2] & (high - low > 4))
    within = (goal >= 1) & (goal <= HAPPINESS) & ~((steps < 0) & (goal == HAPPINESS))
    walks = (SQUARES < HAPPINESS) & within & is_free & ~passes
    return (board[EDGE : EDGE + LAST] == turn) & (leaves | in_houses | walks)
