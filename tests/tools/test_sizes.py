from pathlib import Path

import pytest

from tools import sizes


def source(root: Path, name: str, text: str) -> None:
    """A file of a tiny project."""
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def function(lines: int) -> str:
    """A function of so many lines."""
    return "def long():\n" + "    pass\n" * (lines - 1)


def test_small_files_and_functions_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source(tmp_path, "src/a.py", function(sizes.LONGEST_FUNCTION))
    source(tmp_path, "web/src/a.ts", "//\n" * sizes.LONGEST_FILE)
    assert sizes.main(["--report"], tmp_path) == 0
    assert "1 functions in src, median 60 lines, longest 60" in capsys.readouterr().out


def test_a_long_function_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source(tmp_path, "src/a.py", "x = 1\n" + function(sizes.LONGEST_FUNCTION + 1))
    assert sizes.main([], tmp_path) == 1
    assert "src/a.py:2: long has 61 lines" in capsys.readouterr().err


def test_a_long_file_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source(tmp_path, "web/src/a.svelte", "\n" * (sizes.LONGEST_FILE + 1))
    assert sizes.main([], tmp_path) == 1
    assert "web/src/a.svelte: 401 lines" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("parameters", "count"),
    [
        ("self, a, b, c, d, e, f, g, h", 8),
        ("cls, /, a, b, c, d, *, e, f, g, h", 8),
        ("a, b, c, d, e, f, g, h, i", 9),
        ("self, a, /, b, c, *d, e, f, g, h, **i", 9),
    ],
)
def test_parameters_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], parameters: str, count: int
) -> None:
    source(tmp_path, "tests/a.py", f"async def wide({parameters}): pass\n")
    assert sizes.main([], tmp_path) == int(count > sizes.MOST_PARAMETERS)
    said = f"tests/a.py:1: wide has {count} parameters\n"
    assert capsys.readouterr().err == (said if count > sizes.MOST_PARAMETERS else "")


def test_a_class_name_that_exists_twice_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("games/ra/moves.py", "games/ankhor/moves.py"):
        source(tmp_path, f"src/benben/{name}", "class Draw: pass\n")
    assert sizes.main([], tmp_path) == 0, "games share the words of their rulebooks"
    source(tmp_path, "src/benben/review.py", "\nclass Draw: pass\n")
    assert sizes.main([], tmp_path) == 1
    assert "src/benben/review.py:2: the class name Draw exists at src/benben/games" in capsys.readouterr().err
