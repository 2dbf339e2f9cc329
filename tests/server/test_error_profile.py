"""The kinds of a person's errors over reviewed games, and the problems that train them."""

import json
from typing import Any

import pytest

from benben.engine.registry import rules
from benben.lessons.puzzle import puzzles_of
from benben.server.people.error_profile import collected, problems_for


def review(*decisions: tuple[int, str, str, float]) -> str:
    fields = ("seat", "verdict", "error_kind", "loss")
    return json.dumps({"decisions": [dict(zip(fields, each, strict=True)) for each in decisions]})


def test_ones_own_errors_are_counted_by_kind_the_costliest_of_a_game_first() -> None:
    first = review(
        (0, "error", "sun_too_high", 0.05), (0, "error", "god_kept", 0.2), (1, "error", "god_kept", 0.9),
        (0, "equal", "", 0.01), (0, "error", "", 0.3), (0, "error", "no_such_kind", 0.3),
    )  # fmt: skip
    second = review((2, "error", "sun_too_high", 0.1), (2, "best", "", 0.0))
    duel = review((1, "error", "wrong_boat", 0.4))
    found = collected([("ra", 0, first), ("imhotep_duel", 1, duel), ("ra", 2, second)])
    assert [(each.game, each.kind["id"], each.count, each.games) for each in found] == [
        ("ra", "ra-error-god_kept", 1, 2),
        ("ra", "ra-error-sun_too_high", 2, 2),
        ("imhotep_duel", "imhotep_duel-error-wrong_boat", 1, 1),
    ]
    assert [each.loss for each in found] == pytest.approx([0.2, 0.15, 0.4])
    assert found[0].problems == problems_for("ra")["god_kept"][:3]
    assert collected([]) == []


@pytest.mark.parametrize("game", ["ra", "imhotep", "imhotep_duel", "ankhor"])
def test_every_game_has_problems_that_train_some_kinds(game: str) -> None:
    found: Any = problems_for(game)
    ids = [each for kind in found.values() for each in kind]
    assert ids
    assert {*ids} <= {*puzzles_of(rules(game))}
    assert all(len(each) == len({*each}) for each in found.values())


def test_a_problem_also_trains_the_errors_that_its_next_best_moves_would_be() -> None:
    puzzle = puzzles_of(rules("imhotep"))["problem-4"]
    assert puzzle.lines[1].move == "sail 1 temple"
    assert list(puzzle.chances)[:3] == ["place 1:4", "get stones", "sail 3 pyramids"]
    found = problems_for("imhotep")
    assert found["sailed_too_early"][0] == "problem-4"
    assert "problem-4" in found["stones_too_early"]
    assert problems_for("ra")["lot_let_go"] == ("problem-1", "problem-3")  # of the rival move first


def test_a_game_that_is_not_installed_has_no_problems() -> None:
    assert problems_for("no_such_game") == {}
