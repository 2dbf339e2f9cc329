"""A table of Ra as a picture: the auction track, the Ra track, and what the seats have."""

from benben.engine.message import Message, message
from benben.envs.pictures.canvas import FAINT, GOLD, PAGE, PANEL, SLOT, Box, Canvas, Piece
from benben.envs.pictures.seats import notes, panels
from benben.games.ra.view import RaAuction, RaSeat, RaView

_FAMILIES = {
    "#fadc78": "god",
    "#e6b135": "gold",
    "#93c873": "pharaoh",
    "#6d97e4": "nile",
    "#1d3f8a": "flood",
    "#b48bcf": "art agriculture religion astronomy writing",
    "#cf9555": "fortress obelisk palace pyramid sphinx statues step_pyramid temple",
    "#cb4e2c": "ra",
    "#5a1c10": "funeral drought unrest earthquake",
}
_FILLS = {tile: fill for fill, tiles in _FAMILIES.items() for tile in tiles.split()}
_SUN = 17
"""The radius of a sun disc."""


def draw(canvas: Canvas, view: RaView) -> None:
    """From top to bottom: the epoch, the Ra track, the auction track, the seats."""
    top, ra, track, seats = PAGE.rows(30, 34, 96, 0, gap=10)
    notes(
        canvas,
        top,
        [
            _words("epoch", epoch=view["epoch"]),
            _words(f"bag-{view['edition']}", count=view["bag_size"]),
            _words("centre", disc=view["centre"]),
            _words("ra_track", count=view["ra_count"], limit=view["ra_limit"]),
        ],
    )
    for number, place in enumerate(ra.columns(*[0] * view["ra_limit"])):
        canvas.piece(place, _tile("ra") if number < view["ra_count"] else Piece(number + 1, SLOT))
    for place, tile in zip(track.columns(*[0] * len(view["track"])), view["track"], strict=True):
        canvas.piece(place, _tile(tile) if tile else Piece("", SLOT), 17)
    rooms = panels(
        canvas,
        seats.columns(*[0] * view["players"], gap=10),
        view,
        [_words("name", seat=seat["seat"]) for seat in view["seats"]],
    )
    for room, seat in zip(rooms, view["seats"], strict=True):
        _seat(canvas, room, view["auction"], seat)


def _words(name: str, /, **args: int) -> Message:
    return message(f"ra-picture-{name}", **args)


def _tile(kind: str, count: int | None = None) -> Piece:
    return Piece(message(f"ra-tile-{kind}"), _FILLS[kind], count)


def _seat(canvas: Canvas, room: Box, auction: RaAuction | None, seat: RaSeat) -> None:
    """Suns, face-up ones first; the bid of the auction; tiles, each kind with its number."""
    suns, bid, tiles = room.rows(2 * _SUN, 30 if auction else 1, 0)
    up, down = (sorted(seat[side], reverse=True) for side in ("suns_up", "suns_down"))
    for number, sun in enumerate([*up, *down]):
        middle = suns.left + _SUN + number * (2 * _SUN + 4), suns.middle[1]
        canvas.token(middle, _SUN, Piece(sun, GOLD if number < len(up) else FAINT))
    if auction:
        _bid(canvas, bid, auction, seat["seat"])
    canvas.pieces(tiles, [_tile(kind, count) for kind, count in seat["tiles"].items()], 1, 34)


def _bid(canvas: Canvas, box: Box, auction: RaAuction, seat: int) -> None:
    """The seat's bid, and whether it called Ra."""
    label, called = box.columns(0, 50)
    bid = auction["bids"][seat]
    if auction["ra_player"] == seat:
        canvas.piece(called, Piece(_words("ra_player"), _FILLS["ra"]))
    if bid == "pass":
        canvas.piece(label, Piece(_words("passed"), SLOT))
    elif bid is not None:
        canvas.label(label, _words("bid"), left=True)
        fill = GOLD if seat == auction["highest_bidder"] else PANEL
        canvas.token((label.left + 60, label.middle[1]), 15, Piece(bid, fill))
