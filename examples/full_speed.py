"""Play at random at many tables, and print the decisions per second.

    python -m examples.full_speed ra --rows 1024 --threads 2

Each step writes everything that a learner reads: observation, mask, legal actions, rewards, ends. CPU time is the sum
over all threads; the first step, which may compile, does not count.
"""

import argparse
import time

import benben
from benben.engine.registry import names
from benben.envs import VectorTables


def main() -> None:
    """Step the tables, and print the results."""
    parser = argparse.ArgumentParser(description="play at random at many tables")
    parser.add_argument("game", choices=names())
    parser.add_argument("--rows", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    tables = VectorTables(benben.load(asked.game), asked.rows, seed=asked.seed, threads=asked.threads)
    tables.step(tables.draw())

    games = 0
    wall, processor = time.perf_counter(), time.process_time()
    for _ in range(asked.steps):
        tables.step(tables.draw())
        games += int(tables.terminated.sum())
    wall, processor = time.perf_counter() - wall, time.process_time() - processor

    decisions = asked.rows * asked.steps
    print(f"{decisions:,} decisions, {games:,} games ended")
    print(
        f"{decisions / wall:,.0f} decisions a second, {decisions / processor:,.0f} a second of processor time"
    )


if __name__ == "__main__":
    main()
