"""The grammar of texts of positions, over a table that belongs to no game."""

import pickle
from collections.abc import Collection, Iterator
from typing import Any

import pytest

from benben import BadPosition
from benben.engine.errors import BenbenError
from benben.engine.position_text import (
    Bits,
    Choice,
    Counts,
    Number,
    Positions,
    Problem,
    Rest,
    Row,
    TableCell,
    Tasks,
    Word,
    blamed,
    dealt,
    read_position,
    write_position,
)
from benben.engine.table import Block, Table, cell

STONES = {0: "red", 1: "blue", 2: "green"}
SPACES = {-1: "-", **STONES}


class MadeUpTable(Table):
    """A table with a cell for each kind of word."""

    turn: int = cell()
    round_number: int = cell()
    weather: int = cell()
    path: Block = cell(5)
    store: Block = cell(2, 3)
    lit: int = cell()
    agenda: Block = cell(3)


def elsewhere(table: Any) -> list[int]:
    """One red stone for each that lies on the path."""
    return [table.path.tolist().count(0), 0, 0]


def words(_table: Any) -> list[Word]:
    return [
        Number("turn", TableCell("turn"), 0, 3, shown=True),
        Number("round", TableCell("round_number"), 1, 6, shift=-1),
        Choice("weather", TableCell("weather"), {0: "sun", 1: "rain"}),
        Row("path", TableCell("path"), SPACES, -1),
        Counts("0:store", TableCell("store", (0,)), STONES),
        Rest("1:store", TableCell("store", (1,)), STONES, elsewhere),
        Bits("lit", TableCell("lit"), STONES),
        Tasks("then", TableCell("agenda"), {0: "-", 1: "rest", 2: "go"}, 0),
    ]


def clear(table: Any) -> None:
    table.path[:] = -1


def complete(table: Any, given: Collection[str]) -> None:
    table.actor = table.turn
    table.store[1] += elsewhere(table)
    if "weather" not in given and table.round_number == 5:
        table.weather = 1


def problems(table: Any) -> Iterator[Problem]:
    if table.store[0, 0] > 3:
        yield "0:store", "only 3 red ones (X1)"


POSITIONS: Positions = Positions(words, clear, complete, problems)


def read(text: str) -> Any:
    tables = MadeUpTable.empty()
    read_position(POSITIONS, tables[0], text)
    return tables[0]


def write(table: Any) -> str:
    return write_position(POSITIONS, table, MadeUpTable.empty()[0])


@pytest.mark.parametrize(
    "text",
    [
        "turn=0",
        "turn=3 round=2",
        "turn=0 weather=rain",
        "turn=1 path=red,-,blue*2,green",
        "turn=1 path=-*4,green",
        "turn=0 0:store=red*2,green 1:store=blue*127",
        "turn=0 path=red*2 1:store=red,blue",
        "turn=0 lit=red,green then=rest,go*2",
    ],
)
def test_a_text_that_is_as_short_as_can_be_is_written_as_it_was_read(text: str) -> None:
    assert write(read(text)) == text


def test_what_the_words_mean() -> None:
    table = read("lit=green round=3 path=-,red*2 0:store=blue,red,blue then=go,rest turn=2")
    assert (table.turn, table.actor, table.round_number, table.lit, table.weather) == (2, 2, 2, 0b100, 0)
    assert table.path.tolist() == [-1, 0, 0, -1, -1]
    assert table.store.tolist() == [[1, 2, 0], [2, 0, 0]]
    assert (table.agenda.tolist(), table.agenda_size) == ([2, 1, 0], 2)


def test_nothing_is_a_dash() -> None:
    assert write(read("path=- 0:store=- lit=- then=-")) == "turn=0"


def test_completing_knows_what_was_given() -> None:
    assert read("round=6").weather == 1
    assert read("round=6 weather=sun").weather == 0
    assert (
        write(read("round=6 weather=sun")) == "turn=0 round=6"
    )  # a game whose words are so has to say `shown`


@pytest.mark.parametrize(
    ("text", "word", "reason"),
    [
        ("turns=1", "turns", "no such word here; there are: turn"),
        ("xyzzy=1", "xyzzy", "there are: turn, round, weather, path, 0:store, 1:store, lit, then"),
        ("3:store=red", "3:store", "no such word here; there are: "),
        ("turn", "turn", "a word is written key=value, - for nothing"),
        ("turn=", "turn=", "a word is written key=value"),
        ("=1", "", "no such word here"),
        ("turn=1 turn=1", "turn", "it is there twice"),
        ("turn=4", "turn", "“4” is not a number from 0 to 3"),
        ("turn=-1", "turn", "“-1” is not a number from 0 to 3"),
        ("turn=٣", "turn", "“٣” is not a number from 0 to 3"),
        ("round=0", "round", "“0” is not a number from 1 to 6"),
        ("turn=" + "9" * 4000, "turn", "“" + "9" * 40 + "” is not a number"),
        ("weather=snow", "weather", "there is no “snow” here; possible: sun, rain"),
        ("path=rod", "path", "there is no “rod” here; possible: red"),
        ("path=red,,red", "path", "there is no “” here"),
        ("path=red*6", "path", "6 are too many: there is room for 5"),
        ("path=red*0", "path", "“red*0”: the number after * is from 1 to 127"),
        ("path=red*128", "path", "the number after * is from 1 to 127"),
        ("path=red*x", "path", "there is no “red*x” here"),
        ("0:store=red*100,red*28", "0:store", "red: 128 are too many"),
        ("0:store=-,red", "0:store", "there is no “-” here"),
        ("0:store=red*4", "0:store", "only 3 red ones (X1)"),
        ("lit=red,red", "lit", "“red” is there twice"),
        ("lit=red*2", "lit", "there is no “red*2” here"),
        ("then=go,-", "then", "- stands alone"),
        ("then=go*4", "then", "4 are too many: there is room for 3"),
        (" " * 5000, "text", "5000 characters are too many: at most 4096"),
    ],
)
def test_errors_name_the_word_and_what_would_have_been_right(text: str, word: str, reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(text)
    assert caught.value.word == word
    assert reason in caught.value.reason
    assert str(caught.value) == f"{word}: {caught.value.reason}"
    assert len(str(caught.value)) < 300


def test_the_error_is_one_of_ours_and_travels() -> None:
    error = BadPosition("turn", "no")
    assert isinstance(error, ValueError)
    assert isinstance(error, BenbenError)
    sent = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (sent.word, sent.reason, str(sent)) == ("turn", "no", "turn: no")


def test_only_a_table_at_which_a_seat_decides_has_a_text() -> None:
    table = read("turn=1")
    table.actor = -1
    with pytest.raises(BadPosition, match="a seat decides"):
        write(table)


def test_a_long_list_of_names_breaks_off() -> None:
    names = {number: f"n{number}" for number in range(60)}
    with pytest.raises(BadPosition) as caught:
        Choice("x", TableCell("turn"), names).read(MadeUpTable.empty()[0], "zzz")
    assert caught.value.reason.endswith("n38, n39, …")


def test_what_chance_brings_is_the_same_every_time_and_has_weight() -> None:
    drawn = [dealt([0, 3, 0, 2], number) for number in range(50)]
    assert drawn == [dealt([0, 3, 0, 2], number) for number in range(50)]
    assert set(drawn) == {1, 3}


def test_who_names_most_is_to_blame() -> None:
    assert blamed({"0:tiles": 1, "track": 3, "gone": 2}) == "track"
