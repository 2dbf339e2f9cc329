"""What is wrong with the rules of a game: its own author is to blame, and gets to know where."""

import traceback
from collections.abc import Iterable, Mapping

from benben.engine.errors import BenbenError
from benben.engine.message import Message, message

_FAULTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "index": ("an index lies outside its list", ()),
    "endless": ("a rule does not come to an end", ()),
    "stopped": ("a rule failed while a player thought", ()),
    "cell": ("a number does not fit into its cell", ()),
    "moves": ("it lists more than {most} moves, the `most_moves` of the game", ("most",)),
    "no_moves": ("it lists no move, but a seat must decide", ()),
    "no_move": ("it lists a number that is no move of the game", ()),
    "outcomes": ("there are more than {most} outcomes, the `most_outcomes` of the game", ("most",)),
    "weights": ("a weight is below 0, or all together are not from 1 to 2147483647", ()),
    "outcome": ("it draws no outcome: there are at most {most}, the `most_outcomes` of the game", ("most",)),
    "players": (
        "its first number must be that of the players, {players}, but is {first}",
        ("players", "first"),
    ),
    "receipt": ("seat {seat} has {points} points, but its lines add up to {sum}", ("seat", "points", "sum")),
}
"""What may be wrong with the rules of a game: a text, and the names of the numbers in it."""


class BrokenRules(BenbenError, RuntimeError):
    """The rules of a game break what the game declares, or reach beyond a list or a cell. The game is to blame.

    *rule* says where: a rule of a game, or a function and its line. *fault* is a word of `_FAULTS`, *numbers* are
    those in its text, in order. *during* is what was being done, such as a move.
    """

    told: Message

    def __init__(self, rule: str, fault: str, numbers: tuple[int, ...] = (), during: str = "") -> None:
        said, names = _FAULTS[fault]
        facts = dict(zip(names, numbers, strict=True))
        place = f"{rule} ({during})" if during else rule
        super().__init__(
            f"the rules of this game are broken, {place}: {said.format(**facts)}",
            told=message(
                "engine-broken_rules",
                rule=place,
                reason=message(f"engine-broken_rules-{fault}", **{name: str(facts[name]) for name in facts}),
            ),
        )
        self.rule, self.fault, self.numbers, self.during = rule, fault, numbers, during

    def __reduce__(self) -> tuple[type["BrokenRules"], tuple[str, str, tuple[int, ...], str]]:
        return BrokenRules, (self.rule, self.fault, self.numbers, self.during)


FAULTY = (BrokenRules, IndexError, OverflowError)
"""How rules fail that reach too far: compiled, and interpreted."""


_CELLS = ("benben.nd", "benben.engine.row")
"""The modules that read and write cells for rules."""


def blamed(error: Exception, during: str) -> BrokenRules:
    """What a game is to blame for, with what was being done; interpreted rules fail with errors of Python."""
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
