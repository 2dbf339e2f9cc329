"""A game's own words for reviews: the module `details` in its folder, if it has one.

It has two functions of a table:

- `holdings(table, seat)`: what a seat has in hand that is no points yet, as tuples of an item, a number that tells
  items of a kind apart (0 if there is none to tell), and a count. `GAME-held-ITEM` is the item in words.
- `kind_of_error(table, best, played)`: the kind of error of a move that was *played* where another was *best*, both as
  typed values; empty if it is none of the game's kinds. `GAME-error-KIND` is the kind in words.
"""

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeAlias

from benben.engine.game import Game
from benben.engine.message import Message, message
from benben.engine.notation import Move
from benben.engine.rules import Rules
from benben.texts import has_text


class Held(NamedTuple):
    """Something in hand."""

    item: str
    number: int

    def in_words(self, game: str) -> Message:
        """The item in words."""
        return message(f"{game}-held-{self.item}", number=self.number)


def item_in_words(game: str, item: str) -> Message:
    """An item of the receipt in words; its id in a game that has none."""
    name = f"{game}-item-name-{item}"
    return message(name) if has_text(name) else message("review-why-item", item=item)


Holdings: TypeAlias = "Callable[[Any, int], Iterator[tuple[str, int, int]]]"
KindOfError: TypeAlias = "Callable[[Any, Move, Move], str]"


class Details(NamedTuple):
    """The functions of a game's module."""

    holdings: Holdings
    kind_of_error: KindOfError


def held_by(game: Game, table: Any) -> dict[tuple[int, Held], int]:
    """What each seat has in hand at a table, with its count."""
    holdings = details_of(game.rules).holdings
    return {
        (seat, Held(item, number)): count
        for seat in range(game.players)
        for item, number, count in holdings(table, seat)
    }


@cache
def details_of(rules: Rules) -> Details:
    """The functions of a game; those of a game without the module know nothing."""
    name = f"{rules.module}.details"
    if not hasattr(import_module(rules.module), "__path__") or find_spec(name) is None:
        return Details(_nothing_held, _no_kind)
    module = import_module(name)
    return Details(module.holdings, module.kind_of_error)


def _nothing_held(_table: Any, _seat: int) -> Iterator[tuple[str, int, int]]:
    return iter(())


def _no_kind(_table: Any, _best: Move, _played: Move) -> str:
    return ""
