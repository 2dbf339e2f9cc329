"""Senet a second time, in plain Python, from its rules in words: a list of squares, and which pawns may go where."""

from dataclasses import dataclass, field

THROWS = {1: 4, 2: 6, 3: 4, 4: 1, 5: 1}
AGAIN = {1, 4, 5}


@dataclass
class Senet:
    """A game with some pawns a side."""

    pawns: int
    turn: int = 0
    throw: int | None = None
    off: list[int] = field(default_factory=lambda: [0, 0])

    def __post_init__(self) -> None:
        self.where = {n: (n - 1) % 2 for n in range(1, 2 * self.pawns + 1)}

    @property
    def winner(self) -> int | None:
        """Who has all pawns off."""
        return self.off.index(self.pawns) if self.pawns in self.off else None

    def cast(self, throw: int) -> None:
        """The sticks are thrown; a turn without a move is lost."""
        self.throw = throw
        if not self.moves():
            self._pass_on()

    def moves(self) -> list[str]:
        """What the seat may do with its throw: forward, and only if nothing goes, backward."""
        assert self.throw is not None
        own = sorted(square for square, seat in self.where.items() if seat == self.turn)
        forward = [f"move {square}" for square in own if self._may(square, square + self.throw)]
        return forward or [f"back {square}" for square in own if self._may(square, square - self.throw)]

    def play(self, move: str) -> None:
        """Carry out a move."""
        assert self.throw is not None
        way, start = move.split()
        goal = int(start) + (self.throw if way == "move" else -self.throw)
        again = self.throw in AGAIN
        mine = self.where.pop(int(start))
        if goal > 30:
            self.off[self.turn] += 1
            if self.winner is not None:
                self.throw = None
                return
        elif goal == 27:
            again = False
            self.where[next(square for square in range(15, 0, -1) if square not in self.where)] = mine
        else:
            if goal in self.where:
                self.where[int(start)] = self.where[goal]
            self.where[goal] = mine
        if again:
            self.throw = None
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        self.turn, self.throw = 1 - self.turn, None

    def _may(self, start: int, goal: int) -> bool:
        if start >= 26:
            return self._may_in_the_houses(start, goal)
        there = self.where.get(goal)
        if goal < 1 or goal > 26 or there == self.turn or (goal == 26 and goal < start):
            return False
        if there is not None and (
            goal == 26 or there in (self.where.get(goal - 1), self.where.get(goal + 1))
        ):
            return False
        between = range(min(start, goal) + 1, max(start, goal))
        theirs = "".join("x" if self.where.get(square) == 1 - self.turn else "." for square in between)
        return "xxx" not in theirs

    def _may_in_the_houses(self, start: int, goal: int) -> bool:
        if goal == 31:
            return not any(self.where.get(square) == self.turn for square in range(1, 11))
        return start == 26 and 26 < goal < 31 and goal not in self.where
