"""Positions of Imhotep as texts: what the words mean, what follows from them, what is refused."""

import pytest

import benben
from tests.rules.refusing import check_refused

SIDES_A = benben.load("imhotep", players=2)
SIDES_B = benben.load("imhotep", players=2, sides="BBBBB")
ONCE = benben.load("imhotep", players=2, blue_cards="round")
UNLOADING = "ships=4,3,2,1 sailed=pyramids ship1=-,0,1"


def moves(text: str, game: benben.Game = SIDES_A) -> set[str]:
    return {str(move) for move in game.position(text, seed=1).legal_moves}


# ---- what the words mean -------------------------------------------------------------------------------------------
def test_a_lesson_names_only_what_matters() -> None:
    match = SIDES_A.position(
        "round=3 turn=1 ships=4,3,2,1 ship1=0,1,-,0 sailed=-,temple 0:sled=4 1:cards=statue*2,lever "
        "offer=chisel,hammer,sail,statue pyramids=0,1,0 temple=1,1,0 obelisks=0*3,1 0:temple_points=2",
        seed=1,
    )
    table = match.table
    assert (match.turn, table.round_number, table.capacity.tolist()) == (1, 2, [4, 3, 2, 1])
    assert table.sled[:2].tolist() == [4, 3]
    assert table.quarry[:2].tolist() == [29 - 4 - 2 - 2 - 1 - 3, 29 - 3 - 1 - 1 - 2 - 1]
    assert table.points[:2, 0].tolist() == [2 + 3, 1]  # I7.3: the first three spaces are worth 2, 1, 3
    assert table.points[:2, 1].tolist() == [2, 0]
    assert table.pile == 34 - 4 - 3
    assert "sail 1 temple" not in moves(match.position_text())  # a ship lies there
    assert {"place 1:3", "place 3:1", "sail 1 market"} <= moves(match.position_text())


def test_what_side_b_has_scored() -> None:
    """I7.9, I10.6. The left pyramid begins with 2 and a card, which scores 1; the first obelisk has 15."""
    table = SIDES_B.position("round=2 left=0,1 middle=0 towers=1 obelisks=0,1*2", seed=1).table
    assert table.points[:2, 0].tolist() == [2 + 3, 1]
    assert table.points[:2, 3].tolist() == [0, 15]
    assert table.stones[4, :2].tolist() == [1, 3 + 2]
    assert (table.pair, table.offer[3]) == (2, -1)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("ships=4,3,2,2", 0b1111110),
        ("ships=4,3,3,1 round=3", 0b1111000),
        ("ships=3,2,2,1 round=2", 0b0111110),
    ],
)
def test_the_round_cards_that_are_left(text: str, left: int) -> None:
    assert SIDES_A.position(text, seed=1).table.round_cards == left


def test_the_round_card_that_was_turned_up_has_the_ships() -> None:
    table = SIDES_A.position("round_cards=1,2,3,5,6,7", seed=1).table
    assert table.capacity.tolist() == [4, 2, 2, 1]


# ---- in the middle of something ------------------------------------------------------------------------------------
def test_unloading_goes_on() -> None:
    """I5.5, I7.7. A stone in hand for a pyramid; then that of the other seat."""
    match = SIDES_B.position(f"{UNLOADING} step=build decides=1", seed=1)
    assert match.turn == 1
    assert match.table.quarry[1] == 29 - 3 - 1 - 1  # the sled, the ship, the hand
    match.play("build left")
    assert (match.turn, match.table.stones[1, :2].tolist()) == (0, [0, 1])
    match.play("build middle")
    assert (match.turn, match.table.stones[1, :2].tolist()) == (1, [1, 1])


def test_the_market() -> None:
    """I6.2, I6.8."""
    at_market = "ships=4,3,2,1 sailed=market ship1=-,1"
    assert moves(f"{at_market} step=take offer=statue*2,-,lever") == {"take Statue", "take Lever"}
    kept = SIDES_B.position(f"{at_market} step=keep looking=statue,chisel", seed=1)
    assert {str(move) for move in kept.legal_moves} == {"keep Statue", "keep Chisel"}
    kept.play("keep Chisel")
    assert (kept.table.cards[0, 11], kept.turn) == (1, 1)


def test_blue_cards() -> None:
    """I12.4."""
    ships = "ships=4,3,2,1 ship1=0,1,0 turn=0"
    assert moves(f"{ships} step=sail") == {f"sail 1 {site}" for site in _sites()}
    assert moves(f"{ships} step=place_to_sail") == {"place 1:4", "place 3:1", "place 3:2", "place 4:1"}
    assert "sail 1 market" in moves(f"{ships} step=sail_on sailing=1")
    assert moves(f"{ships} sailed=temple step=order") == {"unload black", "unload white"}
    chisel = SIDES_A.position(f"{ships} step=place playing=chisel then=0.place", seed=1)
    chisel.play("place 2:1")
    assert chisel.turn == 0
    chisel.play("place 2:2")
    assert (chisel.turn, chisel.table.discard[11]) == (1, 1)
    assert ONCE.position(f"{ships} step=sail", seed=1).table.blue_played == 1


def _sites() -> tuple[str, ...]:
    return "market", "pyramids", "temple", "burial chamber", "obelisks"


def test_bonuses_and_red_cards() -> None:
    """I7.9, I11.4."""
    pyramids = "left=0,0 sailed=pyramids sailing=1 turn=0"
    assert moves(f"{pyramids} step=may_draw", SIDES_B) == {"draw", "decline"}
    entrance = SIDES_B.position(
        "sailed=market sailing=1 turn=0 0:cards=entrance then=0.used_entrance step=build offer=-,statue,lever",
        seed=1,
    )
    entrance.play("build right")
    assert (entrance.table.cards[0, 0], entrance.table.discard[0]) == (0, 1)


def test_the_temple_is_scored() -> None:
    """I8.9. The first column lets choose, the second brings two points."""
    match = SIDES_B.position("temple=0,1 step=choose turn=1 decides=0", seed=1)
    match.play("point")
    assert match.table.points[:2, 1].tolist() == [1, 2]
    assert match.table.round_number == 1


# ---- what is refused -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "word", "reason"),
    [
        ("round=7", "round", "from 1 to 6"),
        ("ships=4,3,2", "ships", "1 to 4 spaces"),
        ("ships=5,3,2,1", "ships", "there is no “5”"),
        ("round_cards=1", "round_cards", "6 are left in round 1"),
        ("ships=4,2,2,1 ship2=0,1,0", "ship2", "it has 2 spaces"),
        ("ship1=2", "ship1", "there is no “2”"),
        ("ships=4,3,2,1 sailed=temple,temple", "sailed", "only one ship lies at a site"),
        ("ships=4,3,2,1 sailed=temple,pyramids step=take ship1=0 ship2=1", "ship2", "is unloaded"),
        ("sailed=temple,pyramids,market,obelisks", "sailed", "the round is over"),
        ("sailing=1", "sailing", "about no ship"),
        ("0:sled=6", "0:sled", "from 0 to 5"),
        ("obelisks=0*28", "obelisks", "29 stones"),
        ("left=0", "left", "no such word"),
        ("pyramids=0,-,1", "pyramids", "no space is left out"),
        ("temple=-,1", "temple", "no space is left out"),
        ("round=1 temple=0", "temple", "at most 0"),
        ("chamber=0,-,1", "chamber", "no space is left out"),
        ("beside=1", "beside", "first the 14 empty spaces"),
        ("1:temple_points=121", "1:temple_points", "from 0 to 120"),
        ("towers=0", "towers", "no such word"),
        ("0:cards=statue*11", "0:cards", "10 statue cards, 11 are named"),
        ("offer=lever*2,sail*2 discard=lever", "offer", "2 lever cards, 3 are named"),
        ("0:cards=entrance", "0:cards", "I11.4"),
        ("pair=1", "pair", "no such word"),
        ("passes=1 step=place", "passes", "not a pass"),
        ("blue_played=0", "blue_played", "no such word"),
        ("decides=1", "decides", "the seat of turn= decides"),
        ("playing=lever", "playing", "I12.4"),
        ("step=sail playing=sail ships=4,3,2,1 ship4=0", "playing", "I12.4"),
        ("step=place playing=sail", "playing", "I12.4"),
        ("order=1", "order", "step=order"),
        ("looking=statue,lever", "looking", "at most 0 cards"),
        ("then=unload", "then", "there waits -"),
        ("step=place then=0.place", "then", "there waits -"),
        ("step=place 0:sled=0", "step", "are missing"),
        ("step=place playing=chisel then=0.place 0:sled=1", "step", "are missing"),
        ("step=place_to_sail 0:sled=0", "step", "are missing"),
        ("step=sail", "step", "are missing"),
        ("step=sail_on", "sailing", "is about a ship"),
        ("step=sail_on sailing=1", "step", "are missing"),
        ("step=sail_on sailing=1 sailed=temple", "sailed", "has not sailed yet"),
        ("step=order", "sailing", "is about a ship"),
        (
            "step=order ships=4,3,2,1 sailed=-,temple ship2=0,1 order=0,1",
            "order",
            "no more than the ship carries",
        ),
        ("step=take sailed=market sailing=1 offer=-", "step", "are missing"),
        ("step=build sailed=pyramids sailing=1", "step", "are missing"),
        ("step=choose temple=0", "then", "there waits "),
    ],
)
def test_what_cannot_be_is_refused(text: str, word: str, reason: str) -> None:
    check_refused(SIDES_A, text, word, reason)


@pytest.mark.parametrize(
    ("text", "word", "reason"),
    [
        ("pyramids=0", "pyramids", "no such word"),
        ("towers=0*5", "towers", "there are 4 point spaces"),
        ("beside=0", "beside", "first the 15 empty spaces"),
        ("offer=statue*4", "offer", "side B has 3"),
        ("pair=3", "pair", "from 0 to 2"),
        ("aside=statue,lever,sail", "aside", "room for 2"),
        ("aside=lever,statue", "aside", "the lower first"),
        ("pair=1 aside=statue,lever sailed=market", "aside", "at most 1"),
        ("step=keep sailed=market sailing=1 looking=statue", "looking", "all 2 cards of the pair"),
        ("step=keep sailed=market sailing=1 looking=lever,statue", "looking", "the lower first"),
        ("step=keep sailed=market sailing=1 aside=sail looking=statue*2", "looking", "the cards of aside="),
        (
            "step=keep sailed=market sailing=1 0:cards=lever*2 looking=lever,sail",
            "looking",
            "that are left",
        ),
        ("step=may_place sailed=pyramids sailing=1 middle=1,0 0:sled=0", "step", "are missing"),
        ("step=choose", "then", "there waits "),
        ("step=choose temple=1", "then", "there waits "),
        ("step=choose temple=0 playing=lever", "playing", "I12.4"),
        ("step=choose temple=0,1 then=next_round", "then", "next_round,1.points"),
        ("step=take sailed=market sailing=1 then=0.used_entrance", "0:cards", "I11.4"),
    ],
)
def test_what_cannot_be_on_side_b_is_refused(text: str, word: str, reason: str) -> None:
    check_refused(SIDES_B, text, word, reason)
