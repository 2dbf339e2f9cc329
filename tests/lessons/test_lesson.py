"""The format of lessons, and the errors for malformed ones."""

from typing import Any

import pytest

from benben.engine.registry import rules
from benben.lessons.lesson import LessonError, LessonStep, Scene, SceneRun, read_lesson

DEALT = ["deal 13-8-5-2, deal 12-9-6-3"]
MOVES = rules("ra").moves


def scene(**more: Any) -> Scene:
    """A scene of Ra for three, as a file would describe it."""
    described = {
        "id": "s",
        "rule": "R4.1",
        "options": {"players": 3},
        "plies": DEALT,
        "steps": [{"want": ["draw"]}],
        **more,
    }
    return read_lesson("ra", {"scenes": [described]}).scenes[0]


def test_plies_stand_side_by_side_and_may_happen_several_times() -> None:
    assert scene(plies=[*DEALT, "2 * draw, reveal Ra, pass", "draw"]).plies == (
        *("deal 13-8-5-2", "deal 12-9-6-3"),
        *("draw", "reveal Ra", "pass"),
        *("draw", "reveal Ra", "pass"),
        "draw",
    )


@pytest.mark.parametrize(
    ("want", "fit"),
    [
        ("bid 5", {"bid 5"}),
        ("Bid 5", {"bid 5"}),
        ("bid *", {"bid 2", "bid 5", "bid 13"}),
        ("bid >4", {"bid 5", "bid 13"}),
        ("bid > 5", {"bid 13"}),
        ("bid <13", {"bid 2", "bid 5"}),
        ("*", {"bid 2", "bid 5", "bid 13", "pass", "take Nile", "take Step pyramid"}),
        ("take *", {"take Nile", "take Step pyramid"}),
        ("take >1", set()),
        ("take Step pyramid", {"take Step pyramid"}),
    ],
)
def test_what_is_wanted(want: str, fit: set[str]) -> None:
    moves = ["bid 2", "bid 5", "bid 13", "pass", "take Nile", "take Step pyramid"]
    assert {text for text in moves if LessonStep(want=(want,)).wants(MOVES.parse(text))} == fit


def test_a_scene_is_played_and_what_is_written_happens() -> None:
    taught = SceneRun(
        rules("ra"), scene(steps=[{"want": ["draw"], "reply": ["reveal Nile, invoke, pass, bid 8, pass"]}])
    )
    assert [str(move) for move in taught.wanted] == ["draw"]
    taught.play(taught.wanted[0])
    assert taught.step is None
    assert taught.match.view(0)["seats"][0]["tiles"] == {"nile": 1}
    assert [ply.text for ply in taught.match.plies[taught.start :]][:2] == ["draw", "reveal Nile"]


def test_nothing_is_played_but_what_is_wanted() -> None:
    taught = SceneRun(rules("ra"), scene())
    with pytest.raises(LessonError, match="invoke is not what is wanted at step 1"):
        taught.play(MOVES.parse("invoke"))
    assert taught.match.ply == taught.start


@pytest.mark.parametrize(
    ("described", "reason"),
    [
        ({"rule": ""}, "it has no 'rule'"),
        ({"touch": ["bag"]}, "either something to touch or something to play"),
        ({"steps": []}, "either something to touch or something to play"),
        ({"colour": "red"}, "nothing is called 'colour'; there are: id, rule, options"),
        ({"steps": [{"want": []}]}, "it has no 'want'"),
        ({"steps": [{"want": ["draw"], "answer": []}]}, "nothing is called 'answer'; there are: want"),
    ],
)
def test_what_a_scene_cannot_have_is_refused(described: dict[str, Any], reason: str) -> None:
    with pytest.raises(LessonError, match=reason):
        scene(**described)


@pytest.mark.parametrize(
    ("described", "reason"),
    [
        ({"options": {"players": 9}}, "players=9 is not possible"),
        ({"plies": ["deal 13-8-5-2, deal 2-3-4"]}, "ply 1: .*not a move"),
        ({"plies": [*DEALT, "draw, reveal Nile, pass"]}, "ply 4: .*not legal now; legal: draw, invoke"),
        ({"plies": [*DEALT, "draw"]}, "begins when seat None has to decide, not seat 0"),
        ({"seat": 1}, "begins when seat 0 has to decide, not seat 1"),
    ],
)
def test_a_scene_that_cannot_be_laid_out_is_refused(described: dict[str, Any], reason: str) -> None:
    with pytest.raises(LessonError, match=f"the lesson of ra, scene 's': .*{reason}"):
        SceneRun(rules("ra"), scene(**described))


def test_two_scenes_of_one_name_are_refused() -> None:
    described = {"id": "s", "rule": "R4.1", "touch": ["bag"]}
    with pytest.raises(LessonError, match="there are two of this name"):
        read_lesson("ra", {"scenes": [described, described]})


def test_a_step_that_begins_with_another_seat_is_refused() -> None:
    taught = SceneRun(
        rules("ra"), scene(steps=[{"want": ["draw"], "reply": ["reveal Nile"]}, {"want": ["draw"]}])
    )
    with pytest.raises(LessonError, match="step 2 begins when seat 1 has to decide"):
        taught.play(taught.wanted[0])
