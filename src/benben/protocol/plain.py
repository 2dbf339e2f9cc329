"""A game's picture in plain text, without colours or frames, for programs that read text."""

from collections.abc import Sequence

from benben.engine.picture import Grid, Line, Picture, Span
from benben.texts import Texts, with_minus

_GAP = "  "


def plain_text(picture: Picture, texts: Texts) -> str:
    """The picture from top to bottom, with grids in columns."""
    lines: list[str] = []
    for part in picture:
        lines += _grid(part, texts) if isinstance(part, Grid) else [_line(part, texts)]
    return "\n".join(line.rstrip() for line in lines)


def _grid(grid: Grid, texts: Texts) -> list[str]:
    drawn = [[_line(cell, texts) for cell in row] for row in grid.rows]
    if grid.heads:
        drawn.insert(0, [_line(head, texts) for head in grid.heads])
    widths = [
        max((len(row[column]) for row in drawn if column < len(row)), default=0)
        for column in range(_wide(drawn))
    ]
    return [_GAP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)) for row in drawn]


def _wide(rows: Sequence[Sequence[str]]) -> int:
    return max((len(row) for row in rows), default=0)


def _line(line: Line, texts: Texts) -> str:
    return "".join(_words(span, texts) for span in line)


def _words(span: Span, texts: Texts) -> str:
    return texts.format(span.text) if isinstance(span.text, dict) else with_minus(str(span.text))
