"""The estates of Ankh'or in text: tiles as two letters in rows and columns, those of level one between four of them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from benben.engine.message import Message, MessageValue, message
from benben.engine.picture import Grid, Line, Picture, Span, Tone
from benben.games.ankhor.gains import AnkhorPlace
from benben.games.ankhor.names import AnkhorColor, AnkhorKind
from benben.games.ankhor.view import AnkhorEstateTile, AnkhorSeat, AnkhorView

TILE_TONES: dict[AnkhorColor, Tone] = {
    "blue": "blue",
    "white": "strong",
    "black": "plain",
    "green": "green",
    "red": "red",
}
BLANK, WIDE, NEXT = Span(" "), Span("   "), Span(", ")
FREE = Span("·", "faint")
_MOST_COLUMNS = 80
"""Characters of estates side by side."""
_BETWEEN = 2
"""Blanks between two columns of a grid."""
_MARGIN = 4
"""Characters before the first tile: the number of the row, and room for the bracket of a place."""
_NAME = 16
"""The usual most characters of a name with the text next to it."""


def words(label: str, /, **args: MessageValue) -> Message:
    """A text of the picture."""
    return message(f"ankhor-picture-{label}", **args)


def name(view: AnkhorView, seat: int) -> Line:
    """A player's name, with a mark if he must decide."""
    mark = Span("▶ " if seat == view["actor"] else "  ", "gold")
    return [mark, Span(words("name", seat=seat), "strong" if seat == view["viewer"] else "plain")]


def code(color: AnkhorColor, kind: AnkhorKind) -> Span:
    """The two letters of a tile."""
    letters = words("tile_code", color=words(f"letter-{color}"), kind=words(f"letter-{kind}"))
    return Span(letters, TILE_TONES[color])


# ---- side by side ------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class _Block:
    """An estate, line by line, and how wide it is."""

    lines: Sequence[Line]
    width: int


def estates(view: AnkhorView) -> Picture:
    """The estates, as many side by side as there is room for; then an empty line."""
    bands: list[list[_Block]] = []
    for block in (_block(view, seat) for seat in view["seats"]):
        if bands and sum(each.width + _BETWEEN for each in bands[-1]) + block.width <= _MOST_COLUMNS:
            bands[-1].append(block)
        else:
            bands.append([block])
    drawn: list[Grid | Line] = []
    for band in bands:
        drawn += [Grid(_rows(band)), []]
    return drawn


def _rows(band: Sequence[_Block]) -> list[list[Line]]:
    return [list(row) for row in zip_longest(*(block.lines for block in band), fillvalue=())]


def _block(view: AnkhorView, seat: AnkhorSeat) -> _Block:
    head = [*name(view, seat["seat"]), Span(words("tiles", count=len(seat["estate"])), "faint")]
    drawing = _Drawing.of(view, seat)
    return _Block([head, *drawing.lines()], max(_NAME, drawing.width))


# ---- one estate --------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class _Piece:
    """Something on a line: where it begins, how many characters it has, what it is."""

    start: int
    width: int
    line: Line


@dataclass(frozen=True)
class _Drawing:
    """An estate with the places that are free for the tile in hand; with *numbers* tiles have theirs before them."""

    tiles: Sequence[AnkhorEstateTile]
    places: Sequence[AnkhorPlace]
    squares: Sequence[AnkhorPlace]
    lifted: int | None
    numbers: bool

    @classmethod
    def of(cls, view: AnkhorView, seat: AnkhorSeat) -> "_Drawing":
        """An estate; only its owner's decision adds places or numbers."""
        if seat["seat"] != view["actor"]:
            return cls(seat["estate"], (), (), None, False)
        is_lifting = view["step"] == "lift"
        return cls(seat["estate"], view["places"], view["squares"], view["lifted"], is_lifting)

    @property
    def rows(self) -> list[int | None]:
        """The rows that anything lies in; None for a gap between two."""
        return _with_gaps(each["row"] for each in self._on_the_ground())

    @property
    def columns(self) -> list[int | None]:
        """The same for columns."""
        return _with_gaps(each["column"] for each in self._on_the_ground())

    @property
    def pitch(self) -> int:
        """Characters from one column to the next."""
        return 8 if self.numbers else 4

    @property
    def code_width(self) -> int:
        """Characters of a tile."""
        return 5 if self.numbers else 2

    @property
    def width(self) -> int:
        """Characters of the widest line."""
        return _MARGIN + self.pitch * len(self.columns)

    def lines(self) -> Iterator[Line]:
        """The numbers of the columns; then each row, and below it what lies on level one between it and the next."""
        if not self.tiles:
            return
        yield self._head()
        has_level_one = bool(self.squares) or any(tile["level"] for tile in self.tiles)
        rows = self.rows
        for row in rows:
            yield self._ground_line(row)
            if has_level_one and row != rows[-1]:
                yield _laid(self._between(row))

    def _on_the_ground(self) -> Iterator[AnkhorEstateTile | AnkhorPlace]:
        yield from (tile for tile in self.tiles if not tile["level"])
        yield from self.places

    def _start(self, column: int) -> int:
        return _MARGIN + self.pitch * self.columns.index(column)

    def _head(self) -> Line:
        numbers = (
            _Piece(_MARGIN + self.pitch * place + self.code_width - 2, 2, [_number(column)])
            for place, column in enumerate(self.columns)
        )
        return _laid(numbers)

    def _ground_line(self, row: int | None) -> Line:
        pieces = [_Piece(0, 2, [_number(row)])]
        pieces += [self._tile(tile) for tile in self.tiles if not tile["level"] and tile["row"] == row]
        for place in self.places:
            if place["row"] == row:
                text = f"[{place['number']}]"
                start = self._start(place["column"]) - (len(text) > 3)
                pieces.append(_Piece(start, len(text), [Span(text, "gold")]))
        return _laid(pieces)

    def _tile(self, tile: AnkhorEstateTile) -> _Piece:
        sign = Span("")
        if tile["number"] == self.lifted:
            sign = Span(words("lifted"), "gold")
        elif tile["stored"]:
            sign = Span(words("stored"), "gold")
        is_signed = sign.text != ""
        return _Piece(self._start(tile["column"]), self.code_width + is_signed, [*self._code(tile), sign])

    def _code(self, tile: AnkhorEstateTile) -> Line:
        """The letters of a tile, before them its number where that is asked for."""
        letters = code(tile["color"], tile["kind"])
        if not self.numbers:
            return [letters]
        if tile["covered"]:
            return [WIDE, letters]
        return [Span(f"{tile['number']:2}:", "gold"), letters]

    def _between(self, row: int | None) -> Iterator[_Piece]:
        """The tiles on squares whose upper tiles are in a row, in brackets."""
        for tile in self.tiles:
            if tile["level"] and tile["row"] == row:
                sign = [Span(words("lifted"), "gold")] if tile["number"] == self.lifted else []
                line = [Span("("), *self._code(tile), Span(")"), *sign]
                yield _Piece(self._between_start(tile["column"]), self.code_width + 2 + len(sign), line)
        for square in self.squares:
            if square["row"] == row:
                text = f"({square['number']})"
                yield _Piece(self._between_start(square["column"]), len(text), [Span(text, "gold")])

    def _between_start(self, column: int) -> int:
        return self._start(column) + self.pitch // 2 - 1


def _number(number: int | None) -> Span:
    """The number of a row or column; none before the first one, dots for a gap."""
    return Span("··" if number is None else f"{number:2}" if number else "  ", "faint")


def _with_gaps(numbers: Iterable[int]) -> list[int | None]:
    """The numbers in order, and one None in each gap."""
    found: list[int | None] = []
    for number in sorted(set(numbers)):
        if found and found[-1] is not None and number > found[-1] + 1:
            found.append(None)
        found.append(number)
    return found


def _laid(pieces: Iterable[_Piece]) -> Line:
    """The pieces on one line, each where it begins."""
    line: list[Span] = []
    at = 0
    for piece in sorted(pieces, key=lambda each: each.start):
        line += [Span(" " * (piece.start - at)), *piece.line]
        at = piece.start + piece.width
    return line
