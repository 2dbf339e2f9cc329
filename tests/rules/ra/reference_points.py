"""R10 once more, in plain Python: what an epoch's scoring brings each seat, item by item."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

CIVILIZATIONS = ("art", "agriculture", "religion", "astronomy", "writing")
MONUMENTS = ("fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step_pyramid", "temple")
LAST_EPOCH = 3
START = 10
"""R2.2."""

Items: TypeAlias = dict[str, tuple[int, int]]
"""By item, how many counted and the points for them."""


@dataclass
class Seat:
    """What lies in front of a player."""

    up: set[int] = field(default_factory=set)
    down: set[int] = field(default_factory=set)
    tiles: Counter[str] = field(default_factory=Counter)
    points: int = START

    @property
    def suns(self) -> set[int]:
        """The face-up and the face-down ones."""
        return self.up | self.down

    def kinds(self, family: Sequence[str]) -> list[str]:
        """The different tiles of a family that are here."""
        return [kind for kind in family if self.tiles[kind]]


def score(seats: Sequence[Seat], epoch: int) -> list[Items]:
    """R10. The lines of every seat, without the floor."""
    found = [own_items(seat, epoch) for seat in seats]
    compare(seats, found, "pharaoh", lambda seat: seat.tiles["pharaoh"], (5, -2))
    if epoch == LAST_EPOCH:
        compare(seats, found, "suns", lambda seat: sum(seat.suns), (5, -5))
    return found


def own_items(seat: Seat, epoch: int) -> Items:
    """What depends on a player's own tiles alone."""
    river = seat.tiles["flood"] and seat.tiles["flood"] + seat.tiles["nile"]
    civilizations = len(seat.kinds(CIVILIZATIONS))
    found = {
        "god": (seat.tiles["god"], 2 * seat.tiles["god"]),
        "gold": (seat.tiles["gold"], 3 * seat.tiles["gold"]),
        "river": (river, river),
        "civilization": (civilizations, {0: -5, 1: 0, 2: 0, 3: 5, 4: 10, 5: 15}[civilizations]),
    }
    if epoch == LAST_EPOCH:
        different = len(seat.kinds(MONUMENTS))
        alike = [seat.tiles[kind] for kind in MONUMENTS if seat.tiles[kind] >= 3]
        found["monument_kinds"] = (different, {7: 10, 8: 15}.get(different, different))
        found["monument_sets"] = (len(alike), sum({3: 5, 4: 10, 5: 15}[copies] for copies in alike))
    return found


def compare(
    seats: Sequence[Seat],
    found: Sequence[Items],
    item: str,
    count: Callable[[Seat], int],
    gains: tuple[int, int],
) -> None:
    """R10.4, R10.5, R10.12, R10.13. Everybody with the most or the fewest; nothing if all have equally many."""
    counts = [count(seat) for seat in seats]
    most, fewest = max(counts), min(counts)
    for own, items in zip(counts, found, strict=True):
        points = 0 if most == fewest else {most: gains[0], fewest: gains[1]}.get(own, 0)
        items[item] = (own, points)


def with_floor(before: int, items: Items) -> Items:
    """R10.14, R10.15. The same lines, and one more for what the floor makes good."""
    total = before + sum(points for _, points in items.values())
    return {**items, "floor": (1, -total)} if total < 0 else items


def standing(seat: Seat) -> tuple[int, int]:
    """R12.1, R12.2. The greatest wins: points, and among equals the single highest sun."""
    return seat.points, max(seat.suns)
