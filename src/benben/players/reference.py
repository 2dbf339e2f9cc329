"""Reference points: the points of strong play by source, for each number of players and each seat.

`python -m tools.reference_points` measures them in games of a strong player against itself and writes them into
`reference_points.json` in the game's folder. *My statistics* shows them next to one's own points.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from benben.engine.atomic_files import atomic_write
from benben.engine.rules import Rules

FORMAT, VERSION = "benben-reference-points", 1


@dataclass(frozen=True, kw_only=True)
class Spread:
    """Points in many games: their mean, and the standard deviation of a single game."""

    mean: float
    deviation: float


@dataclass(frozen=True, kw_only=True)
class SeatPoints:
    """The points of one seat in many games."""

    total: Spread
    sources: Mapping[str, Spread]
    """By the items of the receipt (`Position.receipt`)."""


@dataclass(frozen=True, kw_only=True)
class ReferencePoints:
    """The points of strong play with one number of players and otherwise the game's default options."""

    players: int
    player: str
    """The spec of the player on all seats."""
    games: int
    measured: str
    """The day, as `2026-11-29`."""
    seats: Sequence[SeatPoints]
    """In the order of the seats; the first one begins."""


@cache
def reference_points(rules: Rules) -> tuple[ReferencePoints, ...]:
    """What was measured for a game, fewest players first; empty where nothing was. Raises `OSError`."""
    path = reference_file(rules)
    if not path.is_file():
        return ()
    found = json.loads(path.read_text("utf-8"))["players"]
    return tuple(_read(each) for each in found)


def write_reference_points(rules: Rules, points: ReferencePoints) -> None:
    """Write what was measured for one number of players; other numbers stay. Raises `OSError`."""
    kept = {each.players: each for each in reference_points(rules)} | {points.players: points}
    document = {
        "format": FORMAT,
        "version": VERSION,
        "command": "python -m tools.reference_points",
        "players": [asdict(kept[players]) for players in sorted(kept)],
    }
    with atomic_write(reference_file(rules)) as unfinished:
        unfinished.write_text(json.dumps(document) + "\n", "utf-8")
    reference_points.cache_clear()


def reference_file(rules: Rules) -> Path:
    """The path of the file."""
    return rules.folder / "reference_points.json"


def _read(found: Mapping[str, Any]) -> ReferencePoints:
    return ReferencePoints(**{**found, "seats": tuple(map(_seat, found["seats"]))})


def _seat(found: Mapping[str, Any]) -> SeatPoints:
    sources = {item: Spread(**spread) for item, spread in found["sources"].items()}
    return SeatPoints(total=Spread(**found["total"]), sources=sources)
