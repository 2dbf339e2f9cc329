"""D1 what is in the box, D2 setting up."""

import itertools
from collections import Counter

import pytest

import benben
from benben.engine.table import CHANCE
from benben.games.imhotep_duel.table import Step
from tests.rules.imhotep_duel.board import BOATS, COPIES, LINES, SPACES, Board, lay, own, pile, title

ALL_SIDES = ["".join(sides) for sides in itertools.product("AB", repeat=4)]


def loaded(sides: str = "AAAA") -> Board:
    """A table whose boats have just been loaded."""
    return Board(sides).play("load")


@pytest.mark.rule("D1.1")
@pytest.mark.rule("D2.3")
def test_sixty_tokens_lie_face_down() -> None:
    board = Board()
    box = {
        "Obelisk": 12,
        "Light pyramid": 6,
        "Dark pyramid": 6,
        **{f"Temple {value}": 3 for value in (1, 2, 3, 4)},
        **{f"Tomb {number}": 1 for number in range(1, 13)},
        **dict.fromkeys(("Take", "Place", "Place and unload", "Swap and unload"), 3),
    }
    assert board.odds() == {f"load {name}": copies for name, copies in box.items()}
    assert sum(box.values()) == 60


@pytest.mark.rule("D1.2")
def test_the_harbor_has_nine_spaces() -> None:
    assert loaded().offers("place") == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]


@pytest.mark.rule("D1.3")
@pytest.mark.parametrize("pair", list(itertools.combinations(SPACES, 2)), ids=" ".join)
def test_each_boat_serves_one_row_or_column(pair: tuple[str, str]) -> None:
    """Two meeples let a boat be unloaded exactly if both stand in its line."""
    board = lay(f"0:meeples={pair[0]} 1:meeples={pair[1]}")
    row = [boat for boat in "123" if pair[0][1] == pair[1][1] == boat]
    column = [boat for boat in "ABC" if pair[0][0] == pair[1][0] == boat.lower()]
    assert board.offers("unload") == row + column


@pytest.mark.rule("D1.3")
def test_every_space_belongs_to_two_lines() -> None:
    assert Counter(" ".join(LINES.values()).split()) == dict.fromkeys(SPACES, 2)


@pytest.mark.rule("D1.4")
@pytest.mark.parametrize(
    ("boat", "line"),
    [
        *(("1", "c1,b1,a1"), ("2", "c2,b2,a2"), ("3", "c3,b3,a3")),
        *(("A", "a3,a2,a1"), ("B", "b3,b2,b1"), ("C", "c3,c2,c1")),
    ],
)
def test_the_closest_space_lies_next_to_the_water(boat: str, line: str) -> None:
    """Who stands on it gets the token of cargo space 3."""
    closest, middle, far = line.split(",")
    cargo = f"{boat}:cargo=tomb_1,tomb_2,tomb_3"
    board = lay(f"0:meeples={closest} 1:meeples={middle},{far} {cargo}").play(f"unload {boat}")
    assert board.tokens(0) == pile("tomb_3")
    board = lay(f"0:meeples={middle} 1:meeples={closest},{far} {cargo}").play(f"unload {boat}")
    assert board.tokens(0) == pile("tomb_2")
    board = lay(f"0:meeples={far} 1:meeples={closest},{middle} {cargo}").play(f"unload {boat}")
    assert board.tokens(0) == pile("tomb_1")


@pytest.mark.rule("D1.5")
@pytest.mark.parametrize("boat", BOATS)
def test_a_boat_has_three_cargo_spaces(boat: str) -> None:
    board = loaded()
    assert len(board.boat(boat)) == 3
    assert "-" not in board.boat(boat)


@pytest.mark.rule("D1.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_has_four_meeples(seat: int) -> None:
    board = lay(f"turn={seat} boats=1,2")
    for placed, space in enumerate(("a1", "b1", "c1", "a2")):
        assert board.hand(seat) == 4 - placed
        board.play(f"place {space}")
        board.table.actor = board.table.turn = seat
    assert board.hand(seat) == 0
    assert board.offers("place") == []


@pytest.mark.rule("D1.7")
@pytest.mark.rule("D2.2")
@pytest.mark.parametrize("sides", ALL_SIDES)
def test_every_site_may_be_played_with_either_side(sides: str) -> None:
    match = benben.load("imhotep_duel", sides=sides).new_match(seed=1)
    named = dict(zip(("obelisk", "temple", "pyramid", "tomb"), sides, strict=True))
    assert match.view(None)["sides"] == named


@pytest.mark.rule("D2.2")
@pytest.mark.parametrize("sides", ["", "A", "AAA", "AAAAA", "ABAC", "abab"])
def test_other_sides_there_are_none(sides: str) -> None:
    with pytest.raises(benben.BadOption):
        benben.load("imhotep_duel", sides=sides)


@pytest.mark.rule("D2.2")
def test_all_sides_are_a_unless_said_otherwise() -> None:
    game = benben.load("imhotep_duel")
    assert dict(game.options) == {"players": 2, "sides": "AAAA", "open_temples": False}


@pytest.mark.rule("D2.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_both_players_use_the_same_side(seat: int) -> None:
    owned = ["-", "-"]
    owned[seat] = "light_pyramid*2,dark_pyramid*2"
    assert lay(own(*owned), sides="AAAA").points()[seat] == 3 + 3
    assert lay(own(*owned), sides="AABA").points()[seat] == 4


@pytest.mark.rule("D2.1")
def test_the_game_begins_with_empty_sites_and_full_hands() -> None:
    board = loaded()
    assert board.boats() == BOATS
    for seat in (0, 1):
        assert (board.standing(seat), board.hand(seat), board.tokens(seat)) == ("-", 4, pile("-"))
    assert board.gone() == pile("-")


@pytest.mark.rule("D2.1")
def test_a_new_game_forgets_the_last_one() -> None:
    board = lay("0:meeples=a1,b1 1:meeples=c3 0:tokens=obelisk*3 1:tokens=take supply=9")
    board.game.rules.setup(board.table, board.game.codes)
    assert board.tables.tobytes() == Board().tables.tobytes()


@pytest.mark.rule("D2.4")
def test_boats_are_loaded_one_after_the_other() -> None:
    board = Board()
    names = list(COPIES)[:18]
    for count, name in enumerate(names):
        assert (board.actor, board.step) == (CHANCE, Step.LOAD)
        lying = [boat for boat in BOATS if "-" not in board.boat(boat)]
        assert len(lying) == count // 3
        board.play(f"load {title(name)}")
    assert [board.boat(boat) for boat in BOATS] == [names[first : first + 3] for first in range(0, 18, 3)]
    assert board.actor == 0, "nothing more is turned over"


@pytest.mark.rule("D2.4")
def test_cargo_space_1_is_loaded_first() -> None:
    board = Board().play("load Take", "load Tomb 5")
    assert board.boat("1") == ["take", "tomb_5", "-"]
    assert all(board.boat(boat) == ["-"] * 3 for boat in "23ABC")


@pytest.mark.rule("D2.5")
def test_three_tokens_are_the_reserve_and_39_the_supply() -> None:
    board = loaded()
    assert (board.reserve, board.supply) == (3, 39)
    assert board.face_down().total() == 42


@pytest.mark.rule("D2.6")
def test_each_token_that_is_face_down_is_equally_likely() -> None:
    board = Board().play("load Obelisk", "load Obelisk", "load Tomb 3", "load Temple 2")
    odds = board.odds()
    assert odds["load Obelisk"] == 12 - 2
    assert odds["load Temple 2"] == 3 - 1
    assert odds["load Take"] == 3
    assert "load Tomb 3" not in odds
    assert sum(odds.values()) == 60 - 4


@pytest.mark.rule("D2.6")
def test_the_reserve_may_hold_any_of_them() -> None:
    """Any token of both may be turned over for the supply: it is unknown which lie in the reserve."""
    board = lay("0:meeples=a1,b1 face_down=obelisk*3,take*2,tomb_7").play("unload 1")
    assert board.odds() == {"load Obelisk": 3, "load Take": 2, "load Tomb 7": 1}


@pytest.mark.rule("D2.7")
@pytest.mark.parametrize("seed", range(3))
def test_black_begins(seed: int) -> None:
    match = benben.load("imhotep_duel").new_match(seed=seed)
    view = match.view(None)
    assert (view["actor"], view["turn"], view["step"]) == (0, 0, "turn")
    assert [seat["color"] for seat in view["seats"]] == ["black", "white"]
