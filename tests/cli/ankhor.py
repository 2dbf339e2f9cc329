"""Ways to moments of Ankh'or."""

import itertools
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import benben
from benben import Match

_GOALS = ("stack", "place", "buy", "save", "store", "return", "end", "take")
"""What fills estates, the best first."""
_CORNER = (1, 2)
"""The rows and columns of tiles that shall form a square."""


class Moment(NamedTuple):
    """A match, the seed of its chance, and what its seats have decided."""

    match: Match
    seed: int
    decided: list[str]


@cache
def until(step: str, players: int = 2) -> Moment:
    """A match in which somebody is asked for a *step*."""
    needs_ankh = step in ("lift", "set_down", "after")
    for seed in itertools.count(1):
        match = benben.load("ankhor", players=players).new_match(seed=seed)
        decided: list[str] = []
        while len(decided) < 150 and not match.is_over:
            view = match.view(match.turn)
            if view["step"] == step:
                return Moment(match, seed, decided)
            decided.append(likely([str(move) for move in match.legal_moves], view, needs_ankh))
            match.play(decided[-1])
    raise AssertionError  # the seeds have no end


def likely(legal: list[str], view: Mapping[str, Any], needs_ankh: bool) -> str:
    """The first of the legal moves that are wanted: what fills an estate soon, and with an ankh if one is needed."""
    has_ankh = view["seats"][view["actor"]]["tokens"]["ankh"] > 0
    wanted = [
        *(["take ankh"] if needs_ankh and not has_ankh else []),
        *(["lift", "move"] if needs_ankh and view["acted"] else []),
        *(f"place {place['number']}" for place in view["places"] if _is_in_corner(place)),
        *(f"take {good}" for good in _lacking(view)),
        *_GOALS,
    ]
    return next((text for goal in wanted for text in legal if text.startswith(goal)), legal[0])


def _is_in_corner(place: dict[str, int]) -> bool:
    return place["row"] in _CORNER and place["column"] in _CORNER


def _lacking(view: Mapping[str, Any]) -> list[str]:
    """The goods that the seat on turn lacks for the tile that it can buy soonest, if it cannot buy it now."""
    offers = [
        offer for space in view["market"] for offer in space["offers"] if offer["seat"] == view["actor"]
    ]
    return min((offer["lacks"] for offer in offers), key=len, default=[])
