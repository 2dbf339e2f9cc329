"""What the project leans on inside Numba: rules are lowered once, entries alone are machine code, integers are one."""

import enum
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
import pytest
from numba.core import event

import benben
from benben import nd
from benben.engine.block import record_at
from benben.engine.compiler import RuleDispatcher
from benben.engine.native import array_of, native
from benben.engine.row import with_attributes
from benben.engine.rule import bind, rule
from tests.engine.compiled import on_disk

ROOT = Path(__file__).resolve().parents[2]
SOURCE = Path(benben.__file__).resolve().parents[1]
CARD = np.dtype((np.record, [("small", np.int8), ("score", np.int32), ("cells", np.int16, (3,))]))


class Colour(enum.IntEnum):
    RED = 3


class Step(enum.IntEnum):
    TWO = 2


class Hand(NamedTuple):
    cells: Any
    bonus: float


class Seat(NamedTuple):
    number: int
    hand: Hand
    """A tuple in a tuple."""


# ---- rules to be compiled ----------------------------------------------------------------------------------------
def thrice(number: int) -> int:
    return number * 3


def more(number: int) -> int:
    return thrice(number) + 1


def less(number: int) -> int:
    return thrice(number) - 1


def of_every_width(card: Any, wide: int) -> int:
    """A cell, a whole number, a literal and an enum's member."""
    return thrice(card.small) + thrice(wide) + thrice(7) + thrice(Colour.RED)


def total(cells: Any) -> int:
    found = 0
    for index in range(len(cells)):
        found += cells[index]
    return found


def total_of_card(card: Any) -> int:
    return total(card.cells)


@rule
def score(card: Any) -> int:
    """The field has the name of the rule."""
    return card.score + 1  # type: ignore[no-any-return]


@rule
def both_scores(card: Any, other: Any) -> int:
    return score(card) + score(other)


def read_at(address: int) -> int:
    card = card_at(address)  # type: ignore[name-defined]  # noqa: F821  (bound later)
    card.small += 1
    return int(card.small) * 100 + int(card.cells[2])


def hand_value(hand: Hand) -> float:
    return total(hand.cells) + hand.bonus


def seat_value(seat: Seat) -> float:
    seat.hand.cells[0] += 1
    return hand_value(seat.hand) * seat.number


def made_value(number: int, cells: Any) -> float:
    """Two tuples that are made of numbers and arrays of other kinds: a literal, a variable."""
    return seat_value(Seat(2, Hand(cells, 0.5))) + seat_value(Seat(number, Hand(cells, 1.5)))


Fresh = Callable[..., RuleDispatcher]


@pytest.fixture
def fresh(tmp_path: Path) -> Fresh:
    """Make a rule of a function; it and what it was never on disk before."""

    def made(function: Callable[..., Any], **rules: object) -> RuleDispatcher:
        return RuleDispatcher(bind(function, "fresh", **rules), lambda: tmp_path)

    return made


@pytest.fixture
def lowered() -> Iterator[list[str]]:
    """The names of all rules that are lowered during the block, in order."""
    names: list[str] = []

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            names.append(event.data["dispatcher"].py_func.__name__)

        def on_end(self, event: Any) -> None:
            """Nothing."""

    with event.install_listener("numba:compile", Listener()):
        yield names


def a_card() -> Any:
    cards = np.zeros(1, CARD)
    cards[0].small, cards[0].score, cards[0].cells[:] = -5, 41, (1, 2, 30_000)
    return cards[0]


# ---- lowered once ------------------------------------------------------------------------------------------------
def test_a_rule_of_two_rules_is_lowered_once_and_is_machine_code_only_for_python(
    fresh: Fresh, lowered: list[str], tmp_path: Path
) -> None:
    inner = fresh(thrice)
    outer, other = fresh(more, thrice=inner), fresh(less, thrice=inner)
    assert (outer(5), other(5)) == (16, 14)
    assert sorted(lowered) == ["less", "more", "thrice"]
    assert (len(inner.overloads), inner._entries) == (1, {})
    assert on_disk(tmp_path) == {"more", "less"}
    assert inner(5) == 15
    assert len(lowered) == 3  # the code is there already
    assert len(inner._entries) == 1
    assert on_disk(tmp_path) == {"more", "less", "thrice"}


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        *((kind(-5), -15) for kind in (int, np.int8, np.int16, np.int32, np.int64)),
        *((kind(200), 600) for kind in (np.uint8, np.uint16, np.uint32)),
        (Colour.RED, 9),
    ],
    ids=lambda value: type(value).__name__,
)
def test_integers_of_every_width_and_enums_are_one_to_python(
    fresh: Fresh, lowered: list[str], number: Any, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner = fresh(thrice)
    assert inner(1) == 3
    assert inner(number) == expected
    assert lowered == ["thrice"]
    assert (len(inner.overloads), len(inner._entries)) == (1, 1)
    # Asked again for what it knows, it would take a hundred times as long.
    monkeypatch.setattr(RuleDispatcher, "_compile_for_args", None)
    assert inner(number) == expected


def test_an_entry_is_never_replaced(fresh: Fresh) -> None:
    """Numba's dispatcher keeps the address of what it calls, not a reference to it: a call of what is gone crashes."""
    rule = fresh(thrice)
    assert rule(1) == 3
    (entry,) = rule._entries.values()
    for number in (np.int8(2), np.int16(3), np.int32(4)):
        assert rule(number) == 3 * number
    rule.compile((numba.int64,))
    assert [each is entry for each in rule._entries.values()] == [True]


def test_integers_of_every_width_and_enums_are_one_to_rules(fresh: Fresh, lowered: list[str]) -> None:
    inner = fresh(thrice)
    outer = fresh(of_every_width, thrice=inner)
    assert outer(a_card(), 1000) == 3 * (-5 + 1000 + 7 + 3)
    assert sorted(lowered) == ["of_every_width", "thrice"]
    assert len(inner.overloads) == 1


def test_a_block_of_a_record_and_an_array_are_one(fresh: Fresh, lowered: list[str]) -> None:
    inner = fresh(total)
    outer = fresh(total_of_card, total=inner)
    assert outer(a_card()) == 30_003
    assert inner(np.array([1, 2, 3], np.int16)) == 6
    assert inner(a_card().cells) == 30_003
    assert sorted(lowered) == ["total", "total_of_card"]
    assert len(inner.overloads) == 1


# ---- named tuples ------------------------------------------------------------------------------------------------
def valued(fresh: Fresh) -> tuple[RuleDispatcher, RuleDispatcher]:
    """`seat_value` and `made_value`, with all that they call."""
    inner = fresh(hand_value, total=fresh(total))
    outer = fresh(seat_value, hand_value=inner)
    return outer, fresh(made_value, seat_value=outer)


def test_named_tuples_are_taken_and_handed_on_and_what_is_in_their_arrays_changes(
    fresh: Fresh, lowered: list[str]
) -> None:
    outer, making = valued(fresh)
    cells = np.array([1, 2, 3], np.int16)
    assert outer(Seat(2, Hand(cells, 0.5))) == 2 * (7 + 0.5)
    assert cells.tolist() == [2, 2, 3]
    assert making(3, cells) == 2 * (8 + 0.5) + 3 * (9 + 1.5)
    assert sorted(lowered) == ["hand_value", "made_value", "seat_value", "total"]
    plain = np.array([2, 2, 3], np.int16)
    assert made_value(3, plain) == 2 * (8 + 0.5) + 3 * (9 + 1.5)
    assert plain.tolist() == cells.tolist()


@pytest.mark.parametrize(
    "number", [2, np.int8(2), np.int32(2), Step.TWO], ids=lambda value: type(value).__name__
)
def test_numbers_in_named_tuples_are_one_whatever_their_width(
    fresh: Fresh, lowered: list[str], number: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    outer, _ = valued(fresh)
    cells = np.array([1, 2, 3], np.int16)
    assert outer(Seat(1, Hand(cells, 0.5))) == 7.5
    assert outer(Seat(number, Hand(a_card().cells, 0.5))) == 2 * (30_004 + 0.5)
    assert (len(lowered), len(outer._entries)) == (3, 1)
    monkeypatch.setattr(RuleDispatcher, "_compile_for_args", None)
    assert outer(Seat(number, Hand(cells, 0.5))) == 2 * 8.5


def test_a_disk_that_fails_later_stops_nothing(fresh: Fresh) -> None:
    rule = fresh(thrice)
    folder = Path(rule._disk._impl.locator.get_cache_path())
    folder.rmdir()
    folder.write_text("in the way")
    assert rule(5) == 15
    assert rule(6) == 18


# ---- records -----------------------------------------------------------------------------------------------------
def test_a_field_may_have_the_name_of_its_rule() -> None:
    first, second = a_card(), a_card()
    second.score = -2
    assert native(both_scores)(first, second) == both_scores(first, second) == 42 - 1


def test_a_record_at_an_address_compiled_and_interpreted(fresh: Fresh) -> None:
    kind = nd.dtype([("small", nd.int8), ("score", nd.int32), ("cells", nd.int16, (3,))], align=True)
    kind = with_attributes(kind)
    cards = array_of(nd.zeros(2, kind))
    cards[1].small, cards[1].cells[:] = -5, (1, 2, 30_000)
    address = cards.ctypes.data + kind.itemsize
    at = record_at(kind)
    assert fresh(read_at, card_at=at.native())(address) == -4 * 100 + 30_000
    assert bind(read_at, "plain", card_at=at)(address) == -3 * 100 + 30_000
    assert cards["small"].tolist() == [0, -3]
