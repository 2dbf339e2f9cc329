"""Many tables: a row's outputs are those of the engine for its table, and do not depend on other rows."""

import copy
import dataclasses
import os
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from benben import nd
from benben.engine.dealer import SeededDealer
from benben.engine.dice import new_dice
from benben.engine.errors import BadSpec, IllegalMove
from benben.engine.game import Game, Match
from benben.engine.loops import loops_of
from benben.engine.registry import load
from benben.engine.table import CHANCE, OVER, table_bytes
from benben.envs import BadEnvironment, NoObservation, VectorTables
from tests.envs.observed import FIRST, every_observed_game, every_observed_kind

RA = load("ra", players=3)
TOLD = (
    "observation",
    "mask",
    "actor",
    "learner",
    "reward",
    "terminated",
    "truncated",
    "decisions",
    "episode",
)


def outputs(tables: VectorTables, rows: Any = slice(None)) -> list[Any]:
    """Copies of all outputs of some rows."""
    return [getattr(tables, name)[rows].copy() for name in TOLD]


def same(one: list[Any], other: list[Any]) -> bool:
    return all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other, strict=True))


def until_end(tables: VectorTables, row: int = 0) -> None:
    """Play any moves until a row has ended."""
    while True:
        tables.step(tables.draw())
        if tables.terminated[row] or tables.truncated[row]:
            return


@every_observed_game
def test_what_a_row_tells_is_what_the_engine_says(game: Game) -> None:
    """The same moves replayed by the rules lead to the same tables, legal moves, seats and observations."""
    tables = VectorTables(game, 2, seed=11, autoreset="disabled")
    observe = game.rules.observe
    assert observe is not None
    for row in range(2):
        replayed, dice = game.new_tables(), new_dice(11, row << 32)
        weights, legal = (
            nd.zeros(game.rules.most_outcomes, nd.int64),
            nd.zeros(game.rules.most_moves, nd.int16),
        )
        mine = VectorTables(game, 2, seed=11, autoreset="disabled")
        for _ in range(60):
            loops_of(game.rules).settle(replayed[0], dice, weights)
            assert table_bytes(mine.tables, row) == table_bytes(replayed)
            count = game.rules.legal(replayed[0], legal)
            assert mine.counts[row] == count
            assert mine.legal[row, :count].tolist() == legal[:count].tolist()
            assert np.flatnonzero(mine.mask[row]).tolist() == sorted(legal[:count].tolist())
            if not count:
                assert mine.actor[row] == OVER
                break
            assert mine.actor[row] == replayed[0].actor
            seen: Any = np.zeros(tables.spec.size, np.uint8)
            observe(replayed[0], int(replayed[0].actor), 1, seen)
            assert np.array_equal(seen, mine.observation[row])
            actions = mine.draw()
            game.rules.apply(replayed[0], int(actions[row]))
            mine.step(actions)


@every_observed_kind
def test_a_match_replayed_has_the_legal_moves_of_the_mask(game: Game) -> None:
    """Whatever chance dealt in the row is revealed in the match."""
    tables = VectorTables(game, 1, seed=3, autoreset="disabled")
    match = Match(game, SeededDealer(0))
    dice, weights = new_dice(3), np.zeros(game.rules.most_outcomes, np.int64)
    sample = loops_of(game.rules).sample
    while True:
        while match.table.actor == CHANCE:
            match.push(int(sample(match.table, dice, weights)))
        if match.is_over:
            break
        assert np.flatnonzero(tables.mask[0]).tolist() == sorted(match.legal_moves.codes)
        actions = tables.draw()
        match.push(int(actions[0]))
        tables.step(actions)
    assert tables.terminated[0]


@every_observed_kind
@pytest.mark.parametrize("opponents", [None, "greedy:blur=3"])
def test_a_row_depends_on_nothing_next_to_it(game: Game, opponents: str | None) -> None:
    """Neither on how many there are, nor on threads and shards."""
    few = VectorTables(game, 3, seed=5, opponents=opponents)
    many = VectorTables(game, 9, seed=5, opponents=opponents, threads=2, shards=3)
    for step in range(80):
        actions = many.draw()
        few.step(actions[:3])
        if step % 2:
            many.step(actions)
        else:
            for shard in range(3):
                many.send(shard, actions[3 * shard : 3 * shard + 3])
            assert [many.recv(shard) for shard in range(3)] == [slice(0, 3), slice(3, 6), slice(6, 9)]
        assert same(outputs(few), outputs(many, slice(0, 3)))
    many.close()
    assert not np.array_equal(many.tables[0], many.tables[1])


@every_observed_game
def test_points_add_up_to_the_final_scores(game: Game) -> None:
    """Other rewards come at the end alone (test_rewards.py)."""
    tables = VectorTables(game, 4, seed=2, reward="points", autoreset="disabled")
    rows, seats = range(4), range(game.players)
    total = np.array([[game.rules.score(tables.tables[row], seat) for seat in seats] for row in rows], float)
    while tables.counts.any():
        tables.step(tables.draw())
        total += tables.reward
    assert total.tolist() == [[game.rules.score(tables.tables[row], seat) for seat in seats] for row in rows]


@every_observed_kind
def test_what_rewards_flags_and_observations_of_an_end_belong_to(game: Game) -> None:
    """With all three autoreset modes the end is the same; only the following steps differ."""
    same_step, next_step, disabled = (
        VectorTables(game, 1, seed=8, autoreset=how) for how in ("same_step", "next_step", "disabled")
    )
    while not disabled.terminated[0]:
        actions = disabled.draw().copy()
        for tables in (same_step, next_step, disabled):
            tables.step(actions)
    for tables in (same_step, next_step):
        assert tables.terminated[0]
        assert np.array_equal(tables.reward, disabled.reward)
        assert disabled.reward.any()
    assert np.array_equal(same_step.final_observation, disabled.observation)
    assert np.array_equal(next_step.observation, disabled.observation)
    assert same_step.episode[0] == 2
    assert same_step.mask.any()
    assert not next_step.mask.any()
    assert next_step.actor[0] == OVER
    next_step.step([0])
    assert not next_step.reward.any()
    assert not next_step.terminated[0]
    assert np.array_equal(next_step.observation, same_step.observation)
    assert np.array_equal(next_step.mask, same_step.mask)
    disabled.step([0])
    assert disabled.actor[0] == OVER
    disabled.reset([0])
    assert np.array_equal(disabled.observation, same_step.observation)


@every_observed_kind
def test_illegal_actions(game: Game) -> None:
    """They are refused before anything is played, or lose."""
    tables = VectorTables(game, 3, seed=1)
    actions = tables.draw().copy()
    wrong = int(np.flatnonzero(tables.mask[1] == 0)[0])
    before = outputs(tables), tables.tables.tobytes()
    for bad in (wrong, -1, 10**6):
        actions[1] = bad
        with pytest.raises(IllegalMove, match=f"action {bad} in row 1"):
            tables.step(actions)
        assert same(outputs(tables), before[0])
        assert tables.tables.tobytes() == before[1]
    losing = VectorTables(game, 3, seed=1, illegal="lose", autoreset="disabled")
    mover = int(losing.actor[1])
    losing.step(actions)
    share = 1 / (game.players - 1)
    expected = [-1 if seat == mover else share for seat in range(game.players)]
    assert losing.reward[1] == pytest.approx(expected)
    assert losing.terminated.tolist() == [False, True, False]


@every_observed_kind
def test_games_are_cut_off_and_judged(game: Game) -> None:
    tables = VectorTables(game, 2, seed=4, max_decisions=5)
    for _ in range(5):
        assert not tables.bootstrap().any()
        tables.step(tables.draw())
    assert tables.truncated.all()
    assert not tables.terminated.any()
    assert not tables.reward.any()
    expected = tables.bootstrap()
    assert (np.abs(expected) <= 1).all()
    assert expected.any()
    assert expected.sum(axis=1) == pytest.approx(0, abs=1e-5)
    assert tables.decisions.tolist() == [0, 0]


@pytest.mark.slow
@every_observed_kind
def test_rows_are_kept_and_put_back(game: Game) -> None:
    tables = VectorTables(game, 3, seed=6, opponents="random")
    for _ in range(7):
        tables.step(tables.draw())
    kept, then = tables.save(), outputs(tables)[:4]
    moves = tables.draw().copy()
    tables.step(moves)
    after = outputs(tables)
    tables.restore(kept)
    assert same(outputs(tables)[:4], then)
    tables.step(moves)
    assert same(outputs(tables), after)
    tables.restore({name: values[2:] for name, values in kept.items()}, [0])
    assert np.array_equal(tables.observation[0], then[0][2])
    with pytest.raises(ValueError, match="3 rows"):
        tables.restore({name: values[1:] for name, values in kept.items()})


def test_rows_that_are_over_are_put_back_as_they_were() -> None:
    """Beside rows that go on: each with who decides in it."""
    tables = VectorTables(RA, 8, seed=6, autoreset="disabled")
    while tables.counts.all():
        tables.step(tables.draw())
    kept, then = tables.save(), outputs(tables)[:4]
    assert tables.counts.any()
    tables.reset()
    tables.restore(kept)
    assert same(outputs(tables)[:4], then)


@every_observed_kind
def test_copies_go_on_alike(game: Game) -> None:
    tables = VectorTables(game, 3, seed=6, opponents="greedy", reward="points")
    tables.step(tables.draw())
    copies = [pickle.loads(pickle.dumps(tables)), copy.deepcopy(tables)]  # noqa: S301  (our own)
    for _ in range(60):
        actions = tables.draw().copy()
        tables.step(actions)
        for other in copies:
            assert np.array_equal(other.draw(), actions)
            other.step(actions)
            assert same(outputs(other), outputs(tables))


def test_seeds_and_episodes() -> None:
    tables, other = VectorTables(RA, 2, seed=1), VectorTables(RA, 2, seed=2)
    assert tables.tables.tobytes() != other.tables.tobytes() or not np.array_equal(
        tables._rows.dice, other._rows.dice
    )
    until_end(tables)
    tables.reset(seed=2)
    other.reset(seed=2)
    assert same(outputs(tables), outputs(other))
    assert all(np.array_equal(tables.draw(), other.draw()) for _ in range(20))
    with pytest.raises(BadEnvironment, match="for all rows"):
        tables.reset([0], seed=3)
    with pytest.raises(IndexError, match="0 to 1"):
        tables.reset([2])


def test_the_seat_that_learns_rotates() -> None:
    tables = VectorTables(RA, 4, seed=1, opponents="random", max_decisions=1)
    assert tables.learner.tolist() == [0, 1, 2, 0]
    tables.step(tables.draw())
    assert tables.learner.tolist() == [1, 2, 0, 1]
    assert (tables.actor == tables.learner).all()
    fixed = VectorTables(RA, 4, seed=1, opponents=["greedy", "random"], seat=2)
    assert fixed.learner.tolist() == [2] * 4


def test_what_learners_read_begins_at_a_cache_line() -> None:
    """So that JAX need not copy it."""
    for count in (1, 3, 7):
        tables = VectorTables(RA, count)
        for array in (tables.observation, tables.final_observation, tables.mask, tables.legal):
            assert array.ctypes.data % 64 == 0
            assert array.flags.c_contiguous


@pytest.mark.slow
def test_all_seats_are_observed() -> None:
    every, actor = VectorTables(RA, 2, seed=1, observe="all"), VectorTables(RA, 2, seed=1, dtype="float32")
    assert every.observation.shape == (2, 3, every.spec.size)
    for _ in range(30):
        for row in range(2):
            assert np.array_equal(every.observation[row, every.actor[row]], actor.observation[row])
        actions = actor.draw()
        actor.step(actions)
        every.step(actions)


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ({"rewards": "win"}, "there is no setting rewards; there are: observe"),
        ({"reward": "gold"}, "one of win, margin, mean_margin, rank, points"),
        ({"autoreset": "never"}, "one of same_step, next_step, disabled"),
        ({"seat": 3, "opponents": "random"}, "it is 0 to 2, or 'rotate'"),
        ({"max_decisions": 0}, "at least 1, or None"),
        ({"threads": 3}, "threads=3 is not possible; it is 1 to 2"),
        ({"opponents": ["random"]}, "3 seats have 2 opponents, 1 were given"),
    ],
)
def test_settings_that_are_not_possible_are_refused_in_words(choices: Any, said: str) -> None:
    with pytest.raises(BadEnvironment, match=said):
        VectorTables(RA, 2, **choices)


def test_other_things_that_are_not_possible() -> None:
    with pytest.raises(BadEnvironment, match="at least one row"):
        VectorTables(RA, 0)
    with pytest.raises(BadSpec):
        VectorTables(RA, 2, opponents="nobody")
    tables = VectorTables(RA, 2)
    with pytest.raises(ValueError, match="2 integers are needed"):
        tables.step([1])
    with pytest.raises(ValueError, match="2 integers are needed"):
        tables.step([1.0, 2.0])
    blind = Game(RA.rules, RA.options)
    object.__setattr__(blind, "rules", dataclasses.replace(RA.rules, observe=None))
    with pytest.raises(NoObservation):
        VectorTables(blind, 2)


PLAYED = """
import hashlib, sys
from itertools import product
from benben.engine.registry import load
from benben.envs import EnvironmentSettings, VectorTables
from benben.envs.single import SingleTable
import benben
for game, opponents in product(map(load, sys.argv[1:]), (None, "greedy:blur=2")):
    digest = hashlib.sha256()
    tables = VectorTables(game, 2, seed=3, opponents=opponents, reward="points", max_decisions=12)
    single = SingleTable(game, EnvironmentSettings(opponents=opponents, reward="points", max_decisions=12), row=1)
    single.restart(3)
    for _ in range(15):
        actions = tables.draw()
        single.step(int(actions[1]))
        tables.step(actions)
        if single.count == 0:
            single.restart()
        assert (single.observation == tables.observation[1]).all()
        for array in (tables.tables, tables.observation, tables.mask, tables.reward, tables.actor, single.observe(1)):
            digest.update(array.tobytes())
    print(game.name, opponents, digest.hexdigest())
"""


@pytest.mark.slow
def test_compiled_and_interpreted_rows_are_equal() -> None:
    def run(**environment: str) -> str:
        command = [sys.executable, "-c", PLAYED, *(game.name for game in FIRST)]
        done = subprocess.run(
            command, env={**os.environ, **environment}, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert run().splitlines() == run(NUMBA_DISABLE_JIT="1").splitlines()
