"""Which pieces travel on the page when something happens, and that they travel between spots that it has."""

from typing import Any

import pytest

from benben.engine.event import Event, Journey
from tests.rules.imhotep.board import Board, at_sites, lay, title
from tests.rules.imhotep.spots import SPOT, spots_of, stones_of
from tests.rules.playing import random_game

BEAT = 3
"""The page begins the journeys of an event so many steps after the last journey of the one before."""
Flight = tuple[str, str, int]


def happened(board: Board, line: str, viewer: int | None = None) -> list[Event]:
    """The events of one decision or outcome of chance, which is played."""
    before = board.tables.copy()[0]
    code = board.code(line)
    board.play(line)
    return board.game.rules.events(before, code, board.table, viewer)


def journeys(board: Board, line: str) -> list[Journey]:
    return [journey for each in happened(board, line) for journey in each["journeys"]]


def timed(board: Board, line: str) -> list[Flight]:
    """From where, to where, and at which step: counted as the page counts them, over all events."""
    found: list[Flight] = []
    begin = 0
    for each in happened(board, line):
        flights = each["journeys"]
        found += [(flight["from"], flight["to"], begin + flight["step"]) for flight in flights]
        if flights:
            begin = found[-1][2] + BEAT
    return found


def flights(board: Board, line: str) -> list[tuple[str | None, list[str]]]:
    """What each event says, and its journeys."""
    return [
        (
            each["message"] and each["message"]["id"].removeprefix("imhotep-event-"),
            [f"{flight['from']} {flight['to']}" for flight in each["journeys"]],
        )
        for each in happened(board, line)
    ]


# ---- stones and ships --------------------------------------------------------------------------------------------
@pytest.mark.rule("I4.1", "I4.4")
def test_a_stone_goes_from_the_sled_to_its_space_and_new_ones_come_from_the_quarry() -> None:
    board = lay("0:sled=2 1:sled=2")
    assert timed(board, "place 2:2") == [("sled:0:2", "hold:2:2", 0)]
    assert timed(board, "get stones") == [
        ("quarry:1", "sled:1:3", 0),
        ("quarry:1", "sled:1:4", 1),
        ("quarry:1", "sled:1:5", 2),
    ]


@pytest.mark.rule("I5.5")
def test_a_ship_sails_then_its_stones_are_unloaded_and_points_fly_to_their_owners() -> None:
    board = lay("ships=4,3,2*2 ship1=1,-,0*2 pyramids=0*2")
    found = journeys(lay("ships=4,3,2*2 ship1=1,-,0*2 pyramids=0*2"), "sail 1 pyramids")
    assert timed(board, "sail 1 pyramids") == [
        ("ship:1", "ship:1", 0),
        ("hold:1:1", "stone:pyramids:0:2", 5),
        ("hold:1:3", "stone:pyramids:0:3", 8),
        ("hold:1:4", "stone:pyramids:0:4", 11),
        ("stone:pyramids:0:4", "track:0", 14),
        ("stone:pyramids:0:2", "track:1", 14),
    ]
    assert [flight.get("via") for flight in found] == [None, "hold:1:1", "hold:1:3", "hold:1:4", None, None]
    assert [flight.get("label") for flight in found[4:]] == ["+6", "+3"]
    assert [flight["drawing"] for flight in found] == ["from"] * 4 + ["to"] * 2


@pytest.mark.rule("I8.1", "I9.1")
def test_stones_land_in_columns_of_the_temple_and_of_the_burial_chamber() -> None:
    assert timed(lay("ships=3,1*3 ship1=1,0 temple=0,1,0*2"), "sail 1 temple")[1:] == [
        ("hold:1:1", "stone:temple:0:1", 5),
        ("hold:1:2", "stone:temple:1:1", 8),
    ]
    assert timed(lay("ships=1*4 ship1=1 chamber=0*2"), "sail 1 burial chamber")[1:] == [
        ("hold:1:1", "stone:burial_chamber:2", 5)
    ]


@pytest.mark.rule("I3.4", "I13.2")
def test_the_last_ship_of_a_round_is_gone_as_soon_as_it_is_unloaded() -> None:
    """Its stones leave it where it lay before; nothing waits at a landing stage that is empty again."""
    board = lay("ships=1*4 ship4=0 sailed=market,pyramids,obelisks temple=1 offer=statue*2,lever")
    found = happened(board, "sail 4 burial chamber")
    flights = [
        (flight["from"], flight["to"], flight.get("via")) for each in found for flight in each["journeys"]
    ]
    assert flights == [
        ("hold:4:1", "stone:burial_chamber:0", None),
        ("site:temple", "track:1", None),
        *((f"market:{slot}", "discard", None) for slot in (1, 2, 3)),
    ]


@pytest.mark.rule("I13.5")
def test_when_a_round_ends_what_did_not_sail_goes_home_and_new_ships_come() -> None:
    board = lay("ships=4,3,2*2 ship1=-,1 ship2=-,0 0:sled=0 1:sled=0 offer=-", quarries=[0, 0]).play("pass")
    assert flights(board, "pass") == [
        ("pass", []),
        ("returned", ["hold:1:2 quarry:1", "hold:2:2 quarry:0"]),
    ]
    assert timed(board, "round 4 3 2 1") == [("round", f"ship:{ship}", ship - 1) for ship in (1, 2, 3, 4)]
    for _ in range(3):
        assert flights(board, "reveal Statue") == []
    assert timed(board, "reveal Statue") == [("pile", f"market:{slot}", 0) for slot in (1, 2, 3, 4)]


@pytest.mark.rule("I7.4")
def test_next_to_the_pyramids_the_stones_of_a_seat_lie_together() -> None:
    board = lay(f"ships=3,1*3 ship1=1,0,2 beside=0,2*2 {at_sites(pyramids='b' * 14)}", players=3)
    assert [flight[:2] for flight in timed(board, "sail 1 pyramids")[1:4]] == [
        ("hold:1:1", "stone:pyramids:beside:2"),
        ("hold:1:2", "stone:pyramids:beside:1"),
        ("hold:1:3", "stone:pyramids:beside:5"),
    ]


# ---- the obelisks ------------------------------------------------------------------------------------------------
@pytest.mark.rule("I10.1")
def test_an_obelisk_grows() -> None:
    assert timed(lay("ships=2,1*3 ship1=1*2 obelisks=1,0"), "sail 1 obelisks")[1:] == [
        ("hold:1:1", "stone:obelisks:1:1", 5),
        ("hold:1:2", "stone:obelisks:1:2", 8),
    ]


@pytest.mark.rule("I10.6")
def test_a_tower_that_is_complete_moves_to_its_space() -> None:
    board = lay("ships=1*4 ship1=0 obelisks=0*2 towers=1", sides="AAAAB")
    assert timed(board, "sail 1 obelisks") == [
        ("ship:1", "ship:1", 0),
        ("stone:obelisks:0:0", "stone:tower:1:0", 5),
        ("stone:obelisks:0:1", "stone:tower:1:1", 5),
        ("hold:1:1", "stone:tower:1:2", 5),
        ("stone:tower:1:2", "track:0", 8),
    ]


@pytest.mark.rule("I10.6", "I10.7")
def test_a_stone_that_is_in_a_tower_at_last_goes_there_at_once() -> None:
    """It does not stop in between."""
    board = lay("ships=4,1*3 ship1=0*4 obelisks=0 towers=1", sides="AAAAB")
    assert flights(board, "sail 1 obelisks")[1:] == [
        ("obelisk", ["hold:1:1 stone:tower:1:1"]),
        ("tower", ["stone:obelisks:0:0 stone:tower:1:0", "hold:1:2 stone:tower:1:2"]),
        ("obelisk", ["hold:1:3 stone:obelisks:0:0"]),
        ("obelisk", ["hold:1:4 stone:obelisks:0:1"]),
        (None, ["stone:tower:1:2 track:0"]),
    ]


# ---- the market and its cards ------------------------------------------------------------------------------------
@pytest.mark.rule("I6.2", "I6.4")
def test_at_the_market_a_stone_waits_in_hand_goes_home_for_a_card_and_the_next_one_is_taken() -> None:
    board = lay("ships=3,1*3 ship1=1,-,0 offer=statue,lever,sail,hammer")
    assert timed(board, "sail 1 market") == [
        ("ship:1", "ship:1", 0),
        ("hold:1:3", "hold:1:3", 0),
        ("hold:1:1", "in_hand", 5),
    ]
    assert timed(board, "take Statue") == [
        ("in_hand", "quarry:1", 0),
        ("market:1", "card:1:statue", 0),
        ("hold:1:3", "in_hand", 3),
    ]


@pytest.mark.rule("I6.4", "I11.4")
def test_a_red_card_goes_to_the_discard_pile_and_brings_a_stone_from_the_quarry() -> None:
    board = lay("ships=1*4 ship1=1 offer=statue,lever,entrance,sail").play("sail 1 market")
    found = happened(board, "take Entrance")
    assert [
        (flight["from"], flight["to"], flight["drawing"]) for each in found for flight in each["journeys"]
    ] == [
        ("in_hand", "quarry:1", "from"),
        ("market:3", "discard", "from"),
        ("quarry:1", "stone:pyramids:0:0", "to"),
        ("stone:pyramids:0:0", "track:1", "to"),
    ]
    assert [flight.get("label") for each in found for flight in each["journeys"]] == [None, None, None, "+2"]


@pytest.mark.rule("I11.4")
def test_a_red_card_lies_before_its_owner_while_it_has_more_to_do() -> None:
    board = lay("ships=1*4 ship1=1 offer=statue,lever,entrance,sail left=0", sides="ABAAA")
    board.play("sail 1 market")
    assert flights(board, "take Entrance") == [("take", ["in_hand quarry:1", "market:3 card:1:entrance"])]
    board.play("build left")
    assert flights(board, "decline") == [("decline", []), (None, ["card:1:entrance discard"])]


def test_a_stone_that_is_built_leaves_the_hand() -> None:
    board = lay("ships=2,1*3 ship1=1,0 left=0*3", sides="ABAAA").play("sail 1 pyramids")
    assert flights(board, "build left")[:2] == [
        ("build", []),
        ("pyramids", ["in_hand stone:pyramids:0:3"]),
    ]


@pytest.mark.rule("I6.13")
def test_a_stone_for_an_empty_market_goes_home() -> None:
    assert timed(lay("ships=1*4 ship1=1 offer=-"), "sail 1 market")[1:] == [("hold:1:1", "quarry:1", 5)]


@pytest.mark.rule("I7.10")
def test_a_drawn_card_comes_from_the_pile() -> None:
    board = lay("ships=1*4 ship1=1 left=0", sides="ABAAA").play("sail 1 pyramids", "build left")
    assert flights(board, "draw") == []
    assert flights(board, "reveal Statue") == [("draw", ["pile card:1:statue"])]


@pytest.mark.rule("I12.1")
def test_a_played_card_is_discarded() -> None:
    board = lay("0:cards=hammer 0:sled=3 1:sled=3")
    assert flights(board, "play hammer") == [
        ("play", ["card:0:hammer discard"]),
        ("get", ["quarry:0 sled:0:4", "quarry:0 sled:0:5"]),
    ]


@pytest.mark.rule("I16.3")
@pytest.mark.parametrize("viewer", [0, None])
def test_no_one_sees_which_cards_somebody_looks_at(viewer: int | None) -> None:
    lines = ["sail 1 market", "take pair", "reveal {}", "reveal {}"]
    stories = [
        [
            happened(board, line.format(title(card)), viewer)
            for line, card in zip(lines, ("", "", *cards), strict=True)
        ]
        for board, cards in (
            (lay("ships=1*4 ship1=1", sides="BAAAA"), cards)
            for cards in (("lever", "sail"), ("statue", "chisel"))
        )
    ]
    assert stories[0] == stories[1]
    assert [flight for each in stories[0][1] for flight in each["journeys"]] == [
        {"from": "in_hand", "to": "quarry:1", "drawing": "from", "step": 0}
    ]


@pytest.mark.rule("I6.8")
def test_a_card_that_is_kept_comes_from_the_pair() -> None:
    board = lay("ships=1*4 ship1=1", sides="BAAAA").play(
        "sail 1 market", "take pair", "reveal Sail", "reveal Lever"
    )
    assert flights(board, "keep Lever") == [("keep", ["market:pair card:1:lever"]), ("discard", [])]


# ---- Lever -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I12.8", "I12.9")
def test_stones_are_unloaded_from_where_they_wait_in_the_order_chosen() -> None:
    board = lay("ships=4,1*3 ship1=1,2,-,0 0:cards=lever", players=3).play("play lever")
    assert timed(board, "sail 1 temple") == [
        ("ship:1", "ship:1", 0),
        *((f"hold:1:{space}", f"hold:1:{space}", 0) for space in (1, 2, 4)),
    ]
    assert timed(board, "unload black") == [("hold:1:4", "order:0", 0)]
    assert timed(board, "unload brown") == [
        ("order:0", "stone:temple:0:0", 0),
        ("hold:1:2", "stone:temple:1:0", 3),
        ("hold:1:1", "stone:temple:2:0", 6),
    ]


@pytest.mark.rule("I12.8")
def test_stones_that_have_to_wait_lie_in_the_hold_in_the_order_chosen() -> None:
    board = lay("ships=4,1*3 ship1=1,2,-,0 0:cards=lever", players=3).play(
        "play lever", "sail 1 market", "unload brown"
    )
    assert timed(board, "unload white") == [
        ("hold:1:1", "hold:1:2", 0),
        ("hold:1:4", "hold:1:3", 0),
        ("order:0", "in_hand", 3),
    ]
    board = lay("ships=3,1*3 ship1=1,-,1 0:cards=lever").play("play lever")
    assert timed(board, "sail 1 market") == [
        ("ship:1", "ship:1", 0),
        ("hold:1:3", "hold:1:2", 0),
        ("hold:1:1", "in_hand", 5),
    ]


# ---- points ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I8.2", "I8.5")
def test_points_of_the_temple_come_from_the_temple() -> None:
    board = lay(
        "ships=1*4 ship4=0 sailed=market,pyramids,obelisks temple=1*2,2 0:sled=3 1:sled=5 2:sled=3 offer=-",
        sides="AABAA",
        players=3,
    )
    assert flights(board, "sail 4 burial chamber")[2:] == [
        ("temple_points", ["site:temple track:1"]),
        ("temple_points", ["site:temple track:1"]),
    ]
    found = journeys(board, "point")[0]
    assert found == {"from": "site:temple", "to": "track:2", "drawing": "to", "step": 0, "label": "+1"}


@pytest.mark.rule("I14.1")
def test_when_the_game_is_over_no_points_fly() -> None:
    board = lay("round=6 ships=1*4 ship4=0 sailed=market,temple,obelisks temple=1")
    assert flights(board, "sail 4 pyramids") == [
        ("sail", ["ship:4 ship:4"]),
        ("pyramids", ["hold:4:1 stone:pyramids:0:0"]),
        ("temple_points", []),
        ("over", []),
    ]


# ---- what holds for all of them ----------------------------------------------------------------------------------
@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB", "ABABB", "BABAB"])
@pytest.mark.parametrize("players", [2, 4])
def test_every_journey_is_between_spots_that_the_page_has(sides: str, players: int) -> None:
    """It begins where something lay before and ends where something lies after, stones where they are needed."""
    *_, match = random_game("imhotep", players, sides=sides, players=players)
    before = match.at(0).view(None)
    for ply in range(match.ply):
        after = match.at(ply + 1).view(None)
        stories = [match.events(ply, viewer) for viewer in (None, *range(players))]
        flights = [[flight for each in story for flight in each["journeys"]] for story in stories]
        assert all(each == flights[0] for each in flights)
        then, now = set(spots_of(before)), set(spots_of(after))
        for flight in flights[0]:
            assert SPOT.fullmatch(flight["from"]), flight
            assert SPOT.fullmatch(flight["to"]), flight
            assert flight["from"] in (now if "label" in flight else then), flight
            assert {flight["to"], flight.get("via", "pile")} <= now, flight
        check_stones(before, after, flights[0])
        before = after


def check_stones(before: dict[str, Any], after: dict[str, Any], flights: list[Journey]) -> None:
    """Each stone that lies somewhere new is brought there once, from where one of its colour was."""
    then, now = stones_of(before), stones_of(after)
    new = [spot for spot, seat in now.items() if then.get(spot) != seat and "beside" not in spot]
    brought = [flight for flight in flights if flight["to"].startswith("stone:")]
    goals = [flight["to"] for flight in brought if "beside" not in flight["to"]]
    assert len(goals) == len(set(goals))
    again = {
        flight["from"] for flight in brought
    } & then.keys()  # where a stone has gone and another one come
    assert set(new) <= set(goals) <= {*new, *again}
    aside = sum(after["side_stones"]) - sum(before["side_stones"])
    assert sum("beside" in flight["to"] for flight in brought) == aside
    holds = {
        f"hold:{ship['number']}:{space}": seat
        for ship in before["ships"]
        for space, seat in enumerate(ship["hold"], 1)
    }
    order = {f"order:{place}": seat for place, seat in enumerate(before["order"])}
    quarries = {f"quarry:{seat}": seat for seat in range(before["players"])}
    owners = {**then, **holds, **order, **quarries, "in_hand": before["in_hand"]}
    for flight in brought:
        assert owners[flight["from"]] == now[flight["to"]], flight
    gone = [flight["from"] for flight in brought if flight["from"] not in quarries]
    assert len(gone) == len(set(gone))
