"""The game's texts of events, decisions and moves, in English; other files test the rules."""

from functools import cache

import pytest

from benben.games.ankhor.table import Step
from benben.texts import Texts
from tests.rules.ankhor.acting import move
from tests.rules.ankhor.board import Board
from tests.rules.ankhor.laying import MANY_OF_ALL, lay


@cache
def english() -> Texts:
    """The English words, with names for the seats."""
    return Texts("en", ["Ann", "Bob", "Cy", "Dee"])


ESTATE = "gj  gs  wj / gf  gp"
TWELVE = "gj  gs  gf  gp / bj  bs  bc  bp / rj  rs  rc  rp"
TAKE = ["take fish", "take fish", "take fish"]


def story(board: Board, *lines: str) -> list[str]:
    """The sentences while *lines* are played."""
    first = board.match.ply
    board.play(*lines)
    return sentences(board, first)


def sentences(board: Board, first: int = 0) -> list[str]:
    """The sentences from a ply on."""
    plies = range(first, board.match.ply)
    return [english().format(event) for ply in plies for event in board.match.narrate(ply)]


def prompt(board: Board) -> str:
    return english().format(board.match.prompt())


def described(board: Board, line: str) -> str:
    """How a legal move is offered."""
    assert line in board.legal()
    return english().format(board.match.describe(line))


# ---- events ------------------------------------------------------------------------------------------------------
def test_the_set_up() -> None:
    goods = ("fish", "ivory", "fish", "ivory", "charcoal", "herbs", "herbs", "cloth", "cloth", "charcoal")
    markers = [f"marker {good}" for good in goods]
    board = Board().play(*markers)
    while board.step == Step.DEAL_MARKERS and len(board.match.plies) < 14:
        board.play(next(iter(board.odds())))
    (last,) = board.odds()
    assert story(board, last)[:3] == [
        "A tile under space 1 costs fish, ivory",
        "A tile under space 2 costs fish, ivory, charcoal",
        "A tile under space 3 costs herbs, herbs",
    ]
    assert len(sentences(board)) == 6, "the markers are named when all lie there"
    assert story(board, "show red", "show blue", "reveal scribe", "show white") == [
        "The next tile of the left pile is red",
        "The next tile of the right pile is blue",
        "The red scribe is laid under space 1",
        "The next tile of the left pile is white",
    ]


def test_taking_tokens() -> None:
    board = lay(hands="aabwkg")
    assert story(board, "take fish", "take ankh", "take cloth") == [
        "Ann takes fish",
        "Ann takes an ankh",
        "Ann takes cloth",
    ]
    assert story(board, "end") == ["Ann returns an ankh"]
    assert story(board, "return fish") == ["Ann returns fish"]


def test_what_goes_back_unasked() -> None:
    board = lay(hands="bbbb", players=4)
    assert story(board, *TAKE[:2], "take ankh")[-1] == "Ann returns fish"
    board = lay(hands="bbbb", players=4)
    assert story(board, *TAKE[:2], "take ankh") == [
        "Ann takes fish",
        "Ann takes fish",
        "Ann takes an ankh",
        "Ann returns fish",
    ]
    board = lay(hands="aa", players=4)
    assert story(board, "take ankh", "take ankh", "take fish")[3:] == ["Ann returns 2 ankhs"]
    board = lay(hands="wbbbb", players=4).play("take fish", "take fish", "take ankh")
    assert story(board, "return ivory") == ["Ann returns ivory", "Ann returns fish"]


def test_buying_the_first_tile() -> None:
    assert story(lay(hands="bw"), "buy 1") == [
        "Ann buys the blue falcon under space 1",
        "Ann pays fish, ivory",
        "Ann lays the blue falcon in row 1, column 1",
    ]


@pytest.mark.parametrize(
    ("place", "where"),
    [
        ("place 1", "row 1, column 1"),
        ("place 3", "row 1, column 3"),
        ("place 4", "row 1, column 1"),
        ("place 5", "row 1, column 4"),
        ("place 6", "row 2, column 1"),
        ("place 9", "row 3, column 2"),
    ],
)
def test_buying_and_placing(place: str, where: str) -> None:
    """Rows and columns are those of the estate with the new tile."""
    assert story(lay(ESTATE, hands="bw"), "buy 1", place) == [
        "Ann buys the blue falcon under space 1",
        "Ann pays fish, ivory",
        f"Ann lays the blue falcon in {where}",
    ]


def test_buying_for_level_one() -> None:
    four = "gj  gs / bf  gp"
    assert story(lay(four, hands="kgr"), "buy 4", "stack 1", "save herbs") == [
        "Ann buys the green falcon under space 4",
        "For level one Ann saves herbs",
        "Ann pays charcoal, cloth",
        "Ann lays the green falcon on level one, row 1, column 1",
    ]
    assert story(lay(four, hands="kr"), "buy 4", "stack 1")[1:] == [
        "For level one Ann saves herbs",
        "Ann pays charcoal, cloth",
        "Ann lays the green falcon on level one, row 1, column 1",
    ]


def test_warehouses() -> None:
    assert story(lay("gj", hands="bw", row="bh -- -- -- -- --"), "buy 1", "place 1")[-1] == (
        "The new warehouse of Ann comes with fish"
    )
    none = story(lay("gj", hands="wkg bbbb", row="-- bh -- -- -- --"), "buy 2", "place 1")
    assert none[-1] == "Ann lays the blue warehouse in row 1, column 1"
    paid = story(lay("gj", hands="bw bbb", row="bh -- -- -- -- --"), "buy 1", "place 1")
    assert paid[-1] == "The new warehouse of Ann comes with fish"
    square = "bh  ws / kf  gp"
    assert story(lay(square, hands="wk", stored="b", row="-- bd -- -- -- --"), "buy 2", "stack 1")[-1] == (
        "A warehouse of Ann is covered and loses fish"
    )
    both = lay(square, hands="wk", stored="b", row="-- bh -- -- -- --", boards=MANY_OF_ALL)
    assert story(both, "buy 2", "stack 1")[-2:] == [
        "The new warehouse of Ann comes with fish",
        "A warehouse of Ann is covered and loses fish",
    ]


def test_bonus_tokens() -> None:
    board = lay("gj  gj  gs  gs", hands="bw", row="gf -- -- -- -- --")
    assert story(board, "buy 1", "place 6")[-1] == "Ann takes a bonus token for a group of green tiles"
    board = move("GJ  bj  kj  wj  rj  bd  **", bonus="jackal")
    assert sentences(board)[-1] == "Ann breaks a group of jackals and loses its bonus token"
    star = "gj  gj  gs  GP  gs  gf  gf  bd  ** / --  --  --  gh / --  --  --  gc / --  --  --  gd"
    board = move(star, bonus="green,green", split="allowed")
    assert sentences(board)[-1] == "Ann breaks groups of green tiles and loses 2 bonus tokens"
    board = move("gj  gj  gs  gs  GP  bd  gp  gh  gc  gd  **", bonus="green", split="allowed")
    assert "bonus" not in sentences(board)[-1], "it goes and comes back"


def test_drawing_new_tiles() -> None:
    board = lay(hands="a", row="-- bf wf -- -- --", tops="gr")
    assert story(board, "draw right", "reveal jackal", "show blue") == [
        "Ann spends an ankh and draws new tiles from the right pile",
        "The blue falcon is discarded",
        "The red jackal is laid under space 2",
        "The next tile of the right pile is blue",
    ]
    board = lay(players=3, hands="a", row="-- bf wf -- -- --", tops="gr")
    assert story(board, "draw left") == ["Ann spends an ankh and draws new tiles from the left pile"]
    board = lay(hands="a", row="-- bf wf -- -- --", face_down="")
    assert story(board, "slide") == ["Ann spends an ankh and slides the row", "The blue falcon is discarded"]
    board = lay(hands="a", row="-- -- -- -- -- --", tops="gr")
    assert story(board, "draw left") == ["Ann spends an ankh and draws new tiles from the left pile"]


def test_moving_a_tile() -> None:
    assert sentences(move("gj  gs  WJ / gf  gp / **")) == [
        "Ann spends an ankh to move a tile",
        "Ann moves the white jackal from row 1, column 3",
        "Ann lays the white jackal in row 3, column 1",
    ]
    assert sentences(move("GJ  gs / --  gf / --  **"))[1:] == [
        "Ann moves the green jackal from row 1, column 1",
        "Ann lays the green jackal in row 3, column 1",
    ]
    assert sentences(move("gj  gs  wj /   RD  ** / bj  bs  ws"))[1:] == [
        "Ann moves the red desert from row 1, column 1",
        "Ann lays the red desert on level one, row 1, column 2",
    ]


def test_a_moved_tile_covers_a_warehouse() -> None:
    board = move("bh  ws  wp /   **  RD / kj  gp  rj", stored="b")
    assert sentences(board)[-1] == "A warehouse of Ann is covered and loses fish"


def test_passing() -> None:
    board = lay(hands="- bbbbwwwwkkkkggggrrrraaaa")
    assert story(board, "pass") == ["Ann can do nothing and passes"]


def test_extra_turns() -> None:
    board = lay("gj", hands="bw", row="bc -- -- -- -- --")
    assert story(board, "buy 1", "place 1")[-1] == "The scribe gives Ann another turn"
    board = lay("gj", hands="bwa", row="bc -- -- -- -- --")
    assert "scribe brings" not in "".join(story(board, "buy 1", "place 1"))
    assert story(board, "end") == ["The scribe gives Ann another turn"]
    board = lay(hands="bw", row="bc -- -- -- -- --")
    assert story(board, "buy 1")[-1] == "The scribe gives Ann another turn"
    assert "another turn" not in "".join(story(board, *TAKE))


def test_no_extra_turns_where_there_are_none() -> None:
    """An extra action before the normal one leaves a seat at the beginning of its turn, but brings none."""
    assert "another turn" not in "".join(sentences(move("GJ  gs  **")))
    board = lay(hands="a", face_down="gj", piles=(1, 0), row="-- -- -- -- -- --")
    assert "another turn" not in "".join(story(board, "draw left", "reveal jackal"))


# ---- the end -----------------------------------------------------------------------------------------------------
def test_the_last_round() -> None:
    board = lay(TWELVE, hands="bw")
    assert story(board, "buy 1", "place 1")[-1] == "Ann has 13 tiles: this is the last round"
    assert not any("last round" in line for line in story(board, "take fish", "take fish"))


def test_the_thirteenth_tile_is_a_scribe() -> None:
    board = lay("gj  gs  gf  gp / bj  bs  gc  bp / rj  rs  rc  rp", hands="bw", row="bc wf -- -- -- --")
    assert story(board, "buy 1", "place 1")[-2:] == [
        "Ann has 13 tiles: this is the last round",
        "The scribe gives Ann another turn",
    ]


def test_the_last_tile_is_gone() -> None:
    board = lay(hands="bw", row="bf -- -- -- -- --", face_down="")
    assert story(board, "buy 1")[-1] == "There are no tiles left: this is the last round"
    assert not any("last round" in line for line in story(board, *TAKE))


@pytest.mark.parametrize(
    ("estates", "hands", "endings"),
    [
        (("gj  gs", ""), "", ["Ann wins with 2 points"]),
        (("gj", ""), "- b", ["Bob wins with 1 point"]),
        (
            ("gj  gs", "rj  rs"),
            "kka",
            ["Ann shares the victory with 3 points", "Bob shares the victory with 3 points"],
        ),
        (("gj", "rj"), "kkr", ["Ann shares the victory with 1 point", "Bob shares the victory with 1 point"]),
    ],
)
def test_the_end(estates: tuple[str, str], hands: str, endings: list[str]) -> None:
    board = lay(*estates, turn=1, hands=hands, row="-- -- -- -- -- --", face_down="")
    assert story(board, "take fish", "take fish", "take fish")[3:] == endings
    assert prompt(board) == "The game is over"
    assert board.match.outcome is not None
    assert board.match.outcome.reason == (
        "ankhor-reason-shared" if len(endings) > 1 else "ankhor-reason-points"
    )


def test_the_end_of_idle_rounds() -> None:
    board = lay("gj  gs", turn=1, idle=39)
    assert story(board, *TAKE)[3:] == [
        "No one has bought or drawn a tile for twenty rounds: the game ends",
        "Ann wins with 2 points",
    ]


# ---- prompts -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("Ann to play: take three tokens or buy a tile", []),
        ("Ann takes tokens: 2 more", ["take fish"]),
        ("Ann takes tokens: 1 more", ["take fish", "take fish"]),
        ("Ann buys the blue falcon: choose where to lay it", ["buy 1"]),
        ("Ann lays a tile on level one: choose the good to save", ["buy 4", "stack 1"]),
        ("Ann may spend an ankh or end the turn", ["buy 1", "place 1"]),
        ("Ann spends an ankh: choose the tile to move", ["move"]),
        ("Ann moves the white jackal: choose where it goes", ["move", "lift 3"]),
        ("A tile is drawn", ["draw left"]),
        ("The color of a pile’s next tile is revealed", ["draw left", "reveal jackal"]),
        ("Ann has more than five goods in hand: choose one to return", [*TAKE, "end"]),
        ("Bob to play: take three tokens or buy a tile", ["buy 1", "place 1", "end"]),
    ],
)
def test_prompts(words: str, lines: list[str]) -> None:
    assert prompt(lay(ESTATE, hands="bwkgra", tops="gr").play(*lines)) == words


def test_prompts_about_warehouses() -> None:
    board = lay("bh", hands="bwkgr").play("take fish", "take ankh", "take ankh")
    assert prompt(board) == "Ann has more than five goods in hand: choose one to store or return"
    assert story(board, "store fish") == ["Ann stores fish in its warehouse"]


def test_other_prompts() -> None:
    assert prompt(lay(hands="- bbbbwwwwkkkkggggrrrraaaa")) == "Ann can do nothing this turn and must pass"
    assert prompt(Board()) == "The price markers are laid out"


# ---- moves -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "words", "pieces", "before"),
    [
        ("take fish", "Take fish", "token:fish", []),
        ("take ankh", "Take an ankh", "token:ankh", []),
        ("buy 1", "Buy the blue falcon under space 1", "market:1", []),
        ("buy 6", "Buy the black 2-point tile under space 6", "market:6", []),
        ("place 2", "Lay it above column 2", "in_hand place:2", ["buy 1"]),
        ("place 4", "Lay it to the left of row 1", "in_hand place:4", ["buy 1"]),
        ("place 7", "Lay it in row 2, column 3", "in_hand place:7", ["buy 1"]),
        ("stack 1", "Lay it on level one, row 1, column 1", "in_hand square:1", ["buy 4"]),
        ("save cloth", "Do not pay cloth", "token:cloth", ["buy 4", "stack 1"]),
        ("draw left", "Spend an ankh: draw new tiles from the left pile", "ankhs pile:left", []),
        ("draw right", "Spend an ankh: draw new tiles from the right pile", "ankhs pile:right", []),
        ("move", "Spend an ankh: move one of your tiles", "ankhs tile:1 tile:2 tile:3 tile:4 tile:5", []),
        ("lift 4", "Move the green falcon in row 2, column 1", "tile:4", ["move"]),
        ("place 6", "Lay it in row 2, column 3", "in_hand place:6", ["move", "lift 3"]),
        ("end", "End turn", "end", ["buy 1", "place 1"]),
        ("return ivory", "Return ivory", "token:ivory", [*TAKE, "end"]),
    ],
)
def test_moves_as_buttons_say_them_and_the_piece_for_them(
    line: str, words: str, pieces: str, before: list[str]
) -> None:
    board = lay(ESTATE, hands="bwkgra").play(*before)
    assert described(board, line) == words
    assert board.match.targets(line) == pieces.split()


def test_more_moves() -> None:
    stuck = lay(hands="- bbbbwwwwkkkkggggrrrraaaa")
    assert (described(stuck, "pass"), stuck.match.targets("pass")) == ("Pass", ["pass"])
    slide = lay(hands="a", row="-- bf -- -- -- --", face_down="")
    assert described(slide, "slide") == "Spend an ankh: slide the row (nothing left to draw)"
    assert slide.match.targets("slide") == ["ankhs", "pile:left", "pile:right"]
    board = lay("gj  gs  wj /   rd / bj  bs  ws", hands="a").play("move")
    assert described(board, "lift 7") == "Move the red desert of level one, row 1, column 1"
    board.play("lift 7")
    assert described(board, "stack 2") == "Lay it on level one, row 1, column 2"
    assert board.match.targets("stack 2") == ["in_hand", "square:2"]
