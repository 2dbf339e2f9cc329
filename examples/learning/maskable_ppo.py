"""The same with a library: MaskablePPO of SB3-contrib learns from our Gymnasium environments.

    python -m examples.learning.maskable_ppo --decisions 100000

It calls `action_masks()` of each environment, which ours have. With `flat=True` an observation is a single array.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import benben
import benben.envs.gymnasium
from benben.engine.game import Game
from benben.envs.gymnasium import env_id
from examples.learning.judging import Choose, judge


def learn(game: Game, decisions: int, opponents: str = "random", seed: int = 0, steps: int = 128) -> Any:
    """Train a model for a two-player *game*, with this many of its own *decisions*."""
    choices: dict[str, Any] = {"players": 2, "flat": True, "opponents": opponents}
    choices["render_mode"] = None  # otherwise make_vec_env requests pictures
    envs = make_vec_env(env_id(game.name), n_envs=16, seed=seed, env_kwargs=choices)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=steps,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
    )
    return model.learn(decisions)


def policy(model: Any) -> Choose:
    """A model's policy for arrays; it samples actions."""

    def choose(observation: Any, mask: Any) -> Any:
        return model.predict(observation, action_masks=mask)[0]

    return choose


def main() -> None:
    """Train, and print the result."""
    parser = argparse.ArgumentParser(description="SB3-contrib's MaskablePPO learns a game for two")
    parser.add_argument("--game", default="imhotep_duel")
    parser.add_argument("--opponents", default="random", help="any player, as for `benben arena`")
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=2000, help="how many are played to judge it")
    parser.add_argument("--save", type=Path, help="where the model is kept")
    asked = parser.parse_args()
    torch.set_num_threads(1)  # faster for such a small net
    game = benben.load(asked.game, players=2)

    wall, processor = time.perf_counter(), time.process_time()
    model = learn(game, asked.decisions, asked.opponents, asked.seed)
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    print(f"{model.num_timesteps:,} decisions in {wall:.0f} s, {processor:.0f} s of processor time")
    for opponents in ("random", "greedy"):
        print(judge(game, policy(model), opponents, asked.games))
    if asked.save:
        model.save(asked.save)


if __name__ == "__main__":
    main()
