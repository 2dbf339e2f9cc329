"""A9 bonus tokens and moving: the effect of a whole move, with anything between lifting and laying down."""

import random
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben.games.ankhor.components import EMPTY
from benben.games.ankhor.rules import move_tile
from tests.games.cases import copied
from tests.rules.ankhor.drawing import KIND_LETTERS, parse
from tests.rules.ankhor.estates import estate_of
from tests.rules.ankhor.reference_estate import COLORS, KINDS, Estate, Spot, Tile, around
from tests.rules.ankhor.test_estates import SEAT, goals, table_with, ways

FAMILIES = ("green", "jackal")
ALIKE = Tile("green", "jackal")
OTHER = Tile("red", "desert")
MOST = 11
"""Tiles of a color there are."""
FIVE_AND_FOUR = "gj  gj  gj  gj  gj  rd  gj  gj  gj  gj"
SIX_AND_FOUR = "gj  gj  gj  gj  gj  gj  rd  gj  gj  gj  gj"
SHAPES = (
    "gj  " * MOST,
    FIVE_AND_FOUR,
    SIX_AND_FOUR,
    "gj  gj  gj  gj  gj  rd  gj  gj  gj  gj  gj / --  --  --  --  --  gj",
    "gj  gj  gj  gj  gj  gj  gj / --  --  gj  --  gj / --  --  gj  --  gj",
    "gj  gj  gj  gj  gj / gj  --  --  --  gj / gj",
    "gj  gj  gj / gj  gj  gj / gj  rd  gj / --  rd",
    "gj  rd  gj /   gj / gj  rd  rd /       gj / gj  gj  rd",
    "rd  gj  gj /   gj  gj / gj  rd  gj / gj  rd  gj / gj  rd  gj",
)
"""Lines, rings, two groups, a joint between them, tiles of level one."""


def drawn(shape: str) -> Estate:
    """The estate of a drawing."""
    estate, words = Estate(), parse(shape)
    for level, tiles in enumerate((words.ground, words.tops)):
        for (row, column), word in tiles.items():
            color = COLORS["bwkgr".index(word[0])]
            estate.tiles[level, row, column] = Tile(color, KINDS[KIND_LETTERS.index(word[1])])
    return estate


def grown(rng: random.Random) -> Estate:
    """Up to eleven green jackals, and up to four other tiles that may lie between them."""
    estate = Estate()
    tiles = [ALIKE] * rng.randint(5, MOST) + [OTHER] * rng.randint(0, 4)
    rng.shuffle(tiles)
    for tile in tiles:
        squares = sorted(estate.free_squares)
        if squares and rng.random() < 0.3:
            estate.tiles[1, *rng.choice(squares)] = tile
        else:
            near = [place for place in estate.places() if len(set(around(place)) & estate.ground) > 1]
            choices = near if near and rng.random() < 0.3 else estate.places() or [(0, 0)]
            estate.tiles[0, *rng.choice(choices)] = tile
    return estate


# ---- what a move does to groups ----------------------------------------------------------------------------------
Groups = Sequence[AbstractSet[Spot]]


def fives(estate: Estate, family: str, lifted: Spot | None = None, goal: Spot | None = None) -> Groups:
    """The groups of at least five; the moved tile is at its new place."""
    return [
        {goal if spot == lifted and goal else spot for spot in group}
        for group in estate.groups(family)
        if len(group) >= 5
    ]


def are_new(before: Groups, after: Groups) -> bool:
    """Whether a group is there that has fewer than five tiles of every group of before."""
    return any(all(len(new & old) < 5 for old in before) for new in after)


def are_lost(before: Groups, after: Groups, moved: Spot) -> bool:
    """Whether the tiles of a group, but for the moved one, are not together in a group any more."""
    return any(not any(old - {moved} <= new for new in after) for old in before)


def check_move(table: Any, estate: Estate, spot: Spot, goal: Spot) -> tuple[bool, bool]:
    """Move a tile on the table and in the estate; say whether a group came and whether one was lost."""
    held = estate_of(table, SEAT).bonus
    numbers, tile = estate.numbered(), estate.tiles[spot]
    before = {family: fives(estate, family, spot, goal) for family in FAMILIES}
    table.lifted = numbers.index(spot)
    if goal[0]:
        move_tile(table, SEAT, EMPTY, numbers.index((0, *goal[1:])))
    else:
        move_tile(table, SEAT, estate.places(spot).index(goal[1:]), EMPTY)
    del estate.tiles[spot]
    estate.tiles[goal] = tile
    now, came, went = estate_of(table, SEAT).bonus, False, False
    for family in FAMILIES:
        after = fives(estate, family)
        is_new, is_lost = are_new(before[family], after), are_lost(before[family], after, goal)
        assert now[family] <= held[family] or is_new, "more tokens without a new group"
        assert now[family] >= held[family] or is_lost, "fewer tokens, but nothing is broken"
        assert now[family] <= held[family] + 1
        assert bool(now[family]) == bool(after)
        came, went = came or is_new, went or is_lost
    return came, went


# ---- everywhere --------------------------------------------------------------------------------------------------
@pytest.mark.rule("A9.5", "A9.7")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("joined", [0, 1])
def test_no_move_changes_tokens_unless_a_group_comes_or_goes(shape: str, joined: int) -> None:
    """Every move of every tile; also where a group has a token more, because two were joined."""
    start = table_with(drawn(shape))
    start.bonus[SEAT] += joined * (start.bonus[SEAT] > 0)
    for spot, goal in ways(drawn(shape)):
        check_move(copied(start)[0], drawn(shape), spot, goal)


@pytest.mark.rule("A9.5", "A9.6", "A9.7")
@given(seed=st.integers(0, 2**20))
def test_nor_do_many_moves(seed: int) -> None:
    rng = random.Random(seed)
    estate = grown(rng)
    table = table_with(estate)
    for _ in range(12):
        movable = [spot for spot in estate.numbered() if goals(estate, spot)]
        if not movable:  # every tile holds others together
            return
        spot = rng.choice(movable)
        check_move(table, estate, spot, rng.choice(goals(estate, spot)))


@pytest.mark.rule("A9.5", "A9.7")
def test_groups_come_and_go_in_some_of_these_shapes() -> None:
    """Else the tests above would show nothing."""
    met = set()
    for shape in (FIVE_AND_FOUR, SIX_AND_FOUR):
        start = table_with(drawn(shape))
        met |= {check_move(copied(start)[0], drawn(shape), *way) for way in ways(drawn(shape))}
    assert met == {(False, False), (True, False), (False, True), (True, True)}
