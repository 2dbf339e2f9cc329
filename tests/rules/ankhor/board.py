"""A table of Ankh'or played in plain words, for the rule tests; `laying.lay` lays one in the middle of a game.

Estates are drawings (see `drawing`). Tokens are the letters of their colors, `b` fish, `w` ivory, `k` charcoal,
`g` herbs, `r` cloth, and `a` ankh. Everything is played through a match, as anybody would: `board.play("buy 3",
"place 1")`. Chance is scripted, too: `board.play("draw left", "reveal scarab", "show blue")`; a bare `"deal"` stands
for everything that chance brings until somebody must decide.
"""

from collections import Counter
from functools import cache
from typing import Any

import pytest

import benben
from benben.engine.table import OVER
from benben.games.ankhor import components
from benben.games.ankhor.components import EMPTY, SPACES
from benben.games.ankhor.conservation import problems
from benben.games.ankhor.scoring import item_points
from benben.games.ankhor.table import Step
from tests.rules.ankhor.drawing import (
    COLOR_LETTERS,
    GAP,
    TOKEN_LETTERS,
    Estate,
    read,
    show,
    word_of,
)
from tests.rules.playing import PlayedTable

FAMILIES = ("blue", "white", "black", "green", "red", "jackal", "scarab", "falcon")
GOODS = ("fish", "ivory", "charcoal", "herbs", "cloth")
KINDS = ("jackal", "scarab", "falcon", "points", "warehouse", "scribe", "desert")


@cache
def load(players: int, split: str, boards: str) -> benben.Game:
    """The game with these options; *boards* is a document, or nothing."""
    chosen: dict[str, Any] = {"players": players, "split": split}
    return benben.load("ankhor", **chosen, **({"boards": boards} if boards else {}))


class Board(PlayedTable):
    """One table, its moves and what can be seen on it. Nothing is lost, and no note goes wrong, while it is played."""

    def __init__(
        self, players: int = 2, *, split: str = "forbidden", boards: str = "", text: str | None = None
    ) -> None:
        """A table at the position of a *text*, or on which chance is about to lay the first price marker."""
        self.game = load(players, split, boards)
        self.players = players
        dealer = benben.SeededDealer(1)
        self.match = benben.Match(self.game, dealer) if text is None else self.game.position(text, seed=1)
        self.tables, self.table = self.match.tables, self.match.table

    # ---- playing ----
    @property
    def step(self) -> Step:
        return Step(int(self.table.step))

    def carry_out(self, line: str) -> None:
        """Carry out a decision or an outcome of chance. It loses and makes nothing."""
        tiles = self._tiles()
        leftmost = Counter([word for word in self.row().split() if word != GAP][:1])
        is_drawing = self.players == 2 and line.startswith(("draw", "slide"))
        self.match.push(line)
        assert tiles - self._tiles() == (leftmost if is_drawing else Counter()), f"{line!r} lost a tile"
        assert self._tiles() <= tiles, f"{line!r} made a tile"
        assert not list(problems(self.table)), line

    def refuses(self, *lines: str) -> None:
        """None of these moves can be played; the error names what could, and nothing has changed."""
        legal, before = self.legal(), self.match.key
        for line in lines:
            with pytest.raises(benben.IllegalMove) as error:
                self.match.push(line)
            assert error.value.legal == legal
            assert self.match.key == before

    def _tiles(self) -> Counter[str]:
        """All tiles that are still in the game, wherever they are."""
        tiles = Counter({word_of(tile): int(count) for tile, count in enumerate(self.table.pool) if count})
        tiles.update(word_of(int(tile)) for tile in self.table.offer if tile != EMPTY)
        for seat in range(self.players):
            tiles += self.open_estate(seat).counts
        return tiles

    # ---- looking ----
    def is_turn_of(self, seat: int) -> bool:
        """Whether a seat is at the beginning of its turn."""
        return (self.actor, self.step, int(self.table.acted)) == (seat, Step.TURN, 0)

    def asks(self, seat: int, step: Step) -> bool:
        """Whether a seat has to decide this."""
        return (self.actor, self.step) == (seat, step)

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def estate(self, seat: int = 0) -> str:
        """The drawing of an estate."""
        return show(self.open_estate(seat))

    def open_estate(self, seat: int = 0) -> Estate:
        return read(self.table, seat)

    def places(self) -> str:
        """The actor's estate with the places on the ground where the tile in hand may go, numbered."""
        estate = self.open_estate(self.actor)
        for place in self.match.view(None)["places"]:
            cell = place["row"], place["column"]
            assert cell not in estate.ground, "there lies a tile already"
            estate.ground[cell] = f"{place['number']:02}"
        return show(Estate(estate.ground))

    def squares(self) -> list[tuple[int, int]]:
        """The squares where the tile in hand may go: rows and columns of their upper left tiles."""
        squares = self.match.view(None)["squares"]
        assert [str(square["number"]) for square in squares] == self.offers("stack")
        return [(square["row"], square["column"]) for square in squares]

    def hand(self, seat: int = 0) -> str:
        """Tokens of a seat that do not lie on a warehouse."""
        counts = [int(count) for count in self.table.tokens[seat]]
        for good, count in enumerate(self.table.stored[seat]):
            counts[good] -= int(count)
        return "".join(letter * count for letter, count in zip(TOKEN_LETTERS, counts, strict=True))

    def stored(self, seat: int = 0) -> str:
        """Tokens of a seat on warehouses."""
        counts = zip(COLOR_LETTERS, self.table.stored[seat], strict=True)
        return "".join(letter * int(count) for letter, count in counts)

    def supply(self, token: str) -> int:
        """Tokens of a type that no seat has."""
        return int(self.table.supply[TOKEN_LETTERS.index(token)])

    def row(self) -> str:
        """The tiles under the price board, space by space."""
        return " ".join(word_of(int(tile)) for tile in self.table.offer)

    def prices(self) -> str:
        """The price markers, space by space."""
        prices = self.table.prices
        return " ".join(
            "".join(letter * int(count) for letter, count in zip(COLOR_LETTERS, prices[space], strict=True))
            for space in range(SPACES)
        )

    def piles(self) -> tuple[int, int]:
        """Tiles in the left and in the right draw pile."""
        return int(self.table.piles[0]), int(self.table.piles[1])

    def tops(self) -> str:
        """The colors of the top tiles of the piles."""
        return "".join(COLOR_LETTERS[color] if color != EMPTY else "-" for color in self.table.tops)

    def bonus(self, seat: int = 0) -> list[str]:
        """What a seat has bonus tokens for."""
        counts = zip(FAMILIES, self.table.bonus[seat], strict=True)
        return [family for family, count in counts for _ in range(int(count))]

    def points(self) -> list[int]:
        return list(self.match.scores)

    def item(self, name: str, seat: int = 0) -> int:
        """What an item of the receipt gives a seat."""
        return int(item_points(self.table, seat, components.Item[name.upper()]))
