"""Datasets: what is refused."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from benben.envs.datasets import BadDataset, Dataset
from tests.cli.program import invoke
from tests.envs.datasets import made


def test_another_dataset_in_the_folder_is_left_alone(tmp_path: Path) -> None:
    made(tmp_path / "d", "imhotep_duel", games=2)
    before = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*")}
    for arguments, said in (
        (["ra", "--games", "2", "--seed", "3"], 'game there is "imhotep_duel", not "ra"'),
        (["imhotep_duel", "--games", "3", "--seed", "3"], "games there is 2, not 3"),
        (["imhotep_duel", "--games", "2"], "seed there is 3, not 0"),
        (["imhotep_duel", "--games", "2", "--seed", "3", "--sides", "BBBB"], "options there is"),
    ):
        done = invoke("simulate", *arguments, "--table", str(tmp_path / "d"))
        assert done.code == 1
        assert said in done.err
    assert {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*")} == before


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    for place in (tmp_path, tmp_path / "letter.txt"):
        done = invoke("simulate", "ra", "--games", "1", "--table", str(place))
        assert (done.code, "is there already and is no dataset" in done.err) == (1, True)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "it has no dataset.json"),
        ("{", "is not JSON"),
        ("[]", "does not describe a dataset"),
        ('{"format": "benben-dataset", "version": 9}', "is of version 9; this Benben reads 2"),
        ('{"format": "benben-dataset", "version": 2}', "does not say game"),
    ],
)
def test_a_folder_that_is_no_dataset_is_refused(tmp_path: Path, text: str | None, said: str) -> None:
    if text is not None:
        (tmp_path / "dataset.json").write_text(text)
    with pytest.raises(BadDataset, match=said):
        Dataset(tmp_path)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"rules": 99}, "version 99 of the rules of imhotep_duel"),
        ({"observation": "00"}, "observations 00"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_a_dataset_of_other_rules_is_refused(tmp_path: Path, changed: dict[str, Any], said: str) -> None:
    made(tmp_path / "d", "imhotep_duel", games=1)
    about = tmp_path / "d" / "dataset.json"
    about.write_text(json.dumps({**json.loads(about.read_text()), **changed}))
    with pytest.raises(BadDataset, match=said):
        Dataset(tmp_path / "d")


def test_without_pyarrow_nothing_is_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "pyarrow" else find(name))
    done = invoke("simulate", "ra", "--table", str(tmp_path / "d"))
    assert done.code == 1
    assert done.err == "benben: a dataset needs PyArrow: install it with pip install 'benben[datasets]'\n"
    assert not (tmp_path / "d").exists()
