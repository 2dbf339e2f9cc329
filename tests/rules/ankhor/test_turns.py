"""A3 turns: the normal action, and extra actions before and after it."""

import itertools

import pytest

from benben.games.ankhor.table import Step
from tests.rules.ankhor.board import Board
from tests.rules.ankhor.laying import NO_ROW, lay
from tests.rules.playing import random_game

TAKE = ["take fish", "take ivory", "take cloth"]
DRAW = ["draw left", "deal"]
LINE = "gj  bs  wf"


def move_a_tile(board: Board) -> Board:
    """The first one, to the first place."""
    board.play("move", "lift 1")
    return board.play(f"place {board.offers('place')[0]}")


# ---- A3.1, A3.2 --------------------------------------------------------------------------------------------------
@pytest.mark.rule("A3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_take_turns(players: int) -> None:
    board = lay(players=players, turn=1)
    seats = []
    for token in ("fish", "ivory", "charcoal", "herbs")[:players]:
        assert board.is_turn_of(board.actor)
        seats.append(board.actor)
        board.play(*[f"take {token}"] * 3)
    assert seats == [(1 + turn) % players for turn in range(players)]
    assert board.is_turn_of(1)


@pytest.mark.rule("A3.2")
def test_a_turn_is_one_of_two_normal_actions() -> None:
    board = lay(hands="wkgr")
    assert board.legal() == [
        *(f"take {token}" for token in ("fish", "ivory", "charcoal", "herbs", "cloth", "ankh")),
        *("buy 2", "buy 4", "buy 6"),
    ]


@pytest.mark.rule("A3.2")
def test_taking_tokens_is_the_whole_action() -> None:
    board = lay(hands="bw bw").play(*TAKE)
    assert board.is_turn_of(1)


@pytest.mark.rule("A3.2")
def test_so_is_buying_a_tile() -> None:
    board = lay(hands="bwbkrb bw").play("buy 1")
    assert board.is_turn_of(1)
    assert board.hand() == "bbkr"


@pytest.mark.rule("A3.2", "A4.1")
def test_no_ending_a_turn_without_an_action() -> None:
    lay(hands="bwaa").refuses("end", "pass")


# ---- A3.3 --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("A3.3")
def test_without_an_ankh_there_is_no_extra_action() -> None:
    board = lay(LINE, hands="bw")
    board.refuses("draw left", "draw right", "move", "slide")


@pytest.mark.rule("A3.3")
def test_with_an_ankh_there_is() -> None:
    board = lay(LINE, hands="a")
    assert board.legal()[-3:] == ["draw left", "draw right", "move"]
    board.refuses("slide", "end")


@pytest.mark.rule("A3.3")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_an_ankh_cannot_be_spent_on_the_turn_on_which_it_was_taken(held: int) -> None:
    board = lay(LINE, hands="a" * held + "-" * (held == 0)).play("take ankh", "take ankh", "take fish")
    for _ in range(held):
        assert board.asks(0, Step.AFTER)
        board.play(*DRAW)
    assert board.is_turn_of(1)
    assert board.hand() == "baa"


@pytest.mark.rule("A3.3")
def test_on_the_next_turn_it_can() -> None:
    board = lay(LINE).play("take ankh", "take fish", "take fish")
    board.play("take cloth", "take cloth", "take herbs")
    assert board.is_turn_of(0)
    assert board.offers("draw") == ["left", "right"]


@pytest.mark.rule("A3.3")
def test_the_ankhs_of_others_do_not_help() -> None:
    board = lay(LINE, "kj  ws  rs", hands="- aa")
    board.refuses("draw left", "move")
    board.play(*TAKE)
    assert "move" in board.legal()


# ---- A3.4, A3.5 --------------------------------------------------------------------------------------------------
@pytest.mark.rule("A3.4")
@pytest.mark.parametrize("taken", [1, 2])
def test_no_extra_action_while_taking(taken: int) -> None:
    board = lay(LINE, hands="aabw").play(*TAKE[:taken])
    assert board.asks(0, Step.TAKE)
    board.refuses("draw left", "move", "buy 1", "end", "pass")


@pytest.mark.rule("A3.4")
def test_no_extra_action_while_buying() -> None:
    board = lay("gj  gs / gf  gp", hands="aabwk", row="gs bf -- -- -- --")
    board.play("buy 1")
    assert board.asks(0, Step.PLACE)
    board.refuses("draw left", "move", "take fish", "end", "buy 1")
    board.play("stack 1")
    assert board.asks(0, Step.SAVE)
    board.refuses("draw left", "move", "take fish", "end", "place 1", "stack 1")


@pytest.mark.rule("A3.4", "A11.1")
def test_one_extra_action_at_a_time() -> None:
    board = lay(LINE, hands="aa").play("move")
    assert board.asks(0, Step.LIFT)
    board.refuses("draw left", "move", "take fish", "end", "place 1")
    board.play("lift 1")
    assert board.asks(0, Step.SET_DOWN)
    board.refuses("draw left", "move", "take fish", "end", "lift 1")


@pytest.mark.rule("A3.5")
def test_after_the_normal_action_one_is_asked() -> None:
    board = lay(LINE, hands="aa").play(*TAKE)
    assert board.asks(0, Step.AFTER)
    assert board.legal() == ["draw left", "draw right", "move", "end"]
    board.refuses("take fish", "buy 1", "pass")
    board.play(*DRAW)
    assert board.asks(0, Step.AFTER)
    board.play(*DRAW)
    assert board.is_turn_of(1)


@pytest.mark.rule("A3.5")
def test_one_may_end_the_turn_instead() -> None:
    board = lay(LINE, hands="aa").play(*TAKE, "end")
    assert board.is_turn_of(1)
    assert board.hand() == "bwraa"


@pytest.mark.rule("A3.5", "A10.7")
def test_one_is_not_asked_if_no_extra_action_is_possible() -> None:
    """Of three players none can draw while the row is full, and one tile cannot be moved."""
    assert lay("gj", players=3, hands="aa").play(*TAKE).is_turn_of(1)
    assert lay("gj  gs", players=3, hands="aa").play(*TAKE).asks(0, Step.AFTER)
    board = lay("gj", players=3, hands="aabw").play("buy 1", "place 1")
    assert board.legal() == ["draw left", "draw right", "move", "end"]


@pytest.mark.rule("A3.5")
def test_nor_when_the_last_possible_one_was_carried_out() -> None:
    """The second ankh can do nothing any more: the row is full."""
    board = lay("gj", players=3, hands="aa", row="bf wf kf gf rf --").play(*TAKE)
    assert board.asks(0, Step.AFTER)
    assert board.play(*DRAW).is_turn_of(1)
    assert board.hand() == "bwra"


# ---- A3.6 --------------------------------------------------------------------------------------------------------
ALL_GOODS = "bbbbwwwwkkkkggggrrrr"


@pytest.mark.rule("A3.6", "A4.4")
def test_who_can_do_nothing_has_to_pass() -> None:
    board = lay("gj  gs", hands=f"- {ALL_GOODS}aaaa")
    assert board.legal() == ["pass"]
    board.refuses("take fish", "buy 1", "draw left", "move", "end")
    assert board.play("pass").is_turn_of(1)


@pytest.mark.rule("A3.6")
@pytest.mark.parametrize(
    ("hands", "row", "legal"),
    [
        (f"- {ALL_GOODS[1:]}aaaa", NO_ROW, ["take fish"]),
        (f"- {ALL_GOODS}aaa", NO_ROW, ["take ankh"]),
        ("bw bbbwwwkkkkggggrrrraaaa", "bf -- -- -- -- --", ["buy 1"]),
        (f"a {ALL_GOODS}aaa", NO_ROW, ["draw left", "draw right", "move"]),
        ("bw bbbwwwkkkkggggrrrraaaa", NO_ROW, ["pass"]),
        ("b bbbwwwwkkkkggggrrrraaaa", "bf -- -- -- -- --", ["pass"]),
    ],
)
def test_no_one_else_may_pass(hands: str, row: str, legal: list[str]) -> None:
    board = lay("gj  gs", hands=hands, row=row)
    assert board.legal() == legal
    if "pass" not in legal:
        board.refuses("pass")


@pytest.mark.rule("A3.6")
@pytest.mark.parametrize(
    ("estate", "face_down", "legal"),
    [
        ("gj  gs", "", ["move"]),
        ("gj", "bs", ["draw left"]),
        ("gj", "", ["pass"]),
    ],
)
def test_an_ankh_that_can_do_something_keeps_one_from_passing(
    estate: str, face_down: str, legal: list[str]
) -> None:
    hands = f"a {ALL_GOODS}aaa"
    board = lay(estate, hands=hands, row=NO_ROW, face_down=face_down, piles=(len(face_down.split()), 0))
    assert board.legal() == legal


@pytest.mark.rule("A3.6", "A10.8")
@pytest.mark.parametrize(
    ("row", "legal"), [("-- bf -- -- -- --", ["slide"]), ("bf -- -- -- -- --", ["pass"])]
)
def test_sliding_is_something_to_do_as_well(row: str, legal: list[str]) -> None:
    tokens = "bbbbbwwwwwkkkkkgggggrrrrraaaa"
    assert lay("gj", players=3, hands=f"a {tokens}", row=row, face_down="").legal() == legal


@pytest.mark.rule("A3.6")
def test_who_has_spent_an_ankh_can_take_it() -> None:
    """So an extra action comes before it, and no one passes."""
    board = lay("gj  gs", hands=f"a {ALL_GOODS}aaa", row=NO_ROW).play("move", "lift 1", "place 1")
    assert board.is_turn_of(0)
    assert board.legal() == ["take ankh"]
    assert board.play("take ankh").is_turn_of(1), "the supply has run out"


@pytest.mark.rule("A3.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_the_figures_of_the_game_no_one_ever_has_to(players: int) -> None:
    for match in itertools.islice(random_game("ankhor", players, players=players), 300):
        assert "pass" not in match.legal_moves


# ---- A3.7, A3.8 --------------------------------------------------------------------------------------------------
@pytest.mark.rule("A3.7")
@pytest.mark.parametrize("line", ["draw left", "move"])
def test_a_spent_ankh_goes_back_at_once(line: str) -> None:
    board = lay(LINE, hands="aa")
    assert board.supply("a") == 2
    board.play(line)
    assert (board.supply("a"), board.hand()) == (3, "a")


@pytest.mark.rule("A3.7", "A3.3")
def test_it_can_be_taken_again_on_the_same_turn() -> None:
    board = lay(LINE, hands="a aaa").play(*DRAW, "take ankh", "take fish", "take fish")
    assert board.hand() == "bba"
    assert board.is_turn_of(1)


@pytest.mark.rule("A3.8", "A3.3", "A3.4")
@pytest.mark.parametrize("before", [0, 1, 2])
@pytest.mark.parametrize("extras", list(itertools.product("DM", repeat=2)))
@pytest.mark.parametrize("normal", [TAKE, ["buy 3", "place 1"]], ids=["take", "buy"])
def test_two_ankhs_are_two_extra_actions_in_any_order(
    before: int, extras: tuple[str, str], normal: list[str]
) -> None:
    board = lay(LINE, hands="aabk")
    for action in (*extras[:before], "normal", *extras[before:]):
        assert board.actor == 0
        if action == "normal":
            board.play(*normal)
        elif action == "D":
            board.play(*DRAW)
        else:
            move_a_tile(board)
    assert board.is_turn_of(1)
    assert board.supply("a") == 4


@pytest.mark.rule("A3.8")
def test_one_ankh_is_one_extra_action() -> None:
    board = lay(LINE, hands="a").play(*DRAW)
    board.refuses("draw left", "move")
    board = move_a_tile(lay(LINE, hands="a"))
    board.refuses("draw left", "move")


@pytest.mark.rule("A3.8", "A10.1")
def test_the_rulebooks_first_example() -> None:
    """Draw new tiles, move a tile, buy."""
    board = lay(LINE, hands="aabw")
    board.play("draw right", "deal", "move", "lift 3", "place 1", "buy 1", "place 1")
    assert board.is_turn_of(1)
    assert (board.hand(), len(board.open_estate().ground)) == ("", 4)


@pytest.mark.rule("A3.8", "A10.1")
def test_the_rulebooks_second_example() -> None:
    """Draw new tiles, buy, draw again to shift the prices."""
    board = lay(hands="aabk", row="bf wf kf gf rf kp")
    board.play("draw left", "deal")
    assert board.row().startswith("wf kf gf rf kp")
    board.play("buy 3")
    assert board.row().startswith("wf kf -- rf kp")
    board.play("draw left", "deal")
    assert board.row().startswith("kf rf kp")
    assert board.is_turn_of(1)


@pytest.mark.rule("A3.1", "A3.5")
def test_nothing_of_a_turn_is_left_on_the_next() -> None:
    board = lay(LINE, hands="aa aa").play(*TAKE, "end")
    assert board.is_turn_of(1)
    view = board.match.view(None)
    assert (view["acted"], view["spendable"], view["to_take"], view["again"]) == (False, 2, 0, False)


def test_a_board_knows_whose_turn_it_is() -> None:
    """The helper itself."""
    board: Board = lay(turn=1)
    assert board.is_turn_of(1)
    assert not board.is_turn_of(0)
