"""The results of an arena, for tables and as JSON."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from benben.arena.adjusting import Adjusted, LuckAdjustment
from benben.arena.intervals import Interval, wilson
from benben.arena.plan import Plan
from benben.arena.ratings import Ratings, rate
from benben.arena.runner import Arena
from benben.arena.tally import Standing, Tally

FORMAT = "benben-arena"
VERSION = 1


@dataclass(frozen=True)
class PlayerLine:
    """The results of one player. Shares are from 0 to 1."""

    spec: str
    rating: float
    """In points; the anchor has 0."""
    rating_interval: Interval
    games: int
    seats: int
    won: float
    share: float
    """Victories per game."""
    fair_share: float
    """The share of an equally strong player."""
    share_interval: Interval
    points: float
    """Mean over its seats."""
    failures: int
    """Decisions that a substitute made."""
    first_failure: str
    seconds: float
    """Mean seconds per decision with more than one legal move."""
    longest: float
    """Seconds for the longest of them."""
    adjusted: Adjusted | None
    """The luck-adjusted share; None for a game without an evaluation, and before the second block."""


@dataclass(frozen=True)
class PairLine:
    """The results of one player in the games with one other player."""

    player: str
    against: str
    games: int
    won: float
    share: float
    fair_share: float
    share_interval: Interval
    rating_difference: float
    rating_interval: Interval
    clear_after: int | None
    """With a stopping rule: the number of games after which this player was significantly stronger."""
    adjusted: Adjusted | None
    """As in `PlayerLine`."""


@dataclass(frozen=True)
class LineupLine:
    """The victories at tables with these numbers of seats for each player."""

    seats: dict[str, int]
    games: int
    won: dict[str, float]


@dataclass(frozen=True)
class Report:
    """All results of an arena."""

    plan: Plan
    games: int
    ended: str
    """`all played`, `clear` or `interrupted`."""
    moves: float
    """Mean number of decisions in a game."""
    players: tuple[PlayerLine, ...]
    """The strongest first."""
    pairs: tuple[PairLine, ...]
    lineups: tuple[LineupLine, ...]

    def to_json(self, timing: dict[str, Any] | None = None) -> dict[str, Any]:
        """Everything, ready for JSON. Measured times are only under `timing`."""
        lines = [asdict(line) for line in self.players]
        times = {
            line["spec"]: {"mean_seconds": line.pop("seconds"), "longest_seconds": line.pop("longest")}
            for line in lines
        }
        return {
            "format": FORMAT,
            "version": VERSION,
            "plan": self.plan.to_json(),
            "games": self.games,
            "ended": self.ended,
            "moves_a_game": self.moves,
            "players": lines,
            "pairs": [asdict(line) for line in self.pairs],
            "lineups": [asdict(line) for line in self.lineups],
            "timing": {**(timing or {}), "thinking": times},
        }


def report(arena: Arena) -> Report | None:
    """The results so far; None before the first whole block. Raises `ArenaError` if scipy is missing."""
    tally = arena.tally()
    if not tally.blocks:
        return None
    plan = arena.plan
    ratings = rate(plan.schedule.lineups, tally.blocks, plan.seats, plan.anchor)
    adjusted_lines = _AdjustedLines(plan, tally)
    order = sorted(range(len(plan.specs)), key=lambda entrant: -ratings.points[entrant])
    played = [entrant for entrant in order if tally.standings[entrant].games]
    ended = "clear" if arena.is_clear else "all played" if arena.is_done else "interrupted"
    return Report(
        plan,
        tally.games,
        ended,
        tally.decisions / tally.games,
        tuple(
            _player(plan, tally.standings[entrant], ratings, adjusted_lines, entrant) for entrant in played
        ),
        tuple(_pairs(arena, tally, ratings, adjusted_lines, order)),
        tuple(_lineups(plan, tally)),
    )


class _AdjustedLines:
    """Luck-adjusted results of all players and pairs."""

    def __init__(self, plan: Plan, tally: Tally) -> None:
        lineups, games = plan.schedule.lineups, plan.seats
        self._anchor = plan.anchor
        self._found = self._ratings = None
        if len(tally.lucks) == len(tally.blocks):
            self._found = LuckAdjustment(lineups, tally.blocks, tally.lucks, games)
            blocks = self._found.blocks
            self._ratings = None if blocks is None else rate(lineups, blocks, games, plan.anchor)

    def player(self, entrant: int) -> Adjusted | None:
        """The result of a player."""
        return self._rated(None if self._found is None else self._found.share(entrant), entrant, self._anchor)

    def pair(self, one: int, other: int) -> Adjusted | None:
        """The result of player *one* in the games with *other*."""
        return self._rated(None if self._found is None else self._found.share(one, other), one, other)

    def _rated(self, found: Adjusted | None, one: int, other: int) -> Adjusted | None:
        if found is None or self._ratings is None:
            return found
        difference = self._ratings.points[one] - self._ratings.points[other]
        spread = self._ratings.spreads[one][other]
        return replace(found, rating=difference, rating_interval=(difference - spread, difference + spread))


def _player(
    plan: Plan, standing: Standing, ratings: Ratings, adjusted_lines: _AdjustedLines, entrant: int
) -> PlayerLine:
    rating, spread = ratings.points[entrant], ratings.spreads[entrant][plan.anchor]
    return PlayerLine(
        spec=plan.specs[entrant],
        rating=rating,
        rating_interval=(rating - spread, rating + spread),
        games=standing.games,
        seats=standing.seats,
        won=standing.won,
        share=standing.won / standing.games,
        fair_share=standing.seats / (plan.seats * standing.games),
        share_interval=wilson(standing.won, standing.games),
        points=standing.points / standing.seats,
        failures=standing.failures,
        first_failure=standing.reason,
        seconds=standing.seconds / max(1, standing.choices),
        longest=standing.longest,
        adjusted=adjusted_lines.player(entrant),
    )


def _pairs(
    arena: Arena, tally: Tally, ratings: Ratings, adjusted_lines: _AdjustedLines, order: list[int]
) -> list[PairLine]:
    plan = arena.plan
    clear = arena.stopping.clear if arena.stopping is not None else {}
    lines = []
    for one in order:
        for other in order:
            meeting = tally.meetings.get((one, other))
            if meeting is None:
                continue
            difference = ratings.points[one] - ratings.points[other]
            spread = ratings.spreads[one][other]
            blocks = clear.get((one, other))
            lines.append(
                PairLine(
                    player=plan.specs[one],
                    against=plan.specs[other],
                    games=meeting.games,
                    won=meeting.won,
                    share=meeting.won / meeting.games,
                    fair_share=meeting.fair / meeting.games,
                    share_interval=wilson(meeting.won, meeting.games),
                    rating_difference=difference,
                    rating_interval=(difference - spread, difference + spread),
                    clear_after=blocks * plan.seats if blocks is not None else None,
                    adjusted=adjusted_lines.pair(one, other),
                )
            )
    return lines


def _lineups(plan: Plan, tally: Tally) -> list[LineupLine]:
    """Only useful if players have several seats."""
    lines = []
    for index, counts in enumerate(plan.schedule.lineups):
        blocks = [won for lineup, won in tally.blocks if lineup == index]
        if not blocks or max(counts) == 1:
            continue
        sums = [sum(won) for won in zip(*blocks, strict=True)]
        lines.append(
            LineupLine(
                dict(zip(plan.specs, counts, strict=True)),
                len(blocks) * plan.seats,
                dict(zip(plan.specs, sums, strict=True)),
            )
        )
    return lines
