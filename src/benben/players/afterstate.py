"""The linear evaluation as a player, without a search: a baseline between `greedy` and `search`.

Its spec is `benben.players.afterstate:Linear`.
"""

from typing_extensions import override

from benben.engine.block import NOTHING
from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.play import FORCE
from benben.engine.playing import playing
from benben.engine.table import Tables
from benben.players.evaluation import evaluation_of
from benben.players.player import Player

LINEAR = "benben.players.afterstate:Linear"
"""The spec."""


class Linear(Player):
    """Plays the move after which the fitted evaluation gives its seat the best chance, before chance or anyone acts.

    Equal chances are decided by the margin of points, then by the order of the moves. Raises `BadSpec` for a game
    without an evaluation.
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        fitted = evaluation_of(game)
        if fitted is None:
            raise BadSpec(message("engine-no_evaluation", game=game.name, players=str(game.players)))
        self._evaluation = fitted

    @override
    def choose(self, known: Tables, seat: int) -> int:
        before = known.tobytes()
        table = playing(self.game.rules, before)
        found: dict[int, tuple[float, float]] = {}
        for move in table.look():
            table.act(FORCE, move, NOTHING)
            chances, points = self._evaluation.judge(table.tables())
            others = [points[other] for other in range(len(points)) if other != seat]
            found[move] = chances[seat], points[seat] - max(others)
            table.write(before)
        return max(found, key=lambda move: found[move])
