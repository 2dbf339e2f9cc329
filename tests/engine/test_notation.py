"""Move lists: one face leads to the others, and what leads nowhere says so."""

from dataclasses import dataclass

import numpy as np
import pytest

from benben.engine.errors import MalformedMove
from benben.engine.notation import Move, MoveList
from benben.engine.registry import names, rules
from pebbles.components import Colour as PebbleColour
from pebbles.moves import MOVES, Draw, Give, Lay, Reveal


@dataclass(frozen=True)
class Odd(Move):
    """A move with faces of one's choice."""

    number: int
    verb = "odd"

    @property
    def offset(self) -> int:
        return self.number


def test_the_three_faces() -> None:
    assert MOVES.parse("give 2") == Give(2) == MOVES.value(4)
    assert MOVES.parse(np.int16(4)) == Give(2)  # type: ignore[arg-type]  # (NumPy's integers are welcome)
    assert (str(Give(2)), int(Give(2)), f"{Draw()}", hex(Lay())) == ("give 2", 4, "draw", "0x1")
    assert [int(move) for move in MOVES] == list(range(len(MOVES)))
    assert 4 in MOVES
    assert 5 not in MOVES
    assert -1 not in MOVES


def test_two_moves_cannot_share_a_notation() -> None:
    with pytest.raises(ValueError, match="share a notation"):
        MoveList([Odd(1), Odd(2)])


def test_two_moves_cannot_share_an_integer() -> None:
    with pytest.raises(ValueError, match="share"):
        MoveList([Draw(), Reveal(PebbleColour.WHITE)])


@pytest.mark.parametrize("move", [Reveal(PebbleColour.RED), Odd(0), Give(3), Give(-2)])
def test_a_move_of_another_game_is_malformed(move: Move) -> None:
    with pytest.raises(MalformedMove, match="not a move of this game"):
        MOVES.parse(move)


@pytest.mark.parametrize("thing", [None, True, False, 1.0, [], {}, b"draw", object(), int, Draw])
def test_other_things_are_malformed(thing: object) -> None:
    with pytest.raises(MalformedMove, match="a text, a typed move or an integer"):
        MOVES.parse(thing)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "give 2",
        " GIVE\t 2\r\n",
        "`give 2`",
        "“give 2”",
        "**give 2**",
        "give 2.",
        "(Give 2)",
        "\ufeffgive 2",
        "give\u00a0\uff12",
    ],
)
def test_a_notation_is_read_whatever_stands_around_it(text: str) -> None:
    assert MOVES.parse(text) == Give(2)


@pytest.mark.parametrize("dash", "-\u2010\u2011–—\u2212")
def test_dashes_are_alike(dash: str) -> None:
    assert str(rules("imhotep_duel").moves.parse(f"swap 1:1{dash}2")) == "swap 1:1-2"


@pytest.mark.parametrize("name", names())
def test_what_is_left_out_when_reading_stands_in_no_notation(name: str) -> None:
    """So no move is taken for another: each is found by its own notation, with anything around it."""
    moves = rules(name).moves
    for move in moves:
        assert moves.find(f"“**{move}.**”") is move


@pytest.mark.parametrize(
    "text", ["", " ", "`", "``", "0", "4", "drawn", "give", "give two", "give  22", "dräw", "x" * 10_000]
)
def test_other_texts_are_malformed(text: str) -> None:
    with pytest.raises(MalformedMove, match="is not a move") as error:
        MOVES.parse(text)
    assert len(str(error.value)) < 200


def test_a_misspelt_text_gets_a_hint() -> None:
    with pytest.raises(MalformedMove, match="did you mean “draw”"):
        MOVES.parse("darw")
    with pytest.raises(MalformedMove, match="“give 0”, “give"):
        MOVES.parse("gives 0")


@dataclass(frozen=True)
class Put(Move):
    """A move with two things to name."""

    row: str
    column: int
    verb = "put"
    first = 7
    choices = ("abc", range(1, 3))

    @property
    def noun(self) -> str:
        return f"{self.row}{self.column}"


def test_a_kind_declares_its_run_of_integers_once() -> None:
    moves = MoveList.of(Draw, Put)
    assert [str(move) for move in moves] == [
        "draw",
        "put a1",
        "put a2",
        "put b1",
        "put b2",
        "put c1",
        "put c2",
    ]
    assert [int(move) for move in moves] == [0, 7, 8, 9, 10, 11, 12]
    assert moves.value(10) == moves.parse("put b2") == Put("b", 2)
    with pytest.raises(MalformedMove, match="not a move of this game"):
        moves.parse(Put("d", 1))
