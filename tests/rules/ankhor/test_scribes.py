"""A8 special tiles: scribes and their extra turns."""

import pytest

from benben.games.ankhor.table import Step
from tests.rules.ankhor.board import Board
from tests.rules.ankhor.drawing import picture
from tests.rules.ankhor.laying import MANY_OF_ALL, lay

SCRIBES = "bc wf wc gf kc kp"
"""At the prices of a fish and an ivory, a fish and a charcoal, a fish and a cloth."""
TAKE = ["take fish", "take ivory", "take cloth"]
TWELVE = """
gj  gs  gf  gp
bj  bs  bf  bp
rj  rs  rf  rp
"""


ELEVEN_SCRIBES = MANY_OF_ALL.replace("scribe = [2", "scribe = [3").replace("desert = [1", "desert = [0")


def bought(hands: str = "bw", estate: str = "gj  gs", players: int = 2, turn: int = 0) -> Board:
    """A scribe has just been bought."""
    estates = [""] * turn + [estate]
    hands = "- " * turn + hands
    return lay(*estates, players=players, turn=turn, hands=hands, row=SCRIBES).play("buy 1", "place 1")


@pytest.mark.rule("A8.9")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turn", [0, 1])
def test_a_scribe_brings_another_turn(players: int, turn: int) -> None:
    board = bought(players=players, turn=turn)
    assert board.is_turn_of(turn)
    board.play(*TAKE)
    assert board.is_turn_of((turn + 1) % players)


@pytest.mark.rule("A8.9")
def test_other_tiles_bring_none() -> None:
    for word in ("bj", "bs", "bf", "bp", "bh", "bd"):
        assert lay("gj", hands="bw", row=f"{word} -- -- -- -- --").play("buy 1", "place 1").is_turn_of(1)


@pytest.mark.rule("A8.9")
def test_one_that_is_the_first_tile_does_too() -> None:
    assert lay(hands="bw", row=SCRIBES).play("buy 1").is_turn_of(0)


@pytest.mark.rule("A8.9", "A3.5")
def test_this_turn_is_finished_first() -> None:
    board = bought("bwaa")
    assert board.asks(0, Step.AFTER)
    assert board.match.view(None)["again"]
    board.play("draw left", "deal")
    assert board.asks(0, Step.AFTER)
    board.play("move", "lift 1", "place 2")
    assert board.is_turn_of(0)
    assert not board.match.view(None)["again"]


@pytest.mark.rule("A8.9")
def test_one_may_end_the_first_turn_without_spending() -> None:
    board = bought("bwaa").play("end")
    assert board.is_turn_of(0)
    assert board.match.view(None)["spendable"] == 2


@pytest.mark.rule("A8.9", "A8.7")
def test_at_its_end_nothing_is_stored_that_fits_into_the_hand() -> None:
    board = lay("bh  gs", hands="bbwa", stored="b", row=SCRIBES).play("buy 1", "place 1")
    assert (board.hand(), board.stored()) == ("bba", "")
    board.play("end")
    assert (board.hand(), board.stored()) == ("bba", "")
    assert board.is_turn_of(0)


@pytest.mark.rule("A8.10", "A3.3")
def test_ankhs_that_are_held_then_can_be_spent() -> None:
    board = bought("bwaa").play("end", "draw left", "deal", *TAKE, "draw right", "deal")
    assert board.is_turn_of(1)
    assert board.hand() == "bwr"


@pytest.mark.rule("A8.10", "A3.3")
def test_ankhs_that_are_taken_then_cannot() -> None:
    board = bought().play("take ankh", "take ankh", "take fish")
    assert board.is_turn_of(1)
    assert board.hand() == "baa"


@pytest.mark.rule("A8.10", "A4.5")
def test_the_limits_are_those_of_every_turn() -> None:
    board = bought("bwbwkg").play(*TAKE)
    assert board.asks(0, Step.RETURN)
    assert board.play("return herbs", "return cloth").is_turn_of(1)


@pytest.mark.rule("A8.10")
def test_another_scribe_brings_yet_another_turn() -> None:
    board = lay("gj", hands="bwbk", row=SCRIBES).play("buy 1", "place 1")
    assert board.is_turn_of(0)
    board.play("buy 3", "place 1")
    assert board.is_turn_of(0)
    assert board.play(*TAKE).is_turn_of(1)


@pytest.mark.rule("A8.10")
def test_three_scribes_in_a_row() -> None:
    board = lay("bh", hands="bbwkr", stored="b", row=SCRIBES)
    for space in (1, 3, 5):
        assert board.is_turn_of(0)
        board.play(f"buy {space}", "place 1")
    assert board.is_turn_of(0)
    assert board.hand() == ""
    assert board.play(*TAKE).is_turn_of(1)


@pytest.mark.rule("A8.10")
def test_a_tile_bought_on_the_extra_turn_ends_it() -> None:
    board = lay("gj", hands="bwwkg", row=SCRIBES).play("buy 1", "place 1", "buy 2", "place 1")
    assert board.is_turn_of(1)


@pytest.mark.rule("A8.10")
def test_ankhs_taken_after_one_scribe_wait_for_the_next_turn() -> None:
    board = bought("bwbk").play("take ankh", "take fish", "take fish")
    assert board.is_turn_of(1)
    board.play(*TAKE[:2], "take herbs")
    assert board.is_turn_of(0)
    board.play("draw left", "deal")


@pytest.mark.rule("A8.11")
@pytest.mark.parametrize("players", [2, 3])
def test_the_extra_turn_does_not_count_for_the_round(players: int) -> None:
    """The last seat gets two turns, then the first seat begins the next round."""
    board = bought(players=players, turn=players - 1)
    assert board.is_turn_of(players - 1)
    assert board.play(*TAKE).is_turn_of(0)


@pytest.mark.rule("A8.11", "A12.3")
@pytest.mark.parametrize("turn", [0, 1])
def test_it_is_played_in_the_last_round_too(turn: int) -> None:
    """The scribe is the thirteenth tile."""
    board = bought(estate=TWELVE, turn=turn)
    assert board.match.view(None)["last_round"]
    assert board.is_turn_of(turn)
    board.play(*TAKE)
    assert board.is_over == (turn == 1)


@pytest.mark.rule("A8.11", "A12.1", "A6.9")
def test_so_an_estate_may_have_fourteen_tiles() -> None:
    board = lay("", TWELVE, turn=1, hands="- bwwkg", row=SCRIBES).play("buy 1", "place 1")
    assert board.is_turn_of(1)
    board.play("buy 2", "place 1")
    assert board.is_over
    assert len(board.open_estate(1).ground) == 14


@pytest.mark.rule("A6.9", "A8.10")
def test_with_eleven_scribes_an_estate_gets_as_many_tiles_as_it_can() -> None:
    """Twelve tiles, then every scribe of a box that has eleven, and one tile more."""
    row, rest = "bc wc kc gc rc wd", "bc wc kc gc rc bc"
    board = lay(TWELVE, players=4, hands="aa", row=row, face_down=rest, piles=(6, 0), boards=ELEVEN_SCRIBES)
    for space in (1, 2, 3, 4, 5, 0, 2, 3, 4, 5, 6, 0, 2, 1):
        if space == 0:
            board.play("draw left", "deal")
            continue
        pay_for(board, space)
        board.play(f"buy {space}", "place 1")
        if board.step == Step.AFTER:
            board.play("end")
    assert len(board.open_estate().ground) == 24
    assert board.is_turn_of(1)


def pay_for(board: Board, space: int) -> None:
    """Hand the first player the goods for a space."""
    for good, count in enumerate(board.table.prices[space - 1]):
        board.table.tokens[0, good] += count
        board.table.supply[good] -= count


@pytest.mark.rule("A8.12")
def test_it_acts_when_it_is_bought_for_level_one() -> None:
    board = lay("bj  ws / kf  gp", hands="bw", row=SCRIBES).play("buy 1", "stack 1", "save fish")
    assert board.estate() == picture("bj  ws /   bc / kf  gp")
    assert board.is_turn_of(0)
    assert board.play(*TAKE).is_turn_of(1)


@pytest.mark.rule("A8.13")
@pytest.mark.parametrize("estate", ["bc  gs  kf", "bp  ws  wp /   bc / kf  gp  rj"])
def test_moving_a_scribe_brings_no_turn(estate: str) -> None:
    board = lay(estate, hands="a")
    lifted, place = ("1", "place 1") if "/" not in estate else ("7", "stack 2")
    board.play("move", f"lift {lifted}", place, *TAKE)
    assert board.is_turn_of(1)


@pytest.mark.rule("A8.13", "A8.10")
def test_moving_on_the_scribes_turn_does_not_lose_the_extra_turn() -> None:
    board = bought("bwaa").play("move", "lift 1", "place 2", "move", "lift 1", "place 1")
    assert board.is_turn_of(0)
