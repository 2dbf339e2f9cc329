"""Totals over games: victories, points, time and failures, by player, by pair and by line-up."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from benben.arena.luck import KINDS, Luck
from benben.arena.plan import Plan
from benben.arena.playing import Result
from benben.arena.schedule import Seating


@dataclass
class Standing:
    """The totals of one entrant."""

    games: int = 0
    seats: int = 0
    """The sum of its seats over these games."""
    won: float = 0.0
    """Victories; a shared one counts in parts."""
    points: int = 0
    """The sum over its seats."""
    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    failures: int = 0
    reason: str = ""
    """The reason of its first failure."""


@dataclass
class Meeting:
    """The victories of one entrant in games with one other entrant."""

    games: int = 0
    won: float = 0.0
    fair: float = 0.0
    """The victories that its number of seats would win if all entrants were equally strong."""


@dataclass
class Tally:
    """Adds up whole blocks."""

    plan: Plan
    games: int = 0
    decisions: int = 0
    standings: list[Standing] = field(init=False)
    meetings: dict[tuple[int, int], Meeting] = field(default_factory=dict)
    """By pair of entrants; the first is the one whose victories count."""
    blocks: list[tuple[int, tuple[float, ...]]] = field(default_factory=list)
    """For each block, its line-up and each entrant's victories."""
    lucks: list[Luck] = field(default_factory=list)
    """For each block, each entrant's luck; blocks with a game without luck are left out."""

    def __post_init__(self) -> None:
        self.standings = [Standing() for _ in self.plan.specs]

    def add(self, results: Iterable[Result]) -> None:
        """Add the games of one whole block."""
        won = [0.0] * len(self.plan.specs)
        lucks: list[Luck | None] = []
        lineup = 0
        for result in results:
            seating = self.plan.schedule.seating(result.game)
            lineup = seating.lineup
            shares = self._shares(result, seating)
            self._add_game(result, seating, shares)
            won = [before + share for before, share in zip(won, shares, strict=True)]
            lucks.append(self._luck(result, seating))
        self.blocks.append((lineup, tuple(won)))
        known = [luck for luck in lucks if luck is not None]
        if len(known) == len(lucks):
            self.lucks.append(
                tuple(tuple(map(sum, zip(*kinds, strict=True))) for kinds in zip(*known, strict=True))
            )

    def _shares(self, result: Result, seating: Seating) -> list[float]:
        """Each entrant's part of the victory."""
        shares = [0.0] * len(self.plan.specs)
        for seat in result.winners:
            shares[seating.entrants[seat]] += 1 / len(result.winners)
        return shares

    def _luck(self, result: Result, seating: Seating) -> Luck | None:
        """Each entrant's luck, by kind."""
        if result.luck is None:
            return None
        found = [[0.0] * len(self.plan.specs) for _ in range(KINDS)]
        for kind, seats in zip(found, result.luck, strict=True):
            for entrant, luck in zip(seating.entrants, seats, strict=True):
                kind[entrant] += luck
        return tuple(map(tuple, found))

    def _add_game(self, result: Result, seating: Seating, shares: list[float]) -> None:
        self.games += 1
        self.decisions += result.decisions
        counts = self.plan.schedule.lineups[seating.lineup]
        present = [entrant for entrant, count in enumerate(counts) if count]
        for entrant in present:
            standing = self.standings[entrant]
            standing.games += 1
            standing.seats += counts[entrant]
            standing.won += shares[entrant]
            for other in present:
                if other != entrant:
                    meeting = self.meetings.setdefault((entrant, other), Meeting())
                    meeting.games += 1
                    meeting.won += shares[entrant]
                    meeting.fair += counts[entrant] / self.plan.seats
        for seat, entrant in enumerate(seating.entrants):
            self._add_seat(result, seat, self.standings[entrant])

    @staticmethod
    def _add_seat(result: Result, seat: int, standing: Standing) -> None:
        thought = result.thoughts[seat]
        standing.points += result.scores[seat]
        standing.choices += thought.choices
        standing.seconds += thought.seconds
        standing.longest = max(standing.longest, thought.longest)
        standing.failures += thought.failures
        standing.reason = standing.reason or thought.reason
