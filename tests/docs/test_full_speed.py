"""The example that plays at random at many tables."""

import re
import sys

import pytest

from examples import full_speed

pytestmark = pytest.mark.slow  # compiled by Numba

TOLD = re.compile(
    r"(?P<decisions>[\d,]+) decisions, (?P<games>[\d,]+) games ended\n"
    r"[\d,]+ decisions a second, [\d,]+ a second of processor time\n"
)


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    """Run the example."""
    monkeypatch.setattr(sys, "argv", ["full_speed", *arguments])
    full_speed.main()


def test_threads_play_the_same_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = set()
    for threads in ("1", "2"):
        run(
            monkeypatch, "imhotep_duel", "--rows", "16", "--steps", "200", "--seed", "3", "--threads", threads
        )
        printed = TOLD.fullmatch(capsys.readouterr().out)
        assert printed
        assert printed["decisions"] == "3,200"
        assert int(printed["games"]) >= 16
        found.add(printed["games"])
    assert len(found) == 1


def test_an_unknown_game_gets_the_list_of_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        run(monkeypatch, "chess")
    printed = capsys.readouterr().err
    assert "invalid choice: 'chess'" in printed
    assert "imhotep_duel" in printed
