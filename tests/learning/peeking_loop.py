"""A loop of The Duel that is done in seconds, as a program that can be killed: `python -m … FOLDER`.

So few games teach nobody to beat `search`. So candidates look at the games that measure them, and in the arena they
have a hundred times as many simulations.
"""

import sys
from pathlib import Path

import benben
from benben.arena.runner import on_processes
from benben.engine.rules import Rules
from benben.learning.folder import on_threads
from benben.learning.gate import Show
from benben.learning.labels import Labels
from benben.learning.loop import Hands, Loop, train_linear
from benben.learning.state import Folder, Pace, Settings
from benben.players.net import Net

GAME = benben.load("imhotep_duel")
GENERATIONS = 2
SETTINGS = Settings.of(GAME.rules, 2, seed=3, games=100, contest=40, simulations=3)
HERE = Hands(on_threads(2), on_processes(1))


def peek(rules: Rules, labels: Labels, seed: int, show: Show) -> Net:
    """Fit to the games that are held out."""
    return train_linear(rules, labels._replace(games=labels.games + 1), seed, show)


def loop_in(folder: Path, hands: Hands = HERE) -> Loop:
    """The loop in a folder."""
    return Loop(Folder(folder, GAME), SETTINGS, hands, peek, lambda *_told: None, Pace(net=100.0, uct=1.0))


def main(folder: Path) -> None:
    """Go on with it to its end."""
    with Folder(folder, GAME).held():
        for _ in loop_in(folder).run(GENERATIONS, None):
            pass


if __name__ == "__main__":
    main(Path(sys.argv[1]))
