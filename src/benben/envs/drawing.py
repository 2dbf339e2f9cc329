"""A table drawn for the `render_mode` of environments: as plain text, or as pixels."""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from benben.engine.game import Game
from benben.engine.picture import Grid, Line, Span, Tone
from benben.envs.errors import BadEnvironment
from benben.envs.extras import needs
from benben.texts import Texts, with_minus

Pixels: TypeAlias = npt.NDArray[np.uint8]
"""Shape (height, width, 3): red, green, blue."""
Drawing: TypeAlias = "str | Pixels"
MODES = ["ansi", "rgb_array"]
SIZE = (1152, 768)
"""The width and the height of every picture: a film has frames of one size."""

_GAP = "  "
"""Between two columns."""
_FONTS, _MARGIN = (25, 22, 19, 16), 28
"""Heights of letters, and the margin of a picture, in pixels."""
_LEAST = (80, 16)
"""Columns and lines that a picture has room for at least, so that its text rarely changes its size."""
_LINE, _ADVANCE = 1.4, 0.602
"""The height of a line and the width of a letter, in heights of letters."""
_PAPER, _PLACE = "#f6f0e2", "#eadfc6"
"""The background, and that of a separate place on the table."""
_COLORS: dict[Tone, str] = {
    "plain": "#2b2620", "strong": "#0d0b08", "faint": "#8d8373", "gold": "#9a6b00", "green": "#2c6e31",
    "blue": "#1f5a9e", "brown": "#7d4a20", "violet": "#6a3d8f", "red": "#a52a22", "cyan": "#0f6f7a",
}  # fmt: skip


def check_mode(render_mode: str | None) -> None:
    """Raise `BadEnvironment` for a mode that does not exist."""
    if render_mode not in {None, *MODES}:
        raise BadEnvironment(f"render_mode={render_mode!r} is not possible; it is None or {', '.join(MODES)}")


def drawn(render_mode: str, game: Game, table: Any, seat: int | None) -> Drawing:
    """A table as a *seat* (None: a spectator) sees it, in English; empty for a game without pictures.

    Pixels need Matplotlib for its letters: raises ImportError that says so.
    """
    lines = _lines(game, table, seat)
    return pixels(lines) if render_mode == "rgb_array" else "\n".join(_text(line) for line in lines)


# ---- lines ---------------------------------------------------------------------------------------------------------
Piece: TypeAlias = tuple[int, str, Tone, bool]
"""A text in a line: its column, its tone, and whether it lies on a place of its own."""


def _lines(game: Game, table: Any, seat: int | None) -> list[list[Piece]]:
    """The picture as lines of pieces in columns of one width."""
    texts, lines = Texts(), list[list[Piece]]()
    for part in game.rules.picture(game.rules.view(table, seat)):
        lines += _grid(part, texts) if isinstance(part, Grid) else [_pieces(part, texts, 0)]
    return lines


def _grid(grid: Grid, texts: Texts) -> list[list[Piece]]:
    """Lines with aligned columns."""
    rows: Sequence[Sequence[Line]] = [grid.heads, *grid.rows] if grid.heads else grid.rows
    words = [[_pieces(cell, texts, 0) for cell in row] for row in rows]
    widths = [max(map(_width, column)) for column in zip(*words, strict=True)]
    firsts = [sum(widths[:column]) + len(_GAP) * column for column in range(len(widths))]
    return [
        [
            (first + at, text, tone, grid.boxed and bool(place or not grid.heads))
            for cell, first in zip(row, firsts, strict=True)
            for at, text, tone, _ in cell
        ]
        for place, row in enumerate(words)
    ]


def _pieces(line: Line, texts: Texts, first: int) -> list[Piece]:
    pieces = list[Piece]()
    for span in line:
        text = _words(span, texts)
        pieces.append((first, text, span.tone, False))
        first += len(text)
    return pieces


def _width(pieces: list[Piece]) -> int:
    return max((at + len(text) for at, text, _, _ in pieces), default=0)


def _text(line: list[Piece]) -> str:
    written = ""
    for at, text, _, _ in line:
        written = written.ljust(at) + text
    return written.rstrip()


def _words(span: Span, texts: Texts) -> str:
    return texts.format(span.text) if isinstance(span.text, dict) else with_minus(str(span.text))


# ---- pixels --------------------------------------------------------------------------------------------------------
def pixels(lines: list[list[Piece]]) -> Pixels:
    """The lines as a picture of `SIZE`, in letters as large as fit; where none fit, all of it is made smaller."""
    with needs("Matplotlib", "plots", "matplotlib", 'render_mode="rgb_array"'):
        import matplotlib as mpl
        from PIL import Image, ImageDraw
    columns, rows = max([_LEAST[0], *map(_width, lines)]), max(_LEAST[1], len(lines))
    letters = next((size for size in _FONTS if _fits(_room(columns, rows, size))), _FONTS[-1])
    needed = _room(columns, rows, letters)
    image = Image.new("RGB", (max(SIZE[0], needed[0]), max(SIZE[1], needed[1])), _PAPER)
    drawing = ImageDraw.Draw(image)
    folder = f"{mpl.get_data_path()}/fonts/ttf/DejaVuSansMono"
    fonts = {name: _font(f"{folder}{name}.ttf", letters) for name in ("", "-Bold")}
    for row, line in enumerate(lines):
        top = _MARGIN + row * round(_LINE * letters)
        for at, text, tone, is_place in line:
            left = _MARGIN + at * _ADVANCE * letters
            if is_place and text.strip():
                right, bottom = left + len(text) * _ADVANCE * letters, top + _LINE * letters
                drawing.rounded_rectangle((left - 4, top - 1, right + 4, bottom - 5), 4, fill=_PLACE)
            drawing.text(
                (left, top), text, fill=_COLORS[tone], font=fonts["-Bold" if tone == "strong" else ""]
            )
    return np.asarray(image.resize(SIZE) if image.size != SIZE else image, np.uint8).copy()


def _room(columns: int, rows: int, letters: int) -> tuple[int, int]:
    """The width and the height that lines need."""
    return 2 * _MARGIN + round(columns * _ADVANCE * letters), 2 * _MARGIN + rows * round(_LINE * letters)


def _fits(needed: tuple[int, int]) -> bool:
    return needed[0] <= SIZE[0] and needed[1] <= SIZE[1]


@cache
def _font(path: str, letters: int) -> Any:
    from PIL import ImageFont

    return ImageFont.truetype(path, letters)
