"""Sets as bit masks, against Python's own."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from benben.engine.bits import count_bits, has_bit, lowest_bit

numbers = st.sets(st.integers(0, 30))


def mask_of(found: set[int]) -> int:
    return sum(1 << number for number in found)


@given(found=numbers)
@example(found=set())
@example(found=set(range(31)))
def test_a_mask_is_a_set(found: set[int]) -> None:
    mask = mask_of(found)
    assert count_bits(mask) == len(found)
    assert {number for number in range(33) if has_bit(mask, number)} == found
    if found:
        assert lowest_bit(mask) == min(found)


@pytest.mark.parametrize("number", [0, 1, 31, 47, 62])
def test_wide_masks(number: int) -> None:
    mask = (1 << 62) | (1 << number)
    assert lowest_bit(mask) == number
    assert has_bit(mask, number)
    assert count_bits(mask) == (1 if number == 62 else 2)
