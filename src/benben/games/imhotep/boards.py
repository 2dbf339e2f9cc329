"""The figures of the B sides that are printed only on the boards (I17), with how sure we are of each.

A text of figures is a TOML document; its canonical form is what options and records carry.
"""

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from benben.engine.document import Document, quoted, written
from benben.engine.message import message
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
    """I8.5, I8.7, I8.8. The gift of a column of the temple."""

    CHOICE = 0
    POINTS = 1
    CARD = 2


PYRAMID_NAMES = ("left", "middle", "right")
MOST_POINTS = 20
"""The most that a point space of an obelisk, or a place in a row of the burial chamber, may be worth."""
MOST_TEXT = 4000
"""Characters of a text of figures."""


@dataclass(frozen=True)
class ImhotepFigures:
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
        """I17.3. The points of each place in a row of the burial chamber, filled up with zeros."""
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
                f"columns = {written(column.name.lower() for column in self.temple)}",
                "[burial_chamber]",
                *(
                    f"players_{players} = {written(points)}"
                    for players, points in enumerate(self.burial_chamber, FEWEST_SEATS)
                ),
                "[obelisks]",
                f"spaces = {written(self.obelisks)}",
                "",
            ]
        )


def _pyramid_line(name: str, figures: Sequence[int]) -> str:
    return f"{name} = {written(_figure_word(figure) for figure in figures)}"


def _figure_word(figure: int) -> int | str:
    return Bonus(figure).name.lower() if figure >= Bonus.CARD else figure


RECONSTRUCTED = ImhotepFigures(
    pyramids=(
        (2, Bonus.CARD, 3, Bonus.STONES, 4),
        (3, Bonus.SHIP, 2, Bonus.CARD, 4),
        (2, Bonus.STONES, 3, Bonus.SHIP, 4),
    ),
    temple=(Column.CHOICE, Column.POINTS, Column.CHOICE, Column.CARD, Column.CHOICE),
    burial_chamber=((8, 4), (8, 4, 2), (8, 4, 2, 1)),
    obelisks=(15, 12, 9, 6),
)
"""I17.1 to I17.4. The likeliest figures, where no source could be read."""
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
@lru_cache(maxsize=64)
def read_figures(text: str) -> ImhotepFigures:
    """The figures of a TOML document; boards that it leaves out are reconstructed.

    Raises BadOption with the line and the reason for what is not well-formed, unknown, of a wrong shape or too large.
    """
    document = Document.parse("boards", text, MOST_TEXT)
    document.check(_SHAPES)
    return _BoardReader(document).figures()


@dataclass(frozen=True)
class _BoardReader:
    """Turns a document whose shape is right into figures, and says at which line a figure is wrong."""

    document: Document

    def figures(self) -> ImhotepFigures:
        return ImhotepFigures(
            pyramids=self.board("pyramids", RECONSTRUCTED.pyramids, self.pyramid),
            temple=self.board("temple", (RECONSTRUCTED.temple,), self.columns)[0],
            burial_chamber=self.board("burial_chamber", RECONSTRUCTED.burial_chamber, self.places),
            obelisks=self.board("obelisks", (RECONSTRUCTED.obelisks,), self.spaces)[0],
        )

    def board(self, board: str, default: Any, read: Any) -> Any:
        """Every line of a board, or the default of a board that is left out."""
        given = self.document.tables.get(board)
        return default if given is None else tuple(read(key, given[key]) for key in _SHAPES[board])

    def pyramid(self, key: str, values: list[Any]) -> tuple[int, ...]:
        words = {bonus.name.lower(): int(bonus) for bonus in Bonus}
        self.document.expect_entries("pyramids", key, values, PYRAMID_B_SPACES, PYRAMID_B_SPACES)
        return tuple(
            words[value]
            if isinstance(value, str) and value in words
            else self.document.number("pyramids", key, value, 0, Bonus.CARD - 1, written(words))
            for value in values
        )

    def columns(self, key: str, values: list[Any]) -> tuple[Column, ...]:
        words = {column.name.lower(): column for column in Column}
        self.document.expect_entries("temple", key, values, TEMPLE_WIDTH, TEMPLE_WIDTH)
        for value in values:
            is_known = isinstance(value, str) and value in words
            fault = message("engine-document-word", value=quoted(value), words=written(words))
            self.document.expect("temple", key, is_known, fault)
        return tuple(words[value] for value in values)

    def places(self, key: str, values: list[Any]) -> tuple[int, ...]:
        self.document.expect_entries("burial_chamber", key, values, 1, int(key.removeprefix("players_")))
        points = tuple(self.document.number("burial_chamber", key, value, 0, MOST_POINTS) for value in values)
        falling = tuple(sorted(points, reverse=True)) == points
        self.document.expect("burial_chamber", key, falling, message("imhotep-option-boards-rising"))
        return points

    def spaces(self, key: str, values: list[Any]) -> tuple[int, ...]:
        self.document.expect_entries("obelisks", key, values, 1, MOST_TOWERS)
        points = (self.document.number("obelisks", key, value, 1, MOST_POINTS) for value in values)
        return tuple(sorted(points, reverse=True))


_SHAPES: Mapping[str, tuple[str, ...]] = {
    "pyramids": PYRAMID_NAMES,
    "temple": ("columns",),
    "burial_chamber": tuple(f"players_{players}" for players in range(FEWEST_SEATS, SEATS + 1)),
    "obelisks": ("spaces",),
}
