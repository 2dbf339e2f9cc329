"""The rows of `VectorTables` as PyTorch's tensors, without copies.

>>> rows = VectorTables(game, 1024, seed=7)
>>> seen = tensors(rows)                                         # once: each step overwrites the same memory
>>> logits = net(seen.observation.float()).masked_fill(~seen.mask, -1e9)
>>> step(rows, torch.distributions.Categorical(logits=logits).sample())
"""

from typing import NamedTuple

from benben.envs.extras import needs

with needs("PyTorch", "torch", "torch"):
    import torch

from benben.envs.vector import VectorTables

__all__ = ["Tensors", "step", "tensors"]


class Tensors(NamedTuple):
    """The arrays of `VectorTables` under their names, as tensors on the CPU that share their memory.

    Writing into a tensor changes the rows. Copy what you keep (`clone`, or into your own buffer). `mask`, `terminated`
    and `truncated` are bools. See `VectorTables` for shapes and meanings.
    """

    observation: torch.Tensor
    mask: torch.Tensor
    legal: torch.Tensor
    counts: torch.Tensor
    actor: torch.Tensor
    learner: torch.Tensor
    reward: torch.Tensor
    terminated: torch.Tensor
    truncated: torch.Tensor
    final_observation: torch.Tensor
    decisions: torch.Tensor
    episode: torch.Tensor


def tensors(rows: VectorTables) -> Tensors:
    """All outputs of *rows*. The tensors stay valid: call once, read after each step."""
    named = {name: torch.from_numpy(getattr(rows, name)) for name in Tensors._fields}
    return Tensors(**{**named, "mask": named["mask"].view(torch.bool)})


def step(rows: VectorTables, actions: torch.Tensor) -> None:
    """Play *actions*, a tensor of integers of shape (rows,); it is copied only from another device.

    Errors as for `VectorTables.step`.
    """
    rows.step(actions.detach().cpu().numpy())
