"""A table of The Duel laid by a text of `Game.position` and played in plain words, for the rule tests.

Chance is scripted: `board.play("unload 2", "load Obelisk", "load Take", "load Tomb 7")`; a bare `"load"` stands for
any tokens that are due.
"""

from collections import Counter
from collections.abc import Iterable

import benben
from benben.engine.table import OVER, Tables
from benben.games.imhotep_duel import components, rules, scoring
from benben.games.imhotep_duel.table import NOBODY, Step
from tests.rules.playing import PlayedTable

Pile = Counter[str]
"""How many tokens of each kind, by id."""

SITES = ("obelisk", "temple", "pyramid", "tomb")
BOATS = "123ABC"
LINES = {"1": "c1 b1 a1", "2": "c2 b2 a2", "3": "c3 b3 a3", "A": "a3 a2 a1", "B": "b3 b2 b1", "C": "c3 c2 c1"}
"""The spaces of each boat's line, closest first."""
SPACES = [f"{column}{row}" for row in "123" for column in "abc"]
"""Row by row from the top left, as the record numbers them."""
COPIES: dict[str, int] = {
    "obelisk": 12,
    "light_pyramid": 6,
    "dark_pyramid": 6,
    **{f"temple_{value}": 3 for value in range(1, 5)},
    **{f"tomb_{number}": 1 for number in range(1, 13)},
    **dict.fromkeys(("take", "place", "place_and_unload", "swap_and_unload"), 3),
}
"""The box, in the order of the kinds."""
IDS = list(COPIES)


def pile(words: str) -> Pile:
    """Tokens written as in a position: `obelisk*2,tomb_7`, or `-` for none."""
    counts: Pile = Counter()
    for each in words.split(",") if words != "-" else ():
        name, _, count = each.partition("*")
        assert name in COPIES, name
        counts[name] += int(count or 1)
    return counts


def some(**counts: int) -> str:
    """So many tokens of each kind, as in a position."""
    return ",".join(f"{name}*{count}" for name, count in counts.items() if count) or "-"


def own(*tokens: str) -> str:
    """The words that say which tokens each seat owns."""
    return " ".join(f"{seat}:tokens={each}" for seat, each in enumerate(tokens))


def title(name: str) -> str:
    """How notation calls a token: `Light pyramid`."""
    return name.replace("_", " ").capitalize()


class Board(PlayedTable):
    """One table, its moves and what can be seen on it."""

    anything = "load"

    def __init__(self, sides: str = "AAAA", *, open_temples: bool = False) -> None:
        """A table whose boats are still to be loaded."""
        self.game = benben.load("imhotep_duel", sides=sides, open_temples=open_temples)
        self.stand_on(self.game.new_tables())

    def stand_on(self, tables: Tables) -> "Board":
        """Take a table over."""
        self.tables, self.table = tables, tables[0]
        self.boxed = self._counts(self.table.gone)
        """What was in the box already when the table was laid."""
        return self

    # ---- playing ----
    @property
    def step(self) -> Step:
        return Step(int(self.table.step))

    def match(self) -> benben.Match:
        """A match that stands where the board stands."""
        return benben.Match(self.game, benben.SeededDealer(1), self.tables)

    # ---- looking ----
    def is_turn_of(self, seat: int) -> bool:
        """Whether a seat is at the beginning of its turn."""
        return (self.actor, int(self.table.turn), self.step) == (seat, seat, Step.TURN)

    def tokens(self, seat: int) -> Pile:
        """The tokens of a seat, on its sites and next to them."""
        return self._counts(self.table.tokens[seat])

    def boat(self, name: str) -> list[str]:
        """The tokens on cargo spaces 1, 2, 3; `-` for none."""
        return [IDS[kind] if kind >= 0 else "-" for kind in self.table.cargo[BOATS.index(name)]]

    def boats(self) -> str:
        """The names of the boats in the game."""
        return "".join(name for index, name in enumerate(BOATS) if int(self.table.boats) >> index & 1)

    def standing(self, seat: int) -> str:
        """The spaces on which a seat's meeples stand."""
        mask = int(self.table.meeples[seat])
        return ",".join(name for index, name in enumerate(SPACES) if mask >> index & 1) or "-"

    def hand(self, seat: int) -> int:
        """How many meeples a seat has in hand."""
        return int(rules.meeples_in_hand(self.table, seat))

    def gone(self) -> Pile:
        """The tokens that went to the box since the table was laid."""
        return self._counts(self.table.gone) - self.boxed

    def face_down(self) -> Pile:
        """The tokens of supply and reserve."""
        return self._counts(self.table.pool)

    @property
    def supply(self) -> int:
        return int(self.table.supply)

    @property
    def reserve(self) -> int:
        return int(self.table.reserve)

    @property
    def first_to_five(self) -> int | None:
        seat = int(self.table.first_to_five)
        return None if seat == NOBODY else seat

    def points(self) -> list[int]:
        return [int(scoring.score(self.table, seat)) for seat in (0, 1)]

    def item(self, name: str) -> list[int]:
        """What an item of the receipt gives each seat."""
        item = components.Item[name.upper()]
        return [int(scoring.item_points(self.table, seat, item)) for seat in (0, 1)]

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def winner(self) -> int:
        return int(scoring.winner(self.table))

    @staticmethod
    def _counts(numbers: Iterable[int]) -> Pile:
        return Counter({IDS[kind]: int(count) for kind, count in enumerate(numbers) if count})


def lay(text: str = "", sides: str = "AAAA", *, open_temples: bool = False) -> Board:
    """A table in the middle of a game, as the *text* of a position says."""
    board = Board(sides, open_temples=open_temples)
    return board.stand_on(board.game.position(text, seed=1).tables)
