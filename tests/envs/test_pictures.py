"""`render_mode="rgb_array"`: the table drawn without a browser, as a seat sees it."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from benben.engine.game import Game, Match
from benben.engine.registry import load
from benben.envs.drawing import drawn
from benben.envs.pictures.canvas import Pixels
from benben.games.imhotep.components import Card
from benben.games.imhotep_duel.components import Token

DRAWN = [
    load("ra", players=2),
    load("ra", players=5, edition="1999"),
    load("imhotep", players=4),
    load("imhotep", players=2, sides="BBBBB"),
    load("imhotep_duel"),
    load("imhotep_duel", sides="BBBB"),
    load("ankhor", players=2),
    load("ankhor", players=4),
]
every_table = pytest.mark.parametrize("game", DRAWN, ids=lambda game: f"{game.name}-{game.players}")


def picture(match: Match, seat: int | None = 0) -> Pixels:
    pixels = drawn("rgb_array", match.game, match.table, seat)
    assert not isinstance(pixels, str)
    assert pixels.shape == (768, 1152, 3)
    assert pixels.dtype == np.uint8
    return pixels


@every_table
def test_the_picture_changes_with_every_decision(game: Game) -> None:
    """Random ones at the beginning."""
    match, dice, pictures = game.new_match(seed=3), np.random.default_rng(1), list[Pixels]()
    for _ in range(6):
        pictures.append(picture(match))
        match.play(int(dice.choice([int(move) for move in match.legal_moves])))
    assert all((before != after).any() for before, after in pairwise(pictures))
    assert all(len(np.unique(each.reshape(-1, 3), axis=0)) > 20 for each in pictures[::4])


def changed(match: Match, change: Callable[[Any], None]) -> dict[int | None, bool]:
    """For each seat and a spectator whether its picture shows a change of the table."""
    viewers = [*range(match.game.players), None]
    before = {viewer: picture(match, viewer) for viewer in viewers}
    change(match.table)
    return {viewer: bool((before[viewer] != picture(match, viewer)).any()) for viewer in viewers}


def test_a_picture_shows_no_hidden_points() -> None:
    """Ra's points are seen by their owner only, and by everyone if scores are open."""

    def change(table: Any) -> None:
        table.points[1] += 5

    hidden, shown = (
        load("ra", players=3, open_scores=is_open).new_match(seed=1) for is_open in (False, True)
    )
    assert changed(hidden, change) == {0: False, 1: True, 2: False, None: False}
    assert all(changed(shown, change).values())


def test_a_picture_shows_no_face_down_temple() -> None:
    """Everyone sees one more temple token of The Duel's side A, and no one its value."""

    def more(table: Any) -> None:
        table.tokens[0, Token.TEMPLE_1] = 1

    def another(table: Any) -> None:
        table.tokens[0, Token.TEMPLE_1], table.tokens[0, Token.TEMPLE_4] = 0, 1

    match = load("imhotep_duel").new_match(seed=1)
    assert all(changed(match, more).values())
    assert not any(changed(match, another).values())


def test_only_the_seat_that_looks_sees_the_pair() -> None:
    """Imhotep's face-down pair of side B while a seat looks at it."""

    def another(table: Any) -> None:
        table.looking[0] = Card.CHISEL if table.looking[0] != Card.CHISEL else Card.STATUE

    match = load("imhotep", players=3, sides="BAAAA").new_match(seed=1)
    dice = np.random.default_rng(1)
    while match.view(match.turn)["step"] != "keep":
        match.play(int(dice.choice([int(move) for move in match.legal_moves])))
    assert changed(match, another) == {seat: seat == match.turn for seat in [0, 1, 2, None]}
