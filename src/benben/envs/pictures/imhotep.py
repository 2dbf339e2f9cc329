"""A table of Imhotep as a picture: ships, the five sites, and what the seats have."""

from collections.abc import Callable, Sequence

from benben.engine.message import Message, MessageValue, message
from benben.envs.pictures.canvas import FAINT, PAGE, SLOT, Box, Canvas, Piece
from benben.envs.pictures.seats import notes, panels
from benben.games.imhotep.components import ROWS, SLED_SPACES
from benben.games.imhotep.names import SiteName
from benben.games.imhotep.view import ImhotepPyramid, ImhotepSeat, ImhotepShip, ImhotepView

_STONES = ("#373842", "#fffdf6", "#94503a", "#aaa49a")
"""By seat: black, white, brown, gray."""
_CARDS = {
    **dict.fromkeys(("entrance", "sarcophagus", "paved_path"), "#cb4e2c"),
    **dict.fromkeys(("lever", "hammer", "sail", "chisel"), "#2f5fbe"),
    "statue": "#8454a6",
}
_DECORATION, _BACK, _WATER, _WOOD = "#539741", "#6d5639", "#4fa9c6", "#a56b36"
_LAYERS = {14: (3, 2, 1), 5: (2, 1)}
"""The layers of a pyramid by the number of its spaces: stones on a side of each, from the ground up."""
_STONE, _HOLD, _HULL = 34, 38, 52
"""A stone, a space of a ship's hold, and the height of a ship."""


def draw(canvas: Canvas, view: ImhotepView) -> None:
    """From top to bottom: the round, ships and sites, the seats."""
    top, middle, seats = PAGE.rows(30, 0, 236, gap=10)
    words: list[Message] = [
        _words("round", round=view["round"], rounds=view["rounds"]),
        _words("pile", count=view["market"]["pile"]),
    ]
    if view["wrath"]:
        words.append(_words("with_wrath"))
    notes(canvas, top, words)
    sea, sites = middle.columns(220, 0, gap=12)
    canvas.box(sea, _WATER)
    for place, ship in zip(sea.inside(10).rows(0, 0, 0, 0), view["ships"], strict=False):
        _ship(canvas, place, view, ship)
    upper, lower = sites.rows(0, 0, gap=10)
    market, pyramids = upper.columns(0, 330, gap=10)
    places = [market, pyramids, *lower.columns(0, 0, 0, gap=10)]
    for place, (site, fill_in) in zip(places, _SITES.items(), strict=True):
        mark = "*" if site in view["reconstructed"] else ""
        title = message(f"imhotep-option-sides-{site}")
        fill_in(canvas, canvas.panel(place, title, note=f"{view['sides'][site]}{mark}"), view)
    names = [_words("name", seat=each, letter=_words(f"stone-{each}")) for each in range(view["players"])]
    rooms = panels(canvas, seats.columns(*[0] * view["players"], gap=10), view, names, _STONES)
    for room, seat in zip(rooms, view["seats"], strict=True):
        _seat(canvas, room, seat)


def _words(name: str, /, **args: MessageValue) -> Message:
    return message(f"imhotep-picture-{name}", **args)


def _stone(seat: int | None) -> Piece:
    return Piece("", SLOT) if seat is None else Piece(_words(f"stone-{seat}"), _STONES[seat])


def _card(kind: str, count: int | None = None) -> Piece:
    return Piece(message(f"imhotep-card-{kind}"), _CARDS.get(kind, _DECORATION), count)


# ---- ships -----------------------------------------------------------------------------------------------------
def _ship(canvas: Canvas, box: Box, view: ImhotepView, ship: ImhotepShip) -> None:
    """A ship with its hold from the bow at the right; faint with the name of its site when it has sailed."""
    name, hull = box.rows(18, 0, gap=2)
    sailed = ship["site"] is not None and ship["number"] != view["sailing"]
    canvas.label(name, _words("ship", ship=ship["number"]), 13, bold=True, left=True)
    state = _words("lies", site=message(f"imhotep-site-{ship['site']}")) if ship["site"] else ""
    canvas.label(name.columns(56, 0)[1], state, 12, left=True)
    left, top, width, height = hull.rows(_HULL, 0)[0]
    bow = left + 14 + ship["capacity"] * _HOLD
    shape = [(left, top), (bow, top), (min(bow + 24, left + width), top + height / 2), (bow, top + height)]
    canvas.shape([*shape, (left + 12, top + height)], SLOT if sailed else _WOOD)
    for place, seat in enumerate(ship["hold"]):
        if not sailed or seat is not None:
            space = Box(bow - _HOLD * (place + 1), top + (height - _STONE) / 2, _STONE, _STONE)
            canvas.piece(space, _stone(seat), 16)


# ---- sites -----------------------------------------------------------------------------------------------------
def _market(canvas: Canvas, room: Box, view: ImhotepView) -> None:
    """The offer, the face-down pair (or its cards for the seat that looks), and the discard pile."""
    market = view["market"]
    offer, pair, discard = room.rows(0, 26 if market["looking"] else 1, 46, gap=6)
    places = offer.columns(*[0] * (len(market["offer"]) + (view["sides"]["market"] == "B")))
    for place, kind in zip(places, market["offer"], strict=False):
        canvas.piece(place, _card(kind) if kind else Piece("", SLOT))
    if market["pair"]:
        canvas.piece(places[-1], Piece(_words("pair", count=market["pair"]), _BACK))
    if market["looking"]:
        canvas.pieces(pair, [_card(kind) for kind in market["looking"]], len(market["looking"]))
    label, gone = discard.columns(76, 0)
    canvas.label(label, _words("discard"), 12, FAINT)
    canvas.pieces(gone, [_card(kind, count) for kind, count in market["discard"].items()], 4, 22)


def _pyramids(canvas: Canvas, room: Box, view: ImhotepView) -> None:
    """Each pyramid layer by layer, with what free spaces give; stones that found no space below."""
    built, beside = room.rows(0, 24)
    for place, pyramid in zip(built.columns(*[0] * len(view["pyramids"])), view["pyramids"], strict=True):
        _pyramid(canvas, place, pyramid)
    _counts(canvas, beside, view["side_stones"])


def _pyramid(canvas: Canvas, box: Box, pyramid: ImhotepPyramid) -> None:
    spaces = [
        _stone(seat)
        if seat is not None
        else Piece(gives if isinstance(gives, int) else _words(f"bonus-{gives}"), SLOT)
        for seat, gives in zip(pyramid["stones"], pyramid["spaces"], strict=True)
    ]
    layers = _LAYERS[len(spaces)]
    size = min(46.0, box.width / (sum(layers) + 0.4 * len(layers)), box.height / layers[0])
    left = box.left
    for layer in layers:
        for place, piece in enumerate(spaces[: layer * layer]):
            column, row = divmod(place, layer)
            canvas.piece(Box(left + size * column, box.top + size * row, size - 2, size - 2), piece)
        spaces, left = spaces[layer * layer :], left + size * (layer + 0.4)


def _temple(canvas: Canvas, room: Box, view: ImhotepView) -> None:
    """The columns from the side: the highest stone of each is seen from above."""
    is_a, places = view["sides"]["temple"] == "A", room.columns(*[0] * len(view["temple"]))
    for place, column in zip(places, view["temple"], strict=True):
        stones, gift = place.rows(0, 1 if is_a else 26)
        _stack(canvas, stones, column["stones"])
        if not is_a:
            canvas.label(gift, _words(f"column-{column['gives']}"), 10)


def _stack(canvas: Canvas, box: Box, owners: Sequence[int]) -> None:
    """Stones on each other, from the ground up."""
    canvas.box(Box(box.left, box.top + box.height - 4, box.width, 4), SLOT)
    height = min(_STONE - 6, (box.height - 6) / max(1, len(owners)))
    for place, owner in enumerate(owners):
        top = box.top + box.height - 6 - height * (place + 1)
        canvas.piece(Box(box.left + box.width / 2 - 20, top, 40, height - 1), _stone(owner))


def _burial_chamber(canvas: Canvas, room: Box, view: ImhotepView) -> None:
    """Rows of stones, filled column by column; the slot is where the next stone goes."""
    stones: list[int | None] = [*view["burial_chamber"], None]
    points = view["chamber_points"]
    rows, note = room.rows(0, 20 if points else 1)
    size = min(46.0, rows.height / ROWS, rows.width / max(1, -(-len(stones) // ROWS)))
    for place, seat in enumerate(stones):
        column, row = divmod(place, ROWS)
        canvas.piece(Box(rows.left + size * column, rows.top + size * row, size - 2, size - 2), _stone(seat))
    if points:
        canvas.label(note, _words("most_in_row", points=", ".join(map(str, points))), 12)


def _obelisks(canvas: Canvas, room: Box, view: ImhotepView) -> None:
    """The obelisk of each seat; on side B also the point spaces with the towers on them."""
    standing, spaces = room.rows(0, 30 if view["towers"] else 1)
    for seat, place in enumerate(standing.columns(*[0] * view["players"])):
        number, stack = place.rows(16, 0, gap=2)
        canvas.label(number, view["obelisks"][seat], 13, bold=True)
        _stack(canvas, stack, [seat] * view["obelisks"][seat])
    for place, tower in zip(spaces.columns(*[0] * max(1, len(view["towers"]))), view["towers"], strict=False):
        fill = SLOT if tower["seat"] is None else _STONES[tower["seat"]]
        canvas.piece(place, Piece(tower["points"], fill))


def _counts(canvas: Canvas, box: Box, counts: Sequence[int]) -> None:
    """How many stones each seat has; nothing where none has any."""
    for place, (seat, count) in enumerate((seat, count) for seat, count in enumerate(counts) if count):
        at = Box(box.left + 70 * place, box.top, 30, box.height)
        canvas.piece(at, _stone(seat))
        canvas.label(Box(at.left + 34, at.top, 30, at.height), count, left=True)


_SITES: dict[SiteName, Callable[[Canvas, Box, ImhotepView], None]] = {
    "market": _market,
    "pyramids": _pyramids,
    "temple": _temple,
    "burial_chamber": _burial_chamber,
    "obelisks": _obelisks,
}


# ---- the seats -------------------------------------------------------------------------------------------------
def _seat(canvas: Canvas, room: Box, seat: ImhotepSeat) -> None:
    """The stones on the sled, the number of those in the quarry, and the cards."""
    sled, cards = room.rows(32, 0)
    *places, _, quarry = sled.columns(*[32] * SLED_SPACES, 0, 70, gap=3)
    for place, box in enumerate(places):
        canvas.piece(box, _stone(seat["seat"] if place < seat["sled"] else None), 16)
    canvas.piece(quarry, _stone(seat["seat"])._replace(number=seat["quarry"]), 16)
    canvas.pieces(cards, [_card(kind, count) for kind, count in seat["cards"].items()], 2, 30)
