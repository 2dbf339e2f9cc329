"""Search from the opening: simulations per second."""

from functools import partial

from benben.engine.dice import new_dice
from benben.engine.full_speed import full_speed
from benben.engine.game import Game
from benben.players.engine_search import new_search
from benben.players.evaluation import evaluation_of
from benben.players.net import Net
from benben.players.search import NODES_PER_GAME, search_config
from bench.games import EACH
from bench.measure import Done, Subject

SIMULATIONS = 1000
"""The size of a search; the same for the peers."""
_GUIDED = "a few decisions by the game's own valuation, then the fitted evaluation"


def searches() -> list[Subject]:
    """A simulation is a walk down the tree and a playout, to the end of the game or to the cut."""
    ways = (("random playouts", False, ""), ("default", True, _GUIDED))
    return [
        Subject(
            "search",
            f"{each.label}, {way}",
            "simulations",
            partial(search, each.game, guided=guided),
            note=note,
        )
        for each in EACH
        for way, guided, note in ways
    ]


@full_speed()
def search(game: Game, count: int, *, guided: bool, simulations: int = SIMULATIONS) -> Done:
    """Run *count* whole searches from an opening after the deal."""
    known, room = game.new_match(seed=1).known(0), NODES_PER_GAME * simulations + 1024
    config, fitted = search_config(game, guided=guided), evaluation_of(game)
    net = Net.linear(fitted.weights) if guided and fitted is not None else None
    for number in range(count):
        tree = new_search(game, known, room, new_dice(number), config, net)
        tree.run(simulations)
    return Done(count * simulations, count * simulations)
