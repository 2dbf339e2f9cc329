"""The Duel once more, slowly and in plain Python, written from the rules page alone: what the real one is held against.

Nothing here knows the engine or the real rules; moves and outcomes of chance are the published integers.
"""

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, product
from typing import Literal, TypeAlias

ACTIONS = ("take", "place", "place_and_unload", "swap_and_unload")
KINDS = (
    *("obelisk", "light_pyramid", "dark_pyramid"),
    *(f"temple_{value}" for value in range(1, 5)),
    *(f"tomb_{number}" for number in range(1, 13)),
    *ACTIONS,
)
BOX = Counter(
    {
        kind: {"obelisk": 12, "light_pyramid": 6, "dark_pyramid": 6}.get(kind, 1 if "tomb" in kind else 3)
        for kind in KINDS
    }
)
"""D1.1. How many tokens of each kind there are: 60 in all."""
SPACES = [column + row for row in "123" for column in "abc"]
BOATS = "123ABC"
LINES = {
    "1": ("c1", "b1", "a1"),
    "2": ("c2", "b2", "a2"),
    "3": ("c3", "b3", "a3"),
    "A": ("a3", "a2", "a1"),
    "B": ("b3", "b2", "b1"),
    "C": ("c3", "c2", "c1"),
}
"""The harbor spaces that each boat serves, the closest first."""
PAIRS = ((1, 2), (1, 3), (2, 3))
PLACE, UNLOAD, PLAY, TAKE, SWAP, DONE, PASS = 0, 9, 15, 19, 37, 55, 56
STEPS_THAT_PLACE = ("turn", "place", "may_place", "place_to_unload")

Boat: TypeAlias = list[str | None]
Delivery: TypeAlias = tuple[int, str | None, int | None]
"""Cargo space, harbor space and seat; the latter two are None for the box."""


@dataclass
class Duel:
    """A table. The reserve is only a number: all face-down tokens are in *hidden*."""

    hidden: Counter[str] = field(default_factory=BOX.copy)
    supply: int = 57
    reserve: int = 3
    boats: dict[str, Boat | None] = field(default_factory=lambda: {name: [None] * 3 for name in BOATS})
    harbor: dict[str, int | None] = field(default_factory=lambda: dict.fromkeys(SPACES))
    tokens: tuple[Counter[str], Counter[str]] = field(default_factory=lambda: (Counter(), Counter()))
    gone: Counter[str] = field(default_factory=Counter)
    first_to_five: int | None = None
    unloads: int = 0
    turn: int = 0
    step: str = "load"
    playing: str | None = None
    done: int = 0
    """How much of the action token that is being played was done: meeples placed or boats unloaded."""

    @property
    def actor(self) -> int:
        """The seat that must decide, -1 for chance, -2 when the game is over."""
        return {"load": -1, "refill": -1, "over": -2}.get(self.step, self.turn)

    def copy(self) -> "Duel":
        """An independent one."""
        return deepcopy(self)

    def key(self, sides: str) -> str:
        """A text that is equal for equal positions. Who had five obelisks first matters on side B only."""
        counts = [sorted((+each).items()) for each in (self.hidden, self.gone, *self.tokens)]
        chain = (self.actor, self.turn, self.step, self.playing, self.playing and self.done)
        first = self.first_to_five if sides[0] == "B" else None
        return repr((counts, self.supply, self.reserve, self.boats, self.harbor, chain, first))

    @property
    def is_set_up(self) -> bool:
        """Whether all boats were loaded."""
        return self.unloads > 0 or self.step != "load"

    # ---- what stands where ----
    def meeples(self, seat: int) -> int:
        """How many meeples a seat has in hand."""
        return 4 - list(self.harbor.values()).count(seat)

    def deliveries(self, name: str) -> list[Delivery]:
        """Who gets what when a boat is unloaded: the farthest token first; none if it cannot be unloaded."""
        boat = self.boats[name]
        standing = [(space, self.harbor[space]) for space in LINES[name] if self.harbor[space] is not None]
        if boat is None or None in boat or len(standing) < 2:
            return []
        given: list[Delivery] = [(3 - place, space, seat) for place, (space, seat) in enumerate(standing)]
        return given if len(given) == 3 else [*given, (1, None, None)]

    def unloadable(self) -> list[str]:
        return [name for name in BOATS if self.deliveries(name)]

    def free(self) -> list[str]:
        return [space for space, seat in self.harbor.items() if seat is None]

    def unloadable_with(self, space: str) -> bool:
        """Whether some boat could be unloaded if one more meeple stood there."""
        self.harbor[space] = self.turn
        found = bool(self.unloadable())
        self.harbor[space] = None
        return found

    def takeable(self) -> list[tuple[str, int]]:
        """Boat and space of every token that is no action token."""
        return [
            (name, place)
            for name, boat in self.boats.items()
            if boat is not None
            for place, token in enumerate(boat, 1)
            if token not in ACTIONS
        ]

    def playable(self, action: str) -> bool:
        """Whether all that is compulsory about an action token can be done."""
        if not self.tokens[self.turn][action]:
            return False
        if action == "take":
            return bool(self.takeable())
        if action == "place":
            return self.meeples(self.turn) >= 2
        if action == "place_and_unload":
            return bool(self.meeples(self.turn)) and any(map(self.unloadable_with, self.free()))
        return bool(self.unloadable())

    # ---- what is legal ----
    def legal(self) -> set[int]:
        """The integers of all legal moves."""
        if self.actor < 0:
            return set()
        moves = self._places() | self._unloads()
        if self.step == "turn":
            moves |= {PLAY + ACTIONS.index(action) for action in ACTIONS if self.playable(action)}
            return moves or {PASS}
        if self.step == "take":
            return {TAKE + 3 * BOATS.index(name) + place - 1 for name, place in self.takeable()}
        if self.step == "swap":
            here = [number for number, name in enumerate(BOATS) if self.boats[name] is not None]
            return {SWAP + 3 * boat + pair for boat, pair in product(here, range(3))}
        return moves | ({DONE} if self.step in {"may_place", "may_unload"} else set())

    def _places(self) -> set[int]:
        if self.step not in STEPS_THAT_PLACE or not self.meeples(self.turn):
            return set()
        useful = [
            space for space in self.free() if self.step != "place_to_unload" or self.unloadable_with(space)
        ]
        return {PLACE + SPACES.index(space) for space in useful}

    def _unloads(self) -> set[int]:
        if self.step not in {"turn", "unload", "may_unload"}:
            return set()
        return {UNLOAD + BOATS.index(name) for name in self.unloadable()}

    # ---- carrying it out ----
    def apply(self, code: int) -> None:
        """Carry out a move of the actor, or an outcome of chance."""
        if self.actor == -1:
            self._reveal(KINDS[code])
        elif code in (DONE, PASS):
            self._end_turn()
        elif code >= SWAP:
            boat, (one, other) = self.boats[BOATS[(code - SWAP) // 3]], PAIRS[(code - SWAP) % 3]
            assert boat is not None
            boat[one - 1], boat[other - 1] = boat[other - 1], boat[one - 1]
            self.step = "unload"
        elif code >= TAKE:
            self._take(BOATS[(code - TAKE) // 3], (code - TAKE) % 3)
        elif code >= PLAY:
            self._play(ACTIONS[code - PLAY])
        elif code >= UNLOAD:
            self._unload(BOATS[code - UNLOAD])
        else:
            self._place(SPACES[code])

    def _reveal(self, token: str) -> None:
        """The token goes onto the first empty space, in the order of the boats."""
        assert self.hidden[token] > 0
        self.hidden[token] -= 1
        boat = next(boat for boat in self.boats.values() if boat is not None and None in boat)
        boat[boat.index(None)] = token
        if self.step == "refill":
            self.reserve -= 1
            self._end_turn()
            return
        self.supply -= 1
        if not any(boat is not None and None in boat for boat in self.boats.values()):
            self._go_on()

    def _go_on(self) -> None:
        """A boat was unloaded, and loaded again or removed; or everything is set up."""
        self.done += 1
        if self.playing == "place_and_unload" and self.done < 2 and self.unloadable():
            self.step = "may_unload"
        elif self.unloads:
            self._end_turn()
        else:
            self.step = "turn"

    def _end_turn(self) -> None:
        self.turn, self.step, self.playing, self.done = 1 - self.turn, "turn", None, 0

    def _play(self, action: str) -> None:
        self.tokens[self.turn][action] -= 1
        self.gone[action] += 1
        self.playing, self.done = action, 0
        self.step = {"place_and_unload": "place_to_unload", "swap_and_unload": "swap"}.get(action, action)

    def _place(self, space: str) -> None:
        self.harbor[space] = self.turn
        if self.playing is None:
            self._end_turn()
        elif self.playing == "place_and_unload":
            self.step = "unload"
        else:
            self.done += 1
            if self.done == 3 or (self.done == 2 and not self.meeples(self.turn)):
                self._end_turn()
            elif self.done == 2:
                self.step = "may_place"

    def _take(self, name: str, place: int) -> None:
        boat = self.boats[name]
        assert boat is not None
        self._give(self.turn, boat[place])
        boat[place] = None
        self.step = "refill"

    def _give(self, seat: int, token: str | None) -> None:
        assert token is not None
        self.tokens[seat][token] += 1
        if self.first_to_five is None and self.tokens[seat]["obelisk"] == 5:
            self.first_to_five = seat

    def _unload(self, name: str) -> None:
        boat = self.boats[name]
        assert boat is not None
        for place, space, seat in self.deliveries(name):
            token = boat[place - 1]
            if space is None or seat is None:
                self.gone[str(token)] += 1
            else:
                self._give(seat, token)
                self.harbor[space] = None
        self.unloads += 1
        if self.supply:
            self.boats[name], self.step = [None] * 3, "load"
            return
        self.boats[name] = None
        if sum(boat is not None for boat in self.boats.values()) == 1:
            self.step, self.playing = "over", None
        else:
            self._go_on()


# ---- points ------------------------------------------------------------------------------------------------------
Site: TypeAlias = Literal["obelisk", "temple", "pyramid", "tomb"]
Points: TypeAlias = dict[str, int]
LIGHT_AND_DARK = (0, 1, 3, 6, 10, 15, 21)
SMALLER = (-6, 0, 4, 10, 18, 30, 45)


def points(sides: str, own: Counter[str], other: Counter[str], first: bool, standing: int) -> Points:
    """The points of a seat, item by item. *first*: whether it was first to five; *standing*: its meeples on the harbor.

    *sides* has a letter for the obelisk, the temple, the pyramid and the tomb.
    """
    light, dark = own["light_pyramid"], own["dark_pyramid"]
    found = {"actions": sum(own[action] for action in ACTIONS), "meeples": standing}
    if sides[0] == "A":
        found["obelisk"] = own["obelisk"] + (6 if own["obelisk"] > other["obelisk"] else 0)
    else:
        found["obelisk"] = (12 if first else 6 if own["obelisk"] >= 5 else 0) + (
            6 if own["obelisk"] >= 10 else 0
        )
    circles = tuple(own[f"temple_{value}"] for value in range(1, 5))
    if sides[1] == "A":
        found["temple"] = sum(value * count for value, count in enumerate(circles, 1))
    else:
        found["temple"] = best_sets(circles)
    if sides[2] == "A":
        found["light_pyramid"], found["dark_pyramid"] = LIGHT_AND_DARK[light], LIGHT_AND_DARK[dark]
    else:
        found["pyramid"] = SMALLER[min(light, dark)]
    lengths = runs([number for number in range(1, 13) if own[f"tomb_{number}"]])
    found["tomb"] = sum(min(length, 5) ** 2 if sides[3] == "A" else 4 for length in lengths)
    return found


def runs(numbers: list[int]) -> list[int]:
    """The lengths of the runs of consecutive numbers, by taking neighbours along one by one."""
    lengths = []
    for number in numbers:
        if number - 1 not in numbers:
            length = 1
            while number + length in numbers:
                length += 1
            lengths.append(length)
    return lengths


@cache
def best_sets(counts: tuple[int, ...]) -> int:
    """The most points that any way of sorting temple tokens into sets of different values gives: a square each."""
    here = [value for value, count in enumerate(counts) if count]
    best = 0
    for size in range(1, len(here) + 1):
        for chosen in combinations(here, size):
            rest = tuple(count - (value in chosen) for value, count in enumerate(counts))
            best = max(best, size**2 + best_sets(rest))
    return best


def total(sides: str, duel: Duel, seat: int) -> int:
    """The points of a seat at a table."""
    return sum(points_at(sides, duel, seat).values())


def points_at(sides: str, duel: Duel, seat: int) -> Points:
    """The points of a seat at a table, item by item."""
    standing = list(duel.harbor.values()).count(seat)
    own, other = duel.tokens[seat], duel.tokens[1 - seat]
    return points(sides, own, other, duel.first_to_five == seat, standing)


def winner(scores: tuple[int, int]) -> int:
    """Among equals the one who did not start."""
    return 0 if scores[0] > scores[1] else 1
