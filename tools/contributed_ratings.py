"""The table of contributed ratings in docs/baselines.md: a row for each file of docs/ratings (`benben rate --json`)."""

import json
from pathlib import Path
from typing import Any

import benben
from benben.engine.errors import BenbenError
from benben.engine.registry import rules
from benben.protocol.rating import FORMAT, VERSION
from benben.texts import Texts

FOLDER = Path(__file__).parents[1] / "docs/ratings"
_HEADS = (
    "Program",
    "Game",
    "Seats",
    "Rating",
    "Games",
    "Moves",
    "Illegal",
    "Lost by failures",
    "Seconds a move",
    "Benben",
)


class BadRating(ValueError):
    """A file is not a result that can be shown."""


def table(folder: Path = FOLDER) -> str:
    """The results of all files, by game and rating. Raises `BadRating`, which names the file and the reason."""
    found = sorted(map(read, sorted(folder.glob("*.json"))), key=lambda each: (each["game"], -each["rating"]))
    lines = (_HEADS, ("---", "---", *("---:" for _ in _HEADS[2:])), *map(_row, found))
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def read(file: Path) -> dict[str, Any]:
    """A result. Raises `BadRating` for another file, and for one of other rules than today's."""
    try:
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
        version = found["format"], found["version"]
        if version != (FORMAT, VERSION):
            raise BadRating(f"{file.name}: it is {version[0]} {version[1]}, not {FORMAT} {VERSION}")
        game = benben.load(found["game"], **found["options"])
        _row(found)
    except (BenbenError, ValueError, KeyError, TypeError) as error:
        if isinstance(error, BadRating):
            raise
        raise BadRating(f"{file.name}: it is no result of `benben rate --json` ({error!r})") from error
    if found["rules_version"] != game.rules_version:
        raise BadRating(
            f"{file.name}: its rules have version {found['rules_version']}, today's {game.rules_version}"
        )
    return found


def _row(found: dict[str, Any]) -> list[str]:
    totals, (low, high) = found["totals"], found["rating_interval"]
    cells = (
        found["program"].replace("|", "/"),
        Texts().format(rules(found["game"]).title),
        found["options"]["players"],
        f"{found['rating']:.0f} ± {(high - low) / 2:.0f}",
        totals["games"],
        totals["moves"],
        totals["illegal"],
        sum(totals["failures"].values()),
        f"{totals['seconds'] / max(1, totals['moves']):.2g}",
        found["benben"],
    )
    return [str(cell) for cell in cells]
