"""Which pieces move on the page's board when something happens, from which spot to which, and in which step."""

import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from benben.engine.event import Event, Journey
from tests.rules.ankhor.acting import buying, lifting, read_deed, spot_of
from tests.rules.ankhor.board import Board
from tests.rules.ankhor.laying import MANY_OF_ALL, lay
from tests.rules.playing import random_game

TAKE = ["take fish", "take fish", "take fish"]


def events(board: Board, *lines: str) -> list[Event]:
    """What happens while *lines* are played."""
    first = board.match.ply
    board.play(*lines)
    return [event for ply in range(first, board.match.ply) for event in board.match.events(ply)]


def name(event: Event) -> str:
    """What an event is called in the catalogue."""
    return event["message"]["id"].removeprefix("ankhor-event-") if event["message"] else "unsaid"


def flights(found: list[Event]) -> dict[str, list[str]]:
    """The journeys of each event that has any: where from, where to, which step; `<` draws what leaves its spot."""
    return {
        name(event): [_written(journey) for journey in event["journeys"]]
        for event in found
        if event["journeys"]
    }


def _written(journey: Journey) -> str:
    sign = {"from": "<", "to": ">"}[journey["drawing"]]
    return f"{journey['from']} {sign} {journey['to']} {journey['step']}"


# ---- tokens ------------------------------------------------------------------------------------------------------
def test_a_token_that_is_taken_comes_from_the_supply() -> None:
    assert flights(events(lay(hands="b"), "take fish")) == {"take": ["supply:fish > hand:0:fish:1 0"]}
    assert flights(events(lay(hands="- a", turn=1), "take ankh")) == {
        "take": ["supply:ankh > hand:1:ankh:1 0"]
    }


def test_what_is_above_the_limit_goes_back() -> None:
    board = lay(hands="bwkgr").play(*TAKE)
    assert flights(events(board, "return ivory")) == {"return": ["hand:0:ivory:0 < supply:ivory 0"]}
    assert flights(events(board, "return fish")) == {"return": ["hand:0:fish:3 < supply:fish 0"]}


def test_what_goes_back_unasked() -> None:
    board = lay(hands="wbbbb", players=4).play("take fish", "take fish", "take ankh")
    assert flights(events(board, "return ivory")) == {"return": ["hand:0:fish:5 < supply:fish 0"]}, (
        "the second one"
    )
    board = lay(hands="aa", players=4).play("take ankh", "take ankh")
    assert flights(events(board, "take fish")) == {
        "take": ["supply:fish > hand:0:fish:0 0"],
        "return_ankh": ["hand:0:ankh:2 < supply:ankh 0", "hand:0:ankh:3 < supply:ankh 1"],
    }


def test_what_has_to_leave_the_hand_at_once_is_not_seen_in_it() -> None:
    assert flights(events(lay(hands="bbbbb", players=4).play("take ankh", "take ankh"), "take fish")) == {}
    board = lay("bh", hands="bbbbb", players=4).play("take ankh", "take ankh")
    assert flights(events(board, "take fish")) == {"store": ["supply:fish > store:0:1 0"]}


def test_a_token_goes_from_the_hand_onto_its_warehouse() -> None:
    board = lay("gj  bh", hands="bwkgr").play("take fish", "take ankh", "take ankh")
    assert flights(events(board, "store fish")) == {"store": ["hand:0:fish:1 < store:0:2 0"]}


def test_the_points_of_a_tile_are_written_on_it() -> None:
    assert label(events(buying("gj  gs", "gd"), "place 1")) == "+1"
    assert label(events(buying("gj", "rd"), "place 1")) is None
    assert label(events(lifting("GJ  gs  bh"), "place 4")) == "−2"


def label(found: list[Event]) -> str | None:
    """What is written on the first piece of the last event."""
    return found[-1]["journeys"][0].get("label")


def test_a_spent_ankh_goes_back() -> None:
    assert flights(events(lay("gj  gs", hands="aa"), "move", "lift 2")) == {
        "move": ["hand:0:ankh:1 < supply:ankh 0"]
    }


# ---- purchases ---------------------------------------------------------------------------------------------------
def test_the_first_tile() -> None:
    assert flights(events(lay(hands="bw"), "buy 1")) == {
        "pay": ["hand:0:fish:0 < supply:fish 0", "hand:0:ivory:0 < supply:ivory 0"],
        "place": ["market:1 < tile:0:1 0"],
    }


def test_a_purchase_is_paid_from_warehouses_first() -> None:
    """The tile above the others makes all of their numbers larger."""
    board = buying("bh  gf", hand="w", stored="b", space=1)
    assert flights(events(board, "place 1")) == {
        "pay": ["store:0:1 < supply:fish 0", "hand:0:ivory:0 < supply:ivory 0"],
        "place": ["market:1 < tile:0:1 0"],
    }


def test_two_equal_goods_are_paid_one_after_the_other() -> None:
    board = buying("gf", hand="bbbw", prices="bbw wkg kk gr rg wbr")
    assert flights(events(board, "place 1"))["pay"] == [
        "hand:0:fish:1 < supply:fish 0",
        "hand:0:fish:2 < supply:fish 1",
        "hand:0:ivory:0 < supply:ivory 0",
    ]


def test_a_tile_for_level_one() -> None:
    board = lay("gj  gs / bf  gp", hands="kgr").play("buy 4", "stack 1")
    assert flights(events(board, "save herbs")) == {
        "pay": ["hand:0:charcoal:0 < supply:charcoal 0", "hand:0:cloth:0 < supply:cloth 0"],
        "stack": ["market:4 < tile:0:5 0"],
    }


def test_nothing_moves_while_something_is_still_to_be_chosen() -> None:
    board = lay("gj  gs / bf  gp", hands="kgr")
    assert flights(events(board, "buy 4", "stack 1")) == {}


def test_a_new_warehouse_gets_a_token() -> None:
    board = lay("gj", hands="ww", row="bh -- -- -- -- --", prices="ww bkg bk kgr rb wgr")
    assert flights(events(board, "buy 1", "place 2"))["warehouse"] == ["supply:fish > store:0:1 0"]


def test_the_token_just_paid_may_be_the_one() -> None:
    board = lay("gj", hands="bw bbb", row="bh -- -- -- -- --")
    assert flights(events(board, "buy 1", "place 1")) == {
        "pay": ["hand:0:fish:0 < supply:fish 0", "hand:0:ivory:0 < supply:ivory 0"],
        "place": ["market:1 < tile:0:1 0"],
        "warehouse": ["supply:fish > store:0:1 0"],
    }


def test_a_new_warehouse_on_an_old_one() -> None:
    """The token of the old one goes back, the new one gets another."""
    board = lay("bh  ws / kf  gp", hands="wk", stored="b", row="-- bh -- -- -- --", boards=MANY_OF_ALL)
    found = flights(events(board.play("buy 2"), "stack 1"))
    assert found["warehouse"] == ["supply:fish > store:0:5 0"]
    assert found["warehouse_covered"] == ["store:0:1 < supply:fish 0"]
    board = lay("bh  ws / kf  gp", hands="w", stored="b", row="bh -- -- -- -- --", boards=MANY_OF_ALL)
    found = flights(events(board.play("buy 1", "stack 1"), "save ivory"))
    assert found["pay"] == ["store:0:1 < supply:fish 0"]
    assert found["warehouse"] == ["supply:fish > store:0:5 0"]
    assert "warehouse_covered" not in found


# ---- warehouses that are covered, uncovered and moved --------------------------------------------------------------
def moving(text: str, **words: Any) -> dict[str, list[str]]:
    """The journeys when the tile in capitals is laid on the `**`."""
    board = lifting(text, **words)
    return flights(events(board, spot_of(board, read_deed(text))))


def test_a_covered_warehouse_loses_its_token() -> None:
    board = lay("bh  ws / kf  gp", hands="wk", stored="b", row="-- bd -- -- -- --").play("buy 2")
    assert flights(events(board, "stack 1")) == {
        "pay": ["hand:0:ivory:0 < supply:ivory 0", "hand:0:charcoal:0 < supply:charcoal 0"],
        "stack": ["market:2 < tile:0:5 0"],
        "warehouse_covered": ["store:0:1 < supply:fish 0"],
    }
    assert moving("bh  ws  wp /   **  RD / kj  gp  rj", stored="b") == {
        "stack": ["tile:0:7 < tile:0:7 0"],
        "warehouse_covered": ["store:0:1 < supply:fish 0"],
    }


def test_a_warehouse_takes_its_token_along() -> None:
    assert moving("BH  gj  gs / --  --  **", stored="b") == {
        "place": ["tile:0:1 < tile:0:3 0", "store:0:1 < store:0:3 0"]
    }
    assert moving("BH  gj  gs / --  --  **") == {"place": ["tile:0:1 < tile:0:3 0"]}


def test_a_token_stays_on_its_warehouse_when_that_gets_another_number() -> None:
    board = buying("gf  bh", hand="wk", stored="b", space=3, prices="bw bkg wk kgr rg wbr")
    assert flights(events(board, "place 1")) == {
        "pay": ["hand:0:ivory:0 < supply:ivory 0", "hand:0:charcoal:0 < supply:charcoal 0"],
        "place": ["market:3 < tile:0:1 0"],
    }
    assert moving("GJ  gs  bh / --  **", stored="b") == {"place": ["tile:0:1 < tile:0:3 0"]}
    assert moving("gs  bh  **  / GJ", stored="b") == {"place": ["tile:0:3 < tile:0:3 0"]}


def test_tokens_of_equal_warehouses_are_shown_on_the_first_ones() -> None:
    """One of two warehouses has a token: when it is covered, or goes behind the other, that one shows it."""
    two = {"stored": "b", "boards": MANY_OF_ALL}
    assert moving("bh  ws  wp  bh /   **  RD / kj  gp  rj", **two) == {
        "stack": ["tile:0:8 < tile:0:8 0"],
        "unsaid": ["store:0:1 < store:0:4 0"],
    }
    assert moving("BH  gj  bh / --  --  **", **two) == {
        "place": ["tile:0:1 < tile:0:3 0"],
        "unsaid": ["store:0:1 < store:0:2 0"],
    }


# ---- moving ------------------------------------------------------------------------------------------------------
def test_a_moved_tile_goes_from_its_old_place_to_its_new_one() -> None:
    assert moving("GJ  gs / --  gf / --  **") == {"place": ["tile:0:1 < tile:0:3 0"]}
    assert moving("gj  gs  wj /   RD  ** / bj  bs  ws") == {"stack": ["tile:0:7 < tile:0:7 0"]}


def test_of_two_tiles_the_moved_one_goes() -> None:
    """Before and after there are two tiles side by side: which of them has moved cannot be seen."""
    assert moving("GJ  gs  **") == {"place": ["tile:0:1 < tile:0:2 0"]}
    assert moving("**  gj  GS") == {"place": ["tile:0:2 < tile:0:1 0"]}


def test_bonus_tokens_come_and_go() -> None:
    board = lay("gj  gj  gs  gs", hands="bw", row="gf -- -- -- -- --").play("buy 1")
    assert flights(events(board, "place 6"))["bonus"] == ["bonus < bonus:0 0"]
    assert moving("GJ  bj  kj  wj  rj  bd  **", bonus="jackal")["bonus_lost"] == ["bonus:0 < bonus 0"]
    star = "gj  gj  gs  GP  gs  gf  gf  bd  ** / --  --  --  gh / --  --  --  gc / --  --  --  gd"
    two = moving(star, bonus="green,green", split="allowed")
    assert two["bonus_lost"] == ["bonus:0 < bonus 0", "bonus:0 < bonus 1"]


# ---- the row -----------------------------------------------------------------------------------------------------
def test_with_two_players_the_first_tile_leaves_and_the_others_slide() -> None:
    board = lay(hands="a", row="bf -- wf kf -- --", tops="gr")
    assert flights(events(board, "draw right")) == {
        "draw": ["hand:0:ankh:0 < supply:ankh 0"],
        "discard": ["market:1 < discard 0", "market:3 < market:1 1", "market:4 < market:2 2"],
    }
    assert flights(events(board, "reveal jackal")) == {"reveal": ["pile:right > market:3 0"]}
    assert flights(events(board, "show blue")) == {}


def test_with_more_players_nothing_leaves() -> None:
    board = lay(players=3, hands="a", row="bf -- wf kf -- --", tops="gr")
    assert flights(events(board, "draw left")) == {
        "draw": ["hand:0:ankh:0 < supply:ankh 0", "market:3 < market:2 0", "market:4 < market:3 1"]
    }


def test_the_only_tile_of_the_row_can_leave_too() -> None:
    board = lay(hands="a", row="bf -- -- -- -- --", face_down="")
    assert flights(events(board, "slide")) == {
        "slide": ["hand:0:ankh:0 < supply:ankh 0"],
        "discard": ["market:1 < discard 0"],
    }


def test_tiles_come_from_the_other_pile_when_the_chosen_one_has_run_out() -> None:
    board = lay(hands="a", row="-- -- -- -- -- --", face_down="gj gs", piles=(1, 1)).play("draw left")
    assert flights(events(board, "reveal jackal")) == {"reveal": ["pile:left > market:1 0"]}
    assert flights(events(board, "reveal scarab")) == {"reveal": ["pile:right > market:2 0"]}


# ---- what is true of every game ------------------------------------------------------------------------------------
SPOTS = re.compile(
    r"""supply:(fish|ivory|charcoal|herbs|cloth|ankh) | bonus(:[0-3])? | discard | pile:(left|right) | market:[1-6]
    | hand:[0-3]:(fish|ivory|charcoal|herbs|cloth|ankh):\d+ | (tile|store):[0-3]:[1-9]\d*""",
    re.VERBOSE,
)
"""The `spot` and `data-spot` of the components in `web/src/games/ankhor/`."""


def pieces(view: Mapping[str, Any]) -> set[str]:
    """The spots of single pieces that a page shows."""
    goods = dict(zip(("blue", "white", "black", "green", "red"), view["supply"], strict=False))
    found = {f"market:{space['space']}" for space in view["market"] if space["tile"]}
    for seat in view["seats"]:
        number, held = seat["seat"], dict(seat["tokens"])
        for tile in seat["estate"]:
            found.add(f"tile:{number}:{tile['number']}")
            if tile["stored"]:
                found.add(f"store:{number}:{tile['number']}")
                held[goods[tile["color"]]] -= 1
        found |= {f"hand:{number}:{token}:{index}" for token, count in held.items() for index in range(count)}
        found |= {f"bonus:{number}"} if seat["bonus"] else set()
    return found


def of_kind(spots: set[str], kind: str) -> set[str]:
    return {spot for spot in spots if spot.startswith(f"{kind}:")}


OPTIONS: list[dict[str, Any]] = [
    {"players": 2, "split": "allowed", "boards": MANY_OF_ALL},
    {"players": 3, "boards": MANY_OF_ALL},
    {"players": 4, "split": "allowed"},
]
every_game = pytest.mark.parametrize("number", range(len(OPTIONS)))


@cache
def plies(number: int) -> list[tuple[set[str], set[str], list[Event]]]:
    """What every ply of a random game with some options has moved: the pieces before and after it, and its events."""
    *_, match = random_game("ankhor", number, **OPTIONS[number])
    shown = [pieces(match.at(ply).view()) for ply in range(match.ply + 1)]
    return [(then, now, match.events(ply)) for ply, (then, now) in enumerate(pairwise(shown))]


@every_game
def test_every_piece_goes_from_where_it_was_to_where_it_is(number: int) -> None:
    for then, now, found in plies(number):
        journeys = [journey for event in found for journey in event["journeys"]]
        left, come = {journey["from"] for journey in journeys}, {journey["to"] for journey in journeys}
        assert all(SPOTS.fullmatch(spot) for spot in left | come)
        for kind in ("hand", "market", "tile", "store"):
            was, leave, arrive, lies = (of_kind(spots, kind) for spots in (then, left, come, now))
            assert leave <= was
            assert arrive <= lies
            if kind in ("hand", "market"):
                assert (was - leave) | arrive == lies
            else:  # tiles have other numbers when one is laid
                assert len(was) - len(leave) + len(arrive) == len(lies)


@every_game
def test_the_steps_of_an_event_begin_with_the_first_and_leave_none_out(number: int) -> None:
    for _, _, found in plies(number):
        for event in found:
            steps = {journey["step"] for journey in event["journeys"]}
            assert steps == set(range(len(steps)))


@every_game
def test_everybody_sees_the_same(number: int) -> None:
    *_, match = random_game("ankhor", number, **OPTIONS[number])
    for ply, (_, _, found) in enumerate(plies(number)):
        assert all(match.events(ply, seat) == found for seat in range(match.players))
