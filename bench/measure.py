"""Measuring: subjects take turns, window by window, and each window gives one rate."""

import os
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeAlias

Clock: TypeAlias = Callable[[], float]
"""Seconds since some moment."""
_SHARE_OF_A_WINDOW = 0.3
"""Calibration ends when a piece of work takes this part of a window."""
_MOST_GROWTH = 50.0
_SLICES = 20
"""Other programs slow down wall time; the fastest of this many slices of a window was disturbed least."""


def processor_seconds() -> float:
    """The CPU time of all threads of this process, which excludes other programs.

    It includes kernel time (mainly for touching new memory); unlike the split between the two, the sum is exact.
    """
    return time.process_time()


def wall_seconds() -> float:
    """Wall time, for work on several cores."""
    return time.perf_counter()


@dataclass(frozen=True)
class Done:
    """The work done: *units* that the subject counts, in this many whole *games* (0: not in games)."""

    units: float
    games: int = 0


@dataclass(frozen=True)
class Subject:
    """Something to be measured.

    Attributes:
        group: the table in which it is shown.
        name: its row.
        unit: what is counted, in the plural: "decisions".
        work: does a piece of work of the given size (games, searches, copies, ...).
        least: the smallest sensible size.
        cores: how many cores it may use; one is pinned and timed by CPU time, several by the wall.
        note: what a reader should know about the figure.
    """

    group: str
    name: str
    unit: str
    work: Callable[[int], Done]
    least: int = 1
    cores: int = 1
    note: str = ""

    @property
    def clock(self) -> Clock:
        """The name of its clock."""
        return processor_seconds if self.cores == 1 else wall_seconds


@dataclass(frozen=True)
class Result:
    """The rates of a subject in units per second: the median of the windows, the lowest and the highest."""

    group: str
    name: str
    unit: str
    median: float
    lowest: float
    highest: float
    games: float = 0.0
    """Whole games per second, by the median; 0 if no games are played."""
    units_a_game: float = 0.0
    cores: int = 1
    note: str = ""


@dataclass
class _Trial:
    """A subject with the size that fills a window, and the windows so far."""

    subject: Subject
    size: int
    rates: list[float] = field(default_factory=list)
    units: float = 0.0
    games: int = 0

    def window(self) -> None:
        """Add a rate: of the whole window for CPU time, of its fastest slice for wall time."""
        slices = 1 if self.subject.cores == 1 else _SLICES
        with cores(self.subject.cores):
            self.rates.append(
                max(self._rate(max(self.subject.least, self.size // slices)) for _ in range(slices))
            )

    def _rate(self, size: int) -> float:
        start = self.subject.clock()
        done = self.subject.work(size)
        seconds = self.subject.clock() - start
        self.units += done.units
        self.games += done.games
        return done.units / max(seconds, 1e-9)

    def result(self) -> Result:
        """The summary of the windows."""
        subject, median = self.subject, statistics.median(self.rates)
        a_game = self.units / self.games if self.games else 0.0
        return Result(
            subject.group, subject.name, subject.unit, median, min(self.rates), max(self.rates),
            median / a_game if a_game else 0.0, a_game, subject.cores, subject.note,
        )  # fmt: skip


@contextmanager
def cores(count: int) -> Iterator[None]:
    """Pin this thread, and those that it starts, to *count* of its cores."""
    if not hasattr(os, "sched_setaffinity"):  # not available on every system
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, set(sorted(allowed)[-count:]))
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def measure(
    subjects: Sequence[Subject], windows: int, seconds: float, on_progress: Callable[[str], None]
) -> list[Result]:
    """Rates of all *subjects*: in each of *windows* rounds, each has its turn for about *seconds*."""
    trials = []
    for subject in subjects:
        on_progress(f"getting ready: {subject.group}, {subject.name}")
        trials.append(_Trial(subject, _fitting_size(subject, seconds)))
    for number in range(windows):
        for trial in trials:
            on_progress(f"window {number + 1} of {windows}: {trial.subject.group}, {trial.subject.name}")
            trial.window()
    return [trial.result() for trial in trials]


def _fitting_size(subject: Subject, seconds: float) -> int:
    """The size of work that fills a window; the first run, which includes compiling, does not count."""
    size = subject.least
    with cores(subject.cores):
        subject.work(size)
        while True:
            start = subject.clock()
            subject.work(size)
            taken = max(subject.clock() - start, seconds / 1000)
            if taken >= _SHARE_OF_A_WINDOW * seconds or seconds == 0:
                return max(subject.least, round(size * seconds / taken))
            size = max(size + 1, round(size * min(_MOST_GROWTH, seconds / taken)))
