"""Counts that several processes exchange every second.

So a limit holds for all processes together, except for the events of one address within a second.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from benben.server.http.rate_limiter import RateLimiter

_MOST_AT_ONCE = 60
"""The number of counts that fit into one message, for names of any length."""

_MESSAGES_PER_FULL_REPORT = 30


class SharedLimits:
    """The counts of one process, and those that the others have reported."""

    def __init__(self, limiters: Mapping[str, RateLimiter], held: Counter[str]) -> None:
        """*held* counts the open sockets by limit."""
        self._limiters = limiters
        self._held = held
        self._last_sent: Counter[str] = Counter()
        self._elsewhere: dict[str, Counter[str]] = {}
        self._living: set[str] = set()
        self._until_full_report = 0
        """Calls of `take_messages` until the next full report, which helps processes that have missed a message."""

    def start(self) -> None:
        """Start to record counts, because other processes serve too."""
        for limiter in self._limiters.values():
            limiter.start_counting()

    def held_elsewhere(self, key: str) -> int:
        """How many sockets other processes have open for a *key*."""
        return sum(held[key] for held in self._elsewhere.values())

    def take_messages(self, worker: str) -> Iterator[str]:
        """The counts since the last call, as messages of the *worker* for the others' `handle_message`."""
        self._until_full_report -= 1
        if full := self._until_full_report <= 0:
            self._until_full_report = _MESSAGES_PER_FULL_REPORT
            self._last_sent.clear()
        hits = [
            ("hits", (name, who, times))
            for name, limiter in self._limiters.items()
            for who, times in limiter.take_counts().items()
        ]
        changed = {
            key
            for key in self._held.keys() | self._last_sent.keys()
            if self._held[key] != self._last_sent[key]
        }
        held = [("held", (key, self._held[key])) for key in changed]
        self._last_sent = Counter(self._held)
        news = [*hits, *held]
        for start in range(0, max(len(news), full), _MOST_AT_ONCE):
            part = news[start : start + _MOST_AT_ONCE]
            report = {kind: [figures for each, figures in part if each == kind] for kind in ("hits", "held")}
            yield json.dumps({"worker": worker, "full": full and not start, **report})

    def handle_message(self, payload: str) -> None:
        """Add the counts of another process."""
        report = json.loads(payload)
        for name, who, times in report["hits"]:
            self._limiters[name].add(who, times)
        held = self._elsewhere.setdefault(report["worker"], Counter())
        if report["full"]:
            held.clear()
        for key, count in report["held"]:
            held[key] = count
            if not count:
                del held[key]

    def keep_only(self, living: Iterable[str]) -> None:
        """Drop the sockets of processes that are not among the *living*; send a full report if there are new ones."""
        before, self._living = self._living, set(living)
        for dead in self._elsewhere.keys() - self._living:
            del self._elsewhere[dead]
        if self._living - before:
            self._until_full_report = 0
