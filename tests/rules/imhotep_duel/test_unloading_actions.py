"""D7 the two action tokens with which boats are unloaded."""

import itertools

import pytest

from benben.engine.table import CHANCE
from benben.games.imhotep_duel.table import Step
from tests.rules.imhotep_duel.board import BOATS, LINES, SPACES, lay, pile

CARGO = (
    "1:cargo=obelisk*3 "
    "2:cargo=tomb_1,tomb_2,tomb_3 "
    "3:cargo=temple_1*2,temple_2 "
    "A:cargo=light_pyramid*3 "
    "B:cargo=dark_pyramid*3 "
    "C:cargo=tomb_4,tomb_5,tomb_6"
)
SWAPS = ["1-2", "1-3", "2-3"]


# ---- Place 1 Meeple and Unload 1-2 Boats -------------------------------------------------------------------------
@pytest.mark.rule("D7.14")
def test_first_a_meeple_then_one_boat() -> None:
    board = lay("0:meeples=a1 1:meeples=c1 0:tokens=place_and_unload 1:cargo=tomb_1,tomb_2,tomb_3").play(
        "play place and unload", "place b1"
    )
    assert board.standing(0) == "a1,b1"
    assert board.legal() == ["unload 1"]
    board.play("unload 1", "load")
    assert (board.tokens(0), board.tokens(1)) == (pile("tomb_2,tomb_1"), pile("tomb_3"))
    assert board.is_turn_of(1)


@pytest.mark.rule("D7.14")
def test_or_two_boats() -> None:
    board = lay(
        "0:meeples=a1 1:meeples=b3,c3 0:tokens=place_and_unload 1:cargo=tomb_1,tomb_2,tomb_3 "
        "3:cargo=tomb_4,tomb_5,tomb_6"
    ).play("play place and unload", "place c1")
    assert board.legal() == ["unload 1", "unload 3", "unload C"]
    board.play("unload 1", "load", "unload 3", "load")
    assert (board.tokens(0), board.tokens(1)) == (pile("tomb_3,tomb_2"), pile("tomb_6,tomb_5"))
    assert board.is_turn_of(1), "not a third one"
    assert (board.standing(0), board.standing(1)) == ("-", "-")


@pytest.mark.rule("D7.15")
@pytest.mark.parametrize(
    ("black", "white", "boats", "possible"),
    [
        ("-", "-", BOATS, False),
        ("-", "b2", BOATS, True),
        ("b2", "-", BOATS, True),
        ("b2", "-", "13AC", False),  # nothing serves the line of the meeple
        ("b2", "-", "13B", True),
        ("a1,a2,c3", "-", "12", True),
        ("a1,b1,c3,a3", "-", BOATS, False),  # no meeple in hand
        ("a1,b1,c3,a3", "b3,c2", BOATS, False),
        ("a3,b3,c3", "-", "12", False),  # one more meeple does not do
    ],
)
def test_a_meeple_in_hand_and_a_boat_to_unload_afterwards(
    black: str, white: str, boats: str, possible: bool
) -> None:
    board = lay(f"0:meeples={black} 1:meeples={white} boats={','.join(boats)} 0:tokens=place_and_unload")
    assert board.offers("play") == ["place and unload"] * possible


@pytest.mark.rule("D7.16")
@pytest.mark.parametrize(
    ("black", "white", "boats", "spaces"),
    [
        ("b2", "-", BOATS, "b1,a2,c2,b3"),
        ("-", "a1", BOATS, "b1,c1,a2,a3"),
        ("a1", "c3", BOATS, "b1,c1,a2,c2,a3,b3"),
        ("b2", "-", "13B", "b1,b3"),
        ("a1", "c3", "2AC", "c1,a2,c2,a3"),
        ("a1,c2", "c1", "12", "b1,a2,b2,a3,b3,c3"),  # boat 1 can be unloaded already
        ("a3,b3,c3", "a1", "12", "b1,c1"),
    ],
)
def test_only_spaces_after_which_a_boat_can_be_unloaded(
    black: str, white: str, boats: str, spaces: str
) -> None:
    board = lay(f"0:meeples={black} 1:meeples={white} boats={','.join(boats)} 0:tokens=place_and_unload")
    board.play("play place and unload")
    assert board.step == Step.PLACE_TO_UNLOAD
    assert board.legal() == [f"place {space}" for space in spaces.split(",")]


@pytest.mark.rule("D7.15")
@pytest.mark.rule("D7.16")
@pytest.mark.parametrize("boats", ["123ABC", "12", "1A", "2BC"])
def test_every_space_offered_lets_a_boat_be_unloaded(boats: str) -> None:
    """Counted by hand, line by line, wherever one or two meeples stand."""
    for standing in [*itertools.combinations(SPACES, 1), *itertools.combinations(SPACES, 2)]:
        fitting = [
            space
            for space in SPACES
            if space not in standing
            and any(len({*standing, space} & set(LINES[boat].split())) >= 2 for boat in boats)
        ]
        board = lay(f"1:meeples={','.join(standing)} boats={','.join(boats)} 0:tokens=place_and_unload")
        assert board.offers("play") == ["place and unload"] * bool(fitting), standing
        if fitting:
            assert board.play("play place and unload").offers("place") == fitting, standing


@pytest.mark.rule("D7.17")
def test_the_second_boat_is_judged_after_the_first() -> None:
    """Both lines share the meeple on b2: after boat 2 is unloaded boat B has one meeple left."""
    board = lay("0:meeples=a2 1:meeples=b1 0:tokens=place_and_unload").play(
        "play place and unload", "place b2"
    )
    assert board.legal() == ["unload 2", "unload B"]
    board.play("unload 2", "load")
    assert board.is_turn_of(1)
    assert board.standing(1) == "b1"


@pytest.mark.rule("D7.17")
def test_the_first_boat_is_loaded_before_the_second_is_chosen() -> None:
    board = lay("0:meeples=a1 1:meeples=b3,c3 0:tokens=place_and_unload")
    board.play("play place and unload", "place b1", "unload 1")
    assert board.actor == CHANCE
    board.play("load")
    assert (board.actor, board.step, board.legal()) == (0, Step.MAY_UNLOAD, ["unload 3", "done"])
    assert "-" not in board.boat("1")
    assert board.hand(0) == 4


@pytest.mark.rule("D7.17")
def test_a_first_boat_may_leave_the_game() -> None:
    board = lay("0:meeples=a1 1:meeples=b3,c3 0:tokens=place_and_unload supply=0")
    board.play("play place and unload", "place b1", "unload 1")
    assert (board.actor, board.legal(), board.boats()) == (0, ["unload 3", "done"], "23ABC")
    assert board.play("unload 3").is_turn_of(1)
    assert board.boats() == "2ABC"


@pytest.mark.rule("D7.17")
def test_the_second_boat_may_take_the_last_of_the_supply() -> None:
    board = lay("0:meeples=a1 1:meeples=b3,c3 0:tokens=place_and_unload supply=3")
    board.play("play place and unload", "place b1", "unload 1", "load", "unload 3")
    assert board.boats() == "12ABC"


@pytest.mark.rule("D7.18")
@pytest.mark.parametrize("boat", BOATS)
def test_the_second_boat_is_another_one(boat: str) -> None:
    closest, middle, far = LINES[boat].split()
    others = [space for space in SPACES if space not in LINES[boat].split()]
    board = lay(
        f"0:meeples={closest},{others[0]} 1:meeples={middle},{','.join(others[1:4])} "
        "0:tokens=place_and_unload"
    ).play("play place and unload", f"place {far}", f"unload {boat}", "load")
    assert board.offers("unload") != []
    assert boat not in board.offers("unload")


# ---- Swap 2 Cargo Tokens and Unload ------------------------------------------------------------------------------
@pytest.mark.rule("D7.19")
@pytest.mark.parametrize(
    ("pair", "lying"),
    [
        ("1-2", ["tomb_5", "tomb_4", "tomb_6"]),
        ("1-3", ["tomb_6", "tomb_5", "tomb_4"]),
        ("2-3", ["tomb_4", "tomb_6", "tomb_5"]),
    ],
)
def test_two_tokens_of_a_boat_change_places(pair: str, lying: list[str]) -> None:
    board = lay(f"0:meeples=a1,b1 0:tokens=swap_and_unload {CARGO}")
    lying_at_first = {boat: board.boat(boat) for boat in "123AB"}
    board.play("play swap and unload", f"swap C:{pair}")
    assert board.boat("C") == lying
    assert [board.boat(boat) for boat in "123AB"] == [lying_at_first[boat] for boat in "123AB"]
    assert (board.actor, board.legal()) == (0, ["unload 1"])


@pytest.mark.rule("D7.19")
def test_the_same_boat_may_be_unloaded() -> None:
    board = lay("0:meeples=c3 1:meeples=a3 0:tokens=swap_and_unload 3:cargo=tomb_1,tomb_2,tomb_3").play(
        "play swap and unload", "swap 3:1-3", "unload 3", "load"
    )
    assert (board.tokens(0), board.tokens(1)) == (pile("tomb_1"), pile("tomb_2"))
    assert board.gone() == pile("swap_and_unload,tomb_3")
    assert board.is_turn_of(1)


@pytest.mark.rule("D7.19")
def test_another_boat_may_be_unloaded() -> None:
    board = lay(f"0:meeples=c3,b3 1:meeples=a3,a1 0:tokens=swap_and_unload {CARGO}")
    board.play("play swap and unload", "swap 2:1-2")
    assert board.legal() == ["unload 3", "unload A"]
    board.play("unload A", "load")
    assert board.tokens(1) == pile("light_pyramid*2")
    assert board.boat("2") == ["tomb_2", "tomb_1", "tomb_3"]
    assert board.is_turn_of(1), "one boat only"


@pytest.mark.rule("D7.20")
@pytest.mark.parametrize(
    ("white", "boats", "possible"),
    [("a1,b2", BOATS, False), ("a1,b1", BOATS, True), ("a1,b1", "23ABC", False), ("-", BOATS, False)],
)
def test_a_boat_that_can_be_unloaded_is_needed(white: str, boats: str, possible: bool) -> None:
    board = lay(f"1:meeples={white} boats={','.join(boats)} 0:tokens=swap_and_unload")
    assert board.offers("play") == ["swap and unload"] * possible


@pytest.mark.rule("D7.21")
@pytest.mark.parametrize("boats", [BOATS, "1C", "2AB"])
def test_any_pair_of_any_boat_may_be_swapped(boats: str) -> None:
    standing = ",".join(LINES[boats[0]].split()[:2])
    board = lay(f"1:meeples={standing} boats={','.join(boats)} 0:tokens=swap_and_unload").play(
        "play swap and unload"
    )
    assert board.legal() == [f"swap {boat}:{pair}" for boat in boats for pair in SWAPS]


@pytest.mark.rule("D7.21")
def test_action_tokens_may_be_swapped() -> None:
    board = lay("0:meeples=a1,c1 0:tokens=swap_and_unload 1:cargo=place,take,obelisk")
    board.play("play swap and unload", "swap 1:1-3", "unload 1", "load")
    assert board.tokens(0) == pile("place,take")


@pytest.mark.rule("D7.21")
def test_equal_tokens_may_be_swapped_to_no_effect() -> None:
    board = lay(f"0:meeples=a1,c1 0:tokens=swap_and_unload {CARGO}").play("play swap and unload")
    assert {"swap 1:1-2", "swap 1:1-3", "swap 1:2-3"} <= set(board.legal())
    board.play("swap 1:1-3")
    assert board.boat("1") == ["obelisk", "obelisk", "obelisk"]
    assert board.legal() == ["unload 1"]
