"""Search from the opening of Ra: simulations a second."""

from collections.abc import Callable
from functools import partial

import benben
from benben.engine.dice import new_dice
from benben.players.search import EXPLORATION
from benben.players.tree import NODES_PER_GAME, Search
from bench.measure import Done, Subject

PLAYERS = 3
SIMULATIONS = 1000
"""One search; the peers' searches are as large."""


def searches() -> list[Subject]:
    """One simulation is a walk down the tree and a playout to the end of the game."""
    plain: Callable[[int], Done] = partial(search, guided=False)
    guided: Callable[[int], Done] = partial(search, guided=True)
    unit = "simulations"
    return [
        Subject("search", f"Ra, {PLAYERS} players, random playouts", unit, plain),
        Subject(
            "search",
            f"Ra, {PLAYERS} players, default",
            unit,
            guided,
            note="playouts by the game's own valuation",
        ),
    ]


def search(count: int, *, guided: bool, simulations: int = SIMULATIONS) -> Done:
    """Carry out *count* whole searches from a dealt opening."""
    game = benben.load("ra", players=PLAYERS)
    known = game.new_match(seed=1).known(0)
    for number in range(count):
        tree = Search(
            game.rules,
            known,
            PLAYERS,
            NODES_PER_GAME * simulations + 1024,
            new_dice(number),
            EXPLORATION,
            guided,
        )
        tree.run(simulations)
    return Done(count * simulations, count * simulations)
