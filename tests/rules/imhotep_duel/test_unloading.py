"""D5 unloading a boat, D6 loading it again."""

import pytest

from benben.engine.table import CHANCE
from benben.games.imhotep_duel.table import Step
from tests.rules.imhotep_duel.board import BOATS, LINES, lay, pile
from tests.rules.playing import random_game

PATTERNS = [
    # The line from the boat inwards (X black, Y white, - empty), and who gets cargo spaces 3, 2, 1 (. the box).
    *(("XYX", "XYX"), ("YXY", "YXY"), ("XXY", "XXY"), ("YXX", "YXX"), ("XXX", "XXX"), ("YYX", "YYX")),
    *(("XY-", "XY."), ("YX-", "YX."), ("XX-", "XX."), ("YY-", "YY.")),
    *(("X-Y", "XY."), ("Y-X", "YX."), ("X-X", "XX."), ("Y-Y", "YY.")),
    *(("-XY", "XY."), ("-YX", "YX."), ("-XX", "XX."), ("-YY", "YY.")),
]


def stand(boat: str, pattern: str) -> str:
    """The words for the *pattern* of meeples in a boat's line, closest space first."""
    line = list(zip(LINES[boat].split(), pattern, strict=True))
    black, white = (",".join(space for space, who in line if who == sign) or "-" for sign in "XY")
    return f"0:meeples={black} 1:meeples={white}"


@pytest.mark.rule("D5.1")
@pytest.mark.parametrize(
    ("pattern", "possible"),
    [
        *(("---", False), ("X--", False), ("-X-", False), ("--X", False), ("--Y", False)),
        *(("XX-", True), ("X-X", True), ("-XX", True), ("XY-", True), ("Y-X", True), ("-YX", True)),
        *(("YY-", True), ("Y-Y", True), ("-YY", True), ("YYY", True), ("XXX", True)),
    ],
)
def test_two_meeples_of_any_colours_let_a_boat_be_unloaded(pattern: str, possible: bool) -> None:
    for boat in BOATS:
        assert lay(stand(boat, pattern)).offers("unload") == [boat] * possible


@pytest.mark.rule("D5.1")
def test_a_boat_may_be_unloaded_without_a_meeple_of_ones_own() -> None:
    board = lay("1:meeples=a2,c2 2:cargo=obelisk,take,tomb_7").play("unload 2", "load")
    assert board.tokens(0) == pile("-")
    assert board.tokens(1) == pile("tomb_7,take")


@pytest.mark.rule("D5.2")
@pytest.mark.rule("D5.3")
@pytest.mark.rule("D5.4")
@pytest.mark.parametrize(("pattern", "gets"), PATTERNS, ids=[pattern for pattern, _ in PATTERNS])
def test_meeple_by_meeple_from_the_farthest_token_on(pattern: str, gets: str) -> None:
    cargo = dict(zip("321", ("tomb_3", "tomb_2", "tomb_1"), strict=True))
    piles = [
        pile(",".join(cargo[space] for space, who in zip("321", gets, strict=True) if who == sign) or "-")
        for sign in "XY."
    ]
    for boat in BOATS:
        board = lay(f"{boat}:cargo=tomb_1,tomb_2,tomb_3 {stand(boat, pattern)}").play(f"unload {boat}")
        assert [board.tokens(0), board.tokens(1), board.gone()] == piles, boat


@pytest.mark.rule("D5.2")
@pytest.mark.rule("D5.3")
def test_three_meeples_leave_nothing() -> None:
    board = lay("0:meeples=c2 1:meeples=a2,b2 2:cargo=tomb_1,tomb_2,tomb_3").play("unload 2")
    assert board.tokens(0) == pile("tomb_3")
    assert board.tokens(1) == pile("tomb_2,tomb_1")
    assert board.gone() == pile("-")


@pytest.mark.rule("D5.1")
@pytest.mark.rule("D5.4")
def test_the_example_of_the_rulebook() -> None:
    """Black unloads the bottom row: tomb 12 for him, temple 1 for White, the dark pyramid to the box."""
    board = lay("0:meeples=c3,a1 1:meeples=a3,b1,b2 3:cargo=dark_pyramid,temple_1,tomb_12", open_temples=True)
    assert board.offers("unload") == ["1", "3", "A", "B"]
    board.play("unload 3")
    assert board.tokens(0) == pile("tomb_12")
    assert board.tokens(1) == pile("temple_1")
    assert board.gone() == pile("dark_pyramid")


@pytest.mark.rule("D5.5")
def test_meeples_of_the_line_return_to_their_owners() -> None:
    board = lay("0:meeples=a2,c2,b1 1:meeples=b2,a3").play("unload 2", "load")
    assert (board.standing(0), board.standing(1)) == ("b1", "a3")
    assert (board.hand(0), board.hand(1)) == (3, 3)


@pytest.mark.rule("D5.5")
def test_meeples_outside_the_line_stay() -> None:
    board = lay("0:meeples=a1,b1,c2 1:meeples=b2,b3").play("unload B", "load")
    assert (board.standing(0), board.standing(1)) == ("a1,c2", "-")


@pytest.mark.rule("D5.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_tokens_are_their_owners_at_once(seat: int) -> None:
    board = lay(f"turn={seat} 0:meeples=c1 1:meeples=a1 1:cargo=take,tomb_5,obelisk")
    before = board.points()
    board.play("unload 1")
    assert board.actor == CHANCE
    assert (board.tokens(0), board.tokens(1)) == (pile("obelisk"), pile("tomb_5"))
    assert board.points() == [before[0] + 1 + 6 - 1, before[1] + 1 - 1], "one meeple less on the harbor"


@pytest.mark.rule("D5.6")
@pytest.mark.parametrize(
    ("owned", "last"),
    [
        ("obelisk*11", "obelisk"),
        ("light_pyramid*5", "light_pyramid"),
        ("dark_pyramid*5", "dark_pyramid"),
        ("temple_1*3,temple_2*3,temple_3*3,temple_4*2", "temple_4"),
        (",".join(f"tomb_{number}" for number in range(1, 12)), "tomb_12"),
        ("take*3,place*3,place_and_unload*3,swap_and_unload*2", "swap_and_unload"),
    ],
)
def test_there_is_room_for_every_token(owned: str, last: str) -> None:
    others = "light_pyramid,dark_pyramid" if "tomb" in last else "tomb_1,tomb_2"
    board = lay(f"0:meeples=a3 1:meeples=c3,b3 0:tokens={owned} 3:cargo={last},{others}").play("unload 3")
    assert board.tokens(0) == pile(f"{owned},{last}")


@pytest.mark.rule("D5.7")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("supply", [0, 3])
def test_unloading_ends_the_turn(seat: int, supply: int) -> None:
    board = lay(f"turn={seat} 0:meeples=c1 1:meeples=a1 supply={supply}").play("unload 1")
    if supply:
        board.play("load")
    assert (board.actor, board.step) == (1 - seat, Step.TURN)


@pytest.mark.rule("D6.1")
@pytest.mark.parametrize("pattern", ["XYX", "XY-", "X-Y", "-XY"])
def test_three_tokens_are_loaded_in_order(pattern: str) -> None:
    board = lay(f"face_down=obelisk*6,take,tomb_7,tomb_8 {stand('B', pattern)}").play("unload B")
    assert board.boat("B") == ["-", "-", "-"]
    assert board.play("load Tomb 8").boat("B") == ["tomb_8", "-", "-"]
    assert board.play("load Take").boat("B") == ["tomb_8", "take", "-"]
    assert (board.actor, board.step) == (CHANCE, Step.LOAD)
    assert board.play("load Obelisk").boat("B") == ["tomb_8", "take", "obelisk"]
    assert board.actor == 1
    assert (board.supply, board.reserve) == (3, 3)
    assert board.face_down() == pile("obelisk*5,tomb_7")


@pytest.mark.rule("D6.2")
@pytest.mark.parametrize("boat", BOATS)
def test_without_a_supply_the_boat_leaves(boat: str) -> None:
    board = lay(f"supply=0 {stand(boat, 'X-Y')}").play(f"unload {boat}")
    assert board.boats() == BOATS.replace(boat, "")
    assert board.boat(boat) == ["-", "-", "-"]
    assert board.actor == 1, "nothing is loaded"


@pytest.mark.rule("D6.2")
def test_the_last_three_tokens_are_still_loaded() -> None:
    board = lay("0:meeples=a1,b1 supply=3").play("unload 1", "load")
    assert (board.supply, board.boats()) == (0, BOATS)
    assert "-" not in board.boat("1")


@pytest.mark.rule("D6.3")
@pytest.mark.parametrize("seed", range(3))
def test_a_boat_is_never_loaded_in_part(seed: int) -> None:
    for match in random_game("imhotep_duel", seed):
        view = match.view(None)
        assert view["supply"] % 3 == 0
        for boat in view["boats"]:
            assert sum(token is not None for token in boat["cargo"]) == (3 if boat["in_play"] else 0)


@pytest.mark.rule("D6.4")
def test_boats_are_never_loaded_from_the_reserve() -> None:
    board = lay("0:meeples=a1,b1 face_down=obelisk,take,tomb_7").play("unload 1")
    assert (board.supply, board.reserve) == (0, 3)
    assert board.face_down() == pile("obelisk,take,tomb_7")
    assert board.boats() == "23ABC"


@pytest.mark.rule("D6.4")
@pytest.mark.parametrize("reserve", [0, 1, 2])
def test_a_used_reserve_does_not_shorten_the_supply(reserve: int) -> None:
    board = lay(f"0:meeples=a1,b1 reserve={reserve} supply=3").play("unload 1", "load")
    assert (board.supply, board.reserve, board.boats()) == (0, reserve, BOATS)


@pytest.mark.rule("D6.5")
def test_the_line_of_a_boat_that_left_is_no_use() -> None:
    board = lay("0:meeples=a1,b1 1:meeples=a2,c1 boats=2,3,A,B,C")
    assert board.offers("unload") == ["A"]
    board.play("place c3")
    assert board.offers("unload") == ["A", "C"]


@pytest.mark.rule("D6.5")
def test_the_line_is_empty_when_the_boat_leaves() -> None:
    board = lay("0:meeples=a1,b1 1:meeples=c1,a2,a3 supply=0").play("unload A")
    assert board.boats() == "123BC"
    assert (board.standing(0), board.standing(1)) == ("b1", "c1")


@pytest.mark.rule("D6.5")
@pytest.mark.rule("D4.4")
def test_meeples_placed_there_later_return_with_the_other_boat_of_their_space() -> None:
    board = lay("0:meeples=a1,b1 1:meeples=c1 boats=2,3,A,B,C").play("place a3")
    assert (board.standing(0), board.standing(1)) == ("a1,b1,a3", "c1")
    board.play("unload A")
    assert (board.standing(0), board.standing(1)) == ("b1", "c1")


def test_a_board_is_laid_out_as_described() -> None:
    """The helper itself: everything from the box is somewhere."""
    board = lay("0:meeples=a1 1:meeples=c3 0:tokens=obelisk*2 1:tokens=tomb_1 B:cargo=take,tomb_2,place")
    on_boats = [token for boat in BOATS for token in board.boat(boat)]
    everywhere = board.tokens(0) + board.tokens(1) + board.boxed + board.face_down()
    assert len(on_boats) + everywhere.total() == 60
    assert board.boat("B") == ["take", "tomb_2", "place"]
    assert board.face_down().total() == board.supply + board.reserve == 36 + 3
