"""The totals of rated games: victories by level with intervals, and a rating on the ladder's scale."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import benben
from benben.arena.intervals import wilson
from benben.arena.ratings import rate
from benben.players.levels import NAMES
from benben.protocol.contest import Contest, ContestGame
from benben.protocol.ladder import SEED, Ladder, ladder_specs

FORMAT = "benben-rating"
VERSION = 1
Interval = tuple[float, float]


@dataclass(frozen=True)
class LevelLine:
    """The results against one level. Shares are from 0 to 1; ratings are in points, relative to the novice."""

    level: str
    spec: str
    rating: float
    games: int
    won: float
    share: float
    fair_share: float
    share_interval: Interval


@dataclass(frozen=True)
class Totals:
    """The program's behaviour in all games together."""

    games: int
    moves: int
    illegal: int
    stand_ins: int
    failures: dict[str, int]
    """Games lost by failures, by kind."""
    seconds: float
    longest: float
    tokens: int | None
    over_budget: int
    """Games in which it reported more tokens than its budget."""


@dataclass(frozen=True)
class ProgramRating:
    """All results."""

    contest: Contest
    name: str
    rating: float
    rating_interval: Interval
    ladder_games: int
    levels: tuple[LevelLine, ...]
    totals: Totals
    games: tuple[ContestGame, ...]

    def to_json(self) -> dict[str, Any]:
        """Everything, ready for JSON. Measured times are called `seconds` and `longest`."""
        contest = self.contest
        return {
            "format": FORMAT,
            "version": VERSION,
            "benben": benben.__version__,
            "game": contest.game.name,
            "rules_version": contest.game.rules_version,
            "options": dict(contest.game.options),
            "seed": contest.seed,
            "terms": asdict(contest.terms),
            "program": self.name,
            "rating": self.rating,
            "rating_interval": self.rating_interval,
            "ladder": {"levels": ladder_specs(contest.game), "seed": SEED, "games": self.ladder_games},
            "levels": [asdict(line) for line in self.levels],
            "totals": asdict(self.totals),
            "games": [asdict(game) for game in self.games],
        }


def whole_rotations(contest: Contest, games: Sequence[ContestGame]) -> tuple[Contest, list[ContestGame]]:
    """Select the games that can be rated after an interruption: rounds in which every seat was played.

    The contest keeps only the levels with at least one such round.
    """
    rounds = Counter((game.level, game.round) for game in games)
    kept = [game for game in games if rounds[game.level, game.round] == contest.game.players]
    levels = {game.level for game in kept}
    return replace(contest, levels=tuple(level for level in contest.levels if level in levels)), kept


def rate_program(contest: Contest, games: Sequence[ContestGame], ladder: Ladder, name: str) -> ProgramRating:
    """Rate the program that has played these *games*. Raises `ArenaError` if scipy is missing."""
    seats, levels = contest.game.players, list(NAMES)
    lineups = [(*lineup, 0) for lineup in ladder.lineups]
    lineups += [(*((seats - 1) * (level == other) for other in levels), 1) for level in contest.levels]
    blocks = [(lineup, (*won, 0.0)) for lineup, won in ladder.blocks]
    for place, level in enumerate(contest.levels):
        for turn in range(contest.rounds):
            own = [game.won for game in games if (game.level, game.round) == (level, turn)]
            if not own:  # interrupted before this level
                break
            won = sum(own)
            lost = [(seats - won) * (level == other) for other in levels]
            blocks.append((len(ladder.lineups) + place, (*lost, won)))
    found = rate(lineups, blocks, seats)
    rating, spread = found.points[-1], found.spreads[-1][0]
    lines = tuple(_line(contest, level, games, found.points[levels.index(level)]) for level in contest.levels)
    interval = (rating - spread, rating + spread)
    return ProgramRating(
        contest, name, rating, interval, ladder.games, lines, _totals(contest, games), tuple(games)
    )


def _line(contest: Contest, level: str, games: Sequence[ContestGame], rating: float) -> LevelLine:
    own = [game for game in games if game.level == level]
    won = sum(game.won for game in own)
    return LevelLine(
        level=level,
        spec=ladder_specs(contest.game)[level],
        rating=rating,
        games=len(own),
        won=won,
        share=won / len(own),
        fair_share=1 / contest.game.players,
        share_interval=wilson(won, len(own)),
    )


def _totals(contest: Contest, games: Sequence[ContestGame]) -> Totals:
    conducts = [game.conduct for game in games]
    kinds = [game.failure for game in games if game.failure is not None]
    tokens = [conduct.tokens for conduct in conducts if conduct.tokens is not None]
    budget = contest.terms.tokens
    return Totals(
        games=len(games),
        moves=sum(conduct.moves for conduct in conducts),
        illegal=sum(conduct.illegal for conduct in conducts),
        stand_ins=sum(conduct.stand_ins for conduct in conducts),
        failures={kind: kinds.count(kind) for kind in sorted(set(kinds))},
        seconds=sum(conduct.seconds for conduct in conducts),
        longest=max((conduct.longest for conduct in conducts), default=0.0),
        tokens=sum(tokens) if tokens else None,
        over_budget=0 if budget is None else sum(used > budget for used in tokens),
    )
