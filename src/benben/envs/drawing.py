"""A table drawn for the `render_mode` of environments: as plain text, or as pixels."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from benben.engine.game import Game
from benben.engine.picture import Grid, Line, Span, Tone
from benben.envs.errors import BadEnvironment
from benben.envs.pictures.canvas import PAGE, SLOT, Box, Canvas, Pixels
from benben.texts import Texts, with_minus

Drawing: TypeAlias = "str | Pixels"
MODES = ["ansi", "rgb_array"]

_GAP = "  "
"""Between two columns."""
_MARGIN, _LEAST = 12, (80, 16)
"""Around lines, in pixels; columns and lines that a picture has room for at least."""
_LINE, _ADVANCE = 1.4, 0.602
"""The height of a line and the width of a letter, in heights of letters."""
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

    In `rgb_array` our games are drawn as boards and pieces, others as their text. That needs Matplotlib for its
    letters: raises ImportError that says so.
    """
    if render_mode == "rgb_array":
        return _pixels(game, table, seat)
    return "\n".join(_text(line) for line in _lines(game, table, seat))


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
def _painter(name: str) -> Callable[[Canvas, Any], None] | None:
    """The function that draws a game's view; None for a game that is drawn by its lines."""
    from benben.envs.pictures import ankhor, imhotep, imhotep_duel, ra

    painters: dict[str, Callable[[Canvas, Any], None]] = {
        "ankhor": ankhor.draw, "imhotep": imhotep.draw, "imhotep_duel": imhotep_duel.draw, "ra": ra.draw,
    }  # fmt: skip
    return painters.get(name)


def _pixels(game: Game, table: Any, seat: int | None) -> Pixels:
    painter = _painter(game.name)
    if painter is None:
        return of_lines(_lines(game, table, seat))
    canvas = Canvas()
    painter(canvas, game.rules.view(table, seat))
    return canvas.pixels


def of_lines(lines: list[list[Piece]]) -> Pixels:
    """The lines as a picture, in letters as large as fit."""
    canvas, (left, top, width, height) = Canvas("DejaVuSansMono"), PAGE.inside(_MARGIN)
    columns, rows = max([_LEAST[0], *map(_width, lines)]), max(_LEAST[1], len(lines))
    letters = min(width / (columns * _ADVANCE), height / (rows * _LINE))
    for row, line in enumerate(lines):
        middle = top + (row + 0.5) * _LINE * letters
        for at, text, tone, is_place in line:
            start = left + at * _ADVANCE * letters
            if is_place and text.strip():
                tall, wide = _LINE * letters - 4, len(text) * _ADVANCE * letters
                canvas.box(Box(start - 4, middle - tall / 2, wide + 8, tall), SLOT, None, 4)
            canvas.write((start, middle), text, letters, _COLORS[tone], bold=tone == "strong")
    return canvas.pixels
