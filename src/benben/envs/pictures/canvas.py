"""A surface that tables are drawn on: boxes, discs, shapes and words, in pixels of the finished picture."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from benben.engine.message import Message
from benben.envs.extras import needs
from benben.texts import Texts, with_minus

Pixels: TypeAlias = npt.NDArray[np.uint8]
"""Shape (height, width, 3): red, green, blue."""
Words: TypeAlias = "str | int | Message"
"""Literal text, a number, or a message to be translated."""
Point: TypeAlias = tuple[float, float]
SIZE = (1152, 768)
"""The width and the height of every picture: a film has frames of one size."""
MARGIN = 16

PAPER, PANEL, SLOT, EDGE = "#ecdfc0", "#fcf6e6", "#d9c596", "#a1845a"
INK, FAINT, LIGHT, GOLD = "#2e2314", "#7d6a48", "#fffdf6", "#e6b135"
SEATS = ("#2f5fbe", "#cb4e2c", "#336b2c", "#8454a6", "#8a6110")

_FINE = 2
"""Everything is drawn this many times larger, so that edges are smooth."""
_LEAST = 8
"""The smallest height of letters."""
_LINE = 1.18
"""From one line of words to the next, in heights of letters."""
_BRIGHT = 150
"""From this brightness on (of 255) a ground needs dark letters."""
_NUMBER = 22
"""The width of a piece's number."""


class Box(NamedTuple):
    """A rectangle."""

    left: float
    top: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        """Its center."""
        return self.left + self.width / 2, self.top + self.height / 2

    def inside(self, margin: float) -> "Box":
        """The box without a margin on all sides."""
        return Box(self.left + margin, self.top + margin, self.width - 2 * margin, self.height - 2 * margin)

    def rows(self, *heights: float, gap: float = 8) -> list["Box"]:
        """Boxes below each other; those with the height 0 share what is left."""
        places = _shared(self.top, self.height, heights, gap)
        return [Box(self.left, top, self.width, height) for top, height in places]

    def columns(self, *widths: float, gap: float = 8) -> list["Box"]:
        """Boxes side by side; those with the width 0 share what is left."""
        places = _shared(self.left, self.width, widths, gap)
        return [Box(left, self.top, width, self.height) for left, width in places]


PAGE = Box(0, 0, *SIZE).inside(MARGIN)
"""The part of a picture that is drawn on."""


def _shared(first: float, size: float, parts: Sequence[float], gap: float) -> list[tuple[float, float]]:
    free = size - gap * (len(parts) - 1) - sum(parts)
    sizes = [part or free / parts.count(0) for part in parts]
    starts = [first + sum(sizes[:place]) + gap * place for place in range(len(sizes))]
    return list(zip(starts, sizes, strict=True))


class Piece(NamedTuple):
    """Pieces of one kind: their words, the color of their ground, and how many they are (None: no number)."""

    words: Words
    fill: str
    number: int | None = None


class Canvas:
    """An empty picture of `SIZE`, in English. Raises ImportError with the command that installs what it needs."""

    def __init__(self, font: str = "DejaVuSans") -> None:
        with needs("Matplotlib", "plots", "matplotlib", 'render_mode="rgb_array"'):
            import matplotlib as mpl
            from PIL import Image, ImageDraw
        self._image = Image.new("RGB", (SIZE[0] * _FINE, SIZE[1] * _FINE), PAPER)
        self._draw, self._texts = ImageDraw.Draw(self._image), Texts()
        self._fonts = f"{mpl.get_data_path()}/fonts/ttf/{font}"

    @property
    def pixels(self) -> Pixels:
        """The picture."""
        return np.asarray(self._image.reduce(_FINE), np.uint8).copy()

    def box(self, box: Box, fill: str, edge: str | None = EDGE, radius: float = 6) -> None:
        """A rectangle with round corners."""
        self._draw.rounded_rectangle(_fine(box), radius * _FINE, fill, edge, _FINE)

    def disc(self, middle: Point, radius: float, fill: str, edge: str = EDGE) -> None:
        """A circle."""
        (x, y), size = middle, 2 * radius
        self._draw.ellipse(_fine(Box(x - radius, y - radius, size, size)), fill, edge, _FINE)

    def shape(self, points: Iterable[Point], fill: str, edge: str = EDGE) -> None:
        """A polygon."""
        self._draw.polygon([(x * _FINE, y * _FINE) for x, y in points], fill, edge, _FINE)

    def label(
        self,
        box: Box,
        words: Words,
        size: float = 15,
        ink: str = INK,
        *,
        bold: bool = False,
        left: bool = False,
    ) -> None:
        """Words in the middle of a box (or at its *left*), in lines, with letters of *size* or as large as fit."""
        text = self._written(words)
        letters, lines = self._fitted(text, box, size, bold)
        height = _LINE * letters
        first = box.middle[1] - height * (len(lines) - 1) / 2
        for number, line in enumerate(lines):
            x = box.left if left else box.middle[0] - self._length(line, letters, bold) / 2
            self.write((x, first + height * number), line, letters, ink, bold=bold)

    def write(self, start: Point, text: str, letters: float, ink: str, *, bold: bool = False) -> None:
        """A line of text with letters of this height, from a point at the middle of its left edge."""
        x, y = start
        self._draw.text((x * _FINE, y * _FINE), text, ink, self._font(letters, bold), "lm")

    def piece(self, box: Box, piece: Piece, size: float = 14) -> None:
        """A piece with its words, and its number at the right if it has one."""
        self.box(box, piece.fill)
        words = box.inside(3)
        if piece.number is not None:
            words, number = words.columns(0, _NUMBER, gap=2)
            self.box(number, PANEL, None, 4)
            self.label(number, piece.number, size, bold=True)
        self.label(words, piece.words, size, ink_on(piece.fill))

    def token(self, middle: Point, radius: float, piece: Piece) -> None:
        """A round piece with its words."""
        self.disc(middle, radius, piece.fill)
        (x, y), half = middle, radius * 0.8
        self.label(
            Box(x - half, y - half, 2 * half, 2 * half), piece.words, radius, ink_on(piece.fill), bold=True
        )

    def pieces(self, box: Box, pieces: Sequence[Piece], columns: int, height: float = 26) -> None:
        """Pieces in rows, lower than *height* if there are so many."""
        lines = -(-len(pieces) // columns)
        height = min(height, (box.height + 4) / lines - 4) if lines else height
        for line, top in enumerate(box.top + (height + 4) * line for line in range(lines)):
            row = Box(box.left, top, box.width, height).columns(*[0] * columns, gap=4)
            for place, piece in zip(row, pieces[line * columns : (line + 1) * columns], strict=False):
                self.piece(place, piece)

    def panel(self, box: Box, title: Words, fill: str = SLOT, note: Words = "") -> Box:
        """A board with a title, and a note at its right. Returns the room below."""
        self.box(box, PANEL)
        head, rest = box.inside(8).rows(22, 0, gap=6)
        self.box(Box(box.left, box.top, box.width, 34), fill)
        self.label(head, title, 15, ink_on(fill), bold=True, left=True)
        self.label(head.columns(0, 90)[1], note, 14, ink_on(fill), bold=True)
        return rest

    # ---- words -----------------------------------------------------------------------------------------------------
    def _written(self, words: Words) -> str:
        return self._texts.format(words) if isinstance(words, dict) else with_minus(str(words))

    def _fitted(self, text: str, box: Box, size: float, bold: bool) -> tuple[float, list[str]]:
        """The height of the letters, and the lines."""
        for letters in np.arange(size, _LEAST, -0.5):
            lines = self._lines(text, box.width, float(letters), bold)
            fits = max(self._length(line, float(letters), bold) for line in lines) <= box.width
            if fits and len(lines) * _LINE * letters <= box.height:
                return float(letters), lines
        return _LEAST, self._lines(text, box.width, _LEAST, bold)

    def _lines(self, text: str, width: float, letters: float, bold: bool) -> list[str]:
        lines = [""]
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self._length(longer, letters, bold) > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def _length(self, text: str, letters: float, bold: bool) -> float:
        return float(self._font(letters, bold).getlength(text)) / _FINE

    def _font(self, letters: float, bold: bool) -> Any:
        return _font(f"{self._fonts}{'-Bold' if bold else ''}.ttf", letters)


def _fine(box: Box) -> list[float]:
    left, top, width, height = box
    return [left * _FINE, top * _FINE, (left + width) * _FINE, (top + height) * _FINE]


@cache
def _font(path: str, letters: float) -> Any:
    from PIL import ImageFont

    return ImageFont.truetype(path, letters * _FINE)


def ink_on(fill: str) -> str:
    """The color of letters that can be read on a ground."""
    red, green, blue = (int(fill[first : first + 2], 16) for first, _ in pairwise((1, 3, 5, 7)))
    return INK if 0.3 * red + 0.59 * green + 0.11 * blue > _BRIGHT else LIGHT
