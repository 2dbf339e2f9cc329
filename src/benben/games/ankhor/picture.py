"""A table of Ankh'or in text, drawn from a view: what cannot be seen cannot be drawn."""

from collections.abc import Iterator

from benben.engine.message import Message, message
from benben.engine.picture import Grid, Line, Picture, Span, Tone, joined
from benben.games.ankhor.components import IDLE_ROUNDS, MOST_GOODS, MOST_MARKERS
from benben.games.ankhor.names import COLOR_IDS, TOKEN_IDS, AnkhorToken
from benben.games.ankhor.picture_estates import (
    BLANK,
    FREE,
    NEXT,
    TILE_TONES,
    WIDE,
    code,
    estates,
    name,
    words,
)
from benben.games.ankhor.view import AnkhorOffer, AnkhorSeat, AnkhorSpace, AnkhorView

_TOKEN_TONES: dict[AnkhorToken, Tone] = {
    **{TOKEN_IDS[place]: TILE_TONES[color] for place, color in enumerate(COLOR_IDS)},
    "ankh": "gold",
}
_BUYS_TONES: dict[str, Tone] = {"full": "green", "less": "cyan", "no": "faint"}


def picture(view: AnkhorView) -> Picture:
    """From top to bottom: the piles, the price board, tokens, the estates, points, what the signs mean."""
    return [
        _status(view),
        [],
        _market(view),
        [],
        _tokens(view),
        [],
        *estates(view),
        *_worths(view),
        *_signs(view),
    ]


def _status(view: AnkhorView) -> Line:
    parts: list[Line] = []
    for pile in view["piles"]:
        label = message(f"ankhor-pile-{pile['name']}")
        if pile["color"] is None:
            parts.append([Span(words("pile_empty", pile=label), "faint")])
        else:
            color = message(f"ankhor-color-{pile['color']}")
            parts.append([Span(words("pile", pile=label, count=pile["count"], color=color))])
    if view["again"]:
        parts.append([Span(words("again"), "strong")])
    idle = view["idle_turns"] // view["players"]
    if idle >= IDLE_ROUNDS // 2:
        parts.append([Span(words("idle", rounds=idle, most=IDLE_ROUNDS))])
    if view["last_round"]:
        parts.append([Span(words("last_round"), "strong")])
    return joined(parts, WIDE)


# ---- the price board ---------------------------------------------------------------------------------------------
def _market(view: AnkhorView) -> Grid:
    """A column for each space: its markers, its tile, and who can buy that."""
    market = view["market"]
    heads: list[Line] = [[], *(_space_head(view, space) for space in market)]
    rows: list[list[Line]] = [
        [_label(view, "price", not row), *(_marker(view, space, row) for space in market)]
        for row in range(MOST_MARKERS)
    ]
    rows.append([_label(view, "tile", True), *(_tile_color(space) for space in market)])
    rows.append([[], *(_tile_kind(space) for space in market)])
    for seat in view["seats"]:
        offers = ([each for each in space["offers"] if each["seat"] == seat["seat"]] for space in market)
        rows.append([name(view, seat["seat"]), *(_offer(found) for found in offers)])
    return Grid(rows, heads)


def _space_head(view: AnkhorView, space: AnkhorSpace) -> Line:
    is_bought = view["buying"] == space["space"]
    return [Span("▶" if is_bought else " ", "gold"), Span(space["space"], "strong" if is_bought else "faint")]


def _label(view: AnkhorView, label: str, first: bool) -> Line:
    if not first:
        return []
    is_guessed = {"price": "market", "tile": "tiles"}[label] in view["reconstructed"]
    return [Span(words(label)), Span("*" if is_guessed else "", "faint")]


def _marker(view: AnkhorView, space: AnkhorSpace, row: int) -> Line:
    """A price marker; one that the viewer cannot pay is marked. Of equal markers the last ones are."""
    markers = space["markers"]
    if row >= len(markers):
        return []
    good = markers[row]
    lacks = [lack for each in space["offers"] if each["seat"] == view["viewer"] for lack in each["lacks"]]
    is_lacking = markers[row:].count(good) <= lacks.count(good)
    sign = Span(words("lacking") if is_lacking else " ", "red")
    return [sign, Span(message(f"ankhor-token-{good}"), _TOKEN_TONES[good])]


def _tile_color(space: AnkhorSpace) -> Line:
    tile = space["tile"]
    if tile is None:
        return [BLANK, FREE]
    color = message(f"ankhor-color-{tile['color']}")
    return [BLANK, code(tile["color"], tile["kind"]), BLANK, Span(color, TILE_TONES[tile["color"]])]


def _tile_kind(space: AnkhorSpace) -> Line:
    tile = space["tile"]
    return [] if tile is None else [BLANK, Span(words(f"kind-{tile['kind']}"), TILE_TONES[tile["color"]])]


def _offer(offers: list[AnkhorOffer]) -> Line:
    """Whether a seat can buy the tile, or how many goods it lacks; nothing where no tile lies."""
    return [
        BLANK,
        *(
            Span(words(f"buys-{offer['buys']}", count=len(offer["lacks"])), _BUYS_TONES[offer["buys"]])
            for offer in offers
        ),
    ]


# ---- tokens ------------------------------------------------------------------------------------------------------
def _tokens(view: AnkhorView) -> Grid:
    """The supply, then the tokens of each seat."""
    heads: list[Line] = [
        [],
        *([Span(message(f"ankhor-token-{token}"), "faint")] for token in TOKEN_IDS),
        [Span(words("hand"), "faint")],
        [Span(words("points"), "faint")],
    ]
    supply: list[Line] = [[Span("  "), Span(words("supply"))], *_counts(view["supply"]), [], []]
    return Grid([supply, *(_possessions(view, seat) for seat in view["seats"])], heads)


def _possessions(view: AnkhorView, seat: AnkhorSeat) -> list[Line]:
    hand = Span(words("in_hand", count=seat["hand"], most=MOST_GOODS))
    points = Span(f"{seat['points']:3}", "strong")
    return [name(view, seat["seat"]), *_counts(seat["tokens"]), [hand], [points]]


def _counts(counts: dict[AnkhorToken, int]) -> list[Line]:
    return [
        [Span(f"{counts[token]:2}", _TOKEN_TONES[token]) if counts[token] else Span(" ·", "faint")]
        for token in TOKEN_IDS
    ]


# ---- points ------------------------------------------------------------------------------------------------------
def _worths(view: AnkhorView) -> Picture:
    """The sources of each seat's points; nothing before there are any."""
    rows: list[list[Line]] = [
        [name(view, seat["seat"]), joined(_worth(view, seat), NEXT)]
        for seat in view["seats"]
        if seat["points"]
    ]
    return [[Span(words("worth"))], Grid(rows), []] if rows else []


def _worth(view: AnkhorView, seat: AnkhorSeat) -> Iterator[Line]:
    """Every item that scores; of colors and animals each group, and what bonus tokens are for."""
    for line in view["receipt"]:
        if line["seat"] != seat["seat"] or not line["points"]:
            continue
        item = line["item"]
        groups = [str(len(group["tiles"])) for group in seat["groups"] if group["family"] == item]
        label = message(f"ankhor-group-{item}") if groups else words(f"worth-{item}")
        points = "+".join(groups) or str(line["points"])
        yield [Span(label), BLANK, Span(points, "strong"), *_bonus_of(seat, item)]


def _bonus_of(seat: AnkhorSeat, item: str) -> Line:
    if item != "bonus":
        return []
    families = [message(f"ankhor-group-{family}") for family in seat["bonus_of"]]
    return [BLANK, Span(words("bonus_of", families=families), "faint")]


# ---- what the signs mean -----------------------------------------------------------------------------------------
def _signs(view: AnkhorView) -> Picture:
    """The letters of tiles; then what other signs mean, as far as they are there."""
    signs = (words("sign-colors"), words("sign-kinds"), *_other_signs(view))
    return [[Span(sign, "faint")] for sign in signs]


def _other_signs(view: AnkhorView) -> Iterator[Message]:
    tiles = [tile for seat in view["seats"] for tile in seat["estate"]]
    if any(tile["level"] for tile in tiles):
        yield words("sign-level_one")
    if any(tile["stored"] for tile in tiles):
        yield words("sign-stored")
    if view["step"] == "lift":
        yield words("sign-lift")
    if view["places"]:
        yield words("sign-places")
    if view["lifted"]:
        yield words("sign-lifted")
    if view["squares"]:
        yield words("sign-squares")
    if view["reconstructed"]:
        yield words("sign-reconstructed")
