"""A table of The Duel in text, drawn from a view: what cannot be seen cannot be drawn."""

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias, get_args

from benben.engine.message import Message, MessageValue, message
from benben.engine.picture import Grid, Line, Picture, Span, Tone, joined
from benben.games.imhotep_duel.names import DuelToken
from benben.games.imhotep_duel.view import DuelBoat, DuelDelivery, DuelSeat, DuelView

_FAMILIES: dict[Tone, str] = {
    "strong": "obelisk",
    "brown": "light_pyramid",
    "red": "dark_pyramid",
    "gold": "temple_1 temple_2 temple_3 temple_4",
    "green": "tomb_1 tomb_2 tomb_3 tomb_4 tomb_5 tomb_6 tomb_7 tomb_8 tomb_9 tomb_10 tomb_11 tomb_12",
    "blue": "take place place_and_unload swap_and_unload",
}
_TONES: dict[str, Tone] = {token: tone for tone, tokens in _FAMILIES.items() for token in tokens.split()}
_ACTIONS = _FAMILIES["blue"].split()
_ROWS, _COLUMNS = "123", "abc"
_BLANK, _DOWN, _CORNER, _ALONG = "   ", "│  ", "└──", "───"
"""Ways from the harbor to its boats, in pieces as wide as a harbor space."""
_NEXT = Span(", ")
_TEMPLE_VALUES: list[tuple[DuelToken, int]] = [
    ("temple_4", 4),
    ("temple_3", 3),
    ("temple_2", 2),
    ("temple_1", 1),
]
_TOMB_NUMBERS: list[tuple[DuelToken, int]] = [
    (token, int(token.removeprefix("tomb_"))) for token in get_args(DuelToken) if token.startswith("tomb_")
]
Worth: TypeAlias = Literal["obelisk", "temple", "pyramid", "tomb", "actions", "meeples"]
"""The sources of a seat's points."""


def picture(view: DuelView) -> Picture:
    """From top to bottom: what is left, harbor and boats, what unloading would do, what both players have."""
    return [_status(view), [], _harbor(view), [], *_preview(view), _seats(view)]


def _words(name: str, /, **args: MessageValue) -> Message:
    return message(f"imhotep_duel-picture-{name}", **args)


def _status(view: DuelView) -> Line:
    parts: list[Line] = [
        [Span(_words("boats", count=view["boats_left"]), "strong")],
        [Span(_words("unloads", count=view["unloads_left"]))],
        [Span(_words("supply", count=view["supply"]))],
        [Span(_words("reserve", count=view["reserve"]))],
    ]
    return joined(parts, Span("   "))


# ---- the harbor and its boats ------------------------------------------------------------------------------------
def _harbor(view: DuelView) -> Grid:
    """The boats of the rows at the right, those of the columns below; their cargo from the harbor outward."""
    heads: list[Line] = [
        [Span(_BLANK + "  ".join(_COLUMNS), "faint")],
        *([Span(_words(f"cargo-{space}"), "faint")] for space in (1, 2, 3)),
    ]
    boats = view["boats"]
    rows = [[_row(view, row), *_cargo(boats[row])] for row in range(3)]
    columns = [[_column(boats[3:], column), *_cargo(boats[3 + column])] for column in (2, 1, 0)]
    return Grid([*rows, *columns], heads)


def _row(view: DuelView, row: int) -> Line:
    """A row of harbor spaces and the way to its boat."""
    spaces = [[_meeple(seat)] for seat in view["harbor"][3 * row : 3 * row + 3]]
    boat = view["boats"][row]
    way = _ALONG if boat["in_play"] else _BLANK
    return [
        Span(f"{_ROWS[row]}  ", "faint"),
        *joined(spaces, Span("  ")),
        Span(f" {way} ", "faint"),
        _name(boat),
    ]


def _column(boats: Sequence[DuelBoat], column: int) -> Line:
    """Below the harbor: the way from a column down to its boat, past those that go farther down."""
    passed = "".join(_DOWN if boat["in_play"] else _BLANK for boat in boats[:column])
    way = _CORNER + _ALONG * (3 - column) if boats[column]["in_play"] else _BLANK * (4 - column)
    return [Span(f"{_BLANK}{passed}{way[:-1]} ", "faint"), _name(boats[column])]


def _meeple(seat: int | None) -> Span:
    if seat is None:
        return Span("·", "faint")
    return Span(_words(f"meeple-{seat}"), "cyan" if seat else "strong")


def _name(boat: DuelBoat) -> Span:
    return Span(_words("boat", boat=boat["name"]), "plain" if boat["in_play"] else "faint")


def _cargo(boat: DuelBoat) -> list[Line]:
    if not boat["in_play"]:
        return [[Span(_words("gone"), "faint")], [], []]
    return [[Span(_token(token), _TONES[token])] if token else [] for token in boat["cargo"]]


def _token(token: str) -> Message:
    """A token's name; short for action tokens, on which a sentence is printed."""
    return _words(token) if token in _ACTIONS else message(f"imhotep_duel-token-{token}")


# ---- what unloading would do -------------------------------------------------------------------------------------
def _preview(view: DuelView) -> Picture:
    """For each boat that can be unloaded who would get what, in order; nothing if there is none."""
    rows: list[list[Line]] = [
        [[_name(boat)], joined((_delivery(boat, each) for each in boat["unload"]), _NEXT)]
        for boat in view["boats"]
        if boat["unload"]
    ]
    return [[Span(_words("unloading"))], Grid(rows), []] if rows else []


def _delivery(boat: DuelBoat, delivery: DuelDelivery) -> Line:
    token, seat = boat["cargo"][delivery["space"] - 1], delivery["seat"]
    if token is None:
        return []
    if seat is None:
        return [Span(_words("to_box", token=_token(token)), "faint")]
    return [Span(_words("to_seat", token=_token(token), seat=seat), _TONES[token])]


# ---- what both players have --------------------------------------------------------------------------------------
def _seats(view: DuelView) -> Grid:
    """A column for each player; in each line what it is worth now, then what it consists of."""
    heads: list[Line] = [[], *(_seat(view, seat["seat"]) for seat in view["seats"])]
    total: list[Line] = [[Span(_words("points"), "strong")], *([_total(seat)] for seat in view["seats"])]
    rows = [[_label(view, item), *(_worth(seat, item) for seat in view["seats"])] for item in _CONTENTS]
    return Grid([total, *rows], heads)


def _seat(view: DuelView, seat: int) -> Line:
    mark = Span("▶ " if seat == view["actor"] else "  ", "gold")
    name = _words("name", seat=seat, letter=_words(f"meeple-{seat}"))
    return [mark, Span(name, "strong" if seat == view["viewer"] else "plain")]


def _total(seat: DuelSeat) -> Span:
    """All points; while some are hidden, those that are seen and a sign that there are more."""
    seen = sum(points for points in seat["sites"].values() if isinstance(points, int))
    return Span(f"{seen:3}" if seat["points"] is not None else f"{seen:3} + ?", "strong")


def _label(view: DuelView, item: Worth) -> Line:
    side = dict(view["sides"]).get(item)
    if side is None:
        return [Span(_words(item))]
    return [Span(message(f"imhotep_duel-option-sides-{item}")), Span(f" {side}", "faint")]


def _worth(seat: DuelSeat, item: Worth) -> Line:
    points = seat["sites"][item]
    return [Span(f"{'?' if points is None else points:>3}", "strong"), Span("  "), *_CONTENTS[item](seat)]


def _obelisks(seat: DuelSeat) -> Line:
    count = Span(_words("obelisks", count=seat["tokens"].get("obelisk", 0)))
    return [count, _NEXT, Span(_words("first_to_five"), "gold")] if seat["first_to_five"] else [count]


def _temples(seat: DuelSeat) -> Line:
    """The values, the highest first; while they lie face down, how many there are."""
    if seat["sites"]["temple"] is None:
        return [Span(_words("face_down", count=seat["temples"]))]
    values = [[value] * seat["tokens"].get(token, 0) for token, value in _TEMPLE_VALUES]
    return [Span(" ".join(str(value) for alike in values for value in alike))]


def _pyramids(seat: DuelSeat) -> Line:
    tokens = seat["tokens"]
    return [
        Span(_words("pyramids", light=tokens.get("light_pyramid", 0), dark=tokens.get("dark_pyramid", 0)))
    ]


def _tombs(seat: DuelSeat) -> Line:
    """The numbers, with a comma between two runs."""
    held = [number for token, number in _TOMB_NUMBERS if token in seat["tokens"]]
    words = [f"{number}" if number + 1 in held or number == held[-1] else f"{number}," for number in held]
    return [Span(" ".join(words))]


def _actions(seat: DuelSeat) -> Line:
    held: list[Line] = [
        [Span(f"{count} "), Span(_token(action), "blue")] for action, count in seat["actions"].items()
    ]
    return joined(held, _NEXT)


def _meeples(seat: DuelSeat) -> Line:
    return [Span(_words("in_hand", count=seat["meeples"]))]


_CONTENTS: dict[Worth, Callable[[DuelSeat], Line]] = {
    "obelisk": _obelisks,
    "temple": _temples,
    "pyramid": _pyramids,
    "tomb": _tombs,
    "actions": _actions,
    "meeples": _meeples,
}
