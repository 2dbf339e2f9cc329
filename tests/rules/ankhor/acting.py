"""Buying and moving described by one drawing, for the rule tests.

`**` is where the tile goes, on the ground or on level one; a tile that is moved is written in capitals:
`move("GJ  gs  gf / --  **")` moves the first tile under the second one.
"""

from dataclasses import dataclass
from typing import Any

from benben.games.ankhor.table import Step
from tests.rules.ankhor.board import Board
from tests.rules.ankhor.drawing import Cell, parse, show
from tests.rules.ankhor.laying import NO_ROW, lay

HERE = "**"
RICH = "bwkgr"
"""A good of each kind."""


@dataclass(frozen=True)
class Deed:
    """An estate, the tile that is moved (level and cell), and where a tile goes."""

    estate: str
    lifted: tuple[int, Cell] | None
    to: tuple[int, Cell] | None


def read_deed(text: str) -> Deed:
    """The deed of a drawing; rows and columns are those of the estate before it."""
    estate = parse(text)
    lifted = to = None
    for level, words in enumerate((estate.ground, estate.tops)):
        for cell, word in list(words.items()):
            if word == HERE:
                to = level, cell
                del words[cell]
            elif word.isupper():
                lifted = level, cell
                words[cell] = word.lower()
    up, left = estate.corner
    return Deed(show(estate), _shifted(lifted, up, left), _shifted(to, up, left))


def _shifted(spot: tuple[int, Cell] | None, up: int, left: int) -> tuple[int, Cell] | None:
    return spot and (spot[0], (spot[1][0] - up, spot[1][1] - left))


def spot_of(board: Board, deed: Deed) -> str:
    """The move that lays the tile in hand where a deed says; it has to be offered."""
    assert deed.to is not None, "nothing says where the tile goes"
    level, (row, column) = deed.to
    view = board.match.view(None)
    offered = view["squares"] if level else view["places"]
    (number,) = (each["number"] for each in offered if (each["row"], each["column"]) == (row, column))
    return f"stack {number}" if level else f"place {number}"


def buying(estate: str, tile: str = "bd", hand: str = RICH, space: int = 1, **words: Any) -> Board:
    """The first player is about to place a tile that he buys from a space; no other tile is for sale."""
    row = NO_ROW.split()
    row[space - 1] = tile
    return lay(estate, hands=hand, row=" ".join(row), **words).play(f"buy {space}")


def buy(text: str, tile: str, *, hands: str = "bw", saved: str = "fish", **words: Any) -> Board:
    """The first player buys a tile from the first space, and saves a good if he is asked for one."""
    deed = read_deed(text)
    words.setdefault("row", f"{tile} -- -- -- -- --")
    board = lay(deed.estate, hands=hands, **words).play("buy 1")
    board.play(spot_of(board, deed))
    return board.play(f"save {saved}") if board.step == Step.SAVE else board


def lifting(text: str, *, hands: str = "a", **words: Any) -> Board:
    """The first player has lifted the tile in capitals."""
    deed = read_deed(text)
    assert deed.lifted is not None, "no tile is in capitals"
    board = lay(deed.estate, hands=hands, **{"row": NO_ROW, **words}).play("move")
    level, cell = deed.lifted
    return board.play(f"lift {parse(deed.estate).number(*cell, level)}")


def move(text: str, **words: Any) -> Board:
    """The first player moves the tile in capitals."""
    board = lifting(text, **words)
    return board.play(spot_of(board, read_deed(text)))


def move_again(board: Board, text: str) -> Board:
    """He moves the tile in capitals; the drawing has to be that of the estate as it is."""
    deed = read_deed(text)
    assert deed.lifted is not None
    assert board.estate() == deed.estate
    level, cell = deed.lifted
    board.play("move", f"lift {parse(deed.estate).number(*cell, level)}")
    return board.play(spot_of(board, deed))
