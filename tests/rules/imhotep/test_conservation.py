"""Each way in which a table of Imhotep can be damaged is found, and blamed on the right word."""

from typing import Any

import pytest

import benben
from benben.games.imhotep.conservation import problems
from benben.games.imhotep.table import Step
from tests.rules import damaging

TURN = "round=3 ships=4,3,2,1 ship1=0,1 ship2=1 sailed=-,-,temple temple=0,1 chamber=0,1 offer=statue*3 1:cards=lever"
KEEP = "ships=4,3,2,1 sailed=market ship1=-,1 step=keep aside=lever looking=statue,lever offer=-"
CHISEL = "ships=4,3,2,1 step=place playing=chisel then=0.place offer=statue*3"


def first_problem(text: str, damage: dict[str, Any]) -> str:
    return damaging.first_problem(
        benben.load("imhotep", players=2, sides="BBBBB").position(text, seed=1).table, problems, damage
    )


@pytest.mark.parametrize(
    ("text", "damage", "word"),
    [
        (TURN, {"quarry 0": 28}, "quarry"),
        (TURN, {"quarry 0": -1, "sled 0": 28}, "0:sled"),
        (TURN, {"sled 0": 6, "quarry 0": 20}, "0:sled"),
        (TURN, {"sled 2": 1}, "2:sled"),
        (TURN, {"temple 1": -1, "temple 2": 1}, "temple"),
        (TURN, {"chamber 0": 1, "chamber 1": 1}, "chamber"),
        (TURN, {"round_number": 6}, "round"),
        (TURN, {"round_cards": 0b1111101}, "round_cards"),
        (TURN, {"capacity 0": 0}, "ships"),
        (TURN, {"holds 0": 0b00010001}, "quarry"),
        (TURN, {"capacity 0": 1}, "ship1"),
        (TURN, {"destination 0": 0}, "ship1"),
        (TURN, {"destination 3": 2}, "sailed"),
        (TURN, {"free_sites": 0b11111}, "sailed"),
        (TURN, {"stones 1 0": 2, "quarry 0": 22}, "beside"),
        (TURN, {"points 0 0": 1}, "0:temple_points"),
        (TURN, {"points 0 1": -1}, "0:temple_points"),
        (TURN, {"round_number": 0, "round_cards": 0b1111110, "destination 2": -1, "free_sites": 31}, "temple"),
        (TURN, {"discard 7": 1}, "pair"),
        (TURN, {"cards 0 7": -1, "discard 7": 1}, "pair"),
        (TURN, {"offer 0": 99}, "pair"),
        (TURN, {"pile": 0}, "pair"),
        (TURN, {"pair": 3, "pile": 27}, "pair"),
        (TURN, {"aside 1": 8, "pool 8": 0}, "aside"),
        (TURN, {"looking 0": 7}, "looking"),
        (TURN, {"actor": -1}, "step"),
        (TURN, {"turn": 2}, "step"),
        (TURN, {"actor": 1}, "decides"),
        (TURN, {"order 0": 1, "quarry 0": 23}, "order"),
        (TURN, {"playing": 8, "cards 1 8": 0}, "playing"),
        (TURN, {"sailing": 0}, "sailing"),
        (TURN, {"agenda 0": Step.UNLOAD, "agenda_size": 1}, "then"),
        (TURN, {"agenda 0": Step.USED, "agenda_size": 1}, "0:cards"),
        (KEEP, {"looking 1": -1}, "looking"),
        (KEEP, {"looking 1": 2}, "looking"),
        (KEEP, {"passes": 1}, "passes"),
        (KEEP, {"agenda_size": 0}, "then"),
        (CHISEL, {"sled 0": 1, "quarry 0": 28}, "step"),
        (CHISEL, {"step": Step.SAIL}, "playing"),
    ],
)  # fmt: skip
def test_damage_is_found(text: str, damage: dict[str, Any], word: str) -> None:
    assert first_problem(text, damage) == word
