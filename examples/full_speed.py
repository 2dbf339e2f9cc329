"""Play at random at many tables at once, and tell how many decisions a second that makes.

    python -m examples.full_speed ra --rows 1024 --threads 2

Everything that a learner reads is written at each step: observation, mask, legal actions, rewards, ends. The
processor's time is that of all threads together; the first step, which may compile, is not counted.
"""

import argparse
import time

import benben
from benben.engine.registry import names
from benben.envs import VectorTables


def main() -> None:
    """Step the tables, and print what was played."""
    parser = argparse.ArgumentParser(description="play at random at many tables at once")
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
