"""Exponentials and logarithms in plain arithmetic, the same to the bit on every machine.

The four operations, roots and comparisons are fixed by IEEE 754; `exp` and `log` are not, so every platform's library
differs in the last digits. A search that called it would find other trees on another machine, and in a browser.

Both take the usual two steps: the argument is brought near zero, where few terms of the series are enough (W. Kahan's
and P. Tang's methods, as described in J.-M. Muller, *Elementary Functions*, 3rd edition, 2016, chapters 6 and 11).
"""

import math
from decimal import Decimal, localcontext
from typing import Any

from benben import nd
from benben.engine.rule import rule, small_rule

_STEPS = 64
"""`exp` divides the interval from one power of two to the next into this many parts."""
_ROUND = 1.5 * 2.0**52
"""Adding this to a number, and subtracting it again, rounds the number to an integer."""
_LARGEST, _SMALLEST = 710.0, -746.0
"""Beyond these, `exp` is infinite or rounds to zero."""
_BIAS, _FRACTION_BITS = 1023, 52
_FRACTION = (1 << _FRACTION_BITS) - 1
_LEAST_NORMAL, _LIFT_BITS = 2.0**-1022, 54
_LIFT = 2.0**_LIFT_BITS
_ROOT_OF_TWO = 2.0**0.5


def _pair(number: Decimal, bits: int = 53) -> tuple[float, float]:
    """A number as the sum of two floats; the first has only this many *bits*."""
    fraction, doublings = math.frexp(float(number))
    high = math.ldexp(float(int(math.ldexp(fraction, bits))), doublings - bits)
    return high, float(number - Decimal(high))


def _constants() -> tuple[tuple[float, float], tuple[float, float], list[tuple[float, float]]]:
    """The logarithm of two, a step's share of it, and two to the power of each number of steps, to 40 digits."""
    with localcontext(prec=40):
        whole = Decimal(2).ln()
        powers = [_pair((whole * step / _STEPS).exp()) for step in range(_STEPS)]
        return _pair(whole, 40), _pair(whole / _STEPS, 34), powers


(_LN2_HIGH, _LN2_LOW), (_STEP_HIGH, _STEP_LOW), _POWERS = _constants()
_PER_STEP = _STEPS / (_LN2_HIGH + _LN2_LOW)
_HIGH: nd.Array = nd.array([high for high, _ in _POWERS])
_LOW: nd.Array = nd.array([low for _, low in _POWERS])


@small_rule
def exp(exponent: float) -> float:
    """The exponential function of a number that is not a NaN; off by less than 0.8 units in the last place."""
    if exponent > _LARGEST:
        return nd.inf
    if exponent < _SMALLEST:
        return 0.0
    steps = (exponent * _PER_STEP + _ROUND) - _ROUND
    rest = (exponent - steps * _STEP_HIGH) - steps * _STEP_LOW
    series = rest + rest * rest * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest / 120.0)))
    place = int(steps) & (_STEPS - 1)
    doublings = (int(steps) - place) // _STEPS
    half = doublings >> 1  # in two steps, since the least results are smaller than the least power of two
    result = _HIGH[place] + (_LOW[place] + _HIGH[place] * series)
    return float(result * _power_of_two(half) * _power_of_two(doublings - half))


@rule
def log(number: float) -> float:
    """The natural logarithm of a finite number, minus infinity of 0; off by less than 0.8 units in the last place."""
    if number <= 0.0:
        return -nd.inf
    doublings, normal = 0, nd.float64(number)
    if number < _LEAST_NORMAL:
        doublings, normal = -_LIFT_BITS, nd.float64(number * _LIFT)
    bits = _bits(normal)
    doublings += (bits >> _FRACTION_BITS) - _BIAS
    fraction = _number((bits & _FRACTION) | (_BIAS << _FRACTION_BITS))
    if fraction > _ROOT_OF_TWO:
        fraction *= 0.5
        doublings += 1
    beyond = fraction - 1.0
    part = beyond / (2.0 + beyond)
    square = part * part
    small = part * (beyond - _beyond_line(square) * square) - doublings * _LN2_LOW
    return float(doublings * _LN2_HIGH - (small - beyond))


@rule
def _beyond_line(square: float) -> float:
    """The series of 2 artanh(s) / s - 2, divided by the *square* of s, which is below 0.03."""
    fourth = square * square
    eighth = fourth * fourth
    low = 2.0 / 3.0 + square * (2.0 / 5.0) + fourth * (2.0 / 7.0 + square * (2.0 / 9.0))
    middle = 2.0 / 11.0 + square * (2.0 / 13.0) + fourth * (2.0 / 15.0 + square * (2.0 / 17.0))
    high = 2.0 / 19.0 + square * (2.0 / 21.0) + fourth * (2.0 / 23.0)
    return low + eighth * (middle + eighth * high)


@rule
def power(base: float, exponent: float) -> float:
    """*base*, from 0 on, to the power of an *exponent* above 0.

    It is off by as many units in the last place as the logarithm of the result has, and one.
    """
    return exp(exponent * log(base)) if base > 0.0 else 0.0


@rule
def tanh(number: float) -> float:
    """The hyperbolic tangent of a number that is not a NaN; off by less than 4e-16."""
    grown = exp(-2.0 * abs(number))
    size = (1.0 - grown) / (1.0 + grown)
    return size if number >= 0.0 else -size


@small_rule
def _power_of_two(exponent: int) -> Any:
    """Two to the power of an *exponent* from -1022 to 1023."""
    return _number((exponent + _BIAS) << _FRACTION_BITS)


@small_rule
def _bits(number: Any) -> Any:
    """The bits of a float as an integer."""
    return nd.float64(number).view(nd.int64)


@small_rule
def _number(bits: Any) -> Any:
    """The float that has these bits."""
    return nd.int64(bits).view(nd.float64)
