"""Ratings of people: how strong each is, with its uncertainty, and where the levels of the bots stand."""

from benben.server.ratings.model import (
    POINTS,
    Finisher,
    PointsRange,
    RatedGame,
    Rating,
    RatingTable,
    anchors,
    log_odds,
    places,
    points_of,
    rate_all,
    rate_game,
)

__all__ = [
    "POINTS",
    "Finisher",
    "PointsRange",
    "RatedGame",
    "Rating",
    "RatingTable",
    "anchors",
    "log_odds",
    "places",
    "points_of",
    "rate_all",
    "rate_game",
]
