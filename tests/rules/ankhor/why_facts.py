"""The facts on a table of Ankh'or that make each reason true, from the view of the seat that decides."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from benben.games.ankhor.names import TOKEN_IDS

View: TypeAlias = Mapping[str, Any]
Fact: TypeAlias = Callable[[View, Any], bool]
Cell: TypeAlias = tuple[int, int]


def me(view: View) -> Any:
    """The things in front of the seat that decides."""
    return view["seats"][view["actor"]]


def is_between(view: View, _move: Any) -> bool:
    """Whether no action is under way."""
    return view["step"] in ("turn", "after")


def hand(view: View, move: Any) -> int:
    """Tokens of a type that do not lie on a warehouse."""
    return int(me(view)["tokens"].get(TOKEN_IDS[move.token], 0)) - stored(view, move)


def stored(view: View, move: Any) -> int:
    return sum(tile["stored"] for tile in warehouses(view, move))


def warehouses(view: View, move: Any) -> list[Any]:
    """The warehouses of a good that are not covered."""
    color = ("blue", "white", "black", "green", "red")[move.token]
    return [
        tile
        for tile in me(view)["estate"]
        if (tile["kind"], tile["color"], tile["covered"]) == ("warehouse", color, False)
    ]


def lacks(view: View, space: int) -> list[str]:
    """The goods of a price that the seat that decides does not have."""
    short: list[str] = []
    for good in TOKEN_IDS:
        missing = view["market"][space]["markers"].count(good) - me(view)["tokens"].get(good, 0)
        short += [good] * missing
    return short


def row(view: View) -> list[Any]:
    return [space["tile"] for space in view["market"]]


def is_pile_empty(view: View) -> list[bool]:
    return [pile["count"] == 0 for pile in view["piles"]]


def is_row_full(view: View, _move: Any) -> bool:
    return None not in row(view) and len(view["seats"]) > 2 and not all(is_pile_empty(view))


def would_not_change(view: View, _move: Any) -> bool:
    """Nothing to draw; with two players no tile to discard, with more none to the right of a gap."""
    tiles = [tile is not None for tile in row(view)]
    moves = any(tiles) if len(view["seats"]) == 2 else sorted(tiles, reverse=True) != tiles
    return all(is_pile_empty(view)) and not moves


# ---- the estate --------------------------------------------------------------------------------------------------
def cell_of(tile: Any) -> Cell:
    return int(tile["row"]), int(tile["column"])


def tile_of(view: View, index: int) -> Any:
    return me(view)["estate"][index]


def ground(view: View) -> set[Cell]:
    return {cell_of(tile) for tile in me(view)["estate"] if tile["level"] == 0}


def tops(view: View) -> set[Cell]:
    return {cell_of(tile) for tile in me(view)["estate"] if tile["level"] == 1}


def four(cell: Cell) -> set[Cell]:
    """The cells under a tile of level one."""
    return {(cell[0] + down, cell[1] + right) for down in (0, 1) for right in (0, 1)}


def is_square(view: View, index: int) -> bool:
    estate = me(view)["estate"]
    is_ground = index < len(estate) and estate[index]["level"] == 0
    return is_ground and four(cell_of(estate[index])) <= ground(view)


def beside(cell: Cell) -> set[Cell]:
    """The cells that share an edge with one."""
    return {(cell[0] + down, cell[1] + right) for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0))}


def hang_together(cells: set[Cell]) -> bool:
    reached = waiting = {min(cells)}
    while waiting:
        waiting = {next_to for cell in waiting for next_to in beside(cell)} & cells - reached
        reached |= waiting
    return reached == cells


def places(others: set[Cell]) -> list[Cell]:
    """A17.3. The free places around tiles on the ground, in reading order."""
    return sorted({cell for tile in others for cell in beside(tile)} - others)


def without(view: View, index: int | None) -> set[Cell]:
    """The ground without a tile, if it lies there."""
    if index is None or tile_of(view, index)["level"]:
        return ground(view)
    return ground(view) - {cell_of(tile_of(view, index))}


def lifted(view: View) -> int | None:
    return None if view["lifted"] is None else view["lifted"] - 1


def place_of(view: View, move: Any) -> Cell:
    """Where on the ground a move would lay a tile."""
    found: Cell = places(without(view, lifted(view)))[move.index]
    return found


def splits(view: View, move: Any) -> bool:
    others = without(view, lifted(view))
    return not view["split"] and not hang_together({*others, place_of(view, move)})


def splits_everywhere(view: View, move: Any) -> bool:
    others, own = without(view, move.index), cell_of(tile_of(view, move.index))
    free = [place for place in places(others) if place != own]
    return not view["split"] and not any(hang_together({*others, place}) for place in free)


def colors_under(view: View, index: int) -> set[str]:
    under = four(cell_of(tile_of(view, index)))
    return {tile["color"] for tile in me(view)["estate"] if tile["level"] == 0 and cell_of(tile) in under}


def color_bought(view: View) -> str:
    return str(view["market"][view["buying"] - 1]["tile"]["color"])


def free_colors(view: View) -> set[str]:
    """The colors under all squares that carry nothing."""
    squares = [index for index in range(len(ground(view))) if is_square(view, index)]
    free = [index for index in squares if cell_of(tile_of(view, index)) not in tops(view)]
    return set[str]().union(*(colors_under(view, index) for index in free))


FACTS: Mapping[str, Fact] = {
    "take-no_supply": lambda view, _: sum(view["supply"].values()) == 0,
    "take-none": lambda view, move: view["supply"].get(TOKEN_IDS[move.token], 0) == 0,
    "acted": lambda view, _: view["step"] == "after" and view["acted"],
    "return-not_in_hand": lambda view, move: hand(view, move) == 0,
    "return-room": lambda view, move: len(warehouses(view, move)) > stored(view, move),
    "return-later": is_between,
    "store-no_room": lambda view, move: len(warehouses(view, move)) == stored(view, move),
    "buy-no_row": lambda view, _: set(row(view)) == {None},
    "buy-no_tile": lambda view, move: row(view)[move.index] is None,
    "buy-lacking": lambda view, move: len(lacks(view, move.index)) > 1,
    "buy-lacking_one": lambda view, move: (
        len(lacks(view, move.index)) == 1 and row(view)[move.index]["color"] not in free_colors(view)
    ),
    "place-unpaid": lambda view, _: len(lacks(view, view["buying"] - 1)) == 1,
    "place-no_place": lambda view, move: move.index >= len(places(without(view, lifted(view)))),
    "place-level": lambda view, _: tile_of(view, view["lifted"] - 1)["level"] == 1,
    "place-own": lambda view, move: (
        cell_of(tile_of(view, view["lifted"] - 1))
        == (place_of(view, move) if move.verb == "place" else cell_of(tile_of(view, move.index)))
    ),
    "place-splits": splits,
    "place-later": is_between,
    "stack-level": lambda view, _: tile_of(view, view["lifted"] - 1)["level"] == 0,
    "stack-no_square": lambda view, move: not is_square(view, move.index),
    "stack-taken": lambda view, move: (
        is_square(view, move.index) and cell_of(tile_of(view, move.index)) in tops(view)
    ),
    "stack-color": lambda view, move: color_bought(view) not in colors_under(view, move.index),
    "save-no_price": lambda view, move: (
        TOKEN_IDS[move.token] not in view["market"][view["buying"] - 1]["markers"]
    ),
    "save-later": is_between,
    "ankh-none": lambda view, _: view["spendable"] == 0,
    "draw-full": is_row_full,
    "draw-nothing": would_not_change,
    "draw-slide": lambda view, move: all(is_pile_empty(view)) and not would_not_change(view, move),
    "draw-no_pile": lambda view, move: is_pile_empty(view)[move.pile] and not all(is_pile_empty(view)),
    "slide-pile": lambda view, _: not all(is_pile_empty(view)),
    "move": lambda view, _: all(is_fixed(view, index) for index in range(len(me(view)["estate"]))),
    "lift-no_tile": lambda view, move: move.index >= len(me(view)["estate"]),
    "lift-covered": lambda view, move: tile_of(view, move.index)["covered"],
    "lift-no_square": lambda view, move: tile_of(view, move.index)["level"] == 1 and not free_colors(view),
    "lift-alone": lambda view, move: tile_of(view, move.index)["level"] == 0 and len(ground(view)) == 1,
    "lift-splits": splits_everywhere,
    "lift-later": lambda view, move: is_between(view, move) and not is_fixed(view, move.index),
    "end": lambda view, _: view["step"] == "turn",
    "pass": is_between,
}
"""By reason, for a move that cannot be done; for reasons that name a decision the step is enough."""


class Lifting:
    """A move that lifts a tile, for asking about it."""

    def __init__(self, index: int) -> None:
        self.index = index


def is_fixed(view: View, index: int) -> bool:
    """Whether a tile cannot be moved, for one reason or another."""
    tile, move = tile_of(view, index), Lifting(index)
    if tile["level"]:
        return not free_colors(view)
    return tile["covered"] or len(ground(view)) == 1 or splits_everywhere(view, move)


def check_fact(view: View, move: Any, reason: str) -> None:
    """A reason for a move is true by the view of the seat that decides."""
    if reason.startswith("first-"):
        assert view["step"] == reason.removeprefix("first-")
    elif reason == "over":
        assert view["step"] == "over"
    else:
        assert FACTS[reason](view, move), (reason, str(move))
