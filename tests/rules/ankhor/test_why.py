"""Why something cannot be done now in Ankh'or: every reason names its rule, and the right one."""

from typing import Any

import pytest

from benben.engine.game import Game, Match
from benben.engine.message import Message
from benben.engine.table import CHANCE, OVER
from benben.games.ankhor import RULES
from benben.games.ankhor.moves import MOVES
from benben.games.ankhor.names import token_name
from tests.games.walks import positions_in
from tests.rules.ankhor.acting import buying, lifting
from tests.rules.ankhor.board import GOODS, Board
from tests.rules.ankhor.laying import NO_ROW, lay
from tests.rules.ankhor.why_facts import check_fact
from tests.rules.why import ASKED, check_reasons, check_scene, every_set_of, reached, reasons_of

TARGETS = (
    *("ankhs", "in_hand", "pile:left", "pile:right", "end", "pass", "bonus", "discard"),
    *(f"token:{token}" for token in (*GOODS, "ankh")),
    *(f"market:{space}" for space in range(1, 7)),
    *(f"place:{place}" for place in (*range(1, 25), 96)),
    *(f"{piece}:{tile}" for piece in ("square", "tile") for tile in (*range(1, 15), 24)),
)
FOUR = "bj  ws / kf  gp"
FISH, IVORY, CHARCOAL, HERBS, CLOTH, ANKH = map(token_name, range(6))


def asked(board: Board, move: str) -> Message:
    """Why a move is not possible."""
    assert move not in board.legal()
    return RULES.why_not(board.table, MOVES.parse(move))


def asked_there(board: Board, seat: int | None, target: str) -> Message:
    """Why an element stands for no move of a seat."""
    return RULES.why_not_there(board.table, seat, target)


# ---- tables ------------------------------------------------------------------------------------------------------
def turn(estate: str = "gj  gs", hands: str = "bwa", **laid: Any) -> Board:
    """The first seat's turn; it can pay the first space, a fish and an ivory."""
    return lay(estate, hands=hands, **laid)


def taking() -> Board:
    """The second of three tokens is to be taken; no herbs are left."""
    return turn(hands="b gggg").play("take cloth")


def after(**laid: Any) -> Board:
    """The normal action is done, an ankh can be spent."""
    return turn(hands="a", **laid).play("take fish", "take fish", "take ivory")


def saving() -> Board:
    """A good of fish and ivory is to be saved."""
    return buying(FOUR, hand="bwa").play("stack 1")


def moving(estate: str, **laid: Any) -> Board:
    """An ankh is spent; which tile?"""
    return lay(estate, hands="a", **laid).play("move")


def leaving() -> Board:
    """Six goods in the hand; a white warehouse has room, and on a black one lies a charcoal."""
    board = lay("wh  kh", hands="bbgw", stored="k")
    return board.play("take fish", "take cloth", "take fish")


def without_supply() -> Board:
    """No seat can take anything, and nothing is there to buy."""
    board = turn(hands="-", row=NO_ROW)
    board.table.supply[:] = 0
    return board


def over() -> Board:
    """The game is over: no seat decides."""
    board = turn()
    board.table.actor = OVER
    return board


MOVE_SCENES: list[tuple[Board, str, str, dict[str, Any]]] = [
    (over(), "take fish", "over", {}),
    (Board(), "take fish", "chance", {}),
    # A3, A4
    (turn(hands="b gggg"), "take herbs", "take-none", {"token": HERBS}),
    (taking(), "take herbs", "take-none", {"token": HERBS}),
    (without_supply(), "take fish", "take-no_supply", {}),
    (turn(), "end", "end", {}),
    (turn(), "pass", "pass", {}),
    (after(), "pass", "pass", {}),
    (after(), "take fish", "acted", {}),
    (after(), "buy 1", "acted", {}),
    (taking(), "buy 1", "first-take", {"count": 2}),
    (turn(), "return fish", "return-later", {}),
    (after(), "store fish", "return-later", {}),
    (leaving(), "take fish", "first-return", {}),
    (leaving(), "return charcoal", "return-not_in_hand", {"token": CHARCOAL}),
    (leaving(), "return ivory", "return-room", {"token": IVORY}),
    (leaving(), "store charcoal", "return-not_in_hand", {"token": CHARCOAL}),
    (leaving(), "store fish", "store-no_room", {"token": FISH}),
    # A5
    (turn(row="-- wf kf gf rf kp"), "buy 1", "buy-no_tile", {"space": 1}),
    (turn(row=NO_ROW), "buy 1", "buy-no_row", {}),
    (turn(hands="w"), "buy 1", "buy-lacking_one", {"lacked": FISH}),
    (turn("ws  ws / wj  wp", hands="w"), "buy 1", "buy-lacking_one", {"lacked": FISH}),
    (turn(hands="ba"), "buy 2", "buy-lacking", {"tokens": [IVORY, CHARCOAL, HERBS]}),
    (turn(FOUR, hands="aa"), "buy 1", "buy-lacking", {"tokens": [FISH, IVORY]}),
    # A6 laying a tile that is bought: it is blue
    (turn(), "place 1", "place-later", {}),
    (after(), "stack 1", "place-later", {}),
    (buying(FOUR), "take fish", "first-place", {}),
    (buying(FOUR), "place 9", "place-no_place", {"places": 8}),
    (buying(FOUR, hand="b"), "place 1", "place-unpaid", {}),
    (buying(FOUR), "stack 2", "stack-no_square", {}),
    (buying(FOUR), "stack 5", "stack-no_square", {}),
    (buying("wj / kf  gp"), "stack 1", "stack-no_square", {}),
    (buying("wj  ws / --  gp"), "stack 1", "stack-no_square", {}),
    (buying("wj  ws / kf"), "stack 1", "stack-no_square", {}),
    (buying("bj  ws /   wd / kf  gp"), "stack 1", "stack-taken", {}),
    (buying("wj  ws / kf  gp"), "stack 1", "stack-color", {}),
    (turn(), "save fish", "save-later", {}),
    (saving(), "place 1", "first-save", {}),
    (saving(), "save herbs", "save-no_price", {"token": HERBS}),
    # A10
    (turn(hands="b"), "draw left", "ankh-none", {}),
    (turn(hands="b"), "slide", "ankh-none", {}),
    (turn(hands="b"), "move", "ankh-none", {}),
    (turn(players=3), "draw left", "draw-full", {}),
    (after(players=3), "slide", "draw-full", {}),
    (turn(face_down="gf rs", piles=(0, 2)), "draw left", "draw-no_pile", {}),
    (turn(face_down="", piles=(0, 0)), "draw left", "draw-slide", {}),
    (turn(face_down="", piles=(0, 0), players=3), "draw right", "draw-nothing", {}),
    (turn(face_down="", piles=(0, 0), row=NO_ROW), "slide", "draw-nothing", {}),
    (turn(), "slide", "slide-pile", {}),
    # A11
    (turn("gj"), "move", "move", {}),
    (turn(), "lift 1", "lift-later", {}),
    (turn(hands="b"), "lift 1", "ankh-none", {}),
    (turn("gj  gs  gf"), "lift 2", "lift-splits", {}),
    (moving("gj  gs"), "take fish", "first-lift", {}),
    (moving("gj  gs"), "lift 3", "lift-no_tile", {"tiles": 2}),
    (moving("gj  gs  wj /   rd / bj  bs"), "lift 1", "lift-covered", {}),
    (moving("gj  gs  wj /   rd / bj  bs"), "lift 6", "lift-no_square", {}),
    (moving("gj  gs  gf"), "lift 2", "lift-splits", {}),
    (turn("gj"), "lift 1", "lift-alone", {}),
    (lifting("GJ  gs"), "move", "first-set_down", {}),
    (lifting("GJ  gs"), "place 5", "place-no_place", {"places": 4}),
    (lifting("GJ  gs"), "place 2", "place-own", {}),
    (lifting("gj  gs  GF / bj  bs /     wj"), "stack 1", "stack-level", {}),
    (lifting("gj  GS / --  gf"), "place 1", "place-splits", {}),
    (lifting("gj  gs  wj /   RD / bj  bs  ws"), "place 1", "place-level", {}),
    (lifting("gj  gs  wj /   RD / bj  bs  ws"), "stack 1", "place-own", {}),
    (lifting("gj  gs  wj /   RD / bj  bs  ws"), "stack 3", "stack-no_square", {}),
    (lifting("gj  gs  wj  kj /   RD      rj / bj  bs  ws  kd"), "stack 3", "stack-taken", {}),
]
THERE_SCENES: list[tuple[Board, int | None, str, str, dict[str, Any]]] = [
    (over(), None, "market:1", "over", {}),
    (Board(), 0, "market:1", "chance", {}),
    (turn(), None, "market:1", "watching", {"seat": 0}),
    (turn(), 1, "market:1", "other-turn", {"seat": 0}),
    (buying(FOUR), 1, "in_hand", "other-turn", {"seat": 0}),
    (turn(), 0, "bonus", "nowhere", {}),
    (after(), 0, "bonus", "acted", {}),
    (taking(), 0, "bonus", "first-take", {"count": 2}),
    (turn("gj", players=3), 0, "ankhs", "ankh-nothing", {}),
    (turn(hands="b"), 0, "ankhs", "ankh-none", {}),
    (taking(), 0, "ankhs", "first-take", {"count": 2}),
    (turn(hands="b gggg"), 0, "token:herbs", "take-none", {"token": HERBS}),
    (after(), 0, "token:fish", "acted", {}),
    (saving(), 0, "token:herbs", "save-no_price", {"token": HERBS}),
    (saving(), 0, "token:ankh", "save-ankh", {}),
    (leaving(), 0, "token:charcoal", "return-not_in_hand", {"token": CHARCOAL}),
    (leaving(), 0, "token:ankh", "return-ankh", {}),
    (turn(hands="w"), 0, "market:1", "buy-lacking_one", {"lacked": FISH}),
    (after(), 0, "market:1", "acted", {}),
    (turn(), 0, "in_hand", "place-later", {}),
    (turn(hands="b"), 0, "pile:left", "ankh-none", {}),
    (turn(face_down="gf rs", piles=(0, 2)), 0, "pile:left", "draw-no_pile", {}),
    (turn(face_down="", piles=(0, 0), players=3), 0, "pile:left", "draw-nothing", {}),
    (turn("gj  gs  gf"), 0, "tile:2", "lift-splits", {}),
    (turn("gj  gs  gf", hands="b"), 0, "tile:2", "ankh-none", {}),
    (lifting("GJ  gs"), 0, "place:2", "place-own", {}),
    (buying("wj  ws / kf  gp"), 0, "square:1", "stack-color", {}),
    (turn(), 0, "end", "end", {}),
]


@pytest.mark.parametrize(("board", "move", "expected", "args"), MOVE_SCENES)
def test_a_move_that_is_not_possible_has_its_reason(
    board: Board, move: str, expected: str, args: dict[str, Any]
) -> None:
    check_scene(asked(board, move), expected, args, "A")
    if board.actor != CHANCE:
        check_all_facts(board.match)


@pytest.mark.parametrize(("board", "seat", "target", "expected", "args"), THERE_SCENES)
def test_an_element_that_stands_for_nothing_has_its_reason(
    board: Board, seat: int | None, target: str, expected: str, args: dict[str, Any]
) -> None:
    check_scene(asked_there(board, seat, target), expected, args, "A")


def check_all_facts(match: Match) -> None:
    """Every reason against an impossible move is true."""
    view = match.view(match.turn)
    for move in match.rules.moves:
        reason = match.why_not(move)
        if reason is not None:
            check_fact(view, move, reason["id"].removeprefix("ankhor-why-"))


@every_set_of("ankhor")
def test_every_reason_is_true(game: Game) -> None:
    for match in positions_in(game, ASKED):
        check_all_facts(match)


@every_set_of("ankhor")
def test_whatever_is_not_possible_has_a_reason(game: Game) -> None:
    check_reasons(game, "A", TARGETS)


def test_every_reason_is_given_at_some_time() -> None:
    scenes = [*(scene[2] for scene in MOVE_SCENES), *(scene[3] for scene in THERE_SCENES)]
    given_somewhere = {f"ankhor-why-{name}" for name in scenes}
    given_somewhere |= reached("ankhor", "A", TARGETS)
    assert given_somewhere == reasons_of("ankhor", "A").ids
