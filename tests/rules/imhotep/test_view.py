"""I16.1 views show more than the pieces: what is going on, and what a sailing would bring."""

import json
import random
from typing import Any

import pytest

import benben
from benben.games.imhotep.moves import MOVES
from tests.rules.imhotep.board import SITES, lay
from tests.rules.playing import random_game


@pytest.mark.rule("I16.1")
@pytest.mark.parametrize(
    ("lines", "step", "actor", "sailing", "in_hand"),
    [
        ([], "turn", 0, None, None),
        (["play lever"], "sail", 0, None, None),
        (["play lever", "sail 1 temple"], "order", 0, 1, None),
        (["play hammer"], "place", 0, None, None),
        (["play sail"], "place_to_sail", 0, None, None),
        (["play sail", "place 3:2"], "sail_on", 0, 3, None),
        (["play chisel"], "place", 0, None, None),
        (["sail 1 market"], "take", 1, 1, 1),
        (["sail 1 market", "take pair"], "look", None, 1, None),
        (["sail 1 market", "take pair", "reveal Sail", "reveal Sail"], "keep", 1, 1, None),
        (["sail 1 pyramids"], "build", 1, 1, 1),
        (["sail 1 pyramids", "build left"], "may_draw", 1, 1, None),
        (["sail 1 pyramids", "build left", "draw"], "draw", None, 1, None),
        (["sail 1 pyramids", "build middle"], "may_place", 1, 1, None),
        (["sail 1 pyramids", "build right"], "may_get", 1, 1, None),
    ],
)
def test_a_view_tells_what_is_going_on(
    lines: list[str], step: str, actor: int | None, sailing: int | None, in_hand: int | None
) -> None:
    board = lay(
        "ships=3*2,2,1 ship1=1,2,0 ship2=0,1 ship3=2 left=0 middle=0 right=0 "
        "0:cards=lever,hammer,sail,chisel",
        sides="BBBBB",
        players=3,
    ).play(*lines)
    view = board.match().view(None)
    assert (view["step"], view["actor"], view["sailing"], view["in_hand"]) == (step, actor, sailing, in_hand)
    assert view["turn"] == 0


@pytest.mark.rule("I16.1")
@pytest.mark.parametrize(
    ("lines", "step"),
    [
        (["sail 4 burial chamber"], "choose"),
        (["sail 4 burial chamber", "point"], "clear"),
        (["sail 4 burial chamber", "point", "reveal Sail", "reveal Sail"], "deal_round"),
        (["sail 4 burial chamber", "point", "reveal Sail", "reveal Sail", "round 4 3 2 1"], "deal_offer"),
    ],
)
def test_at_the_end_of_a_round(lines: list[str], step: str) -> None:
    board = lay("ships=1*4 ship4=0 sailed=market,pyramids,obelisks temple=1", sides="BABAA").play(*lines)
    view = board.match().view(None)
    assert view["step"] == step
    assert len(view["ships"]) == (0 if step in ("clear", "deal_round") else 4)


@pytest.mark.rule("I14.4", "I5.3")
def test_a_view_shows_what_a_sailing_would_bring() -> None:
    board = lay(
        "ships=4,3,1*2 ship1=1,2,-,0 ship2=0 sailed=-*3,temple pyramids=0*2 chamber=1,0 obelisks=2*2",
        players=3,
    )
    first, second = board.match().view(None)["ships"][:2]
    assert second["sailings"] == []
    found = {sailing["site"]: sailing for sailing in first["sailings"]}
    assert list(found) == ["market", "pyramids", "burial_chamber", "obelisks"]
    assert found["market"]["change"] is None
    assert [(stone["space"], stone["seat"]) for stone in found["market"]["stones"]] == [
        (1, 1),
        (2, 2),
        (4, 0),
    ]
    pyramids = found["pyramids"]
    assert [(stone["place"], stone["points"]) for stone in pyramids["stones"]] == [(2, 3), (3, 2), (4, 4)]
    assert pyramids["change"] == [4, 3, 2]
    assert [stone["place"] for stone in found["burial_chamber"]["stones"]] == [2, 3, 4]
    assert found["burial_chamber"]["change"] == [2, 1, 1]
    assert found["obelisks"]["change"] == [3, 3, 0]


@pytest.mark.rule("I14.4")
def test_a_view_shows_all_points_of_the_score_track() -> None:
    board = lay(
        "ships=1*4 ship3=0 sailed=market,pyramids,-,burial_chamber 0:temple_points=3 "
        "1:temple_points=4 temple=1 obelisks=0*2",
        sides="AAAAB",
    )
    board.play("sail 3 obelisks")
    seats = board.match().view(None)["seats"]
    assert [seat["track"] for seat in seats] == [3 + 15, 4 + 1]
    assert seats[0]["sites"] == {"pyramids": 0, "temple": 3, "burial_chamber": 0, "obelisks": 15}


@pytest.mark.rule("I8.1")
def test_a_preview_tells_whose_stone_is_covered() -> None:
    board = lay("ships=2,1*3 ship1=1,0 temple=0,1,0*2,1")
    temple = next(
        each for each in board.match().view(None)["ships"][0]["sailings"] if each["site"] == "temple"
    )
    assert [(stone["place"], stone["covers"]) for stone in temple["stones"]] == [(1, 1), (2, 0)]


@pytest.mark.rule("I5.6")
@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 4, "sides": "ABABB", "wrath": True}], ids=str
)
def test_a_preview_is_what_happens(options: dict[str, Any]) -> None:
    """Whenever a ship is sailed in random games without a choice, the points change as the view announced."""
    seen = set()
    for seed in range(3):
        rng = random.Random(seed)
        match = benben.load("imhotep", **options).new_match(seed=seed)
        while not match.is_over:
            move = rng.choice(match.legal_moves.codes)
            text, view, before = str(MOVES.value(move)), match.view(None), match.scores
            match.play(move)
            if not text.startswith("sail ") or view["playing"] == "lever":
                continue
            ship, site = text.split(" ", 2)[1:]
            change = next(
                each["change"]
                for each in view["ships"][int(ship) - 1]["sailings"]
                if each["site"] == site.replace(" ", "_")
            )
            if change is not None and match.view(None)["round"] == view["round"] and not match.is_over:
                seen.add(site)
                assert [now - then for now, then in zip(match.scores, before, strict=True)] == change
    assert len(seen) >= 3


@pytest.mark.rule("I16.1")
@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
def test_views_are_plain_json(sides: str) -> None:
    for match in random_game("imhotep", 3, sides=sides, players=3):
        view = match.view(1)
        assert json.loads(json.dumps(view)) == view
        assert list(view["sides"]) == list(SITES)
