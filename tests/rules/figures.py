"""The figures that explain scoring, as tests ask for them."""

from typing import Any

import benben
from benben.engine.figures import ScoringRule

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "imhotep": [{"sides": "AAAAA"}, {"sides": "BBBBB", "wrath": True}],
    "imhotep_duel": [{"sides": "AAAA"}, {"sides": "BBBB"}],
}
"""Options that together have everything that can score."""


def every_way(game: str) -> list[ScoringRule]:
    """Everything that scores in a game, with any options."""
    games = [benben.load(game, **options) for options in OPTIONS.get(game, [{}])]
    return [way for each in games for way in each.rules.figures(each.options)]


def ways(game: str, **options: Any) -> dict[str, ScoringRule]:
    """What scores in a game with these options, by name."""
    loaded = benben.load(game, **options)
    found = loaded.rules.figures(loaded.options)
    assert len({way["id"] for way in found}) == len(found)
    return {way["id"]: way for way in found}


def points(way: ScoringRule) -> dict[str, int]:
    """The points of each number, or of each word."""
    assert len({figure["of"] for figure in way["figures"]}) == len(way["figures"])
    return {figure["of"]: figure["points"] for figure in way["figures"]}
