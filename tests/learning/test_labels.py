"""Labels: games of search with itself, in one compiled loop, in files that can be added to."""

import json
import threading
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import benben
from benben.engine.game import Game
from benben.engine.native import native
from benben.engine.table import OVER
from benben.learning.folder import PART, BadLabels, Source, games_in, on_threads, play_into, read_labels
from benben.learning.labels import KEPT_SIMULATIONS, MOST_OF_A_GAME, Labels, label_games
from benben.learning.refit import positions_of, refit, targets_of
from benben.players.selfplay import variants
from tests.players.judged_pebbles import RULES
from tests.waiting import LIMIT

pytestmark = pytest.mark.slow
GAME = Game(RULES, {"players": 2})
SEED = 4


def labels_of(games: range, players: int = 2) -> Labels:
    game = Game(RULES, {"players": players})
    return label_games(game, variants(RULES, players, SEED), games, SEED)


@pytest.fixture(scope="module")
def labels() -> Labels:
    return labels_of(range(400))


def cells(labels: Labels, row: int) -> slice:
    return slice(int(labels.first[row]), int(labels.first[row + 1]))


def play(folder: Path, games: int, workers: int = 1) -> list[int]:
    return list(play_into(folder, RULES, 2, SEED, games, on_threads(workers)))


# ---- what is kept ------------------------------------------------------------------------------------------------
def test_a_row_tells_of_every_legal_move_where_there_is_a_choice(labels: Labels) -> None:
    room: Any = np.zeros(RULES.most_moves, np.int16)
    assert len(labels.games) > 60
    for row in range(len(labels.games)):
        here, table = cells(labels, row), labels.tables[row]
        count = RULES.legal(table, room)
        assert count > 1
        assert sorted(labels.moves[here].tolist()) == sorted(room[:count].tolist())
        assert labels.visits[here].sum() == KEPT_SIMULATIONS
        assert labels.policy[here].sum() == pytest.approx(1.0, abs=1e-5)
        assert labels.values[here].min() >= 0.0
        assert labels.values[here].max() <= 1.0
    assert labels.chances.sum(axis=1) == pytest.approx(1.0, abs=1e-5)
    assert labels.won.sum(axis=1) == pytest.approx(1.0)


def test_all_rows_of_a_game_end_alike_and_no_table_is_over(labels: Labels) -> None:
    assert (labels.tables["actor"] != OVER).all()
    assert np.bincount(labels.games).max() <= MOST_OF_A_GAME
    for game in np.unique(labels.games):
        rows = labels.games == game
        assert len(np.unique(labels.points[rows], axis=0)) == 1
        assert np.array_equal(
            labels.won[rows] > 0, labels.points[rows] == labels.points[rows].max(axis=1)[:, None]
        )


def test_search_foretells_the_end_better_than_a_guess(labels: Labels) -> None:
    loss = -(labels.won * np.log(labels.chances + 1e-9)).sum(axis=1).mean()
    assert loss < 0.9 * np.log(2)


def test_labels_that_are_joined_are_those_of_all_parts(labels: Labels) -> None:
    other = labels_of(range(400, 440))
    both = Labels.joined([labels, other])
    assert len(both.games) == len(labels.games) + len(other.games)
    row = len(labels.games) + 3
    assert np.array_equal(both.moves[cells(both, row)], other.moves[cells(other, 3)])
    assert both.first[-1] == len(both.moves)


def test_three_players_have_a_share_each() -> None:
    found = labels_of(range(20), players=3)
    assert found.won.shape[1] == found.chances.shape[1] == 3
    assert found.won.sum(axis=1) == pytest.approx(1.0)


# ---- files -------------------------------------------------------------------------------------------------------
def test_a_folder_can_be_added_to_and_what_was_lost_comes_again(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    assert play(one, PART) == [0, PART]
    assert play(one, 3 * PART) == [PART, 2 * PART, 3 * PART]
    assert play(two, 3 * PART, workers=2)[-1] == 3 * PART
    (two / "00001.npz").unlink()
    (two / ".00001.npz.123.part").write_bytes(b"half")  # of a process that was killed
    assert games_in(two) == 2 * PART
    assert play(two, 3 * PART)[-1] == 3 * PART
    assert sorted(file.name for file in two.iterdir()) == [
        "00000.npz",
        "00001.npz",
        "00002.npz",
        "labels.json",
    ]
    ours, theirs = read_labels(one, RULES, 2, 3 * PART), read_labels(two, RULES, 2, 3 * PART)
    pairs: list[tuple[Any, Any]] = list(zip(ours, theirs, strict=True))
    assert all(np.array_equal(left, right) for left, right in pairs)
    assert ours.tables.dtype.isalignedstruct
    assert ours.tables.dtype == RULES.table.dtype
    fewer = read_labels(one, RULES, 2, 2 * PART)
    assert set(np.unique(fewer.games)) <= set(range(2 * PART))


def test_a_part_that_the_disk_has_cut_off_comes_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    next(play_into(tmp_path, RULES, 2, SEED, PART, on_threads(1)))
    (tmp_path / "00000.npz").write_bytes(b"PK\x03\x04")
    assert next(play_into(tmp_path, RULES, 2, SEED, PART, on_threads(1))) == 0
    assert [record.getMessage().split(" is ")[0] for record in caplog.records] == [
        str(tmp_path / "00000.npz")
    ]


def test_what_has_begun_is_kept_after_ctrl_c() -> None:
    """At the interrupt part 0 is finished and 1 and 2 are running: waiting parts are not started."""
    goes_on, at_start = threading.Event(), list[int]()
    two_more = threading.Barrier(3)

    def work(task: int) -> int:
        at_start.append(task)
        if task in {1, 2}:
            two_more.wait(LIMIT)
            goes_on.wait(LIMIT)
        return task

    results = on_threads(2)(work, range(100))
    assert isinstance(results, Generator)
    assert next(results) == 0
    two_more.wait(LIMIT)
    threading.Timer(0.05, goes_on.set).start()
    found = [results.throw(KeyboardInterrupt())]
    with pytest.raises(KeyboardInterrupt):
        found.extend(results)
    assert [0, *found] == sorted(at_start)  # 3 may have begun, if this thread was away for so long
    assert len(at_start) <= 4


def test_another_source_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "labels"
    play(folder, PART)
    with pytest.raises(BadLabels, match="seed there is 4, not 5"):
        list(play_into(folder, RULES, 2, 5, PART, on_threads(1)))
    with pytest.raises(BadLabels, match="players there is 2, not 3"):
        list(play_into(folder, RULES, 3, SEED, PART, on_threads(1)))
    with pytest.raises(BadLabels, match="rules_version there is"):
        read_labels(folder, replace(RULES, version=99), 2, PART)
    with pytest.raises(BadLabels, match="100 games, not 101"):
        read_labels(folder, RULES, 2, PART + 1)


@pytest.mark.parametrize("content", [None, "", "{}", '{"format": "benben-labels", "version": 99}'])
def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, content: str | None) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    if content is not None:
        (tmp_path / "labels.json").write_text(content)
    with pytest.raises(BadLabels, match="holds no labels"):
        play(tmp_path, PART)
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_a_source_says_which_search_played() -> None:
    source = Source.of(benben.load("ra").rules, 2, 1)
    assert json.loads(json.dumps(vars(source)))["simulations"] == [400, 60, 4]
    assert source != Source.of(benben.load("ra").rules, 3, 1)


# ---- fitting -----------------------------------------------------------------------------------------------------
def test_features_are_those_of_the_tables(labels: Labels) -> None:
    positions, room = positions_of(RULES, labels), np.zeros(len(RULES.feature_names))
    assert RULES.features is not None
    features = native(RULES.features)
    for row in range(0, len(labels.games), 7):
        for seat in range(2):
            room[:] = 0.0
            features(labels.tables[row], seat, room)
            assert positions.features[row, seat] == pytest.approx(room)


def test_a_target_is_half_what_was_found_and_half_what_came(labels: Labels) -> None:
    chances, points = targets_of(labels)
    assert chances == pytest.approx((labels.chances + labels.won) / 2)
    assert points == pytest.approx((labels.expected + labels.points) / 2, abs=1e-3)
    assert targets_of(labels, 0.0)[0] == pytest.approx(labels.won)


def test_a_refit_knows_more_than_a_guess(labels: Labels) -> None:
    found = refit(RULES, labels)
    assert found.quality["log_loss"] < found.quality["log_loss_even"]
    assert found.quality["games"] == len(np.unique(labels.games))
