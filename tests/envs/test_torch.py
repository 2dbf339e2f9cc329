"""Tensors that share the memory of the rows."""

import copy
import pickle

import numpy as np
import pytest
import torch

from benben.engine.errors import IllegalMove
from benben.engine.game import Game
from benben.envs import VectorTables
from benben.envs.torch import Tensors, step, tensors
from tests.envs.observed import FIRST, every_observed_kind


@every_observed_kind
@pytest.mark.parametrize("choices", [{}, {"observe": "all", "dtype": "float32", "opponents": "random"}])
def test_every_tensor_is_the_memory_of_its_array(game: Game, choices: dict[str, str]) -> None:
    rows = VectorTables(game, 3, seed=1, max_decisions=4, **choices)  # type: ignore[arg-type]
    seen = tensors(rows)
    for _ in range(9):
        step(rows, torch.from_numpy(rows.draw()))
        for name in Tensors._fields:
            array, tensor = getattr(rows, name), getattr(seen, name)
            assert tensor.data_ptr() == array.ctypes.data, name
            assert np.array_equal(tensor.numpy(), array), name
    assert seen.mask.dtype == seen.terminated.dtype == seen.truncated.dtype == torch.bool
    assert seen.mask.any()


@pytest.mark.parametrize("kind", [torch.int64, torch.int32, torch.int16, torch.uint8])
def test_actions_are_tensors_of_integers(kind: torch.dtype) -> None:
    rows, others = VectorTables(FIRST[0], 4, seed=2), VectorTables(FIRST[0], 4, seed=2)
    for _ in range(20):
        actions = torch.multinomial(tensors(rows).mask.float(), 1).squeeze(1)
        step(rows, actions.to(kind))
        others.step(actions.numpy())
        assert rows.tables.tobytes() == others.tables.tobytes()


def test_what_can_be_no_action_is_refused_as_from_an_array() -> None:
    rows = VectorTables(FIRST[0], 2, seed=2)
    with pytest.raises(ValueError, match="2 integers are needed, float32"):
        step(rows, torch.zeros(2))
    with pytest.raises(ValueError, match="2 integers are needed"):
        step(rows, torch.zeros(3, dtype=torch.int64))
    illegal = tensors(rows).mask.int().argmin(dim=1)
    with pytest.raises(IllegalMove, match="in row 0"):
        step(rows, illegal)


def test_copies_of_rows_have_tensors_of_their_own() -> None:
    rows = VectorTables(FIRST[0], 2, seed=2)
    seen = tensors(rows)
    before = [tensor.clone() for tensor in seen]
    for other in (copy.deepcopy(rows), pickle.loads(pickle.dumps(rows))):  # noqa: S301  (our own)
        theirs = tensors(other)
        assert all(map(torch.equal, theirs, before))
        step(other, torch.from_numpy(other.draw()))
        assert not torch.equal(theirs.observation, before[0])
        assert all(map(torch.equal, seen, before))
