"""Draw a game's picture with rich."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from benben.cli.terminal import printable
from benben.engine.picture import Grid, Line, Picture, Span, Tone
from benben.texts import Texts, with_minus

_STYLES: dict[Tone, str] = {
    "plain": "",
    "strong": "bold",
    "faint": "dim",
    "gold": "bold yellow",
    "green": "green",
    "blue": "bright_blue",
    "brown": "yellow",
    "violet": "magenta",
    "red": "bold red",
    "cyan": "cyan",
}

_PLACE = 12
"""The fixed width of a place on the table in columns."""

_NUMBER, _GAP = 3, 2
"""The width of a move's number, and of the gap between columns."""
_FEW_MOVES, _MOST_COLUMNS = 7, 3
"""Up to this many moves are listed in one column, more in up to this many columns."""


def draw(picture: Picture, texts: Texts, plain: bool = False) -> RenderableType:
    """Draw the picture as text; *plain* omits lines around cells."""
    return Group(
        *(_grid(part, texts, plain) if isinstance(part, Grid) else _line(part, texts) for part in picture)
    )


def draw_moves(moves: Sequence[tuple[str, str]], width: int, numbers: Sequence[int] | None = None) -> Table:
    """List moves as words and notation, in several columns if *width* allows; numbers run down the columns.

    They are numbered from 1, unless there are other *numbers*.
    """
    widest = sum(max((len(part) for part in parts), default=0) for parts in zip(*moves, strict=True))
    columns = max(1, min(_MOST_COLUMNS, (width + _GAP) // (_NUMBER + widest + 3 * _GAP)))
    deep = -(-len(moves) // columns) if len(moves) >= _FEW_MOVES else len(moves)
    table = Table(box=None, show_header=False, pad_edge=False)
    for line in range(deep):
        cells: list[Text] = []
        for index in range(line, len(moves), deep):
            words, notation = moves[index]
            cells += [
                Text(f"{numbers[index] if numbers else index + 1:{_NUMBER}}", "bold"),
                Text(words),
                Text(notation, "dim"),
            ]
        table.add_row(*cells)
    return table


def _grid(grid: Grid, texts: Texts, plain: bool) -> Table:
    boxed = grid.boxed and not plain
    drawn = Table(
        box=box.ROUNDED if boxed else None, show_header=bool(grid.heads), show_lines=boxed, pad_edge=boxed
    )
    for column in range(len(grid.rows[0])):
        head = _line(grid.heads[column], texts) if grid.heads else ""
        drawn.add_column(head, min_width=_PLACE if grid.boxed else None)
    for row in grid.rows:
        drawn.add_row(*(_line(cell, texts) for cell in row))
    return drawn


def _line(line: Line, texts: Texts) -> Text:
    return Text.assemble(*((_words(span, texts), _STYLES[span.tone]) for span in line))


def _words(span: Span, texts: Texts) -> str:
    return printable(texts.format(span.text) if isinstance(span.text, dict) else with_minus(str(span.text)))
