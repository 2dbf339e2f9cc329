"""A table of Ra played in plain words, for the rule tests; it begins at a position (`benben.games.ra.positions`).

Chance is scripted: `board.play("draw", "reveal Nile", "invoke")` says itself what is turned over.
"""

from collections import Counter
from collections.abc import Iterable

import benben
from benben.engine.game import Match
from benben.engine.table import OVER
from benben.games.ra import scoring
from benben.games.ra.names import TILE_IDS
from benben.games.ra.suns import list_suns
from benben.games.ra.table import Step
from tests.rules.playing import PlayedTable

Pile = Counter[str]
"""How many tiles of each kind, by id."""


def pile(text: str) -> Pile:
    """Tiles that are written as in positions: `nile*2,flood`, or nothing."""
    counts: Pile = Counter()
    for part in text.split(",") if text not in ("", "-") else ():
        name, _, count = part.partition("*")
        counts[name] += int(count or 1)
    assert set(counts) <= set(TILE_IDS.values()), text
    return counts


class Board(PlayedTable):
    """One table, its moves and what can be seen on it."""

    def __init__(self, match: Match) -> None:
        self.match, self.game = match, match.game
        self.tables, self.table = match.tables, match.table
        self.players = match.players

    # ---- playing ----
    @property
    def step(self) -> Step:
        return Step(int(self.table.step))

    def carry_out(self, line: str) -> None:
        """Carry out a decision or an outcome of chance."""
        self.match.push(line)

    # ---- looking ----
    def tiles(self, seat: int) -> Pile:
        """The tiles in front of a seat."""
        return self._counts(self.table.tiles[seat])

    def gone(self) -> Pile:
        """The tiles that have left the game."""
        return self._counts(self.table.gone)

    def bag(self) -> Pile:
        return self._counts(self.table.bag)

    def track(self) -> list[str]:
        """The eight spaces from left to right."""
        return [TILE_IDS.get(int(kind), "-") for kind in self.table.track]

    def up(self, seat: int) -> list[int]:
        """The face-up suns of a seat, highest first."""
        return list_suns(self.table.suns_up[seat])

    def down(self, seat: int) -> list[int]:
        """The face-down suns of a seat, highest first."""
        return list_suns(self.table.suns_down[seat])

    def points(self) -> list[int]:
        return list(self.match.scores)

    @property
    def centre(self) -> int:
        return int(self.table.centre)

    @property
    def epoch(self) -> int:
        """1, 2 or 3."""
        return int(self.table.epoch) + 1

    @property
    def ra_count(self) -> int:
        return int(self.table.ra_count)

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def winner(self) -> int:
        """The seat that stands before all others."""
        return int(scoring.winner(self.table))

    @staticmethod
    def _counts(numbers: Iterable[int]) -> Pile:
        return Counter({TILE_IDS[kind]: int(count) for kind, count in enumerate(numbers) if count})


def lay(text: str, players: int = 3, edition: str = "2022", *, open_scores: bool = False) -> Board:
    """A table at the position that *text* describes."""
    game = benben.load("ra", players=players, edition=edition, open_scores=open_scores)
    return Board(game.position(text, seed=1))


def undealt(players: int = 3, edition: str = "2022") -> Board:
    """A table whose sun sets are still to be dealt."""
    return Board(benben.Match(benben.load("ra", players=players, edition=edition), benben.SeededDealer(1)))
