"""Options that are documents of figures: what is refused says where it stands and why."""

import pytest

from benben.engine.document import Document, quoted, written
from benben.engine.errors import BadOption

SHAPES = {"tower": ("stones", "stairs"), "ship": ("oars",)}


def parse(text: str, most: int = 500) -> Document:
    return Document.parse("figures", text, most)


def refused(text: str, most: int = 500) -> str:
    """Why a document is refused."""
    with pytest.raises(BadOption) as caught:
        parse(text, most).check(SHAPES)
    return str(caught.value)


def test_what_is_right_is_read() -> None:
    document = parse('[tower]\nstones = [1, 2]\nstairs = ["a"]\n')
    document.check(SHAPES)
    assert document.tables == {"tower": {"stones": [1, 2], "stairs": ["a"]}}
    parse("").check(SHAPES)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[tower\n", "figures: not a TOML document: line "),
        ("stones = 1\nstones = 2", "figures: not a TOML document: line "),
        ("[tower]\nstones = [1,", "figures: not a TOML document: line 2, column 13"),
        ("x = " + "[" * 400, "figures: "),
        ("\n[house]\n", "figures, line 2: unknown table 'house'; there are: tower, ship"),
        ("ship = 3", "figures, line 1: ship must be a table: [ship]"),
        ("[[ship]]\noars = []", "figures, line 1: ship must be a table: [ship]"),
        ("[ship]\noars = []\nsail = []", "figures, line 3: unknown key 'sail'; [ship] has: oars"),
        ("\n\n[tower]\nstones = []\n", "figures, line 3: [tower] lacks stairs"),
        ("[ship]\n\noars = 4", "figures, line 3: oars must be a list"),
        ("ship.oars = 4", "figures, line 1: oars must be a list"),
        ('["ship"]\n"oars" = 4', "figures, line 2: oars must be a list"),
        ("[tower]\nstones = []\nstairs = []\n[ship]\noars = {a = 1}", "figures, line 5: oars must be a list"),
    ],
)
def test_what_is_wrong_is_reported_with_its_line(text: str, expected: str) -> None:
    assert refused(text).startswith(expected)


def test_a_text_may_be_so_long_and_no_longer() -> None:
    parse("#" * 40, 40).check(SHAPES)
    assert refused("#" * 41, 40) == "figures: a text of 41 characters; at most 40"


def test_a_number_is_whole_and_within_its_bounds() -> None:
    document = parse("[ship]\noars = []")
    for right in (0, 3, 7):
        assert document.number("ship", "oars", right, 0, 7) == right
    for wrong in (-1, 8, 3.0, True, "3", None, [3], 10**5000):
        with pytest.raises(BadOption) as caught:
            document.number("ship", "oars", wrong, 0, 7, words="[9]")
        assert str(caught.value).startswith("figures, line 2: [ship] oars ")
        assert str(caught.value).endswith(" is not a whole number from 0 to 7 or one of [9]")


def test_what_is_expected_is_reported_only_when_it_is_not_so() -> None:
    document = parse("[ship]\noars = []")
    fault = "is odd"  # a game without a catalogue says it in English
    document.expect("ship", "oars", True, fault)
    with pytest.raises(BadOption, match=r"^figures, line 2: \[ship\] oars is odd$"):
        document.expect("ship", "oars", False, fault)


def test_what_cannot_be_found_stands_in_the_first_line() -> None:
    """In a table that another way of writing hides."""
    assert refused('"shi\\u0070" = {oars = 4}') == "figures, line 1: oars must be a list"


def test_a_wrong_value_is_quoted_in_short() -> None:
    assert quoted("oar") == "'oar'"
    assert quoted("o" * 100) == "'" + "o" * 59
    assert quoted(10**5000) == "this"


def test_a_list_is_written_as_it_is_read() -> None:
    values = [1, "oar", 20]
    assert written(values) == '[1, "oar", 20]'
    assert parse(f"[ship]\noars = {written(values)}").tables["ship"]["oars"] == values
