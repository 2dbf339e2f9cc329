"""I1 what is in the box, I2 setting up."""

import itertools
from collections import Counter
from typing import Any

import pytest

import benben
from benben.engine.table import CHANCE
from benben.games.imhotep.table import Step
from tests.rules.imhotep.board import COPIES, SITES, Board, afloat, at_sites, lay, title

ALL_SIDES = ["".join(sides) for sides in itertools.product("AB", repeat=5)]
ROUND_CARDS = {
    2: "4322 4331 4321 4221 3322 3321 3221",
    3: "4332 4421 4322 4321 4221 3332 3322",
    4: "4432 4422 4421 4333 4332 4322 3332",
}
"""Written down once more, from the rules page."""


def cards_of(players: int) -> list[str]:
    """The round cards as notation calls them."""
    return [f"round {' '.join(card)}" for card in ROUND_CARDS[players].split()]


# ---- I1 ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_29_stones_of_each_colour_are_in_play(players: int) -> None:
    board = Board(players=players)
    assert [board.sled(seat) + board.quarry(seat) for seat in range(4)] == [29] * players + [0] * (
        4 - players
    )


@pytest.mark.rule("I1.2", "I2.2")
@pytest.mark.parametrize("sides", ALL_SIDES)
def test_every_site_may_be_played_with_either_side(sides: str) -> None:
    view = benben.load("imhotep", sides=sides).new_match(seed=1).view(None)
    assert view["sides"] == dict(zip(SITES, sides, strict=True))


@pytest.mark.rule("I1.2")
def test_there_are_five_sites() -> None:
    board = lay("ships=4,3,2,1 ship1=0,1,0,1")
    assert board.offers("sail") == [
        f"1 {site}" for site in ("market", "pyramids", "temple", "burial chamber", "obelisks")
    ]


@pytest.mark.rule("I1.3")
@pytest.mark.parametrize(
    ("size", "fewest"),
    [(4, 3), (3, 2), (2, 1), (1, 1)],
)
def test_the_minimum_of_a_ship(size: int, fewest: int) -> None:
    for stones in range(size + 1):
        ship = "b" * stones + "-" * (size - stones)
        board = lay(afloat(f"{ship} market temple obelisks"))
        assert bool(board.offers("sail")) == (stones >= fewest), ship
        assert board.match().view(None)["ships"][0]["fewest"] == fewest


@pytest.mark.rule("I1.3")
def test_the_eight_ships_are_enough_for_every_round() -> None:
    there = Counter({"4": 2, "3": 3, "2": 2, "1": 1})
    for cards in ROUND_CARDS.values():
        assert all(Counter(card) <= there for card in cards.split())


@pytest.mark.rule("I1.4")
def test_space_1_is_at_the_bow() -> None:
    board = lay("ships=4,3,2*2").play("place 1:1", "place 1:4")
    assert board.holds()[0] == "b--w"


@pytest.mark.rule("I1.5")
def test_a_sled_has_room_for_five() -> None:
    board = lay("0:sled=4 1:sled=4").play("get stones", "get stones")
    assert (board.sled(0), board.sled(1)) == (5, 5)
    assert "get stones" not in board.legal()


@pytest.mark.rule("I1.6", "I2.3", "I2.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seven_round_cards_for_each_number_of_players(players: int) -> None:
    board = Board(players=players)
    assert (board.actor, board.step) == (CHANCE, Step.DEAL_ROUND)
    assert board.odds() == dict.fromkeys(cards_of(players), 1)


@pytest.mark.rule("I1.6", "I3.2")
@pytest.mark.parametrize("line", [(players, line) for players in (2, 3, 4) for line in cards_of(players)])
def test_a_round_card_names_the_four_ships(line: tuple[int, str]) -> None:
    board = Board(players=line[0]).play(line[1])
    sizes = line[1].removeprefix("round ").split()
    assert board.holds() == ["-" * int(size) for size in sizes]
    assert sizes == sorted(sizes, reverse=True), "the largest first"


@pytest.mark.rule("I1.7", "I2.4")
def test_34_market_cards_lie_face_down() -> None:
    board = Board().play("round 4 3 2 2")
    box = {
        **dict.fromkeys(["Entrance", "Sarcophagus", "Paved path"], 2),
        **{f"{site} decoration": 2 for site in ("Pyramid", "Temple", "Burial chamber", "Obelisk")},
        "Statue": 10,
        "Lever": 2,
        "Hammer": 2,
        "Sail": 3,
        "Chisel": 3,
    }
    assert board.odds() == {f"reveal {name}": count for name, count in box.items()}
    assert (sum(box.values()), board.pile, board.discard()) == (34, 34, {})
    assert board.face_down() == COPIES


@pytest.mark.rule("I1.8")
def test_points_go_on_beyond_40() -> None:
    board = lay(
        f"0:temple_points=79 ships=1*4 ship1=0 sailed=-,market,temple,obelisks {at_sites(pyramids='b' * 8)}"
    )
    assert board.play("sail 1 pyramids").track() == [82, 0]


# ---- I2 ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("I2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    view = benben.load("imhotep", players=players).new_match(seed=1).view(None)
    colors = [seat["color"] for seat in view["seats"]]
    assert colors == ["black", "white", "brown", "gray"][:players]
    assert view["players"] == players


@pytest.mark.rule("I2.1")
@pytest.mark.parametrize("players", [0, 1, 5, "2"])
def test_no_other_number(players: Any) -> None:
    with pytest.raises(benben.BadOption):
        benben.load("imhotep", players=players)


@pytest.mark.rule("I2.2")
@pytest.mark.parametrize("sides", ["", "A", "AAAA", "AAAAAA", "AAAAC", "aabab"])
def test_other_sides_there_are_none(sides: str) -> None:
    with pytest.raises(benben.BadOption):
        benben.load("imhotep", sides=sides)


@pytest.mark.rule("I2.2")
def test_what_is_played_unless_said_otherwise() -> None:
    options = dict(benben.load("imhotep").options)
    options.pop("boards")
    assert options == {"players": 2, "sides": "AAAAA", "wrath": False, "blue_cards": "turn"}


@pytest.mark.rule("I2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_of_the_seven_round_cards_come_up(players: int) -> None:
    match = benben.load("imhotep", players=players).new_match(seed=players)
    while not match.is_over:
        match.play(match.legal_moves.codes[0])
    lines = [ply.text for ply in match.plies if ply.text.startswith("round")]
    assert (len(lines), len(set(lines))) == (6, 6)
    assert set(lines) < set(cards_of(players))


@pytest.mark.rule("I2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_stones_on_the_sleds(players: int) -> None:
    board = Board(players=players)
    assert [board.sled(seat) for seat in range(players)] == [2, 3, 4, 5][:players]
    assert [board.quarry(seat) for seat in range(players)] == [27, 26, 25, 24][:players]


@pytest.mark.rule("I2.6")
def test_the_game_begins_with_nothing() -> None:
    board = Board("ABABA", 4).play("deal")
    assert all(board.stones(site) == [0] * 4 for site in SITES)
    assert (board.track(), board.points()) == ([0] * 4, [0] * 4)
    assert [board.cards(seat) for seat in range(4)] == [{}] * 4
    assert all(set(hold) == {"-"} for hold in board.holds())


@pytest.mark.rule("I2.6")
def test_a_new_game_forgets_the_last_one() -> None:
    board = lay(
        "turn=2 round=5 ships=4,3,2,1 ship1=0,1 ship2=3*2 sailed=-*3,temple 0:cards=statue*2 "
        "1:cards=chisel 2:cards=lever aside=statue discard=entrance,hammer left=0,1 middle=3 "
        "right=2 temple=0,1,3,2,0 chamber=0*3 obelisks=0*2,1 towers=3 0:temple_points=5 "
        "1:temple_points=6 2:temple_points=7 3:temple_points=8",
        sides="BBBBB",
        players=4,
        blue_cards="round",
    )
    board.play("play lever", "sail 2 market", "take pair")
    check_forgotten(board)


@pytest.mark.rule("I2.6")
@pytest.mark.parametrize(
    "lines",
    [
        ["play lever", "sail 1 temple", "unload gray", "unload black"],
        ["sail 1 market", "take pair", "reveal Sail", "reveal Statue"],
        ["sail 1 market"],
        ["sail 1 pyramids", "build right"],
        ["play sail", "place 2:3"],
    ],
    ids=" ".join,
)
def test_nor_does_it_remember_what_was_going_on(lines: list[str]) -> None:
    ships = "ships=4,3*2,1 ship1=0,1,2,3 ship2=0,1"
    board = lay(f"{ships} 0:cards=lever,sail right=0", sides="BBBBB", players=4, blue_cards="round")
    check_forgotten(board.play(*lines))


@pytest.mark.rule("I2.6")
def test_nor_what_was_still_to_be_done() -> None:
    ships = "ships=1*4 ship4=3 sailed=market,pyramids,obelisks"
    board = lay(f"{ships} temple=0,1,2,3,0", sides="BBBBB", players=4, blue_cards="round")
    check_forgotten(board.play("sail 4 burial chamber"))


def check_forgotten(board: Board) -> None:
    """A new game on this table is like one on any other."""
    board.game.rules.setup(board.table, board.game.codes)
    fresh = Board("BBBBB", 4, blue_cards="round")
    assert board.tables.tobytes() == fresh.tables.tobytes()


@pytest.mark.rule("I2.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_black_begins(players: int) -> None:
    board = Board(players=players).play("deal")
    assert board.is_turn_of(0)
    assert board.round == 1


@pytest.mark.rule("I2.8")
def test_each_card_that_is_face_down_is_equally_likely() -> None:
    board = Board().play("round 4 3 2 2", "reveal Statue", "reveal Statue", "reveal Lever")
    odds = board.odds()
    assert (odds["reveal Statue"], odds["reveal Lever"], odds["reveal Sail"]) == (8, 1, 3)
    assert sum(odds.values()) == 31


@pytest.mark.rule("I2.8")
def test_the_round_card_in_the_box_is_among_those_that_may_come() -> None:
    """In the sixth round two cards have not come up, and each of them may be the one in the box."""
    board = lay("round=5 ships=1*4 ship1=0 sailed=-,market,temple,obelisks").play("sail 1 pyramids")
    assert board.odds() == {"round 3 3 2 1": 1, "round 3 2 2 1": 1}
    assert board.play("round 3 2 2 1", "deal").round == 6


def test_titles_are_those_of_the_page() -> None:
    assert title("burial_chamber_decoration") == "Burial chamber decoration"
