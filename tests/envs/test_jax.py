"""JAX's arrays that share the memory of the rows, and steps inside jitted functions."""

import copy
import pickle
from typing import Any

import jax
import numpy as np
import pytest
from jax import lax
from jax import numpy as jnp

from benben.engine.errors import IllegalMove
from benben.engine.game import Game
from benben.envs import VectorTables
from benben.envs.jax import Arrays, arrays, step, step_in_jit
from benben.envs.memory import BOUNDARY, shareable
from tests.envs.observed import FIRST, every_observed_kind


@jax.jit
def drawn(key: Any, mask: Any) -> tuple[Any, Any]:
    """Any legal action of each row, and the next key."""
    key, here = jax.random.split(key)
    return key, jax.random.categorical(here, jnp.where(mask, 0.0, -jnp.inf))


def outputs(rows: VectorTables) -> dict[str, Any]:
    return {name: getattr(rows, name).copy() for name in Arrays._fields}


def same(arrays: Any, expected: dict[str, Any]) -> bool:
    return all(np.array_equal(getattr(arrays, name), expected[name]) for name in Arrays._fields)


@every_observed_kind
@pytest.mark.parametrize("choices", [{}, {"observe": "all", "dtype": "float32", "opponents": "random"}])
@pytest.mark.parametrize("count", [1, 3, 70])
def test_every_array_is_the_memory_of_the_rows(game: Game, choices: dict[str, Any], count: int) -> None:
    rows = VectorTables(game, count, seed=1, max_decisions=4, **choices)
    seen, key = arrays(rows), jax.random.key(1)
    for _ in range(9):
        key, actions = drawn(key, seen.mask)
        step(rows, actions)
        for name in Arrays._fields:
            assert getattr(seen, name).unsafe_buffer_pointer() == getattr(rows, name).ctypes.data, name
        assert same(seen, outputs(rows))
    assert seen.mask.dtype == seen.terminated.dtype == seen.truncated.dtype == np.bool_


def test_what_a_jitted_function_is_handed_is_what_lies_there_now() -> None:
    rows, others = VectorTables(FIRST[0], 16, seed=2), VectorTables(FIRST[0], 16, seed=2)
    seen, count = arrays(rows), jax.jit(lambda array: array.sum(axis=1, dtype=np.int32))
    for _ in range(50):
        step(rows, jnp.asarray(rows.draw()))
        others.step(others.draw())
        assert np.array_equal(count(seen.observation), others.observation.sum(axis=1))
        assert np.array_equal(count(seen.mask), others.counts)


@pytest.mark.parametrize("how", ["pickled", "copied", "from memory that must not be written"])
def test_copies_of_rows_can_be_shared_too(how: str) -> None:
    rows = VectorTables(FIRST[0], 5, seed=2)
    if how == "pickled":
        other = pickle.loads(pickle.dumps(rows))  # noqa: S301  (our own)
    elif how == "copied":
        other = copy.deepcopy(rows)
    else:
        kept: list[pickle.PickleBuffer] = []
        data = pickle.dumps(rows, protocol=5, buffer_callback=kept.append)
        other = pickle.loads(data, buffers=[bytes(buffer.raw()) for buffer in kept])  # noqa: S301
    before = outputs(rows)
    seen, theirs = arrays(rows), arrays(other)
    step(other, jnp.asarray(other.draw()))
    assert same(seen, before)
    assert same(theirs, outputs(other))
    assert not np.array_equal(seen.observation, theirs.observation)


def test_memory_is_copied_only_where_it_must_be() -> None:
    room = np.arange(BOUNDARY * 4, dtype=np.uint8)
    here = room[-room.ctypes.data % BOUNDARY :][:BOUNDARY]
    assert shareable(here) is here
    frozen = here.copy()
    frozen.flags.writeable = False
    for unfit in (room[1 - room.ctypes.data % BOUNDARY :][:9], here[::2], frozen):
        found = shareable(unfit)
        assert found.ctypes.data % BOUNDARY == 0
        assert found.flags.writeable
        assert np.array_equal(found, unfit)
        assert not np.shares_memory(found, unfit)


# ---- inside jitted functions -------------------------------------------------------------------------------------
@every_observed_kind
def test_steps_inside_a_scan_are_the_same_steps(game: Game) -> None:
    rows, others = VectorTables(game, 8, seed=3), VectorTables(game, 8, seed=3)
    stepped = step_in_jit(rows)

    @jax.jit
    def play(key: Any, mask: Any) -> Any:
        def one(carried: Any, _: Any) -> Any:
            key, actions = drawn(*carried)
            seen = stepped(actions)
            return (key, seen.mask), (actions, seen)

        return lax.scan(one, (key, mask), None, length=40)[1]

    actions, seen = play(jax.random.key(4), jnp.array(rows.mask, bool))
    for ply in range(40):
        others.step(np.asarray(actions[ply]))
        assert same(Arrays(*(array[ply] for array in seen)), outputs(others))
    assert rows.tables.tobytes() == others.tables.tobytes()


@pytest.mark.parametrize("jitted", [True, False])
def test_what_a_step_inside_returns_is_not_the_rows_memory(jitted: bool) -> None:
    rows = VectorTables(FIRST[0], 64, seed=3)
    stepped = jax.jit(step_in_jit(rows)) if jitted else step_in_jit(rows)
    seen = stepped(jnp.asarray(rows.draw()))
    then = outputs(rows)
    for _ in range(5):
        stepped(jnp.asarray(rows.draw()))
    assert same(seen, then)
    assert not np.array_equal(rows.observation, then["observation"])


def test_an_illegal_action_is_reported() -> None:
    rows = VectorTables(FIRST[0], 2, seed=3)
    illegal = arrays(rows).mask.argmin(axis=1)
    with pytest.raises(IllegalMove, match="in row 0"):
        step(rows, illegal)
    with pytest.raises(jax.errors.JaxRuntimeError, match="IllegalMove"):
        jax.block_until_ready(jax.jit(step_in_jit(rows))(illegal))
    with pytest.raises(ValueError, match="2 integers are needed, float32"):
        step(rows, jnp.zeros(2))
