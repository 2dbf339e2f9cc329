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


def test_what_is_small_enough(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source(tmp_path, "src/a.py", function(sizes.LONGEST_FUNCTION))
    source(tmp_path, "web/src/a.ts", "//\n" * sizes.LONGEST_FILE)
    assert sizes.main(["--report"], tmp_path) == 0
    assert "1 functions in src, median 60 lines, longest 60" in capsys.readouterr().out


def test_a_long_function_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source(tmp_path, "src/a.py", "x = 1\n" + function(sizes.LONGEST_FUNCTION + 1))
    assert sizes.main([], tmp_path) == 1
    assert "src/a.py:2: long has 61 lines" in capsys.readouterr().err


def test_a_long_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
