"""A table drawn for `render`: as plain text, or as pixels."""

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
Drawing: TypeAlias = "str | Pixels | None"
MODES = ["ansi", "rgb_array"]
SIZE = (1152, 768)
"""The width and the height of every picture: a film has frames of one size."""

_GAP = "  "
"""Between two columns."""
_FONT, _MARGIN = 17, 28
"""The height of the letters and the margin of a picture, in pixels."""
_LINE = 1.3
"""The height of a line, in heights of letters."""
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


def render(render_mode: str | None, game: Game, table: Any, seat: int | None) -> Drawing:
    """What a *seat* (None: a spectator) sees of a table, in English; None without a mode.

    Empty for a game without pictures. Pixels need Matplotlib for its letters: raises ImportError that says so.
    """
    if render_mode is None:
        return None
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
    """The lines as a picture of `SIZE`; where they need more room, all of it is made smaller."""
    image, drawing, fonts = _sheet(_FONT, SIZE)
    advance, height = fonts[False].getlength("0"), round(_FONT * _LINE)
    width = round(2 * _MARGIN + advance * max(map(_width, lines), default=0))
    needed = (max(SIZE[0], width), max(SIZE[1], 2 * _MARGIN + height * len(lines)))
    factor = max(needed[0] / SIZE[0], needed[1] / SIZE[1])
    if factor > 1:
        image, drawing, fonts = _sheet(_FONT, (round(SIZE[0] * factor), round(SIZE[1] * factor)))
    for row, line in enumerate(lines):
        top = _MARGIN + row * height
        for at, text, tone, is_place in line:
            left = _MARGIN + at * advance
            if is_place and text.strip():
                box = (left - 4, top - 1, left + advance * len(text) + 4, top + height - 3)
                drawing.rounded_rectangle(box, 4, fill=_PLACE)
            drawing.text((left, top), text, fill=_COLORS[tone], font=fonts[tone == "strong"])
    if factor > 1:
        image = image.resize(SIZE)
    return np.asarray(image, np.uint8).copy()


def _sheet(letters: int, size: tuple[int, int]) -> Any:
    """An empty picture, what draws on it, and the fonts by whether they are bold."""
    with needs("Matplotlib", "plots", "matplotlib", 'render_mode="rgb_array"'):
        import matplotlib as mpl
        from PIL import Image, ImageDraw
    image = Image.new("RGB", size, _PAPER)
    folder = f"{mpl.get_data_path()}/fonts/ttf"
    names = {False: "DejaVuSansMono.ttf", True: "DejaVuSansMono-Bold.ttf"}
    return (
        image,
        ImageDraw.Draw(image),
        {is_bold: _font(f"{folder}/{name}", letters) for is_bold, name in names.items()},
    )


@cache
def _font(path: str, letters: int) -> Any:
    from PIL import ImageFont

    return ImageFont.truetype(path, letters)
