"""Workers of PyTorch's DataLoader, processes of their own, step the rows exactly as they are stepped here."""

import copy
import re
from typing import Any

import pytest
import torch

import benben
from benben.envs import VectorTables
from examples.learning.loading import PlayedGames, load, one_step
from tests.learning.example_process import run

STEPS = 60


def same(one: Any, other: Any) -> bool:
    return all(map(torch.equal, one, other))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [None, 11])
def test_each_worker_steps_rows_as_they_are_stepped_here(seed: int | None) -> None:
    """They are sent in the middle of their games, and go on from there, or play those of a seed of their own."""
    rows = VectorTables(benben.load("imhotep_duel"), 16, seed=5, opponents="greedy:blur=3")
    for _ in range(7):
        rows.step(rows.draw())
    here = [copy.deepcopy(rows) for _ in range(2)]
    shown = list(load(PlayedGames(rows, STEPS, seed), workers=2))
    assert len(shown) == 2 * STEPS
    for worker in range(2):
        if seed is not None:
            here[worker].reset(seed=seed + worker)
        expected = [one_step(here[worker]) for _ in range(STEPS)]
        assert all(map(same, shown[worker::2], expected))
    assert same(shown[20], shown[21]) is (seed is None)
    assert any(batch[4].any() for batch in shown)
    assert (
        same(one_step(rows), next(iter(PlayedGames(rows, 1)))) is False
    )  # it plays copies: these have gone on


@pytest.mark.slow
def test_the_program_tells_how_much_it_has_loaded() -> None:
    printed = run(
        "loading", "imhotep_duel", "--rows", "16", "--steps", "100", "--workers", "0", "--seed", "3"
    )
    assert re.fullmatch(r"1,600 positions, \d+ games ended\n[\d,]+ positions a second\n", printed)
