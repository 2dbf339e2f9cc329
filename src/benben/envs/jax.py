"""The rows of `VectorTables` as JAX's arrays, without copies on a processor, and steps inside compiled functions.

>>> rows = VectorTables(game, 2048, seed=7)
>>> seen = arrays(rows)                              # once: each step writes the same memory anew
>>> step(rows, choose(key, seen.observation, seen.mask))            # choose is jitted

JAX takes its arrays to be constant; these change with each step. That holds good as long as

- they are handed to jitted functions as arguments: what a function closes over, it keeps as it was when it was traced;
- nothing computes with them any more when the rows are stepped. JAX returns before it has computed. `step` waits for
  its actions, and so for all that the same jitted function computes; for anything else call `jax.block_until_ready`;
- what is kept is copied: `jnp.array(seen.reward)`, or by computing with it.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

try:
    import jax
    from jax import numpy as jnp
    from jax.experimental import io_callback
except ImportError as missing:
    raise ImportError("benben.envs.jax needs JAX: pip install 'benben[jax]'") from missing

from benben.envs.vector import VectorTables

__all__ = ["Arrays", "arrays", "step", "step_in_jit"]


class Arrays(NamedTuple):
    """The arrays of `VectorTables` under their names; `mask`, `terminated` and `truncated` are of bools.

    See there for shapes and meanings. `counts` and `episode` are not here: they have 64 bits, which JAX would copy into
    32. (How many actions are legal is `mask.sum(-1)`.)
    """

    observation: jax.Array
    mask: jax.Array
    legal: jax.Array
    actor: jax.Array
    learner: jax.Array
    reward: jax.Array
    terminated: jax.Array
    truncated: jax.Array
    final_observation: jax.Array
    decisions: jax.Array


def _numbers(rows: VectorTables) -> dict[str, Any]:
    named = {name: getattr(rows, name) for name in Arrays._fields}
    return {**named, "mask": rows.mask.view(np.bool_)}


def arrays(rows: VectorTables) -> Arrays:
    """All that is told of *rows*: arrays on JAX's processor that share their memory. Ask once, read after each step."""
    return Arrays(**{name: jnp.from_dlpack(array, copy=False) for name, array in _numbers(rows).items()})


def step(rows: VectorTables, actions: jax.Array) -> None:
    """Play *actions*, integers of shape (rows,), when they are computed. Errors as for `VectorTables.step`."""
    rows.step(np.asarray(actions))


def step_in_jit(rows: VectorTables) -> Callable[[jax.Array], Arrays]:
    """A function that steps *rows* from inside a jitted one, `lax.scan` included, and returns all that is told then.

    What it returns are arrays of their own, copied out of the rows. Steps are made in the order in which they stand.
    Each calls back into Python, which takes time, and an error ends the jitted function (`jax.errors.JaxRuntimeError`).
    It cannot be used under `vmap`.
    """
    shapes = Arrays(
        **{name: jax.ShapeDtypeStruct(array.shape, array.dtype) for name, array in _numbers(rows).items()}
    )

    def play(actions: jax.Array) -> Arrays:
        step(rows, actions)
        return Arrays(**_numbers(rows))

    def stepped(actions: jax.Array) -> Arrays:
        told: Arrays = io_callback(play, shapes, actions, ordered=True)
        return told

    return stepped
