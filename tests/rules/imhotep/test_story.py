"""The game's texts of events, decisions and moves, in English; other files test the rules."""

from functools import cache
from typing import Any

import pytest

from benben.engine.event import messages
from benben.games.imhotep.events import events
from benben.games.imhotep.prompts import prompt as prompt_at
from benben.texts import Texts
from tests.rules.imhotep.board import Board, lay, track_of


@cache
def english() -> Texts:
    """The English words, with names for the seats."""
    return Texts("en", ["Ann", "Bob", "Cy", "Dee"])


STEPS: list[tuple[str, list[str]]] = [
    ("Ann to play: choose an action", []),
    ("Ann plays Lever: sail a ship", ["play lever"]),
    (
        "Ann decides the unloading order: choose the color of the next stone",
        ["play lever", "sail 1 temple"],
    ),
    ("Ann plays Hammer: place a stone on a ship", ["play hammer"]),
    ("Ann plays Sail: place a stone on the ship that will sail", ["play sail"]),
    ("Ann plays Sail: sail the ship", ["play sail", "place 3:2"]),
    ("Ann plays Chisel: place a stone on a ship", ["play chisel", "place 2:3"]),
    ("Bob has a stone at the market: take a card", ["sail 1 market"]),
    ("Looking at the pair", ["sail 1 market", "take pair"]),
    (
        "Bob looks at the pair: keep one of the two cards",
        ["sail 1 market", "take pair", "reveal Sail", "reveal Statue"],
    ),
    ("Bob has a stone for the pyramids: choose a pyramid", ["sail 1 pyramids"]),
    ("Bob has a bonus: draw the top card or not", ["sail 1 pyramids", "build left"]),
    ("Drawing the top card", ["sail 1 pyramids", "build left", "draw"]),
    ("Bob has a bonus: place a stone on a ship or not", ["sail 1 pyramids", "build middle"]),
    ("Bob has a bonus: get stones or not", ["sail 1 pyramids", "build right"]),
]


def table(**words: Any) -> Board:
    """A table with side B everywhere and every blue card in Ann's hand."""
    text = (
        "ships=3*2,2,1 ship1=1,2,0 ship2=0,1 ship3=2 left=0 middle=0 right=0 0:cards=lever,hammer,sail,chisel "
        "offer=statue,paved_path,temple_decoration"
    )
    return lay(text, sides="BBBBB", **{"players": 3, **words})


def story(board: Board, *lines: str, viewer: int | None = None) -> list[str]:
    """The sentences for *viewer* while *lines* are played."""
    sentences = []
    for line in lines:
        before = board.tables.copy()[0]
        code = board.code(line)
        board.play(line)
        sentences += [english().format(said) for said in messages(events(before, code, board.table, viewer))]
    return sentences


def prompt(board: Board) -> str:
    return english().format(prompt_at(board.table))


def described(board: Board, line: str) -> str:
    """How a legal move is offered."""
    assert line in board.legal()
    return english().format(board.match().describe(line))


# ---- events ------------------------------------------------------------------------------------------------------
def test_a_round_begins() -> None:
    cards = ["reveal Statue", "reveal Lever", "reveal Paved path", "reveal Statue"]
    assert story(Board(players=3), "round 4 3 2 2", *cards) == [
        "Round 1 begins with ships of 4 3 2 2 spaces",
        "The market offers Statue, Lever, Paved Path, Statue",
    ]


def test_getting_and_placing() -> None:
    assert story(lay("0:sled=4 1:sled=0 2:sled=0", players=3), "get stones", "get stones", "get stones") == [
        "Ann gets 1 stone",
        "Bob gets 3 stones",
        "Cy gets 3 stones",
    ]
    assert story(lay(), "place 2:3") == ["Ann places a stone on ship 2, space 3"]


def test_sailing_to_each_site_of_side_a() -> None:
    text = "ships=2,1*3 ship1=1,2 temple=0*4,2 chamber=0*2 obelisks=2"
    assert story(lay(text, players=3), "sail 1 pyramids") == [
        "Ann sails ship 1 to the pyramids",
        "Bob scores 2 points at the pyramids",
        "Cy scores 1 point at the pyramids",
    ]
    assert story(lay(text, players=3), "sail 1 temple") == [
        "Ann sails ship 1 to the temple",
        "A stone of Bob covers one of Ann in the temple, column 1",
        "A stone of Cy covers one of Ann in the temple, column 2",
    ]
    assert story(lay(text.replace("0*4,2", "0*2"), players=3), "sail 1 temple")[1:] == [
        "A stone of Bob goes to the temple, column 3",
        "A stone of Cy goes to the temple, column 4",
    ]
    assert story(lay(text, players=3), "sail 1 burial chamber")[1:] == [
        "A stone of Bob goes to the burial chamber, row 3, column 1",
        "A stone of Cy goes to the burial chamber, row 1, column 2",
    ]
    assert story(lay(text, players=3), "sail 1 obelisks")[1:] == [
        "Bob has 1 stone standing at the obelisks",
        "Cy has 2 stones standing at the obelisks",
    ]


def test_taking_cards() -> None:
    board = lay("ships=2,1*3 ship1=1,2 offer=entrance,statue*3", players=3)
    assert story(board, "sail 1 market", "take Entrance", "take Statue") == [
        "Ann sails ship 1 to the market",
        "Bob takes Entrance",
        "Bob scores 2 points at the pyramids",
        "Cy takes Statue",
    ]


def test_the_pair() -> None:
    lines = ["take pair", "reveal Sail", "reveal Sarcophagus", "keep Sarcophagus"]
    ending = [
        "Bob keeps Sarcophagus",
        "Sail goes to the discard pile",
        "A stone of Bob goes to the burial chamber, row 1, column 1",
    ]
    looked = ["One card of the pair is Sail", "One card of the pair is Sarcophagus"]
    for viewer, seen in ((1, looked), (0, []), (None, [])):
        board = table().play("sail 1 market")
        assert story(board, *lines, viewer=viewer) == ["Bob takes the face-down pair", *seen, *ending]


def test_building_and_bonuses() -> None:
    board = table().play("sail 1 pyramids")
    assert story(board, "build left", "draw", "reveal Statue") == [
        "Bob chooses the left pyramid",
        "Bob scores 1 point at the pyramids",
        "Bob draws Statue",
    ]
    assert story(board, "build right", "get stones") == [
        "Cy chooses the right pyramid",
        "Cy scores 1 point at the pyramids",
        "Cy gets 2 stones",
    ]
    assert story(board, "build middle", "decline")[2:] == ["Ann declines the bonus"]


def test_towers() -> None:
    board = lay("ships=2,1*3 ship1=1,2 obelisks=1*2 towers=0*3", sides="AAAAB", players=3)
    assert story(board, "sail 1 obelisks")[1:] == [
        "Bob completes a tower for 6 points",
        "Cy has 1 stone standing at the obelisks",
    ]


def test_stones_of_towers_stand_no_longer() -> None:
    board = lay("ships=2,1*3 ship1=1*2 obelisks=1 towers=1", sides="AAAAB", players=3)
    assert story(board, "sail 1 obelisks")[1:] == [
        "Bob has 2 stones standing at the obelisks",
        "Bob completes a tower for 12 points",
    ]


def test_a_drawn_red_card_without_a_stone() -> None:
    board = table(quarries=[9, 0, 9]).play("sail 1 pyramids", "build left", "draw")
    assert story(board, "reveal Entrance") == [
        "Bob draws Entrance",
        "Bob has no stone in the quarry for the red card",
    ]


@pytest.mark.rule("I6.4")
def test_a_red_card_of_the_market_has_the_stone_that_came_back() -> None:
    board = lay("ships=1*4 ship1=1 offer=sarcophagus,statue*3 0:sled=3 1:sled=5", quarries=[9, 0])
    assert story(board, "sail 1 market", "take Sarcophagus")[1:] == [
        "Bob takes Sarcophagus",
        "A stone of Bob goes to the burial chamber, row 1, column 1",
    ]


@pytest.mark.rule("I11.4")
def test_the_last_stone_of_the_quarry_is_a_stone() -> None:
    """The card goes to the discard pile when the quarry is empty, and yet it had its stone."""
    board = table(quarries=[9, 1, 9]).play("sail 1 pyramids", "build left", "draw")
    assert story(board, "reveal Sarcophagus") == [
        "Bob draws Sarcophagus",
        "A stone of Bob goes to the burial chamber, row 1, column 1",
    ]


def test_the_piles_are_shuffled() -> None:
    board = table(face_down="statue*2", discard="chisel").play("sail 1 pyramids", "build left")
    assert story(board, "draw", "reveal Chisel") == [
        "The discard pile is shuffled and becomes the draw pile",
        "Bob draws Chisel",
    ]


def test_blue_cards() -> None:
    board = table()
    assert story(board, "play lever", "sail 1 temple", "unload black", "unload brown")[:4] == [
        "Ann plays Lever",
        "Ann sails ship 1 to the temple",
        "Ann wants a black stone unloaded next",
        "Ann wants a brown stone unloaded next",
    ]
    assert story(table(), "play hammer", "place 4:1") == [
        "Ann plays Hammer",
        "Ann gets 2 stones",
        "Ann places a stone on ship 4, space 1",
    ]


def test_the_end_of_a_round() -> None:
    board = lay("ships=1*4 ship4=0 sailed=market,pyramids,obelisks temple=0,1,0")
    sentences = story(board, "sail 4 burial chamber")
    assert sentences[2:] == ["The temple scores Ann 2 points", "The temple scores Bob 1 point"]


def test_the_temple_of_side_b() -> None:
    board = lay(
        "ships=1*4 ship4=0 sailed=market,pyramids,obelisks temple=1*2,2 0:sled=3 1:sled=5 2:sled=3",
        sides="AABAA",
        players=3,
    )
    assert story(board, "sail 4 burial chamber", "point")[2:] == [
        "The temple scores Bob 1 point",
        "The temple scores Bob 2 points",
        "Cy takes 1 point for a stone in the temple",
    ]


def test_a_round_that_all_pass() -> None:
    board = lay("ships=4,3,2*2 ship1=0 0:sled=0 1:sled=0", quarries=[0, 0])
    assert story(board, "pass", "pass") == [
        "Ann can do nothing and passes",
        "Bob can do nothing and passes",
        "Stones on ships that did not sail go back to their quarries",
    ]


def test_the_pair_that_no_one_took() -> None:
    board = lay("ships=1*4 ship4=0 sailed=market,pyramids,obelisks", sides="BAAAA").play("sail 4 temple")
    assert story(board, "reveal Lever", "reveal Sail") == [
        "Lever goes to the discard pile",
        "Sail goes to the discard pile",
    ]


@pytest.mark.parametrize(
    ("track", "endings"),
    [
        ([9, 4], ["Ann wins with 9 points"]),
        ([0, 1], ["Bob wins with 1 point"]),
        ([3, 3], ["Ann shares the victory with 3 points", "Bob shares the victory with 3 points"]),
    ],
)
def test_the_end(track: list[int], endings: list[str]) -> None:
    board = lay(
        "round=6 ships=1*4 ship4=0 sailed=pyramids,obelisks,burial_chamber offer=-", **track_of(*track)
    )
    sentences = story(board, "sail 4 market")
    assert sentences[1:] == endings
    assert prompt(board) == "The game is over"


# ---- prompts -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("words", "lines"), STEPS)
def test_prompts(words: str, lines: list[str]) -> None:
    assert prompt(table().play(*lines)) == words


def test_other_prompts() -> None:
    stuck = lay("ships=4,3,2*2 ship1=0 0:sled=0", quarries=[0])
    assert prompt(stuck) == "Ann can do nothing this turn and must pass"
    board = lay("ships=1*4 ship4=0 sailed=market,pyramids,obelisks temple=1", sides="BABAA").play(
        "sail 4 burial chamber"
    )
    assert prompt(board) == "Bob has a stone on top of the temple: take 1 point or 2 stones"
    board.play("point")
    assert prompt(board) == "Revealing the pair that no one took"
    board.play("reveal Sail", "reveal Sail")
    assert prompt(board) == "Revealing a round card"
    board.play("round 4 3 2 1")
    assert prompt(board) == "Revealing market cards"


# ---- moves -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "words", "elements", "before"),
    [
        ("get stones", "Get 2 stones", ["quarry"], []),
        ("place 2:3", "Place a stone on ship 2, space 3", ["sled", "ship:2", "hold:2:3"], []),
        ("sail 1 temple", "Sail ship 1 to the temple", ["ship:1", "site:temple"], []),
        ("sail 2 burial chamber", "Sail ship 2 to the burial chamber", ["ship:2", "site:burial_chamber"], []),
        ("play chisel", "Play Chisel", ["hand:chisel"], []),
        ("take Statue", "Take Statue", ["market:1"], ["sail 1 market"]),
        ("take pair", "Take the face-down pair", ["market:pair"], ["sail 1 market"]),
        (
            "keep Sail",
            "Keep Sail",
            ["pair:2"],
            ["sail 1 market", "take pair", "reveal Sail", "reveal Statue"],
        ),
        ("unload brown", "Unload a brown stone next", ["hold:1:2"], ["play lever", "sail 1 temple"]),
        ("build right", "Build at the right pyramid", ["pyramid:right"], ["sail 1 pyramids"]),
        ("draw", "Draw the top card", ["pile"], ["sail 1 pyramids", "build left"]),
        ("decline", "Draw no card", ["decline"], ["sail 1 pyramids", "build left"]),
        ("decline", "Get no stones", ["decline"], ["sail 1 pyramids", "build right"]),
        ("decline", "Place no stone", ["decline"], ["sail 1 pyramids", "build middle"]),
    ],
)
def test_moves_as_buttons_say_them_and_the_pieces_for_them(
    line: str, words: str, elements: list[str], before: list[str]
) -> None:
    board = table().play(*before)
    assert described(board, line) == words
    assert board.match().targets(line) == elements


def test_more_moves() -> None:
    stuck = lay("ships=4,3,2*2 ship1=0 0:sled=0", quarries=[0])
    assert (described(stuck, "pass"), stuck.match().targets("pass")) == ("Pass", ["pass"])
    board = lay(
        "ships=1*4 ship4=0 sailed=market,pyramids,obelisks temple=1 0:sled=3 1:sled=4", sides="AABAA"
    ).play("sail 4 burial chamber")
    assert (described(board, "point"), board.match().targets("point")) == ("Take 1 point", ["point"])
    assert (described(board, "get stones"), board.match().targets("get stones")) == (
        "Get 1 stone",
        ["quarry"],
    )
    room = lay(
        "ships=1*4 ship4=0 sailed=market,pyramids,obelisks temple=1 0:sled=3 1:sled=0", sides="AABAA"
    ).play("sail 4 burial chamber")
    assert described(room, "get stones") == "Get 2 stones"


def test_every_piece_of_the_same_kind_stands_for_a_move() -> None:
    board = lay("ships=4,1*3 ship1=1,0*2,1 offer=statue,lever,statue*2 0:cards=lever")
    board.play("play lever", "sail 1 market")
    assert board.match().targets("unload white") == ["hold:1:1", "hold:1:4"]
    board.play("unload white", "unload black", "unload white")
    assert board.match().targets("take Statue") == ["market:1", "market:3", "market:4"]
    board = lay("ships=1*4 ship1=1 aside=sail*2", sides="BAAAA").play("sail 1 market", "take pair")
    assert board.match().targets("keep Sail") == ["pair:1", "pair:2"]
