"""Laying a table of Ankh'or in the middle of a game: drawings and letters of `board` as a position in words."""

from collections import Counter
from collections.abc import Mapping, Sequence

from benben.games.ankhor.components import KINDS, SPACES
from benben.games.ankhor.names import COLOR_IDS, GOOD_IDS, TOKEN_IDS
from benben.games.ankhor.position_words import TILE_NAMES
from tests.rules.ankhor.board import Board, load
from tests.rules.ankhor.drawing import COLOR_LETTERS, GAP, TOKEN_LETTERS, Cell, parse, tile_of

ROW = "bf wf kf gf rf kp"
PRICES = "bw wkg bk kgr rb wgr"
"""The default: 2, 3, 2, 3, 2 and 3 markers, three of each good."""
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
    prices: str = "",
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
    as well: `"green,jackal -"`. *face_down* are the tiles of both piles, without it all that are left; *piles* says
    how many lie in the left and in the right one (about half by default), *tops* the colors of the top tiles.
    *prices* that have other numbers of markers than usual come with such a board.
    """
    markers = [len(space) for space in (prices or PRICES).split()]
    if prices and not boards and markers != [len(space) for space in PRICES.split()]:
        boards = f"[market]\nmarkers = {markers}"
    game = load(players, split, boards)
    drawn = [parse(text) for text in estates]
    words = [f"turn={turn}", f"idle={idle}", f"row={_tiles(row.split())}"]
    if markers == game.new_tables()[0].markers.tolist():
        words.append(f"prices={_prices(prices or PRICES)}")
    for seat, estate in enumerate(drawn):
        words += [f"{seat}:estate={_level(estate.ground)}", f"{seat}:upper={_level(estate.tops)}"]
    for key, letters in (("hand", hands), ("stored", stored)):
        words += [f"{seat}:{key}={_tokens(each)}" for seat, each in enumerate(letters.split())]
    words += [f"{seat}:bonus={families}" for seat, families in enumerate(bonus.split())]
    left = Counter({tile: int(count) for tile, count in enumerate(game.new_tables()[0].all_tiles)})
    left.subtract(tile_of(word) for word in row.split() if word != GAP)
    for estate in drawn:
        left.subtract({tile_of(word): count for word, count in estate.counts.items()})
    if face_down is not None:
        gone = left - Counter(map(tile_of, face_down.split()))
        left -= gone
        words.append(f"gone={_counted(gone)}")
    left_pile = left.total() - left.total() // 2 if piles is None else piles[0]
    words += [f"left_pile={left_pile}", f"tops={_tops(left, left_pile, tops)}"]
    return Board(players, split=split, boards=boards, text=" ".join(words))


def _tiles(words: Sequence[str]) -> str:
    return ",".join("-" if word == GAP else TILE_NAMES[tile_of(word)] for word in words)


def _level(words: Mapping[Cell, str]) -> str:
    """The tiles of a level, row by row."""
    rows = range(1, max((row for row, _ in words), default=1) + 1)
    columns = range(1, max((column for _, column in words), default=1) + 1)
    return "/".join(_tiles([words.get((row, column), GAP) for column in columns]) for row in rows)


def _prices(letters: str) -> str:
    spaces = letters.split()
    assert len(spaces) == SPACES
    return ",".join("+".join(GOOD_IDS[COLOR_LETTERS.index(good)] for good in space) for space in spaces)


def _tokens(letters: str) -> str:
    return ",".join(TOKEN_IDS[TOKEN_LETTERS.index(letter)] for letter in letters.strip("-")) or "-"


def _counted(tiles: Mapping[int, int]) -> str:
    return ",".join(f"{TILE_NAMES[tile]}*{count}" for tile, count in tiles.items() if count) or "-"


def _tops(left: Mapping[int, int], left_pile: int, tops: str) -> str:
    """The colors of the top tiles: the given ones, or the first of which tiles are left."""
    colors = [color for tile, count in left.items() for color in [tile // KINDS] * count]
    if not tops:
        counts = (left_pile, len(colors) - left_pile)
        tops = "".join(COLOR_LETTERS[colors.pop(0)] if count else "-" for count in counts)
    return ",".join("-" if top == "-" else COLOR_IDS[COLOR_LETTERS.index(top)] for top in tops)
