"""D7 action tokens."""

import pytest

from benben.engine.table import CHANCE
from benben.games.imhotep_duel.table import Step
from tests.rules.imhotep_duel.board import BOATS, SPACES, lay, pile

EVERY_ACTION = "take,place,place_and_unload,swap_and_unload"
NO_ACTIONS = (
    "1:cargo=obelisk*3 "
    "2:cargo=tomb_1,tomb_2,tomb_3 "
    "3:cargo=temple_1*2,temple_2 "
    "A:cargo=light_pyramid*3 "
    "B:cargo=dark_pyramid*3 "
    "C:cargo=tomb_4,tomb_5,tomb_6"
)
SWAPS = ["1-2", "1-3", "2-3"]


# ---- playing one -------------------------------------------------------------------------------------------------
@pytest.mark.rule("D7.1")
@pytest.mark.parametrize("action", ["take", "place", "place and unload", "swap and unload"])
def test_a_played_token_goes_to_the_box(action: str) -> None:
    board = lay(f"0:meeples=a1 1:meeples=b1 0:tokens={EVERY_ACTION}")
    assert board.item("actions") == [4, 0]
    board.play(f"play {action}")
    played = action.replace(" ", "_")
    assert board.tokens(0) == pile(EVERY_ACTION) - pile(played)
    assert board.gone() == pile(played)
    assert board.item("actions") == [3, 0]


@pytest.mark.rule("D7.1")
def test_one_token_a_turn() -> None:
    board = lay("0:tokens=place*2").play("play place", "place a1", "place b2", "done")
    assert board.is_turn_of(1)
    assert board.tokens(0) == pile("place")


@pytest.mark.rule("D7.1")
@pytest.mark.rule("D7.3")
@pytest.mark.parametrize(
    ("action", "verbs"),
    [
        ("take", {"take"}),
        ("place", {"place"}),
        ("place and unload", {"place"}),
        ("swap and unload", {"swap"}),
    ],
)
def test_while_a_token_is_played_nothing_else_is_offered(action: str, verbs: set[str]) -> None:
    board = lay(f"0:meeples=a1 1:meeples=b1 0:tokens={EVERY_ACTION}").play(f"play {action}")
    assert board.actor == 0
    assert {line.split()[0] for line in board.legal()} == verbs


@pytest.mark.rule("D7.2")
def test_with_everything_possible_all_four_may_be_played() -> None:
    board = lay(f"0:meeples=a1 1:meeples=b1 0:tokens={EVERY_ACTION}")
    assert board.offers("play") == ["take", "place", "place and unload", "swap and unload"]


@pytest.mark.rule("D7.2")
@pytest.mark.parametrize(
    ("black", "white", "offered"),
    [
        ("-", "-", {"take", "place"}),
        ("a1,b2", "-", {"take", "place", "place and unload"}),
        ("a1,b1", "-", {"take", "place", "place and unload", "swap and unload"}),
        ("a1,b1,c2", "-", {"take", "place and unload", "swap and unload"}),
        ("a1,b1,c2,c3", "-", {"take", "swap and unload"}),
    ],
)
def test_tokens_that_can_be_carried_out_in_full(black: str, white: str, offered: set[str]) -> None:
    assert set(lay(f"0:meeples={black} 1:meeples={white} 0:tokens={EVERY_ACTION}").offers("play")) == offered


@pytest.mark.rule("D7.4")
@pytest.mark.rule("D7.5")
def test_optional_parts_may_be_declined() -> None:
    board = lay("0:tokens=place").play("play place", "place a1", "place a2")
    assert "done" in board.legal()
    assert board.play("done").is_turn_of(1)
    board = lay("0:meeples=a1,b1,a2 0:tokens=place_and_unload")
    board.play("play place and unload", "place b2", "unload 1", "load")
    assert board.legal() == ["unload 2", "done"]
    assert board.play("done").is_turn_of(1)
    assert board.standing(0) == "a2,b2"


@pytest.mark.rule("D7.4")
def test_compulsory_parts_may_not_be_declined() -> None:
    board = lay("0:tokens=place").play("play place")
    assert "done" not in board.legal()
    assert "done" not in board.play("place a1").legal()
    board = lay("0:meeples=a1 0:tokens=place_and_unload").play("play place and unload")
    assert "done" not in board.legal()
    assert board.play("place b1").legal() == ["unload 1"]
    board = lay("0:meeples=a1,b1 0:tokens=swap_and_unload").play("play swap and unload")
    assert "done" not in board.legal()
    assert board.play("swap 3:1-2").legal() == ["unload 1"]


@pytest.mark.rule("D12.2")
def test_impossible_optional_parts_are_not_asked_for() -> None:
    board = lay("0:meeples=a1,b1 0:tokens=place").play("play place", "place a2", "place b2")
    assert board.is_turn_of(1), "no third meeple is in hand"
    board = lay("0:meeples=a1 0:tokens=place_and_unload").play(
        "play place and unload", "place b1", "unload 1", "load"
    )
    assert board.is_turn_of(1), "nothing more can be unloaded"


# ---- Take 1 Cargo Token ------------------------------------------------------------------------------------------
@pytest.mark.rule("D7.6")
def test_any_token_of_any_boat_may_be_taken() -> None:
    board = lay(f"0:tokens=take {NO_ACTIONS}").play("play take")
    assert board.offers("take") == [f"{boat}:{space}" for boat in BOATS for space in "123"]


@pytest.mark.rule("D7.6")
def test_action_tokens_may_not_be_taken() -> None:
    cargo = NO_ACTIONS.replace("tomb_1,tomb_2,tomb_3", "take,tomb_2,place")
    cargo = cargo.replace("light_pyramid*3", "place_and_unload,swap_and_unload,temple_4")
    board = lay(f"0:tokens=take {cargo}").play("play take")
    whole = [f"{boat}:{space}" for boat in "13BC" for space in "123"]
    assert sorted(board.offers("take")) == sorted([*whole, "2:2", "A:3"])


@pytest.mark.rule("D7.6")
def test_boats_that_left_have_nothing_to_take() -> None:
    board = lay("0:tokens=take boats=2,C 2:cargo=tomb_1,tomb_2,tomb_3 C:cargo=tomb_4,tomb_5,tomb_6").play(
        "play take"
    )
    assert board.offers("take") == ["2:1", "2:2", "2:3", "C:1", "C:2", "C:3"]


@pytest.mark.rule("D7.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_taken_token_is_ones_own(seat: int) -> None:
    board = lay(f"turn={seat} 0:meeples=a1,b1 1:meeples=c2 0:tokens=take 1:tokens=take {NO_ACTIONS}")
    board.play("play take", "take B:2")
    assert board.tokens(seat) == pile("dark_pyramid")
    assert board.tokens(1 - seat) == pile("take")
    assert board.boat("B") == ["dark_pyramid", "-", "dark_pyramid"]
    assert (board.standing(0), board.standing(1)) == ("a1,b1", "c2"), "no meeple is moved"
    assert board.gone() == pile("take")


@pytest.mark.rule("D7.7")
def test_a_taken_obelisk_may_be_the_fifth() -> None:
    board = lay("0:tokens=take,obelisk*4 1:tokens=obelisk*4 1:cargo=obelisk,tomb_1,tomb_2", sides="BAAA")
    assert board.play("play take", "take 1:1", "load").first_to_five == 0


@pytest.mark.rule("D7.8")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_the_reserve_fills_the_same_space(space: int) -> None:
    board = lay(f"0:tokens=take {NO_ACTIONS}").play("play take", f"take C:{space}")
    assert (board.actor, board.step) == (CHANCE, Step.REFILL)
    supply = board.supply
    board.play("load Temple 4")
    lying = ["tomb_4", "tomb_5", "tomb_6"]
    lying[space - 1] = "temple_4"
    assert board.boat("C") == lying
    assert (board.reserve, board.supply) == (2, supply)
    assert board.is_turn_of(1)


@pytest.mark.rule("D7.8")
def test_an_action_token_may_fill_the_gap() -> None:
    board = lay(f"0:tokens=take,tomb_7 {NO_ACTIONS} face_down=obelisk*2,swap_and_unload")
    board.play("play take", "take 1:3")
    assert board.odds() == {"load Obelisk": 2, "load Swap and unload": 1}
    board.play("load Swap and unload")
    assert board.boat("1") == ["obelisk", "obelisk", "swap_and_unload"]
    assert board.tokens(0) == pile("tomb_7,obelisk")


@pytest.mark.rule("D7.8")
def test_without_a_supply_the_reserve_still_fills_the_gap() -> None:
    board = lay(f"0:tokens=take {NO_ACTIONS} supply=0").play("play take", "take 1:1", "load")
    assert (board.reserve, board.supply, board.boats()) == (2, 0, BOATS)
    assert "-" not in board.boat("1")


@pytest.mark.rule("D7.9")
def test_the_reserve_suffices_for_every_take() -> None:
    board = lay(f"0:tokens=take*2 1:tokens=take {NO_ACTIONS}")
    for left in (2, 1, 0):
        board.play("play take", "take 1:1", "load Obelisk")
        assert board.reserve == left
    assert board.gone() == pile("take*3")


@pytest.mark.rule("D7.10")
def test_with_only_action_tokens_in_sight_nothing_can_be_taken() -> None:
    cargo = "1:cargo=take*2,place 2:cargo=place,place_and_unload,swap_and_unload"
    assert lay(f"boats=1,2 0:tokens=take {cargo}").offers("play") == []
    board = lay("boats=1,2 0:tokens=take 1:cargo=take*2,place 2:cargo=place,place_and_unload,obelisk")
    assert board.offers("play") == ["take"]
    assert board.play("play take").legal() == ["take 2:3"]


# ---- Place 2-3 Meeples -------------------------------------------------------------------------------------------
@pytest.mark.rule("D7.11")
def test_two_or_three_meeples_are_placed() -> None:
    board = lay("0:tokens=place").play("play place")
    assert board.offers("place") == SPACES
    board.play("place b2")
    assert board.offers("place") == [space for space in SPACES if space != "b2"]
    board.play("place a1")
    assert board.offers("place") == [space for space in SPACES if space not in {"b2", "a1"}]
    board.play("place c3")
    assert board.standing(0) == "a1,b2,c3"
    assert board.is_turn_of(1), "not a fourth one"


@pytest.mark.rule("D7.11")
def test_they_are_placed_on_empty_spaces_only() -> None:
    board = lay("turn=1 0:meeples=a1,b1,c1,a2 1:meeples=b2 1:tokens=place").play("play place", "place c3")
    assert board.offers("place") == ["c2", "a3", "b3"]
    assert board.play("place c2", "place a3").standing(1) == "b2,c2,a3,c3"


@pytest.mark.rule("D7.12")
@pytest.mark.parametrize(
    ("black", "possible"), [("-", True), ("a1", True), ("a1,b1", True), ("a1,b1,c2", False)]
)
def test_two_meeples_in_hand_are_needed(black: str, possible: bool) -> None:
    assert lay(f"0:meeples={black} 0:tokens=place").offers("play") == ["place"] * possible


@pytest.mark.rule("D7.12")
def test_the_second_meeple_is_compulsory() -> None:
    board = lay("0:meeples=a1,b1 0:tokens=place").play("play place", "place c3")
    assert (board.actor, board.step) == (0, Step.PLACE)
    assert {line.split()[0] for line in board.legal()} == {"place"}


@pytest.mark.rule("D7.13")
@pytest.mark.parametrize(("black", "asked"), [("-", True), ("a1", True), ("a1,b1", False)])
def test_a_third_meeple_is_optional(black: str, asked: bool) -> None:
    board = lay(f"0:meeples={black} 0:tokens=place").play("play place", "place c3", "place c2")
    assert board.is_turn_of(1) is not asked
    if asked:
        assert (board.actor, board.step) == (0, Step.MAY_PLACE)
        assert board.legal()[-1] == "done"
        assert board.play("done").is_turn_of(1)


@pytest.mark.rule("D7.13")
def test_a_space_is_always_free_for_it() -> None:
    board = lay("0:meeples=a1 1:meeples=c1,c2,c3,a3 0:tokens=place").play(
        "play place", "place b1", "place b2"
    )
    assert board.legal() == ["place a2", "place b3", "done"]
