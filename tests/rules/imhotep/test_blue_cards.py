"""I12 blue cards: when they can be played, Hammer, Sail and Chisel. The Lever: `test_lever`."""

import itertools
from typing import Any

import pytest

import benben
from benben.games.imhotep.table import Step
from tests.rules.imhotep.board import SITES, afloat, deck, hands, lay

BLUE = ["lever", "hammer", "sail", "chisel"]
ALL = ",".join(BLUE)
MINIMUM = {4: 3, 3: 2, 2: 1, 1: 1}
PLAYS = {
    "lever": ["sail 1 obelisks"],
    "hammer": ["place 3:1"],
    "sail": ["place 1:4", "sail 1 obelisks"],
    "chisel": ["place 3:1", "place 2:2"],
}
"""How each card is played out on the table below."""
TABLE = "ships=4,3,2*2 ship1=0*3"


def room(ships: str) -> int:
    """Empty spaces of ships that are still here."""
    return sum(word.count("-") for word in ships.split() if word not in SITES)


# ---- all of them -------------------------------------------------------------------------------------------------
@pytest.mark.rule("I12.1", "I12.2")
@pytest.mark.parametrize("card", BLUE)
def test_a_card_is_the_whole_action_of_a_turn(card: str) -> None:
    board = lay(f"{TABLE} 0:cards={ALL}").play(f"play {card}", *PLAYS[card])
    assert board.is_turn_of(1)
    assert board.cards(0) == deck(ALL) - deck(card)


@pytest.mark.rule("I12.1")
@pytest.mark.parametrize("card", BLUE)
def test_a_card_is_played_only_once(card: str) -> None:
    board = lay(f"ships=4,3,2*2 ship1=0*3 ship3=-,0 0:cards={card}*2").play(f"play {card}", *PLAYS[card])
    assert board.cards(0) == deck(card)
    assert board.discard() == deck(card)
    board = lay(f"ships=4,3,2*2 ship1=0*3 ship3=-,0 0:cards={card}").play(
        f"play {card}", *PLAYS[card], "get stones"
    )
    assert f"play {card}" not in board.legal()


@pytest.mark.rule("I12.1")
def test_a_card_waits_for_its_owners_next_turn() -> None:
    board = lay("ships=1,2*3 ship1=0 ship2=0*2 offer=lever,statue*3", players=3).play(
        "sail 1 market", "take Lever"
    )
    assert board.is_turn_of(1)
    assert board.offers("play") == []
    assert board.play("get stones", "get stones").offers("play") == ["lever"]


@pytest.mark.rule("I12.1")
def test_one_that_came_on_anothers_turn_can_be_played_on_the_next_turn() -> None:
    board = lay("turn=2 ships=1,2*3 ship1=0 ship2=0*2 offer=lever,statue*3", players=3).play(
        "sail 1 market", "take Lever"
    )
    assert board.is_turn_of(0)
    assert board.offers("play") == ["lever"]


@pytest.mark.rule("I12.1")
def test_cards_of_others_cannot_be_played() -> None:
    assert lay(f"{TABLE} 1:cards={ALL}").offers("play") == []


@pytest.mark.rule("I12.2")
def test_several_can_be_played_in_a_round() -> None:
    board = lay(f"{TABLE} 0:cards=hammer,chisel").play(
        "play hammer", "place 3:1", "get stones", "play chisel"
    )
    assert board.asks(0, Step.PLACE)


@pytest.mark.rule("I12.3")
@pytest.mark.parametrize("card", BLUE)
def test_with_the_option_each_player_plays_one_a_round(card: str) -> None:
    board = lay(f"ships=4,3,2*2 ship1=0*3 ship3=-,0 0:cards={card},chisel 1:cards=hammer", blue_cards="round")
    board.play(f"play {card}", *PLAYS[card])
    assert board.offers("play") == ["hammer"], "White has played none"
    board.play("get stones")
    assert board.offers("play") == []
    assert [seat["may_play_blue"] for seat in board.match().view(None)["seats"]] == [False, True]


@pytest.mark.rule("I12.3")
@pytest.mark.parametrize("seat", range(4))
def test_who_has_played_one_is_known_for_each_player(seat: int) -> None:
    held = ["chisel" if each == seat else "-" for each in range(4)]
    held[(seat + 1) % 4] = "hammer*2"
    board = lay(f"turn={seat} {hands(*held)}", players=4, blue_cards="round").play(
        "play chisel", "place 1:1", "place 1:2"
    )
    seats = board.match().view(None)["seats"]
    assert [each["may_play_blue"] for each in seats] == [each != seat for each in range(4)]
    assert board.offers("play") == ["hammer"]


@pytest.mark.rule("I12.3")
def test_that_another_one_has_played_changes_nothing() -> None:
    board = lay("0:cards=chisel*2 1:cards=hammer*2 2:cards=sail*2", players=3, blue_cards="round")
    board.play(
        "play chisel",
        "place 1:1",
        "place 1:2",
        "play hammer",
        "place 4:1",
        "play sail",
        "place 3:1",
        "sail 3 temple",
    )
    for seat in range(3):
        assert board.is_turn_of(seat)
        assert board.offers("play") == []
        board.play(board.legal()[0])


@pytest.mark.rule("I12.3")
def test_in_the_next_round_one_may_be_played_again() -> None:
    board = lay(
        "ships=1*3,2 ship4=0*2 sailed=market,temple,obelisks 0:cards=lever,hammer", blue_cards="round"
    )
    board.play("play lever", "sail 4 pyramids", "deal", "get stones")
    assert board.offers("play") == ["hammer"]


@pytest.mark.rule("I12.3", "I12.2")
def test_without_the_option_nothing_is_counted() -> None:
    board = lay("0:cards=chisel*2 0:sled=4").play("play chisel", "place 1:1", "place 1:2", "get stones")
    assert board.offers("play") == ["chisel"]
    assert all(seat["may_play_blue"] for seat in board.match().view(None)["seats"])
    assert int(board.table.blue_played) == 0, "nor kept where it does not matter: equal tables are equal"


@pytest.mark.rule("I12.3")
@pytest.mark.parametrize("blue_cards", ["never", "", True, 1])
def test_there_is_no_third_way(blue_cards: Any) -> None:
    with pytest.raises(benben.BadOption):
        benben.load("imhotep", blue_cards=blue_cards)


@pytest.mark.rule("I12.5")
@pytest.mark.parametrize("card", BLUE)
def test_the_card_is_discarded_when_all_is_done(card: str) -> None:
    board = lay(f"{TABLE} 0:cards={card} discard=statue offer=statue*3").play(f"play {card}")
    for line in PLAYS[card]:
        assert (board.discard(), board.cards(0)) == (deck("statue"), {})
        assert board.match().view(None)["playing"] == card
        board.play(line)
    assert board.discard() == deck(f"statue,{card}")
    assert board.match().view(None)["playing"] is None


@pytest.mark.rule("I12.6")
@pytest.mark.parametrize("card", BLUE)
@pytest.mark.parametrize("count", [1, 2])
def test_a_card_that_was_not_played_scores_a_point(card: str, count: int) -> None:
    assert lay(f"1:cards={card}*{count}", players=3).item("unused") == [0, count, 0]


@pytest.mark.rule("I12.6")
def test_all_of_them_count() -> None:
    board = lay("0:cards=lever*2,hammer*2,sail*3,chisel*3")
    assert (board.item("unused"), board.points()) == ([10, 0], [10, 0])
    assert lay("0:cards=statue,temple_decoration").item("unused") == [0, 0]


# ---- when they can be played -------------------------------------------------------------------------------------
TABLES = [
    "---- --- -- -",
    "b--- b-- bb b",
    "bb-- b-- -- -",
    "bb-- bbb market -",
    "bbb- temple market b",
    "bbb- bb- b- temple",
    "bbbb bbb bb b",
    "bbbb bbb bb -",
    "bbbb bbb b- temple",
    "bbbb bb- bb obelisks",
    "bb-- temple market obelisks",
    "temple b- market obelisks",
    "temple bb market obelisks",
    "temple b-- market obelisks",
]


@pytest.mark.rule("I12.4", "I12.11", "I12.13", "I12.15", "I12.7", "I3.6")
@pytest.mark.parametrize("ships", TABLES)
def test_a_card_can_be_played_when_all_of_it_can_be_done(ships: str) -> None:
    for sled, quarry in itertools.product(range(6), (0, 1, 4)):
        board = lay(f"{afloat(ships)} 0:sled={sled} 0:cards={ALL}", quarries=[quarry])
        assert board.offers("play") == playable(ships, sled, quarry)


def playable(ships: str, sled: int, quarry: int) -> list[str]:
    """Counted by hand: which of the four cards can be played."""
    here = [word for word in ships.split() if word not in SITES]
    loaded = [(len(word) - word.count("-"), len(word)) for word in here]
    possible = {
        "lever": any(stones >= MINIMUM[size] for stones, size in loaded),
        "hammer": sled < 5 and quarry > 0 and room(ships) > 0,
        "sail": sled > 0 and any(stones < size and stones + 1 >= MINIMUM[size] for stones, size in loaded),
        "chisel": sled >= 2 and room(ships) >= 2,
    }
    return [card for card in BLUE if possible[card]]


@pytest.mark.rule("I12.4")
def test_only_cards_in_hand_can_be_played() -> None:
    for count in range(5):
        for hand in itertools.combinations(BLUE, count):
            board = lay(f"ships=4,3,2*2 ship1=0*3 0:cards={','.join(hand)}")
            assert board.offers("play") == list(hand)


# ---- Hammer ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I12.10", "I12.4")
@pytest.mark.parametrize(
    ("sled", "quarry"), [(0, 9), (1, 9), (2, 9), (3, 9), (4, 9), (0, 1), (0, 2), (2, 1), (4, 1)]
)
def test_hammer_gets_stones_then_places_one(sled: int, quarry: int) -> None:
    board = lay(
        f"ships=4,3,1*2 ship1=0,1 sailed=-*2,temple 0:sled={sled} 0:cards=hammer", quarries=[quarry]
    ).play("play hammer")
    got = min(3, 5 - sled, quarry)
    assert (board.sled(0), board.quarry(0)) == (sled + got, quarry - got), "stones come at once"
    assert board.asks(0, Step.PLACE)
    assert board.legal() == ["place 1:3", "place 1:4", "place 2:1", "place 2:2", "place 2:3", "place 4:1"]
    board.play("place 2:3")
    assert (board.sled(0), board.holds()[1]) == (sled + got - 1, "--b")
    assert board.is_turn_of(1)


# ---- Sail --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I12.12")
def test_sail_places_a_stone_then_sails_the_same_ship() -> None:
    board = lay("ships=4,3,2,1 ship1=0,1 ship2=0,1 sailed=-*3,obelisks 0:cards=sail").play("play sail")
    assert board.asks(0, Step.PLACE_TO_SAIL)
    board.play("place 1:4")
    assert board.asks(0, Step.SAIL_ON)
    assert board.legal() == ["sail 1 market", "sail 1 pyramids", "sail 1 temple", "sail 1 burial chamber"]
    board.play("sail 1 burial chamber")
    assert (board.chamber(), board.sled(0)) == ("bwb", 2)
    assert board.is_turn_of(1)


@pytest.mark.rule("I12.12")
def test_the_new_stone_is_unloaded_from_where_it_was_placed() -> None:
    board = lay("turn=2 ships=4,3,2*2 ship1=-,1,0 2:cards=sail", players=3)
    board.play("play sail", "place 1:1", "sail 1 burial chamber")
    assert board.chamber() == "nwb"


@pytest.mark.rule("I12.13")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_only_ships_that_then_have_their_minimum(size: int) -> None:
    for stones in range(size):
        ship = "w" * stones + "-" * (size - stones)
        board = lay(f"0:cards=sail {afloat(f'{ship} -- temple market')}").play("play sail")
        expected = [f"1:{space}" for space in range(stones + 1, size + 1)] * (stones + 1 >= MINIMUM[size])
        assert board.offers("place") == [*expected, "2:1", "2:2"]


@pytest.mark.rule("I12.12")
def test_a_ship_with_its_minimum_may_get_one_more() -> None:
    board = lay("ships=4,3,2,1 ship1=0,1,0 ship2=0,1 ship3=1 ship4=1 0:cards=sail").play("play sail")
    assert board.legal() == ["place 1:4", "place 2:3", "place 3:2"]


@pytest.mark.rule("I12.12", "I13.4")
def test_sail_may_end_the_round() -> None:
    board = lay("turn=1 ships=1*4 sailed=market,temple,obelisks 1:cards=sail", players=3)
    board.play("play sail", "place 4:1", "sail 4 burial chamber")
    assert board.step == Step.DEAL_ROUND
    assert board.play("deal").is_turn_of(2)
    assert board.discard()["sail"] == 1


@pytest.mark.rule("I12.12")
def test_owners_choose_when_a_ship_sailed_by_card() -> None:
    board = lay("ships=4,3,2*2 ship1=1,2 0:cards=sail left=0 right=0", sides="ABAAA", players=3)
    board.play("play sail", "place 1:4", "sail 1 pyramids", "build left", "draw", "reveal Statue")
    assert board.asks(2, Step.BUILD)
    board.play("build right", "get stones")
    assert board.asks(0, Step.BUILD)
    board.play("build middle")
    assert board.is_turn_of(1)


# ---- Chisel ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I12.14")
@pytest.mark.parametrize(
    ("first", "second", "holds"),
    [
        ("1:1", "1:4", ["bw-b", "---"]),
        ("1:3", "2:2", ["-wb-", "-b-"]),
        ("2:3", "1:1", ["bw--", "--b"]),
        ("2:1", "2:2", ["-w--", "bb-"]),
    ],
)
def test_chisel_places_two_stones(first: str, second: str, holds: list[str]) -> None:
    board = lay("ships=4,3,1*2 ship1=-,1 sailed=-*2,temple 0:cards=chisel").play("play chisel")
    assert board.asks(0, Step.PLACE)
    board.play(f"place {first}")
    assert board.asks(0, Step.PLACE)
    assert f"place {first}" not in board.legal()
    board.play(f"place {second}")
    assert (board.holds()[:2], board.sled(0)) == (holds, 1)
    assert board.is_turn_of(1)


@pytest.mark.rule("I12.14")
def test_chisel_sails_nothing() -> None:
    board = lay("ships=4,3,2*2 ship1=0,1*2 0:cards=chisel").play("play chisel", "place 1:4")
    assert board.offers("sail") == []
    assert all(line.startswith("place") for line in board.legal())


@pytest.mark.rule("I12.15", "I12.14")
def test_the_last_two_spaces_and_the_last_two_stones() -> None:
    board = lay(
        "ships=4,3,2,1 ship1=0,-,0*2 ship2=0*2 ship3=1*2 sailed=-*3,temple 0:sled=2 0:cards=chisel"
    ).play("play chisel", "place 2:3")
    assert board.legal() == ["place 1:2"]
    board.play("place 1:2")
    assert (board.sled(0), board.holds()[:2]) == (0, ["bbbb", "bbb"])
