"""The plot of a loop: losses on held-out games, and ratings with intervals, by generation."""

from pathlib import Path
from typing import NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from benben.engine.atomic_files import atomic_write
from benben.learning.state import State

BLUE, ORANGE, GREY = "#0072b2", "#d55e00", "#767676"
"""From Okabe and Ito's palette, which colour-blind readers can distinguish; colour is never the only cue."""


class PlotTexts(NamedTuple):
    """The texts of a plot."""

    title: str
    generation: str
    loss: str
    rating: str
    candidate: str
    champion: str
    linear: str
    promoted: str


def draw(state: State, file: Path, words: PlotTexts) -> None:
    """Write the plot as SVG, atomically. Raises `OSError`."""
    with mpl.rc_context(
        {
            "svg.fonttype": "none",  # text stays text: the file is small and searchable
            "svg.hashsalt": "benben",  # the same data gives the same bytes
            "font.family": "sans-serif",
            "font.size": 10,
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
    ):
        figure = Figure(figsize=(7.0, 6.0), facecolor="white", layout="constrained")
        above, below = figure.subplots(2, 1, sharex=True)
        _losses(above, state, words)
        _ratings(below, state, words)
        figure.suptitle(words.title, fontsize=11)
        with atomic_write(file) as unfinished:
            figure.savefig(unfinished, format="svg", metadata={"Date": None})


def _losses(axes: Axes, state: State, words: PlotTexts) -> None:
    known = [(at, found.losses) for at, found in enumerate(state.closed) if found.losses is not None]
    lines = {
        words.candidate: ([losses.candidate for _, losses in known], BLUE, "-", "o"),
        words.champion: ([losses.champion for _, losses in known], ORANGE, "--", "s"),
        words.linear: ([losses.linear for _, losses in known], GREY, ":", "^"),
    }
    for name, (figures, colour, line, marker) in lines.items():
        axes.plot(
            [at for at, _ in known], figures, label=name, color=colour, linestyle=line, marker=marker,
            markersize=4,
        )  # fmt: skip
    axes.set_ylabel(words.loss)
    axes.legend(frameon=False, fontsize=8)


def _ratings(axes: Axes, state: State, words: PlotTexts) -> None:
    """Ratings relative to `search`, the line at 0; promoted candidates are filled."""
    axes.axhline(0.0, color=GREY, linestyle="--", linewidth=1)
    for at, found in enumerate(state.closed):
        if found.rating is None:
            continue
        rating = found.rating
        reach = [[rating.rating - rating.low], [rating.high - rating.rating]]
        axes.errorbar(
            [at], [rating.rating], yerr=reach, color=BLUE, marker="o", markersize=5, capsize=3,
            markerfacecolor=BLUE if found.is_promoted else "white",
        )  # fmt: skip
    axes.set(xlabel=words.generation, ylabel=words.rating, title=words.promoted)
    axes.title.set_fontsize(8)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
