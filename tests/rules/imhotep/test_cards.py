"""I11 red, green and violet cards. Chains of red cards: `test_chains`."""

import pytest

from benben.games.imhotep.table import Step
from tests.rules.imhotep.board import afloat, at_sites, deck, lay, seats, title

RED = {"entrance": "pyramids", "sarcophagus": "burial_chamber", "paved_path": "obelisks"}
GREEN = {
    "pyramid_decoration": "pyramids",
    "temple_decoration": "temple",
    "burial_chamber_decoration": "burial_chamber",
    "obelisk_decoration": "obelisks",
}
STATUES = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 17, 7: 19, 8: 21, 9: 23, 10: 25}


# ---- red cards ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("I11.1", "I11.2")
@pytest.mark.parametrize(("card", "site"), RED.items())
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_red_card_puts_a_stone_to_its_site(card: str, site: str, owner: int) -> None:
    board = lay(f"offer={card},statue*3 ships=1*4 ship1={owner}", players=3)
    quarry, sled = board.quarry(owner), board.sled(owner)
    board.play("sail 1 market", f"take {title(card)}")
    assert board.stones(site) == [int(seat == owner) for seat in range(3)]
    assert (board.quarry(owner), board.sled(owner)) == (quarry, sled), (
        "the one that came back, and none of the sled"
    )
    others = {each for each in RED.values() if each != site}
    assert all(board.stones(each) == [0, 0, 0] for each in others)


@pytest.mark.rule("I11.2")
@pytest.mark.parametrize(("card", "site"), RED.items())
@pytest.mark.parametrize("sailed", [False, True])
def test_no_ship_is_needed_and_none_is_in_the_way(card: str, site: str, sailed: bool) -> None:
    board = lay(f"offer={card},statue*3 {afloat(f'b {site} - -' if sailed else 'b bb - -')}")
    board.play("sail 1 market", f"take {title(card)}")
    assert board.stones(site) == [1, 0]
    assert (f"sail 2 {site.replace('_', ' ')}" in board.legal()) == (not sailed), "its harbor is as it was"


@pytest.mark.rule("I11.2")
def test_the_stone_of_an_entrance_scores_its_space() -> None:
    board = lay("ships=1*4 ship1=1 pyramids=0*4 offer=entrance,statue*3")
    assert board.play("sail 1 market", "take Entrance").track() == [0, 4]


@pytest.mark.rule("I11.2")
def test_the_stone_of_a_sarcophagus_lies_next() -> None:
    board = lay("ships=1*4 ship1=1 chamber=0*4 offer=sarcophagus,statue*3")
    assert board.play("sail 1 market", "take Sarcophagus").chamber() == "bbbbw"


@pytest.mark.rule("I11.2")
def test_the_stone_of_a_paved_path_may_complete_a_tower() -> None:
    board = lay("ships=1*4 ship1=1 obelisks=1*2 offer=paved_path,statue*3", sides="AAAAB")
    board.play("sail 1 market", "take Paved path")
    assert (board.towers(), board.track()) == ("w---", [0, 15])


@pytest.mark.rule("I11.4")
@pytest.mark.parametrize("card", RED)
def test_a_red_card_goes_to_the_discard_pile(card: str) -> None:
    board = lay(f"ships=1*4 ship1=1 offer={card},statue*3 discard={card},lever")
    board.play("sail 1 market", f"take {title(card)}")
    assert (board.discard(), board.cards(1)) == (deck(f"{card}*2,lever"), {})


ENTRANCE = "offer=entrance,statue*3 left=0 right=0"
"""White may take an Entrance; its stone may bring a card, stones or nothing, and the draw pile is empty."""


@pytest.mark.rule("I11.4", "I6.11")
def test_it_does_not_lie_there_before_the_bonus_of_its_space_is_had() -> None:
    """The draw pile is empty: the discard pile is shuffled without the Entrance that is still in use."""
    board = lay(f"ships=1*4 ship1=1 {ENTRANCE}", sides="ABAAA", face_down="-", discard="lever").play(
        "sail 1 market", "take Entrance"
    )
    assert board.asks(1, Step.BUILD)
    assert (board.discard(), board.cards(1)) == (deck("lever"), deck("entrance"))
    board.play("build left")
    assert board.asks(1, Step.MAY_DRAW)
    assert (board.discard(), board.cards(1)) == (deck("lever"), deck("entrance"))
    board.play("draw")
    assert board.odds() == {"reveal Lever": 1}
    board.play("reveal Lever")
    assert (board.discard(), board.cards(1)) == (deck("entrance"), deck("lever"))


@pytest.mark.rule("I11.4")
@pytest.mark.parametrize(
    ("pyramid", "lines"), [("left", ["decline"]), ("middle", []), ("right", ["get stones"])]
)
def test_it_lies_there_when_all_is_done(pyramid: str, lines: list[str]) -> None:
    """Before the next stone is unloaded: Brown's, who may shuffle it in."""
    board = lay(
        f"ships=2,1*3 ship1=1,2 0:sled=1 1:sled=1 2:sled=1 {ENTRANCE}",
        sides="ABAAA",
        players=3,
        face_down="-",
        discard="lever",
    )
    board.play("sail 1 market", "take Entrance", f"build {pyramid}", *lines)
    assert board.asks(2, Step.TAKE)
    assert (board.discard(), board.cards(1)) == (deck("lever,entrance"), {})


@pytest.mark.rule("I11.4", "I6.13")
def test_it_cannot_bring_itself() -> None:
    """It would be the only card: the bonus of its space is impossible and is not asked for."""
    board = lay(f"ships=1*4 ship1=1 {ENTRANCE}", sides="ABAAA", face_down="-")
    board.play("sail 1 market", "take Entrance", "build left")
    assert board.is_turn_of(1)
    assert (board.track(), board.discard(), board.cards(1)) == ([0, 1], deck("entrance"), {})


@pytest.mark.rule("I11.4", "I12.5")
def test_cards_of_both_colors_wait_for_all_that_they_set_off() -> None:
    """A Lever sails, an Entrance is taken, its stone brings a card: neither of them is shuffled in for it."""
    board = lay(
        "ships=2,1*3 ship1=0,1 0:cards=lever offer=entrance,sail left=0 right=0",
        sides="ABAAA",
        face_down="-",
        discard="statue",
    )
    board.play("play lever", "sail 1 market", "unload white", "take Entrance", "build left", "draw")
    assert board.odds() == {"reveal Statue": 1}
    board.play("reveal Statue")
    assert board.discard() == deck("entrance"), "used up in the middle of the Lever"
    board.play("take Sail")
    assert board.discard() == deck("entrance,lever")


@pytest.mark.rule("I11.5")
@pytest.mark.parametrize("card", RED)
def test_with_an_empty_quarry_a_drawn_red_card_does_nothing(card: str) -> None:
    board = lay("ships=2,1*3 ship1=1,2 left=0", sides="ABBAA", players=3, quarries=[None, 0])
    board.play("sail 1 pyramids", "build left", "draw", f"reveal {title(card)}")
    assert board.discard() == deck(card)
    assert (board.stones("pyramids"), board.chamber(), board.stones("obelisks")) == ([1, 1, 0], "", [0, 0, 0])
    assert (board.actor, board.sled(1), board.quarry(1)) == (2, 3, 0)


@pytest.mark.rule("I11.5", "I11.3")
@pytest.mark.parametrize("card", RED)
def test_nor_does_one_of_the_temple(card: str) -> None:
    board = lay(
        "ships=1*4 ship4=2 sailed=market,pyramids,obelisks temple=2*3,1",
        sides="ABBAA",
        players=3,
        quarries=[None, 0],
    )
    board.play("sail 4 burial chamber", "point", "point", f"reveal {title(card)}")
    assert board.discard()[card] == 1
    assert board.stones("pyramids") == board.stones("obelisks") == [0, 0, 0]
    assert board.chamber() == "n"


# ---- green cards -------------------------------------------------------------------------------------------------
@pytest.mark.rule("I11.6")
def test_the_example_of_a_decoration() -> None:
    """13 stones in the burial chamber: 4 points."""
    board = lay("chamber=1,3,2,1,3,2,1,3,2,1,3,2,0 2:cards=burial_chamber_decoration", players=4)
    assert board.item("burial_chamber_decoration") == [0, 0, 4, 0]


@pytest.mark.rule("I11.6")
@pytest.mark.parametrize(("card", "site"), GREEN.items())
@pytest.mark.parametrize("stones", range(8))
def test_a_decoration_scores_by_the_stones_at_its_site(card: str, site: str, stones: int) -> None:
    words = {site if site != "burial_chamber" else "chamber": "wwwwbwww"[:stones]}
    board = lay(f"0:cards={card} {at_sites(**words)}")
    assert board.item(card) == [stones // 3, 0]
    assert all(board.item(other) == [0, 0] for other in GREEN if other != card)


@pytest.mark.rule("I11.6")
def test_stones_of_all_players_count() -> None:
    board = lay(f"temple={seats('bwng' * 4)} 1:cards=temple_decoration", players=4)
    assert board.item("temple_decoration") == [0, 5, 0, 0]


@pytest.mark.rule("I11.7")
def test_covered_stones_count() -> None:
    assert lay(f"temple={seats('b' * 12)} 0:cards=temple_decoration").item("temple_decoration") == [4, 0]


@pytest.mark.rule("I11.7")
@pytest.mark.parametrize("side", ["A", "B"])
def test_stones_next_to_the_pyramids_count(side: str) -> None:
    pyramids = "b" * 14 if side == "A" else "bbbbb|bbbbb|bbbbb"
    beside = 18 - pyramids.count("b")
    board = lay(
        f"beside=1*{beside} 0:cards=pyramid_decoration {at_sites(pyramids=pyramids)}", sides=f"A{side}AAA"
    )
    assert board.item("pyramid_decoration") == [6, 0]


@pytest.mark.rule("I11.7")
def test_towers_on_point_spaces_count() -> None:
    board = lay("towers=1,0 obelisks=0*2,1 0:cards=obelisk_decoration", sides="AAAAB")
    assert board.item("obelisk_decoration") == [3, 0]


@pytest.mark.rule("I11.8")
def test_each_card_scores_by_itself() -> None:
    """Seven stones are two points for each card, not four for seven times two."""
    board = lay("temple=0,1,0,1,0,1,0 0:cards=temple_decoration*2")
    assert board.item("temple_decoration") == [4, 0]
    board = lay("temple=0,1,0,1,0,1,0 0:cards=temple_decoration 1:cards=temple_decoration")
    assert board.item("temple_decoration") == [2, 2]


@pytest.mark.rule("I11.6")
def test_decorations_do_nothing_before_the_end() -> None:
    board = lay("temple=0,1,0 0:cards=temple_decoration").play("get stones")
    assert board.track() == [0, 0]


# ---- violet cards ------------------------------------------------------------------------------------------------
@pytest.mark.rule("I11.9")
@pytest.mark.parametrize(("count", "points"), STATUES.items())
def test_statues_score_by_their_number(count: int, points: int) -> None:
    hand = f"statue*{count}" if count else "-"
    board = lay(f"offer=- 1:cards={hand}", players=3)
    assert board.item("statues") == [0, points, 0]


@pytest.mark.rule("I11.9")
def test_the_example_of_three_statues() -> None:
    assert lay("offer=- 0:cards=statue*3 1:cards=statue*2").item("statues") == [6, 3]
