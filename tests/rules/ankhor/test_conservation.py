"""Each clause of conservation notices a table on which something was lost, doubled or left lying."""

from typing import Any

import pytest

import benben
from benben.games.ankhor.components import ANKH
from benben.games.ankhor.conservation import problems
from benben.games.ankhor.table import Step
from tests.rules.ankhor.case import CASE
from tests.rules.damaging import Damage, put

GAME = benben.load("ankhor", players=3)
ESTATE = "0:estate=blue_jackal,red_points/blue_desert,white_warehouse row=red_jackal,green_jackal"
TURN = f"turn=0 {ESTATE} 0:hand=fish,ivory,ankh 0:stored=ivory"
SAVE = f"turn=0 {ESTATE} 0:hand=fish,ivory step=save buying=1 square=1"
MOVE = f"turn=0 {ESTATE} step=set_down lifted=1"
RETURN = "turn=0 step=return 0:hand=fish*4,ivory*2"


def swap_piles(table: Any) -> None:
    """More tiles in the left pile than were laid there."""
    table.piles[:] = [table.piles.sum(), 0]


def lose_tile(table: Any) -> None:
    """A face-down tile that is nowhere."""
    pool = table.pool.tolist()
    table.pool[pool.index(max(pool))] -= 1


def swap_markers(table: Any) -> None:
    """A marker of one good became one of another."""
    space = next(space for space, laid in enumerate(table.prices) if laid[0] == 1 and laid[3] == 0)
    table.prices[space, 0], table.prices[space, 3] = 0, 1


def lose_top(table: Any) -> None:
    """The back of the top tile is not seen."""
    table.tops[0] = -1


DAMAGES: list[tuple[str, Damage, str]] = [
    (TURN, lose_tile, "left_pile"),
    (TURN, put("offer", 0, 5), "0:estate"),
    (TURN, swap_piles, "left_pile"),
    (TURN, put("piles", 3, 0), "left_pile"),
    (TURN, lose_top, "tops"),
    (TURN, put("prices", 0, 0, 0), "prices"),
    (TURN, swap_markers, "prices"),
    (TURN, put("supply", 0, ANKH), "0:hand"),
    (TURN, put("tokens", 3, 0, 0), "0:hand"),
    (TURN, put("stored", 2, 0, 1), "0:stored"),
    (TURN, put("storage", 2, 0, 1), "turn"),
    (TURN, put("bonus", 1, 1, 0), "1:bonus"),
    (TURN, put("bonus", 1, 3, 0), "turn"),
    (TURN, put("links", 0, 0, 0), "turn"),
    (TURN, put("free_squares", 0, 0), "turn"),
    (TURN, put("cells", 1, 0, 0), "0:estate"),
    (TURN, put("actor", 1), "turn"),
    (TURN, put("actor", -1), "turn"),
    (TURN, put("step", Step.SHOW), "turn"),
    (TURN, put("drawing", 1), "turn"),
    (TURN, put("agenda", 1, 2), "turn"),
    (TURN, put("agenda_size", 1), "turn"),
    (TURN, put("buying", 1), "buying"),
    (TURN, put("square", 0), "square"),
    (TURN, put("lifted", 0), "lifted"),
    (TURN, put("to_take", 1), "to_take"),
    (TURN, put("acted", 1), "acted"),
    (TURN, put("again", 1), "again"),
    (TURN, put("spendable", 2), "spendable"),
    (TURN, put("idle", 127), "idle"),
    (SAVE, put("buying", 1), "buying"),
    (SAVE, put("buying", 5), "buying"),
    (SAVE, put("square", 1), "square"),
    (MOVE, put("lifted", 7), "lifted"),
    (RETURN, put("step", Step.AFTER), "step"),
]


@pytest.mark.parametrize(("text", "damage", "word"), DAMAGES)
def test_damage_is_noticed(text: str, damage: Damage, word: str) -> None:
    table = GAME.position(text, seed=1).table
    assert not list(problems(table))
    damage(table)
    assert next(problems(table))[0] == word
    with pytest.raises(AssertionError):
        CASE.check_sound(table)
