"""A8 special tiles: warehouses."""

import pytest

from benben.games.ankhor.table import Step
from tests.rules.ankhor.board import Board
from tests.rules.ankhor.drawing import picture
from tests.rules.ankhor.laying import MANY_OF_ALL, lay

TAKE_ANKHS = ["take ankh"] * 3
SQUARE = "bh  ws / kf  gp"
COVERED = "bh  ws /   bd / kf  gp"
TWO = """
bh  ws  bh
kf  gp  rj
"""
"""Two squares, each with a warehouse of fish."""


def stored_on(board: Board, seat: int = 0) -> list[int]:
    """The numbers of the warehouses on which a view shows a token."""
    return [tile["number"] for tile in board.match.view(None)["seats"][seat]["estate"] if tile["stored"]]


# ---- buying one --------------------------------------------------------------------------------------------------
@pytest.mark.rule("A8.3", "A1.2")
@pytest.mark.parametrize("letter", "bwkgr")
def test_a_token_of_its_good_is_laid_on_it(letter: str) -> None:
    board = lay("gj", hands="bwkgr", row=f"{letter}h -- -- -- -- --")
    supply = board.supply(letter)
    board.play("buy 1", "place 3")
    assert board.estate() == f"gj  {letter}h"
    assert (board.hand(), board.stored()) == ("kgr", letter)
    assert board.supply(letter) == supply - 1 + (letter in "bw")
    assert stored_on(board) == [2]


@pytest.mark.rule("A8.3")
def test_it_lies_there_at_once() -> None:
    """Before the turn is over, so that it is lost if the new warehouse is covered on the same turn."""
    board = lay("gs  gf  wj /       rd / kf  gp  rj", hands="bwa", row="bh -- -- -- -- --").play("buy 1")
    board.play(f"place {board.offers('place')[3]}")
    assert board.estate() == picture("bh  gs  gf  wj /           rd / --  kf  gp  rj")
    assert board.asks(0, Step.AFTER)
    assert (board.hand(), board.stored(), stored_on(board)) == ("a", "b", [1])


@pytest.mark.rule("A8.3")
def test_if_the_supply_has_one() -> None:
    board = lay(hands="wkg bbbb", row="-- bh -- -- -- --").play("buy 2")
    assert (board.hand(), board.stored(), board.supply("b")) == ("", "", 0)
    assert stored_on(board) == []


@pytest.mark.rule("A8.3", "A5.6")
def test_a_token_that_was_just_paid_can_be_the_one() -> None:
    board = lay(hands="bw bbb", row="bh -- -- -- -- --").play("buy 1")
    assert (board.stored(), board.supply("b")) == ("b", 0)


@pytest.mark.rule("A8.3")
def test_no_one_else_gets_one() -> None:
    board = lay("gj", "wh", hands="bw", row="bh -- -- -- -- --").play("buy 1", "place 1")
    assert (board.stored(0), board.stored(1)) == ("b", "")


@pytest.mark.rule("A8.12")
def test_it_acts_when_it_is_bought_for_level_one() -> None:
    board = lay("bj  ws / kf  gp", hands="bw", row="bh -- -- -- -- --").play("buy 1", "stack 1", "save fish")
    assert board.estate() == picture("bj  ws /   bh / kf  gp")
    assert (board.hand(), board.stored(), stored_on(board)) == ("b", "b", [5])


# ---- what it is good for -----------------------------------------------------------------------------------------
@pytest.mark.rule("A8.5")
@pytest.mark.parametrize("taken", ["fish", "ivory", "charcoal", "herbs", "cloth"])
def test_it_has_room_for_a_token_of_its_good_only(taken: str) -> None:
    board = lay("bh", hands="wwkgr", players=4).play(f"take {taken}", *TAKE_ANKHS[1:])
    assert board.offers("store") == ["fish"] * (taken == "fish")
    board.refuses("store ivory", "store charcoal", "store herbs", "store cloth")


@pytest.mark.rule("A8.5")
def test_for_one_token() -> None:
    board = lay("bh", hands="bbbw", players=4).play("take fish", "take fish", "take ivory", "store fish")
    assert (board.hand(), board.stored()) == ("bbbbww", "b")
    assert board.legal() == ["return fish", "return ivory"]


@pytest.mark.rule("A8.5")
def test_what_lies_there_does_not_count_for_the_limit() -> None:
    board = lay("bh  wh", hands="bbkkg", stored="bw").play(*TAKE_ANKHS)
    assert board.is_turn_of(1)
    assert (board.hand(), board.stored()) == ("bbkkgaa", "bw")
    view = board.match.view(None)["seats"][0]
    assert (view["hand"], view["tokens"]["fish"]) == (5, 3)


@pytest.mark.rule("A8.5", "A4.5")
def test_without_it_the_sixth_has_to_go() -> None:
    board = lay("wh", hands="bbbkkg").play(*TAKE_ANKHS)
    assert board.asks(0, Step.RETURN)


@pytest.mark.rule("A8.6")
def test_a_token_on_a_warehouse_pays_like_any_other() -> None:
    board = lay("bh", hands="w", stored="b")
    assert board.offers("buy") == ["1"]
    assert board.match.view(None)["market"][0]["offers"][0]["lacks"] == []
    board.play("buy 1", "place 1")
    assert (board.hand(), board.stored(), stored_on(board)) == ("", "", [])


@pytest.mark.rule("A8.6")
def test_payments_are_taken_from_the_warehouses_first() -> None:
    board = lay("bh  gs", hands="bwa", stored="b").play("buy 1", "place 1")
    assert board.asks(0, Step.AFTER)
    assert (board.hand(), board.stored()) == ("ba", "")
    board.play("end")
    assert (board.hand(), board.stored()) == ("ba", ""), "what is left stays in the hand"


@pytest.mark.rule("A8.6")
def test_only_then_from_the_hand() -> None:
    board = lay("bh  gs", hands="bwa", stored="b", prices="bb wkg wk kgr rb wgr").play("buy 1", "place 1")
    assert (board.hand(), board.stored()) == ("wa", "")


@pytest.mark.rule("A8.7")
def test_nothing_is_stored_while_the_hand_keeps_to_its_limit() -> None:
    board = lay("bh  gs", hands="kkra").play("take fish", "take fish", "take ankh")
    assert (board.hand(), board.stored()) == ("bbkkraa", "")
    board.play("end")
    assert board.is_turn_of(1)
    assert (board.hand(), board.stored()) == ("bbkkraa", "")


@pytest.mark.rule("A8.7", "A8.4")
def test_what_stays_in_the_hand_is_not_lost_when_the_warehouse_is_covered() -> None:
    """The fish would go to the supply, had it been stored."""
    board = lay("bh  gs / kf  gp", row="-- bd -- -- -- --", prices="bb wk wkg kgr bgr wr")
    board.play("take fish", "take ivory", "take charcoal", *(["take ankh"] * 3), "buy 2", "stack 1")
    board.play("save ivory")
    assert (board.hand(), board.stored()) == ("bw", "")


@pytest.mark.rule("A8.7", "A4.6")
def test_above_the_limit_each_good_with_room_is_stored_and_any_other_returned() -> None:
    """The player chooses which; a good with room on a warehouse does not go back."""
    board = lay("bh", hands="bwwkk").play("take fish", *TAKE_ANKHS[1:])
    assert board.asks(0, Step.RETURN)
    assert board.legal() == ["return ivory", "return charcoal", "store fish"]
    board.refuses("return fish", "store ivory", "end")
    supply = board.supply("b")
    board.play("store fish")
    assert board.is_turn_of(1)
    assert (board.hand(), board.stored(), board.supply("b")) == ("bwwkkaa", "b", supply)


@pytest.mark.rule("A8.7", "A4.6")
def test_another_good_may_go_back_all_the_same() -> None:
    board = lay("bh", hands="bwwkk").play("take fish", *TAKE_ANKHS[1:], "return ivory")
    assert board.is_turn_of(1)
    assert (board.hand(), board.stored(), board.supply("w")) == ("bbwkkaa", "", 3)


@pytest.mark.rule("A8.7")
def test_one_after_the_other() -> None:
    board = lay("bh  wh  kh", hands="wwkkr", players=3).play("take charcoal", "take fish", "take cloth")
    assert board.legal() == ["return cloth", "store fish", "store ivory", "store charcoal"]
    board.play("store ivory", "return cloth")
    assert board.legal() == ["return ivory", "return cloth", "store fish", "store charcoal"]
    board.play("store charcoal")
    assert (board.hand(), board.stored()) == ("bwkkr", "wk")


@pytest.mark.rule("A8.7", "A4.6")
def test_with_goods_of_one_kind_it_is_stored_before_any_goes_back() -> None:
    board = lay("bh", hands="bbbb", players=4).play("take fish", "take fish", "take ankh")
    assert board.is_turn_of(1)
    assert (board.hand(), board.stored(), board.supply("b")) == ("bbbbba", "b", 0)
    found = [each["id"] for each in board.match.narrate(board.match.ply - 1)]
    assert found == ["ankhor-event-take", "ankhor-event-store"]


@pytest.mark.rule("A8.7", "A17.1")
def test_storing_is_reported() -> None:
    board = lay("bh", hands="bwwkk").play("take fish", *TAKE_ANKHS[1:])
    assert board.match.prompt()["id"] == "ankhor-prompt-store"
    move = next(move for move in board.match.legal_moves if str(move) == "store fish")
    assert board.match.describe(move)["id"] == "ankhor-move-store"
    board.play("store fish")
    assert [each["id"] for each in board.match.narrate(board.match.ply - 1)] == ["ankhor-event-store"]
    assert stored_on(board) == [1]


# ---- covering ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("A8.4")
def test_a_covered_warehouse_loses_its_token() -> None:
    board = lay(SQUARE, hands="wk", stored="b", row="-- bd -- -- -- --")
    assert board.supply("b") == 3
    board.play("buy 2", "stack 1")
    assert (board.hand(), board.stored(), board.supply("b")) == ("", "", 4)
    assert board.estate() == picture(COVERED)
    assert stored_on(board) == []


@pytest.mark.rule("A8.4", "A8.6")
def test_a_token_that_was_just_paid_is_not_lost() -> None:
    board = lay(SQUARE, hands="w", stored="b", row="bd -- -- -- -- --").play("buy 1", "stack 1", "save ivory")
    assert (board.hand(), board.stored()) == ("w", "")


@pytest.mark.rule("A8.4")
def test_tokens_in_the_hand_are_not_lost() -> None:
    board = lay(SQUARE, hands="bbbw", stored="b", row="bd -- -- -- -- --").play(
        "buy 1", "stack 1", "save fish"
    )
    assert (board.hand(), board.stored()) == ("bbb", "")


@pytest.mark.rule("A8.4")
@pytest.mark.parametrize("corner", range(4))
def test_it_is_covered_on_whichever_of_the_four_places(corner: int) -> None:
    words = ["ws", "kf", "gp"]
    words.insert(corner, "bh")
    estate = f"{words[0]}  {words[1]} / {words[2]}  {words[3]}"
    board = lay(estate, hands="wk", stored="b", row="-- bd -- -- -- --").play("buy 2", "stack 1")
    assert (board.hand(), board.stored()) == ("", "")


@pytest.mark.rule("A8.4")
def test_a_covered_warehouse_cannot_be_used() -> None:
    board = lay(COVERED).play("take fish", *TAKE_ANKHS[1:])
    assert (board.hand(), board.stored()) == ("baa", "")
    board = lay(COVERED, hands="bwwkk").play("take fish", *TAKE_ANKHS[1:])
    assert board.asks(0, Step.RETURN)


@pytest.mark.rule("A8.4")
def test_other_warehouses_are_not_touched() -> None:
    board = lay(
        "bh  ws  wh / kf  gp  rj",
        hands="r",
        stored="bw",
        row="bd -- -- -- -- --",
        prices="rk bbw wk gkr gw rgb",
    )
    board.play("buy 1", "stack 1")
    assert board.stored() == "w"


@pytest.mark.rule("A8.4")
@pytest.mark.parametrize(("saved", "hand"), [("ivory", "w"), ("fish", "bw")])
def test_one_on_level_one_covers_others_and_is_not_covered(saved: str, hand: str) -> None:
    """The ivory of the warehouse goes, whether it pays or is lost."""
    board = lay("wh  bs / kf  gp", hands="bw", stored="w", row="bh -- -- -- -- --")
    board.play("buy 1", "stack 1", f"save {saved}")
    assert (board.hand(), board.stored(), stored_on(board)) == (hand, "b", [5])


# ---- moving ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("A8.8")
def test_when_it_is_not_covered_any_more_it_can_be_used_again() -> None:
    board = lay("bh  ws  wp /   bd / kf  gp  rj", hands="abkkgg").play("move", "lift 7", "stack 2")
    assert board.estate() == picture("bh  ws  wp /       bd / kf  gp  rj")
    assert (board.hand(), board.stored()) == ("bkkgg", ""), "it brings no new token"
    board.play("take ivory", *TAKE_ANKHS[1:], "store fish")
    assert (board.hand(), board.stored()) == ("wkkggaa", "b")


@pytest.mark.rule("A8.4", "A8.13")
def test_moving_a_tile_onto_it_covers_it_as_well() -> None:
    board = lay("bh  ws  wp /       bd / kf  gp  rj", hands="a", stored="b").play("move", "lift 7", "stack 1")
    assert (board.hand(), board.stored(), board.supply("b")) == ("", "", 4)


@pytest.mark.rule("A8.13")
def test_a_warehouse_that_is_moved_takes_its_token_along() -> None:
    board = lay("bh  gs  kf", hands="a", stored="b").play("move", "lift 1", "place 5")
    assert board.estate() == picture("gs  kf / bh")
    assert (board.stored(), len(stored_on(board))) == ("b", 1)


@pytest.mark.rule("A8.13")
def test_on_level_one_too() -> None:
    board = lay("bp  ws  wp /   bh / kf  gp  rj", hands="a", stored="b").play("move", "lift 7", "stack 2")
    assert (board.stored(), stored_on(board)) == ("b", [7])


@pytest.mark.rule("A8.13")
def test_while_it_is_lifted_nothing_is_lost() -> None:
    board = lay("bh  gs  kf", hands="a", stored="b").play("move", "lift 1")
    assert (board.stored(), board.supply("b")) == ("b", 3)


@pytest.mark.rule("A8.13")
def test_moving_an_empty_one_brings_no_token() -> None:
    board = lay("bh  gs  kf", hands="a").play("move", "lift 1", "place 1")
    assert (board.stored(), board.supply("b")) == ("", 4)


# ---- several warehouses of one good ------------------------------------------------------------------------------
@pytest.mark.rule("A8.14")
@pytest.mark.parametrize("square", [1, 2])
@pytest.mark.parametrize(("stored", "left"), [("-", ""), ("b", "b"), ("bb", "b")])
def test_an_empty_one_counts_as_the_one_that_is_covered(square: int, stored: str, left: str) -> None:
    board = lay(
        TWO,
        hands="ww",
        stored=stored,
        row="wd wj -- -- -- --",
        boards=MANY_OF_ALL,
        prices="ww rrb bk kgr kb wgg",
    )
    board.play("buy 1", f"stack {square}")
    assert (board.hand(), board.stored()) == ("w", left)


@pytest.mark.rule("A8.5", "A8.7")
def test_each_has_room_for_one() -> None:
    board = lay(TWO, hands="bwkk", boards=MANY_OF_ALL).play("take fish", "take fish", "take fish")
    board.play("store fish", "store fish")
    assert (board.hand(), board.stored()) == ("bbwkk", "bb")


@pytest.mark.rule("A8.3")
def test_a_second_one_gets_a_token_of_its_own() -> None:
    board = lay("bh  ws", hands="bw", stored="b", row="bh -- -- -- -- --", boards=MANY_OF_ALL).play(
        "buy 1", "place 1"
    )
    assert (board.hand(), board.stored()) == ("b", "b"), "the price was paid from the first one"


@pytest.mark.rule("A8.3", "A8.4", "A8.14")
@pytest.mark.parametrize("supply", [0, 1])
def test_one_that_is_laid_on_another_does_not_hold_two(supply: int) -> None:
    """The token of the covered one goes to the supply, from where the new one gets one."""
    others = "b" * (3 - supply)
    board = lay(
        "bh  ws / kf  gp",
        hands=f"wa {others or '-'}",
        stored="b",
        row="bh -- -- -- -- --",
        prices="ww kkg bk wgr rb bgr",
        boards=MANY_OF_ALL,
    ).play("buy 1", "stack 1")
    assert board.asks(0, Step.AFTER)
    assert (board.hand(), board.stored(), board.supply("b")) == ("a", "b", supply)


# ---- deserts and others ------------------------------------------------------------------------------------------
@pytest.mark.rule("A8.15", "A8.1")
def test_a_desert_only_counts_for_its_color() -> None:
    board = lay("gj  bp", hands="bw", row="gd -- -- -- -- --").play("buy 1", "place 2")
    assert board.is_turn_of(1)
    assert (board.hand(), board.stored(), board.bonus()) == ("", "", [])
    assert (board.item("green"), board.points()[0]) == (0, 2)
    board = lay("gj  bp", hands="bw", row="gd -- -- -- -- --").play("buy 1", "place 3")
    assert (board.item("green"), board.points()[0]) == (2, 4)


@pytest.mark.rule("A8.2")
@pytest.mark.parametrize("color", "bwkgr")
def test_a_2_point_tile_has_two_points_printed_on_it(color: str) -> None:
    board = lay(f"{color}p", row="-- -- -- -- -- --")
    assert (board.item("points"), board.points()) == (2, [2, 0])


@pytest.mark.rule("A8.1")
@pytest.mark.parametrize("kind", "jsfphcd")
def test_every_tile_counts_for_its_color(kind: str) -> None:
    board = lay(f"r{kind}  {'rd' if kind != 'd' else 'rj'}", row="-- -- -- -- -- --")
    assert board.item("red") == 2


@pytest.mark.rule("A8.1", "A13.2")
@pytest.mark.parametrize(("kind", "item"), [("j", "jackal"), ("s", "scarab"), ("f", "falcon")])
def test_animals_count_for_their_animal_too(kind: str, item: str) -> None:
    board = lay(f"r{kind}  r{kind}", row="-- -- -- -- -- --")
    assert (board.item("red"), board.item(item), board.points()) == (2, 2, [4, 0])
