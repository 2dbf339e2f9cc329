"""Rules on their engine, compiled by Numba, and as plain Python agree byte for byte, over random games."""

from functools import cache
from typing import Any

import pytest

from benben.engine.native import is_compiling
from benben.engine.portable import INTERPRETED, NATIVE, PORTABLE, engine_of
from benben.engine.registry import names, rules
from tests.games.three_ways import SETS, report
from tools.documents import label

pytestmark = pytest.mark.slow


@cache
def outputs(kind: str, sets: str) -> list[dict[str, Any]]:
    return list(report(kind, range(1), sets))


def compare(one: str, other: str, sets: str) -> None:
    first, second = outputs(one, sets), outputs(other, sets)
    assert [game["game"] for game in first] == [game["game"] for game in second]
    for ours, theirs in zip(first, second, strict=True):
        for ply, (table, twin) in enumerate(zip(ours["tables"], theirs["tables"], strict=False)):
            assert table == twin, f"{ours['game']}: differs after {' / '.join(ours['plies'][:ply])}"
        assert ours == theirs, ours["game"]


def test_each_way_is_what_its_name_says() -> None:
    assert is_compiling()
    assert all(engine_of(rules(name)) is not None for name in names() if name != "pebbles")


@pytest.mark.parametrize("kind", [PORTABLE, NATIVE])
def test_games_and_searches_are_the_same_as_interpreted(kind: str) -> None:
    compare(kind, INTERPRETED, "few")


@pytest.mark.proof
@pytest.mark.parametrize("kind", [PORTABLE, NATIVE])
def test_games_and_searches_are_the_same_as_interpreted_with_all_options(kind: str) -> None:
    compare(kind, INTERPRETED, "all")


def test_the_report_would_show_a_difference() -> None:
    """Every set of options is in it, and no two games or plies look alike."""
    own = outputs(PORTABLE, "few")
    assert [game["game"] for game in own] == [f"{label(game)} seed 0" for game in SETS["few"]]
    for game in own:
        assert len(game["tables"]) == len(game["plies"]) + 1
        assert len(set(game["tables"])) == len(game["tables"])
        assert all(len(children) > 0 for children in game["searches"])
    assert len({game["rest"][1] for game in own}) > len(own) / 2
