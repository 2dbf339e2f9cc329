"""Laying a table of Ankh'or in the middle of a game, in the words of `board` and `drawing`."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from benben.games.ankhor.components import ANKH, EMPTY, KINDS, PILES, SPACES, SUPPLY
from benben.games.ankhor.table import Step
from tests.rules.ankhor.board import FAMILIES, Board
from tests.rules.ankhor.drawing import COLOR_LETTERS, GAP, TOKEN_LETTERS, Estate, lay_estate, parse, tile_of

ROW = "bf wf kf gf rf kp"
PRICES = "bw wkg bk kgr rb wgr"
"""Unless something else is said: 2, 3, 2, 3, 2 and 3 markers, three of each good."""
NO_ROW = "-- -- -- -- -- --"
MANY_OF_ALL = """
[tiles]
jackal = [2, 2, 2, 2, 2]
scarab = [1, 1, 1, 1, 1]
falcon = [2, 2, 2, 2, 2]
points = [1, 1, 1, 1, 1]
warehouse = [2, 2, 2, 2, 2]
scribe = [2, 2, 2, 2, 2]
desert = [1, 1, 1, 1, 1]
"""
"""A box with two warehouses and two scribes of each color."""


def lay(
    *estates: str,
    players: int = 2,
    turn: int = 0,
    hands: str = "",
    stored: str = "",
    bonus: str = "",
    row: str = ROW,
    prices: str = PRICES,
    piles: tuple[int, int] | None = None,
    face_down: str | None = None,
    tops: str = "",
    idle: int = 0,
    split: str = "forbidden",
    boards: str = "",
) -> Board:
    """A table at the beginning of seat *turn*'s turn.

    *estates* are drawings, by seat. *hands* and *stored* are letters of tokens, a word for each seat (`-` for none);
    what is stored lies on warehouses and comes on top of the hands. *bonus* are the families of bonus tokens, by seats
    as well: `"green,jackal -"`. *face_down* are the tiles of both piles, without it all that are left; *piles* tells
    how many lie in the left and in the right one (about half, if nothing is said), *tops* the colors of the top tiles.
    """
    board = Board(players, split=split, boards=boards)
    table = board.table
    table.agenda[:] = 0
    table.agenda_size = 0
    table.drawing = EMPTY
    drawn = [parse(text) for text in estates]
    for seat, estate in enumerate(drawn):
        lay_estate(table, seat, estate)
    _lay_tokens(table, hands.split(), stored.split())
    for seat, families in enumerate(bonus.split()):
        for family in families.split(",") if families != "-" else ():
            table.bonus[seat, FAMILIES.index(family)] += 1
    _lay_market(table, row, prices)
    _lay_piles(table, drawn, row, face_down, piles, tops)
    table.idle = idle
    table.turn = table.actor = turn
    table.step = Step.TURN
    table.acted = table.again = table.to_take = 0
    table.buying = table.square = table.lifted = EMPTY
    table.spendable = table.tokens[turn, ANKH]
    return board


def _lay_tokens(table: Any, hands: Sequence[str], stored: Sequence[str]) -> None:
    for seat, letters in enumerate(hands):
        for letter in letters.strip("-"):
            table.tokens[seat, TOKEN_LETTERS.index(letter)] += 1
    for seat, letters in enumerate(stored):
        for letter in letters.strip("-"):
            table.tokens[seat, TOKEN_LETTERS.index(letter)] += 1
            table.stored[seat, TOKEN_LETTERS.index(letter)] += 1
    for token in range(len(TOKEN_LETTERS)):
        table.supply[token] = SUPPLY[table.seats] - table.tokens[:, token].sum()
    assert (table.supply >= 0).all(), "there are not that many tokens"
    assert (table.stored <= table.storage).all(), "there are not that many warehouses"


def _lay_market(table: Any, row: str, prices: str) -> None:
    tiles, markers = row.split(), prices.split()
    assert len(tiles) == len(markers) == SPACES
    for space, (word, letters) in enumerate(zip(tiles, markers, strict=True)):
        table.offer[space] = EMPTY if word == GAP else tile_of(word)
        table.markers[space] = len(letters)
        for letter in letters:
            table.prices[space, COLOR_LETTERS.index(letter)] += 1


def _lay_piles(
    table: Any,
    estates: Sequence[Estate],
    row: str,
    face_down: str | None,
    piles: tuple[int, int] | None,
    tops: str,
) -> None:
    left = Counter({tile: int(count) for tile, count in enumerate(table.all_tiles)})
    left.subtract(tile_of(word) for word in row.split() if word != GAP)
    for estate in estates:
        left.subtract({tile_of(word): count for word, count in estate.counts.items()})
    assert min(left.values()) >= 0, f"there are not that many of {min(left, key=lambda tile: left[tile])}"
    if face_down is not None:
        there, left = left, Counter(map(tile_of, face_down.split()))
        assert left <= there, "these tiles lie open"
    for tile in range(len(table.pool)):
        table.pool[tile] = left[tile]
    table.piles[:] = piles or (left.total() - left.total() // 2, left.total() // 2)
    assert sum(table.piles) == left.total(), f"{left.total()} tiles lie face down"
    _lay_tops(table, left, tops)


def _lay_tops(table: Any, face_down: Mapping[int, int], tops: str) -> None:
    """Show the colors of the top tiles: those that are told, or any."""
    colors = Counter(
        {color: sum(face_down[color * KINDS + kind] for kind in range(KINDS)) for color in range(5)}
    )
    for pile in range(PILES):
        table.tops[pile] = EMPTY
        if table.piles[pile]:
            color = COLOR_LETTERS.index(tops[pile]) if tops else next(iter(+colors))
            colors[color] -= 1
            table.tops[pile] = color
    assert min(colors.values()) >= 0, "the piles have no such tiles"
