"""Why something cannot be done now in Imhotep: every reason names its rule, and the right one."""

from typing import Any

import pytest

from benben.engine.game import Game, Match
from benben.engine.message import Message
from benben.engine.table import CHANCE
from benben.games.imhotep import RULES
from benben.games.imhotep.moves import MOVES
from benben.games.imhotep.names import card_name, color_name, site_name
from tests.games.walks import positions_in
from tests.rules.imhotep.board import COPIES, SITES, Board, lay
from tests.rules.imhotep.why_facts import check_fact
from tests.rules.why import ASKED, check_reasons, check_scene, every_set_of, reached, reasons_of

TARGETS = (
    *("sled", "quarry", "pile", "point", "decline", "pass", "market:pair", "pair:1", "pair:2", "discard"),
    *(f"ship:{ship}" for ship in range(1, 5)),
    *(f"hold:{ship}:{space}" for ship in range(1, 5) for space in range(1, 5)),
    *(f"site:{site}" for site in SITES),
    *(f"hand:{card}" for card in COPIES),
    *(f"market:{slot}" for slot in range(1, 5)),
    *(f"pyramid:{pyramid}" for pyramid in ("left", "middle", "right")),
)
FOUR = "lever,hammer,sail,chisel"
HAND: dict[str, Any] = {"0:cards": FOUR}
LEVER, HAMMER, SAIL, CHISEL = ({"card": card_name(kind)} for kind in range(8, 12))


def asked(board: Board, move: str) -> Message:
    """Why a move is not possible."""
    assert move not in board.legal()
    return RULES.why_not(board.table, MOVES.parse(move))


def asked_there(board: Board, seat: int | None, target: str) -> Message:
    """Why an element stands for no move of a seat."""
    return RULES.why_not_there(board.table, seat, target)


# ---- tables ------------------------------------------------------------------------------------------------------
def turn(
    ships: str = "ships=4,3,2,1 ship1=0,1,0 ship2=1 ship3=-,0 sailed=-*3,pyramids",
    sled: int = 3,
    quarry: int = 9,
    **laid: Any,
) -> Board:
    """Black's turn, with so many stones; the fourth ship has sailed, the first and the third can sail."""
    return lay(f"{ships} 0:sled={sled}", quarries=[quarry], **laid)


def with_cards(
    ships: str = "ships=4,3,2,1 ship1=0,1,0 ship2=1 ship3=-,0", sled: int = 3, quarry: int = 9, **laid: Any
) -> Board:
    """The same with all four blue cards."""
    return turn(ships, sled, quarry, **HAND, **laid)


def site(*lines: str, sides: str = "BBBBB", **laid: Any) -> Board:
    """A ship with a stone of Black, and perhaps more, is unloaded."""
    words: dict[str, Any] = {"ships": "3*2,2,1", "ship1": "0,1,2", "0:cards": FOUR, "players": 3}
    if sides[1] == "B":
        words |= {"left": 1, "middle": 1, "right": 1}
    return lay(sides=sides, **words | laid).play(*lines)


def looking() -> Board:
    """Black looks at the pair: a Sail and a Statue."""
    return site("sail 1 market", "take pair", "reveal Sail", "reveal Statue")


def temple() -> Board:
    """The round has ended; Black chooses what the first column of the temple brings."""
    return lay("ships=1*4 ship4=1 sailed=market,pyramids,obelisks temple=0 turn=1", sides="AABAA").play(
        "sail 4 burial chamber"
    )


def over() -> Board:
    """The sixth round has ended."""
    return lay("round=6 ships=1*4 ship4=0 sailed=market,pyramids,temple").play("sail 4 obelisks")


STUCK: dict[str, Any] = {"ships": "ships=4,3,2,1 ship1=0 ship2=1", "sled": 0, "quarry": 0}
FULL = "ships=4,3,2,1 ship1=0,1,0,1 ship2=1,0,1 ship3=0*2 sailed=-*3,temple"

MOVE_SCENES: list[tuple[Board, str, str, dict[str, Any]]] = [
    (over(), "get stones", "over", {}),
    (Board(), "get stones", "chance", {}),
    # I4 placing
    (turn(sled=0), "place 1:4", "place-no_stone", {}),
    (turn(sled=0, quarry=0), "place 1:4", "place-no_stone_left", {}),
    (turn(FULL), "place 1:1", "place-no_room", {}),
    (turn(), "place 4:1", "place-sailed", {"ship": 4}),
    (
        turn("ships=4,3,2,1 ship1=0,1,0 ship2=1 ship3=0*2 sailed=-*3,pyramids"),
        "place 3:1",
        "place-full",
        {"ship": 3},
    ),
    (turn(), "place 2:4", "place-no_space", {"ship": 2, "spaces": 3}),
    (
        turn("ships=4,3,2,1 ship1=0,1,0 ship2=1 ship3=-,0"),
        "place 4:2",
        "place-no_space",
        {"ship": 4, "spaces": 1},
    ),
    (turn(), "place 1:2", "place-taken", {}),
    (
        with_cards("ships=4,3,2,1 ship1=0 ship2=1 ship3=-,0").play("play sail"),
        "place 1:2",
        "place-to_sail",
        {"ship": 1, "fewest": 3},
    ),
    (with_cards().play("play chisel", "place 4:1"), "place 4:1", "place-full", {"ship": 4}),
    (site("sail 1 pyramids", "build middle"), "place 2:4", "place-no_space", {"ship": 2, "spaces": 3}),
    # I4 getting
    (turn(sled=5), "get stones", "get-full", {}),
    (turn(sled=5, quarry=0), "get stones", "get-full", {}),
    (turn(quarry=0), "get stones", "get-empty", {}),
    # I5 sailing
    (turn(), "sail 1 pyramids", "sail-taken", {"site": site_name(1)}),
    (turn(), "sail 4 temple", "sail-sailed", {"ship": 4}),
    (turn(), "sail 2 temple", "sail-missing", {"ship": 2, "missing": 1}),
    (
        turn("ships=4,3,2,1 ship2=1 ship3=-,0 sailed=-*3,pyramids"),
        "sail 1 temple",
        "sail-missing",
        {"ship": 1, "missing": 3},
    ),
    (with_cards().play("play sail", "place 2:2"), "sail 1 temple", "sail-loaded", {"loaded": 2}),
    (with_cards().play("play lever"), "sail 2 temple", "sail-missing", {"ship": 2, "missing": 1}),
    # I3 passing
    (turn(), "pass", "pass", {}),
    # I12 blue cards
    (turn(), "play lever", "play-not_yours", LEVER),
    (with_cards("ships=4,3,2,1 ship1=0 ship2=1"), "play lever", "play-no_ship", LEVER),
    (with_cards(sled=5), "play hammer", "play-full", HAMMER),
    (with_cards(quarry=0), "play hammer", "play-empty", HAMMER),
    (with_cards(FULL), "play hammer", "play-no_space", HAMMER),
    (with_cards(sled=0), "play sail", "play-no_stone", SAIL),
    (with_cards("ships=4,3,1*2 ship1=0 sailed=-*2,market,pyramids"), "play sail", "play-no_load", SAIL),
    (with_cards(FULL), "play sail", "play-no_load", SAIL),
    (with_cards(sled=1), "play chisel", "play-two_stones", CHISEL),
    (
        with_cards("ships=4,3,2,1 ship1=0,1,0 ship2=1,0,1 ship3=0*2 sailed=-*3,temple"),
        "play chisel",
        "play-two_spaces",
        CHISEL,
    ),
    # what is no action
    (turn(), "take Statue", "take-later", {}),
    (turn(), "take pair", "pair-side_a", {}),
    (turn(sides="BAAAA"), "take pair", "pair-later", {}),
    (turn(), "keep Statue", "pair-side_a", {}),
    (turn(sides="BAAAA"), "keep Statue", "keep-later", {}),
    (turn(), "unload black", "unload-later", {}),
    (turn(), "build left", "build-side_a", {}),
    (turn(sides="ABAAA"), "build left", "build-later", {}),
    (turn(), "draw", "draw-later", {}),
    (turn(), "point", "point-later", {}),
    (turn(), "decline", "decline-later", {}),
    # in the middle of something
    (with_cards().play("play hammer"), "sail 1 temple", "first-place", HAMMER),
    (with_cards().play("play sail"), "get stones", "first-place_to_sail", SAIL),
    (with_cards().play("play lever"), "place 4:1", "first-sail", LEVER),
    (with_cards().play("play sail", "place 2:2"), "place 4:1", "first-sail_on", SAIL),
    (with_cards().play("play lever", "sail 1 temple"), "pass", "first-order", {}),
    (
        with_cards("ships=4,3,2,1 ship1=0,1,0 ship2=2*2 ship3=-,0", players=3).play(
            "play lever", "sail 1 temple"
        ),
        "unload brown",
        "unload",
        {"color": color_name(2)},
    ),
    (site("sail 1 market"), "get stones", "first-take", {}),
    (site("sail 1 market"), "take Lever", "take-gone", {}),
    (site("sail 1 market", sides="ABBBB"), "take pair", "pair-side_a", {}),
    (looking(), "get stones", "first-keep", {}),
    (looking(), "keep Lever", "keep", {}),
    (looking().play("keep Sail"), "take pair", "pair-gone", {}),
    (site("sail 1 pyramids"), "decline", "first-build", {}),
    (site("sail 1 pyramids", left="1*5"), "build left", "build-complete", {}),
    (site("sail 1 pyramids", "build left"), "get stones", "first-may_draw", {}),
    (site("sail 1 pyramids", "build right"), "draw", "first-may_get", {}),
    (site("sail 1 pyramids", "build middle"), "get stones", "first-may_place", {}),
    (temple(), "decline", "first-choose", {}),
]
THERE_SCENES: list[tuple[Board, int | None, str, str, dict[str, Any]]] = [
    (over(), None, "ship:1", "over", {}),
    (Board(), 0, "pile", "chance", {}),
    (turn(), None, "ship:1", "watching", {"seat": 0}),
    (turn(), 1, "ship:1", "other-turn", {"seat": 0}),
    (with_cards().play("play lever"), 1, "ship:1", "other-card", {"seat": 0, **LEVER}),
    (with_cards().play("play lever", "sail 1 temple"), 1, "ship:1", "other-choice", {"seat": 0}),
    (site("sail 1 market"), 1, "market:1", "other-choice", {"seat": 0}),
    (looking(), 1, "pair:1", "other-choice", {"seat": 0}),
    (turn(), 0, "discard", "nowhere", {}),
    (turn(), 0, "hand:statue", "nowhere", {}),
    (temple(), 0, "discard", "first-choose", {}),
    (turn(sled=0), 0, "sled", "place-no_stone", {}),
    (turn(FULL), 0, "sled", "place-no_room", {}),
    (turn(sled=5), 0, "quarry", "get-full", {}),
    (turn(), 0, "hold:2:1", "place-taken", {}),
    (turn(), 0, "ship:4", "sail-sailed", {"ship": 4}),
    (turn(sled=0), 0, "ship:2", "sail-missing", {"ship": 2, "missing": 1}),
    (
        with_cards("ships=4,3,2,1 ship1=0,1,0 ship2=1 ship3=0*2").play("play chisel"),
        0,
        "ship:3",
        "place-full",
        {"ship": 3},
    ),
    (
        with_cards("ships=4,3,2,1 ship1=0 ship2=1 ship3=-,0").play("play sail"),
        0,
        "ship:1",
        "place-to_sail",
        {"ship": 1},
    ),
    (with_cards().play("play lever"), 0, "ship:2", "sail-missing", {"ship": 2, "missing": 1}),
    (with_cards().play("play sail", "place 2:2"), 0, "ship:1", "sail-loaded", {"loaded": 2}),
    (turn(), 0, "site:pyramids", "sail-taken", {"site": site_name(1)}),
    (turn(**STUCK), 0, "site:temple", "sail-none", {}),
    (with_cards().play("play hammer"), 0, "site:temple", "first-place", HAMMER),
    (with_cards("ships=4,3,2,1 ship1=0 ship2=1"), 0, "hand:lever", "play-no_ship", LEVER),
    (turn(), 0, "market:1", "take-later", {}),
    (site("sail 1 market", offer="statue,lever"), 0, "market:3", "take-gone", {}),
    (turn(), 0, "market:pair", "pair-side_a", {}),
    (turn(sides="ABAAA"), 0, "pyramid:left", "build-later", {}),
    (turn(), 0, "pile", "draw-later", {}),
    (turn(), 0, "point", "point-later", {}),
    (turn(), 0, "pass", "pass", {}),
    (turn(), 0, "pair:1", "pair-side_a", {}),
    (turn(sides="BAAAA"), 0, "pair:2", "keep-later", {}),
]


@pytest.mark.parametrize(("board", "move", "expected", "args"), MOVE_SCENES)
def test_a_move_that_is_not_possible_has_its_reason(
    board: Board, move: str, expected: str, args: dict[str, Any]
) -> None:
    check_scene(asked(board, move), expected, args, "I")
    if board.actor != CHANCE:
        check_all_facts(board.match())


@pytest.mark.parametrize(("board", "seat", "target", "expected", "args"), THERE_SCENES)
def test_an_element_that_stands_for_nothing_has_its_reason(
    board: Board, seat: int | None, target: str, expected: str, args: dict[str, Any]
) -> None:
    check_scene(asked_there(board, seat, target), expected, args, "I")


@pytest.mark.rule("I12.3")
def test_a_second_blue_card_of_the_round() -> None:
    board = with_cards(blue_cards="round").play("play hammer", "place 4:1", "get stones")
    check_scene(asked(board, "play lever"), "play-once", {}, "I")


@pytest.mark.rule("I3.7")
def test_who_has_to_pass_hears_why_nothing_else_is_possible() -> None:
    board = turn(**STUCK, **HAND)
    assert board.legal() == ["pass"]
    expected = {
        "get stones": "get-empty",
        "place 1:2": "place-no_stone_left",
        "sail 1 temple": "sail-missing",
        "play lever": "play-no_ship",
        "play hammer": "play-empty",
        "play sail": "play-no_stone",
        "play chisel": "play-two_stones",
    }
    for move, reason in expected.items():
        check_scene(asked(board, move), reason, {}, "I")


def check_all_facts(match: Match) -> None:
    """Every reason against an impossible move is true."""
    view = match.view(match.turn)
    for move in match.rules.moves:
        reason = match.why_not(move)
        if reason is not None:
            check_fact(view, move, reason["id"].removeprefix("imhotep-why-"))


@every_set_of("imhotep")
def test_every_reason_is_true(game: Game) -> None:
    for match in positions_in(game, ASKED):
        check_all_facts(match)


@every_set_of("imhotep")
def test_whatever_is_not_possible_has_a_reason(game: Game) -> None:
    check_reasons(game, "I", TARGETS)


def test_every_reason_is_given_at_some_time() -> None:
    scenes = [*(scene[2] for scene in MOVE_SCENES), *(scene[3] for scene in THERE_SCENES), "play-once"]
    given_somewhere = {f"imhotep-why-{name}" for name in scenes}
    given_somewhere |= reached("imhotep", "I", TARGETS)
    assert given_somewhere == reasons_of("imhotep", "I").ids
