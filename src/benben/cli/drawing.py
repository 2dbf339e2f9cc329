"""A game's picture with the means of rich."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from benben.cli.terminal import printable
from benben.engine.picture import Grid, Line, Picture, Span, Tone
from benben.texts import Texts

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
"""Columns of a place on the table, so that it does not change its width with what lies there."""


def draw(picture: Picture, texts: Texts, plain: bool = False) -> RenderableType:
    """The picture in words; *plain* leaves out lines around cells."""
    return Group(
        *(_grid(part, texts, plain) if isinstance(part, Grid) else _line(part, texts) for part in picture)
    )


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
    return printable(texts.format(span.text) if isinstance(span.text, dict) else str(span.text))
