"""OpenSpiel's deep Q-learner (DQN, the one in PyTorch) learns The Duel against random play.

    python -m examples.learning.open_spiel_dqn --games 4000

It is an agent of one seat. Our observations start with the observing seat, so one agent can play each seat in turn.
"""

import argparse
import random
import time
from typing import Any

import torch
from open_spiel.python import rl_environment
from open_spiel.python.pytorch import dqn

import benben
from benben.engine.game import Game
from benben.envs import open_spiel
from examples.learning.judging import Judged

DECISIONS = 35
"""The approximate number of each seat's decisions in a game of The Duel."""


def new_agent(env: Any, games: int, seed: int) -> Any:
    """A learner for this many games: exploration decreases during the first half of them."""
    return dqn.DQN(
        player_id=0,
        state_representation_size=env.observation_spec()["info_state"][0],
        num_actions=env.action_spec()["num_actions"],
        hidden_layers_sizes=[128],
        replay_buffer_capacity=20_000,
        min_buffer_size_to_learn=500,
        batch_size=64,
        learn_every=4,
        learning_rate=1e-3,
        optimizer_str="adam",
        update_target_network_every=200,
        epsilon_decay_duration=1 + DECISIONS * games // 2,
        epsilon_end=0.05,
        epsilon_decay_schedule_str="linear",
        seed=seed,
    )


def play(env: Any, agent: Any, seat: int, chooser: random.Random, learns: bool) -> float:
    """Play a game of the agent on a *seat* against random play; return its reward."""
    agent.player_id = seat
    step = env.reset()
    while not step.last():
        mover = step.observations["current_player"]
        if mover == seat:
            action = agent.step(step, is_evaluation=not learns).action
        else:
            action = chooser.choice(step.observations["legal_actions"][mover])
        step = env.step([action])
    if learns:
        agent.step(step)  # it needs the end and the reward of its last action
    return float(step.rewards[seat])


def learn(game: Game, games: int, seed: int = 0) -> tuple[Any, Any]:
    """OpenSpiel's environment of a two-player *game*, and an agent that was trained with this many games in it."""
    torch.manual_seed(seed)
    env = rl_environment.Environment(open_spiel.load(game))
    env.seed(seed)
    agent, chooser = new_agent(env, games, seed), random.Random(seed)
    for number in range(games):
        play(env, agent, number % 2, chooser, learns=True)
    return env, agent


def judge(env: Any, agent: Any, games: int, seed: int = 1) -> Judged:
    """Equally many games from each seat, always with the agent's best action."""
    env.seed(seed)
    chooser = random.Random(seed)
    total = sum(play(env, agent, game % 2, chooser, learns=False) for game in range(games))
    return Judged((games + total) / 2, games, "random")


def main() -> None:
    """Train, and print the result."""
    parser = argparse.ArgumentParser(description="OpenSpiel's DQN learns a game for two")
    parser.add_argument("--game", default="imhotep_duel")
    parser.add_argument("--games", type=int, default=4000, help="how many it learns from")
    parser.add_argument("--judged", type=int, default=1000, help="how many are played to judge it")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    game = benben.load(asked.game, players=2)
    torch.set_num_threads(1)  # faster for such a small net
    env, agent = learn(game, 0, asked.seed)
    print(f"before: {judge(env, agent, asked.judged)}")
    wall, processor = time.perf_counter(), time.process_time()
    env, agent = learn(game, asked.games, asked.seed)
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    print(f"{asked.games:,} games in {wall:.0f} s, {processor:.0f} s of processor time")
    print(judge(env, agent, asked.judged))


if __name__ == "__main__":
    main()
