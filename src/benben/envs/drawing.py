"""A table as plain text, for `render_mode="ansi"`."""

from collections.abc import Sequence
from typing import Any

from benben.engine.game import Game
from benben.engine.picture import Grid, Line, Span
from benben.texts import Texts, with_minus

_GAP = "  "
"""Between two columns."""


def drawn(game: Game, table: Any, seat: int | None) -> str:
    """What a *seat* (None: a spectator) sees of a table, in English; empty for a game without pictures."""
    texts = Texts()
    lines: list[str] = []
    for part in game.rules.picture(game.rules.view(table, seat)):
        lines += _grid(part, texts) if isinstance(part, Grid) else [_line(part, texts)]
    return "\n".join(lines)


def _grid(grid: Grid, texts: Texts) -> list[str]:
    """Lines of text with aligned columns."""
    rows: Sequence[Sequence[Line]] = [grid.heads, *grid.rows] if grid.heads else grid.rows
    words = [[_line(cell, texts) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*words, strict=True)]
    return [
        _GAP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in words
    ]


def _line(line: Line, texts: Texts) -> str:
    return "".join(_words(span, texts) for span in line)


def _words(span: Span, texts: Texts) -> str:
    return texts.format(span.text) if isinstance(span.text, dict) else with_minus(str(span.text))
