"""What the environment says of the language of a terminal."""

import pytest

from tests.cli.program import invoke


@pytest.fixture(autouse=True)
def hungarian(monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal speaks Hungarian."""
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")


def test_output_speaks_the_terminal_s_language() -> None:
    counted = invoke("count", "ra", "--depth", "0").out.splitlines()
    assert counted[1].split() == ["Mélység", "Állások", "Változatok"]
    games = invoke("games").out
    assert "imhotep: Imhotep (a szabályok verziója: " in games
    assert "Például: benben play ra" in games


def test_a_game_is_played_in_the_terminal_s_language() -> None:
    done = invoke("play", "imhotep_duel", "--seed", "1", typed="help\nquit\n")
    assert done.code == 0
    assert "Írd be egy lépés számát" in done.out
    assert "Kiléptél a játszmából" in done.out
