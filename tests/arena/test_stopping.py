"""The stopping rule: few false positives however often it is checked, and an early stop for a clear difference."""

import numpy as np
import pytest

from benben.arena.schedule import Schedule
from benben.arena.stopping import STAKES, Stopping, bet, log_wealth
from tests.arena.made_up import Floats, blocks

RUNS, BLOCKS = 1500, 250


def alarms(gains: Floats, most: float, alpha: float) -> float:
    """In what part of many runs two gamblers on one pair, looked at after every block, ever have enough."""
    needed = np.log(2 / alpha)
    up, down = (np.zeros((len(gains), len(STAKES))) for _ in range(2))
    alarmed = np.zeros(len(gains), bool)
    for block in range(gains.shape[1]):
        up, down = bet(up, gains[:, block], most), bet(down, -gains[:, block], most)
        alarmed |= (log_wealth(up) >= needed) | (log_wealth(down) >= needed)
    return float(alarmed.mean())


@pytest.mark.parametrize("alpha", [0.05, pytest.param(0.2, marks=pytest.mark.slow)])
@pytest.mark.parametrize("kind", ["independent", "all or nothing", "shared", "skewed", "changing"])
def test_equal_players_are_seldom_told_apart(kind: str, alpha: float) -> None:
    """Whatever the blocks look like, as long as neither player is better."""
    dice = np.random.default_rng(5)
    shape = (RUNS, BLOCKS)
    gains = {
        "independent": (dice.binomial(2, 0.5, shape) - 1.0),
        "all or nothing": dice.choice([-1.0, 1.0], shape),
        "shared": dice.choice([-0.5, 0.0, 0.5], shape),
        "skewed": dice.choice([-1.0, 1 / 3], shape, p=[0.25, 0.75]),
        "changing": dice.choice([-1.0, 1.0], shape) * np.where(np.arange(BLOCKS) % 2, 1.0, 0.1),
    }[kind]
    # at the limit the part would be `alpha`; three deviations of so many runs are allowed
    assert alarms(gains, 1.0, alpha) <= alpha + 3 * np.sqrt(alpha * (1 - alpha) / RUNS)


def test_the_bound_is_not_far_from_the_truth() -> None:
    """A rule that never speaks would pass the tests above."""
    gains = np.random.default_rng(5).choice([-1.0, 1.0], (RUNS, BLOCKS))
    assert alarms(gains, 1.0, 0.2) > 0.05


@pytest.mark.parametrize("size", [(3, 2), (2, 3), (3, 4), (4, 3)])
def test_the_whole_rule_on_equal_players(size: tuple[int, int]) -> None:
    """At most alpha of the runs declare any pair significant."""
    schedule, dice, alpha, runs = Schedule(*size), np.random.default_rng(2), 0.3, 40
    alarmed = 0
    for _ in range(runs):
        rule = Stopping(schedule.lineups, size[1], alpha)
        for block in blocks(schedule, np.zeros(size[0]), 8, dice, luck=1.0, shared=0.1):
            rule.add(*block)
        alarmed += bool(rule.clear)
    assert alarmed / runs <= alpha


@pytest.mark.parametrize(("chance", "most"), [(0.75, 60), (0.9, 20), (1.0, 12)])
def test_a_clear_difference_is_soon_clear(chance: float, most: int) -> None:
    dice, needed = np.random.default_rng(4), []
    for _ in range(100):
        rule = Stopping(((1, 1),), 2, 0.05)
        while not rule.is_clear and rule.blocks < 1000:
            won = float(dice.binomial(2, chance))
            rule.add(0, (won, 2 - won))
        assert list(rule.clear) == [(0, 1)]
        needed.append(rule.blocks)
    assert np.median(needed) <= most


def test_only_blocks_with_both_players_count() -> None:
    schedule = Schedule(3, 2)
    rule = Stopping(schedule.lineups, 2, 0.05)
    for _ in range(40):
        for lineup, won in enumerate([(2.0, 0.0, 0.0), (2.0, 0.0, 0.0), (0.0, 1.0, 1.0)]):
            rule.add(lineup, won)
    assert set(rule.clear) == {(0, 1), (0, 2)}
    assert not rule.is_clear


def test_evidence_is_what_a_gambler_has() -> None:
    """It suffices when a pair is significant, and the loser's gambler has lost."""
    rule = Stopping(((1, 1),), 2, 0.05)
    assert rule.evidence(0, 1) == rule.evidence(1, 0) == pytest.approx(1.0)
    while not rule.is_clear:
        assert rule.evidence(0, 1) < np.exp(rule.needed)
        rule.add(0, (2.0, 0.0))
    assert rule.evidence(0, 1) >= np.exp(rule.needed) == pytest.approx(40.0)
    assert rule.evidence(1, 0) < 0.5


def test_more_pairs_need_more() -> None:
    assert Stopping(Schedule(4, 2).lineups, 2, 0.05).needed == pytest.approx(np.log(2 * 6 / 0.05))


def test_several_seats_are_counted_each() -> None:
    """One seat against three that wins a quarter of the games is not stronger."""
    rule = Stopping(((1, 3),), 4, 0.05)
    for _ in range(500):
        rule.add(0, (1.0, 3.0))
    assert not rule.clear
    for _ in range(100):
        rule.add(0, (2.0, 2.0))
    assert set(rule.clear) == {(0, 1)}
