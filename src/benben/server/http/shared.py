"""What several processes that serve together count, told to one another every second.

So a limit holds for all of them, give or take what one address does within a second.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from benben.server.http.meter import Meter

_MOST_AT_ONCE = 60
"""So many figures fit into one message, however long the names are."""


class Shared:
    """The counts of one process, and those that it has heard of."""

    def __init__(self, meters: Mapping[str, Meter], held: Counter[str]) -> None:
        """*held* are the places that are taken now, by what limits them."""
        self._meters = meters
        self._held = held
        self._told: Counter[str] = Counter()
        self._elsewhere: dict[str, Counter[str]] = {}

    def held_elsewhere(self, key: str) -> int:
        """How many places other processes have given away."""
        return sum(held[key] for held in self._elsewhere.values())

    def news(self, worker: str) -> Iterator[str]:
        """What was counted since this was asked last, as messages of the *worker* that others `hear`."""
        hits = [
            ("hits", (name, who, times))
            for name, meter in self._meters.items()
            for who, times in meter.news().items()
        ]
        changed = {key for key in self._held.keys() | self._told.keys() if self._held[key] != self._told[key]}
        held = [("held", (key, self._held[key])) for key in changed]
        self._told = Counter(self._held)
        news = [*hits, *held]
        for start in range(0, len(news), _MOST_AT_ONCE):
            part = news[start : start + _MOST_AT_ONCE]
            told = {kind: [figures for each, figures in part if each == kind] for kind in ("hits", "held")}
            yield json.dumps({"worker": worker, **told})

    def hear(self, payload: str) -> None:
        """Take over what another process has counted."""
        told = json.loads(payload)
        for name, who, times in told["hits"]:
            self._meters[name].add(who, times)
        held = self._elsewhere.setdefault(told["worker"], Counter())
        for key, count in told["held"]:
            held[key] = count
            if not count:
                del held[key]

    def forget_but(self, living: Iterable[str]) -> None:
        """Other processes than the *living* hold nothing any more."""
        for dead in self._elsewhere.keys() - set(living):
            del self._elsewhere[dead]
