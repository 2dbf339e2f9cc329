"""An error of a rule that Numba cannot compile is one sentence: the rule, its line, the usual cause, what to write."""

import enum
from typing import Any

import pytest

from benben import GameTable, cell, nd, rule
from benben.engine.compiler import RuleDispatcher
from benben.engine.native import native
from benben.engine.uncompiled import NotCompiled

pytestmark = pytest.mark.slow


class Code(enum.IntEnum):
    """A code of a move."""

    MOVE = 0


class Tried(GameTable):
    """A table with one cell."""

    there: int = cell()


SOMETHING = object()


def no_rule(number: int) -> int:
    return number


@rule
def forgotten(table: Any) -> int:
    return int(table.missing)


@rule
def forgotten_write(table: Any) -> None:
    table.missing = 3


@rule
def makes_a_list(table: Any) -> Any:
    found = [1, 2, 3]
    return found[table.there]


@rule
def makes_a_dictionary(table: Any) -> int:
    return {1: 2}[table.there]


@rule
def makes_a_text(table: Any) -> str:
    return f"{table.there}"


@rule
def takes_int_of_a_member(table: Any) -> int:
    return int(Code.MOVE) + int(table.there)


@rule
def makes_an_array(table: Any) -> int:
    return int(nd.zeros(3)[table.there])


@rule
def calls_no_rule(table: Any) -> int:
    return no_rule(table.there)


@rule
def names_an_object(_table: Any) -> Any:
    return SOMETHING


@rule
def names_nothing(_table: Any) -> Any:
    return nought  # type: ignore[name-defined]  # noqa: F821


@rule
def yields(table: Any) -> Any:
    yield table.there


@rule
def calls_another(table: Any) -> int:
    return takes_int_of_a_member(table)


@pytest.mark.parametrize(
    ("wrong", "cause", "said"),
    [
        (forgotten, "cell", "the table has no cell 'missing'; declare missing = cell()"),
        (forgotten_write, "cell", "the table has no cell 'missing'"),
        (makes_a_list, "list", "use a cell of the table"),
        (makes_a_dictionary, "list", "use a cell of the table"),
        (makes_a_text, "list", "use a cell of the table"),
        (takes_int_of_a_member, "enum", "leave int() out"),
        (makes_an_array, "allocation", "use a cell of the table or an argument"),
        (calls_no_rule, "name", "the name 'no_rule'"),
        (names_an_object, "name", "the name 'SOMETHING'"),
        (names_nothing, "name", "the name 'nought'"),
        (yields, "unsupported", "a part of Python that rules do not have"),
    ],
)
def test_the_usual_cause_is_said(wrong: Any, cause: str, said: str) -> None:
    first = wrong.__code__.co_firstlineno
    with pytest.raises(NotCompiled) as caught:
        native(wrong)(Tried.array()[0])
    assert caught.value.cause == cause
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
    assert any(f"test_uncompiled.py, line {line})" in str(caught.value) for line in range(first, first + 4))


def test_the_innermost_rule_is_blamed() -> None:
    with pytest.raises(NotCompiled, match="the rule takes_int_of_a_member"):
        native(calls_another)(Tried.array()[0])
    assert isinstance(native(calls_another), RuleDispatcher)
