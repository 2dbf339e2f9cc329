"""REINFORCE in plain JAX."""

import re
import sys

import jax
import numpy as np
import pytest
from jax import numpy as jnp

import benben
from benben.envs import VectorTables
from examples.learning import reinforce
from examples.learning.judging import judge
from tests.learning.example_process import judged

DUEL = benben.load("imhotep_duel")


def test_what_is_written_down_are_whole_games() -> None:
    net = reinforce.new_net(DUEL, 8, jax.random.key(2))
    rows = VectorTables(DUEL, 5, seed=4, opponents="random", autoreset="disabled")
    _, played = reinforce.play(rows, net, jax.random.key(1), 60)
    others = VectorTables(DUEL, 5, seed=4, opponents="random", autoreset="disabled")
    others.reset()
    seats, outcome = others.learner.copy(), np.zeros(5)
    for now in range(60):
        live = others.counts > 0
        assert np.array_equal(played.live[now], live)
        assert np.array_equal(played.observation[now], others.observation)
        assert np.array_equal(played.mask[now], others.mask)
        assert played.mask[now, live, played.action[now, live]].all()
        others.step(played.action[now])
        outcome += others.reward[np.arange(5), seats]
    assert not others.counts.any()
    assert played.outcome.tolist() == outcome.tolist()
    assert set(np.abs(outcome)) <= {0.0, 1.0}


def test_the_loss_heeds_only_rows_that_are_played() -> None:
    """By hand: two decisions with two legal actions each; of the second row the second is after the end."""
    net = reinforce.new_net(DUEL, 4, jax.random.key(0))  # thinks all actions as likely and every value 0
    actions = net[-1][1].shape[0] - 1
    mask = np.zeros((2, 2, actions), bool)
    mask[..., [3, 5]] = True
    played = reinforce.Played(
        outcome=np.array([1.0, -1.0], np.float32),
        observation=np.zeros((2, 2, net[0][0].shape[0]), np.uint8),
        mask=mask,
        action=np.full((2, 2), 3),
        live=np.array([[True, True], [True, False]]),
    )
    log2 = float(np.log(2))
    each = [log2 + 0.5, -log2 + 0.5, log2 + 0.5]  # regret and the square of the surprise
    assert float(reinforce.loss(net, played, 0.0)) == pytest.approx(sum(each) / 3, rel=1e-5)
    assert float(reinforce.loss(net, played, 0.1)) == pytest.approx(sum(each) / 3 - 0.1 * log2, rel=1e-5)


def test_random_actions_are_legal_and_each_as_likely() -> None:
    rows = VectorTables(DUEL, 1)
    legal, mask = np.tile(rows.legal, (4000, 1)), np.tile(rows.mask.view(bool), (4000, 1))
    _, drawn = reinforce.draw(jax.random.key(3), jnp.array(legal), jnp.array(mask))
    counts = np.bincount(np.asarray(drawn), minlength=mask.shape[1])
    expected = 4000 / rows.counts[0]
    assert set(np.flatnonzero(counts)) == set(np.flatnonzero(rows.mask[0]))
    assert np.abs(counts[rows.mask[0] == 1] - expected).max() < 5 * expected**0.5


@pytest.mark.slow
def test_a_second_of_learning_beats_random_play() -> None:
    """The budget is a number of updates. With seeds 0 to 5 the share was 94 to 98 %, without learning 50 %."""
    net = reinforce.learn(DUEL, reinforce.Settings(updates=40, rows=64), seed=0)
    games = 400
    assert judge(DUEL, reinforce.policy(net), "random", games).won > 0.7 * games


@pytest.mark.slow
def test_the_program_tells_what_came_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Run in this process: once JAX 0.10 ended its own, when all was done, with "terminate called"."""

    def printed(*arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", ["reinforce", *arguments])
        reinforce.main()
        return capsys.readouterr().out

    learned = printed("--updates", "2", "--rows", "8", "--games", "20")
    assert "16 games in" in learned
    assert set(judged(learned)) == {"random", "greedy"}
    speed = printed("--rows", "16", "--speed", "20")
    assert re.fullmatch(r"[\d,]+ decisions a second, [\d,]+ a second of processor time\n", speed)
