"""Each seat's chance to win over a game, as stacked bands with colours and patterns."""

from collections.abc import Sequence
from itertools import accumulate

from rich.text import Text

from benben.review import Moment

HEIGHT = 12
"""Lines of the graph; one line is a little more than 8%."""
_PATTERNS = "█░▓▒·"
"""A seat's band without colours."""
_COLOURS = ("yellow", "cyan", "red", "green", "magenta")
_LABELS = {0: "100%", HEIGHT // 2: " 50%", HEIGHT - 1: "  0%"}
_LEFT = 7
"""The width of the labels in columns."""
_MARK = "▲"


def draw_graph(
    graph: Sequence[Moment], names: Sequence[str], marks: Sequence[int], columns: int
) -> list[Text]:
    """Draw a graph at most this many *columns* wide, with a mark below each ply in *marks*.

    The first seat's band is at the top; time runs from left to right, from the first ply of the *graph* to the last.
    """
    first, last = graph[0].ply, graph[-1].ply
    width = max(2, min(columns - _LEFT - 1, last - first + 1))
    plies = [first + round(column * (last - first) / (width - 1)) for column in range(width)]
    bands = [_bounds(_moment_at(graph, ply).chances) for ply in plies]
    lines = [_line(row, bands) for row in range(HEIGHT)]
    marked = {min(range(width), key=lambda column: abs(plies[column] - ply)) for ply in marks}
    lines.append(
        Text(" " * _LEFT + "".join(_MARK if column in marked else " " for column in range(width)).rstrip())
    )
    lines.append(Text(f"{'':{_LEFT}}{first:<{width - len(str(last))}}{last}", "dim"))
    lines.append(_legend(names))
    return lines


def _moment_at(graph: Sequence[Moment], ply: int) -> Moment:
    """The last moment up to a ply."""
    return next((moment for moment in reversed(graph) if moment.ply <= ply), graph[0])


def _bounds(chances: Sequence[float]) -> list[float]:
    """The end of each seat's band, from the top: cumulative chances."""
    return list(accumulate(chances))


def _line(row: int, bands: Sequence[Sequence[float]]) -> Text:
    line = Text(f"{_LABELS.get(row, ''):<{_LEFT}}", "dim")
    level = (row + 0.5) / HEIGHT
    for bounds in bands:
        seat = next((seat for seat, end in enumerate(bounds) if level < end), len(bounds) - 1)
        line.append(_PATTERNS[seat], _COLOURS[seat])
    return line


def _legend(names: Sequence[str]) -> Text:
    legend = Text(" " * _LEFT)
    for seat, name in enumerate(names):
        legend.append(_PATTERNS[seat] * 2, _COLOURS[seat])
        legend.append(f" {name}   ")
    legend.rstrip()
    return legend
