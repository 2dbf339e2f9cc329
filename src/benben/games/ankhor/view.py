"""A seat's or a spectator's view of a table of Ankh'or (A15): everything except face-down tiles."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from typing_extensions import TypedDict

from benben.engine.outcome import ReceiptLine
from benben.engine.question import Question
from benben.engine.table import OVER, Block
from benben.engine.tally import receipt_of
from benben.engine.view import ViewHeader, names_of, view_header
from benben.games.ankhor.boards import RECONSTRUCTED, FigureName
from benben.games.ankhor.components import (
    BONUS_SIZE,
    EMPTY,
    FAMILIES,
    FEWEST_IN_GROUP,
    KINDS,
    PILES,
    Item,
)
from benben.games.ankhor.estate import covered_set, family_set, group_from, tile_count
from benben.games.ankhor.gains import AnkhorPlace, places_of, squares_of
from benben.games.ankhor.names import (
    COLOR_IDS,
    FAMILY_IDS,
    GOOD_IDS,
    KIND_IDS,
    PILE_IDS,
    TOKEN_IDS,
    AnkhorColor,
    AnkhorFamily,
    AnkhorGood,
    AnkhorKind,
    AnkhorPile,
    AnkhorToken,
)
from benben.games.ankhor.placing import position_of
from benben.games.ankhor.rules import goods_in_hand, is_last_round
from benben.games.ankhor.scoring import tally_of
from benben.games.ankhor.spots import stores
from benben.games.ankhor.table import AnkhorTable, Step

StepName = Literal[
    "turn", "take", "place", "save", "after", "lift", "set_down", "return", "deal_markers", "show", "reveal", "over"
]  # fmt: skip
_OFFERS = Question("benben.games.ankhor", "offers")
_STEP_NAMES: tuple[StepName, ...] = names_of(Step, StepName)


class AnkhorTile(TypedDict):
    """A tile that lies open in the row."""

    color: AnkhorColor
    kind: AnkhorKind


class AnkhorOffer(TypedDict):
    """The cost of the tile under a space for a seat: the goods that it lacks; how it can buy the tile now.

    `full`: it can pay all. `less`: only with one good less, on a square with the tile's color. `no`: not at all.
    """

    seat: int
    lacks: list[AnkhorGood]
    buys: Literal["full", "less", "no"]


class AnkhorSpace(TypedDict):
    """A space of the price board, counted from 1: its markers, the tile under it, what that costs each seat."""

    space: int
    markers: list[AnkhorGood]
    tile: AnkhorTile | None
    offers: list[AnkhorOffer]


class AnkhorDrawPile(TypedDict):
    """A draw pile: how many tiles, and the color on the back of the top one."""

    name: AnkhorPile
    count: int
    color: AnkhorColor | None


class AnkhorEstateTile(TypedDict):
    """A tile of an estate. A tile of level one lies on four tiles; `row` and `column` are those of the upper left one.

    `covered`: it carries another tile. `stored`: a token lies on this warehouse.
    """

    number: int
    color: AnkhorColor
    kind: AnkhorKind
    level: int
    row: int
    column: int
    covered: bool
    stored: bool


class AnkhorGroup(TypedDict):
    """A connected group of tiles of a color or with an animal, by their numbers; each is a point.

    `earns`: it has the five tiles that earn a bonus token.
    """

    family: AnkhorFamily
    tiles: list[int]
    earns: bool


class AnkhorSeat(TypedDict):
    """The things in front of a seat. `hand`: goods that are not on warehouses. `bonus_of`: what bonus tokens are for.

    `points`: its points if the game ended now.
    """

    seat: int
    tokens: dict[AnkhorToken, int]
    hand: int
    estate: list[AnkhorEstateTile]
    groups: list[AnkhorGroup]
    bonus: int
    bonus_of: list[AnkhorFamily]
    points: int


class AnkhorView(ViewHeader):
    """A table of Ankh'or as `viewer` sees it (None: a spectator). Lists by seat have an entry for each seat.

    `buying` is a space, `lifted` a tile of the actor's estate, `drawing` the pile that fills the row. `places` and
    `squares` are where the tile in hand may go, with the numbers that the moves `place` and `stack` have.
    `idle_turns`: since a tile was bought, drawn or discarded.
    """

    game: Literal["ankhor"]
    turn: int
    step: StepName
    acted: bool
    again: bool
    spendable: int
    to_take: int
    buying: int | None
    lifted: int | None
    drawing: AnkhorPile | None
    places: list[AnkhorPlace]
    squares: list[AnkhorPlace]
    last_round: bool
    idle_turns: int
    split: bool
    reconstructed: list[FigureName]
    market: list[AnkhorSpace]
    piles: list[AnkhorDrawPile]
    supply: dict[AnkhorToken, int]
    seats: list[AnkhorSeat]


def view(table: AnkhorTable, seat: int | None) -> AnkhorView:
    """The view of *seat*: everything. The kinds of face-down tiles are not on the table at all."""
    actor, tally = int(table.actor), tally_of(table)
    return {
        "game": "ankhor",
        **view_header(table, seat, receipt_of(tally, tuple(Item))),
        "turn": int(table.turn),
        "step": "over" if actor == OVER else _STEP_NAMES[int(table.step)],
        "acted": bool(table.acted),
        "again": bool(table.again),
        "spendable": int(table.spendable),
        "to_take": int(table.to_take),
        "buying": _number(table.buying),
        "lifted": _number(table.lifted),
        "drawing": None if table.drawing == EMPTY else PILE_IDS[int(table.drawing)],
        "places": places_of(table),
        "squares": squares_of(table),
        "last_round": bool(is_last_round(table)),
        "idle_turns": max(0, int(table.idle)),
        "split": bool(table.may_split),
        "reconstructed": reconstructed(table),
        "market": _market(table),
        "piles": [_pile(table, pile) for pile in range(PILES)],
        "supply": _tokens(table.supply),
        "seats": [_seat(table, each, lines) for each, lines in enumerate(tally)],
    }


def _number(index: int) -> int | None:
    """People count from one."""
    return None if index == EMPTY else int(index) + 1


def reconstructed(table: AnkhorTable) -> list[FigureName]:
    """A16.3. The figures on the table that no source gives."""
    return [*_reconstructed_tiles(table), *_reconstructed_market(table)]


def _reconstructed_tiles(table: AnkhorTable) -> Iterator[FigureName]:
    if tuple(map(int, table.all_tiles)) == RECONSTRUCTED.pool:
        yield "tiles"


def _reconstructed_market(table: AnkhorTable) -> Iterator[FigureName]:
    if tuple(map(int, table.markers)) == RECONSTRUCTED.market:
        yield "market"


# ---- the market --------------------------------------------------------------------------------------------------
def _market(table: AnkhorTable) -> list[AnkhorSpace]:
    tokens = table.tokens[: table.seats].tolist()
    buyers = [_OFFERS(table, seat) for seat in range(table.seats)]
    spaces = zip(table.offer.tolist(), table.prices.tolist(), strict=True)
    return [
        {
            "space": space + 1,
            "markers": _goods(prices),
            "tile": None if tile == EMPTY else _tile(tile),
            "offers": [] if tile == EMPTY else [
                _offer(seat, buyers[seat][space], _goods(price - has for price, has in zip(prices, own, strict=False)))
                for seat, own in enumerate(tokens)
            ],
        }
        for space, (tile, prices) in enumerate(spaces)
    ]  # fmt: skip


def _tile(tile: int) -> AnkhorTile:
    color, kind = divmod(tile, KINDS)
    return {"color": COLOR_IDS[color], "kind": KIND_IDS[kind]}


def _goods(counts: Iterable[int]) -> list[AnkhorGood]:
    """Each good as many times as it is counted; not at all below one."""
    return [GOOD_IDS[good] for good, count in enumerate(counts) for _ in range(count)]


def _offer(seat: int, can_buy: int, lacks: list[AnkhorGood]) -> AnkhorOffer:
    buys: Literal["full", "less", "no"] = "no"
    if can_buy:
        buys = "less" if lacks else "full"
    return {"seat": seat, "lacks": lacks, "buys": buys}


def _pile(table: AnkhorTable, pile: int) -> AnkhorDrawPile:
    color = int(table.tops[pile])
    return {
        "name": PILE_IDS[pile],
        "count": int(table.piles[pile]),
        "color": None if color == EMPTY else COLOR_IDS[color],
    }


def _tokens(counts: Block) -> dict[AnkhorToken, int]:
    return {TOKEN_IDS[token]: int(count) for token, count in enumerate(counts)}


# ---- a seat ------------------------------------------------------------------------------------------------------
def _seat(table: AnkhorTable, seat: int, lines: Sequence[tuple[int, int]]) -> AnkhorSeat:
    return {
        "seat": seat,
        "tokens": _tokens(table.tokens[seat]),
        "hand": int(goods_in_hand(table, seat)),
        "estate": _estate(table, seat),
        "groups": list(_groups(table, seat)),
        "bonus": lines[Item.BONUS][0],
        "bonus_of": [
            FAMILY_IDS[family] for family in range(FAMILIES) for _ in range(table.bonus[seat, family])
        ],
        "points": sum(points for _, points in lines),
    }


def _estate(table: AnkhorTable, seat: int) -> list[AnkhorEstateTile]:
    stored = {index for shown in stores(table, seat) for index in shown}
    covered = int(covered_set(table, seat))
    tiles: list[AnkhorEstateTile] = []
    for index in range(tile_count(table, seat)):
        color, kind = divmod(int(table.tiles[seat, index]), KINDS)
        row, column = position_of(table.cells[seat, index])
        tiles.append({
            "number": index + 1,
            "color": COLOR_IDS[color],
            "kind": KIND_IDS[kind],
            "level": int(index >= table.grounds[seat]),
            "row": row,
            "column": column,
            "covered": bool(covered >> index & 1),
            "stored": index in stored,
        })  # fmt: skip
    return tiles


def _groups(table: AnkhorTable, seat: int) -> Iterator[AnkhorGroup]:
    """A13.2. Every group that scores, colors first."""
    for family in range(FAMILIES):
        members = int(family_set(table, seat, family))
        while members:
            group = int(group_from(table, seat, members & -members, members))
            members &= ~group
            tiles = [index + 1 for index in range(group.bit_length()) if group >> index & 1]
            if len(tiles) >= FEWEST_IN_GROUP:
                yield {"family": FAMILY_IDS[family], "tiles": tiles, "earns": len(tiles) >= BONUS_SIZE}


# ---- the receipt -------------------------------------------------------------------------------------------------
def receipt(table: AnkhorTable) -> list[ReceiptLine]:
    """Every point of every seat, as if the game ended now."""
    return receipt_of(tally_of(table), tuple(Item))
