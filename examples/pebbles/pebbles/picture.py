"""A table of Pebbles in text, drawn from a view."""

from benben.engine.message import message
from benben.engine.picture import Grid, Line, Picture, Span
from pebbles.view import PebblesSeat, PebblesView


def picture(view: PebblesView) -> Picture:
    """The bag, then what lies before each seat."""
    seats: list[list[Line]] = [_seat(seat) for seat in view["seats"]]
    return [
        [Span(message("pebbles-picture-bag", count=view["bag_size"], gone=view["gone"]))],
        [],
        Grid(seats),
    ]


def _seat(seat: PebblesSeat) -> list[Line]:
    hand = seat["hand"]
    shown = "○" * hand["white"] + "●" * hand["red"] if hand else "?" * seat["hand_size"]
    return [
        [Span(message("pebbles-picture-seat", seat=seat["seat"]))],
        [Span("○" * seat["laid"], "strong")],
        [Span(shown, "faint")],
    ]
