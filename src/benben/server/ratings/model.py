"""Ratings of people, per game and number of seats: Bradley-Terry with uncertainty (Weng and Lin 2011), by `openskill`.

A rating is a normal distribution over a player's strength. A game updates the ratings of the people at the table by
the order in which they finished: the winners first, then by points. Each is compared with the next above and below:
the comparisons of all pairs are not independent, and their ranges would be too narrow at larger tables. Bots of the
six levels are anchors: their ratings are fixed, so a rating means the same in every club and at every time.
`level_steps.json` has the matches that place them, which are those of docs/strength.md.

*Points* are what people read: 400 points are odds of ten to one, as in chess, and the level `skilled` has 1500.
"""

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from benben.players.levels import NAMES

if TYPE_CHECKING:
    from openskill.models import BradleyTerryPart

POINTS = 400 / math.log(10)
"""Points per factor e of the odds."""
CENTER = 1500
"""The points of the level in the middle, with which people begin."""
MIDDLE = "skilled"
RANGE = 1.96
"""Half the width of the range that is shown, in standard deviations.

It holds the strength of simulated people of known strength in at least 95 % of cases (tests/server/test_ratings.py).
"""
_SURE = 1e-3
"""The standard deviation of an anchor, which the library wants to be positive."""
_MU, _SIGMA = 25.0, 25 / 3
"""The rating of somebody unknown, as the library has it by default."""
_BETA = 25 / 6
"""The standard deviation of a performance, as the library has it by default."""
_UNIT = math.sqrt(2) * _BETA
"""The difference of two ratings that is a factor e of the odds."""


class Rating(NamedTuple):
    """A player's estimated strength, in the units of `openskill`, and the number of games behind it."""

    mu: float = _MU
    sigma: float = _SIGMA
    games: int = 0


RatingTable: TypeAlias = dict[tuple[str, int], dict[str, Rating]]
"""The ratings of people by game and number of seats."""


class PointsRange(NamedTuple):
    """A rating for people: the most likely points, and the range that holds the true ones in 95 % of cases."""

    points: int
    low: int
    high: int


class Finisher(NamedTuple):
    """A seat at the end of a rated game.

    *player* is the id of a person, the name of a level, or empty for somebody unknown, who is a beginner every time.
    *place*: 1 for each winner, then by points; equal places are ties.
    """

    player: str
    place: int


class RatedGame(NamedTuple):
    """A finished game that counts."""

    game: str
    finishers: tuple[Finisher, ...]


def places(winners: Sequence[bool], points: Sequence[int]) -> list[int]:
    """The place of each seat: the winners, whom the rules name, come first; then the points decide."""
    keys = [(not won, 0 if won else -score) for won, score in zip(winners, points, strict=True)]
    return [1 + sum(other < key for other in keys) for key in keys]


def rate_game(game: RatedGame, ratings: Mapping[str, Rating]) -> dict[str, Rating]:
    """The new ratings of the people in a game, from their *ratings* before.

    A person without a rating begins in the middle.
    """
    levels = anchors(game.game, len(game.finishers))
    before = [levels.get(each.player) or ratings.get(each.player, Rating()) for each in game.finishers]
    model = _model()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = model.rate(teams, ranks=[float(each.place) for each in game.finishers])
    return {
        finisher.player: Rating(now.mu, now.sigma, old.games + 1)
        for finisher, old, (now,) in zip(game.finishers, before, after, strict=True)
        if finisher.player and finisher.player not in levels
    }


def rate_all(games: Iterable[RatedGame], before: RatingTable | None = None) -> RatingTable:
    """The ratings after *games* in their order, which follow those *before*."""
    found = {key: dict(ratings) for key, ratings in (before or {}).items()}
    for each in games:
        ratings = found.setdefault((each.game, len(each.finishers)), {})
        ratings.update(rate_game(each, ratings))
    return found


def points_of(rating: Rating) -> PointsRange:
    """A rating as points."""
    scale = POINTS / _UNIT
    middle = CENTER + scale * (rating.mu - _MU)
    half = RANGE * scale * rating.sigma
    return PointsRange(round(middle), round(middle - half), round(middle + half))


@cache
def _model() -> "BradleyTerryPart":
    """The library's model. The page without a server knows ratings, but has no library and rates no one."""
    from openskill.models import BradleyTerryPart

    return BradleyTerryPart(mu=_MU, sigma=_SIGMA, beta=_BETA)


@cache
def anchors(game: str, seats: int) -> Mapping[str, Rating]:
    """The fixed ratings of the levels; empty for games and numbers of seats whose levels were not placed."""
    steps = _steps().get(game, {}).get(str(seats))
    if steps is None:
        return {}
    strengths = [0.0]
    for share, games in steps:
        strengths.append(strengths[-1] + log_odds(share, games, seats))
    middle = strengths[NAMES.index(MIDDLE)]
    return {
        name: Rating(_MU + _UNIT * (strength - middle), _SURE)
        for name, strength in zip(NAMES, strengths, strict=True)
    }


def log_odds(share: float, games: int, seats: int) -> float:
    """The log of the odds of one player to another that explain a *share* of the victories in a match.

    At a table of more than two, both take from one seat to all but one, equally often, so that one half is even.
    A share of all games counts as half a game less, since no upper end was measured.
    """
    share = min(share, 1 - 0.5 / games)
    low, high = -_WIDEST, _WIDEST
    for _ in range(60):
        middle = (low + high) / 2
        odds = math.exp(middle)
        expected = sum(k * odds / (k * odds + seats - k) for k in range(1, seats)) / (seats - 1)
        low, high = (middle, high) if expected < share else (low, middle)
    return low


_WIDEST = 20.0


@cache
def _steps() -> Mapping[str, Mapping[str, Sequence[tuple[float, int]]]]:
    """For each game and number of seats: how often each level beat the one below, in how many games."""
    text = files("benben.server.ratings").joinpath("level_steps.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, list[tuple[float, int]]]] = json.loads(text)["games"]
    return found
