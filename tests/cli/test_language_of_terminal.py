"""What the environment says of the language of a terminal."""

import pytest

from tests.cli.program import at_a_terminal, invoke


def test_output_speaks_the_terminal_s_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    counted = invoke("count", "ra", "--depth", "0").out.splitlines()
    assert counted[1].split() == ["Mélység", "Állások", "Változatok"]
    games = invoke("games").out
    assert "imhotep: Imhotep (a szabályok verziója: " in games
    assert "Például: benben play ra" in games


@pytest.mark.skipif("sys.platform == 'win32'", reason="needs a terminal of Unix")
@pytest.mark.slow
def test_a_game_is_played_in_the_terminal_s_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    seen, code = at_a_terminal(["play", "imhotep_duel", "--seed", "1"], ["help", "quit"])
    assert code == 0
    assert "Írd be egy lépés számát" in seen
    assert "Kiléptél a játszmából" in seen
