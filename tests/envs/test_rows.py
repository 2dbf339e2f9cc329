"""The life of a row, in plain Python: the start of its games, and the reward of an end."""

from types import SimpleNamespace
from typing import Any

import pytest

from benben import nd
from benben.engine.arithmetic import tanh
from benben.engine.rule import bind
from benben.envs.rows import (
    IN_TURN,
    Autoreset,
    RowConfig,
    Rows,
    begin_row_template,
    close_row_template,
    end_row_template,
    open_row_template,
    step_row_template,
)
from benben.envs.scales import Reward, margin_of, mean_margin_of, rank_of, reward_row_template

SEATS, COUNT = 3, 4


def config(**asked: int) -> RowConfig:
    """The configuration of rows: in turns, every seat outside, unless *asked* otherwise."""
    usual = {
        "seats": SEATS, "width": 1, "autoreset": Autoreset.SAME_STEP, "reward": Reward.POINTS, "remembers": 1,
        "all_seats": 0, "most_decisions": 0, "learner": IN_TURN, "illegal_loses": 0,
    }  # fmt: skip
    return RowConfig(**{**usual, **asked})


def rows_of(seed: int = 7) -> Rows:
    """Rows of tables that know nothing but points and who acts."""
    parts: dict[str, Any] = {name: nd.zeros(COUNT, nd.int64) for name in Rows._fields}
    for name in ("dice", "opponent_dice"):
        parts[name] = nd.zeros((COUNT, 4), nd.int64)
    for name in ("observation", "final_observation"):
        parts[name] = nd.zeros((COUNT, 1), nd.int64)
    for name in ("mask", "legal"):
        parts[name] = nd.zeros((COUNT, 5), nd.int64)
    parts["reward"], parts["scores"] = nd.zeros((COUNT, SEATS)), nd.zeros((COUNT, SEATS), nd.int64)
    parts["tables"] = [SimpleNamespace(points=[0] * SEATS, actor=0) for _ in range(COUNT)]
    parts["ended"] = [None] * COUNT
    parts["seed"][:] = seed
    return Rows(**parts)


def setup(table: Any, _options: Any) -> None:
    table.points = [0] * SEATS


def opponents(rows: Rows, _config: RowConfig, row: int, _blurs: Any, _scratch: Any) -> None:
    """They score before the learner's first decision."""
    rows.tables[row].points = [3, 2, 1]


def score(table: Any, seat: int) -> int:
    return int(table.points[seat])


def nothing(*_args: Any) -> None: ...


open_row = bind(open_row_template, "rows", score=score, show_row=nothing)
begin_row = bind(begin_row_template, "rows", setup=setup, advance=opponents, open_row=open_row)


# ---- the next game -----------------------------------------------------------------------------------------------
def test_chance_and_opponents_of_each_game_have_dice_of_their_own() -> None:
    """Of each row, each episode and each seed, and wherever the first row is in a larger whole."""
    states = []
    for seed in (7, 8):
        for first in (0, COUNT):
            rows = rows_of(seed)
            for _ in range(3):
                for row in range(COUNT):
                    begin_row(rows, config(first=first), row, None, None, None)
                    states += [tuple(rows.dice[row].tolist()), tuple(rows.opponent_dice[row].tolist())]
    assert len(set(states)) == len(states) == 2 * 2 * 3 * COUNT * 2


def test_a_part_of_the_rows_is_what_it_is_in_the_whole() -> None:
    whole, part = rows_of(), rows_of()
    for row in range(COUNT):
        begin_row(whole, config(), row, None, None, None)
    for row in range(2):
        begin_row(part, config(first=2), row, None, None, None)
    for name in ("dice", "opponent_dice", "learner"):
        assert getattr(part, name)[:2].tolist() == getattr(whole, name)[2:].tolist()


def test_a_new_game_begins_its_counts_and_another_learns() -> None:
    rows = rows_of()
    rows.decisions[1] = 9
    learners = []
    for episode in (1, 2, 3):
        begin_row(rows, config(), 1, None, None, None)
        assert (rows.decisions[1], rows.episode[1]) == (0, episode)
        learners.append(int(rows.learner[1]))
        rows.decisions[1] = 9
    assert learners == [1, 2, 0]


def test_what_opponents_score_before_the_first_decision_is_no_reward_of_it() -> None:
    rows = rows_of()
    begin_row(rows, config(), 0, None, None, None)
    assert rows.scores[0].tolist() == [3, 2, 1]


# ---- a step ------------------------------------------------------------------------------------------------------
def stepping(rows: Rows, **asked: int) -> None:
    """Play move 1 in row 0: the first seat scores 5, the third loses 1, and the game goes on."""

    def apply(table: Any, _move: int) -> None:
        table.points = [5, 0, -1]

    known: dict[str, Any] = {"apply": apply, "score": score, "begin_row": begin_row, "show_row": nothing}
    known |= {"observe_into": nothing, "advance": nothing, "reward_row": nothing}
    known["end_row"] = bind(end_row_template, "rows", **known)
    known["close_row"] = bind(close_row_template, "rows", **known)
    step = bind(step_row_template, "rows", **known)
    rows.counts[0], rows.legal[0, 0], rows.chosen[0] = 1, 1, asked.pop("move", 1)
    step(rows, config(**asked), 0, None, None, SimpleNamespace(won=nd.zeros(SEATS)))


def test_points_are_rewarded_as_they_come() -> None:
    rows = rows_of()
    rows.scores[0, 0] = 2
    stepping(rows)
    assert rows.reward[0].tolist() == [3, 0, -1]
    stepping(rows)
    assert rows.reward[0].tolist() == [0, 0, 0]
    assert rows.decisions[0] == 2


def test_who_plays_what_is_illegal_loses_to_all_others() -> None:
    rows = rows_of()
    rows.actor[0] = 1
    stepping(rows, move=4, illegal_loses=1, autoreset=Autoreset.DISABLED)
    assert rows.reward[0].tolist() == [0.5, -1, 0.5]
    assert (rows.terminated[0], rows.truncated[0], rows.counts[0]) == (1, 0, 0)


@pytest.mark.parametrize("most", [1, 2])
def test_a_game_is_cut_off_after_so_many_decisions(most: int) -> None:
    rows = rows_of()
    for decision in range(most):
        assert rows.truncated[0] == 0
        stepping(rows, most_decisions=most, autoreset=Autoreset.DISABLED)
        assert rows.decisions[0] == decision + 1
    assert (rows.terminated[0], rows.truncated[0]) == (0, 1)


@pytest.mark.parametrize(("autoreset", "episode"), [(Autoreset.NEXT_STEP, 1), (Autoreset.DISABLED, 0)])
def test_a_row_that_is_over_begins_again_only_where_that_is_asked_for(
    autoreset: Autoreset, episode: int
) -> None:
    rows = rows_of()
    rows.reward[0, 0] = 5.0
    stepping(rows, autoreset=autoreset, most_decisions=1)
    rows.counts[0] = 0
    step = bind(step_row_template, "rows", begin_row=begin_row)
    step(rows, config(autoreset=autoreset), 0, None, None, None)
    assert (rows.episode[0], rows.truncated[0]) == (episode, 0)
    assert rows.reward[0].tolist() == [0, 0, 0]


# ---- what an end is worth ----------------------------------------------------------------------------------------
def rewarded(reward: Reward, points: list[int]) -> list[float]:
    """What the seats get at the end; the victory is shared by who has most points."""

    def shares(table: Any, won: Any) -> None:
        best = [seat for seat in range(SEATS) if table.points[seat] == max(table.points)]
        for seat in range(SEATS):
            won[seat] = (seat in best) / len(best)

    rows = rows_of()
    rows.tables[0].points = points
    outputs = bind(reward_row_template, "rows", shares=shares, score=score)
    outputs(rows, config(reward=reward), 0, nd.zeros(SEATS))
    return list(rows.reward[0].tolist())


@pytest.mark.parametrize(
    ("points", "win", "rank"),
    [
        ([9, 5, 2], [1, -0.5, -0.5], [1, 0, -1]),
        ([5, 9, 9], [-0.5, 0.25, 0.25], [-1, 0.5, 0.5]),
        ([4, 4, 4], [0, 0, 0], [0, 0, 0]),
        ([2, 2, 7], [-0.5, -0.5, 1], [-0.5, -0.5, 1]),
    ],
)
def test_the_winner_gets_one_and_who_ties_the_mean(
    points: list[int], win: list[float], rank: list[float]
) -> None:
    assert rewarded(Reward.WIN, points) == pytest.approx(win)
    assert rewarded(Reward.RANK, points) == pytest.approx(rank)
    assert rewarded(Reward.POINTS, points) == [0, 0, 0]  # these have come already
    assert sum(rank_of(points, seat, SEATS) for seat in range(SEATS)) == pytest.approx(0)


def test_a_margin_is_measured_from_the_best_of_the_others() -> None:
    assert rewarded(Reward.MARGIN, [30, 10, 20]) == pytest.approx([tanh(0.5), tanh(-1.0), tanh(-0.5)])
    assert margin_of([7, 7], 0, 2) == 0


def test_the_mean_margin_is_zero_sum_for_any_number_of_seats() -> None:
    expected = [(tanh(1.0) + tanh(0.5)) / 2, -(tanh(1.0) + tanh(0.5)) / 2, 0]
    assert rewarded(Reward.MEAN_MARGIN, [30, 10, 20]) == pytest.approx(expected)
    for points in ([3, 9], [1, 1, 80], [5, 0, 17, 17], [90, 4, 4, 31, 2]):
        total = sum(mean_margin_of(points, seat, len(points)) for seat in range(len(points)))
        assert total == pytest.approx(0)
    assert mean_margin_of([3, 9], 0, 2) == margin_of([3, 9], 0, 2)


def test_equal_points_rank_as_the_rules_say() -> None:
    rows = rows_of()
    rows.tables[0].points = [9, 9, 2]

    def second_wins(_table: Any, won: Any) -> None:
        won[:] = 0
        won[1] = 1.0

    outputs = bind(reward_row_template, "rows", shares=second_wins, score=score)
    outputs(rows, config(reward=Reward.RANK), 0, nd.zeros(SEATS))
    assert rows.reward[0].tolist() == [0, 1, -1]
