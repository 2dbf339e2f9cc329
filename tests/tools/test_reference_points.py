"""The points of strong play: measured from whole games, kept for each number of players."""

from dataclasses import replace
from pathlib import Path

import pytest

import benben
from benben.engine.registry import rules
from benben.players import reference
from benben.players.reference import reference_points, write_reference_points
from tools.reference_points import Plan, measure

PLAN = Plan(games=3, budget=2)
GAME = "imhotep_duel"


def test_the_sources_of_a_seat_add_up_and_the_same_plan_gives_the_same_points() -> None:
    points = measure(benben.load(GAME), PLAN)
    assert (points.players, points.games, points.player) == (2, 3, "net:games=2")
    for seat in points.seats:
        assert sum(spread.mean for spread in seat.sources.values()) == pytest.approx(seat.total.mean, abs=0.1)
    assert points.seats[0] != points.seats[1]
    assert measure(benben.load(GAME), PLAN) == points
    assert measure(benben.load(GAME), replace(PLAN, seed=2)).seats != points.seats


def test_each_number_of_players_is_kept_on_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reference, "reference_file", lambda _rules: tmp_path / "points.json")
    duel = rules(GAME)
    reference_points.cache_clear()
    assert reference_points(duel) == ()
    two = measure(benben.load(GAME), PLAN)
    three = replace(two, players=3)
    for points in (three, two, replace(three, games=9)):
        write_reference_points(duel, points)
    assert [(each.players, each.games) for each in reference_points(duel)] == [(2, 3), (3, 9)]
    monkeypatch.undo()
    reference_points.cache_clear()
