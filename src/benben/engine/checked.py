"""The rules of a game of others, each with a check of what it has declared.

Whoever calls such a rule gets `BrokenRules` instead of a list that is too long, or of a chance without outcomes. That
no rule of others reaches beyond its lists and cells is the compiler's part (`benben.engine.lowering`).
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from benben import nd
from benben.engine.broken import BrokenRules
from benben.engine.rule import bind
from benben.engine.table import CHANCE

if TYPE_CHECKING:
    from benben.engine.options import OptionValue
    from benben.engine.rules import Rules

    legal: Callable[..., int]
    chance: Callable[..., int]
    sample: Callable[..., int]
    NAME: str
    MOST_MOVES: int
    MOVES: int
    MOST_OUTCOMES: int
    MOST: tuple[int, ...]

_MOST_WEIGHT = 2**31 - 1
"""All weights together: `dice.below` takes no more."""


def legal_template(table: Any, moves: Any) -> int:
    """The legal moves: not too many, some if a seat must decide, each one of the game's."""
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
    """Chance's weights: not too many, none below 0, and something can happen."""
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
    """An outcome that a game draws itself: one that there is."""
    outcome = sample(table, dice, weights)
    if outcome < 0 or outcome >= MOST_OUTCOMES:
        raise BrokenRules(NAME, "outcome", MOST)
    return outcome


def checked_rules(rules: "Rules") -> dict[str, Any]:
    """The rules of a game that list and draw something, by name, with checks."""
    codes = 1 + max((int(move) for move in rules.moves), default=-1)
    most = {"legal": rules.most_moves, "chance": rules.most_outcomes, "sample": rules.most_outcomes}
    templates: dict[str, Callable[..., int]] = {
        "legal": legal_template,
        "chance": chance_template,
        "sample": sample_template,
    }
    checked: dict[str, Any] = {}
    for name, template in templates.items():
        plain = getattr(rules, name)
        if plain is None:
            continue
        plain = getattr(plain, "unchecked", plain)  # `dataclasses.replace` hands on what is checked already
        checked[name] = bind(
            template, rules.name, **{name: plain}, NAME=f"{rules.name}: `{name}`", MOST=(most[name],),
            MOST_MOVES=rules.most_moves, MOST_OUTCOMES=rules.most_outcomes, MOVES=codes,
        )  # fmt: skip
        checked[name].unchecked = plain
    return checked


def codes_of(rules: "Rules", options: "Mapping[str, OptionValue]") -> nd.Array:
    """Checked *options* as `setup` reads them. Raises `BrokenRules` where the number of players is not the first."""
    codes = rules.encode(options)
    first = int(codes[0]) if len(codes) else 0
    players = int(options.get("players", min(max(first, 1), rules.most_seats)))
    if first != players:
        raise BrokenRules(f"{rules.name}: `encode`", "players", (players, first))
    return nd.array(codes, nd.int64)
