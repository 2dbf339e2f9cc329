"""Every player as an opponent inside the loop: those that compiled code plays, and those that are asked."""

import copy
import pickle
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from benben.engine.errors import BadSpec, IllegalMove
from benben.engine.game import Game
from benben.engine.registry import load
from benben.engine.table import Tables
from benben.envs import BadEnvironment, VectorTables
from benben.envs.gymnasium import SeatEnv
from benben.players import LEVELS, from_policy
from benben.players.player import Player, RandomPlayer
from benben.players.search import NetPlayer
from tests.envs.observed import every_observed_kind

RA, DUEL = load("ra", players=3), load("imhotep_duel")


class Last(Player):
    """Plays the last legal move, so that what it does can be foretold."""

    def choose(self, known: Tables, seat: int) -> int:
        del seat
        return max(self.legal(known))


class Together(Last):
    """The same for all rows at once."""

    asked: list[int] = []  # noqa: RUF012  (counts for all of them)

    def choose_many(self, known: Sequence[Tables], seats: Sequence[int]) -> list[int]:
        self.asked.append(len(known))
        return [self.choose(each, seat) for each, seat in zip(known, seats, strict=True)]


class AloneByRow(Player):
    """The net's likeliest move, asked row by row."""

    def choose(self, known: Tables, seat: int) -> int:
        return NetPlayer(self.game, 0, policy="alone").choose(known, seat)


class Cheat(Player):
    def choose(self, known: Tables, seat: int) -> int:
        del known, seat
        return -1


def last_by_policy(observation: Any, mask: Any) -> int:
    del observation
    return int(np.flatnonzero(mask)[-1])


def last_by_batches(observation: Any, mask: Any) -> Any:
    assert observation.ndim == mask.ndim == 2
    return mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1)


HERE = "tests.envs.test_opponents"
TOLD = ("observation", "mask", "actor", "learner", "reward", "terminated", "decisions", "episode")


def outputs(tables: VectorTables, rows: slice = slice(None)) -> list[Any]:
    return [getattr(tables, name)[rows].copy() for name in TOLD]


def same(one: list[Any], other: list[Any]) -> bool:
    return all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other, strict=True))


@every_observed_kind
@pytest.mark.parametrize("autoreset", ["same_step", "next_step"])
def test_an_opponent_that_is_asked_plays_as_if_every_seat_were_outside(game: Game, autoreset: str) -> None:
    """Tables, rewards, flags and observations are those of a table at which we play the opponents' moves."""
    rows = VectorTables(game, 2, seed=4, opponents=Last, autoreset=autoreset, reward="mean_margin")
    ended = 0
    for _ in range(150):
        before = rows.save()
        alone = VectorTables(game, 2, seed=4, autoreset="disabled", reward="mean_margin")
        alone.restore({**before, "learner": np.full(2, -1, np.int8)})
        learner, actions = rows.learner.copy(), rows.draw().copy()
        over = rows.counts == 0
        rows.step(actions)
        alone.step(actions)
        while any(waits := (alone.counts > 0) & (alone.actor != learner)):
            replies = [
                int(max(alone.legal[row, : alone.counts[row]])) if waits[row] else -1 for row in range(2)
            ]
            for row in np.flatnonzero(waits).tolist():
                one = VectorTables(game, 1, autoreset="disabled", reward="mean_margin")
                one.restore(alone.save([row]))
                one.step([replies[row]])
                alone.restore(one.save(), [row])
                alone.reward[row], alone.terminated[row] = one.reward[0], one.terminated[0]
        ended += int(rows.terminated.sum())
        for row in np.flatnonzero(~over).tolist():
            assert rows.terminated[row] == (alone.counts[row] == 0)
            if rows.terminated[row]:
                assert np.array_equal(rows.reward[row], alone.reward[row])
            else:
                assert rows.tables[row] == alone.tables[row]
                assert rows.actor[row] == rows.learner[row] == learner[row]
                assert np.array_equal(rows.mask[row], alone.mask[row])
    assert ended


@pytest.mark.parametrize(
    "opponents",
    ["person:blur=4,habit=2", "search:games=2", "net:policy=alone", "novice", ["search:games=2", "greedy"]],
)
def test_a_row_depends_on_nothing_next_to_it(opponents: Any) -> None:
    """Neither on other rows nor on threads; a copy, a pickle and a restored row go on in the same way."""
    few = VectorTables(RA, 2, seed=5, opponents=opponents)
    many = VectorTables(RA, 5, seed=5, opponents=opponents, threads=2)
    single = SeatEnv(RA, opponents=opponents, illegal="raise")
    observation, _ = single.reset(seed=5)
    for step in range(12):
        actions = many.draw().copy()
        assert np.array_equal(observation["observation"], many.observation[0])
        if step == 8:
            twins: list[VectorTables] = [pickle.loads(pickle.dumps(few)), copy.deepcopy(few)]  # noqa: S301
            restored = VectorTables(RA, 2, seed=1, opponents=opponents)
            restored.restore(few.save())
            twins.append(restored)
            for twin in twins:
                twin.step(actions[:2])
        few.step(actions[:2])
        many.step(actions)
        if step == 8:
            assert all(same(outputs(twin), outputs(few)) for twin in twins)
        observation, _, terminated, *_ = single.step(int(actions[0]))
        if terminated:
            observation, _ = single.reset()
        assert same(outputs(few), outputs(many, slice(0, 2)))
    many.close()


def test_every_kind_of_player_can_be_an_opponent() -> None:
    """Our own by their specs and levels, a class, the place of a class, a policy; each plays its own moves."""
    rows = {
        str(given): VectorTables(DUEL, 2, seed=3, opponents=given)
        for given in [
            Last,
            f"{HERE}:Last",
            f"{HERE}:Together",
            from_policy(last_by_policy),
            from_policy(last_by_batches, batched=True),
        ]
    }
    for _ in range(30):
        actions = next(iter(rows.values())).draw().copy()
        for each in rows.values():
            each.step(actions)
    told = [outputs(each) for each in rows.values()]
    assert all(same(told[0], other) for other in told[1:])
    assert 2 in Together.asked
    for spec in ("uct:games=2", "net:games=2", *(level.spec for level in LEVELS[:4])):
        one = VectorTables(DUEL, 1, seed=3, opponents=spec)
        one.step(one.draw())
        assert one.actor[0] == one.learner[0]


@pytest.mark.parametrize("game", [DUEL, RA], ids=lambda game: game.name)
def test_a_net_without_a_search_chooses_the_same_alone_and_for_all_rows_together(game: Game) -> None:
    rows = VectorTables(game, 8, seed=3, opponents="net:policy=alone")
    alone = VectorTables(game, 8, seed=3, opponents=AloneByRow)
    for _ in range(20):
        actions = rows.draw().copy()
        rows.step(actions)
        alone.step(actions)
        assert same(outputs(rows), outputs(alone))


def test_a_player_derived_from_a_compiled_one_is_asked() -> None:
    class Stubborn(RandomPlayer):
        def choose(self, known: Tables, seat: int) -> int:
            del seat
            return max(self.legal(known))

    mine, theirs = (VectorTables(DUEL, 2, seed=3, opponents=each) for each in (Stubborn, Last))
    for _ in range(20):
        actions = mine.draw().copy()
        mine.step(actions)
        theirs.step(actions)
    assert same(outputs(mine), outputs(theirs))


def test_a_bad_answer_is_refused_and_the_game_can_begin_again() -> None:
    """Cheats give no legal answer when White has to answer Black's first move."""
    env = SeatEnv(DUEL, opponents=Cheat, seat=0)
    with pytest.raises(IllegalMove, match="-1 of the opponent in seat 1"):
        play_on(env)
    with pytest.raises(BadEnvironment, match="reset the environment"):
        env.step(0)
    rows = VectorTables(DUEL, 2, seed=3, opponents=Cheat, seat=0)
    saved = rows.save()
    with pytest.raises(IllegalMove):
        rows.step(rows.draw())
    with pytest.raises(BadEnvironment, match="reset the rows"):
        rows.step(rows.draw())
    rows.restore(saved)
    with pytest.raises(IllegalMove):
        rows.step(rows.draw())
    env.reset(seed=1)
    rows.reset()


def play_on(env: SeatEnv) -> None:
    observation, _ = env.reset(seed=1)
    for _ in range(50):
        observation, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))


def test_opponents_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadSpec, match="no player is called 'king'"):
        VectorTables(RA, 2, opponents="king")
    with pytest.raises(BadSpec, match="no net"):
        VectorTables(load("ra", players=5), 2, opponents="net")
    with pytest.raises(BadEnvironment, match="3 seats have 2 opponents, 1 were given"):
        VectorTables(RA, 2, opponents=["search:games=2"])
