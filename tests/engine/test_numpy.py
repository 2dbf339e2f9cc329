"""Values of NumPy stand for options as Python's own do."""

import numpy as np
import pytest

import benben
from benben.engine.options import OptionSpec


@pytest.mark.parametrize(("given", "taken"), [(np.int64(3), 3), (np.uint8(2), 2), (3, 3)])
def test_numbers_of_numpy_are_as_good_as_our_own(given: object, taken: int) -> None:
    found = OptionSpec("players", (2, 3), 3).check(given)
    assert (found, type(found)) == (taken, int)
    assert OptionSpec("open", (False, True), False).check(np.bool_(True)) is True
    assert OptionSpec("side", ("A", "B"), "A").check(np.str_("B")) == "B"


@pytest.mark.parametrize("given", [True, np.bool_(True), 3.0, np.float64(3), "3"])
def test_what_is_no_whole_number_is_no_number_of_players(given: object) -> None:
    with pytest.raises(benben.BadOption, match="choose one of: 1, 3"):
        OptionSpec("players", (1, 3), 3).check(given)
