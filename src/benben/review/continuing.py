"""Games played on from a move: where its points come from, and what it leaves in hand.

The first decisions after the move are those of a short search, the others those of `greedy`, so that a hundred games
take about a second. Games with equal seeds use equal random numbers at equal plies whichever move they begin with
(common random numbers).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from benben.engine.dice import new_dice
from benben.engine.game import Game
from benben.engine.playing import MatchTable, playing
from benben.engine.table import OVER, Tables
from benben.players.play_out import carry_out, play_out
from benben.players.stopping import raise_if_stopped
from benben.review.details import Held, held_by
from benben.review.worth import Floats, Looker, end_of, review_seed

SEARCHED = 6
"""So many decisions after the move are searched."""
SEARCH_GAMES = 32
"""Simulated games of each of these searches."""


@dataclass(frozen=True)
class Continuation:
    """A game that was played on to its end."""

    shares: Floats
    """Each seat's share of the victory."""
    points: Mapping[tuple[int, str], int]
    """The final points by seat and item of the receipt."""
    held: Mapping[tuple[int, Held], int]
    """What each seat had in hand after the searched decisions."""


class Continuer:
    """Plays games on. One thread at a time may use it."""

    def __init__(self, game: Game, searched: int = SEARCHED, games: int = SEARCH_GAMES) -> None:
        """Searches of so many simulated *games* make the first decisions, *searched* of them."""
        self.game, self._searches = game, searched
        self._looker = Looker(game, games)

    def play_on(self, known: Tables, move: int, seed: int) -> Continuation:
        """Play on from *known*[0] with *move*, where chance and the players get random numbers of this *seed*."""
        raise_if_stopped()
        rules = self.game.rules
        deals, dice = review_seed(seed, 0, "deal"), new_dice(review_seed(seed, 0, "greedy"))
        table = playing(rules, known.tobytes(), deals)
        ply = carry_out(table, move, 0)
        for number in range(self._searches):
            if table.actor[0] == OVER:
                break
            ply = carry_out(table, self._searched(table, review_seed(seed, number, "search")), ply)
        held = held_by(self.game, table.table)
        table.write(play_out(rules, table.content, deals, ply, dice))
        return Continuation(end_of(self.game, table.table).chances, _points_of(self.game, table.table), held)

    def _searched(self, table: MatchTable, seed: int) -> int:
        """The move of the seat to decide, which may know what it may know."""
        legal = table.look()
        if len(legal) == 1:
            return legal[0]
        known = self.game.known(table.table, table.actor[0], new_dice(seed, 1))
        return self._looker.best(known, seed)


def _points_of(game: Game, table: Any) -> dict[tuple[int, str], int]:
    points: dict[tuple[int, str], int] = {}
    for line in game.rules.receipt(table):
        points[line.seat, line.item] = points.get((line.seat, line.item), 0) + line.points
    return points
