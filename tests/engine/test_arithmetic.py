"""Our own exponentials and logarithms against 50 digits, over the whole range; rules use no others."""

import dis
import gc
import itertools
import math
import types
from decimal import Decimal, localcontext
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from benben import nd
from benben.engine import registry
from benben.engine.arithmetic import exp, log, power, tanh
from benben.engine.native import native
from benben.engine.rule import mark_of
from benben.learning import root

COMPILED = {rule: native(rule) for rule in (exp, log, power, tanh)}
ALLOWED = 0.8
"""Units in the last place, as the docstrings promise."""
FROM_THE_PLATFORM = {*vars(math)} - {"sqrt", "ceil", "floor", "inf", "nan", "pi", "e"}
"""What IEEE 754 leaves to each platform; roots and rounding it does not."""


def units(found: float, exact: Decimal) -> float:
    """By how many units in the last place of *exact* something is off."""
    return float(abs(Decimal(found) - exact) / Decimal(math.ulp(float(exact))))


@given(st.floats(-745.0, 709.78) | st.floats(-40.0, 2.0) | st.floats(-1e-6, 1e-6))
@example(0.0)
@example(-708.3)
@example(-744.4)
@example(math.log(2.0) / 128)
def test_the_exponential_function_is_exact_to_what_it_promises(exponent: float) -> None:
    with localcontext(prec=50):
        exact = Decimal(exponent).exp()
    # A result below the least normal number is rounded once more.
    assert units(exp(exponent), exact) <= ALLOWED + 0.5 * (exact < Decimal(2.0**-1022))
    assert exp(exponent) == COMPILED[exp](exponent)


@given(st.floats(5e-324, 1.7e308) | st.floats(0.5, 2.0) | st.integers(1, 10**9).map(float))
@example(5e-324)
@example(2.0**0.5)
@example(math.nextafter(1.0, 0.0))
@example(math.nextafter(1.0, 2.0))
def test_the_logarithm_is_exact_to_what_it_promises(number: float) -> None:
    with localcontext(prec=50):
        exact = Decimal(number).ln()
    assert log(number) == 0.0 if exact == 0 else units(log(number), exact) <= ALLOWED
    assert log(number) == COMPILED[log](number)


@given(st.floats(1e-9, 1.0), st.floats(0.1, 4.0))
def test_a_power_is_as_exact_as_its_logarithm_allows(base: float, exponent: float) -> None:
    with localcontext(prec=50):
        exact = Decimal(base) ** Decimal(exponent)
    assert units(power(base, exponent), exact) <= 2.0 + 2.0 * abs(float(exact.ln()))
    assert power(base, exponent) == COMPILED[power](base, exponent)


@given(st.floats(-800.0, 800.0) | st.floats(-1.0, 1.0))
def test_the_hyperbolic_tangent_is_exact_to_what_it_promises(number: float) -> None:
    with localcontext(prec=50):
        grown = (2 * Decimal(number)).exp()
        exact = (grown - 1) / (grown + 1)
    assert abs(Decimal(tanh(number)) - exact) < Decimal("4e-16")
    assert tanh(number) == -tanh(-number) == COMPILED[tanh](number)


def test_what_lies_at_the_ends() -> None:
    assert exp(0.0) == 1.0
    assert exp(-800.0) == 0.0
    assert exp(-math.inf) == 0.0
    assert exp(math.inf) == exp(709.79) == math.inf
    assert log(1.0) == 0.0
    assert log(0.0) == -math.inf
    assert power(0.0, 0.7) == 0.0


def test_the_exponential_function_never_falls() -> None:
    steps = np.linspace(-8.0, 8.0, 20_001)
    values = [exp(step) for step in steps]
    assert values == sorted(values)


def asks_the_platform(function: Any) -> set[str]:
    """What a rule takes from `math` or NumPy that differs between machines; a power of whole numbers needs `pow`."""
    steps = list(dis.get_instructions(function))
    taken = {
        step.argval
        for module, step in itertools.pairwise(steps)
        if any(
            function.__globals__.get(module.argval) is library for library in (math, nd, np) if module.argval
        )
    }
    powers = {"**" for step in steps if step.argrepr in ("**", "**=")}
    return (taken & FROM_THE_PLATFORM) | powers


def test_no_rule_asks_the_platform() -> None:
    for game in registry.all_rules():
        assert callable(root.search_root_of(game))  # and with it everything that a search consists of
    gc.unfreeze()  # what was there when the tests were collected is listed too
    functions = [each for each in gc.get_objects() if type(each) is types.FunctionType]
    gc.freeze()
    rules = [each for each in functions if mark_of(each) and each.__module__.startswith("benben.")]
    assert len(rules) > 400
    found = {rule.__qualname__: asks_the_platform(rule) for rule in rules}
    assert {name: what for name, what in found.items() if what} == {}


def test_a_rule_that_asks_would_be_found() -> None:
    def logarithm(number: float) -> float:
        return math.log(number)

    def square(number: int) -> int:
        return number**2

    assert asks_the_platform(logarithm) == {"log"}
    assert asks_the_platform(square) == {"**"}


@pytest.mark.parametrize("number", [math.sqrt(2.0), 1e-300])
def test_logarithm_and_exponential_function_undo_each_other(number: float) -> None:
    assert exp(log(number)) == pytest.approx(number, rel=1e-13)
