"""Play the games of a plan, on one computer or a cluster, continuing a journal, until the result is known."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from benben.arena.journal import Journal
from benben.arena.plan import Plan
from benben.arena.playing import FailureLog, Result, play_game
from benben.arena.processes import as_they_end
from benben.arena.stopping import Stopping
from benben.arena.tally import Tally

Found = TypeVar("Found")
Spread = Callable[[Callable[[int], Found], Iterable[int]], Iterator[Found]]
"""Spreads tasks over workers: takes (work, tasks), yields results in any order, takes a task when a worker is free."""


def on_processes(workers: int) -> Spread[Any]:
    """Use this many processes of this computer; 1 uses the current one."""

    def spread(work: Callable[[int], Found], tasks: Iterable[int]) -> Iterator[Found]:
        return as_they_end(work, tasks, workers)

    return spread


@dataclass
class Arena:
    """A run: the results so far, and whether they suffice.

    The stopping rule sees the blocks in the order of the schedule, whatever the order of their games, and games after
    the block that stops the run do not count: the result does not depend on the number of workers.
    """

    plan: Plan
    results: dict[int, Result] = field(default_factory=dict)
    _judged: int = 0
    """The number of blocks that the stopping rule has seen."""
    _is_clear: bool = False

    def __post_init__(self) -> None:
        schedule = self.plan.schedule
        self.stopping = (
            None if self.plan.alpha is None else Stopping(schedule.lineups, self.plan.seats, self.plan.alpha)
        )
        self._judge()

    def run(self, spread: Spread[Result], journal: Journal | None = None) -> Iterator[Result]:
        """Play the missing games; each result is in the journal before it is yielded."""
        failures = FailureLog()
        results = spread(partial(play_game, self.plan), self._missing())
        try:
            for result in results:
                if journal is not None:
                    journal.write(result)
                failures.add(
                    result, [self.plan.specs[entrant] for entrant in self.plan.entrants(result.game)]
                )
                self.results[result.game] = result
                self._judge()
                yield result
                if self.is_done:
                    return
        finally:
            close = getattr(results, "close", None)  # do not wait for games that do not count any more
            if close is not None:
                close()

    def tally(self) -> Tally:
        """Add up all whole blocks that count, in their order."""
        tally = Tally(self.plan)
        for block in range(self._judged if self._is_clear else self.plan.games // self.plan.seats):
            games = self.plan.schedule.block_games(block)
            if all(game in self.results for game in games):
                tally.add(self.results[game] for game in games)
        return tally

    @property
    def is_done(self) -> bool:
        """Whether no more games are needed."""
        return self._is_clear or self._judged == self.plan.games // self.plan.seats

    @property
    def is_clear(self) -> bool:
        """Whether the stopping rule has ended the run: the ranking of every pair is significant."""
        return self._is_clear

    def _missing(self) -> Iterator[int]:
        for game in range(self.plan.games):
            if self.is_done:
                return
            if game not in self.results:
                yield game

    def _judge(self) -> None:
        """Show the stopping rule the blocks that are complete now, in order."""
        while not self.is_done:
            games = self.plan.schedule.block_games(self._judged)
            if not all(game in self.results for game in games):
                return
            self._judged += 1
            if self.stopping is not None:
                block = Tally(self.plan)
                block.add(self.results[game] for game in games)
                self.stopping.add(*block.blocks[0])
                self._is_clear = self.stopping.is_clear
