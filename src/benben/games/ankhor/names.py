"""The names of the pieces of Ankh'or, in views, in the page's drawings and in the catalogue."""

from typing import Literal, TypeAlias, get_args

from benben.engine.message import Message, message
from benben.engine.view import names_of
from benben.games.ankhor.components import KINDS, Color, Kind, Token

AnkhorGood: TypeAlias = Literal["fish", "ivory", "charcoal", "herbs", "cloth"]
AnkhorToken: TypeAlias = Literal["fish", "ivory", "charcoal", "herbs", "cloth", "ankh"]
AnkhorColor: TypeAlias = Literal["blue", "white", "black", "green", "red"]
AnkhorKind: TypeAlias = Literal["jackal", "scarab", "falcon", "points", "warehouse", "scribe", "desert"]
AnkhorFamily: TypeAlias = Literal["blue", "white", "black", "green", "red", "jackal", "scarab", "falcon"]
AnkhorPile: TypeAlias = Literal["left", "right"]
GOOD_IDS: tuple[AnkhorGood, ...] = get_args(AnkhorGood)
TOKEN_IDS: tuple[AnkhorToken, ...] = names_of(Token, AnkhorToken)
COLOR_IDS: tuple[AnkhorColor, ...] = names_of(Color, AnkhorColor)
KIND_IDS: tuple[AnkhorKind, ...] = names_of(Kind, AnkhorKind)
FAMILY_IDS: tuple[AnkhorFamily, ...] = get_args(AnkhorFamily)
PILE_IDS: tuple[AnkhorPile, ...] = get_args(AnkhorPile)


def token_name(token: int) -> Message:
    """The name of a type of token."""
    return message(f"ankhor-token-{TOKEN_IDS[int(token)]}")


def color_name(color: int) -> Message:
    """The name of a color."""
    return message(f"ankhor-color-{COLOR_IDS[int(color)]}")


def pile_name(pile: int) -> Message:
    """The name of a draw pile."""
    return message(f"ankhor-pile-{PILE_IDS[int(pile)]}")


def group_name(family: int) -> Message:
    """The family of a group: a color or an animal."""
    return message(f"ankhor-group-{FAMILY_IDS[int(family)]}")


def tile_name(tile: int) -> Message:
    """The color and the kind of a tile."""
    color, kind = divmod(int(tile), KINDS)
    return message("ankhor-tile", color=color_name(color), kind=message(f"ankhor-kind-{KIND_IDS[kind]}"))
