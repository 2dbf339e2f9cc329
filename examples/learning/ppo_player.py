"""A net that `examples.learning.ppo` has saved, as a player for the arena and for `benben baselines`.

python -m examples.learning.ppo --game ra --save ra.pt
benben arena ra -n 2 examples.learning.ppo_player:trained:file=ra.pt greedy
"""

from typing import Any

import torch

from benben.engine.game import Game
from benben.players import Player, from_policy
from examples.learning.ppo import Settings, new_net, policy


def trained(game: Game, seed: int = 0, *, file: str) -> Player:
    """The player of the net in a *file*; it takes the likeliest action. Raises `OSError`."""
    torch.set_num_threads(1)
    net = new_net(game, Settings().hidden)
    net.load_state_dict(torch.load(file, weights_only=True))
    choose = policy(net, draws=False)

    def action(observation: Any, mask: Any) -> int:
        return int(choose(observation[None], mask[None].astype(bool))[0])

    player: Player = from_policy(action)(game, seed)
    return player
