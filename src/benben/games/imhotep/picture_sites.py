"""The five sites of Imhotep in text: a line or a few for each, with the owners of stones as letters."""

from collections.abc import Callable, Iterable, Sequence

from benben.engine.message import Message, MessageValue, message
from benben.engine.picture import Grid, Line, Span, Tone, joined
from benben.games.imhotep.boards import PYRAMID_NAMES
from benben.games.imhotep.components import ROWS
from benben.games.imhotep.names import SiteName
from benben.games.imhotep.view import ImhotepPyramid, ImhotepView

_STONE_TONES: tuple[Tone, ...] = ("strong", "cyan", "brown", "violet")
"""By seat: black, white, brown, gray."""
_CARD_TONES: dict[str, Tone] = {
    **dict.fromkeys(("entrance", "sarcophagus", "paved_path"), "red"),
    **dict.fromkeys(("lever", "hammer", "sail", "chisel"), "blue"),
    "statue": "violet",
}
_GREEN: Tone = "green"
_BUILT_A = (9, 4, 1)
"""Stones of the levels of the pyramid of side A."""
_PYRAMID_NAMES = tuple(message(f"imhotep-pyramid-{name}") for name in PYRAMID_NAMES)
BLANK, WIDE, NEXT = Span(" "), Span("   "), Span(", ")
FREE = Span("·", "faint")


def words(name: str, /, **args: MessageValue) -> Message:
    """A text of the picture."""
    return message(f"imhotep-picture-{name}", **args)


def stone(seat: int | None) -> Span:
    """The letter of a stone's owner, or an empty space."""
    return FREE if seat is None else Span(words(f"stone-{seat}"), _STONE_TONES[seat])


def card(kind: str) -> Span:
    """A market card's name."""
    return Span(message(f"imhotep-card-{kind}"), _CARD_TONES.get(kind, _GREEN))


def site_name(site: SiteName) -> Message:
    """A site's name, as in a table's heading."""
    return message(f"imhotep-option-sides-{site}")


def counted(what: Span, count: int) -> Line:
    """A thing, and how many of them if there are several."""
    return [Span(f"{count} × "), what] if count > 1 else [what]


def sites(view: ImhotepView) -> list[Grid | Line]:
    """All five sites; below them what the mark of reconstructed figures means, if one is there."""
    rows = [
        [_label(view, site) if first else [], line]
        for site, lines in _CONTENTS.items()
        for first, line in _marked(lines(view))
    ]
    if not view["reconstructed"]:
        return [Grid(rows)]
    return [Grid(rows), [Span(words("reconstructed"), "faint")]]


def _marked(lines: Iterable[Line]) -> Iterable[tuple[bool, Line]]:
    """Each line, and whether it is the first."""
    return ((not place, line) for place, line in enumerate(lines))


def _label(view: ImhotepView, site: SiteName) -> Line:
    mark = "*" if site in view["reconstructed"] else ""
    return [Span(site_name(site)), Span(f" {view['sides'][site]}{mark}", "faint")]


# ---- site by site ------------------------------------------------------------------------------------------------
def _market(view: ImhotepView) -> list[Line]:
    """The offer; on side B also the pair, or its cards for the seat that looks at them; then the discard pile."""
    market = view["market"]
    offer: list[Line] = [[card(kind)] for kind in market["offer"] if kind]
    if market["pair"] and not market["looking"]:
        offer.append([Span(words("pair", count=market["pair"]))])
    lines = [joined(offer, NEXT) if offer else [FREE]]
    if market["looking"]:
        pair = joined(([card(kind)] for kind in market["looking"]), NEXT)
        lines.append([Span(words("looking")), BLANK, *pair])
    if market["discard"]:
        gone = (counted(card(kind), count) for kind, count in market["discard"].items())
        lines.append([Span(words("discard"), "faint"), BLANK, *joined(gone, NEXT)])
    return lines


def _pyramids(view: ImhotepView) -> list[Line]:
    """In the order of building: whose stone lies on a space, else what the space gives."""
    if view["sides"]["pyramids"] == "A":
        (pyramid,) = view["pyramids"]
        spaces, levels = _spaces(pyramid), []
        for size in _BUILT_A:
            levels.append(joined(([space] for space in spaces[:size]), BLANK))
            spaces = spaces[size:]
        return [joined([*levels, *_beside(view)], WIDE)]
    lines: list[Line] = [
        [*joined(([space] for space in _spaces(pyramid)), BLANK), WIDE, Span(name, "faint")]
        for name, pyramid in zip(_PYRAMID_NAMES, view["pyramids"], strict=True)
    ]
    return [*lines, *_beside(view)]


def _spaces(pyramid: ImhotepPyramid) -> list[Span]:
    return [
        stone(seat)
        if seat is not None
        else Span(gives if isinstance(gives, int) else words(f"bonus-{gives}"))
        for seat, gives in zip(pyramid["stones"], pyramid["spaces"], strict=True)
    ]


def _beside(view: ImhotepView) -> list[Line]:
    """Stones that found no space."""
    if not any(view["side_stones"]):
        return []
    return [[Span(words("beside"), "faint"), BLANK, *by_seat(view["side_stones"])]]


def by_seat(counts: Sequence[int]) -> Line:
    """How many stones each seat has, those without left out."""
    held: list[Line] = [[stone(seat), Span(f" {count}")] for seat, count in enumerate(counts) if count]
    return joined(held, NEXT) if held else [FREE]


def _temple(view: ImhotepView) -> list[Line]:
    """Column by column what is seen from above and how many it covers; on side B what each column gives."""
    tops: list[Line] = []
    gives: dict[str, list[str]] = {}
    for number, column in enumerate(view["temple"], 1):
        stones = column["stones"]
        top: list[Span] = [Span(f"{number}: ", "faint"), stone(stones[-1] if stones else None)]
        if len(stones) > 1:
            top += [BLANK, Span(words("over", count=len(stones) - 1), "faint")]
        tops.append(top)
        gives.setdefault(column["gives"], []).append(str(number))
    if view["sides"]["temple"] == "A":
        return [joined(tops, WIDE)]
    bonuses: list[Line] = [
        [Span(f"{', '.join(numbers)}: ", "faint"), Span(words(f"column-{given}"), "faint")]
        for given, numbers in gives.items()
    ]
    return [joined(tops, WIDE), joined(bonuses, WIDE)]


def _burial_chamber(view: ImhotepView) -> list[Line]:
    """Row by row; a dot is where the next stone goes."""
    owners: list[int | None] = [*view["burial_chamber"], None]
    lines: list[Line] = [
        [
            Span(words("row", row=row + 1), "faint"),
            WIDE,
            *joined(([stone(seat)] for seat in owners[row::ROWS]), BLANK),
        ]
        for row in range(ROWS)
    ]
    if view["chamber_points"]:
        points = ", ".join(map(str, view["chamber_points"]))
        lines.append([Span(words("most_in_row", points=points), "faint")])
    return lines


def _obelisks(view: ImhotepView) -> list[Line]:
    """The height of each seat's obelisk; on side B the point spaces, and their owners."""
    standing = by_seat(view["obelisks"])
    if view["sides"]["obelisks"] == "A":
        return [standing]
    towers: list[Line] = [
        [Span(tower["points"]), *([BLANK, stone(tower["seat"])] if tower["seat"] is not None else [])]
        for tower in view["towers"]
    ]
    return [joined(towers, WIDE), [Span(words("standing"), "faint"), BLANK, *standing]]


_CONTENTS: dict[SiteName, Callable[[ImhotepView], list[Line]]] = {
    "market": _market,
    "pyramids": _pyramids,
    "temple": _temple,
    "burial_chamber": _burial_chamber,
    "obelisks": _obelisks,
}
