"""Each clause of conservation notices a table on which something was lost, doubled or left lying."""

from typing import Any

import pytest

import benben
from benben.games.ra.components import Tile
from benben.games.ra.conservation import problems
from benben.games.ra.table import Step, Task
from tests.rules.damaging import Damage, put
from tests.rules.ra.case import CASE

GAME = benben.load("ra", players=3)
TURN = "turn=0 track=nile,gold 0:tiles=god"
AUCTION = "turn=0 track=nile step=auction bids=-,9"
DISCARD = "turn=0 taker=1 step=discard lose_monuments=1 1:tiles=temple,sphinx"


def swap_bag(table: Any) -> None:
    """One Nile fewer and one Flood more."""
    table.bag[Tile.NILE] -= 1
    table.bag[Tile.FLOOD] += 1


def lose_sun(table: Any) -> None:
    """The centre is empty."""
    table.centre = 0


def hide_set(table: Any) -> None:
    """Marks a dealt set as undealt."""
    table.sets_left = 1


DAMAGES: list[tuple[str, Damage, str]] = [
    (TURN, swap_bag, "track"),
    (TURN, put("bag", -1, Tile.DROUGHT), "0:tiles"),
    (TURN, put("bag_size", 3), "track"),
    (TURN, put("track_size", 1), "track"),
    (TURN, put("track", 99, 0), "0:tiles"),
    (TURN, put("ra_count", 8), "ra"),
    (TURN, put("ra_limit", 0), "ra"),
    (TURN, put("gone", -1, Tile.RA), "0:tiles"),
    (TURN, put("centre", 2), "0:suns"),
    (TURN, lose_sun, "centre"),
    (TURN, hide_set, "0:suns"),
    (TURN, put("suns_up", 0, 1), "1:suns"),
    (TURN, put("suns_up", 1 << 5, 4), "turn"),
    (TURN, put("tiles", 1, 3, Tile.NILE), "turn"),
    (TURN, put("points", 4, 3), "turn"),
    (TURN, put("points", 11, 1), "1:points"),
    (TURN, put("sheet", 1, 0, 1, 0), "1:epoch1"),
    (TURN, put("sheet", -1, 0, 4, 7), "4:epoch1"),
    (TURN, put("step", Step.DRAW), "turn"),
    (TURN, put("actor", -1), "turn"),
    (TURN, put("actor", 1), "turn"),
    (TURN, put("agenda", Task.END_TURN, 3), "then"),
    (TURN, put("agenda_size", 1), "then"),
    (TURN, put("civilizations_to_lose", 1), "lose_civilizations"),
    (TURN, put("ra_player", 1), "cause"),
    (TURN, put("high_bid", 9), "cause"),
    (TURN, put("bids", 9, 2), "bids"),
    (AUCTION, put("high_bid", 8), "bids"),
    (AUCTION, put("high_bidder", 2), "bids"),
    (AUCTION, put("ra_player", 1), "bids"),
    (AUCTION, put("bids", -1, 0), "bids"),
    (AUCTION, put("actor", 1), "bids"),
    (AUCTION, put("monuments_to_lose", 1), "lose_monuments"),
    (DISCARD, put("monuments_to_lose", 2), "lose_monuments"),
    (DISCARD, put("actor", 0), "turn"),
    (DISCARD, put("agenda", Task.LOSE, 0), "then"),
]


@pytest.mark.parametrize(("text", "damage", "word"), DAMAGES)
def test_damage_is_noticed(text: str, damage: Damage, word: str) -> None:
    table = GAME.position(text, seed=1).table
    assert not list(problems(table))
    damage(table)
    assert next(problems(table))[0] == word
    with pytest.raises(AssertionError):
        CASE.check_sound(table)
