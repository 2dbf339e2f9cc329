"""Ratings find known strengths again, and their intervals keep their word."""

import numpy as np
import pytest

from benben.arena.ratings import POINTS, rate
from benben.arena.schedule import Schedule
from tests.arena.made_up import blocks


def whitewash(rounds: int) -> list[tuple[int, tuple[float, ...]]]:
    return [(0, (2.0, 0.0))] * rounds


@pytest.mark.parametrize("seats", [2, 3])
def test_known_strengths_are_found(seats: int) -> None:
    strengths = np.array([0.0, 0.5, 1.2, -0.7])
    schedule = Schedule(4, seats)
    found = rate(schedule.lineups, list(blocks(schedule, strengths, 400, np.random.default_rng(1))), seats)
    assert found.points == pytest.approx(POINTS * strengths, abs=45)
    assert found.points[0] == 0.0
    assert found.spreads[0][0] == 0.0


SLOW = pytest.mark.slow


@pytest.mark.parametrize(
    ("size", "luck", "rounds"),
    [
        ((2, 2), 0.0, 10),
        pytest.param((2, 2), 0.0, 50, marks=[SLOW, pytest.mark.proof]),
        pytest.param((2, 2), 2.0, 50, marks=SLOW),
        pytest.param((3, 2), 1.0, 20, marks=[SLOW, pytest.mark.proof]),
        pytest.param((3, 3), 1.0, 40, marks=SLOW),
        pytest.param((2, 4), 1.0, 15, marks=SLOW),
    ],
)
def test_intervals_cover_the_truth(size: tuple[int, int], luck: float, rounds: int) -> None:
    """As often as promised, whether luck is nothing or everything; a little too wide is allowed, too narrow is not."""
    schedule, dice = Schedule(*size), np.random.default_rng(7)
    strengths = np.array([0.0, 0.8, 0.3])[: size[0]]
    # Luck that is shared out in a rotation makes players look more alike: the truth is the limit of many games.
    truth = rate(schedule.lineups, list(blocks(schedule, strengths, 2000, dice, luck)), size[1]).points
    covered = []
    for _ in range(200):
        found = rate(schedule.lineups, list(blocks(schedule, strengths, rounds, dice, luck)), size[1])
        covered += [
            abs(found.points[entrant] - truth[entrant]) <= found.spreads[entrant][0]
            for entrant in range(1, size[0])
        ]
    assert np.mean(covered) >= 0.915


def test_luck_that_is_cancelled_makes_intervals_narrow() -> None:
    """If the deal alone decides who wins, each player wins one game of each rotation."""
    even = rate(((1, 1),), [(0, (1.0, 1.0))] * 50, 2)
    usual = rate(((1, 1),), [(0, (2.0, 0.0)), (0, (0.0, 2.0))] * 25, 2)
    assert even.points == usual.points == (0.0, 0.0)
    assert even.spreads[0][1] > 0.0
    assert usual.spreads[0][1] > 4 * even.spreads[0][1]


@pytest.mark.parametrize("rounds", [1, 5, 50, 500])
def test_who_has_won_everything_has_a_finite_honest_rating(rounds: int) -> None:
    found = rate(((1, 1),), whitewash(rounds), 2, anchor=1)
    low, high = found.points[0] - found.spreads[0][1], found.points[0] + found.spreads[0][1]
    assert np.isfinite([low, high]).all()
    assert 0.0 < found.points[0] < high
    # Somebody who wins each whole rotation with this chance wins them all in one of forty runs: hardly ruled out.
    least = 0.025 ** (1 / rounds)
    assert low < POINTS * np.log(least / (1 - least)) + 10


def test_a_longer_whitewash_tells_more() -> None:
    lows = [
        found.points[0] - found.spreads[0][1]
        for found in (rate(((1, 1),), whitewash(rounds), 2, 1) for rounds in (5, 20, 100))
    ]
    assert lows == sorted(lows)
    assert lows[0] < 0 < lows[1]


def test_the_same_as_choix() -> None:
    """Our penalty is one more rotation; theirs has none, and is given that rotation."""
    import choix

    schedule = Schedule(3, 2)
    played = list(blocks(schedule, np.array([0.0, 0.6, -0.3]), 20, np.random.default_rng(3)))
    duels = []
    for lineup, won in played:
        first, second = (entrant for entrant in range(3) if schedule.lineups[lineup][entrant])
        duels += [(first, second)] * int(won[first]) + [(second, first)] * int(won[second])
    for first, second in ((0, 1), (0, 2), (1, 2)):
        duels += [(first, second), (second, first)]
    theirs = POINTS * choix.opt_pairwise(3, duels, alpha=0.0, tol=1e-10)
    assert rate(schedule.lineups, played, 2).points == pytest.approx(theirs - theirs[0], abs=0.01)


def test_the_same_as_choix_at_larger_tables() -> None:
    import choix

    schedule = Schedule(4, 3)
    played = list(blocks(schedule, np.array([0.0, 0.6, -0.3, 0.2]), 8, np.random.default_rng(3)))
    tops = []
    for lineup, won in played + [(index, (1.0,) * 4) for index in range(4)]:
        table = [entrant for entrant in range(4) if schedule.lineups[lineup][entrant]]
        for entrant in table:
            tops += [(entrant, tuple(other for other in table if other != entrant))] * int(won[entrant])
    theirs = POINTS * choix.opt_top1(4, tops, alpha=0.0, tol=1e-10)
    assert rate(schedule.lineups, played, 3).points == pytest.approx(theirs - theirs[0], abs=0.01)


def test_the_anchor_moves_ratings_but_no_difference() -> None:
    schedule = Schedule(3, 2)
    played = list(blocks(schedule, np.array([0.0, 0.6, -0.3]), 30, np.random.default_rng(3)))
    one, other = (rate(schedule.lineups, played, 2, anchor) for anchor in (0, 2))
    assert np.subtract(one.points, one.points[2]) == pytest.approx(other.points, abs=1e-3)
    assert np.array(one.spreads) == pytest.approx(np.array(other.spreads), rel=1e-3)


def test_seats_count_where_a_player_has_several() -> None:
    """Equally strong players win by their seats: three of four bring three of four victories, and equal ratings."""
    found = rate(((3, 1), (2, 2), (1, 3)), [(0, (3.0, 1.0)), (1, (2.0, 2.0)), (2, (1.0, 3.0))] * 10, 4)
    assert found.points == pytest.approx((0.0, 0.0), abs=0.01)
