"""A table of Imhotep in text, drawn from a view: what cannot be seen cannot be drawn."""

from collections.abc import Callable
from typing import get_args

from benben.engine.message import message
from benben.engine.picture import Grid, Line, Picture, Span, joined
from benben.games.imhotep.components import SLED_SPACES
from benben.games.imhotep.names import BLUE_IDS, SiteName
from benben.games.imhotep.picture_sites import (
    BLANK,
    FREE,
    NEXT,
    WIDE,
    card,
    counted,
    site_name,
    sites,
    stone,
    words,
)
from benben.games.imhotep.previews import ImhotepLanding, ImhotepSailing
from benben.games.imhotep.view import ImhotepSeat, ImhotepShip, ImhotepView

_BLUE = tuple(BLUE_IDS.values())
_DECORATION = "_decoration"


def picture(view: ImhotepView) -> Picture:
    """From top to bottom: the round, ships, the results of sailing, the sites, the seats."""
    ships = [*_ships(view), *_order(view), *_preview(view)]
    return [_status(view), [], *ships, *sites(view), [], _seats(view)]


def _status(view: ImhotepView) -> Line:
    parts: list[Line] = [
        [Span(words("round", round=view["round"], rounds=view["rounds"]), "strong")],
        [Span(words("pile", count=view["market"]["pile"]))],
    ]
    if view["wrath"]:
        parts.append([Span(words("with_wrath"))])
    if view["blue_cards"] == "round":
        parts.append([Span(words("blue_once"))])
    return joined(parts, WIDE)


# ---- ships -------------------------------------------------------------------------------------------------------
def _ships(view: ImhotepView) -> Picture:
    """Each ship with its hold from the bow, and where it lies or what it still needs; none before the first round."""
    rows: list[list[Line]] = [
        [[_ship_name(ship)], _hold(ship), [_ship_state(ship)]] for ship in view["ships"]
    ]
    return [Grid(rows), []] if rows else []


def _ship_name(ship: ImhotepShip) -> Span:
    return Span(words("ship", ship=ship["number"]), "faint" if ship["site"] else "plain")


def _hold(ship: ImhotepShip) -> Line:
    """The owners of its stones; a ship that has been unloaded stays empty."""
    if ship["site"] and not any(seat is not None for seat in ship["hold"]):
        return []
    return joined(([stone(seat)] for seat in ship["hold"]), BLANK)


def _ship_state(ship: ImhotepShip) -> Span:
    if ship["site"]:
        return Span(words("lies", site=message(f"imhotep-site-{ship['site']}")), "faint")
    missing = ship["fewest"] - sum(seat is not None for seat in ship["hold"])
    if missing > 0:
        return Span(words("needs", count=missing), "faint")
    return Span(words("can_sail"), "green")


def _order(view: ImhotepView) -> Picture:
    """The order of unloading, as far as it has been chosen."""
    if not view["order"]:
        return []
    return [[Span(words("order")), BLANK, *joined(([stone(seat)] for seat in view["order"]), BLANK)], []]


# ---- what sailing would bring ------------------------------------------------------------------------------------
def _preview(view: ImhotepView) -> Picture:
    """For each ship that can sail now what it would bring at each free site; nothing if there is none."""
    ready = [ship for ship in view["ships"] if ship["sailings"]]
    if not ready:
        return []
    free = [
        site
        for site in get_args(SiteName)
        if any(sailing["site"] == site for sailing in ready[0]["sailings"])
    ]
    heads: list[Line] = [[], *([Span(site_name(site), "faint")] for site in free)]
    rows: list[list[Line]] = [
        [[_ship_name(ship)], *(_sailing(sailing) for sailing in ship["sailings"])] for ship in ready
    ]
    return [[Span(words("sailing"))], Grid(rows, heads), []]


def _sailing(sailing: ImhotepSailing) -> Line:
    """The change of points; in the temple where stones would lie; where owners choose, who they are."""
    stones = sailing["stones"]
    if sailing["change"] is None:
        owners = joined(([stone(landing["seat"])] for landing in stones), BLANK)
        return [Span(words(f"choice-{sailing['site']}")), BLANK, *owners]
    if sailing["site"] == "temple":
        return joined((_to_temple(landing) for landing in stones), NEXT)
    changes: list[Line] = [
        [stone(seat), Span(f" {points:+d}")] for seat, points in enumerate(sailing["change"]) if points
    ]
    return joined(changes, NEXT) if changes else [FREE]


def _to_temple(landing: ImhotepLanding) -> Line:
    column = landing["place"]
    line = [Span("" if column is None else f"{column + 1}: ", "faint"), stone(landing["seat"])]
    covers = landing["covers"]
    return line if covers is None else [*line, BLANK, Span(words("on"), "faint"), BLANK, stone(covers)]


# ---- the seats ---------------------------------------------------------------------------------------------------
def _seats(view: ImhotepView) -> Grid:
    """A column for each player: stones, then what everything is worth now."""
    seats = view["seats"]
    heads: list[Line] = [[], *(_seat(view, seat["seat"]) for seat in seats)]
    rows: list[list[Line]] = [
        [[Span(words("color"))], *([Span(message(f"imhotep-color-{seat['color']}"))] for seat in seats)],
        [[Span(words("stones"))], *(_stones(seat) for seat in seats)],
        [[Span(words("points"), "strong")], *([Span(f"{seat['points']:3}", "strong")] for seat in seats)],
    ]
    for label, items, contents in _WORTHS:
        cells = [_worth(view, seat, items, contents) for seat in seats]
        if any(cells):
            rows.append([[Span(message(label))], *cells])
    return Grid(rows, heads)


def _seat(view: ImhotepView, seat: int) -> Line:
    mark = Span("▶ " if seat == view["actor"] else "  ", "gold")
    name = words("name", seat=seat, letter=words(f"stone-{seat}"))
    return [mark, Span(name, "strong" if seat == view["viewer"] else "plain")]


def _stones(seat: ImhotepSeat) -> Line:
    return [Span(words("on_sled", count=seat["sled"], most=SLED_SPACES, quarry=seat["quarry"]))]


def _worth(
    view: ImhotepView, seat: ImhotepSeat, items: tuple[str, ...], contents: Callable[[ImhotepSeat], Line]
) -> Line:
    """The worth of items for a seat now, and their parts; nothing if it has none of them."""
    scored = [line for line in view["receipt"] if line["seat"] == seat["seat"] and line["item"] in items]
    if not scored:
        return []
    held = contents(seat)
    points = Span(f"{sum(line['points'] for line in scored):3}", "strong")
    return [points, Span("  "), *held] if held else [points]


def _nothing(_: ImhotepSeat) -> Line:
    return []


def _statues(seat: ImhotepSeat) -> Line:
    return [Span(words("statues", count=seat["cards"].get("statue", 0)))]


def _decorations(seat: ImhotepSeat) -> Line:
    held = ((kind.removesuffix(_DECORATION), count) for kind, count in seat["cards"].items())
    named = (
        counted(Span(words(f"decoration-{site}"), "green"), count)
        for site, count in held
        if site in ("pyramid", "temple", "burial_chamber", "obelisk")
    )
    return joined(named, NEXT)


def _blue_cards(seat: ImhotepSeat) -> Line:
    held = joined((counted(card(kind), seat["cards"][kind]) for kind in _BLUE if kind in seat["cards"]), NEXT)
    return held if seat["may_play_blue"] else [*held, BLANK, Span(words("blue_played"), "faint")]


_WORTHS: tuple[tuple[str, tuple[str, ...], Callable[[ImhotepSeat], Line]], ...] = (
    ("imhotep-item-name-pyramids", ("pyramids",), _nothing),
    ("imhotep-item-name-temple", ("temple",), _nothing),
    ("imhotep-item-name-burial_chamber", ("burial_chamber",), _nothing),
    ("imhotep-item-name-obelisks", ("obelisks",), _nothing),
    (
        "imhotep-picture-decorations",
        tuple(f"{site}{_DECORATION}" for site in ("pyramid", "temple", "burial_chamber", "obelisk")),
        _decorations,
    ),
    ("imhotep-item-name-statues", ("statues",), _statues),
    ("imhotep-item-name-unused", ("unused",), _blue_cards),
    ("imhotep-picture-wrath", ("wrath",), _nothing),
)
"""The lines of a seat: a label, the items of the receipt that it adds up, their parts."""
