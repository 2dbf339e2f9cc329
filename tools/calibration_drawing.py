"""The reliability diagrams of all games in one picture."""

import re
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from io import StringIO
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tools.calibration_figures import Calibration

BLUE, GREY = "#0072b2", "#767676"
"""From Okabe and Ito's palette, which colour-blind readers can distinguish; colour is never the only cue."""


def styled() -> AbstractContextManager[None]:
    """The look of our pictures, while the context is open."""
    return mpl.rc_context(
        {
            "svg.fonttype": "none",  # text stays text: the file is small and searchable
            "svg.hashsalt": "benben",  # the same data gives the same bytes
            "font.family": "sans-serif",
            "font.sans-serif": ["DejaVu Sans"],
            "font.size": 10,
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
    )


def draw(found: Mapping[str, Calibration], path: Path) -> None:
    """Write the picture, an SVG: for each game by title, outcomes over predictions, below the number of predictions."""
    with styled():
        figure = Figure(figsize=(3.0 * len(found) + 0.6, 5.0), facecolor="white", layout="constrained")
        axes = figure.subplots(2, len(found), sharex=True, squeeze=False, height_ratios=(3, 1))
        for column, (title, calibration) in enumerate(found.items()):
            _reliability(axes[0][column], title, calibration)
            _histogram(axes[1][column], calibration)
        axes[0][0].set_ylabel("won, in %")
        axes[1][0].set_ylabel("predictions, in %")
        figure.supxlabel("predicted chance to win, in %", fontsize=10)
        write(figure, path)


def write(figure: Figure, path: Path) -> None:
    """Write a figure as a short SVG."""
    written = StringIO()
    figure.savefig(written, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    path.write_text(_shortened(written.getvalue()), "utf-8")


def points(
    axes: Axes, across: Sequence[float], found: Sequence[float], intervals: Sequence[tuple[float, float]],
    **look: Any,
) -> None:  # fmt: skip
    """Draw what was *found*, with *intervals*, both as parts of one; *across* is in the unit of its axis."""
    came = [100 * each for each in found]
    below = [max(0.0, up - 100 * low) for up, (low, _) in zip(came, intervals, strict=True)]
    above = [max(0.0, 100 * high - up) for up, (_, high) in zip(came, intervals, strict=True)]
    drawn = {"color": BLUE, "marker": "o", "markersize": 4, "linewidth": 1, "capsize": 2, **look}
    axes.errorbar(across, came, yerr=[below, above], **drawn)


def chances(axes: Axes, calibration: Calibration, **look: Any) -> None:
    """Draw the bins of a calibration."""
    bins = calibration.bins
    predicted, actual = [100 * each.predicted for each in bins], [each.actual for each in bins]
    points(axes, predicted, actual, [(each.low, each.high) for each in bins], **look)


def even(axes: Axes, **limits: Any) -> None:
    """Draw the line on which everything is as predicted, in a square with these *limits* and ticks."""
    axes.axline((0, 0), slope=1, color=GREY, linestyle="--", linewidth=1)
    axes.set(aspect="equal", **limits)


def _shortened(svg: str) -> str:
    """The same picture in one line, with coordinates rounded to a hundredth of a point; texts stay unchanged."""
    unbroken = re.sub(r"\s*\n\s*", " ", svg.strip()).replace("> <", "><")
    return re.sub(r"<[^>]*>", lambda tag: re.sub(r"(\.\d\d)\d+", r"\1", tag[0]), unbroken) + "\n"


def _reliability(axes: Axes, title: str, calibration: Calibration) -> None:
    chances(axes, calibration)
    even(axes, xlim=(0, 100), ylim=(0, 100), xticks=range(0, 101, 25), yticks=range(0, 101, 25))
    axes.set_title(title, fontsize=11)
    axes.text(
        4, 96,
        f"{calibration.games} games\nBrier score {calibration.brier:.3f}\n"
        f"(even chances {calibration.brier_even:.3f})\ncalibration error {100 * calibration.error:.1f} %",
        verticalalignment="top", fontsize=8,
    )  # fmt: skip


def _histogram(axes: Axes, calibration: Calibration) -> None:
    axes.bar(
        [100 * each.least for each in calibration.bins],
        [100 * each.predictions / calibration.predictions for each in calibration.bins],
        width=[100 * (each.most - each.least) for each in calibration.bins],
        align="edge", color=BLUE, edgecolor="white",
    )  # fmt: skip
