"""Training a net: the integers say what the floats say, the same seed gives the same net, and it foretells better."""

import json
from pathlib import Path

import numpy as np
import pytest

from benben import load
from benben.engine.registry import rules
from benben.learning.labels import label_games
from benben.learning.training import Training, corrections
from benben.players.net import Room, digest_of, judge_of, load_net
from benben.players.selfplay import variants
from tests.cli.program import invoke

RULES = rules("imhotep_duel")
GAME = load("imhotep_duel")


@pytest.fixture(scope="module")
def training() -> Training:
    labels = label_games(GAME, variants(RULES, 2, 1, 16), range(200), 1)
    found = Training(RULES, labels, seed=3, rounds=6)
    losses = list(found.run())
    assert [state.done for state in losses] == list(range(7))
    assert losses[0].loss == pytest.approx(losses[0].linear)
    return found


def test_the_same_seed_gives_the_same_net(training: Training) -> None:
    again = Training(RULES, training.labels, seed=3, rounds=6)
    for _ in again.run():
        pass
    assert digest_of(again.net) == digest_of(training.net)
    assert np.abs(training.net.last).max() > 0


def test_integers_say_what_floats_say(training: Training) -> None:
    import torch

    net, room = training.net, Room.of(RULES)
    chances, points = np.zeros((2, 2))
    inputs = training._test
    with torch.no_grad():
        floats = (inputs.linear + corrections(training._layers, inputs.features, inputs.phases)).softmax(1)
    tables = training.labels.tables[training.labels.games % 5 == 0]
    for row in range(0, len(tables), 7):
        judge_of(RULES)(tables[row], 2, net, room, chances, points)
        assert chances == pytest.approx(floats[row].numpy(), abs=0.02)


def test_what_the_linear_evaluation_misses_is_learned(training: Training) -> None:
    """On the positions it was trained with: with so few, others say nothing."""
    inputs = training._train
    linear = training._loss(inputs.linear, inputs.targets)
    assert training._loss(training._strengths(inputs).detach(), inputs.targets) < linear - 0.0003


def test_the_command_writes_a_net_that_says_what_made_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["learn", "imhotep_duel", "--labels", "labels", "-g", "100", "--seed", "5", "--out", "."]
    done = invoke(*command)
    assert done.code == 0, done.err
    assert "… linear" in done.out
    about = load_net(GAME, Path("net-2.npz")).about
    assert about["command"] == "benben learn imhotep_duel --games 100 --seed 5 --labels labels --players 2"
    first = Path("net-2.npz").read_bytes()
    assert invoke(*command).code == 0
    with np.load("net-2.npz", allow_pickle=False) as arrays:
        assert json.loads(str(arrays["about"]))["games"] == 100
    assert len(first) == Path("net-2.npz").stat().st_size
