"""I3 rounds and turns, I4 getting stones and placing them."""

import itertools
from typing import Any

import pytest

from tests.rules.imhotep.board import Board, afloat, hands, lay

STUCK: dict[str, Any] = {"0:sled": 0, "quarries": [0]}
"""Black has no stone on the sled and none in the quarry."""
SAILED = "market pyramids temple"


# ---- I3 ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I3.1", "I14.1")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_game_has_six_rounds(number: int) -> None:
    board = lay(f"round={number} {afloat(f'{SAILED} b')}").play("sail 4 obelisks")
    assert board.is_over == (number == 6)
    assert board.round == min(6, number + 1)


@pytest.mark.rule("I3.2", "I3.3")
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_round_begins_with_ships_then_market_cards(side: str) -> None:
    board = Board(f"{side}AAAA").play("round 4 3 3 1")
    assert board.holds() == ["----", "---", "---", "-"]
    cards = ["Statue", "Lever", "Chisel", "Entrance"][: 4 if side == "A" else 3]
    for lying, card in enumerate(cards):
        assert board.actor == -1
        assert board.offer().count("-") == 4 - lying
        board.play(f"reveal {card}")
    assert board.is_turn_of(0)
    assert board.pair == (2 if side == "B" else 0)


@pytest.mark.rule("I3.2")
def test_ships_of_a_new_round_are_empty_and_have_not_sailed() -> None:
    board = lay(afloat(f"{SAILED} nb--"), players=3).play(
        "place 4:3", "sail 4 obelisks", "round 4 4 2 1", "deal"
    )
    assert board.holds() == ["----", "----", "--", "-"]
    assert len(board.offers("place")) == 4 + 4 + 2 + 1


@pytest.mark.rule("I3.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_take_turns(players: int) -> None:
    board = lay("turn=1", players=players)
    seats = []
    for move in itertools.islice(itertools.cycle(["place 1:1", "place 1:2", "place 1:3", "get stones"]), 4):
        assert board.is_turn_of(board.actor)
        seats.append(board.actor)
        board.play(move)
    assert seats == [(1 + turn) % players for turn in range(4)]


@pytest.mark.rule("I3.4", "I13.1")
@pytest.mark.parametrize("sailed", range(4))
def test_the_round_ends_with_the_fourth_ship(sailed: int) -> None:
    words = ["market", "pyramids", "temple"][:sailed] + ["b"] * (4 - sailed)
    board = lay(afloat(" ".join(words))).play("sail 4 obelisks")
    assert board.round == (2 if sailed == 3 else 1)
    assert (board.actor == -1) == (sailed == 3)


@pytest.mark.rule("I3.4")
def test_it_ends_only_when_the_fourth_ship_is_unloaded() -> None:
    board = lay("ships=1*3,2 ship4=0,1 sailed=temple,pyramids,obelisks").play("sail 4 market", "take Statue")
    assert (board.round, board.actor) == (1, 1)
    assert board.play("take Statue", "deal").round == 2


@pytest.mark.rule("I3.5")
def test_a_turn_is_one_of_four_actions() -> None:
    board = lay("ships=4,3,2,1 ship1=0,1,0 ship2=1 ship3=-,0 sailed=-*3,market 0:cards=hammer,chisel*2")
    assert board.legal() == [
        "place 1:4",
        *(f"sail 1 {site}" for site in ("pyramids", "temple", "burial chamber", "obelisks")),
        *("place 2:2", "place 2:3"),
        "place 3:1",
        *(f"sail 3 {site}" for site in ("pyramids", "temple", "burial chamber", "obelisks")),
        "get stones",
        *("play hammer", "play chisel"),
    ]


@pytest.mark.rule("I3.5")
@pytest.mark.parametrize(
    "lines",
    [
        ["get stones"],
        ["place 2:2"],
        ["sail 1 temple"],
        ["play lever", "sail 1 temple", "unload white"],
        ["play hammer", "place 3:1"],
        ["play sail", "place 1:4", "sail 1 obelisks"],
        ["play chisel", "place 2:1", "place 4:2"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_action_ends_the_turn(lines: list[str], seat: int) -> None:
    cards = "lever,hammer,sail,chisel"
    held = [cards if each == seat else "-" for each in range(3)]
    board = lay(f"turn={seat} ships=4,3,2*2 ship1=0,1,0 {hands(*held)}", players=3).play(*lines)
    assert board.is_turn_of((seat + 1) % 3)


@pytest.mark.rule("I3.6")
@pytest.mark.parametrize(
    ("ships", "sled", "quarry", "verbs"),
    [
        ("ships=4,3,2*2", 0, 5, {"get"}),
        ("ships=4,3,2*2", 5, 5, {"place"}),
        ("ships=4,3,2*2", 2, 0, {"place"}),
        ("ships=4,3,2*2 ship1=0,1,0*2 ship2=0,1*2 ship3=0*2 ship4=1*2", 5, 5, {"sail"}),
        ("ships=4,3,2*2 ship1=0,1,0*2 ship2=0,1*2 ship3=0*2 ship4=1*2", 5, 0, {"sail"}),
        ("ships=4,3,2*2 ship1=0,1,0*2 ship2=0,1*2 ship3=0*2 ship4=1*2", 2, 1, {"sail", "get"}),
        ("ships=4,3,2*2 ship1=0,1 ship2=0", 1, 1, {"place", "get"}),
        ("ships=4,3,2*2 ship1=0,1 ship2=0 ship3=-,0", 1, 1, {"place", "get", "sail"}),
        ("ships=4,3,2*2 ship1=0,1 ship2=0", 0, 0, {"pass"}),
        ("ships=1*4 sailed=market,temple,obelisks", 0, 0, {"pass"}),
        ("ships=1*4 sailed=market,temple,obelisks", 1, 0, {"place"}),
        ("ships=1*4 ship4=0 sailed=market,temple,obelisks", 1, 0, {"sail"}),
    ],
)
def test_only_what_can_be_done_may_be_chosen(ships: str, sled: int, quarry: int, verbs: set[str]) -> None:
    board = lay(f"{ships} 0:sled={sled}", quarries=[quarry])
    assert {line.split()[0] for line in board.legal()} == verbs


@pytest.mark.rule("I3.7", "I3.8")
@pytest.mark.parametrize("hand", ["", "lever,hammer,sail,chisel"])
def test_who_can_do_nothing_has_to_pass(hand: str) -> None:
    board = lay(f"ships=4,3,2,1 ship1=0,1 ship2=1 0:cards={hand}", **STUCK)
    assert board.legal() == ["pass"]
    assert board.play("pass").is_turn_of(1)
    assert board.holds() == ["bw--", "w--", "--", "-"]


@pytest.mark.rule("I3.7", "I3.8")
@pytest.mark.parametrize(
    ("ships", "sled", "quarry"),
    [
        ("ships=4,3,2,1 ship1=0,1 ship2=1", 1, 0),  # a stone to place
        ("ships=4,3,2,1 ship1=0,1 ship2=1", 0, 1),  # a stone to get
        ("ships=4,3,2,1 ship1=0,1 ship2=1 ship3=-,1", 0, 0),  # a ship that can sail
        (
            "ships=1*4 ship4=1 sailed=market,temple,obelisks",
            1,
            0,
        ),  # a stone that cannot be placed, but a full ship
    ],
)
def test_no_one_else_may_pass(ships: str, sled: int, quarry: int) -> None:
    board = lay(f"{ships} 0:sled={sled}", quarries=[quarry])
    assert "pass" not in board.legal()
    assert board.legal() != []


@pytest.mark.rule("I3.8")
@pytest.mark.parametrize("sled", range(6))
@pytest.mark.parametrize("quarry", [0, 1, 5])
@pytest.mark.parametrize("full", [False, True])
def test_a_stone_on_the_sled_is_never_stuck(sled: int, quarry: int, full: bool) -> None:
    ships = (
        "ships=4,3,1*2 ship1=0,1,0,1 ship2=1*3 sailed=-*2,market,temple"
        if full
        else "ships=4,3,1*2 sailed=-*2,market,temple"
    )
    board = lay(f"{ships} 0:sled={sled} 0:cards=hammer,sail,chisel,lever", quarries=[quarry])
    assert (board.legal() == ["pass"]) == (sled == 0 and quarry == 0 and not full)


# ---- I4 getting stones -------------------------------------------------------------------------------------------
@pytest.mark.rule("I4.1", "I4.2")
@pytest.mark.parametrize("sled", range(5))
@pytest.mark.parametrize("quarry", [1, 2, 3, 4, 20])
def test_three_stones_or_as_many_as_fit_and_are_there(sled: int, quarry: int) -> None:
    board = lay(f"0:sled={sled}", quarries=[quarry])
    assert board.legal().count("get stones") == 1, "no choice of fewer"
    board.play("get stones")
    got = min(3, 5 - sled, quarry)
    assert (board.sled(0), board.quarry(0)) == (sled + got, quarry - got)
    assert board.is_turn_of(1)


@pytest.mark.rule("I4.2")
def test_with_room_for_two_one_gets_two() -> None:
    """The rulebook's own case."""
    board = lay("turn=1 0:sled=0 1:sled=3").play("get stones")
    assert board.sled(1) == 5


@pytest.mark.rule("I4.3")
@pytest.mark.parametrize(("sled", "quarry"), [(5, 20), (5, 0), (0, 0), (4, 0)])
def test_a_full_sled_or_an_empty_quarry_gets_none(sled: int, quarry: int) -> None:
    assert "get stones" not in lay(f"0:sled={sled}", quarries=[quarry]).legal()


@pytest.mark.rule("I4.3")
def test_another_players_quarry_does_not_help() -> None:
    board = lay("0:sled=1 1:sled=5 2:sled=1", players=3, quarries=[0, 9, 9])
    assert "get stones" not in board.legal()
    assert "get stones" not in board.play("place 1:1").legal()
    assert "get stones" in board.play("place 1:2").legal()


# ---- I4 placing a stone ------------------------------------------------------------------------------------------
@pytest.mark.rule("I4.4")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_stone_goes_to_any_empty_space(seat: int) -> None:
    for ship, size in enumerate((4, 4, 3, 2), 1):
        for space in range(1, size + 1):
            check_placing(seat, ship, space)


def check_placing(seat: int, ship: int, space: int) -> None:
    """On an empty table of four."""
    board = lay(f"turn={seat} ships=4*2,3,2", players=4)
    assert f"place {ship}:{space}" in board.legal()
    board.play(f"place {ship}:{space}")
    expected = ["----", "----", "---", "--"]
    letters = list(expected[ship - 1])
    letters[space - 1] = "bwng"[seat]
    expected[ship - 1] = "".join(letters)
    assert board.holds() == expected
    assert [board.sled(each) for each in range(4)] == [3 - (each == seat) for each in range(4)]


@pytest.mark.rule("I4.4")
def test_ships_that_sailed_take_no_more() -> None:
    board = lay("ships=1,3,1,2 ship2=0 sailed=temple,-,market")
    assert board.offers("place") == ["2:2", "2:3", "4:1", "4:2"]
    board.play("place 2:3", "sail 2 obelisks")
    assert board.offers("place") == ["4:1", "4:2"]


@pytest.mark.rule("I4.5")
def test_there_is_room_for_one_stone_on_a_space() -> None:
    board = lay("ships=4,3,2,1 ship1=-,0,-,1 ship2=1,0 ship3=3 ship4=2", players=4)
    assert board.offers("place") == ["1:1", "1:3", "2:3", "3:2"]


@pytest.mark.rule("I4.5")
def test_stones_stay_where_they_are() -> None:
    board = lay("ships=4,3,2*2 ship1=-,0").play("place 1:4", "place 2:2", "get stones", "place 1:1")
    assert board.holds() == ["wb-b", "-w-", "--", "--"]


@pytest.mark.rule("I4.6")
@pytest.mark.parametrize(
    ("ships", "sled"),
    [("ships=4,3,2*2", 0), ("ships=4,3,2,1 ship1=0,1,0,1 ship2=1,0,1 ship3=0*2 sailed=-*3,market", 5)],
)
def test_no_placing_without_a_stone_or_a_space(ships: str, sled: int) -> None:
    assert lay(f"{ships} 0:sled={sled}").offers("place") == []
