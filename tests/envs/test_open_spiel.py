"""Our games in OpenSpiel agree with our matches, and reveal no secrets to a seat."""

import pickle
import random
import time
from functools import cache
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import benben
from benben.engine.dice import new_dice
from benben.engine.table import CHANCE, OVER
from benben.envs import OutdatedId, open_spiel
from benben.envs.open_spiel import BenbenState, CompiledRollouts, ISMCTSBot, MCTSBot
from benben.games.imhotep.table import Step

PAIRS = "benben_imhotep_v2(players=3,sides=BBBBB)"
"""The only game with secrets: two cards of the market that one seat looks at."""
TOLD_EVERY = 7
"""Notation is compared at every so many plies."""


def _started(game: benben.Game) -> benben.Match:
    return benben.Match(game, benben.SeededDealer(0))  # it gets its chance outcomes from outside


def _step(state: BenbenState, chooser: random.Random) -> int:
    """Play something at random and return it."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        action = chooser.choices(outcomes, odds)[0]
    else:
        action = chooser.choice(state.legal_actions())
    state.apply_action(action)
    return int(action)


def _keeping() -> BenbenState:
    """A position in which one seat looks at the pair of the market."""
    found: BenbenState = _first_at(Step.KEEP).clone()
    return found


@cache
def _first_at(step: Step) -> BenbenState:
    """The first position of a random game that is at *step*."""
    loaded = pyspiel.load_game(PAIRS)
    for seed in range(100):
        state, chooser = loaded.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            if state.board.table.step == step:
                found: BenbenState = state
                return found
            _step(state, chooser)
    raise AssertionError(f"no random game comes to {step!r}")


# ---- names and parameters ----------------------------------------------------------------------------------------
def test_every_game_is_registered_with_its_options() -> None:
    registered = {kind.short_name: kind for kind in pyspiel.registered_games()}
    for info in benben.list_games():
        kind = registered[open_spiel.short_name(info.name)]
        assert {option.name for option in info.options} <= set(kind.parameter_specification)
        players = info.options[0].choices
        assert (kind.min_num_players, kind.max_num_players) == (min(players), max(players))


def test_parameters_are_options() -> None:
    loaded = pyspiel.load_game("benben_ra_v1(players=4,edition=1999,open_scores=True)")
    assert loaded.game == benben.load("ra", players=4, edition="1999", open_scores=True)
    assert loaded.num_players() == 4
    assert loaded.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert loaded.utility_sum() == -2.0
    assert pyspiel.load_game(str(loaded)).game == loaded.game


def test_a_game_of_ours_is_loaded_with_its_options(tmp_path: Any) -> None:
    plain = benben.load("imhotep", players=3, sides="ABABA", wrath=True)
    text = str(plain.options["boards"]).replace("[8, 4, 2, 1]", "[9, 4, 2, 1]")
    changed = benben.load("imhotep", boards=text)
    assert open_spiel.load(plain).game == plain
    assert open_spiel.load(changed).game == changed
    (tmp_path / "boards.toml").write_text(text, encoding="utf-8")
    named = pyspiel.load_game("benben_imhotep_v2", {"boards": str(tmp_path / "boards.toml")})
    assert named.game == changed
    assert pyspiel.load_game(str(named)).game == changed


def test_what_is_not_possible_is_refused() -> None:
    with pytest.raises(benben.BadOption, match="1999 edition is for 3 to 5"):
        pyspiel.load_game("benben_ra_v1(players=2,edition=1999)")
    with pytest.raises(OutdatedId, match="Version 2: Bonus tokens"):
        pyspiel.load_game("benben_ankhor_v1")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        pyspiel.load_game("benben_ra_v1(seats=2)")
    state = pyspiel.load_game(PAIRS).new_initial_state()
    before = state.board.save()
    with pytest.raises(benben.IllegalMove, match="outcome 66"):
        state.apply_action(66)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(-1)
    assert state.board.save() == before


# ---- the same game -----------------------------------------------------------------------------------------------
def _check_against_match(game: benben.Game, seed: int) -> None:
    state, match = open_spiel.load(game).new_initial_state(), _started(game)
    chooser = random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            weights = match.weights()
            assert dict(state.chance_outcomes()) == {
                outcome: weight / sum(weights) for outcome, weight in enumerate(weights) if weight
            }
            match.push(_step(state, chooser))
        else:
            assert state.current_player() == match.turn
            assert state.legal_actions() == sorted(match.legal_moves.codes)
            if match.ply % TOLD_EVERY == 0:
                texts = [state.action_to_string(match.turn, each) for each in state.legal_actions()]
                assert sorted(texts) == sorted(map(str, match.legal_moves))
            match.push(_step(state, chooser))
        assert state.board.table.tobytes() == match.key
    assert match.is_over
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert match.outcome is not None
    won = [seat for seat, returned in enumerate(state.returns()) if returned > -1.0]
    assert tuple(won) == match.outcome.winners
    assert sum(state.returns()) == pytest.approx(2 - game.players)


def test_a_random_game_agrees_with_the_match() -> None:
    _check_against_match(benben.load("imhotep", players=3, sides="BBBBB", wrath=True), 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("ra", {"players": 2}),
        ("ra", {"players": 5, "edition": "1999"}),
        ("imhotep_duel", {"sides": "ABAB"}),
        ("imhotep", {"players": 2}),
        ("imhotep", {"players": 4, "blue_cards": "round"}),
        ("ankhor", {"players": 2}),
        ("ankhor", {"players": 4, "split": "forbidden"}),
    ],
)
def test_random_games_agree_with_the_match(name: str, options: dict[str, Any]) -> None:
    _check_against_match(benben.load(name, **options), seed=3)


def test_a_match_becomes_a_state() -> None:
    game = benben.load("imhotep", players=2)
    match = game.new_match(seed=1)
    for _ in range(5):
        match.play(match.legal_moves[-1])
    state = open_spiel.state_of(open_spiel.load(game), match)
    assert state.board.table.tobytes() == match.key
    assert state.history() == [ply.move for ply in match.plies]
    with pytest.raises(ValueError, match="the game of OpenSpiel is"):
        open_spiel.state_of(pyspiel.load_game("benben_imhotep_v2(players=3)"), match)


def test_clones_and_pickles_go_their_own_way() -> None:
    state, chooser = _keeping(), random.Random(1)
    clone, read = state.clone(), pickle.loads(pickle.dumps(state))  # noqa: S301  (our own bytes)
    before = state.board.save()
    assert read.history() == clone.history() == state.history()
    assert read.board.table.tobytes() == state.board.table.tobytes()
    _step(clone, chooser)
    _step(read, chooser)
    assert state.board.save() == before
    assert len(clone.history()) == len(read.history()) == len(state.history()) + 1


# ---- secrets -----------------------------------------------------------------------------------------------------
def _same_to(state: BenbenState, other: BenbenState, player: int) -> bool:
    return (
        state.information_state_string(player) == other.information_state_string(player)
        and state.observation_string(player) == other.observation_string(player)
        and (not _is_observed(state) or state.observation_tensor(player) == other.observation_tensor(player))
    )


def _is_observed(state: BenbenState) -> bool:
    return bool(state.get_game().get_type().provides_observation_tensor)


@pytest.mark.parametrize(("sides", "are_there"), [("ABBBB", False), ("BAAAA", True)])
def test_only_side_b_of_imhoteps_market_has_secrets(sides: str, are_there: bool) -> None:
    """All other sides are declared imperfect too; no other game has any."""
    game, found = benben.load("imhotep", players=3, sides=sides), set()
    for seed in range(4):
        match, dice = game.new_match(seed=seed), random.Random(seed)
        while match.turn is not None:
            found.add(game.rules.private_to(match.known(match.turn)[0]))
            match.play(dice.choice(list(match.legal_moves)))
    assert (found != {None}) == are_there
    assert open_spiel.load(game).get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION


def test_who_does_not_look_at_the_pair_cannot_tell_it() -> None:
    keeping = _keeping()
    owner = keeping.current_player()
    others = [seat for seat in range(3) if seat != owner]
    seen: set[str] = set()
    for seed in range(30):
        twin = keeping.resample_from_infostate(others[0], random.Random(seed).random)
        assert twin.current_player() == owner
        assert all(_same_to(keeping, twin, seat) for seat in others)
        assert twin.board.table.tobytes() == keeping.board.table.tobytes() or not _same_to(
            keeping, twin, owner
        )
        seen.add(twin.information_state_string(owner))
    assert len(seen) > 1
    assert "?" in keeping.information_state_string(others[0])
    assert "?" not in keeping.information_state_string(owner)


def test_a_spectator_learns_no_more_than_the_others() -> None:
    keeping = _keeping()
    owner = keeping.current_player()
    nobody = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    history = make_observation(keeping.get_game(), nobody)
    assert "?" in history.string_from(keeping, owner)
    view = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    watching = make_observation(keeping.get_game(), view)
    assert watching.string_from(keeping, owner) == keeping.observed(None)


def test_a_secret_ends_with_the_decision() -> None:
    keeping = _keeping()
    _step(keeping, random.Random(2))
    strings = {keeping.information_state_string(seat) for seat in range(3)}
    assert len(strings) == 1
    assert "?" not in strings.pop()


def test_what_one_knows_is_not_drawn_again() -> None:
    keeping = _keeping()
    twin = keeping.resample_from_infostate(keeping.current_player(), random.Random(1).random)
    assert twin.board.table.tobytes() == keeping.board.table.tobytes()
    assert twin is not keeping


def test_drawing_again_follows_known() -> None:
    """Both draw the pair from all that it could be: the same kinds turn up as often."""
    keeping = _keeping()
    game, other = keeping.board.game, (keeping.current_player() + 1) % 3
    ours, theirs = np.zeros(20), np.zeros(20)
    chooser = random.Random(1)
    for seed in range(400):
        dice = new_dice(seed)
        ours[game.known(keeping.board.table, other, dice)[0].looking[0]] += 1
        theirs[keeping.resample_from_infostate(other, chooser.random).board.table.looking[0]] += 1
    assert np.abs(ours - theirs).max() < 60  # three standard deviations of a difference are at most 42


# ---- OpenSpiel's bots --------------------------------------------------------------------------------------------
def _finished(state: BenbenState, bot: Any) -> BenbenState:
    """Play on: the bot at seat 0, anything at the others."""
    chooser = random.Random(1)
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            _step(state, chooser)
    return state


def test_open_spiels_search_in_compiled_code_plays_a_game() -> None:
    game = pyspiel.load_game("benben_imhotep_v2")
    bot = MCTSBot(game, simulations=3)
    state = _finished(game.new_initial_state(), bot)
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
    assert bot.simulations <= 3


@pytest.mark.slow
def test_open_spiels_search_in_python_plays_with_compiled_rollouts() -> None:
    game = pyspiel.load_game("benben_imhotep_v2")
    bot = ISMCTSBot(game, CompiledRollouts(1, seed=1), simulations=4)
    state = _finished(game.new_initial_state(), bot)
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
    assert bot.simulations <= 4


@pytest.mark.slow
def test_bots_keep_to_their_seconds() -> None:
    game = pyspiel.load_game("benben_imhotep_v2")
    state, chooser = game.new_initial_state(), random.Random(1)
    while state.is_chance_node() or len(state.legal_actions()) < 3:
        _step(state, chooser)
    for bot in (MCTSBot(game, seconds=0.02), ISMCTSBot(game, CompiledRollouts(), seconds=0.02)):
        began = time.perf_counter()
        assert bot.step(state) in state.legal_actions()
        assert bot.simulations >= 1
        assert time.perf_counter() - began >= 0.02  # and not after hours: without seconds it never ends
    assert MCTSBot(game, simulations=1).step(state) in state.legal_actions()
    for kind in (MCTSBot, lambda game: ISMCTSBot(game, CompiledRollouts())):
        with pytest.raises(ValueError, match="give seconds or simulations"):
            kind(game)


def test_compiled_rollouts_are_fair_and_leave_the_state_alone() -> None:
    game = pyspiel.load_game("benben_imhotep_v2(players=3)")
    state, chooser = game.new_initial_state(), random.Random(1)
    for _ in range(30):
        _step(state, chooser)
    before = state.board.save()
    values = CompiledRollouts(200, seed=1).evaluate(state)
    assert state.board.save() == before
    assert sum(values) == pytest.approx(-1.0)
    assert all(-1.0 <= value <= 1.0 for value in values)
    priors = CompiledRollouts().prior(state)
    assert sum(odds for _, odds in priors) == pytest.approx(1.0)
    with pytest.raises(ValueError, match="at least one"):
        CompiledRollouts(0)


def test_chance_and_the_end_are_numbered_as_open_spiel_does() -> None:
    assert pyspiel.PlayerId.CHANCE == CHANCE
    assert pyspiel.PlayerId.TERMINAL == open_spiel.states.TERMINAL != OVER
