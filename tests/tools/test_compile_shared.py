"""What is compiled twice is noticed."""

from pathlib import Path

import numpy as np

from benben.engine.compiler import RuleDispatcher
from tools.compile_shared import copies, several_signatures


def one(number: object) -> object:
    return number


def test_a_second_signature_and_a_second_copy_are_noticed(tmp_path: Path) -> None:
    first, second = (RuleDispatcher(one, tmp_path.joinpath(folder).absolute) for folder in "ab")
    both = [first, second]
    assert first(1) == 1
    assert first(np.int8(1)) == 1  # the same signature
    assert list(several_signatures(both)) == list(copies(both)) == []
    assert first(1.5) == 1.5
    name = f"{__name__}.one"
    assert list(several_signatures(both)) == [
        f"{name} is compiled for several signatures: (int64,), (float64,)"
    ]
    assert second(1) == 1
    assert list(copies(both)) == [f"{name} is compiled in 2 copies"]
