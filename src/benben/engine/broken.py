"""Errors in the rules of a game: they blame its author, and say where the error is."""

import re
import traceback
from collections.abc import Iterable, Mapping
from typing import cast

from benben.engine.errors import BenbenError, in_words
from benben.engine.message import Message, message
from benben.engine.rule import OURS

FILE_MODULE = re.compile(r"onefile_(?P<stem>[a-z][a-z0-9_]*)_(?P<digest>[0-9a-f]{12})")
"""The names of modules that are files of games (`benben.authoring.files`)."""
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
    "no_cell": ("name",),
    "failed": ("said",),
}
"""The errors of rules, `engine-broken_rules-…` of the catalogue: the names of the facts in each message."""


class BrokenRules(BenbenError, RuntimeError):
    """The rules of a game break the game's own limits, or read or write beyond a list or a cell. The game is to blame.

    *rule* says where: a rule of a game, or a function and its line. *fault* is a word of `_FAULTS`, *numbers* are
    those in its text, in order. *during* is the operation, such as a move.
    """

    def __init__(self, rule: str, fault: str, numbers: tuple[int | str, ...] = (), during: str = "") -> None:
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


_FAILING = (AttributeError, NameError, TypeError, ZeroDivisionError)
"""The errors of interpreted rules that try something impossible."""
FAULTY = (BrokenRules, IndexError, OverflowError, *_FAILING)
"""The errors of rules that reach too far, compiled and interpreted, or that try something impossible."""


_CELLS = ("benben.nd", "benben.engine.row")
"""The modules that read and write cells for rules."""


def blamed(error: Exception, during: str) -> BrokenRules:
    """The error of a game's rules, with the operation that failed; interpreted rules raise errors of Python.

    Raises the *error* itself where our own code has failed.
    """
    if isinstance(error, BrokenRules):
        return BrokenRules(error.rule, error.fault, error.numbers, during)
    module, function, line = _step_of(error)
    where = place(module, function, line)
    if not isinstance(error, _FAILING):
        return BrokenRules(where, "index" if isinstance(error, IndexError) else "cell", (), during)
    if module.startswith(OURS):
        raise error
    if isinstance(error, AttributeError) and type(error.obj).__name__ == _ROW:
        return BrokenRules(where, "no_cell", (str(error.name),), during)
    return BrokenRules(where, "failed", (in_words(error),), during)


_ROW = "Row"
"""The name of the types of tables (`benben.engine.row`)."""


def place(module: str, function: str, line: int) -> str:
    """A line of a rule, as people find it: by its file if the game is one, else by its module."""
    file = FILE_MODULE.fullmatch(module)
    return (
        f"{module}.{function}, line {line}" if file is None else f"{file['stem']}.py, line {line}, {function}"
    )


def _step_of(error: Exception) -> tuple[str, str, int]:
    """The place where an interpreted rule failed: the module, the rule and its line."""
    steps = list(traceback.walk_tb(error.__traceback__))
    names = [frame.f_globals.get("__name__", "") for frame, _ in steps]
    last = max((place for place, name in enumerate(names) if not name.startswith(_CELLS)), default=-1)
    frame, line = steps[last]
    return names[last], frame.f_code.co_qualname, line


def check_receipt(game: str, points: Iterable[tuple[int, int | None]], sums: Mapping[int, int]) -> None:
    """Raise `BrokenRules` unless each seat's *points* are the sum of its lines; points that are None are skipped."""
    for seat, shown in points:
        if shown is not None and shown != sums[seat]:
            raise BrokenRules(f"{game}: `receipt`", "receipt", (seat, shown, sums[seat]))
