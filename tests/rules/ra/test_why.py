"""Why something cannot be done now in Ra: every reason names its rule, and the right one."""

from typing import Any

import pytest

from benben.engine.game import Game
from benben.engine.message import Message
from benben.games.ra import RULES
from benben.games.ra.moves import MOVES
from benben.games.ra.names import TILE_IDS
from tests.rules.ra.board import Board, lay, undealt
from tests.rules.why import check_reasons, check_scene, every_set_of, reached, reasons_of

TARGETS = (
    *("bag", "ra_figure", "centre", "pass", "done"),
    *(f"sun:{sun}" for sun in range(1, 17)),
    *(f"track:{space}" for space in range(9)),
    *(f"tile:{tile}" for tile in TILE_IDS.values()),
)
FULL = "nile*8"


def asked(board: Board, move: str) -> Message:
    """Why a move is not possible."""
    assert move not in board.legal()
    return RULES.why_not(board.table, MOVES.parse(move))


def asked_there(board: Board, seat: int | None, target: str) -> Message:
    """Why an element stands for no move of a seat."""
    return RULES.why_not_there(board.table, seat, target)


def turn(track: str = "-", tiles: str = "-", words: str = "") -> Board:
    """The turn of the first of three seats, which has these *tiles*."""
    return lay(f"turn=0 track={track} 0:tiles={tiles} {words}")


def invoked(track: str = "nile", *moves: str) -> Board:
    """An auction that the first of three seats has invoked."""
    return turn(track).play("invoke", *moves)


def drawn_ra() -> Board:
    """An auction for a Ra tile that the first of three seats has drawn."""
    return turn("nile").play("draw", "reveal Ra")


def spending() -> Board:
    """The first seat has spent one of its two Gods."""
    return turn("nile,gold,god", "god*2").play("take Nile")


def struck(disaster: str) -> Board:
    """A disaster has struck the first seat, which has to choose; it has each kind but one of both families."""
    owned = "god,art,agriculture,religion,astronomy,fortress,obelisk,palace,pyramid"
    return turn(disaster.casefold(), owned).play(f"take {disaster}")


MOVE_SCENES: list[tuple[Board, str, str, dict[str, Any]]] = [
    (turn(FULL), "draw", "track_full", {}),
    (turn(), "pass", "pass_turn", {}),
    (turn("nile", "god"), "done", "not_spending", {}),
    (turn("nile"), "take Nile", "no_god", {}),
    (turn("god", "god"), "take God", "take_god", {}),
    (turn("nile", "god"), "take Gold", "not_on_track", {"tile": {"id": "ra-tile-gold", "args": {}}}),
    (turn("nile", "art"), "discard Art", "no_disaster", {}),
    (turn(), "bid 13", "no_auction", {}),
    (spending(), "draw", "spending_gods", {}),
    (spending(), "invoke", "spending_gods", {}),
    (spending(), "bid 13", "spending_gods", {}),
    (spending(), "take God", "take_god", {}),
    (spending(), "take Nile", "not_on_track", {"tile": {"id": "ra-tile-nile", "args": {}}}),
    (invoked(), "draw", "auction_first", {}),
    (invoked(), "invoke", "auction_first", {}),
    (invoked(), "take Nile", "gods_auction", {}),
    (invoked(), "done", "gods_auction", {}),
    (invoked(), "bid 16", "sun_unused", {"disc": 16, "count": 3}),
    (invoked(), "bid 1", "sun_centre", {"disc": 1}),
    (invoked(), "bid 13", "sun_of", {"disc": 13, "owner_seat": 0}),
    (invoked("nile", "bid 9"), "bid 7", "bid_low", {"disc": 7, "high": 9}),
    (invoked("nile", "pass", "pass"), "pass", "must_bid", {}),
    (struck("Unrest"), "discard Fortress", "not_hit", {"category": "civilization"}),
    (struck("Unrest"), "discard Writing", "none_owned", {}),
    (struck("Earthquake"), "discard Art", "not_hit", {"category": "monument"}),
    (struck("Earthquake"), "draw", "disaster_first", {"category": "monument"}),
    (struck("Unrest"), "pass", "disaster_first", {"category": "civilization"}),
    (turn().play("draw"), "draw", "drawing", {}),
    (undealt(), "draw", "dealing", {}),
]
THERE_SCENES: list[tuple[Board, int | None, str, str, dict[str, Any]]] = [
    (turn(), None, "bag", "watching", {"seat": 0}),
    (turn(), 1, "bag", "others_turn", {"seat": 0}),
    (invoked(), 2, "sun:11", "others_bid", {"seat": 1}),
    (invoked("nile", "bid 9"), 1, "sun:12", "had_chance", {}),
    (struck("Unrest"), 1, "bag", "others_disaster", {"seat": 0}),
    (turn(words="0:suns=9,2/* 1:suns=-/* 2:suns=4,3/*"), 1, "bag", "out", {}),
    (turn(FULL), 0, "bag", "track_full", {}),
    (turn("nile,-,god", "god"), 0, "track:1", "space_empty", {}),
    (turn("nile,-,god", "god"), 0, "track:2", "take_god", {}),
    (turn("nile"), 0, "track:0", "no_god", {}),
    (turn("god", "god"), 0, "tile:god", "nothing_to_take", {}),
    (turn("nile", "nile"), 0, "tile:god", "no_god", {}),
    (turn("nile", "nile"), 0, "tile:nile", "no_disaster", {}),
    (turn(), 0, "centre", "no_auction", {}),
    (turn(words="0:suns=8,5/13,* 1:suns=12/* 2:suns=11/*"), 0, "sun:13", "sun_down", {"disc": 13}),
    (turn(), 0, "track:9", "choose_action", {}),
    (turn(), 0, "sun:99", "choose_action", {}),
    (invoked("nile,-"), 1, "track:1", "gods_auction", {}),
    (drawn_ra(), 1, "bag", "auction_first", {}),
    (struck("Earthquake"), 0, "centre", "disaster_first", {}),
]


@pytest.mark.parametrize(("board", "move", "expected", "args"), MOVE_SCENES)
def test_a_move_that_is_not_possible_has_its_reason(
    board: Board, move: str, expected: str, args: dict[str, Any]
) -> None:
    check_scene(asked(board, move), expected, args, "R")


@pytest.mark.parametrize(("board", "seat", "target", "expected", "args"), THERE_SCENES)
def test_an_element_that_stands_for_nothing_has_its_reason(
    board: Board, seat: int | None, target: str, expected: str, args: dict[str, Any]
) -> None:
    check_scene(asked_there(board, seat, target), expected, args, "R")


@every_set_of("ra")
def test_whatever_is_not_possible_has_a_reason(game: Game) -> None:
    check_reasons(game, "R", TARGETS)


def test_every_reason_is_given_at_some_time() -> None:
    scenes = [*(scene[2] for scene in MOVE_SCENES), *(scene[3] for scene in THERE_SCENES)]
    given_somewhere = {f"ra-why-{name}" for name in scenes} | reached("ra", "R", TARGETS)
    assert given_somewhere == reasons_of("ra", "R").ids
