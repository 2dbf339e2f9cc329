"""The picture of `bench.losses`: do chances and losses come true? A column for each game."""

from collections.abc import Mapping
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bench.losses_figures import Measured
from tools.calibration_drawing import chances, even, points, styled, write

LOOKS = {
    2: {"color": "#0072b2", "marker": "o", "label": "2 players"},
    3: {"color": "#d55e00", "marker": "s", "label": "3 players", "linestyle": "--"},
    4: {"color": "#009e73", "marker": "^", "label": "4 players", "linestyle": ":"},
    5: {"color": "#cc79a7", "marker": "D", "label": "5 players", "linestyle": "-."},
}
"""Colors of Okabe and Ito's palette, and a marker and a line each."""
LEAST_LOSSES = 10
"""A bin of fewer losses is not drawn."""
_LOSSES = (-30, 60)
"""The limits of the losses that were found, in percent."""


def draw(found: Mapping[str, Mapping[int, Measured]], path: Path) -> None:
    """Write an SVG: for each game by title the chances, below them the losses, a series for each number of players."""
    with styled():
        figure = Figure(figsize=(3.0 * len(found) + 0.6, 6.6), facecolor="white", layout="constrained")
        axes = figure.subplots(2, len(found), squeeze=False)
        for column, (title, measured) in enumerate(found.items()):
            axes[0][column].set_title(title, fontsize=11)
            _column(axes[0][column], axes[1][column], measured)
        axes[0][0].set_ylabel("won, in %")
        axes[1][0].set_ylabel("lost, in %")
        for top, bottom in zip(*axes, strict=True):
            top.set_xlabel("predicted chance to win, in %")
            bottom.set_xlabel("judged loss, in %")
        write(figure, path)


def _column(top: Axes, bottom: Axes, measured: Mapping[int, Measured]) -> None:
    ticks = range(0, 101, 25)
    even(top, xlim=(0, 100), ylim=(0, 100), xticks=ticks, yticks=ticks)
    even(bottom, xlim=(0, 40), ylim=_LOSSES, xticks=range(0, 41, 10), yticks=range(*_LOSSES, 15))
    bottom.set_aspect("auto")
    bottom.axhline(0, color="#cccccc", linewidth=1)
    for players, each in measured.items():
        chances(top, each.chances, **LOOKS[players])
        shown = [losses for losses in each.losses if losses.count >= LEAST_LOSSES]
        judged, found = [100 * losses.judged for losses in shown], [losses.found for losses in shown]
        points(bottom, judged, found, [losses.interval for losses in shown], **LOOKS[players])
    top.legend(loc="upper left", fontsize=8, frameon=False)
