"""How much can be won against a fixed player? MaskablePPO learns against it, and nothing else.

    python -m examples.learning.best_responder --game imhotep_duel --opponent net:games=20 --minutes 60

If another player learns to beat it, it has habits that can be exploited. Any of our players (docs/players.md)
can be the opponent. At the end the learner plays each seat in turn.
"""

import argparse
import time
from dataclasses import dataclass
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from gymnasium.wrappers import TransformObservation
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import benben
from benben.engine.game import Game
from benben.envs.gymnasium import SeatEnv
from benben.envs.specs import spec
from examples.learning.judging import Judged


@dataclass(frozen=True)
class Asked:
    """The request: a game, the opponent's spec, and the minutes of training."""

    game: Game
    opponent: str
    minutes: float
    seed: int = 0


def against(asked: Asked, row: int = 0) -> gymnasium.Env[Any, Any]:
    """The learner's seat, which changes with each game; the opponent plays all other seats. Numbers are 0 to 1."""
    env = SeatEnv(asked.game, flat=True, opponents=asked.opponent, row=row)
    scale = spec(asked.game).scale
    return TransformObservation(env, lambda seen: seen * scale, spaces.Box(0.0, 1.0, scale.shape, np.float32))


def learn(asked: Asked, decisions: int = 2**40) -> Any:
    """Train a model for the requested minutes, or for this many *decisions* if these come first."""
    places = [partial(against, asked, row) for row in range(16)]
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv(places),
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=asked.seed,
    )
    end = time.monotonic() + 60 * asked.minutes
    return model.learn(decisions, callback=lambda *_: time.monotonic() < end)


def judge(asked: Asked, model: Any, games: int) -> Judged:
    """Evaluate a model on all seats in turn, with deals that it was not trained on."""
    env, won = against(asked), 0.0
    for game in range(games):
        observation, _ = env.reset(seed=None if game else 1 << 40)
        is_over, reward = False, 0.0
        while not is_over:
            action = model.predict(observation, action_masks=env.get_wrapper_attr("action_masks")())[0]
            observation, earned, is_over, _, _ = env.step(int(action))
            reward = float(earned)
        won += (1 + (asked.game.players - 1) * reward) / asked.game.players
    return Judged(won, games, asked.opponent)


def main() -> None:
    """Train, and print the result."""
    parser = argparse.ArgumentParser(description="MaskablePPO learns against a player that stays as it is")
    parser.add_argument("--game", default="imhotep_duel")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponent", default="net:games=20", help="a player, as for `benben arena`")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=1000, help="how many are played to judge it")
    given = parser.parse_args()
    torch.set_num_threads(1)  # faster for such a small net
    asked = Asked(benben.load(given.game, players=given.players), given.opponent, given.minutes, given.seed)
    model = learn(asked)
    print(f"{model.num_timesteps:,} decisions")
    print(judge(asked, model, given.games))


if __name__ == "__main__":
    main()
