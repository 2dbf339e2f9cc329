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
"""Calibration ends when a piece of work fills this much of a window."""
_MOST_GROWTH = 50.0
_SLICES = 20
"""By the wall, other programs slow us down; the fastest of so many slices of a window was disturbed least."""


def processor_seconds() -> float:
    """The CPU time of this process, all its threads: what other programs take does not count.

    Kernel time is in it (memory that is touched first, hardly more): unlike the split between the two it is exact.
    """
    return time.process_time()


def wall_seconds() -> float:
    """Time as people know it: where several cores are at work."""
    return time.perf_counter()


@dataclass(frozen=True)
class Done:
    """What a piece of work did: *units* of what the subject counts, in so many whole *games* (0: not in games)."""

    units: float
    games: int = 0


@dataclass(frozen=True)
class Subject:
    """Something to be measured.

    Attributes:
        group: the table in which it is shown.
        name: its row.
        unit: what is counted, in the plural: "decisions".
        work: does a piece of work of the given size (games, searches, copies: whatever it likes).
        least: the smallest sensible size.
        cores: how many cores it may use; one is pinned and timed by CPU time, several by the wall.
        note: what a reader should know beside the figure.
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
        """How its time is taken."""
        return processor_seconds if self.cores == 1 else wall_seconds


@dataclass(frozen=True)
class Result:
    """The rates of a subject, units a second: the median of the windows, the lowest and the highest."""

    group: str
    name: str
    unit: str
    median: float
    lowest: float
    highest: float
    games: float = 0.0
    """Whole games a second, in the median; 0 where nothing is played."""
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
        """One more rate: of the whole window by CPU time, of its fastest slice by the wall."""
        slices = 1 if self.subject.cores == 1 else _SLICES
        with cores(self.subject.cores):
            self.rates.append(
                max(self._rate(max(self.subject.least, self.size // slices)) for _ in range(slices))
            )

    def _rate(self, size: int) -> float:
        began = self.subject.clock()
        done = self.subject.work(size)
        seconds = self.subject.clock() - began
        self.units += done.units
        self.games += done.games
        return done.units / max(seconds, 1e-9)

    def result(self) -> Result:
        """What the windows say."""
        subject, median = self.subject, statistics.median(self.rates)
        a_game = self.units / self.games if self.games else 0.0
        return Result(
            subject.group, subject.name, subject.unit, median, min(self.rates), max(self.rates),
            median / a_game if a_game else 0.0, a_game, subject.cores, subject.note,
        )  # fmt: skip


@contextmanager
def cores(count: int) -> Iterator[None]:
    """Keep this thread, and those that it starts, on *count* of the cores that it may use."""
    if not hasattr(os, "sched_setaffinity"):  # not everywhere can a thread be pinned
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, set(sorted(allowed)[-count:]))
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def measure(
    subjects: Sequence[Subject], windows: int, seconds: float, tell: Callable[[str], None]
) -> list[Result]:
    """Rates of all *subjects*: *windows* rounds in which each has its turn for about so many *seconds*."""
    trials = []
    for subject in subjects:
        tell(f"getting ready: {subject.group}, {subject.name}")
        trials.append(_Trial(subject, _fitting_size(subject, seconds)))
    for number in range(windows):
        for trial in trials:
            tell(f"window {number + 1} of {windows}: {trial.subject.group}, {trial.subject.name}")
            trial.window()
    return [trial.result() for trial in trials]


def _fitting_size(subject: Subject, seconds: float) -> int:
    """The size of work that fills a window; the first run, with all that is compiled in it, is thrown away."""
    size = subject.least
    with cores(subject.cores):
        subject.work(size)
        while True:
            began = subject.clock()
            subject.work(size)
            taken = max(subject.clock() - began, seconds / 1000)
            if taken >= _SHARE_OF_A_WINDOW * seconds or seconds == 0:
                return max(subject.least, round(size * seconds / taken))
            size = max(size + 1, round(size * min(_MOST_GROWTH, seconds / taken)))
