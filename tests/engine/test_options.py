"""Options: what may be chosen, and words with a letter for each of several parts."""

from os import PathLike
from pathlib import Path

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
    with pytest.raises(benben.BadOption, match=r"a letter \(A, B\) for each of obelisk, temple, tomb"):
        SIDES.check(word)


def test_any_path_of_a_file_stands_for_its_text(tmp_path: Path) -> None:
    class There(PathLike[str]):
        def __fspath__(self) -> str:
            return str(tmp_path / "boards.toml")

    (tmp_path / "boards.toml").write_text("boards")
    spec = OptionSpec.of_text("boards", "none", str.upper)
    assert spec.check(There()) == spec.check(tmp_path / "boards.toml") == "BOARDS"
