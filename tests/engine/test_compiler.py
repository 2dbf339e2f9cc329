"""What the project leans on inside Numba: rules are lowered once, entries alone are machine code, integers are one."""

import enum
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from numba.core import event

import benben
from benben.engine.block import record_at
from benben.engine.compiler import RuleDispatcher
from benben.engine.rule import bind_function

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


def score(card: Any) -> int:
    """The field has the name of the rule."""
    return card.score + 1  # type: ignore[no-any-return]


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
        return RuleDispatcher(bind_function(function, "fresh", **rules), lambda: tmp_path)

    return made


@pytest.fixture
def lowered() -> Iterator[list[str]]:
    """The names of all rules that are lowered meanwhile, in order."""
    names: list[str] = []

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            names.append(event.data["dispatcher"].py_func.__name__)

        def on_end(self, event: Any) -> None:
            """Nothing."""

    with event.install_listener("numba:compile", Listener()):
        yield names


def on_disk(folder: Path) -> set[str]:
    """The names of the rules that have entries on disk."""
    return {path.name.split(".")[1].split("-")[0] for path in folder.rglob("*.nbc")}


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
    assert making.interpreted(3, plain) == 2 * (8 + 0.5) + 3 * (9 + 1.5)
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


# ---- interpreted -------------------------------------------------------------------------------------------------
def test_what_is_interpreted_equals_what_is_compiled(fresh: Fresh, lowered: list[str]) -> None:
    inner = fresh(thrice)
    outer = fresh(more, thrice=inner)
    plain = outer.interpreted
    assert [plain(number) for number in range(-3, 3)] == [3 * number + 1 for number in range(-3, 3)]
    assert plain.__globals__["thrice"] is inner.interpreted
    assert lowered == []
    assert [outer(number) for number in range(-3, 3)] == [3 * number + 1 for number in range(-3, 3)]


def test_a_field_may_have_the_name_of_its_rule(fresh: Fresh) -> None:
    inner = fresh(score)
    inner.py_func.__globals__["score"] = inner  # as it is in a module
    outer = fresh(both_scores, score=inner)
    first, second = a_card(), a_card()
    second.score = -2
    assert outer.interpreted(first, second) == 42 - 1
    assert outer(first, second) == 42 - 1
    assert inner.interpreted(first) == inner(first) == 42


def test_a_record_at_an_address_compiled_and_interpreted(fresh: Fresh) -> None:
    cards = np.zeros(2, CARD)
    cards[1] = a_card()
    rule = fresh(read_at, card_at=record_at(CARD))
    address = cards.ctypes.data + CARD.itemsize
    assert rule(address) == -4 * 100 + 30_000
    assert rule.interpreted(address) == -3 * 100 + 30_000
    assert cards["small"].tolist() == [0, -3]


# ---- in processes of their own -----------------------------------------------------------------------------------
MADE_UP = """
import numpy as np
from benben.engine.rule import rule

@rule
def thrice(number: int) -> int:
    return number * 3

@rule
def more(number: int) -> int:
    return thrice(number) + 1
"""
COUNTING = """
from numba.core import event
lowered = []
class Listener(event.Listener):
    def on_start(self, seen): lowered.append(seen.data["dispatcher"].py_func.__name__)
    def on_end(self, seen): pass
event.register("numba:compile", Listener())
"""


def run(program: str, cache: Path, *, typed: bool = False) -> str:
    """What a Python program prints. It finds the modules that lie beside its cache; *typed*: on standard input."""
    paths = os.pathsep.join(map(str, (SOURCE, ROOT, cache.parent)))
    done = subprocess.run(
        [sys.executable, "-"] if typed else [sys.executable, "-c", program],
        input=program if typed else None,
        env={**os.environ, "PYTHONPATH": paths, "BENBEN_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    """An empty cache, beside which lies the module `made_up`."""
    (tmp_path / "made_up.py").write_text(MADE_UP)
    return tmp_path / "cache"


USING = COUNTING + "from made_up import more\nprint(more(5), more(-1), lowered)"


def test_another_process_reads_the_entry_from_disk(cache: Path) -> None:
    assert run(USING, cache) == "16 -2 ['more', 'thrice']"
    assert on_disk(cache) == {"more"}
    assert run(USING, cache) == "16 -2 []"


HANDED_A_TUPLE = """
from typing import NamedTuple
from benben.engine.rule import rule

class Pair(NamedTuple):
    {first}: int
    {second}: int

@rule
def first(pair: Pair) -> int:
    return pair.one
"""
USING_PAIRS = COUNTING + "from made_up import Pair, first; print(first(Pair(one=1, two=2)), lowered)"


def test_an_entry_for_named_tuples_is_known_by_their_fields(cache: Path) -> None:
    """Another process finds it; after an edit of the tuple's class, which no rule's code shows, it is another one."""
    made_up = cache.parent / "made_up.py"
    made_up.write_text(HANDED_A_TUPLE.format(first="one", second="two"))
    assert run(USING_PAIRS, cache) == "1 ['first']"
    assert run(USING_PAIRS, cache) == "1 []"
    made_up.write_text(HANDED_A_TUPLE.format(first="two", second="one"))
    assert run(USING_PAIRS, cache) == "1 ['first']"


@pytest.mark.parametrize("typed", [False, True], ids=["-c", "stdin"])
def test_rules_that_were_typed_in_are_compiled_and_leave_nothing(cache: Path, typed: bool) -> None:
    program = COUNTING + MADE_UP + "print(more(5), lowered, len(more._entries))"
    assert run(program, cache, typed=typed) == "16 ['more', 'thrice'] 1"
    assert not cache.exists()


@pytest.mark.slow
def test_where_nothing_can_be_written_rules_are_compiled_all_the_same(cache: Path) -> None:
    cache.write_text("a file where the folder should be")
    assert run(USING, cache) == "16 -2 ['more', 'thrice']"
    assert cache.read_text() == "a file where the folder should be"


INTERPRETING = (
    COUNTING
    + """
import os, subprocess, sys
from benben.engine.compiler import Missing, look_again, when_missing
from made_up import more

def called():
    return more(5), more(-1), len(more._entries), lowered

when_missing(Missing.INTERPRET)
print(*called())
subprocess.run([sys.executable, "-c", "from made_up import more; more(1)"], check=True)
print(*called())
look_again()
print(*called())
when_missing(Missing.COMPILE)
print(more(2), len(more._entries), lowered)
"""
)


@pytest.mark.slow
def test_rules_are_interpreted_until_somebody_has_compiled_them_and_said_so(cache: Path) -> None:
    assert run(INTERPRETING, cache).splitlines() == [
        "16 -2 0 []",
        "16 -2 0 []",
        "16 -2 1 []",
        "7 1 []",
    ]


BESIDE = (
    COUNTING
    + """
from benben.engine import compiler
from benben.engine.compiler import Missing, _Policy, when_missing, global_compiler_lock
from made_up import broken, impossible, more, thrice
from tests.waiting import wait_for

compiler._CALM = 0.0
broken.compile = None  # what the thread meets here is no error of Numba's
when_missing(Missing.COMPILE_BESIDE)
with global_compiler_lock:  # nobody else can compile
    print(more(5), impossible(5), broken(5), len(more._entries), lowered)
wait_for(lambda: more._entries)
print(more(5), len(more._entries), lowered)
print(impossible(5), thrice(5), len(impossible._entries))
wait_for(lambda: thrice._entries or not _Policy.thread.is_alive())
print(thrice(5), len(thrice._entries))
"""
)
IMPOSSIBLE = """
@rule
def impossible(number: int) -> int:
    return int(eval("number"))

@rule
def broken(number: int) -> int:
    return number
"""


def test_rules_are_compiled_beside_while_they_are_interpreted(cache: Path) -> None:
    """One that cannot be compiled stays interpreted and stops nobody."""
    made_up = cache.parent / "made_up.py"
    made_up.write_text(MADE_UP + IMPOSSIBLE)
    lines = run(BESIDE, cache).splitlines()
    assert lines[0] == "16 5 5 0 []"
    assert lines[1].startswith("16 1 ['more', 'thrice'")
    assert lines[2:] == ["5 15 0", "15 1"]
