"""Hints for whose turn it is, and for nobody else."""

import pytest

from tests.server.guest import Guest, Served, State, bot, me


def asked(person: Guest, version: int | None = None) -> State:
    """A hint at the version of the table as the person sees it."""
    answer = person.ask("POST", "/hint", {"version": version or person.state()["version"]})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def refused(person: Guest, version: int | None = None) -> tuple[int, str]:
    """Why there is no hint."""
    answer = person.ask("POST", "/hint", {"version": version or person.state()["version"]})
    return answer.status_code, answer.json()["code"]


def test_the_best_moves_with_everybodys_chances(served: Served) -> None:
    ann = served.create(me("Ann"), bot(), game="imhotep_duel")
    state = ann.my_turn()
    hint = asked(ann)
    assert (hint["version"], hint["ply"], hint["seat"]) == (state["version"], state["ply"], 0)
    assert 1 <= len(hint["ideas"]) <= 3
    legal = {move["move"]: move for move in state["legal"]}
    for idea in hint["ideas"]:
        for field in ("text", "message", "targets"):
            assert idea[field] == legal[idea["move"]][field]
        assert sum(idea["chances"]) == pytest.approx(1.0)
        assert idea["margins"][0] == pytest.approx(-idea["margins"][1])
        assert [sentence["args"]["seat"] for sentence in idea["outlook"]] == [0, 1]
    assert sum(hint["chances"]) == pytest.approx(1.0)
    assert asked(ann) == hint  # who asks twice is told the same
