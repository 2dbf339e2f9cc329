"""Positions for PyTorch's DataLoader: each of its worker processes plays its own games.

python -m examples.learning.loading imhotep_duel --workers 2
"""

import argparse
import copy
import time
from collections.abc import Iterator
from typing import Any

import torch
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

import benben
from benben.engine.registry import names
from benben.envs import VectorTables
from benben.envs.torch import step, tensors


class PlayedGames(IterableDataset[Any]):
    """Steps of random play, a batch each: observation, mask, action, rewards, and whether games ended.

    Each worker gets a copy of *rows*. With a *seed*, a worker plays the games of the seed plus its number; without one
    all workers would play the same games.
    """

    def __init__(self, rows: VectorTables, steps: int, seed: int | None = None) -> None:
        self.rows, self.steps, self.seed = rows, steps, seed

    def __iter__(self) -> Iterator[tuple[torch.Tensor, ...]]:
        worker, rows = get_worker_info(), copy.deepcopy(self.rows)
        if self.seed is not None:
            rows.reset(seed=self.seed + (worker.id if worker else 0))
        for _ in range(self.steps):
            yield one_step(rows)


def one_step(rows: VectorTables) -> tuple[torch.Tensor, ...]:
    """Step the rows once; return copies, because the next step overwrites the arrays."""
    seen, action = tensors(rows), torch.from_numpy(rows.draw()).clone()
    observation, mask = seen.observation.clone(), seen.mask.clone()
    step(rows, action)
    return observation, mask, action, seen.reward.clone(), seen.terminated.clone()


def load(games: PlayedGames, workers: int) -> "DataLoader[Any]":
    """The batches are those of the rows. Workers are spawned: a forked process may wait forever for a thread."""
    context = "spawn" if workers else None
    return DataLoader(games, batch_size=None, num_workers=workers, multiprocessing_context=context)


def main() -> None:
    """Load positions, and print how many and how fast."""
    parser = argparse.ArgumentParser(description="load positions by PyTorch's DataLoader")
    parser.add_argument("game", choices=names())
    parser.add_argument("--rows", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=500, help="of each worker")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    torch.set_num_threads(1)  # as in the workers: the copies are small
    rows = VectorTables(benben.load(asked.game), asked.rows)
    loaded, ended, start = 0, 0, 0.0
    for batch in load(PlayedGames(rows, asked.steps, asked.seed), asked.workers):
        start = start or time.perf_counter()  # excludes the start of the workers and the first batch
        loaded, ended = loaded + len(batch[0]), ended + int(batch[4].sum())
    print(f"{loaded:,} positions, {ended:,} games ended")
    print(f"{(loaded - asked.rows) / (time.perf_counter() - start):,.0f} positions a second")


if __name__ == "__main__":
    main()
