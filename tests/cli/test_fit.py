"""`benben fit`: what it refuses, and that the same seed gives the same file."""

import importlib.util
import json
from pathlib import Path

import pytest

from benben import load
from benben.engine.registry import names, rules
from tests.cli.program import invoke

pytestmark = pytest.mark.slow  # compiled by Numba


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["ra", "--players", "2"], "name another with --out"),
        (["ra", "--players", "9", "--out", "x.json"], "players=9 is not possible"),
        (["chess"], "no game is called 'chess'"),
        (["ra", "--games", "3"], "10"),
    ],
)
def test_what_cannot_be_fitted_is_refused(arguments: list[str], reason: str) -> None:
    done = invoke("fit", *arguments)
    assert done.code == 2
    assert reason in " ".join(done.err.replace("│", " ").split())


def test_without_scipy_no_game_is_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "scipy" else find(name))
    done = invoke("fit", "ra", "--games", "10", "--out", str(tmp_path / "ra.json"))
    assert done.code == 1
    assert done.err == "benben: fitting needs scipy: install it with pip install 'benben[arena]'\n"
    assert not (tmp_path / "ra.json").exists()


def test_every_file_of_the_package_holds_the_command_that_made_it() -> None:
    for name in names():
        document = json.loads(rules(name).evaluation_file.read_text(encoding="utf-8"))
        games, seed = document["games"], document["seed"]
        assert document["command"] == f"benben fit {name} --games {games} --seed {seed} --labels labels"


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for workers, file in enumerate(files, start=1):
        command = ["fit", "ra", "-n", "2", "-g", "80", "--seed", "5", "--workers", str(workers)]
        done = invoke(*command, "--out", str(file))
        assert done.code == 0
        assert "Calibration error" in done.out
        assert sum(meaning[:20] in done.out for meaning in load("ra").rules.feature_meanings.values()) >= 5
    assert files[0].read_bytes() == files[1].read_bytes()
    assert json.loads(files[0].read_text())["command"] == "benben fit ra --games 80 --seed 5 --players 2"


def test_games_of_search_stay_in_their_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("benben.learning.folder.PART", 5)
    command = ["fit", "imhotep_duel", "-n", "2", "-g", "10", "--seed", "5", "--labels", "labels", "--out"]
    assert invoke(*command, "one.json").code == 0
    part = tmp_path / "labels/imhotep_duel-2/00000.npz"
    written = part.stat().st_mtime_ns
    assert invoke(*command, "two.json").code == 0
    assert part.stat().st_mtime_ns == written
    assert Path("one.json").read_bytes() == Path("two.json").read_bytes()
    command_line = "benben fit imhotep_duel --games 10 --seed 5 --labels labels --players 2"
    assert json.loads(Path("one.json").read_text())["command"] == command_line
    command[command.index("5")] = "6"
    refused = invoke(*command, "three.json")
    assert refused.code == 1
    assert "has other labels: seed there is 5, not 6; name another folder" in refused.err
    assert not Path("three.json").exists()


def test_without_pytorch_no_game_is_played_to_learn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "torch" else find(name))
    done = invoke("learn", "ra", "--folder", str(tmp_path / "loop"), "--out", str(tmp_path))
    assert done.code == 1
    assert done.err == (
        "benben: training needs PyTorch, SciPy and Matplotlib: install them with pip install 'benben[learn]'\n"
    )
    assert not list(tmp_path.iterdir())


def test_where_nets_are_to_go_is_ready_before_anything_is_learned(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A new folder is made, and what is no folder refused."""
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    new, file = tmp_path / "new" / "nets", tmp_path / "file"
    file.touch()
    assert "PyTorch" in invoke("learn", "ra", "--out", str(new)).err
    assert new.is_dir()
    refused = invoke("learn", "ra", "--out", str(file)).err
    assert refused == f"benben: {file} cannot be written to: name another file with --out\n"
