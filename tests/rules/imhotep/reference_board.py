"""What lies on a table of Imhotep and what it scores, in plain Python, from the rules page alone: see `reference`."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

SITES = ("market", "pyramids", "temple", "burial_chamber", "obelisks")
COLORS = ("black", "white", "brown", "gray")
PYRAMIDS = ("left", "middle", "right")
BOX = Counter(
    {
        "Entrance": 2,
        "Sarcophagus": 2,
        "Paved path": 2,
        "Pyramid decoration": 2,
        "Temple decoration": 2,
        "Burial chamber decoration": 2,
        "Obelisk decoration": 2,
        "Statue": 10,
        "Lever": 2,
        "Hammer": 2,
        "Sail": 3,
        "Chisel": 3,
    }
)
"""I1.7."""
RED = {"Entrance": "pyramids", "Sarcophagus": "burial_chamber", "Paved path": "obelisks"}
BLUE = ("Lever", "Hammer", "Sail", "Chisel")
ROUND_CARDS = {
    2: ("4 3 2 2", "4 3 3 1", "4 3 2 1", "4 2 2 1", "3 3 2 2", "3 3 2 1", "3 2 2 1"),
    3: ("4 3 3 2", "4 4 2 1", "4 3 2 2", "4 3 2 1", "4 2 2 1", "3 3 3 2", "3 3 2 2"),
    4: ("4 4 3 2", "4 4 2 2", "4 4 2 1", "4 3 3 3", "4 3 3 2", "4 3 2 2", "3 3 3 2"),
}
"""I1.6."""
MINIMUM = {4: 3, 3: 2, 2: 1, 1: 1}
ONE_PYRAMID = (2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4)
HEIGHTS = {2: (10, 1), 3: (12, 6, 1), 4: (15, 10, 5, 1)}
"""I10.2."""


@dataclass(eq=False)
class Ship:
    """A ship of the round; its hold from the bow."""

    hold: list[int | None]
    site: str | None = None

    @property
    def stones(self) -> list[int]:
        return [seat for seat in self.hold if seat is not None]

    @property
    def fewest(self) -> int:
        return MINIMUM[len(self.hold)]

    @property
    def waits(self) -> bool:
        return self.site is None


@dataclass
class Board:
    """What lies on the table and how it scores; *figures* is the whole document of the B sides."""

    players: int
    sides: Mapping[str, str]
    figures: Mapping[str, Any]
    wrath: bool
    sled: list[int] = field(default_factory=list)
    quarry: list[int] = field(default_factory=list)
    track: list[Counter[str]] = field(default_factory=list)
    cards: list[Counter[str]] = field(default_factory=list)
    ships: list[Ship] = field(default_factory=list)
    pyramids: list[list[int]] = field(default_factory=lambda: [[], [], []])
    """Whose stones, in the order of building; on side A only the first."""
    beside: list[int] = field(default_factory=list)
    temple: list[int] = field(default_factory=list)
    chamber: list[int] = field(default_factory=list)
    standing: list[int] = field(default_factory=list)
    """Stones of each seat on the spaces of its colour at the obelisks."""
    towers: list[int] = field(default_factory=list)
    """Whose tower stands on the highest point space, the next, and so on."""
    offer: list[str | None] = field(default_factory=list)
    pair: int = 0
    known: list[str] = field(default_factory=list)
    """Cards of the pair that are known to all (I6.12)."""
    pile: int = 34
    down: Counter[str] = field(default_factory=BOX.copy)
    """What lies face down and is not known: the draw pile and the rest of the pair."""
    discard: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.sled = [2 + seat for seat in range(self.players)]
        self.quarry = [29 - stones for stones in self.sled]
        self.track = [Counter() for _ in range(self.players)]
        self.cards = [Counter() for _ in range(self.players)]
        self.standing = [0] * self.players

    # ---- stones ----
    @property
    def columns(self) -> int:
        return 4 if self.players == 2 else 5

    @property
    def tower_points(self) -> list[int]:
        return sorted(self.figures["obelisks"]["spaces"], reverse=True)

    def gettable(self, seat: int, most: int) -> int:
        return min(most, 5 - self.sled[seat], self.quarry[seat])

    def get(self, seat: int, most: int) -> None:
        count = self.gettable(seat, most)
        self.sled[seat] += count
        self.quarry[seat] -= count

    def lay(self, seat: int, site: str, pyramid: int = 0) -> str | None:
        """Lay a stone, score its immediate points, return the bonus that its owner may have."""
        if site == "temple":
            self.temple.append(seat)
        elif site == "burial_chamber":
            self.chamber.append(seat)
        elif site == "obelisks":
            self._raise(seat)
        else:
            return self._build(seat, pyramid)
        return None

    def _raise(self, seat: int) -> None:
        self.standing[seat] += 1
        free = self.tower_points[len(self.towers) :]
        if self.sides["obelisks"] == "B" and self.standing[seat] == 3 and free:
            self.standing[seat] = 0
            self.towers.append(seat)
            self.track[seat]["obelisks"] += free[0]

    def spaces(self, pyramid: int) -> Sequence[int | str]:
        """I7.3, I17.1."""
        if self.sides["pyramids"] == "A":
            return ONE_PYRAMID if pyramid == 0 else ()
        spaces: list[int | str] = self.figures["pyramids"][PYRAMIDS[pyramid]]
        return spaces

    def open_pyramids(self) -> list[int]:
        return [each for each in range(3) if len(self.pyramids[each]) < len(self.spaces(each))]

    def _build(self, seat: int, pyramid: int) -> str | None:
        if not self.open_pyramids():
            self.beside.append(seat)
            self.track[seat]["pyramids"] += 1
            return None
        space = self.spaces(pyramid)[len(self.pyramids[pyramid])]
        self.pyramids[pyramid].append(seat)
        self.track[seat]["pyramids"] += space if isinstance(space, int) else 1
        return space if isinstance(space, str) else None

    # ---- points ----
    def stones_at(self, site: str) -> Counter[int]:
        """Whose stones stay at a site."""
        if site == "pyramids":
            return Counter([*self.beside, *(seat for each in self.pyramids for seat in each)])
        if site == "obelisks":
            return Counter(dict(enumerate(self.standing))) + Counter(3 * self.towers)
        return Counter(self.temple if site == "temple" else self.chamber)

    def points(self, seat: int) -> dict[str, int]:
        """I14.4. What a seat would have if the game ended now, item by item."""
        found = {site: self.track[seat][site] for site in SITES[1:]}
        found["burial_chamber"] += self.chamber_points()[seat]
        found["obelisks"] += self.obelisk_points()[seat]
        for site, name in zip(SITES[1:], ("Pyramid", "Temple", "Burial chamber", "Obelisk"), strict=True):
            card = f"{name} decoration"
            item = card.lower().replace(" ", "_")
            found[item] = self.cards[seat][card] * (self.stones_at(site).total() // 3)
        found["statues"] = growing(self.cards[seat]["Statue"])
        found["unused"] = sum(self.cards[seat][card] for card in BLUE)
        missing = any(self.stones_at(site)[seat] == 0 for site in SITES[1:])
        found["wrath"] = -5 if self.wrath and missing else 0
        return found

    def total(self, seat: int) -> int:
        return sum(self.points(seat).values())

    def obelisk_points(self) -> list[int]:
        """I10.2 to I10.4, I10.9."""
        if self.sides["obelisks"] == "B":
            return list(self.standing)
        return ranked(self.standing, HEIGHTS[self.players])

    def chamber_points(self) -> list[int]:
        """I9.3, I9.4."""
        found = [0] * self.players
        if self.sides["burial_chamber"] == "B":
            places = self.figures["burial_chamber"][f"players_{self.players}"]
            for row in range(3):
                counts = [self.chamber[row::3].count(seat) for seat in range(self.players)]
                found = [had + more for had, more in zip(found, ranked(counts, places), strict=True)]
            return found
        left = {(place // 3, place % 3): seat for place, seat in enumerate(self.chamber)}
        while left:
            start, seat = next(iter(left.items()))
            found[seat] += growing(take_group(left, start, seat))
        return found

    def winners(self) -> list[int]:
        """I14.5 to I14.7."""
        standing = [(self.total(seat), self.sled[seat]) for seat in range(self.players)]
        return [seat for seat, each in enumerate(standing) if each == max(standing)]


def growing(count: int) -> int:
    """1, 3, 6, 10, 15, then two more each: groups and statues."""
    return sum(range(1, min(count, 5) + 1)) + 2 * max(0, count - 5)


def take_group(left: dict[tuple[int, int], int], start: tuple[int, int], seat: int) -> int:
    """Take the group of a stone out of what is *left*; return its size."""
    if left.get(start) != seat:
        return 0
    del left[start]
    column, row = start
    sides = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return 1 + sum(take_group(left, side, seat) for side in sides)


def ranked(counts: Sequence[int], places: Sequence[int]) -> list[int]:
    """The points of each by majority: equals share what their places are worth; nothing for nothing."""
    found = []
    for count in counts:
        first, equals = sum(other > count for other in counts), list(counts).count(count)
        found.append(sum(places[first : first + equals]) // equals if count else 0)
    return found
