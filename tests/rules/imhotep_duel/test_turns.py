"""D3 turns, D4 placing a meeple."""

import itertools

import pytest

from benben.engine.table import CHANCE
from tests.rules.imhotep_duel.board import BOATS, SPACES, Board, lay, pile

STUCK = "a1,a3,b3,c3"
"""With boats 1 and 2 alone in the game, meeples on these spaces let nothing be unloaded."""


@pytest.mark.rule("D3.1")
def test_players_take_turns() -> None:
    board = lay()
    seats = []
    for space in ("a1", "b3", "c2", "a2", "c3"):
        seats.append(board.actor)
        board.play(f"place {space}")
    assert seats == [0, 1, 0, 1, 0]


@pytest.mark.rule("D3.2")
def test_a_turn_is_one_of_three_actions() -> None:
    board = lay("0:meeples=a1,c3 1:meeples=b1,b2,c2,a2 0:tokens=take")
    assert board.offers("place") == ["c1", "a3", "b3"]
    assert board.offers("unload") == ["1", "2", "A", "B", "C"]
    assert board.offers("play") == ["take"]
    assert len(board.legal()) == 3 + 5 + 1


@pytest.mark.rule("D3.2")
@pytest.mark.parametrize(
    "lines",
    [
        ["place c3"],
        ["unload 1", "load"],
        ["play take", "take 2:1", "load"],
        ["play place", "place c3", "place c2", "done"],
        ["play place and unload", "place c3", "unload 1", "load"],
        ["play swap and unload", "swap 2:1-3", "unload 1", "load"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("seat", [0, 1])
def test_one_action_ends_the_turn(lines: list[str], seat: int) -> None:
    actions = "take,place,place_and_unload,swap_and_unload"
    board = lay(
        f"turn={seat} 0:meeples=a1 1:meeples=b1 0:tokens={actions} 1:tokens={actions} "
        "2:cargo=obelisk,tomb_1,tomb_2 1:cargo=tomb_3,tomb_4,tomb_5"
    ).play(*lines)
    assert board.is_turn_of(1 - seat)


@pytest.mark.rule("D3.3")
def test_at_the_beginning_one_can_only_place() -> None:
    board = Board().play("load")
    assert board.legal() == [f"place {space}" for space in SPACES]


@pytest.mark.rule("D3.3")
def test_other_players_action_tokens_cannot_be_played() -> None:
    board = lay("0:meeples=a1 1:meeples=b1 1:tokens=take,place,place_and_unload,swap_and_unload")
    assert board.offers("play") == []
    board.play("place c3")
    assert board.offers("play") == ["take", "place", "place and unload", "swap and unload"]


@pytest.mark.rule("D3.4")
def test_who_can_do_nothing_passes() -> None:
    board = lay(f"0:meeples={STUCK} boats=1,2")
    assert board.legal() == ["pass"]
    assert board.play("pass").is_turn_of(1)
    assert board.standing(0) == STUCK


@pytest.mark.rule("D3.4")
@pytest.mark.parametrize(
    ("black", "white", "tokens"),
    [
        ("a1,a3,b3", "-", "-"),  # a meeple in hand
        ("a1,b1,b3,c3", "-", "-"),  # boat 1
        (STUCK, "c2,b2", "-"),  # boat 2 by the other's meeples
        (STUCK, "-", "take"),  # an action token that can be played
    ],
)
def test_no_one_else_may_pass(black: str, white: str, tokens: str) -> None:
    board = lay(f"0:meeples={black} 1:meeples={white} boats=1,2 0:tokens={tokens} 1:cargo=obelisk,take,place")
    assert "pass" not in board.legal()
    assert board.legal() != []


@pytest.mark.rule("D3.4")
def test_action_tokens_that_cannot_be_played_do_not_help() -> None:
    board = lay(f"0:meeples={STUCK} boats=1,2 0:tokens=place,place_and_unload,swap_and_unload")
    assert board.legal() == ["pass"]


@pytest.mark.rule("D3.5")
@pytest.mark.parametrize("boats", list(itertools.combinations(BOATS, 2)), ids="".join)
def test_both_are_never_stuck(boats: tuple[str, str]) -> None:
    """Who is stuck has all meeples on the harbor; were both, eight stood there."""
    for turn, empty in itertools.product((0, 1), SPACES):
        others = [space for space in SPACES if space != empty]
        board = lay(
            f"turn={turn} 0:meeples={','.join(others[::2])} 1:meeples={','.join(others[1::2])} "
            f"boats={','.join(boats)}"
        )
        assert board.legal() == [f"unload {boat}" for boat in boats]


@pytest.mark.rule("D3.5")
def test_the_other_goes_on_while_one_is_stuck() -> None:
    board = lay(f"0:meeples={STUCK} boats=1,2").play("pass", "place b1")
    assert (board.actor, board.legal()) == (0, ["unload 1"])


@pytest.mark.rule("D3.6")
def test_an_action_token_waits_for_the_next_turn() -> None:
    board = lay("0:meeples=a1,b1 1:cargo=obelisk,place,tomb_7").play("unload 1", "load")
    assert board.tokens(0) == pile("place,tomb_7")
    assert board.actor == 1
    assert board.play("place c3").actor == 0
    assert "play place" in board.legal()


@pytest.mark.rule("D3.6")
def test_an_action_token_gained_in_the_middle_of_a_turn_waits_too() -> None:
    board = lay(
        "0:meeples=a1 1:meeples=b1,c3 1:cargo=obelisk,place,swap_and_unload 0:tokens=place_and_unload"
    ).play("play place and unload", "place c2", "unload 1", "load")
    assert board.tokens(0)["place"] == 1
    assert (board.actor, board.legal()) == (0, ["unload C", "done"])


@pytest.mark.rule("D4.1")
@pytest.mark.parametrize("space", SPACES)
def test_a_meeple_goes_to_any_empty_space(space: str) -> None:
    board = lay("turn=1")
    assert f"place {space}" in board.legal()
    board.play(f"place {space}")
    assert (board.standing(1), board.standing(0), board.hand(1), board.hand(0)) == (space, "-", 3, 4)
    assert board.is_turn_of(0)


@pytest.mark.rule("D4.2")
def test_there_is_room_for_one_meeple_on_a_space() -> None:
    assert lay("0:meeples=a1,c3 1:meeples=b2").offers("place") == ["b1", "c1", "a2", "c2", "a3", "b3"]


@pytest.mark.rule("D4.3")
def test_without_a_meeple_in_hand_no_one_places() -> None:
    board = lay("0:meeples=a1,b2,c3,c1 1:meeples=a2")
    assert board.offers("place") == []
    board.play("unload A", "load")
    assert board.offers("place") != [], "White still has some"


@pytest.mark.rule("D4.4")
def test_meeples_may_be_placed_where_no_boat_is_left() -> None:
    board = lay("boats=1,A")
    assert "place c3" in board.legal()
    board.play("place c3", "place b2", "place b3")
    assert board.standing(0) == "b3,c3"
    assert board.item("meeples") == [2, 1]
    assert board.actor != CHANCE
