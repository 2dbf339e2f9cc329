"""Many tables in an actor of Ray: what is played there is what would be played here."""

from collections.abc import Iterator
from typing import Any

import pytest

from benben.engine.registry import load
from benben.envs import VectorTables

ray = pytest.importorskip("ray")

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]

STEPS = 30


class Player:
    """Plays by chance at tables of its own."""

    def __init__(self, tables: VectorTables) -> None:
        self.tables = tables

    def play(self, steps: int) -> tuple[bytes, ...]:
        """What all rows look like after so many steps."""
        rows = self.tables
        for _ in range(steps):
            rows.step(rows.draw())
        arrays = (rows.tables, rows.observation, rows.mask, rows.reward, rows.actor, rows.episode)
        return tuple(array.tobytes() for array in arrays)


@pytest.fixture(scope="module")
def remote() -> Iterator[Any]:
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield ray.remote(Player)
    ray.shutdown()


@pytest.mark.parametrize("name", ["ra", "imhotep_duel"])
def test_an_actor_plays_on_with_the_tables_that_it_was_given(remote: Any, name: str) -> None:
    """They travel in the middle of their games, and go on there with the chance that they would have had here."""
    player = Player(VectorTables(load(name), 8, seed=5))
    begun = player.play(STEPS)
    there = remote.remote(player.tables)
    assert ray.get(there.play.remote(0)) == begun
    played = ray.get(there.play.remote(STEPS))
    assert played != begun
    assert player.play(STEPS) == played
