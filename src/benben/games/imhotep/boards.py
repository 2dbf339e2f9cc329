"""The figures of the B sides that are printed only on the boards (I17), with how sure we are of each.

A text of figures is a TOML document; its canonical form is what options and records carry.
"""

import enum
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from benben.engine.errors import BadOption
from benben.games.imhotep.components import (
    FEWEST_SEATS,
    MOST_TOWERS,
    PYRAMID_B_SPACES,
    SEATS,
    TEMPLE_WIDTH,
    Site,
)

Confidence: TypeAlias = Literal["certain", "medium", "low", "invented"]


class Bonus(enum.IntEnum):
    """I7.9 to I7.12. Bonus spaces of the pyramids; smaller numbers are points."""

    CARD = 10
    STONES = 11
    SHIP = 12


class Column(enum.IntEnum):
    """I8.5, I8.7, I8.8. What a column of the temple gives."""

    CHOICE = 0
    POINTS = 1
    CARD = 2


PYRAMID_NAMES = ("left", "middle", "right")
MOST_POINTS = 20
"""What a point space of an obelisk, or a place in a row of the burial chamber, may be worth."""
MOST_TEXT = 4000
"""Characters of a text of figures."""
_MOST_QUOTED = 60
"""Characters of a wrong value that a reason quotes."""


@dataclass(frozen=True)
class Figures:
    """The figures of all B sides. Pyramids: points or `Bonus`, in building order; places by number of players."""

    pyramids: tuple[tuple[int, ...], ...]
    temple: tuple[Column, ...]
    burial_chamber: tuple[tuple[int, ...], ...]
    obelisks: tuple[int, ...]

    @property
    def codes(self) -> tuple[int, ...]:
        """The figures in the order in which the rules read them, without those of the burial chamber."""
        spaces = self.obelisks + (0,) * (MOST_TOWERS - len(self.obelisks))
        return (*(figure for pyramid in self.pyramids for figure in pyramid), *map(int, self.temple), *spaces)

    def places(self, players: int) -> tuple[int, ...]:
        """I17.3. What each place in a row of the burial chamber is worth, filled up with nothing."""
        points = self.burial_chamber[players - FEWEST_SEATS]
        return points + (0,) * (SEATS - len(points))

    @property
    def text(self) -> str:
        """The canonical TOML document."""
        return "\n".join(
            [
                "[pyramids]",
                *map(_pyramid_line, PYRAMID_NAMES, self.pyramids),
                "[temple]",
                f"columns = {_list(column.name.lower() for column in self.temple)}",
                "[burial_chamber]",
                *(
                    f"players_{players} = {_list(points)}"
                    for players, points in enumerate(self.burial_chamber, FEWEST_SEATS)
                ),
                "[obelisks]",
                f"spaces = {_list(self.obelisks)}",
                "",
            ]
        )


def _pyramid_line(name: str, figures: Sequence[int]) -> str:
    return f"{name} = {_list(_figure_word(figure) for figure in figures)}"


def _figure_word(figure: int) -> int | str:
    return Bonus(figure).name.lower() if figure >= Bonus.CARD else figure


def _list(values: Any) -> str:
    return "[" + ", ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values) + "]"


RECONSTRUCTED = Figures(
    pyramids=(
        (2, Bonus.CARD, 3, Bonus.STONES, 4),
        (3, Bonus.SHIP, 2, Bonus.CARD, 4),
        (2, Bonus.STONES, 3, Bonus.SHIP, 4),
    ),
    temple=(Column.CHOICE, Column.POINTS, Column.CHOICE, Column.CARD, Column.CHOICE),
    burial_chamber=((8, 4), (8, 4, 2), (8, 4, 2, 1)),
    obelisks=(12, 9, 7, 5, 3, 1),
)
"""I17.1 to I17.4. Where no source could be read, the likeliest figures."""
CONFIDENCE: Mapping[Site, Confidence] = {
    Site.PYRAMIDS: "invented",
    Site.TEMPLE: "medium",
    Site.BURIAL_CHAMBER: "low",
    Site.OBELISKS: "invented",
}
"""How sure we are of each board as a whole. Certain are the 4 on top of each pyramid and the three kinds of bonus, what
temple columns give, 8, 4, 2 for four players, and an obelisk space of 9."""
DEFAULT_BOARDS = RECONSTRUCTED.text


# ---- reading -----------------------------------------------------------------------------------------------------
def read_figures(text: str) -> Figures:
    """The figures of a TOML document; boards that it leaves out are reconstructed.

    Raises BadOption with the line and the reason for what is not well-formed, unknown, of a wrong shape or too large.
    """
    if len(text) > MOST_TEXT:
        raise BadOption(f"boards: a text of {len(text)} characters; at most {MOST_TEXT}")
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOption(f"boards: not a TOML document: {error}") from None
    return _Reader(text, document).figures()


@dataclass(frozen=True)
class _Reader:
    """Checks a document against the shapes of the boards, and says at which line it is wrong."""

    text: str
    document: Mapping[str, Any]

    def figures(self) -> Figures:
        for name in self.document:
            if name not in _SHAPES:
                raise self.wrong(name, "", f"unknown board {_quoted(name)}; there are: {', '.join(_SHAPES)}")
        return Figures(
            pyramids=self.board("pyramids", RECONSTRUCTED.pyramids, self.pyramid),
            temple=self.board("temple", (RECONSTRUCTED.temple,), self.columns)[0],
            burial_chamber=self.board("burial_chamber", RECONSTRUCTED.burial_chamber, self.places),
            obelisks=self.board("obelisks", (RECONSTRUCTED.obelisks,), self.spaces)[0],
        )

    def board(self, board: str, default: Any, read: Any) -> Any:
        """Every line of a board, or the default of a board that is left out."""
        if board not in self.document:
            return default
        given, keys = self.document[board], _SHAPES[board]
        if not isinstance(given, dict):
            raise self.wrong(board, "", f"{board} must be a table: [{board}]")
        for key in given:
            if key not in keys:
                raise self.wrong(board, key, f"unknown key {_quoted(key)}; [{board}] has: {', '.join(keys)}")
        for key in keys:
            if key not in given:
                raise self.wrong(board, "", f"[{board}] lacks {key}")
            if not isinstance(given[key], list):
                raise self.wrong(board, key, f"{key} must be a list")
        return tuple(read(key, given[key]) for key in keys)

    def pyramid(self, key: str, values: list[Any]) -> tuple[int, ...]:
        words = {bonus.name.lower(): int(bonus) for bonus in Bonus}
        self.expect("pyramids", key, len(values) == PYRAMID_B_SPACES, f"must have {PYRAMID_B_SPACES} entries")
        return tuple(
            words[value]
            if isinstance(value, str) and value in words
            else self.number("pyramids", key, value, 0, Bonus.CARD - 1, f" or one of {_list(words)}")
            for value in values
        )

    def columns(self, key: str, values: list[Any]) -> tuple[Column, ...]:
        words = {column.name.lower(): column for column in Column}
        self.expect("temple", key, len(values) == TEMPLE_WIDTH, f"must have {TEMPLE_WIDTH} entries")
        for value in values:
            known = isinstance(value, str) and value in words
            self.expect("temple", key, known, f"{_quoted(value)} is not one of {_list(words)}")
        return tuple(words[value] for value in values)

    def places(self, key: str, values: list[Any]) -> tuple[int, ...]:
        most = int(key.removeprefix("players_"))
        self.expect("burial_chamber", key, 1 <= len(values) <= most, f"must have 1 to {most} entries")
        points = tuple(self.number("burial_chamber", key, value, 0, MOST_POINTS) for value in values)
        falling = tuple(sorted(points, reverse=True)) == points
        self.expect("burial_chamber", key, falling, "must not rise: a better place is worth at least as much")
        return points

    def spaces(self, key: str, values: list[Any]) -> tuple[int, ...]:
        self.expect("obelisks", key, 1 <= len(values) <= MOST_TOWERS, f"must have 1 to {MOST_TOWERS} entries")
        return tuple(
            sorted((self.number("obelisks", key, value, 1, MOST_POINTS) for value in values), reverse=True)
        )

    def number(self, board: str, key: str, value: Any, least: int, most: int, hint: str = "") -> int:
        fits = type(value) is int and least <= value <= most
        self.expect(board, key, fits, f"{_quoted(value)} is not a whole number from {least} to {most}{hint}")
        return int(value)

    def expect(self, board: str, key: str, is_right: bool, reason: str) -> None:
        if not is_right:
            raise self.wrong(board, key, f"[{board}] {key} {reason}")

    def wrong(self, board: str, key: str, reason: str) -> BadOption:
        return BadOption(f"boards, line {self.line(board, key)}: {reason}")

    def line(self, board: str, key: str) -> int:
        """Where a key stands in its table, or the table's heading; 1 if it cannot be found."""
        found, inside = 1, False
        dotted = _named(board) + (rf"\.{_named(key)}" if key else "") + r"[=.]"
        for number, line in enumerate(self.text.splitlines(), 1):
            heading = re.match(r"\s*\[\[?\s*([^\[\]]+?)\s*\]", line)
            if heading:
                inside = heading[1].strip("\"'") == board
                found = number if inside else found
            elif re.match(dotted, line) or (inside and key and re.match(rf"{_named(key)}[=.]", line)):
                return number
        return found


def _named(name: str) -> str:
    """A pattern for a name of the document, bare or in quotes."""
    return rf"\s*[\"']?{re.escape(name)}[\"']?\s*"


def _quoted(value: object) -> str:
    """What stood in the document, short enough for a reason."""
    try:
        return repr(value)[:_MOST_QUOTED]
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists in lists in lists
        return "this"


_SHAPES: Mapping[str, tuple[str, ...]] = {
    "pyramids": PYRAMID_NAMES,
    "temple": ("columns",),
    "burial_chamber": tuple(f"players_{players}" for players in range(FEWEST_SEATS, SEATS + 1)),
    "obelisks": ("spaces",),
}
