"""The loaders of a dataset's data card, as somebody copies them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from benben.envs.datasets import Dataset
from tests.cli.program import invoke
from tests.docs.test_examples import ROOT, blocks

ROWS = {
    "polars": "print(train.collect().height)",
    "datasets": "print(len(train)); assert train[0]['observation'].ndim == 1",
    "torch": "print(sum(map(len, (each.ply for each in Dataset('.').batches(4096, split='train')))))",
}
"""What prints the number of rows that each of them has loaded."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small dataset with its card."""
    made = tmp_path_factory.mktemp("data") / "duel"
    done = invoke("dataset", "imhotep_duel", "-p", "greedy", "--positions", "700", "--folder", str(made))
    assert done.code == 0, done.err
    return made


def test_there_is_one_for_each_library(folder: Path) -> None:
    loaders = [code for _, code in blocks(folder / "README.md")]
    assert [code.split()[1] for code in loaders] == list(ROWS)
    assert all(len(code.splitlines()) <= 5 for code in loaders)


@pytest.mark.parametrize("library", ROWS)
def test_it_loads_the_games_to_learn_from(library: str, folder: Path, tmp_path: Path) -> None:
    (code,) = [code for _, code in blocks(folder / "README.md") if f"import {library}\n" in code]
    offline = {"HF_HOME": str(tmp_path), "HF_DATASETS_OFFLINE": "1", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", f"{code}\n{ROWS[library]}"]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **offline}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    train = sum(len(batch.ply) for batch in Dataset(folder).batches(4096, ["ply"], "train"))
    assert int(done.stdout.split()[-1]) == train > 0
