"""How complex the games are: ``python -m tools.complexity`` writes the table in docs/design-of-environments.md.

Random games and games of `greedy` are counted move by move. *Lines* is the number of lines of play of a typical game:
the product of the numbers of legal moves along a game, and of chance's possible outcomes, as the mean of the logarithm
(Allis 1994, game-tree complexity, with chance counted apart). *Views* bounds what a seat may know: the number of
different rows of numbers that fit an observation's bounds. Most of them cannot come up, so it is a loose upper bound.
"""

import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from benben.arena.baselines import tables
from benben.engine.dice import derive_seed
from benben.engine.game import Game, Match
from benben.engine.registry import rules
from benben.engine.stepper import Stepper
from benben.engine.table import CHANCE
from benben.envs.specs import action_count
from benben.players import make
from benben.players.buffers import highest_seen
from benben.texts import Texts
from tools.parts import renewed

PAGE = Path(__file__).parents[1] / "docs/design-of-environments.md"
GAMES = 60
PLAYERS = ("random", "greedy")
_HEADS = (
    "Game", "Seats", "Actions", "Player", "Decisions", "Legal moves", "Most", "Outcomes of chance",
    "Lines, moves", "Lines, chance", "Views", "Bytes",
)  # fmt: skip


@dataclass
class Counts:
    """Sums over games."""

    decisions: int = 0
    moves: int = 0
    """Legal moves, over all decisions."""
    most: int = 0
    """The most legal moves of a decision."""
    outcomes: int = 0
    log_moves: float = 0.0
    log_chance: float = 0.0

    def add(self, match: Match) -> None:
        """Add a finished game."""
        table = Stepper(match.game, stops_at_chance=True)
        for ply in match.plies:
            count = table.count
            if ply.actor == CHANCE:
                self.outcomes += 1
                self.log_chance += math.log10(count)
            else:
                self.decisions += 1
                self.moves += count
                self.most = max(self.most, count)
                self.log_moves += math.log10(count)
            table.step(int(ply.move))


def counted(game: Game, player: str, games: int) -> Counts:
    """Count *games* games of one kind of player against itself."""
    counts = Counts()
    for number in range(games):
        match = game.new_match(seed=derive_seed(number, 0, "complexity"))
        bots = [make(player, game, derive_seed(number, seat, "seat")) for seat in range(game.players)]
        while (seat := match.turn) is not None:
            match.play(bots[seat].choose(match.known(seat), seat))
        counts.add(match)
    return counts


def rows(game: Game, games: int) -> Iterator[list[str]]:
    """The rows of a table: one for each kind of player."""
    views = sum(math.log10(high + 1) for high in highest_seen(game.rules, game.players).tolist())
    place = [Texts().format(rules(game.name).title), str(game.players), str(action_count(game))]
    ends = [f"10^{views:.0f}", str(game.rules.table.kind.itemsize)]
    for player in PLAYERS:
        found = counted(game, player, games)
        yield [
            *place,
            f"`{player}`",
            f"{found.decisions / games:.0f}",
            f"{found.moves / found.decisions:.1f}",
            str(found.most),
            f"{found.outcomes / games:.0f}",
            f"10^{found.log_moves / games:.0f}",
            f"10^{found.log_chance / games:.0f}",
            *ends,
        ]
        place, ends = ["", "", ""], ["", ""]


def table(games: int) -> str:
    """The table of all games."""
    marks = ["---", "---:", "---:", "---", *("---:" for _ in _HEADS[4:])]
    found = [row for game in tables() for row in rows(game, games)]
    return "".join(f"| {' | '.join(line)} |\n" for line in (_HEADS, marks, *found))


def main() -> None:
    """Measure, and write the page."""
    head = f"`python -m tools.complexity`, {GAMES} games of each kind, seeds 0 to {GAMES - 1}."
    text = renewed(PAGE.read_text("utf-8"), {"tools.complexity: table": f"{head}\n\n{table(GAMES)}"})
    PAGE.write_text(text, "utf-8")
    sys.stdout.write(f"{PAGE.name} is written\n")


if __name__ == "__main__":
    main()
