"""A loop of The Duel that is done in seconds, as a program that can be killed: `python -m … FOLDER`.

So few games teach nothing that beats `search`. So candidates look at the games that measure them, and in the arena they
have many times as many simulations.
"""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

import benben
from benben.arena.runner import on_processes
from benben.engine.native import plain_of
from benben.engine.rules import Rules
from benben.learning.folder import on_threads
from benben.learning.gate import Show
from benben.learning.labels import Labels
from benben.learning.loop import Executors, Loop
from benben.learning.refit import refit
from benben.learning.state import Folder, LoopSettings, Pace
from benben.players.evaluation import evaluation_of
from benben.players.net import Net
from tests.tiers import usually

GAME = benben.load("imhotep_duel")
GENERATIONS = usually(1, 2)
GAMES = usually(20, 100)
"""Games of a generation: a part of its labels."""
CONTEST = usually(24, 40)
PACE = Pace(net=usually(30.0, 100.0), uct=1.0)
SETTINGS = replace(
    LoopSettings.of(GAME.rules, 2, seed=3, games=GAMES, contest=CONTEST, simulations=3), games=GAMES
)
HERE = Executors(on_threads(2), on_processes(1))


def linear() -> Net:
    """The evaluation that comes with the game."""
    evaluation = evaluation_of(GAME)
    assert evaluation is not None
    return Net.linear(evaluation.weights)


def peek(rules: Rules, labels: Labels, _seed: int, show: Show) -> Net:
    """Fit the linear evaluation to the games that are held out, without PyTorch."""
    show(0, 1)
    return Net.linear(plain_of(refit(rules, labels._replace(games=labels.games + 1)).weights))


def loop_in(folder: Path, executors: Executors = HERE) -> Loop:
    """The loop in a folder."""
    return Loop(Folder(folder, GAME), SETTINGS, executors, peek, lambda *_told: None, PACE)


def main(folder: Path) -> None:
    """Go on with it to its end."""
    with pytest.MonkeyPatch.context() as patch, Folder(folder, GAME).locked():
        patch.setattr("benben.learning.folder.PART", GAMES)
        for _ in loop_in(folder).run(GENERATIONS, None):
            pass


if __name__ == "__main__":
    main(Path(sys.argv[1]))
