"""Errors in the rules of a game: they blame its author, and say where the error is."""

import traceback
from collections.abc import Iterable, Mapping
from typing import cast

from benben.engine.errors import BenbenError
from benben.engine.message import Message, message

_FAULTS: dict[str, tuple[str, ...]] = {
    "index": (),
    "endless": (),
    "stopped": (),
    "cell": (),
    "moves": ("most",),
    "no_moves": (),
    "no_move": (),
    "outcomes": ("most",),
    "weights": (),
    "outcome": ("most",),
    "players": ("players", "first"),
    "receipt": ("seat", "points", "sum"),
}
"""The errors of rules, `engine-broken_rules-…` of the catalogue: the names of the numbers in each message."""


class BrokenRules(BenbenError, RuntimeError):
    """The rules of a game break what the game declares, or reach beyond a list or a cell. The game is to blame.

    *rule* says where: a rule of a game, or a function and its line. *fault* is a word of `_FAULTS`, *numbers* are
    those in its text, in order. *during* is what was being done, such as a move.
    """

    def __init__(self, rule: str, fault: str, numbers: tuple[int, ...] = (), during: str = "") -> None:
        facts = {name: str(number) for name, number in zip(_FAULTS[fault], numbers, strict=True)}
        super().__init__(
            message(
                "engine-broken_rules",
                rule=f"{rule} ({during})" if during else rule,
                reason=message(f"engine-broken_rules-{fault}", **facts),
            )
        )
        self.rule, self.fault, self.numbers, self.during = rule, fault, numbers, during

    @property
    def message(self) -> Message:
        """The message: what is wrong, and in which rule."""
        return cast(Message, self.args[0])


FAULTY = (BrokenRules, IndexError, OverflowError)
"""How rules fail that reach too far: compiled, and interpreted."""


_CELLS = ("benben.nd", "benben.engine.row")
"""The modules that read and write cells for rules."""


def blamed(error: Exception, during: str) -> BrokenRules:
    """The error of a game's rules, with the operation that failed; interpreted rules raise errors of Python."""
    if isinstance(error, BrokenRules):
        return BrokenRules(error.rule, error.fault, error.numbers, during)
    return BrokenRules(_place_of(error), "index" if isinstance(error, IndexError) else "cell", (), during)


def _place_of(error: Exception) -> str:
    """The rule in which interpreted rules have failed, and its line."""
    steps = list(traceback.walk_tb(error.__traceback__))
    names = [frame.f_globals.get("__name__", "") for frame, _ in steps]
    last = max((place for place, name in enumerate(names) if not name.startswith(_CELLS)), default=-1)
    frame, line = steps[last]
    return f"{names[last]}.{frame.f_code.co_qualname}, line {line}"


def check_receipt(game: str, points: Iterable[tuple[int, int | None]], sums: Mapping[int, int]) -> None:
    """Raise `BrokenRules` unless each seat's *points* are the sum of its lines; None are not shown."""
    for seat, shown in points:
        if shown is not None and shown != sums[seat]:
            raise BrokenRules(f"{game}: `receipt`", "receipt", (seat, shown, sums[seat]))
