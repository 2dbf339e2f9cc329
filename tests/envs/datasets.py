"""Datasets of simulations."""

from pathlib import Path

from benben.envs.datasets import Dataset
from tests.cli.program import invoke

GAMES = 18


def made(folder: Path, *arguments: str, games: int = GAMES, workers: int = 1) -> Dataset:
    """The dataset of a simulation."""
    asked = ["--games", str(games), "--seed", "3", "--workers", str(workers), "--table", str(folder)]
    done = invoke("simulate", *arguments, *asked)
    assert done.code == 0, done.err
    return Dataset(folder)
