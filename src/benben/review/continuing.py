"""Games played on from a move: where its points come from, and what it leaves in hand.

The first decisions after the move are those of a short search, the others those of `greedy`, so that a hundred games
take about a second. Games with equal seeds use equal random numbers at equal plies whichever move they begin with
(common random numbers).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from benben.engine.block import NOTHING
from benben.engine.dice import new_dice
from benben.engine.game import Game
from benben.engine.play import DEAL, FORCE
from benben.engine.playing import MatchTable, playing
from benben.engine.table import CHANCE, OVER, Tables
from benben.players.quick import NO_HABITS, quick_choice
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
        table = playing(rules, known.tobytes(), review_seed(seed, 0, "deal"))
        dice = new_dice(review_seed(seed, 0, "greedy"))
        ply = _carry_out(table, move, 0)
        for number in range(self._searches):
            if table.actor[0] == OVER:
                break
            ply = _carry_out(table, self._searched(table, review_seed(seed, number, "search")), ply)
        held = held_by(self.game, table.table)
        while table.actor[0] != OVER:
            legal = table.look()
            move = legal[0] if len(legal) == 1 else quick_choice(rules, table.tables(), 0.0, NO_HABITS, dice)
            ply = _carry_out(table, move, ply)
        return Continuation(end_of(self.game, table.table).chances, _points_of(self.game, table.table), held)

    def _searched(self, table: MatchTable, seed: int) -> int:
        """The move of the seat to decide, which may know what it may know."""
        legal = table.look()
        if len(legal) == 1:
            return legal[0]
        known = self.game.known(table.table, table.actor[0], new_dice(seed, 1))
        return self._looker.best(known, seed)


def _carry_out(table: MatchTable, move: int, ply: int) -> int:
    """Carry a move out and deal what follows; return the next ply."""
    ply += 1 + len(table.act(FORCE, move, ply + 1) or ())
    while table.actor[0] == CHANCE:  # more than one call deals
        ply += len(table.act(DEAL, NOTHING, ply) or ())
    return ply


def _points_of(game: Game, table: Any) -> dict[tuple[int, str], int]:
    points: dict[tuple[int, str], int] = {}
    for line in game.rules.receipt(table):
        points[line.seat, line.item] = points.get((line.seat, line.item), 0) + line.points
    return points
