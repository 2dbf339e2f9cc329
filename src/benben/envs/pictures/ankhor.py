"""A table of Ankh'or as a picture: the price board, tokens, and the estates."""

from collections.abc import Iterable, Mapping

from benben.engine.message import Message, message
from benben.envs.pictures.canvas import FAINT, GOLD, PAGE, PANEL, SLOT, Box, Canvas, Piece
from benben.envs.pictures.seats import panels
from benben.games.ankhor.names import COLOR_IDS, TOKEN_IDS, AnkhorColor, AnkhorToken
from benben.games.ankhor.view import AnkhorDrawPile, AnkhorEstateTile, AnkhorSeat, AnkhorSpace, AnkhorView

_COLORS: dict[AnkhorColor, str] = {
    "blue": "#2f5fbe", "white": "#fffdf6", "black": "#373842", "green": "#539741", "red": "#cb4e2c",
}  # fmt: skip
_TOKENS: dict[str, str] = {
    **{token: _COLORS[color] for token, color in zip(TOKEN_IDS, COLOR_IDS, strict=False)},
    "ankh": GOLD,
}
_CELL = 54.0
"""The most pixels of a tile of an estate."""


def draw(canvas: Canvas, view: AnkhorView) -> None:
    """From top to bottom: the price board between the piles, the supply, the estates, what the letters mean."""
    market, supply, seats, signs = PAGE.rows(150, 34, 0, 34)
    left, *spaces, right = market.columns(110, *[0] * len(view["market"]), 110)
    for place, pile in zip((left, right), view["piles"], strict=True):
        _pile(canvas, place, view, pile)
    for place, space in zip(spaces, view["market"], strict=True):
        _space(canvas, place, view, space)
    label, tokens = supply.columns(110, 0)
    canvas.label(label, _words("supply"), bold=True)
    _tokens(canvas, tokens, view["supply"], len(TOKEN_IDS))
    names = [_words("name", seat=seat["seat"]) for seat in view["seats"]]
    places = seats.columns(*[0] * view["players"], gap=10)
    rooms = panels(canvas, places, view, names, [SLOT] * view["players"])
    for room, seat in zip(rooms, view["seats"], strict=True):
        held, estate = room.rows(64, 0)
        if view["step"] == "return" and seat["seat"] == view["actor"]:
            canvas.box(held.inside(-4), GOLD)
        _tokens(canvas, held, seat["tokens"], len(TOKEN_IDS) // 2)
        _estate(canvas, estate, view, seat)
    letters, last, again = signs.columns(0, 110, 210)
    for line, words in zip(letters.rows(0, 0, gap=0), ("sign-colors", "sign-kinds"), strict=True):
        canvas.label(line, _words(words), 12, FAINT, left=True)
    for place, words, holds in ((last, "last_round", view["last_round"]), (again, "again", view["again"])):
        if holds:
            canvas.piece(place, Piece(_words(words), GOLD))


def _words(name: str, /, **args: int | Message) -> Message:
    return message(f"ankhor-picture-{name}", **args)


def _tokens(canvas: Canvas, box: Box, counts: Mapping[AnkhorToken, int], columns: int) -> None:
    """Each kind of token with its number."""
    pieces = [Piece(message(f"ankhor-token-{token}"), _TOKENS[token], counts[token]) for token in TOKEN_IDS]
    canvas.pieces(box, pieces, columns, 30)


# ---- the price board -------------------------------------------------------------------------------------------
def _pile(canvas: Canvas, box: Box, view: AnkhorView, pile: AnkhorDrawPile) -> None:
    """A draw pile with the color of its top tile."""
    label = message(f"ankhor-pile-{pile['name']}")
    if pile["color"] is None:
        canvas.piece(box, Piece(_words("pile_empty", pile=label), SLOT))
        return
    if view["drawing"] == pile["name"]:
        canvas.box(box.inside(-3), GOLD)
    color = message(f"ankhor-color-{pile['color']}")
    words = _words("pile", pile=label, count=pile["count"], color=color)
    canvas.piece(box, Piece(words, _COLORS[pile["color"]]))


def _space(canvas: Canvas, box: Box, view: AnkhorView, space: AnkhorSpace) -> None:
    """The markers of a space above its tile; the space that is bought has a golden edge."""
    if view["buying"] == space["space"]:
        canvas.box(box.inside(-3), GOLD)
    canvas.box(box, PANEL)
    markers, tile = box.inside(6).rows(66, 0)
    for place, good in zip(markers.rows(0, 0, 0, gap=3), space["markers"], strict=False):
        canvas.piece(place, Piece(message(f"ankhor-token-{good}"), _TOKENS[good]), 12)
    held = space["tile"]
    if held is None:
        canvas.piece(tile, Piece("", SLOT))
    else:
        color, kind = message(f"ankhor-color-{held['color']}"), _words(f"kind-{held['kind']}")
        canvas.piece(tile, Piece(message("ankhor-tile", color=color, kind=kind), _COLORS[held["color"]]), 16)


# ---- the estates -----------------------------------------------------------------------------------------------
def _estate(canvas: Canvas, box: Box, view: AnkhorView, seat: AnkhorSeat) -> None:
    """Tiles on the ground, then those of level one between them, then the places where the tile in hand may go."""
    is_actor = seat["seat"] == view["actor"]
    places = view["places"] if is_actor else []
    corners = [(tile["row"], tile["column"]) for tile in seat["estate"]]
    corners += [(place["row"], place["column"]) for place in places]
    if not corners:
        return
    grid = _Grid(box, corners)
    for place in places:
        canvas.piece(grid.cell(place["row"], place["column"], 0.16), Piece("", SLOT))
    for tile in sorted(seat["estate"], key=lambda tile: tile["level"]):
        _tile(canvas, grid, tile, is_actor and tile["number"] == view["lifted"])
    for square in view["squares"] if is_actor else []:
        canvas.disc(grid.cell(square["row"] + 0.5, square["column"] + 0.5).middle, grid.size / 8, GOLD)


def _tile(canvas: Canvas, grid: "_Grid", tile: AnkhorEstateTile, is_lifted: bool) -> None:
    shift = tile["level"] / 2
    cell = grid.cell(tile["row"] + shift, tile["column"] + shift, 0.08 * tile["level"])
    if is_lifted:
        canvas.box(cell.inside(-3), GOLD)
    fill = _COLORS[tile["color"]]
    color, kind = _words(f"letter-{tile['color']}"), _words(f"letter-{tile['kind']}")
    code = _words("tile_code", color=color, kind=kind)
    canvas.piece(cell, Piece("" if tile["covered"] else code, fill), 18)
    if tile["stored"]:
        canvas.disc((cell.left + cell.width - 6, cell.top + 6), 5, GOLD)


class _Grid:
    """Cells of one size that hold an estate."""

    def __init__(self, box: Box, corners: Iterable[tuple[int, int]]) -> None:
        rows, columns = zip(*corners, strict=True)
        self._row, self._column = min(rows), min(columns)
        height, width = max(rows) - self._row + 1, max(columns) - self._column + 1
        self.size = min(_CELL, box.width / width, box.height / height)
        self._left, self._top = box.left, box.top

    def cell(self, row: float, column: float, margin: float = 0) -> Box:
        """A cell, with a margin in parts of its size."""
        left, top = column - self._column, row - self._row
        size = self.size
        return Box(self._left + size * left, self._top + size * top, size - 2, size - 2).inside(margin * size)
