"""Each way in which a table of The Duel can be damaged is found, and blamed on the right word."""

from dataclasses import replace
from typing import Any

import pytest

import benben
from benben.engine import replay
from benben.engine.game import Game
from benben.games.imhotep_duel import RULES, flow
from benben.games.imhotep_duel.conservation import problems
from benben.games.imhotep_duel.table import Step
from tests.rules import damaging

PLAYING = (
    "1:cargo=obelisk*3 0:meeples=a1,b1 1:meeples=c2 0:tokens=obelisk*5 1:tokens=take step=place_to_unload"
)


def first_problem(text: str, damage: dict[str, Any], sides: str = "AAAA") -> str:
    return damaging.first_problem(
        benben.load("imhotep_duel", sides=sides).position(text, seed=1).table, problems, damage
    )


@pytest.mark.parametrize(
    ("damage", "word"),
    [
        ({"tokens 0 0": 4}, "0:tokens"),
        ({"tokens 0 0": -1, "gone 0": 7}, "gone"),
        ({"cargo 0 0": 23}, "0:tokens"),
        ({"pool 2": 9}, "face_down"),
        ({"supply": 0}, "reserve"),
        ({"supply": 34, "reserve": 2}, "reserve"),
        ({"boats": 0b111110}, "1:cargo"),
        ({"boats": 0b111110, "agenda 0": Step.LOAD, "agenda_size": 1}, "1:cargo"),
        ({"loading": 0}, "1:cargo"),
        ({"boats": 0b1111111}, "boats"),
        ({"meeples 1": 0b000000001}, "1:meeples"),
        ({"meeples 1": 1 << 9}, "1:meeples"),
        ({"meeples 1": 0b111110000}, "1:meeples"),
        ({"first_to_five": 0}, "first_to_five"),
        ({"turn": 1}, "step"),
        ({"actor": -1}, "step"),
        ({"step": Step.SWAP}, "then"),
        ({"step": 99}, "then"),
        ({"playing": 22}, "then"),
        ({"playing": 99}, "then"),
        ({"agenda_size": 0}, "then"),
        ({"meeples 0": 0, "meeples 1": 0}, "step"),
    ],
)
def test_damage_is_found(damage: dict[str, Any], word: str) -> None:
    assert first_problem(PLAYING, damage) == word


def doubling(table: Any, move: int) -> None:
    """Each of Black's meeples is White's too."""
    flow.apply(table, move)
    table.meeples[1] |= table.meeples[0]


def test_a_record_of_rules_that_double_a_piece_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = replace(RULES, apply=doubling)
    match = Game(rules, {"players": 2}).new_match(seed=1)
    monkeypatch.setattr(replay, "rules", lambda _name: rules)
    assert not benben.verify(match.record()).is_over
    match.play("place a1")
    with pytest.raises(benben.RecordError, match="ply 19: the position is not possible: 1:meeples"):
        benben.verify(match.record())
