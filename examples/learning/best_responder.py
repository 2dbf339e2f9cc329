"""How much can be won against a fixed player? MaskablePPO learns against it, and nothing else.

    python -m examples.learning.best_responder --game imhotep_duel --opponent net:games=20 --minutes 60

If another player learns to beat it, it has habits that can be exploited. Any of our players (docs/players.md) plays the
other seats with what these seats may know. At the end the learner plays each seat in turn.
"""

import argparse
import time
from dataclasses import dataclass
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv
from typing_extensions import override

import benben
from benben.engine.dice import new_dice
from benben.engine.game import Game
from benben.envs.settings import Settings
from benben.envs.single import SingleTable
from benben.envs.specs import action_count, spec
from benben.players import make
from examples.learning.judging import Judged


@dataclass(frozen=True)
class Asked:
    """The request: a game, the opponent's spec, and the minutes of training."""

    game: Game
    opponent: str
    minutes: float
    seed: int = 0


class AgainstPlayer(gymnasium.Env[Any, Any]):
    """The learner's seat, which changes with each game; new instances of the same player play all other seats."""

    def __init__(self, game: Game, opponent: str, seed: int = 0) -> None:
        self.game, self._opponent, self._next = game, opponent, seed
        self._table = SingleTable(game, Settings())
        self._table.begin(seed)
        self._scale = spec(game).scale
        shape = self._scale.shape
        self.observation_space = spaces.Box(0.0, 1.0, shape, np.float32)
        self.action_space = spaces.Discrete(action_count(game))
        self.seat = game.players - 1

    @override
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """Start the next game; the learner takes the next seat."""
        super().reset(seed=seed)
        self._next += 1
        self.seat = (self.seat + 1) % self.game.players
        self._players = [
            make(self._opponent, self.game, self._next * 8 + at) for at in range(self.game.players)
        ]
        self._dice = new_dice(self._next)
        self._table.begin(seed)
        self._play_others()
        return self._seen(), {}

    @override
    def step(self, action: int) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Play the learner's action and the others' until it decides again; return its seat's reward."""
        self._table.step(int(action))
        self._play_others()
        return self._seen(), float(self._table.reward[self.seat]), self._table.count == 0, False, {}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, in the form that MaskablePPO requires."""
        return self._table.mask.view(np.bool_)

    def _seen(self) -> npt.NDArray[np.float32]:
        seen: npt.NDArray[np.float32] = self._table.observe(self.seat) * self._scale
        return seen

    def _play_others(self) -> None:
        table = self._table
        while table.count and table.actor[0] != self.seat:
            actor = int(table.actor[0])
            known = self.game.known(table.table, actor, self._dice)
            table.step(self._players[actor].choose(known, actor))


def learn(asked: Asked, decisions: int = 2**40) -> Any:
    """Train a model for the requested minutes, or for this many *decisions* if these come first."""
    places = [
        partial(AgainstPlayer, asked.game, asked.opponent, (asked.seed * 64 + at) << 20) for at in range(16)
    ]
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
    env, won = AgainstPlayer(asked.game, asked.opponent, 1 << 40), 0.0
    for _ in range(games):
        observation, _ = env.reset()
        is_over, reward = False, 0.0
        while not is_over:
            action = model.predict(observation, action_masks=env.action_masks())[0]
            observation, reward, is_over, _, _ = env.step(int(action))
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
