"""The stepper of a row: what environments of one table are built on."""

import random

import pytest

import benben
from benben.engine.stepper import Stepper
from benben.envs.settings import EnvironmentSettings
from benben.envs.single import SingleTable

pytestmark = pytest.mark.slow  # compiled by Numba


def played(table: SingleTable, decisions: int, seed: int) -> list[bytes]:
    """What a table shows at each of its next decisions."""
    rng, shown = random.Random(seed), []
    for _ in range(decisions):
        table.step(rng.choice(table.actions()))
        shown.append(table.observation.tobytes() + table.mask.tobytes() + table.reward.tobytes())
        if not table.count:
            table.restart()
    return shown


@pytest.mark.parametrize("opponents", [None, "random", "search:games=2"])
def test_a_row_of_ones_own_is_a_stepper_that_goes_back_and_is_copied(opponents: str | None) -> None:
    game = benben.load("imhotep_duel")
    table: Stepper = SingleTable(game, EnvironmentSettings(opponents=opponents, reward="points"))
    assert isinstance(table, SingleTable)
    assert table.restart(5) == table.count == len(table.actions()) == table.mask.sum()
    played(table, 9, 1)
    saved, twin = table.save(), table.copy()
    first = played(table, 25, 2)
    assert len(set(first)) > 1
    assert played(twin, 25, 2) == first
    table.restore(saved)
    assert table.count == len(table.actions())
    assert played(table, 25, 2) == first
    assert table.tables().tobytes() == twin.tables().tobytes()
