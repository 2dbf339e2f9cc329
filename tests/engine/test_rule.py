"""Marking and binding: rules stay plain functions, games do not share them, and what is of others is checked."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from benben.engine.agenda import push
from benben.engine.rule import bind, bind_small, is_checked, mark_of, rule, small_rule, wide
from pebbles.legal import legal


@rule
def plus_one(number: int) -> int:
    return number + 1


@small_rule
def times_two(number: int) -> int:
    return number * 2


if TYPE_CHECKING:
    change: Callable[[int], int]


def template(number: int) -> int:
    """Its free name is bound later."""
    return change(change(number))  # noqa: F821  (known to type checkers only)


def test_two_games_do_not_share_code() -> None:
    first = bind(template, "first", change=plus_one)
    second = bind(template, "second", change=times_two)
    assert (first(5), second(5), first(6)) == (7, 20, 8)
    assert first.__qualname__ == "template.first"


def test_a_template_stays_as_it_was() -> None:
    bind(template, "third", change=plus_one)
    with pytest.raises(NameError):
        template(1)
    assert template.__qualname__ == "template"
    assert mark_of(template) is None


def test_a_bound_function_knows_its_own_globals_too() -> None:
    def inner(number: int) -> int:
        return number

    bound: Any = bind(template, "fourth", change=rule(inner))
    assert bound(3) == 3


def test_small_rules_are_marked_as_such() -> None:
    marks = [mark_of(each) for each in (plus_one, times_two, bind_small(template, "fifth", change=plus_one))]
    assert [mark.is_small for mark in marks if mark is not None] == [False, True, True]


def test_whatever_is_bound_to_a_rule_of_others_is_checked_like_it() -> None:
    def ours(number: int) -> int:
        return number

    ours.__module__ = "benben.games.made_up"
    assert not is_checked(rule(ours))
    assert not is_checked(bind(ours, "sixth", change=push))
    assert is_checked(bind(ours, "seventh", change=legal))


def test_a_number_from_a_cell_is_widened() -> None:
    assert wide(True) + wide(2.0) == 3
