"""OpenSpiel's own tests of a game's interface, run over ours."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from benben.engine.registry import names
from benben.envs import open_spiel
from tests.tiers import usually

DUEL, LARGE = "benben_imhotep_duel_v1(sides=ABAB)", "benben_imhotep_v2(players=4,sides=BBBBB,wrath=True)"
ANKHOR = "benben_ankhor_v2(players=2)"
GAMES = [
    "benben_ra_v1(players=2)",
    "benben_ra_v1(players=4)",
    "benben_ra_v1(players=5,edition=1999,open_scores=True)",
    "benben_ra_v1(players=3,imperfect_information=True)",
    DUEL,
    "benben_imhotep_v2(players=2,blue_cards=round)",
    "benben_imhotep_v2(players=3)",
    LARGE,
    ANKHOR,
    "benben_ankhor_v2(players=3)",
    "benben_ankhor_v2(players=4,split=forbidden)",
]
"""Every game at its player numbers and options, for `make proof`."""
SOME = [GAMES[2], GAMES[3], DUEL, LARGE, ANKHOR]
"""Every game, and Ra with and without what is hidden."""
EVERY = [open_spiel.short_name(name) for name in names()]
every_game = pytest.mark.parametrize("name", usually(SOME, GAMES))


@pytest.mark.slow
@every_game
def test_in_compiled_code(name: str) -> None:
    """Legal actions, masks, chance, histories, clones, serialising, observations, returns, bounds."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize="ankhor" not in name, verbose=False)
    assert game.new_initial_state().history() == []


@pytest.mark.slow
@every_game
def test_in_python(name: str) -> None:
    """The same from Python, and pickles of the state, of the game and of its type."""
    np.random.seed(1)  # noqa: NPY002  (OpenSpiel draws from the global one)
    game = pyspiel.load_game(name)
    from open_spiel.python.tests import games_sim_test  # imports SciPy, which takes a second

    games_sim_test.GamesSimTest().sim_game(game)
    assert (
        game.num_distinct_actions() > max(game.new_initial_state().board.game.rules.moves, key=int).__int__()
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY)
def test_bots_play_a_whole_game(name: str) -> None:
    """The search in compiled code, the same in Python and IS-MCTS, all of OpenSpiel, sit at one table."""
    game = pyspiel.load_game(name)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        game = pyspiel.load_game(name, {"imperfect_information": True})
    dice = np.random.RandomState(1)
    rollouts = open_spiel.CompiledRollouts(1, seed=1)
    bots: list[Any] = [
        open_spiel.MCTSBot(game, simulations=2),
        open_spiel.ISMCTSBot(game, rollouts, simulations=4),
        mcts.MCTSBot(game, 2.0, 4, rollouts, random_state=dice),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(bots[state.current_player() % 3].step(state)))
    assert sum(state.returns()) == pytest.approx(game.utility_sum())
