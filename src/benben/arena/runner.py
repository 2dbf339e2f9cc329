"""Playing the games of a plan, here or on a cluster, from a journal on, until all are played or all is clear."""

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
"""How tasks are spread over workers: (work, tasks) to results, in any order; a task is taken when there is room."""


def on_processes(workers: int) -> Spread[Any]:
    """So many processes of this computer; 1 plays in this one."""

    def spread(work: Callable[[int], Found], tasks: Iterable[int]) -> Iterator[Found]:
        return as_they_end(work, tasks, workers)

    return spread


@dataclass
class Arena:
    """A run: what was played, and whether that is enough.

    Blocks are judged in the order of the schedule, however their games came in, and games beyond the block at which
    everything was clear do not count: the end does not depend on how many workers there were.
    """

    plan: Plan
    results: dict[int, Result] = field(default_factory=dict)
    _judged: int = 0
    """How many blocks were judged."""
    _is_clear: bool = False

    def __post_init__(self) -> None:
        schedule = self.plan.schedule
        self.stopping = (
            None if self.plan.alpha is None else Stopping(schedule.lineups, self.plan.seats, self.plan.alpha)
        )
        self._judge()

    def run(self, spread: Spread[Result], journal: Journal | None = None) -> Iterator[Result]:
        """Play what is missing; each result is in the journal before it is given out."""
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
            close = getattr(results, "close", None)  # nobody waits for games that do not count any more
            if close is not None:
                close()

    def tally(self) -> Tally:
        """All whole blocks that count, added up in their order."""
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
        """Whether it ended because all pairs were told apart."""
        return self._is_clear

    def _missing(self) -> Iterator[int]:
        for game in range(self.plan.games):
            if self.is_done:
                return
            if game not in self.results:
                yield game

    def _judge(self) -> None:
        """Judge the blocks that are whole now, in order."""
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
