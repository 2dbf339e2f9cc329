"""Why something cannot be done now in The Duel: every reason names its rule, and the right one."""

from typing import Any

import pytest

from benben.engine.game import Game
from benben.games.imhotep_duel import RULES
from benben.games.imhotep_duel.moves import MOVES
from tests.rules.imhotep_duel.board import BOATS, SPACES, Board, lay
from tests.rules.why import check_reasons, check_scene, every_set_of, reached, reasons_of

TARGETS = (
    *(f"harbor:{space}" for space in SPACES),
    *(f"boat:{boat}" for boat in BOATS),
    *(f"cargo:{boat}:{space}" for boat in BOATS for space in range(1, 5)),
    *(f"action:{action}" for action in ("take", "place", "place_and_unload", "swap_and_unload")),
    *("hand:0", "hand:1", "hand:2", "done", "pass"),
)
ALL_OUT = "a1,b2,c3,a3"
ACTIONS_ONLY = (
    "1:cargo=take*2,place 2:cargo=place*2,swap_and_unload A:cargo=swap_and_unload*2,place_and_unload"
)


def playing(token: str, *moves: str, black: str = "a1", white: str = "b1") -> Board:
    """Black is carrying out an action token; boat 1 can be unloaded."""
    return lay(f"0:meeples={black} 1:meeples={white} 0:tokens={token}").play(
        f"play {token.replace('_', ' ')}", *moves
    )


TAKING = playing("take")
PLACING = playing("place")
PLACED_TWO = playing("place", "place b2", "place c3")
TO_UNLOAD = playing("place_and_unload", black="a1", white="-")
TAKE_OR_NOT = lay("0:tokens=take 2:cargo=place,obelisk*2").play("play take")
UNLOADING = playing("place_and_unload", "place b3")
UNLOADED_ONE = playing("place_and_unload", "place b3", "unload 1", "load", black="a1,a3")
SWAPPING = playing("swap_and_unload")
SWAPPED = playing("swap_and_unload", "swap 1:1-2")
STUCK = lay("0:meeples=a1,b2,c3,b1 boats=2,3 supply=0")
"""D3.4. Black has no meeple in hand and no token, and boats 2 and 3 have one meeple each."""
MOVE_SCENES: list[tuple[Board, str, str, dict[str, Any]]] = [
    (lay("0:meeples=a1"), "place a1", "space_taken", {"space": "a1"}),
    (lay("1:meeples=a1"), "place a1", "space_taken", {"space": "a1"}),
    (lay(f"0:meeples={ALL_OUT}"), "place a2", "no_meeple", {}),
    (TO_UNLOAD, "place b2", "space_idle", {"space": "b2"}),
    (lay(), "unload 1", "line_short", {"boat": "1", "count": 0}),
    (lay("0:meeples=a1"), "unload 1", "line_short", {"boat": "1", "count": 1}),
    (lay("0:meeples=a1,b1 boats=2,3"), "unload 1", "boat_gone", {"boat": "1"}),
    (UNLOADED_ONE, "unload 1", "line_short", {"boat": "1", "count": 0}),
    (lay("1:tokens=take"), "play take", "no_token", {}),
    (lay(f"0:tokens=take boats=1,2,A {ACTIONS_ONLY} supply=0"), "play take", "only_actions", {}),
    (lay("0:meeples=a1,b2,c3 0:tokens=place"), "play place", "two_in_hand", {"count": 1}),
    (lay(f"0:meeples={ALL_OUT} 0:tokens=place"), "play place", "two_in_hand", {"count": 0}),
    (lay(f"0:meeples={ALL_OUT} 0:tokens=place_and_unload"), "play place and unload", "one_in_hand", {}),
    (lay("0:tokens=place_and_unload"), "play place and unload", "no_boat_after", {}),
    (lay("0:meeples=a1 0:tokens=swap_and_unload"), "play swap and unload", "no_boat_now", {}),
    (lay(), "take B:3", "take_needs", {}),
    (lay(), "swap B:1-3", "swap_needs", {}),
    (lay(), "done", "not_optional", {}),
    (UNLOADING, "done", "not_optional", {}),
    (lay(), "pass", "pass", {}),
    (TAKING, "place c3", "take_first", {}),
    (TAKING, "play take", "one_token", {}),
    (TAKE_OR_NOT, "take 2:1", "take_action", {}),
    (PLACING, "unload 1", "place_first", {}),
    (PLACED_TWO, "unload 1", "may_place_first", {}),
    (TO_UNLOAD, "unload 1", "place_to_unload_first", {}),
    (UNLOADING, "place c3", "unload_first", {}),
    (SWAPPED, "swap 1:1-2", "unload_first", {}),
    (UNLOADED_ONE, "place c3", "may_unload_first", {}),
    (SWAPPING, "unload 1", "swap_first", {}),
    (SWAPPING, "pass", "swap_first", {}),
    (lay("0:meeples=a1,b1").play("unload 1"), "place a1", "chance", {}),
]
THERE_SCENES: list[tuple[Board, int | None, str, str, dict[str, Any]]] = [
    (lay(), None, "boat:1", "watching", {"seat": 0}),
    (lay("turn=1"), 0, "harbor:a1", "others_turn", {"seat": 1}),
    (SWAPPING, 1, "cargo:1:1", "others_action", {"seat": 0}),
    (lay(), 0, "cargo:1:1", "cargo", {}),
    (lay("boats=2,3"), 0, "cargo:1:1", "boat_gone", {"boat": "1"}),
    (lay("boats=2,3"), 0, "boat:1", "boat_gone", {"boat": "1"}),
    (TAKING, 0, "boat:1", "take_first", {}),
    (lay(), 0, "cargo:1:4", "choose_action", {}),
    (lay(), 0, "hand:1", "hand_of", {"owner_seat": 1}),
    (lay(f"0:meeples={ALL_OUT}"), 0, "hand:0", "no_meeple", {}),
    (UNLOADING, 0, "hand:0", "unload_first", {}),
    (STUCK, 0, "supply", "stuck", {}),
    (lay(), 0, "action:take", "no_token", {}),
]


@pytest.mark.parametrize(("board", "move", "expected", "args"), MOVE_SCENES)
def test_a_move_that_is_not_possible_has_its_reason(
    board: Board, move: str, expected: str, args: dict[str, Any]
) -> None:
    assert move not in board.legal()
    check_scene(RULES.why_not(board.table, MOVES.parse(move)), expected, args, "D")


@pytest.mark.parametrize(("board", "seat", "target", "expected", "args"), THERE_SCENES)
def test_an_element_that_stands_for_nothing_has_its_reason(
    board: Board, seat: int | None, target: str, expected: str, args: dict[str, Any]
) -> None:
    check_scene(RULES.why_not_there(board.table, seat, target), expected, args, "D")


@every_set_of("imhotep_duel")
def test_whatever_is_not_possible_has_a_reason(game: Game) -> None:
    check_reasons(game, "D", TARGETS)


def test_every_reason_is_given_at_some_time() -> None:
    scenes = [*(scene[2] for scene in MOVE_SCENES), *(scene[3] for scene in THERE_SCENES)]
    given_somewhere = {f"imhotep_duel-why-{name}" for name in scenes}
    given_somewhere |= reached("imhotep_duel", "D", TARGETS)
    assert given_somewhere == reasons_of("imhotep_duel", "D").ids
