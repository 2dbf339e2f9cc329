"""The golden playthroughs are what the rules say now; each game has one for each number of players."""

import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.games.every import CASES
from tools import playthroughs
from tools.playthroughs import Playthrough, difference, everything, leftovers
from tools.scenes import declared, games_of, worth_telling

ALL = everything()


@pytest.mark.parametrize("playthrough", [pytest.param(one, id=one.name) for one in ALL])
def test_it_is_as_stored(playthrough: Playthrough) -> None:
    text = difference(playthrough)
    assert not text, f"\n{text}\n\nIf this is meant, run: python -m tools.playthroughs"


def test_every_game_has_one_for_each_number_of_players() -> None:
    assert set(declared()) == set(CASES)
    for name, case in CASES.items():
        assert {game.players for game in games_of(name)} == set(case.rules.options[0].choices)


def test_no_other_is_stored() -> None:
    assert not leftovers(ALL)


@pytest.mark.parametrize("game", declared())
def test_together_they_show_all_that_is_worth_telling(game: str) -> None:
    """Told in full, not only met on the way."""
    told = "\n".join(one.path.read_text("utf-8") for one in ALL if one.game.name == game)
    assert worth_telling(game)
    for event in worth_telling(game):
        assert f"told     {event}" in told


def test_each_scene_is_reported_in_full() -> None:
    for playthrough in ALL:
        text = playthrough.path.read_text("utf-8")
        events = playthrough.scene.events if playthrough.scene else ()
        assert all(f"told     {event}" in text for event in events)


def test_they_are_short() -> None:
    for playthrough in ALL:
        text = playthrough.path.read_text("utf-8")
        assert len(text) < 40_000
        assert max(map(len, text.splitlines())) <= playthroughs.WIDTH


def test_a_difference_is_shown_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A change of one figure gives a short diff, a missing file the whole text, a foreign one a leftover."""
    monkeypatch.setattr(playthroughs, "FOLDER", tmp_path)
    one = ALL[0]
    assert difference(one).startswith(f"--- stored {one.name}.txt")
    one.path.write_text(playthroughs.text_of(one), "utf-8")
    assert difference(one) == ""
    lines = one.path.read_text("utf-8").split("\n")
    lines[20] += "!"
    one.path.write_text("\n".join(lines), "utf-8")
    assert [line for line in difference(one).splitlines()[2:] if line[0] in "+-"] == [
        f"-{lines[20]}",
        f"+{lines[20][:-1]}",
    ]
    (tmp_path / "other.txt").write_text("")
    assert leftovers([one]) == [tmp_path / "other.txt"]


def test_another_seed_is_another_match() -> None:
    one = ALL[0]
    assert difference(replace(one, seed=one.seed + 1))


def test_the_command_checks_and_says_how_many(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    few = ALL[-3:]
    for playthrough in few:
        shutil.copy(playthrough.path, tmp_path)
    monkeypatch.setattr(sys, "argv", ["playthroughs.py", "--check"])
    monkeypatch.setattr(playthroughs, "everything", lambda *, search: [] if search else few)
    monkeypatch.setattr(playthroughs, "FOLDER", tmp_path)
    assert playthroughs.main() == 0
    assert capsys.readouterr().out == "3 playthroughs are as stored\n"
    few[0].path.unlink()
    (tmp_path / "other.txt").write_text("")
    assert playthroughs.main() == 1
    told = capsys.readouterr().out
    assert f"stored {few[0].name}.txt" in told
    assert "other.txt belongs to no playthrough" in told
    monkeypatch.setattr(sys, "argv", ["playthroughs.py"])
    assert playthroughs.main() == 0
    assert {path.stem for path in tmp_path.iterdir()} == {playthrough.name for playthrough in few}
