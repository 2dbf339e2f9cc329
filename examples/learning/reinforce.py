"""REINFORCE in plain JAX on `VectorTables` with shared memory: a small net learns The Duel against `random`.

    python -m examples.learning.reinforce
    python -m examples.learning.reinforce --game ra --rows 2048 --speed 500     # only play at random

Williams, Simple Statistical Gradient-Following Algorithms for Connectionist Reinforcement Learning (1992). The
advantage of a decision is the result of its game minus the value of its position.
"""

import argparse
import time
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import jax
import numpy as np
from jax import numpy as jnp

import benben
from benben.engine.game import Game
from benben.envs import VectorTables, action_count, spec
from benben.envs.jax import arrays, step
from examples.learning.judging import Choose, judge

Net: TypeAlias = "list[tuple[jax.Array, jax.Array]]"
"""Weights and biases, layer by layer."""


class Settings(NamedTuple):
    """The hyperparameters."""

    updates: int = 60
    rows: int = 256
    """Games per update."""
    decisions: int = 48
    """Of the learner in each game; later decisions of longer games are not used for training."""
    rate: float = 3e-3
    entropy: float = 0.01
    hidden: int = 128


# ---- the net -------------------------------------------------------------------------------------------------------
def new_net(game: Game, hidden: int, key: Any) -> Net:
    """Two layers, then the logits of all actions and the value of the position."""
    sizes = [spec(game).size, hidden, hidden]
    keys = jax.random.split(key, 2)
    layers = [
        (jax.random.normal(each, (before, after)) * (2 / before) ** 0.5, jnp.zeros(after))
        for each, before, after in zip(keys, sizes, sizes[1:], strict=False)
    ]
    return [*layers, (jnp.zeros((hidden, action_count(game) + 1)), jnp.zeros(action_count(game) + 1))]


def think(net: Net, observation: Any, mask: Any) -> tuple[Any, Any]:
    """Log probabilities of all actions, with probability 0 for illegal ones, and values from -1 to 1."""
    x = observation.astype(jnp.float32)
    for weights, biases in net[:-1]:
        x = jax.nn.relu(x @ weights + biases)
    outputs = x @ net[-1][0] + net[-1][1]
    return jax.nn.log_softmax(jnp.where(mask, outputs[..., :-1], -1e9)), jnp.tanh(outputs[..., -1])


@jax.jit
def act(net: Net, key: Any, observation: Any, mask: Any) -> tuple[Any, Any]:
    """The next key, and sampled actions."""
    key, here = jax.random.split(key)
    return key, jax.random.categorical(here, think(net, observation, mask)[0])


@jax.jit
def draw(key: Any, legal: Any, mask: Any) -> tuple[Any, Any]:
    """The next key, and uniformly random legal actions."""
    key, here = jax.random.split(key)
    count = mask.sum(-1, dtype=jnp.int32)
    place = (jax.random.uniform(here, count.shape) * count).astype(jnp.int32)
    return key, jnp.take_along_axis(legal, place[:, None], 1)[:, 0]


def policy(net: Net, seed: int = 0) -> Choose:
    """A net's policy for arrays; it samples actions."""
    keys = [jax.random.key(seed)]

    def choose(observation: Any, mask: Any) -> Any:
        keys[0], actions = act(net, keys[0], observation, mask)
        return np.asarray(actions)

    return choose


# ---- playing -------------------------------------------------------------------------------------------------------
class Played(NamedTuple):
    """Whole games, arrays of shape (decisions, rows, ...); rows that are over are not `live`."""

    outcome: Any
    """The learner's final return, shape (rows,)."""
    observation: Any
    mask: Any
    action: Any
    live: Any


def play(rows: VectorTables, net: Net, key: Any, decisions: int) -> tuple[Any, Played]:
    """The next key, and one game in each row with this many *decisions* of the learner."""
    rows.reset()
    seen, steps, seats = arrays(rows), [], rows.learner.copy()
    outcome = np.zeros(len(rows), np.float32)
    for _ in range(decisions):
        key, action = act(net, key, seen.observation, seen.mask)
        steps.append((rows.observation.copy(), rows.mask.astype(bool), action, rows.counts > 0))
        step(rows, action)
        outcome += rows.reward[np.arange(len(rows)), seats]
    return key, Played(outcome, *map(np.stack, zip(*steps, strict=True)))


# ---- learning ------------------------------------------------------------------------------------------------------
def loss(net: Net, played: Played, entropy: float) -> Any:
    """The policy gradient loss, plus the error of the value, minus the entropy bonus."""
    likelihoods, value = think(net, played.observation, played.mask)
    chosen = jnp.take_along_axis(likelihoods, played.action[..., None], -1)[..., 0]
    surprise = played.outcome - value
    regret = -chosen * jax.lax.stop_gradient(surprise)
    variety = -(jnp.exp(likelihoods) * likelihoods).sum(-1)
    each = regret + 0.5 * surprise**2 - entropy * variety
    return (each * played.live).sum() / played.live.sum()


class Moments(NamedTuple):
    """Adam's moments of the gradients."""

    mean: Net
    square: Net


@partial(jax.jit, static_argnames="entropy")
def improve(
    net: Net, moments: Moments, count: Any, played: Played, rate: Any, entropy: float
) -> tuple[Net, Moments]:
    """One step of Adam (Kingma and Ba, 2015); *count* starts at one."""
    gradient = jax.grad(loss)(net, played, entropy)
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, moments.mean, gradient)
    square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, moments.square, gradient)

    def moved(old: Any, first: Any, second: Any) -> Any:
        return old - rate * (first / (1 - 0.9**count)) / (jnp.sqrt(second / (1 - 0.999**count)) + 1e-8)

    return jax.tree.map(moved, net, mean, square), Moments(mean, square)


def learn(game: Game, how: Settings, opponents: str = "random", seed: int = 0) -> Net:
    """Train a net for a *game* against *opponents* inside the loop."""
    rows = VectorTables(game, how.rows, seed=seed, opponents=opponents, autoreset="disabled")
    net_key, key = jax.random.split(jax.random.key(seed))
    net = new_net(game, how.hidden, net_key)
    nothing = jax.tree.map(jnp.zeros_like, net)
    moments = Moments(nothing, nothing)
    for update in range(how.updates):
        key, played = play(rows, net, key, how.decisions)
        rate = how.rate * (1 - update / how.updates)
        net, moments = improve(net, moments, float(update + 1), played, rate, how.entropy)
    return net


def speed(game: Game, count: int, steps: int) -> tuple[float, float]:
    """Decisions per second of wall time and of CPU time, with random actions drawn by JAX."""
    rows = VectorTables(game, count)
    seen, key = arrays(rows), jax.random.key(0)
    for each in range(steps + 10):
        if each == 10:  # the first steps compile
            wall, processor = time.perf_counter(), time.process_time()
        key, action = draw(key, seen.legal, seen.mask)
        step(rows, action)
    done = count * steps
    return done / (time.perf_counter() - wall), done / (time.process_time() - processor)


def main() -> None:
    """Train, and print the result; or print the speed of random play."""
    parser = argparse.ArgumentParser(description="REINFORCE in JAX learns a game")
    parser.add_argument("--game", default="imhotep_duel")
    parser.add_argument("--opponents", choices=["random", "greedy"], default="random")
    parser.add_argument("--updates", type=int, default=Settings().updates)
    parser.add_argument("--rows", type=int, default=Settings().rows)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=2000, help="how many are played to judge it")
    parser.add_argument("--speed", type=int, metavar="STEPS", help="only play at random, so many steps")
    asked = parser.parse_args()
    game = benben.load(asked.game, players=2)
    if asked.speed:
        wall, processor = speed(game, asked.rows, asked.speed)
        print(f"{wall:,.0f} decisions a second, {processor:,.0f} a second of processor time")
        return

    how = Settings(updates=asked.updates, rows=asked.rows)
    wall, processor = time.perf_counter(), time.process_time()
    net = learn(game, how, asked.opponents, asked.seed)
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    print(f"{how.updates * how.rows:,} games in {wall:.0f} s, {processor:.0f} s of processor time")
    for opponents in ("random", "greedy"):
        print(judge(game, policy(net, asked.seed), opponents, asked.games))


if __name__ == "__main__":
    main()
