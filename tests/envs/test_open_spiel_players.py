"""Bots of OpenSpiel as players of ours: any bot, in every game, as its seat knows the table."""

import pickle
from collections.abc import Callable
from itertools import product
from multiprocessing import get_context
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.bots import uniform_random

import benben
from benben.arena.playing import play_match
from benben.engine.game import Match
from benben.engine.table import CHANCE
from benben.envs import open_spiel
from benben.players import Player, make
from tests.tiers import usually

GAMES = ["ra", "imhotep", "imhotep_duel", "ankhor"]
SPEC = "examples.open_spiel_player"


def raw_mcts(game: Any, _seat: int, seed: int) -> Any:
    """OpenSpiel's own, whose `step` would crash."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.MCTSBot(game, evaluator, 2.0, 12, 100, True, seed, False)


def ismcts(game: Any, _seat: int, seed: int) -> Any:
    rollouts = open_spiel.CompiledRollouts(1, seed=seed)
    return open_spiel.ISMCTSBot(game, rollouts, simulations=12, seed=seed)


def in_cpp(_game: Any, seat: int, seed: int) -> Any:
    return pyspiel.make_uniform_random_bot(seat, seed)


def in_python(_game: Any, seat: int, seed: int) -> Any:
    """A bot that knows its seat and has its own random numbers."""
    return uniform_random.UniformRandomBot(seat, np.random.RandomState(seed))


MAKERS = (ismcts, raw_mcts, in_cpp, in_python)


class Highest(pyspiel.Bot):  # type: ignore[misc]  # OpenSpiel is published without types
    """Keeps the states that it is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[Any] = []

    def step(self, state: Any) -> int:
        self.seen.append(state)
        return int(max(state.legal_actions()))


def play(player: Player, plies: int = 25) -> list[int]:
    """What one player chooses for all seats."""
    match = player.game.new_match(seed=3)
    chosen: list[int] = []
    while match.turn is not None and len(chosen) < plies:
        chosen.append(player.choose(match.known(match.turn), match.turn))
        match.play(chosen[-1])
    return chosen


@pytest.mark.parametrize(
    ("maker", "game"), usually(list(zip(MAKERS, GAMES, strict=True)), list(product(MAKERS, GAMES)))
)
def test_any_bot_plays_every_game_by_its_rules(maker: Callable[..., Any], game: str) -> None:
    """In `make test` each bot another game."""
    kind = open_spiel.from_bot(maker, imperfect_information=maker is ismcts)
    largest = 2**63 - 1  # seeds of ours may be larger than OpenSpiel's
    assert len(play(kind(benben.load(game, players=2), largest))) == 25


def test_a_bot_is_shown_the_table_as_its_seat_knows_it_and_no_history() -> None:
    game = benben.load("imhotep", players=2)
    bots: list[Highest] = []

    def make_bot(theirs: Any, seat: int, _seed: int) -> Any:
        assert (theirs.num_players(), seat in {0, 1}) == (2, True)
        bots.append(Highest())
        return bots[-1]

    player, match = open_spiel.from_bot(make_bot)(game), game.new_match(seed=1)
    for _ in range(20):
        seat = match.turn
        assert seat is not None
        known = match.known(seat)
        move = player.choose(known, seat)
        assert move == max(match.legal_moves.codes)
        state = bots[seat].seen[-1]
        assert state.current_player() == seat
        assert state.history() == []
        assert state.board.tables().tobytes() == known.tobytes()
        match.play(move)
    assert len(bots) == 2  # one for each seat, kept from move to move


def test_a_state_at_a_table_can_be_copied_and_played_on() -> None:
    game = benben.load("ra", players=2)
    match = game.new_match(seed=1)
    assert match.turn is not None
    state = open_spiel.state_at(open_spiel.load(game), match.known(match.turn))
    twin = state.clone()
    twin.apply_action(state.legal_actions()[0])
    assert str(state) == str(open_spiel.state_of(open_spiel.load(game), match))
    while not twin.is_terminal():
        chances = twin.current_player() == CHANCE
        twin.apply_action(twin.chance_outcomes()[0][0] if chances else twin.legal_actions()[0])
    assert sum(twin.returns()) == 0
    assert state.current_player() == match.turn


@pytest.mark.slow
def test_the_examples_play_and_mostly_win() -> None:
    """By their specs; with as many simulations as are said."""
    game = benben.load("imhotep_duel")
    won = 0
    for seed, spec in enumerate([f"{SPEC}:Mcts", f"{SPEC}:mcts:simulations=60"] * 2):
        match, thoughts = play_match(game, [spec, "random"], [seed, seed], seed)
        assert match.outcome is not None
        assert thoughts[0].failures == 0
        won += match.outcome.winners == (0,)
    assert won >= 3
    with pytest.raises(benben.BadSpec, match="simulations is a whole number"):
        make(f"{SPEC}:mcts:simulations=many", game)


@pytest.mark.slow
def test_it_can_be_sent_to_another_process() -> None:
    """Its bots are made again there, so it plays like a new one."""
    game = benben.load("imhotep_duel")
    kinds = [open_spiel.from_bot(maker) for maker in (in_cpp, in_python, raw_mcts)]
    players = [kind(game, 4) for kind in kinds]
    for player in players:
        play(player)
    copies = pickle.loads(pickle.dumps(players))  # noqa: S301  (our own bytes)
    with get_context("spawn").Pool(1) as pool:
        assert pool.map(play, copies) == [play(kind(game, 4)) for kind in kinds]


def test_whether_it_thinks_by_the_clock_is_said() -> None:
    game = benben.load("ra")
    assert [open_spiel.from_bot(in_cpp, uses_clock=is_so)(game).uses_clock for is_so in (True, False)] == [
        True,
        False,
    ]


def test_what_makes_no_bot_is_refused_at_once() -> None:
    kind = open_spiel.from_bot(lambda _game, seat, _seed: seat)
    with pytest.raises(benben.BadSpec, match=r"lambda made int and no pyspiel\.Bot"):
        kind(benben.load("ra"))


def test_thinking_changes_no_match() -> None:
    match: Match = benben.load("ra", players=2).new_match(seed=1)
    before = match.copy()
    player = open_spiel.from_bot(raw_mcts)(match.game)
    assert match.turn is not None
    player.choose(match.known(match.turn), match.turn)
    assert match == before
