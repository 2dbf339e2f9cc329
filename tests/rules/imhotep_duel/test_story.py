"""The game's texts of events, decisions and moves, in English; other files test the rules."""

from functools import cache

import pytest

from benben.engine.event import messages
from benben.games.imhotep_duel import prompts
from benben.games.imhotep_duel.events import events
from benben.games.imhotep_duel.moves import MOVES
from benben.texts import Texts
from tests.rules.imhotep_duel.board import Board, lay, own


@cache
def english() -> Texts:
    """The English words, with names for the seats."""
    return Texts("en", ["Ann", "Bob"])


CARGO = (
    "1:cargo=tomb_1,temple_3,take "
    "2:cargo=obelisk*2,place "
    "3:cargo=light_pyramid,dark_pyramid,swap_and_unload "
    "B:cargo=tomb_4,temple_4,tomb_6"
)


def story(board: Board, *lines: str) -> list[str]:
    """The spectator's sentences while *lines* are played."""
    sentences = []
    for line in lines:
        before = board.tables.copy()[0]
        code = board.code(line)
        board.play(line)
        sentences += [english().format(said) for said in messages(events(before, code, board.table, None))]
    return sentences


def prompt(board: Board) -> str:
    return english().format(prompts.prompt(board.table))


def described(board: Board, line: str) -> str:
    """How a legal move is offered."""
    assert line in board.legal()
    return english().format(MOVES.parse(line).describe(board.table))


def test_the_set_up() -> None:
    assert story(Board(), "load Obelisk", "load Take", "load Tomb 7", "load Place") == [
        "Boat 1 is loaded with Obelisk, Take 1 Cargo Token, Tomb 7"
    ]


def test_placing() -> None:
    assert story(lay("turn=1"), "place b2") == ["Bob places a meeple on b2"]


def test_unloading() -> None:
    board = lay(f"0:meeples=c1 1:meeples=a1 {CARGO}", open_temples=True)
    assert story(board, "unload 1", "load Obelisk", "load Obelisk", "load Temple 1") == [
        "Ann unloads boat 1",
        "Ann gets Take 1 Cargo Token",
        "Bob gets Temple 3",
        "No one gets Tomb 1: it goes to the box",
        "Boat 1 is loaded with Obelisk, Obelisk, Temple 1",
    ]


def test_three_meeples() -> None:
    assert story(lay(f"turn=1 0:meeples=c1,a1 1:meeples=b1 {CARGO}", sides="ABAA"), "unload 1") == [
        "Bob unloads boat 1",
        "Ann gets Take 1 Cargo Token",
        "Bob gets Temple 3",
        "Ann gets Tomb 1",
    ]


def test_a_boat_leaves() -> None:
    sentences = story(lay(f"0:meeples=a1,b1 {CARGO} supply=0"), "unload 1")
    assert sentences[-1] == "The supply is empty: boat 1 leaves the game, 5 boats remain"


def test_the_last_of_the_supply_is_loaded() -> None:
    board = lay(f"0:meeples=a1,b1 face_down=obelisk*3,take*2,tomb_9 {CARGO}")
    sentences = story(board, "unload 1", "load Take", "load Tomb 9", "load Take")
    assert "leaves" not in " ".join(sentences)
    assert sentences[-1] == "Boat 1 is loaded with Take 1 Cargo Token, Tomb 9, Take 1 Cargo Token"


def test_the_first_to_five() -> None:
    board = lay(f"1:meeples=a2,c2 1:tokens=obelisk*4 {CARGO}", sides="BAAA")
    assert story(board, "unload 2") == [
        "Ann unloads boat 2",
        "Bob gets Place 2–3 Meeples",
        "Bob gets Obelisk",
        "Bob is the first to have five obelisks",
        "No one gets Obelisk: it goes to the box",
    ]
    board.play("load")
    assert "first" not in " ".join(story(board, "place b3"))


def test_on_side_a_no_one_is_the_first_to_five() -> None:
    board = lay(f"1:meeples=a2,c2 1:tokens=obelisk*4 {CARGO}")
    assert "first" not in " ".join(story(board, "unload 2"))


def test_taking() -> None:
    board = lay(f"0:tokens=take {CARGO}", sides="ABAA")
    assert story(board, "play take", "take B:2", "load Obelisk") == [
        "Ann plays Take 1 Cargo Token",
        "Ann takes Temple 4 from boat B",
        "Obelisk comes from the reserve to boat B",
    ]


def test_placing_two() -> None:
    board = lay("0:tokens=place")
    assert story(board, "play place", "place a1", "place a2", "done") == [
        "Ann plays Place 2–3 Meeples",
        "Ann places a meeple on a1",
        "Ann places a meeple on a2",
        "Ann places no third meeple",
    ]


def test_unloading_one_of_two() -> None:
    board = lay(f"0:meeples=a1,a3 1:meeples=b3 0:tokens=place_and_unload {CARGO}")
    sentences = story(board, "play place and unload", "place b1", "unload 1", *["load Obelisk"] * 3, "done")
    assert sentences[:2] == ["Ann plays Place 1 Meeple and Unload 1–2 Boats", "Ann places a meeple on b1"]
    assert sentences[-1] == "Ann unloads no second boat"


def test_swapping() -> None:
    board = lay(f"0:meeples=a1,b1 0:tokens=swap_and_unload {CARGO}")
    assert story(board, "play swap and unload", "swap B:1-3") == [
        "Ann plays Swap 2 Cargo Tokens and Unload",
        "Ann swaps Tomb 4 and Tomb 6 on boat B",
    ]


def test_passing() -> None:
    assert story(lay("0:meeples=a1,a3,b3,c3 boats=1,2"), "pass") == ["Ann can do nothing and passes"]


@pytest.mark.parametrize(
    ("tokens", "ending"),
    [
        (["tomb_3,tomb_5", "tomb_12"], "Ann wins with 3 points"),
        (["tomb_9", "tomb_11"], "Bob wins with 2 points"),
        (["-", "-"], "Bob wins with 1 point"),
    ],
)
def test_the_end(tokens: list[str], ending: str) -> None:
    board = lay(f"boats=1,C 0:meeples=a1 1:meeples=b1 1:cargo=obelisk,tomb_1,take {own(*tokens)}")
    sentences = story(board, "unload 1")
    assert sentences[-2:] == ["The supply is empty: boat 1 leaves the game, 1 boat remains", ending]
    assert prompt(board) == "The game is over"


def test_prompts() -> None:
    board = lay(f"0:meeples=a1 1:meeples=b1 0:tokens=take,place,place_and_unload,swap_and_unload {CARGO}")
    assert prompt(board) == "Ann to play: choose an action"
    board.play("play place")
    assert prompt(board) == "Ann plays Place 2–3 Meeples: place a meeple"
    board.play("place c3", "place c2")
    assert prompt(board) == "Ann plays Place 2–3 Meeples: place a third meeple or stop"


def test_prompts_of_unloading() -> None:
    board = lay(f"0:meeples=a1,c3 1:meeples=a3 0:tokens=place_and_unload {CARGO}")
    name = "Place 1 Meeple and Unload 1–2 Boats"
    board.play("play place and unload")
    assert prompt(board) == f"Ann plays {name}: place a meeple so that a boat can be unloaded"
    board.play("place b1")
    assert prompt(board) == f"Ann plays {name}: unload a boat"
    board.play("unload 1")
    assert prompt(board) == "Tokens are being revealed"
    board.play("load")
    assert prompt(board) == f"Ann plays {name}: unload a second boat or stop"


def test_prompts_of_the_other_actions() -> None:
    board = lay(f"turn=1 1:tokens=take {CARGO}").play("play take")
    assert prompt(board) == "Bob plays Take 1 Cargo Token: take a token from a boat"
    board = lay(f"0:meeples=a1,b1 0:tokens=swap_and_unload {CARGO}").play("play swap and unload")
    assert prompt(board) == "Ann plays Swap 2 Cargo Tokens and Unload: swap two tokens on one boat"
    board.play("swap 1:1-2")
    assert prompt(board) == "Ann plays Swap 2 Cargo Tokens and Unload: unload a boat"
    assert prompt(lay("0:meeples=a1,a3,b3,c3 boats=1,2")) == "Ann can do nothing this turn and must pass"


def test_moves_as_buttons_say_them() -> None:
    board = lay(
        f"0:meeples=a1,a3 1:meeples=b1,b3 0:tokens=place_and_unload 1:tokens=take,swap_and_unload {CARGO}"
    )
    assert described(board, "place c3") == "Place a meeple on c3"
    assert described(board, "unload B") == "Unload boat B"
    name = "Place 1 Meeple and Unload 1–2 Boats"
    assert described(board, "play place and unload") == f"Play {name}"
    board.play("play place and unload", "place c1", "unload 1", "load")
    assert described(board, "done") == "Unload no second boat"
    board.play("done", "play take")
    assert described(board, "take B:2") == "Take Temple 4 from boat B, space 2"


def test_more_moves_as_buttons_say_them() -> None:
    board = lay(f"0:meeples=a1,b1 0:tokens=swap_and_unload {CARGO}").play("play swap and unload")
    assert described(board, "swap B:1-3") == "Swap Tomb 4 and Tomb 6 on boat B, spaces 1-3"
    assert described(board, "swap 2:1-2") == "Swap Obelisk and Obelisk on boat 2, spaces 1-2"
    board = lay("0:tokens=place").play("play place", "place a1", "place b2")
    assert described(board, "done") == "Place no third meeple"
    assert described(lay("0:meeples=a1,a3,b3,c3 boats=1,2"), "pass") == "Pass"


@pytest.mark.parametrize(
    ("line", "elements"),
    [
        ("place b2", ["harbor:b2", "hand:1"]),
        ("unload B", ["boat:B"]),
        ("unload 3", ["boat:3"]),
        ("play take", ["action:take"]),
        ("play swap and unload", ["action:swap_and_unload"]),
        ("take B:3", ["cargo:B:3"]),
        ("take 1:1", ["cargo:1:1"]),
        ("swap B:1-3", ["cargo:B:1", "cargo:B:3"]),
        ("swap 2:2-3", ["cargo:2:2", "cargo:2:3"]),
        ("done", ["done"]),
        ("pass", ["pass"]),
    ],
)
def test_pieces_that_stand_for_a_move(line: str, elements: list[str]) -> None:
    assert MOVES.parse(line).targets(lay("turn=1").table) == elements
