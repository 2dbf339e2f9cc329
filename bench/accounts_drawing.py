"""The picture of `bench.accounts`: the doubt of a step and of a whole game over the size of the search, by game."""

from collections.abc import Mapping
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bench.accounts import SIZES, Doubts, Measured, Spread
from bench.losses_drawing import LOOKS
from tools.calibration_drawing import points, styled, write


def draw(found: Mapping[str, Mapping[int, Measured]], path: Path) -> None:
    """Write an SVG: for each game by title the doubt of a step, below it that of a whole game."""
    with styled():
        figure = Figure(figsize=(3.0 * len(found) + 0.6, 5.0), facecolor="white", layout="constrained")
        axes = figure.subplots(2, len(found), sharex=True, sharey="row", squeeze=False)
        for column, (title, by_players) in enumerate(found.items()):
            axes[0][column].set_title(title, fontsize=11)
            for players, measured in by_players.items():
                for row, spreads in zip((0, 1), _rows(measured.doubts), strict=True):
                    _series(axes[row][column], measured.doubts, spreads, players)
            axes[0][column].legend(loc="upper right", fontsize=8, frameon=False)
        for row in axes:
            row[0].set_ylim(bottom=0)  # when all is drawn: it fixes the other end, too
        axes[0][0].set_ylabel("doubt of a step, in %")
        axes[1][0].set_ylabel("doubt of a game, in %")
        figure.supxlabel("simulated games for each move", fontsize=10)
        write(figure, path)


def _rows(doubts: tuple[Doubts, ...]) -> tuple[list[Spread], list[Spread]]:
    return [each.step for each in doubts], [each.whole for each in doubts]


def _series(axes: Axes, doubts: tuple[Doubts, ...], spreads: list[Spread], players: int) -> None:
    sizes, intervals = [each.size for each in doubts], [(each.low, each.high) for each in spreads]
    points(axes, sizes, [each.value for each in spreads], intervals, **LOOKS[players])
    axes.set_xscale("log", base=2)
    axes.set_xticks(SIZES, [str(size) for size in SIZES])
    axes.minorticks_off()
