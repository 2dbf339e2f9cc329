"""The plot of a loop, and the tables that a person sees."""

import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest

from benben.cli.learning_tables import show_end, show_generations, words
from benben.cli.terminal import Terminal
from benben.learning.plot import draw
from benben.learning.state import Generation, LoopStep, State
from tests.learning.test_loop import BETTER, GAME, LOST, PACE, SAFE, SETTINGS, WON, WORSE

CLOSED = (LoopStep.SELF_PLAY, LoopStep.TRAINING, LoopStep.LOSSES, LoopStep.CLOSING)
GENERATIONS = (
    Generation(None, CLOSED, WORSE),
    Generation(None, CLOSED, BETTER, LOST),
    Generation(None, CLOSED, BETTER, WON, SAFE, is_promoted=True),
    Generation(2, (LoopStep.SELF_PLAY,)),
)
STATE = State(SETTINGS, PACE, GENERATIONS, WON)


def test_a_plot_has_its_words_and_the_same_bytes_again(tmp_path: Path) -> None:
    files = [tmp_path / "one.svg", tmp_path / "two.svg"]
    for file in files:
        draw(STATE, file, words(Terminal(), GAME))
    assert files[0].read_bytes() == files[1].read_bytes()
    drawn = "".join(ET.parse(files[0]).getroot().itertext())  # noqa: S314  (we have just written it)
    for said in (
        "Imhotep: The Duel, 2 players",
        "Log loss, in nats",
        "Rating, search = 0",
        "filled: promoted",
    ):
        assert said in drawn
    assert [file.name for file in sorted(tmp_path.iterdir())] == ["one.svg", "two.svg"]


@pytest.mark.parametrize("count", range(3))
def test_a_plot_needs_no_ratings_yet(tmp_path: Path, count: int) -> None:
    draw(replace(STATE, generations=GENERATIONS[:count]), tmp_path / "plot.svg", words(Terminal(), GAME))
    assert "svg" in (tmp_path / "plot.svg").read_text()


def test_a_table_has_a_line_for_each_generation_that_is_over(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")  # otherwise the width of the current terminal
    show_generations(Terminal(), STATE)
    won = ["75.0", "%", "(40.0", "to", "90.0;", "8)"]
    printed, heads, *lines = capsys.readouterr().out.splitlines()
    assert printed == "Generations, with 2 players"
    assert heads.split()[:3] == ["Generation", "Games", "Held"]
    assert [line.split() for line in lines] == [
        ["0", "100", "9", "0.5030", "0.5000", "0.4500", "–", "–", "no", "–"],
        [
            "1",
            "200",
            "9",
            "0.4000",
            "0.5000",
            "0.4500",
            *won,
            "39",
            "no",
            "–",
        ],
        [
            "2",
            "300",
            "9",
            "0.4000",
            "0.5000",
            "0.4500",
            *won,
            "40",
            "yes",
            "9",
            "±8",
        ],
    ]


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(0.52, 0.9, "it is stronger"), (0.4, 0.6, "cannot tell them apart"), (0.1, 0.4, "it is weaker")],
)
def test_the_end_says_plainly_what_was_won(
    low: float, high: float, verdict: str, capsys: pytest.CaptureFixture[str]
) -> None:
    show_end(Terminal(), replace(STATE, versus_search=replace(WON, low=low, high=high)))
    printed = capsys.readouterr().out
    assert (
        f"of generation 2 wins 75.0% of 8 games against `search` ({100 * low:.1f} to {100 * high:.1f};"
        in printed
    )
    assert verdict in printed


def test_without_a_champion_nothing_was_won(capsys: pytest.CaptureFixture[str]) -> None:
    show_end(Terminal(), State(SETTINGS))
    assert "No net has proved stronger" in capsys.readouterr().out
