"""Bots of OpenSpiel as players; this needs `pip install 'benben[open-spiel]'`.

    benben arena imhotep_duel examples.open_spiel_player:Mcts random --games 4

`Mcts` is OpenSpiel's search in C++ with fifty simulations per move; `mcts` takes their number, as in
`examples.open_spiel_player:mcts:simulations=200`.
"""

import benben
from benben.envs.open_spiel import MCTSBot, from_bot
from benben.players import Player

Mcts = from_bot(lambda game, _seat, seed: MCTSBot(game, simulations=50, seed=seed))


def mcts(game: benben.Game, seed: int = 0, *, simulations: int = 50) -> Player:
    """OpenSpiel's search with this many simulations per move."""
    return from_bot(lambda theirs, _seat, seed: MCTSBot(theirs, simulations=simulations, seed=seed))(
        game, seed
    )
