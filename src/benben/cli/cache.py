"""A cache of reviews: the same request is computed only once."""

import hashlib
import json
import logging
from contextlib import suppress
from pathlib import Path
from typing import Any

from benben.cli.files import output_file
from benben.engine.cache import cache_root
from benben.review import Budget, Review, ReviewError

_log = logging.getLogger(__name__)
_MOST_KEPT = 200
_PACKAGE = Path(__file__).resolve().parents[1]
_THINKING = (
    "engine/*.py", "players/*.py", "review/*.py", "games/*/*.py", "games/*/engine.json", "games/*/evaluation.json",
    "games/*/judges.json", "games/*/net-*.npz",
)  # fmt: skip
"""The sources that determine a review."""


def cache_file(record: Any, budget: Budget, seed: int) -> Path:
    """The cache file for the review of a *record*, which may be any document: only valid ones ever get a review.

    Its name is a digest of the whole record, the budget, the seed and all relevant sources.
    """
    digest = hashlib.sha256()
    for pattern in _THINKING:
        for path in sorted(_PACKAGE.glob(pattern)):
            digest.update(path.read_bytes())
    wanted = [record, budget.games, budget.seconds, seed]
    digest.update(json.dumps(wanted, sort_keys=True, separators=(",", ":")).encode())
    return cache_root() / "reviews" / f"{digest.hexdigest()[:32]}.json"


def read_cached(place: Path) -> Review | None:
    """The cached review, if there is one. An unreadable file is logged and ignored."""
    try:
        return Review.from_json(json.loads(place.read_bytes()))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, ReviewError) as error:
        _log.warning("the kept review %s cannot be read and is made again: %s", place, error)
        return None


def write_cached(place: Path, review: Review) -> None:
    """Write a review, and delete the oldest ones. A read-only folder is not an error."""
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        with output_file(str(place)) as file:
            json.dump(review.to_json(), file, ensure_ascii=False)
        found = sorted(place.parent.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in found[_MOST_KEPT:]:
            path.unlink(missing_ok=True)
