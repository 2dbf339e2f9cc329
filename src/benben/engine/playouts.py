"""Random games from a position, as fast as machine code plays them."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benben.engine.dice import new_dice
from benben.engine.game import Game, Match
from benben.engine.loops import Scratch, loops_of
from benben.engine.native import array_of, native, numpy_dice


@dataclass(frozen=True)
class Playouts:
    """Random games: how many, how many decisions in all, and each seat's victories (shared ones shared)."""

    games: int
    decisions: int
    won: tuple[float, ...]


def playouts(start: Game | Match, games: int, seed: int = 0, workers: int = 1) -> Playouts:
    """Play random games from the start of a game, or from a match's position, split over *workers* threads.

    The same arguments give the same result.
    """
    if games < 1 or workers < 1:
        raise ValueError("games and workers are at least 1")
    game = start.game if isinstance(start, Match) else start
    tables = array_of(start.tables if isinstance(start, Match) else start.new_tables())
    play = native(loops_of(game.rules).playouts)
    portions = [games // workers + (worker < games % workers) for worker in range(workers)]

    def work(worker: int) -> tuple[int, npt.NDArray[np.float64]]:
        scratch, won = array_of(Scratch.of(game.rules)), np.zeros((2, game.rules.most_seats))
        decisions = play(
            game.rules.table.array(), tables, portions[worker], numpy_dice(new_dice(seed, worker)),
            scratch.moves, scratch.weights, won,
        )  # fmt: skip
        return int(decisions), won[0]

    with ThreadPoolExecutor(workers) as pool:
        done = list(pool.map(work, range(workers)))
    total = np.sum([won for _, won in done], axis=0)
    return Playouts(games, sum(decisions for decisions, _ in done), tuple(total[: game.players].tolist()))
