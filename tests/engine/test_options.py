"""Options: what may be chosen, and words with a letter for each of several parts."""

from os import PathLike
from pathlib import Path

import numpy as np
import pytest

import benben
from benben.engine.options import OptionSpec

SIDES = OptionSpec.of_letters("sides", ("obelisk", "temple", "tomb"), "AB")


def test_an_option_of_letters_has_every_word() -> None:
    assert SIDES.choices == ("AAA", "AAB", "ABA", "ABB", "BAA", "BAB", "BBA", "BBB")
    assert SIDES.default == "AAA"
    assert SIDES.letters == ("obelisk", "temple", "tomb")
    assert OptionSpec("players", (2, 3), 3).letters == ()


@pytest.mark.parametrize("word", ["ABA", "BBB"])
def test_a_word_with_a_letter_for_each_part_is_taken(word: str) -> None:
    assert SIDES.check(word) == word


@pytest.mark.parametrize("word", ["", "AB", "ABAB", "aba", "ABC", 7, None, ("A", "B", "A")])
def test_any_other_is_refused_with_what_would_be_right(word: object) -> None:
    with pytest.raises(benben.BadOption, match=r"a letter \(A or B\) for each of obelisk, temple, tomb"):
        SIDES.check(word)


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


def test_any_path_of_a_file_stands_for_its_text(tmp_path: Path) -> None:
    class There(PathLike[str]):
        def __fspath__(self) -> str:
            return str(tmp_path / "boards.toml")

    (tmp_path / "boards.toml").write_text("boards")
    spec = OptionSpec.of_text("boards", "none", str.upper)
    assert spec.check(There()) == spec.check(tmp_path / "boards.toml") == "BOARDS"
