"""The places of pieces on the page's board: the ids of its spots, and which of them show a token."""

from benben.games.ankhor.components import GOODS, KINDS, Kind
from benben.games.ankhor.estate import covered_set, tile_count
from benben.games.ankhor.names import PILE_IDS, TOKEN_IDS
from benben.games.ankhor.table import AnkhorTable

BONUS_SUPPLY = "bonus"
"""The bonus tokens that no seat has."""
DISCARD = "discard"
"""The place where tiles leave the game."""


def supply_spot(token: int) -> str:
    """The tokens of a type that no seat has."""
    return f"supply:{TOKEN_IDS[int(token)]}"


def hand_spot(seat: int, token: int, index: int) -> str:
    """A token in a hand; those of a type are counted from 0."""
    return f"hand:{seat}:{TOKEN_IDS[int(token)]}:{index}"


def store_spot(seat: int, index: int) -> str:
    """The token on a warehouse, by the index of the tile in its estate."""
    return f"store:{seat}:{index + 1}"


def tile_spot(seat: int, index: int) -> str:
    """A tile of an estate, by its index."""
    return f"tile:{seat}:{index + 1}"


def bonus_spot(seat: int) -> str:
    """The bonus tokens of a seat."""
    return f"bonus:{seat}"


def market_spot(space: int) -> str:
    """The tile under a space of the price board."""
    return f"market:{space + 1}"


def pile_spot(pile: int) -> str:
    """A draw pile."""
    return f"pile:{PILE_IDS[int(pile)]}"


# ---- where tokens lie --------------------------------------------------------------------------------------------
def hand_count(table: AnkhorTable, seat: int, token: int) -> int:
    """Tokens of a type in a hand: those that do not lie on warehouses."""
    stored = int(table.stored[seat, token]) if token < GOODS else 0
    return int(table.tokens[seat, token]) - stored


def stores(table: AnkhorTable, seat: int) -> list[list[int]]:
    """The warehouses that show a token, by good: their indices in the estate.

    The table counts the tokens on the warehouses of a good; the first ones that are not covered show them.
    """
    covered = int(covered_set(table, seat))
    shown: list[list[int]] = [[] for _ in range(GOODS)]
    for index in range(tile_count(table, seat)):
        good, kind = divmod(int(table.tiles[seat, index]), KINDS)
        is_open = kind == Kind.WAREHOUSE and not covered >> index & 1
        if is_open and len(shown[good]) < table.stored[seat, good]:
            shown[good].append(index)
    return shown
