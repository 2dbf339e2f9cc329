"""The reliability diagrams of all games in one picture."""

import re
from collections.abc import Mapping
from io import StringIO
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tools.calibration_figures import Calibration

BLUE, GREY = "#0072b2", "#767676"
"""From Okabe and Ito's palette, which colour-blind readers can distinguish; colour is never the only cue."""


def draw(found: Mapping[str, Calibration], path: Path) -> None:
    """Write the picture, an SVG: for each game by title, outcomes over predictions, below the number of predictions."""
    with mpl.rc_context(
        {
            "svg.fonttype": "none",  # text stays text: the file is small and searchable
            "svg.hashsalt": "benben",  # the same data gives the same bytes
            "font.family": "sans-serif",
            "font.sans-serif": ["DejaVu Sans"],
            "font.size": 10,
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
    ):
        figure = Figure(figsize=(3.0 * len(found) + 0.6, 5.0), facecolor="white", layout="constrained")
        axes = figure.subplots(2, len(found), sharex=True, squeeze=False, height_ratios=(3, 1))
        for column, (title, calibration) in enumerate(found.items()):
            _reliability(axes[0][column], title, calibration)
            _histogram(axes[1][column], calibration)
        axes[0][0].set_ylabel("won, in %")
        axes[1][0].set_ylabel("predictions, in %")
        figure.supxlabel("predicted chance to win, in %", fontsize=10)
        written = StringIO()
        figure.savefig(written, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    path.write_text(_shortened(written.getvalue()), "utf-8")


def _shortened(svg: str) -> str:
    """The same picture in one line, with coordinates rounded to a hundredth of a point; texts stay unchanged."""
    unbroken = re.sub(r"\s*\n\s*", " ", svg.strip()).replace("> <", "><")
    return re.sub(r"<[^>]*>", lambda tag: re.sub(r"(\.\d\d)\d+", r"\1", tag[0]), unbroken) + "\n"


def _reliability(axes: Axes, title: str, calibration: Calibration) -> None:
    said = [100 * each.predicted for each in calibration.bins]
    came = [100 * each.actual for each in calibration.bins]
    below = [100 * max(0.0, each.actual - each.low) for each in calibration.bins]
    above = [100 * max(0.0, each.high - each.actual) for each in calibration.bins]
    axes.plot([0, 100], [0, 100], color=GREY, linestyle="--", linewidth=1)
    axes.errorbar(
        said, came, yerr=[below, above], color=BLUE, marker="o", markersize=4, linewidth=1, capsize=2
    )
    axes.set(xlim=(0, 100), ylim=(0, 100), aspect="equal", xticks=range(0, 101, 25), yticks=range(0, 101, 25))
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
