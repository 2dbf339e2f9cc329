"""The nets that come with the games, loaded into PyTorch and JAX: the same numbers as in a search.

>>> chances, policy = torch_net(game)(inputs(rows))              # benben.players.forward.inputs
>>> chances, policy = jax.jit(jax_net(game))(inputs(rows))

docs/evaluation.md describes the arrays. Integers are equal everywhere. The chances and policies of PyTorch equal the
search's to 12 digits; those of JAX to 6, or to 12 with `jax_enable_x64`.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from benben.engine.game import Game
from benben.envs.extras import needs
from benben.players.forward import Inputs, constants, forward
from benben.players.net import Net

__all__ = ["jax_net", "torch_net"]

Loaded = Callable[[Inputs], tuple[Any, Any]]
"""From inputs to each seat's chance to win, shape (rows, seats), and to each action's prior, (rows, actions)."""


def torch_net(game: Game, net: Net | None = None, device: str = "cpu") -> Loaded:
    """The net of a *game* on a *device*; products are exact in float64, which every device multiplies.

    Raises `BadSpec` without a net, and ImportError without PyTorch.
    """
    with needs("PyTorch", "torch", "torch"):
        import torch

    def number(values: Any) -> Any:
        return torch.as_tensor(np.asarray(values, np.float64), device=device)

    known = {name: number(each) for name, each in constants(game, net).items()}

    def judge(given: Inputs) -> tuple[Any, Any]:
        """Judge the positions of NumPy's arrays."""
        numbers = given._replace(phases=0, mask=0)
        moved = Inputs(*(number(each) for each in numbers))._replace(
            phases=torch.as_tensor(given.phases, dtype=torch.int64, device=device),
            mask=torch.as_tensor(given.mask, device=device),
        )
        return forward(known, moved, torch)

    return judge


def jax_net(game: Game, net: Net | None = None) -> Loaded:
    """The net of a *game*, for `jax.jit`. Raises `BadSpec` without a net, and ImportError without JAX."""
    with needs("JAX", "jax", "jax"):
        import jax.numpy as jnp

    known = {
        name: jnp.asarray(each, jnp.int32 if np.issubdtype(each.dtype, np.integer) else None)
        for name, each in constants(game, net).items()
    }

    def judge(given: Inputs) -> tuple[Any, Any]:
        """Judge the positions."""
        return forward(known, Inputs(*map(jnp.asarray, given)), jnp)

    return judge
