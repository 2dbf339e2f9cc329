"""A table of Ra in text, drawn from a view: what cannot be seen cannot be drawn."""

from benben.engine.message import message
from benben.engine.picture import Grid, Line, Picture, Span, Tone, joined
from benben.games.ra.view import RaAuction, RaSeat, RaView

_ROW = 4
"""The auction track is drawn in two rows of four spaces, so that it fits eighty columns."""

_FAMILIES: dict[Tone, str] = {
    "gold": "god gold",
    "green": "pharaoh",
    "blue": "nile flood",
    "violet": "art agriculture religion astronomy writing",
    "brown": "fortress obelisk palace pyramid sphinx statues step_pyramid temple",
    "red": "ra funeral drought unrest earthquake",
}
_TONES: dict[str, Tone] = {tile: tone for tone, tiles in _FAMILIES.items() for tile in tiles.split()}
_SPACE = Span(" ")


def picture(view: RaView) -> Picture:
    """The table from top to bottom: the epoch, the auction track, the seats."""
    return [_status(view), [], _track(view), [], _seats(view)]


def _status(view: RaView) -> Line:
    count, limit = view["ra_count"], view["ra_limit"]
    parts: list[Line] = [
        [Span(message("ra-picture-epoch", epoch=view["epoch"]), "strong")],
        [
            Span(message("ra-picture-ra_track", count=count, limit=limit)),
            _SPACE,
            Span("●" * count, "red"),
            Span("○" * (limit - count), "faint"),
        ],
        [Span(message(f"ra-picture-bag-{view['edition']}", count=view["bag_size"]))],
        [Span(message("ra-picture-centre", disc=view["centre"]), "gold")],
    ]
    return joined(parts, Span("   "))


def _track(view: RaView) -> Grid:
    spaces = [_tile(tile) if tile else [Span("·", "faint")] for tile in view["track"]]
    return Grid([spaces[first : first + _ROW] for first in range(0, len(spaces), _ROW)], boxed=True)


def _tile(tile: str) -> Line:
    return [Span(message(f"ra-tile-{tile}"), _TONES[tile])]


def _seats(view: RaView) -> Grid:
    columns = ["seat", "points", "suns", *(["bid"] if view["auction"] else []), "tiles"]
    heads = [[Span(message(f"ra-picture-{column}"), "faint")] for column in columns]
    rows: list[list[Line]] = []
    for seat in view["seats"]:
        cells: list[Line] = [_name(view, seat["seat"]), _points(seat), _suns(seat)]
        if view["auction"]:
            cells.append(_bid(view["auction"], seat["seat"]))
        rows.append([*cells, _tiles(seat)])
    return Grid(rows, heads)


def _name(view: RaView, seat: int) -> Line:
    marks = [Span("▶ " if seat == view["actor"] else "  ", "gold")]
    name = [Span(message("ra-picture-name", seat=seat), "strong" if seat == view["viewer"] else "plain")]
    leads = view["auction"] is not None and view["auction"]["ra_player"] == seat
    return [*marks, *name, *([_SPACE, Span(message("ra-picture-ra_player"), "red")] if leads else [])]


def _points(seat: RaSeat) -> Line:
    points = seat["points"]
    return [Span("?", "faint") if points is None else Span(points, "strong")]


def _suns(seat: RaSeat) -> Line:
    """Suns that may be used, highest first; then, in brackets, those that lie face-down."""
    up: list[Line] = [[Span(sun, "gold")] for sun in sorted(seat["suns_up"], reverse=True)]
    down: list[Line] = [[Span(f"({sun})", "faint")] for sun in sorted(seat["suns_down"], reverse=True)]
    return joined([*up, *down], _SPACE)


def _bid(auction: RaAuction, seat: int) -> Line:
    bid = auction["bids"][seat]
    if bid is None:
        return []
    if bid == "pass":
        return [Span(message("ra-picture-passed"), "faint")]
    return [Span(bid, "gold" if seat == auction["highest_bidder"] else "plain")]


def _tiles(seat: RaSeat) -> Line:
    held: list[Line] = [[Span(count), _SPACE, *_tile(tile)] for tile, count in seat["tiles"].items()]
    return joined(held, Span(", "))
