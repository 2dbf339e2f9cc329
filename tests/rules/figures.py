"""The figures that explain scoring, as tests ask for them."""

from typing import Any

import benben
from benben.engine.figures import Way


def ways(game: str, **options: Any) -> dict[str, Way]:
    """What scores in a game with these options, by name."""
    loaded = benben.load(game, **options)
    found = loaded.rules.figures(loaded.options)
    assert len({way["id"] for way in found}) == len(found)
    return {way["id"]: way for way in found}


def points(way: Way) -> dict[str, int]:
    """What so much, or what a word tells, is worth."""
    assert len({figure["of"] for figure in way["figures"]}) == len(way["figures"])
    return {figure["of"]: figure["points"] for figure in way["figures"]}
