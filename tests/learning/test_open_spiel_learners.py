"""OpenSpiel's DQN and IS-MCTS in the examples."""

import random

import pytest
import torch

import benben
from benben.players import make
from examples.learning import open_spiel_dqn, open_spiel_ismcts
from tests.learning.example_process import judged, run

DUEL = benben.load("imhotep_duel")


@pytest.mark.slow
def test_the_q_learner_learns_from_both_seats_and_what_it_plays_is_legal() -> None:
    torch.set_num_threads(1)
    env, agent = open_spiel_dqn.learn(DUEL, 0, seed=2)
    before = [weights.clone() for weights in agent._q_network.parameters()]
    chooser = random.Random(1)
    for seat in (0, 1):
        counted = agent.step_counter
        reward = open_spiel_dqn.play(env, agent, seat, chooser, learns=True)
        assert reward in {-1.0, 0.0, 1.0}
        assert agent.player_id == seat
        assert 20 < agent.step_counter - counted < 60  # its decisions alone, and the end
    assert all(
        map(torch.equal, before, agent._q_network.parameters())
    )  # there is not enough to learn from yet
    for game in range(20):
        open_spiel_dqn.play(env, agent, game % 2, chooser, learns=True)
    assert not any(map(torch.equal, before, agent._q_network.parameters()))
    assert torch.isfinite(torch.as_tensor(float(agent.loss)))
    after = [weights.clone() for weights in agent._q_network.parameters()]
    found = open_spiel_dqn.judge(env, agent, 4)
    assert 0 <= found.won <= found.games == 4
    assert all(map(torch.equal, after, agent._q_network.parameters()))  # who is judged does not learn


@pytest.mark.slow
def test_the_q_learners_program_tells_what_came_of_it() -> None:
    printed = run("open_spiel_dqn", "--games", "4", "--judged", "6")
    assert "before: " in printed
    assert "4 games in" in printed
    assert set(judged(printed)) == {"random"}


@pytest.mark.slow
def test_is_mcts_beats_random_play_and_is_a_player_by_name() -> None:
    game = benben.load("imhotep", players=2)
    found = open_spiel_ismcts.judge(game, simulations=10, opponents="random", games=4)
    assert found.won >= 3
    player = make("examples.learning.open_spiel_ismcts:IsMcts:simulations=2", game)
    match = game.new_match(seed=1)
    assert match.turn is not None
    assert player.choose(match.known(match.turn), match.turn) in match.legal_moves.codes


def test_a_match_tells_who_has_won() -> None:
    game = benben.load("imhotep_duel")
    players = [make("greedy", game), make("random", game)]
    assert open_spiel_ismcts.play(game, players, seed=1) == (0,)
    assert open_spiel_ismcts.play(game, players[::-1], seed=1) == (1,)
