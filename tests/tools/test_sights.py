"""What seats see differently they observe differently; and the search for the contrary finds it."""

import sys

import pytest

from benben.engine.game import Game
from benben.engine.registry import load
from tests.envs.observed import every_observed_kind
from tools import sights

RA = load("ra", players=3)


@pytest.mark.slow
@every_observed_kind
@pytest.mark.parametrize("memory", sights.MEMORIES)
def test_unequal_sights_are_never_observed_alike(game: Game, memory: str) -> None:
    found = sights.look(game, 20_000, memory)  # type: ignore[arg-type]
    assert found.positions >= 20_000
    assert found.observations > 10_000
    assert not found.wrong


@pytest.mark.parametrize("part", ["track", "bid"])
def test_a_part_that_is_left_out_is_missed(part: str) -> None:
    found = sights.look(RA, 3_000, "table", without=part)
    assert found.compared
    assert found.wrong
    assert all(one != other for one, other in found.wrong)


def test_what_was_found_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["sights", "ra", "players=3", "open_scores=True", "--positions", "2000"]
    monkeypatch.setattr(sys, "argv", command)
    assert sights.main() == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 2
    assert all(
        "players=3" in line and "open_scores=True" in line and line.endswith(" 0 wrong") for line in said
    )
    monkeypatch.setattr(sys, "argv", [*command, "--without", "track"])
    assert sights.main() == 1
