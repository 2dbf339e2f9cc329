"""What speaks for a seat of The Duel before the end, at tables laid by hand."""

import pytest

from benben import nd
from benben.games.imhotep_duel.features import PHASES, Feature, features, phase, unloadings_left
from benben.games.imhotep_duel.scoring import score
from tests.rules.imhotep_duel.board import Board, lay, own

NO_ACTIONS = (
    "1:cargo=obelisk,temple_1,temple_4 "
    "2:cargo=obelisk*3 "
    "3:cargo=temple_1*2,temple_2 "
    "A:cargo=light_pyramid*3 "
    "B:cargo=dark_pyramid*3 "
    "C:cargo=temple_2*2,temple_3"
)


def speaks(board: Board, feature: Feature) -> tuple[float, float]:
    """A feature of both seats."""
    both = nd.zeros((2, len(Feature)))
    for seat in (0, 1):
        features(board.table, seat, both[seat])
    return float(both[0, feature]), float(both[1, feature])


@pytest.mark.parametrize("sides", ["AAAA", "BBBB", "ABBA"])
def test_points_and_standing_and_unused_tokens_make_the_score(sides: str) -> None:
    tokens = [
        "obelisk*6,temple_3*2,temple_1,light_pyramid*3,tomb_1,tomb_2",
        "take*2,place,dark_pyramid",
    ]
    board = lay(f"0:meeples=a1,b2 1:meeples=c3 {own(*tokens)}", sides=sides)
    parts = [
        *(
            feature
            for feature in Feature
            if feature.name.endswith("_POINTS") and feature != Feature.LATE_POINTS
        ),
        *(feature for feature in Feature if feature.name.endswith("_TOKENS")),
        Feature.STANDING,
    ]
    for seat in (0, 1):
        assert sum(speaks(board, part)[seat] for part in parts) == score(board.table, seat)


def test_a_line_counts_now_for_the_next_player_and_later_for_the_other() -> None:
    """The boat of row 1: the meeple closest to it, on c1, gets the temple of four; b1 the temple of one."""
    board = lay(f"turn=0 0:meeples=c1 1:meeples=b1 {NO_ACTIONS}")
    assert speaks(board, Feature.LINE_NOW) == (4.0 - 1.0, 0.0)
    assert speaks(board, Feature.LINE_LATER) == (0.0, 0.0)
    board = lay(f"turn=1 0:meeples=c1 1:meeples=b1 {NO_ACTIONS}")
    assert speaks(board, Feature.LINE_LATER) == (3.0, 0.0)
    assert speaks(board, Feature.READY_LINES) == (3.0, -3.0)


def test_a_lonely_meeple_is_promised_the_farthest_token() -> None:
    board = lay(f"0:meeples=c1 {NO_ACTIONS}")
    assert speaks(board, Feature.LONELY) == (4.0 + 3.0, 0.0)


def test_a_lead_at_the_obelisk_is_surer_when_few_are_left() -> None:
    early = lay(f"0:tokens=obelisk*2 1:tokens=obelisk {NO_ACTIONS}")
    late = lay(f"0:tokens=obelisk*4 1:tokens=obelisk*3 {NO_ACTIONS}")
    assert speaks(early, Feature.OBELISK_PROMISE)[0] < speaks(late, Feature.OBELISK_PROMISE)[0] < 0.0
    assert speaks(early, Feature.OBELISK_PROMISE)[1] > speaks(late, Feature.OBELISK_PROMISE)[1] > 0.0


def test_a_swap_that_can_be_played_is_worth_what_it_changes() -> None:
    tokens = ["swap_and_unload", "-"]
    board = lay(f"0:meeples=b1 1:meeples=c1 {NO_ACTIONS} {own(*tokens)}")
    assert speaks(board, Feature.SWAP_PRIZE)[0] > 0.0
    assert speaks(lay(f"0:meeples=b1 1:meeples=c1 {NO_ACTIONS}"), Feature.SWAP_PRIZE) == (0.0, 0.0)


def test_the_turn_passes_with_the_last_step_of_a_token() -> None:
    board = lay(f"turn=0 0:tokens=take {NO_ACTIONS}")
    assert speaks(board, Feature.NEXT_TURN) == (1.0, 0.0)
    board.play("play take")
    assert speaks(board, Feature.STEPS_DUE) == (1.0, 0.0)
    assert speaks(board, Feature.TAKE_PRIZE)[0] > 4.0
    assert speaks(board, Feature.NEXT_TURN) == (1.0, 0.0)
    board.play("take 1:3")  # now chance refills the space
    assert speaks(board, Feature.NEXT_TURN) == (0.0, 1.0)


def test_phases_go_from_the_first_load_to_the_last_boat() -> None:
    assert phase(lay(f"{NO_ACTIONS} supply=39").table) == 0
    last = lay("boats=1,2 1:cargo=obelisk,temple_1,temple_4 2:cargo=obelisk*3")
    assert unloadings_left(last.table) == 1
    assert phase(last.table) == PHASES - 1
