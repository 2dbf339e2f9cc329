"""The golden playthroughs are what the rules say now; each option set and each scene has one."""

import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import benben
from tools import playthroughs
from tools.documents import label
from tools.playthroughs import (
    FOLDER,
    Playthrough,
    difference,
    everything,
    leftovers,
    option_sets,
)
from tools.scenes import scenes_of, worth_telling

ALL = everything()


AT_ONCE = {
    *("imhotep-2-AAAAA-turn", "imhotep-2-BBBBB-wrath-round-only_cards"),
    *("ankhor-2-allowed", "ankhor-3-forbidden"),
    *("imhotep_duel-2-AAAA", "imhotep_duel-2-BBBB", "ra-2-2022", "ra-4-1999"),
    *("ra-end-all-suns", "imhotep-pyramid-chain", "imhotep_duel-end-double-unload", "ankhor-split"),
}
"""The fast tests look at these, the slow ones at all."""


def marks(playthrough: Playthrough) -> tuple[pytest.MarkDecorator, ...]:
    """Whether it waits for the slow tests."""
    return () if playthrough.name in AT_ONCE else (pytest.mark.slow,)


@pytest.mark.parametrize("playthrough", [pytest.param(one, id=one.name, marks=marks(one)) for one in ALL])
def test_it_is_as_stored(playthrough: Playthrough) -> None:
    text = difference(playthrough)
    assert not text, f"\n{text}\n\nIf this is meant, run: python -m tools.playthroughs"


def test_every_option_set_and_every_scene_has_one() -> None:
    stored = {path.stem for path in FOLDER.glob("*.txt")}
    for info in benben.list_games():
        wanted = {label(game) for game in option_sets(info.name)}
        wanted |= {f"{info.name}-{way}" for way in scenes_of(info.name)}
        assert wanted <= stored
        assert wanted
    assert not leftovers(ALL)


@pytest.mark.parametrize("game", [info.name for info in benben.list_games()])
def test_together_they_show_all_that_is_worth_telling(game: str) -> None:
    """Told in full, not only met on the way."""
    told = "\n".join(
        playthrough.path.read_text("utf-8") for playthrough in ALL if playthrough.game.name == game
    )
    assert worth_telling(game)
    for event in worth_telling(game):
        assert f"told     {event}" in told


def test_each_scene_is_told_in_full() -> None:
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
