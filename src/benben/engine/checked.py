"""The rules of somebody else's game, each with a check of the limits that it has declared.

The caller of such a rule gets `BrokenRules` instead of a list that is too long, or of a chance without outcomes. The
compiler ensures that no such rule reads or writes beyond its lists and cells (`benben.engine.lowering`).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from benben import nd
from benben.engine.broken import BrokenRules
from benben.engine.options import OptionValue
from benben.engine.rule import bind
from benben.engine.table import CHANCE

if TYPE_CHECKING:
    legal: Callable[..., int]
    chance: Callable[..., int]
    sample: Callable[..., int]
    NAME: str
    MOST_MOVES: int
    MOVES: int
    MOST_OUTCOMES: int
    MOST: tuple[int, ...]

_MOST_WEIGHT = 2**31 - 1
"""The largest sum of weights: `dice.below` takes no more."""


class Limits(NamedTuple):
    """The limits that a game declares never to exceed."""

    moves: int
    """The integers of moves are below this."""
    most_moves: int
    most_outcomes: int


def legal_template(table: Any, moves: Any) -> int:
    """The legal moves: within the limit, at least one if a seat must decide, each one of the game's."""
    count = legal(table, moves)
    if count > MOST_MOVES:
        raise BrokenRules(NAME, "moves", MOST)
    if count < 1 and table.actor >= 0:
        raise BrokenRules(NAME, "no_moves")
    for place in range(count):
        if moves[place] < 0 or moves[place] >= MOVES:
            raise BrokenRules(NAME, "no_move")
    return count


def chance_template(table: Any, weights: Any) -> int:
    """Chance's weights: within the limit, none below 0, and their sum above 0."""
    count = chance(table, weights)
    if count > MOST_OUTCOMES:
        raise BrokenRules(NAME, "outcomes", MOST)
    total = 0
    for outcome in range(count):
        if weights[outcome] < 0:
            raise BrokenRules(NAME, "weights")
        total += weights[outcome]
    if table.actor == CHANCE and (total < 1 or total > _MOST_WEIGHT):
        raise BrokenRules(NAME, "weights")
    return count


def sample_template(table: Any, dice: Any, weights: Any) -> int:
    """An outcome that a game draws itself: it must exist."""
    outcome = sample(table, dice, weights)
    if outcome < 0 or outcome >= MOST_OUTCOMES:
        raise BrokenRules(NAME, "outcome", MOST)
    return outcome


CHECKED: Mapping[str, Callable[..., int]] = {
    "legal": legal_template,
    "chance": chance_template,
    "sample": sample_template,
}
"""The rules that list or draw something, by name, each with its check."""


def checked_rule(name: str, rule: Any, game: str, limits: Limits) -> Any:
    """The *rule* of a game that has a *name* of `CHECKED`, with its check."""
    plain = getattr(rule, "unchecked", rule)  # `dataclasses.replace` passes on rules that are checked already
    most = limits.most_moves if name == "legal" else limits.most_outcomes
    checked = bind(
        CHECKED[name], game, **{name: plain}, NAME=f"{game}: `{name}`", MOST=(most,),
        MOST_MOVES=limits.most_moves, MOST_OUTCOMES=limits.most_outcomes, MOVES=limits.moves,
    )  # fmt: skip
    checked.unchecked = plain  # type: ignore[attr-defined]
    return checked


def checked_codes(
    codes: Sequence[int], options: Mapping[str, OptionValue], game: str, most_seats: int
) -> nd.Array:
    """The *codes* of checked *options*. Raises `BrokenRules` where the number of players is not the first."""
    first = int(codes[0]) if len(codes) else 0
    players = int(options.get("players", min(max(first, 1), most_seats)))
    if first != players:
        raise BrokenRules(f"{game}: `encode`", "players", (players, first))
    return nd.array(codes, nd.int64)
