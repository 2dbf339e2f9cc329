"""`make pictures` goes through all moments of a game and finds nothing wrong."""

from pathlib import Path

import pytest

from tools import pictures


@pytest.mark.proof
@pytest.mark.browser
def test_a_game_has_five_moments_without_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--games", "imhotep_duel", "--windows", "390x844", "--themes", "dark", "--into", str(tmp_path)]
    assert pictures.main(wanted) == 0, capsys.readouterr().out
    assert {file.name.split("-")[1] for file in tmp_path.iterdir()} == {
        "start",
        "chosen",
        "middle",
        "hint",
        "end",
    }
