"""What chance decides at a draw: the third tile, the top tile of a pile with nine tiles left.

Tables with one secret draw the same for the same purpose (`benben.engine.dealer.KeyedDealer`). A game whose tiles have
places, such as piles, names them in a module `draws` with a function `purpose`. Otherwise draws are counted.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, TypeAlias

from benben.engine.ply import Ply
from benben.engine.table import CHANCE

Purpose: TypeAlias = Callable[[Any], "str | None"]
"""Names the place on a table whose content chance decides now, other than any other place; None: count the draws."""


class Drawing(Protocol):
    """The part of a match that a dealer needs while chance is to act."""

    @property
    def ply(self) -> int:
        """How many plies were played."""

    @property
    def plies(self) -> Sequence[Ply]:
        """All of them."""

    @property
    def table(self) -> Any:
        """The table."""

    @property
    def rules(self) -> Any:
        """The rules of the game (`benben.engine.rules`, which needs dealers)."""

    def weights(self) -> Sequence[int]:
        """The exact weight of each outcome."""


def purpose_of(match: Drawing) -> str:
    """What chance decides now; no two draws of a match share it.

    By default the verb of the outcomes and how often chance has used it, as in `reveal 2` for the third tile of Ra.
    """
    place = _place_of(match.rules.module)(match.table)
    if place is not None:
        return place
    verbs = match.rules.outcomes(match.table).verbs
    before = sum(ply.actor == CHANCE and ply.text.partition(" ")[0] in verbs for ply in match.plies)
    return f"{' '.join(sorted(verbs))} {before}"


@cache
def _place_of(module: str) -> Purpose:
    name = f"{module}.draws"
    if not hasattr(import_module(module), "__path__") or find_spec(name) is None:
        return lambda _table: None
    purpose: Purpose = import_module(name).purpose
    return purpose
