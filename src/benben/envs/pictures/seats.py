"""The panels of the seats, and the line of notes above a table, alike in all games."""

from collections.abc import Sequence
from typing import Any

from benben.engine.message import Message
from benben.envs.pictures.canvas import GOLD, PANEL, SEATS, Box, Canvas, Words

_TURN = 3
"""How wide the golden edge of the seat is that must decide."""


def panels(
    canvas: Canvas, places: Sequence[Box], view: Any, names: Sequence[Message], fills: Sequence[str] = SEATS
) -> list[Box]:
    """A panel for each seat with its name and points, with a golden edge where it decides. Returns the rooms."""
    rooms = list[Box]()
    for place, seat, name, fill in zip(places, view["seats"], names, fills, strict=False):
        if seat["seat"] == view["actor"]:
            canvas.box(place.inside(-_TURN), GOLD, radius=8)
        points = "?" if seat["points"] is None else seat["points"]
        rooms.append(canvas.panel(place, name, fill, points))
    return rooms


def notes(canvas: Canvas, box: Box, words: Sequence[Words]) -> None:
    """Notes side by side, the first in bold."""
    for number, (place, note) in enumerate(zip(box.columns(*[0] * len(words)), words, strict=True)):
        canvas.box(place, PANEL)
        canvas.label(place.inside(4), note, 15, bold=not number)
