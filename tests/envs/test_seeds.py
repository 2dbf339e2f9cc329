"""Rows with seeds of their own."""

import numpy as np
import pytest

from benben.engine.registry import load
from benben.envs.errors import BadEnvironment
from benben.envs.vector import VectorTables

RA = load("ra", players=3)


def test_each_row_may_have_a_seed_of_its_own() -> None:
    """It then plays what it plays where all have that seed; a row without one goes on."""
    tables, other = VectorTables(RA, 3, seed=[5, 2, np.int64(5)]), VectorTables(RA, 3, seed=5)
    assert tables.tables[0] == other.tables[0]
    assert tables.tables[2] == other.tables[2]
    assert tables.tables[1] != other.tables[1] or not np.array_equal(
        tables._rows.dice[1], other._rows.dice[1]
    )
    tables.reset(seed=[None, 5, 5])
    assert tables.episode.tolist() == [2, 1, 1]
    assert np.array_equal(tables._rows.dice[1:], other._rows.dice[1:])
    with pytest.raises(BadEnvironment, match="there are 2 seeds for 3 rows"):
        tables.reset(seed=[1, 2])
