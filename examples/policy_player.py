"""A policy as a player: it gets an observation of Ra and the legal actions, and returns an action.

    benben arena ra examples.policy_player:Thrifty random

Any policy trained with an observation and an action mask becomes a player in one line like this. The numbers here were
not trained but chosen by hand: pass while the track has few tiles, then bid the lowest sun.
"""

from typing import Any

import numpy as np

import benben
from benben.engine.observation import Spec
from benben.games.ra.observation import Seen
from benben.players import from_policy

ACTIONS = {str(move): int(move) for move in benben.load("ra").rules.moves}
SPECS = [Spec("ra", players, Seen) for players in (2, 3, 4, 5)]
BIDS = [code for text, code in ACTIONS.items() if text.startswith("bid ")]


def thrifty(observation: Any, mask: Any) -> int:
    """Bids its lowest sun for four tiles or more."""
    tiles = spec(observation).split(observation)["track"].sum()
    worth = np.zeros(len(mask))
    worth[ACTIONS["pass"]] = 2
    worth[ACTIONS["draw"]] = 1
    worth[BIDS] = np.linspace(4, 3, len(BIDS)) if tiles >= 4 else 0
    return int(np.argmax(np.where(mask == 1, worth, -1)))


def spec(observation: Any) -> Spec:
    """The layout of an observation: its length gives the number of players."""
    return next(each for each in SPECS if each.size == len(observation))


Thrifty = from_policy(thrifty)
