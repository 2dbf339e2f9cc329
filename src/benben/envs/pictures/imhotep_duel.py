"""A table of The Duel as a picture: the harbor with its boats, and what both players have."""

from collections.abc import Iterator
from typing import Literal

from benben.engine.message import Message, message
from benben.envs.pictures.canvas import FAINT, GOLD, PAGE, PANEL, SLOT, Box, Canvas, Piece, Point
from benben.envs.pictures.seats import notes, panels
from benben.games.imhotep_duel.view import DuelBoat, DuelSeat, DuelView

_MEEPLES = ("#373842", "#fdf8ea")
"""Black and white."""
_FAMILIES = {
    "obelisk": "#aaa49a",
    "light": "#ecc18d",
    "dark": "#94503a",
    "temple": "#fadc78",
    "tomb": "#93c873",
}
_ACTION, _WATER, _WOOD, _BACK = "#6d97e4", "#4fa9c6", "#a56b36", "#cfb583"
_ACTIONS = ("take", "place", "place_and_unload", "swap_and_unload")
_SPACE, _GAP, _CARGO, _NAME = 92, 10, 80, 38
"""A harbor space, what lies between two of them, a cargo space, and the space for a boat's name."""
_WORTHS: tuple[Literal["obelisk", "temple", "pyramid", "tomb", "actions", "meeples"], ...] = (
    "obelisk", "temple", "pyramid", "tomb", "actions", "meeples",
)  # fmt: skip
"""The sources of a player's points."""


def draw(canvas: Canvas, view: DuelView) -> None:
    """Above what is left, then the harbor at the left and both players at the right."""
    top, table = PAGE.rows(30, 0, gap=12)
    left = {
        "boats": view["boats_left"],
        "unloads": view["unloads_left"],
        "supply": view["supply"],
        "reserve": view["reserve"],
    }
    notes(canvas, top, [_words(name, count=count) for name, count in left.items()])
    harbor, seats = table.columns(640, 0, gap=14)
    canvas.box(harbor, _WATER)
    spaces = _spaces(harbor)
    for space, owner in zip(spaces, view["harbor"], strict=True):
        canvas.box(space, SLOT)
        if owner is not None:
            canvas.token(space.middle, 26, Piece(_words(f"meeple-{owner}"), _MEEPLES[owner]))
    for boat in view["boats"]:
        _boat(canvas, spaces, boat)
    names = [_words("name", seat=seat, letter=_words(f"meeple-{seat}")) for seat in (0, 1)]
    rooms = panels(canvas, seats.rows(0, 0, gap=14), view, names, _MEEPLES)
    for room, seat in zip(rooms, view["seats"], strict=True):
        _seat(canvas, room, seat)


def _words(name: str, /, **args: int | Message) -> Message:
    return message(f"imhotep_duel-picture-{name}", **args)


def _token(kind: str, count: int | None = None) -> Piece:
    if kind in _ACTIONS:
        return Piece(_words(kind), _ACTION, count)
    return Piece(message(f"imhotep_duel-token-{kind}"), _FAMILIES[kind.split("_", maxsplit=1)[0]], count)


# ---- the harbor ----------------------------------------------------------------------------------------------------
def _spaces(harbor: Box) -> list[Box]:
    """The nine spaces, row by row; boats lie at the right and below."""
    step, left, top = _SPACE + _GAP, harbor.left + 20, harbor.top + 20
    return [Box(left + place % 3 * step, top + place // 3 * step, _SPACE, _SPACE) for place in range(9)]


def _boat(canvas: Canvas, spaces: list[Box], boat: DuelBoat) -> None:
    """A boat at the end of its line of spaces, to the right or below; its cargo from the harbor outward."""
    if not boat["in_play"]:
        return
    near, next_one, _ = (spaces[place] for place in boat["line"])
    is_row = near.left > next_one.left

    def at(along: float, across: float) -> Point:
        """A point of the boat, from the corner that is next to the harbor."""
        if is_row:
            return near.left + _SPACE + _GAP + along, near.top + across
        return near.left + across, near.top + _SPACE + _GAP + along

    stern, bow = 14, _NAME + 3 * _CARGO
    hull = [(0, stern), (0, _SPACE - stern), (stern, _SPACE - 2), (bow, _SPACE - 2), (bow + 26, _SPACE / 2)]
    canvas.shape([at(*point) for point in [*hull, (bow, 2), (stern, 2)]], _WOOD)
    canvas.token(at(_NAME / 2, _SPACE / 2), 13, Piece(boat["name"], PANEL))
    for place, kind in enumerate(boat["cargo"]):
        x, y = at(_NAME + _CARGO * (place + 0.5), _SPACE / 2)
        half = _CARGO / 2 - 3
        piece = _token(kind) if kind else Piece("", SLOT)
        canvas.piece(Box(x - half, y - half, 2 * half, 2 * half), piece)


# ---- the seats -----------------------------------------------------------------------------------------------------
def _seat(canvas: Canvas, room: Box, seat: DuelSeat) -> None:
    """What the sites are worth now, then the tokens."""
    sites, tokens = room.rows(44, 0)
    for place, site in zip(sites.columns(*[0] * len(_WORTHS), gap=4), _WORTHS, strict=True):
        name, worth = place.rows(20, 0, gap=2)
        title = (
            _words(site) if site in {"actions", "meeples"} else message(f"imhotep_duel-option-sides-{site}")
        )
        canvas.label(name, title, 11, FAINT)
        points = seat["sites"][site]
        canvas.piece(worth, Piece("?" if points is None else points, PANEL))
    canvas.pieces(tokens, list(_held(seat)), 3, 40)


def _held(seat: DuelSeat) -> Iterator[Piece]:
    """The tokens by kind; temples that lie face-down as a number; the meeples in hand."""
    open_temples = 0
    for kind, count in seat["tokens"].items():
        open_temples += count if kind.startswith("temple") else 0
        yield _token(kind, count)
    if seat["temples"] > open_temples:
        yield Piece(_words("face_down", count=seat["temples"] - open_temples), _BACK)
    for action, count in seat["actions"].items():
        yield _token(action, count)
    if seat["first_to_five"]:
        yield Piece(_words("first_to_five"), GOLD)
    yield Piece(_words("in_hand", count=seat["meeples"]), _MEEPLES[seat["seat"]])
