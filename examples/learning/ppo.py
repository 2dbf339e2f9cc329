"""Proximal policy optimization (PPO) in one file of plain PyTorch, on `VectorTables`: it learns any of the games.

    python -m examples.learning.ppo                          # against itself, a minute of two cores
    python -m examples.learning.ppo --game ra --players 3 --updates 300 --save ra.pt

Schulman and others, Proximal Policy Optimization Algorithms (2017). One net plays all seats. Each position has a value
for each seat, counted from the one that decides; their sum is zero, so the last one is not learned.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import torch
from torch import nn

import benben
from benben.engine.game import Game
from benben.envs import VectorTables, action_count, spec
from benben.envs.torch import Tensors, step, tensors
from examples.learning.judging import Choose, judge


class Settings(NamedTuple):
    """The hyperparameters."""

    updates: int = 150
    rows: int = 256
    steps: int = 64
    """Decisions in each row between two updates."""
    passes: int = 3
    """The number of epochs per update."""
    batches: int = 8
    rate: float = 1.5e-3
    """Adam's initial learning rate; it decreases to 0."""
    discount: float = 1.0
    trace: float = 0.95
    """Lambda of the generalized advantage estimate."""
    clip: float = 0.2
    entropy: float = 0.01
    hidden: int = 128


class Played(NamedTuple):
    """The data of an update, each of shape (steps, rows, ...)."""

    observation: torch.Tensor
    mask: torch.Tensor
    action: torch.Tensor
    likelihood: torch.Tensor
    """The logarithm of the probability of the chosen action."""
    value: torch.Tensor
    """For all seats but the last, counted from the deciding one."""
    mover: torch.Tensor
    """The deciding seat."""
    reward: torch.Tensor
    """For each seat, counted from seat 0."""
    goes_on: torch.Tensor
    """0 if the game is over, else 1."""


# ---- the net -------------------------------------------------------------------------------------------------------
def new_net(game: Game, hidden: int) -> nn.Sequential:
    """Two layers, then the logits of all actions and the values of the position for all seats but the last."""
    last = nn.Linear(hidden, action_count(game) + game.players - 1)
    nn.init.zeros_(last.weight)
    nn.init.zeros_(last.bias)
    return nn.Sequential(
        nn.Linear(spec(game).size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(), last
    )


def think(net: nn.Module, observation: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Log probabilities of all actions, with probability 0 for illegal ones, and values from -1 to 1."""
    outputs, actions = net(observation.float()), mask.shape[-1]
    likelihoods = outputs[..., :actions].masked_fill(~mask, -1e9).log_softmax(-1)
    return likelihoods, outputs[..., actions:].tanh()


def policy(net: nn.Module, draws: bool = True) -> Choose:
    """A net's policy for arrays: it samples actions as in training, or without *draws* takes the likeliest.

    Sampling from an untrained net is random play, so any gain is due to training. The likeliest of equal actions is the
    first, and in The Duel a player of the first legal action nearly always beats `random`.
    """

    def choose(observation: Any, mask: Any) -> Any:
        with torch.inference_mode():
            likelihoods, _ = think(net, torch.from_numpy(observation), torch.from_numpy(mask))
            return (drawn(likelihoods) if draws else likelihoods.argmax(-1)).numpy()

    return choose


def drawn(likelihoods: torch.Tensor) -> torch.Tensor:
    """Sample an action for each row by its probability."""
    return torch.multinomial(likelihoods.exp(), 1).squeeze(1)


# ---- playing -------------------------------------------------------------------------------------------------------
def room(seen: Tensors, steps: int) -> Played:
    """Allocate memory for the data of an update."""

    def of(like: torch.Tensor, kind: torch.dtype) -> torch.Tensor:
        return torch.empty((steps, *like.shape), dtype=kind)

    action, mover = (of(seen.actor, torch.int64) for _ in range(2))
    likelihood, goes_on = (of(seen.actor, torch.float32) for _ in range(2))
    value, reward = (of(like, torch.float32) for like in (seen.reward[:, 1:], seen.reward))
    observation, mask = of(seen.observation, torch.uint8), of(seen.mask, torch.bool)
    return Played(observation, mask, action, likelihood, value, mover, reward, goes_on)


def play(rows: VectorTables, seen: Tensors, net: nn.Module, played: Played) -> torch.Tensor:
    """Fill *played*; return the values of the rows' current positions for each seat, counted from seat 0."""
    every = torch.arange(len(rows))
    for now in range(len(played.action)):
        likelihoods, value = think(net, seen.observation, seen.mask)
        action = drawn(likelihoods)
        played.observation[now], played.mask[now], played.action[now] = seen.observation, seen.mask, action
        played.likelihood[now], played.value[now] = likelihoods[every, action], value
        played.mover[now] = seen.actor
        step(rows, action)
        played.reward[now], played.goes_on[now] = seen.reward, ~seen.terminated
    return by_seat(think(net, seen.observation, seen.mask)[1], seen.actor.long())


def by_seat(value: torch.Tensor, mover: torch.Tensor) -> torch.Tensor:
    """Values of all seats but the last, counted from the *mover*, as values of all seats, counted from seat 0."""
    everyone = torch.cat([value, -value.sum(-1, keepdim=True)], -1)
    seats = torch.arange(everyone.shape[-1])
    return everyone.gather(-1, (seats - mover[:, None]) % len(seats))


def from_mover(numbers: torch.Tensor, mover: torch.Tensor) -> torch.Tensor:
    """Numbers of all seats, counted from seat 0, as those of all seats but the last, counted from the *mover*."""
    seats = torch.arange(numbers.shape[-1])
    return numbers.gather(-1, (seats + mover[:, None]) % len(seats))[..., :-1]


def advantages(played: Played, last: torch.Tensor, how: Settings) -> torch.Tensor:
    """How much better each action turned out than expected, for the seats that have values."""
    found = torch.empty_like(played.value)
    value, advantage = last, torch.zeros_like(last)
    for now in reversed(range(len(found))):
        mover, follows = played.mover[now], how.discount * played.goes_on[now, :, None]
        expected = by_seat(played.value[now], mover)
        surprise = played.reward[now] + follows * value - expected
        advantage = surprise + how.trace * follows * advantage
        value, found[now] = expected, from_mover(advantage, mover)
    return found


# ---- learning ------------------------------------------------------------------------------------------------------
def loss(net: nn.Module, some: Played, advantage: torch.Tensor, how: Settings) -> torch.Tensor:
    """PPO's clipped objective, plus the error of the value, minus the entropy bonus."""
    likelihoods, value = think(net, some.observation, some.mask)
    ratio = (likelihoods.gather(1, some.action[:, None]).squeeze(1) - some.likelihood).exp()
    own = advantage[:, 0]
    scaled = (own - own.mean()) / (own.std() + 1e-8)
    gain = torch.min(ratio * scaled, ratio.clamp(1 - how.clip, 1 + how.clip) * scaled)
    error = (value - some.value - advantage).square().mean(-1)
    variety = -(likelihoods.exp() * likelihoods).sum(-1)
    return (0.5 * error - gain - how.entropy * variety).mean()


def improve(
    net: nn.Module, optimizer: torch.optim.Optimizer, played: Played, advantage: torch.Tensor, how: Settings
) -> None:
    """Train on the data in random batches."""
    flat, expected = Played(*(part.flatten(0, 1) for part in played)), advantage.flatten(0, 1)
    for _ in range(how.passes):
        for which in torch.randperm(len(expected)).chunk(how.batches):
            optimizer.zero_grad()
            some = Played(*(part[which] for part in flat))
            loss(net, some, expected[which], how).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def learn(
    game: Game,
    how: Settings,
    opponents: str | None = None,
    seed: int = 0,
    show: Callable[[int], None] | None = None,
) -> nn.Sequential:
    """Train a net for a *game*, against itself or against *opponents* inside the loop.

    *show* gets the number of updates so far, after each.
    """
    torch.manual_seed(seed)
    rows = VectorTables(game, how.rows, seed=seed, opponents=opponents)
    seen, net = tensors(rows), new_net(game, how.hidden)
    played = room(seen, how.steps)
    optimizer = torch.optim.Adam(net.parameters(), how.rate)
    for update in range(how.updates):
        optimizer.param_groups[0]["lr"] = how.rate * (1 - update / how.updates)
        with torch.inference_mode():
            last = play(rows, seen, net, played)
        improve(net, optimizer, played, advantages(played, last, how), how)
        if show:
            show(update + 1)
    return net


def show_tenths(updates: int) -> Callable[[int], None]:
    """Print a line on stderr after each tenth of the *updates*."""
    started, tenth = time.process_time(), max(1, updates // 10)

    def show(done: int) -> None:
        if done % tenth == 0:
            spent = time.process_time() - started
            print(
                f"{done:,} of {updates:,} updates, {spent:.0f} s of processor time",
                file=sys.stderr,
                flush=True,
            )

    return show


def main() -> None:
    """Train, and print the result."""
    parser = argparse.ArgumentParser(description="PPO learns a game")
    parser.add_argument("--game", default="imhotep_duel")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", choices=["random", "greedy"], help="instead of itself")
    parser.add_argument("--updates", type=int, default=Settings().updates)
    parser.add_argument("--rows", type=int, default=Settings().rows)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--threads", type=int, default=1, help="of PyTorch; with other work on the machine, more are slower"
    )
    parser.add_argument("--games", type=int, default=2000, help="how many are played to judge it")
    parser.add_argument("--save", type=Path, help="where the net is kept")
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    game = benben.load(asked.game, players=asked.players)
    how = Settings(updates=asked.updates, rows=asked.rows)
    wall, processor = time.perf_counter(), time.process_time()
    net = learn(game, how, asked.opponents, asked.seed, show_tenths(how.updates))
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    print(
        f"{how.updates * how.steps * how.rows:,} decisions in {wall:.0f} s, {processor:.0f} s of processor time"
    )
    for opponents in ("random", "greedy"):
        print(judge(game, policy(net), opponents, asked.games))
    print(f"its likeliest actions: {judge(game, policy(net, draws=False), 'greedy', asked.games)}")
    if asked.save:
        torch.save(net.state_dict(), asked.save)


if __name__ == "__main__":
    main()
