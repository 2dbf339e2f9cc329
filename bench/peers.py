"""Peers among environments: pgx in XLA, EnvPool in C++; both write observations, rewards, ends and new games."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from bench.environments import GROUP, ROWS, is_here, jax_on_one_core, lazily
from bench.measure import Done, Subject

PGX = ("2048", "backgammon", "connect_four", "kuhn_poker")
ENVPOOL = ("CartPole-v1", "Catch-v0", "Blackjack-v1")
TOYS = ("connect_four", "kuhn_poker")
"""Measured for comparison, without an aim."""
_AT_ONCE = 16
"""Steps per call of a compiled function, the fastest way."""
_ACTIONS = 64
"""Rows of actions that are drawn in advance if all actions are legal."""
PACKAGES = {
    "pgx": "pgx",
    "envpool": "EnvPool",
    "jax": "JAX",
    "gymnasium": "Gymnasium",
    "pettingzoo": "PettingZoo",
}
"""By import name: the description of the peer that is missing without it."""


def missing() -> list[str]:
    """The packages that are not installed."""
    return [title for package, title in PACKAGES.items() if not is_here(package)]


def peers() -> list[Subject]:
    """The installed ones."""
    made = [
        *((f"pgx {name}", _pgx, name) for name in PGX if is_here("pgx")),
        *((f"EnvPool {name}", _envpool, name) for name in ENVPOOL if is_here("envpool")),
    ]
    notes = {
        _pgx: "pgx: moves drawn by JAX from the mask, autoreset",
        _envpool: "EnvPool: moves drawn beforehand",
    }
    return [
        Subject(GROUP, row, "decisions", lazily(partial(make, name)), note=notes[make])
        for row, make, name in made
    ]


def is_toy(row: str) -> bool:
    """Whether a *row* is one of the toys."""
    return row.endswith(TOYS)


def _pgx(name: str) -> Callable[[int], Done]:
    jax_on_one_core()
    import pgx

    return stepping(pgx.make(name))


def stepping(env: Any) -> Callable[[int], Done]:
    """Random games of an environment of pgx in many rows, in one compiled function."""
    jax = jax_on_one_core()
    from pgx.experimental import auto_reset

    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, chosen, chance = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(chosen, logits, axis=1)
        return (step(state, actions, jax.random.split(chance, ROWS)), key), None

    several = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=_AT_ONCE)[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), ROWS))
    kept = {"carry": (state, jax.random.key(2))}

    def work(calls: int) -> Done:
        for _ in range(calls):
            kept["carry"] = several(kept["carry"])
        jax.block_until_ready(kept["carry"])
        return Done(calls * _AT_ONCE * ROWS)

    return work


def _envpool(name: str) -> Callable[[int], Done]:
    import envpool

    envs = envpool.make(name, env_type="gymnasium", num_envs=ROWS, num_threads=1)
    envs.reset()
    actions = np.random.default_rng(1).integers(envs.action_space.n, size=(_ACTIONS, ROWS)).astype(np.int32)

    def work(steps: int) -> Done:
        for number in range(steps):
            envs.step(actions[number % _ACTIONS])
        return Done(steps * ROWS)

    return work
