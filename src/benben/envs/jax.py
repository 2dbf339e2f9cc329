"""The rows of `VectorTables` as JAX arrays, without copies on a CPU, and steps inside compiled functions.

>>> rows = VectorTables(game, 2048, seed=7)
>>> seen = arrays(rows)                              # once: each step overwrites the same memory
>>> step(rows, choose(key, seen.observation, seen.mask))            # choose is jitted

JAX assumes that its arrays are constant; these change with each step. This is safe under three conditions:

- Pass the arrays to jitted functions as arguments. A function that closes over one keeps the values from its tracing.
- Finish all computations with them before the next step, because JAX returns before it has computed. `step` waits for
  its actions, and so for everything that the same jitted function computes; otherwise call `jax.block_until_ready`.
- Copy what you keep: with `jnp.array(seen.reward)`, or by computing with it.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from benben.envs.extras import needs

with needs("JAX", "jax", "jax"):
    import jax
    from jax import numpy as jnp
    from jax.experimental import io_callback

from benben.envs.vector import VectorTables

__all__ = ["Arrays", "arrays", "step", "step_in_jit"]


class Arrays(NamedTuple):
    """The arrays of `VectorTables` under their names; `mask`, `terminated` and `truncated` are bools.

    See there for shapes and meanings. `counts` and `episode` are missing: they have 64 bits, and JAX would copy them
    into 32. (The number of legal actions is `mask.sum(-1)`.)
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
    """All outputs of *rows*: arrays on JAX's CPU that share their memory. Call once, read after each step."""
    return Arrays(**{name: jnp.from_dlpack(array, copy=False) for name, array in _numbers(rows).items()})


def step(rows: VectorTables, actions: jax.Array) -> None:
    """Play *actions*, integers of shape (rows,), as soon as they are computed. Errors as for `VectorTables.step`."""
    rows.step(np.asarray(actions))


def step_in_jit(rows: VectorTables) -> Callable[[jax.Array], Arrays]:
    """Make a function that steps *rows* from inside a jitted function, including `lax.scan`, and returns their outputs.

    The results are copies. Steps run in program order. Each step calls back into Python, which takes time, and an error
    ends the jitted function (`jax.errors.JaxRuntimeError`). It does not work under `vmap`.
    """
    shapes = Arrays(
        **{name: jax.ShapeDtypeStruct(array.shape, array.dtype) for name, array in _numbers(rows).items()}
    )

    def play(actions: jax.Array) -> Arrays:
        step(rows, actions)
        return Arrays(**_numbers(rows))

    def stepped(actions: jax.Array) -> Arrays:
        outputs: Arrays = io_callback(play, shapes, actions, ordered=True)
        return outputs

    return stepped
