"""Training a net: the integers say what the floats say, the same seed gives the same net, and it foretells better."""

import os
import signal
import subprocess
from pathlib import Path

import numpy as np
import pytest

from benben import load
from benben.engine.native import array_of, native
from benben.engine.registry import rules
from benben.learning.labels import label_games
from benben.learning.training import Training, corrections
from benben.players.buffers import Buffers
from benben.players.net import digest_of, judge_of, save_net
from benben.players.selfplay import variants
from tests.cli.program import PROGRAM, invoke
from tests.waiting import wait_for

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
    assert any(training.net.last.flat)


def test_integers_say_what_floats_say(training: Training) -> None:
    import torch

    net, room, judge = array_of(training.net), array_of(Buffers.of(RULES)), native(judge_of(RULES))
    chances, points = np.zeros((2, 2))
    inputs = training._test
    with torch.no_grad():
        floats = (inputs.linear + corrections(training._layers, inputs.features, inputs.phases)).softmax(1)
    tables = training.labels.tables[training.labels.games % 5 == 0]
    for row in range(0, len(tables), 7):
        judge(tables[row], 2, net, room, chances, points)
        assert chances == pytest.approx(floats[row].numpy(), abs=0.02)


def test_what_the_linear_evaluation_misses_is_learned(training: Training) -> None:
    """On the positions it was trained with: with so few, others say nothing."""
    inputs = training._train
    linear = training._loss(inputs.linear, inputs.targets)
    assert training._loss(training._strengths(inputs).detach(), inputs.targets) < linear - 0.0003


def test_the_same_labels_and_seed_give_the_same_file(training: Training, tmp_path: Path) -> None:
    """Whenever it is written."""
    for name in ("one.npz", "two.npz"):
        save_net(GAME, tmp_path / name, training.net, {"seed": 3})
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()


def command(folder: Path, *others: str) -> list[str]:
    """So few games that no candidate proves stronger, and none thinks for long."""
    sizes = ["--games", "100", "--generations", "2", "--contest", "8", "--simulations", "20"]
    where = ["--folder", str(folder), "--out", str(folder.parent)]
    return ["learn", "imhotep_duel", *sizes, "--seed", "5", "--workers", "2", *where, *others]


@pytest.mark.slow
def test_the_command_can_be_killed_and_goes_on_to_the_same_nets(tmp_path: Path) -> None:
    """A real process, with PyTorch: while it plays, and when the first net is there."""
    killed, right = tmp_path / "killed", tmp_path / "right"
    for name in ("000/labels/labels.json", "000/net.npz"):
        file = killed / "imhotep_duel-2" / name
        child = subprocess.Popen([*PROGRAM, *command(killed)])
        wait_for(lambda file=file, child=child: file.exists() or child.poll() is not None, name)  # type: ignore[misc]
        assert child.poll() is None, "it was done too soon"
        os.kill(child.pid, signal.SIGKILL)
        child.wait()
    for folder in (killed, right):
        done = invoke(*command(folder))
        assert done.code == 0, done.err
        assert "Generations, with 2 players" in done.out
        assert "No net has proved stronger than `search` so far" in done.out
        assert "0.5" in done.out
        assert (folder / "imhotep_duel-2" / "progress.svg").exists()
    for at in range(2):
        one, two = (folder / "imhotep_duel-2" / f"00{at}" / "net.npz" for folder in (killed, right))
        assert one.read_bytes() == two.read_bytes()
    assert not list(tmp_path.glob("net-*"))
    refused = invoke(*command(right, "--contest", "90"))
    assert refused.code == 1
    assert "was begun with other settings: contest there is 8, not 90" in refused.err
