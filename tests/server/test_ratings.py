"""Ratings of people: known strengths are found again, levels stay where they are, and the order of a game decides."""

import math
import random

import pytest

from benben.players.levels import NAMES
from benben.server.ratings import (
    POINTS,
    Finisher,
    RatedGame,
    anchors,
    log_odds,
    places,
    points_of,
    rate_all,
    rate_game,
)
from tests.tiers import usually


def finish(rng: random.Random, strengths: list[float]) -> list[int]:
    """The places of one game by the model of Plackett and Luce; *strengths* are logs of odds."""
    left, found = list(range(len(strengths))), [0] * len(strengths)
    for place in range(1, len(strengths) + 1):
        (seat,) = rng.choices(left, [math.exp(strengths[seat]) for seat in left])
        found[seat] = place
        left.remove(seat)
    return found


def season(seed: int, seats: int, games_each: int) -> list[bool]:
    """For each of thirty people of known strength: whether the range after a season of games holds it."""
    rng = random.Random(seed)
    skills = {f"p-{number}": rng.gauss(0, 1.4) for number in range(30)}
    levels = {name: (points_of(each).points - 1500) / POINTS for name, each in anchors("ra", seats).items()}
    games = []
    for _ in range(len(skills) * games_each // seats):
        table = rng.sample(sorted(skills), seats)
        if rng.random() < 0.4:
            table[-1] = rng.choice(NAMES)
        order = finish(rng, [skills.get(player, levels.get(player, 0.0)) for player in table])
        games.append(RatedGame("ra", tuple(map(Finisher, table, order))))
    (ratings,) = rate_all(games).values()
    ranges = {player: points_of(rating) for player, rating in ratings.items()}
    return [
        low <= 1500 + POINTS * skills[player] <= high for player, (_, low, high) in sorted(ranges.items())
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("games_each", [10, 150])
def test_the_range_holds_the_true_strength_in_95_percent_of_cases(seats: int, games_each: int) -> None:
    seeds = range(usually(4, 40))
    inside = [held for seed in seeds for held in season(seed, seats, games_each)]
    # Of 120 people, 95 % and three standard deviations less: 107 (of 1200: 1117).
    least = 0.95 * len(inside) - 3 * math.sqrt(0.95 * 0.05 * len(inside))
    assert sum(inside) >= least, f"{sum(inside)} of {len(inside)}"


def test_games_make_a_rating_more_certain() -> None:
    game = RatedGame("ra", (Finisher("p-1", 1), Finisher("skilled", 2)))
    ratings = rate_game(game, {})
    for _ in range(19):
        before = ratings["p-1"]
        ratings.update(rate_game(game, ratings))
        assert ratings["p-1"].sigma < before.sigma
        assert ratings["p-1"].mu > before.mu
    assert ratings == {"p-1": ratings["p-1"]._replace(games=20)}  # the level has no new rating


def test_a_winner_rises_and_a_loser_falls_by_the_order_of_the_game() -> None:
    game = RatedGame("imhotep", (Finisher("p-1", 2), Finisher("p-2", 1), Finisher("p-3", 3)))
    after = rate_game(game, {})
    assert after["p-2"].mu > after["p-1"].mu > after["p-3"].mu
    tied = RatedGame("imhotep", (Finisher("p-1", 1), Finisher("p-2", 1), Finisher("p-3", 3)))
    after = rate_game(tied, {})
    assert after["p-1"] == after["p-2"]


@pytest.mark.parametrize(
    ("winners", "points", "expected"),
    [
        ([False, True], [30, 30], [2, 1]),  # the rules broke the tie
        ([True, False, True], [9, 12, 9], [1, 3, 1]),  # the highest score need not win
        ([False, False, True, False], [5, 7, 9, 5], [3, 2, 1, 3]),
    ],
)
def test_the_rules_name_the_winners_and_points_order_the_others(
    winners: list[bool], points: list[int], expected: list[int]
) -> None:
    assert places(winners, points) == expected


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_odds_explain_the_share_of_a_match(seats: int) -> None:
    odds = math.exp(log_odds(0.75, 1000, seats))
    shares = [k * odds / (k * odds + seats - k) for k in range(1, seats)]
    assert sum(shares) / len(shares) == pytest.approx(0.75)
    assert log_odds(0.5, 1000, seats) == pytest.approx(0.0, abs=1e-9)
    assert log_odds(1.0, 200, 2) == pytest.approx(math.log(399))


def test_levels_are_placed_in_their_order_and_without_a_match_there_are_none() -> None:
    for game, seats in (("ra", 5), ("imhotep_duel", 2), ("ankhor", 3)):
        found = [anchors(game, seats)[name] for name in NAMES]
        assert sorted(found) == found
        assert points_of(anchors(game, seats)["skilled"]).points == 1500
    assert anchors("pebbles", 2) == {}


def test_somebody_unknown_is_a_beginner_every_time() -> None:
    game = RatedGame("ra", (Finisher("p-1", 1), Finisher("", 2)))
    after = rate_all([game, game])["ra", 2]
    assert after.keys() == {"p-1"}
    once = rate_game(game, {})
    assert rate_game(game, once) == after


def test_more_games_follow_those_before() -> None:
    rng = random.Random(3)
    games = [
        RatedGame("ra", tuple(map(Finisher, ("p-1", "p-2", "strong"), finish(rng, [0.5, 0.0, 0.2]))))
        for _ in range(20)
    ]
    before = rate_all(games[:10])
    kept = {key: dict(ratings) for key, ratings in before.items()}
    assert rate_all(games[10:], before) == rate_all(games)
    assert before == kept
