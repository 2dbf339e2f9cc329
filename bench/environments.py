"""Environments for learning players: many tables stepped together, through each of our interfaces and the peers'.

Every step is complete: it draws the moves, plays tables, chance and new games, and writes everything that a learner
reads (observation, mask, legal moves, rewards, ends).
"""

import importlib.util
import os
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numpy as np

from benben.engine.game import Game
from benben.envs import VectorTables
from bench.games import EACH, Measured, ra
from bench.measure import Done, Subject

ROWS, MANY_ROWS = 1024, 4096
OPPONENTS = "random"
GROUP, THREADS = "environments", "environments in threads"
RAW, SEATED, VECTOR, SHARED, BY_JAX = (
    "raw",
    "raw, one seat outside",
    "Gymnasium vector",
    "Gymnasium vector, copy=False",
    "JAX",
)
"""The interfaces."""
MEASURED = (ra(2), *EACH)
_NOTES = {
    RAW: f"{ROWS} rows of uint8, every seat outside, moves by draw()",
    SEATED: f"the other seats play at random inside and are not counted ({OPPONENTS=})",
    VECTOR: "the same through Gymnasium",
    BY_JAX: "arrays handed over by DLPack, moves drawn by JAX; no net",
}


def is_here(package: str) -> bool:
    """Whether a *package* is installed."""
    return importlib.util.find_spec(package) is not None


def environments() -> list[Subject]:
    """Each game through each interface."""
    doors: dict[str, Callable[[Game], Callable[[int], Done]]] = {RAW: raw, SEATED: seated}
    if is_here("gymnasium"):
        doors |= {VECTOR: vector, SHARED: shared}
    if is_here("jax"):
        doors |= {BY_JAX: by_jax}
    return [
        Subject(
            GROUP,
            f"{each.label}, {door}",
            "decisions",
            lazily(partial(make, each.game)),
            20,
            note=_NOTES.get(door, ""),
        )
        for each in MEASURED
        for door, make in doors.items()
        if each in EACH or door in {RAW, BY_JAX}
    ]


def threaded() -> list[Subject]:
    """The raw interface in one thread and in two, in wall time."""
    cores = _cores()
    return [
        Subject(
            THREADS,
            thread_row(each, rows, threads),
            "decisions",
            lazily(partial(raw, each.game, rows, threads=threads)),
            20,
            cores,
        )
        for each in EACH
        for rows in (ROWS, MANY_ROWS)
        for threads in range(1, cores + 1)
    ]


def _cores() -> int:
    return min(2, os.cpu_count() or 1)


def thread_row(each: Measured, rows: int, threads: int) -> str:
    """The label of this many rows of a game in this many threads."""
    return f"{each.label}, {rows} rows, {'one thread' if threads == 1 else f'{threads} threads'}"


def lazily(make: Callable[[], Callable[[int], Done]]) -> Callable[[int], Done]:
    """Work that is created at its first call: listing it loads and compiles nothing."""
    made = cache(make)

    def work(size: int) -> Done:
        return made()(size)

    return work


# ---- interfaces ----------------------------------------------------------------------------------------------------
def raw(game: Game, rows: int = 0, **choices: Any) -> Callable[[int], Done]:
    """`VectorTables`, with every seat outside."""
    tables = VectorTables(game, rows or ROWS, seed=1, **choices)

    def work(steps: int) -> Done:
        games = 0
        for _ in range(steps):
            tables.step(tables.draw())
            games += int(np.count_nonzero(tables.terminated))
        return Done(steps * len(tables), games)

    return work


def seated(game: Game) -> Callable[[int], Done]:
    """The basis of `vector`: one seat outside; a row starts its next game in the step after its end."""
    tables = VectorTables(game, ROWS, seed=1, opponents=OPPONENTS, autoreset="next_step")

    def work(steps: int) -> Done:
        games = 0
        for _ in range(steps):
            tables.step(tables.draw())
            games += int(np.count_nonzero(tables.terminated))
        return Done(steps * ROWS - games, games)  # a step that starts a game is not a decision

    return work


def vector(game: Game, **choices: Any) -> Callable[[int], Done]:
    """Gymnasium's vector environment."""
    from benben.envs.gymnasium import SeatVectorEnv

    envs = SeatVectorEnv(game, ROWS, opponents=OPPONENTS, **choices)
    envs.reset(seed=1)

    def work(steps: int) -> Done:
        games = 0
        for _ in range(steps):
            terminated = envs.step(envs.tables.draw())[2]
            games += int(np.count_nonzero(terminated))
        return Done(steps * ROWS - games, games)

    return work


def shared(game: Game) -> Callable[[int], Done]:
    """The same without copies."""
    return vector(game, copy=False)


def by_jax(game: Game) -> Callable[[int], Done]:
    """`VectorTables` with its arrays passed to a compiled JAX function, which draws the moves."""
    jax = jax_on_one_core()
    tables = VectorTables(game, ROWS, seed=1)
    hand_over = jax.numpy.from_dlpack
    kept = {"key": jax.random.key(1)}

    def draw(key: Any, observation: Any, legal: Any, counts: Any) -> Any:
        key, now = jax.random.split(key)
        drawn = (jax.random.uniform(now, counts.shape) * counts).astype("int32")
        chosen = jax.numpy.take_along_axis(legal, drawn[:, None], axis=1)[:, 0]
        return key, chosen, observation[:, 0]  # JAX would not transfer an observation that is not used

    choose = jax.jit(draw)

    def work(steps: int) -> Done:
        games = 0
        for _ in range(steps):
            given = map(hand_over, (tables.observation, tables.legal, tables.counts))
            kept["key"], chosen, _ = choose(kept["key"], *given)
            tables.step(np.asarray(chosen))
            games += int(np.count_nonzero(tables.terminated))
        return Done(steps * ROWS, games)

    return work


@cache
def jax_on_one_core() -> Any:
    """JAX on the CPU, in one thread as far as its settings allow."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    import jax

    return jax
