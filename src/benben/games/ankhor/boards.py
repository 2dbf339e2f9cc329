"""The figures that no source gives (A16): tiles of each kind by color, and markers by space.

A text of figures is a TOML document; its canonical form is what options and records carry.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from benben.engine.document import Document, written
from benben.engine.message import message
from benben.games.ankhor.components import (
    COLORS,
    FEWEST_MARKERS,
    KINDS,
    MARKERS,
    MOST_MARKERS,
    MOST_SCRIBES,
    SPACES,
    TILES,
    Kind,
)

Confidence: TypeAlias = Literal["certain", "medium", "low", "invented"]
FigureName: TypeAlias = Literal["tiles", "market"]
MOST_TEXT = 2000
"""Characters of a text of figures."""
KIND_NAMES = tuple(kind.name.lower() for kind in Kind)


@dataclass(frozen=True)
class AnkhorFigures:
    """Tiles by kind and color, and the price markers above each space."""

    tiles: tuple[tuple[int, ...], ...]
    market: tuple[int, ...]

    @property
    def codes(self) -> tuple[int, ...]:
        """The figures in the order in which the rules read them: markers by space, tiles by color and kind."""
        return (*self.market, *self.pool)

    @property
    def pool(self) -> tuple[int, ...]:
        """How many tiles there are of each color and kind, color by color."""
        return tuple(self.tiles[kind][color] for color in range(COLORS) for kind in range(KINDS))

    @property
    def text(self) -> str:
        """The canonical TOML document."""
        lines = [f"{name} = {written(counts)}" for name, counts in zip(KIND_NAMES, self.tiles, strict=True)]
        return "\n".join(["[tiles]", *lines, "[market]", f"markers = {written(self.market)}", ""])


RECONSTRUCTED = AnkhorFigures(
    tiles=(
        (2,) * COLORS,
        (2,) * COLORS,
        (2,) * COLORS,
        (2,) * COLORS,
        (1,) * COLORS,
        (1,) * COLORS,
        (1,) * COLORS,
    ),
    market=(2, 3, 2, 3, 2, 3),
)
"""A16.1, A16.2. The likeliest figures."""
CONFIDENCE: Mapping[FigureName, Confidence] = {"tiles": "low", "market": "invented"}
"""A16.1, A16.2. How sure we are of each. Eleven tiles of each color, and three spaces with two markers, are likely."""
DEFAULT_BOARDS = RECONSTRUCTED.text
_SHAPES: Mapping[str, tuple[str, ...]] = {"tiles": KIND_NAMES, "market": ("markers",)}


# ---- reading -----------------------------------------------------------------------------------------------------
@lru_cache(maxsize=64)
def read_figures(text: str) -> AnkhorFigures:
    """The figures of a TOML document; a table that it leaves out is reconstructed.

    Raises BadOption with the line and the reason for what is not well-formed, unknown, of a wrong shape or too large.
    """
    document = Document.parse("boards", text, MOST_TEXT)
    document.check(_SHAPES)
    return AnkhorFigures(tiles=_tiles(document), market=_market(document))


def _tiles(document: Document) -> tuple[tuple[int, ...], ...]:
    """A16.4. As many tiles as there are, and no more scribes than an estate has room for."""
    given: Mapping[str, list[Any]] | None = document.tables.get("tiles")
    if given is None:
        return RECONSTRUCTED.tiles
    tiles = tuple(_numbers(document, "tiles", kind, given[kind], COLORS, (0, TILES)) for kind in KIND_NAMES)
    total, scribes = sum(map(sum, tiles)), sum(tiles[Kind.SCRIBE])
    if total != TILES:
        fault = message("ankhor-option-boards-tiles", count=total, right=TILES)
        raise document.wrong("tiles", "", fault)
    fault = message("ankhor-option-boards-scribes", count=scribes, most=MOST_SCRIBES)
    document.expect("tiles", "scribe", scribes <= MOST_SCRIBES, fault)
    return tiles


def _market(document: Document) -> tuple[int, ...]:
    """A16.5. All markers find room."""
    given: Mapping[str, list[Any]] | None = document.tables.get("market")
    if given is None:
        return RECONSTRUCTED.market
    bounds = (FEWEST_MARKERS, MOST_MARKERS)
    market = _numbers(document, "market", "markers", given["markers"], SPACES, bounds)
    total = sum(market)
    fault = message("ankhor-option-boards-markers", count=total, right=MARKERS)
    document.expect("market", "markers", total == MARKERS, fault)
    return market


def _numbers(
    document: Document, name: str, key: str, values: Iterable[Any], count: int, bounds: tuple[int, int]
) -> tuple[int, ...]:
    """*count* whole numbers within *bounds*."""
    listed = list(values)
    document.expect_entries(name, key, listed, count, count)
    return tuple(document.number(name, key, value, *bounds) for value in listed)
