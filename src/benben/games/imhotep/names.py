"""The names of the pieces of Imhotep, in views, in the page's drawings and in the catalogue."""

from typing import Literal, TypeAlias, get_args

from benben.engine.message import Message, message
from benben.engine.view import names_of
from benben.games.imhotep.boards import PYRAMID_NAMES
from benben.games.imhotep.components import BLUE, Card, Color, Site

ImhotepCard: TypeAlias = Literal[
    "entrance", "sarcophagus", "paved_path",
    "pyramid_decoration", "temple_decoration", "burial_chamber_decoration", "obelisk_decoration",
    "statue", "lever", "hammer", "sail", "chisel",
]  # fmt: skip
"""The kinds of market cards."""
CARD_IDS: dict[int, ImhotepCard] = dict(enumerate(names_of(Card, ImhotepCard)))
ImhotepBlueCard: TypeAlias = Literal["lever", "hammer", "sail", "chisel"]
BLUE_IDS: dict[int, ImhotepBlueCard] = dict(enumerate(get_args(ImhotepBlueCard), BLUE[0]))
ColorName: TypeAlias = Literal["black", "white", "brown", "gray"]
COLOR_IDS: tuple[ColorName, ...] = names_of(Color, ColorName)
SiteName: TypeAlias = Literal["market", "pyramids", "temple", "burial_chamber", "obelisks"]
SITE_IDS: tuple[SiteName, ...] = names_of(Site, SiteName)


def card_name(kind: int) -> Message:
    """The name of a market card."""
    return message(f"imhotep-card-{CARD_IDS[int(kind)]}")


def site_name(site: int) -> Message:
    """The name of a site, as after “to”."""
    return message(f"imhotep-site-{SITE_IDS[int(site)]}")


def color_name(seat: int) -> Message:
    """The name of the colour of a seat's stones."""
    return message(f"imhotep-color-{COLOR_IDS[int(seat)]}")


def pyramid_name(pyramid: int) -> Message:
    """The name of one of the three small pyramids."""
    return message(f"imhotep-pyramid-{PYRAMID_NAMES[pyramid]}")
