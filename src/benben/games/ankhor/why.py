"""Why something cannot be done now: a sentence and its rule for each move, and for each piece of the board."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from benben.engine.bits import has_bit
from benben.engine.message import Message, MessageValue, message
from benben.engine.notation import Move
from benben.engine.table import CHANCE, OVER
from benben.games.ankhor import estate, market, rules
from benben.games.ankhor.components import (
    EMPTY,
    GOODS,
    MOST_PLACES,
    MOST_TILES,
    PILES,
    ROW,
    SPACES,
    Token,
)
from benben.games.ankhor.moves import (
    ANKHS,
    IN_HAND,
    Buy,
    Draw,
    End,
    Lift,
    MoveTile,
    Pass,
    Place,
    Return,
    Save,
    Slide,
    Stack,
    Store,
    Take,
)
from benben.games.ankhor.names import TOKEN_IDS, token_name
from benben.games.ankhor.spots import hand_count, market_spot, pile_spot
from benben.games.ankhor.table import AnkhorTable, Step

Asks: TypeAlias = Callable[[AnkhorTable, Any], bool]
"""Whether something is so at a table, for a move that cannot be done there."""

is_in, tile_count = has_bit, estate.tile_count
covered_set, liftable_set = estate.covered_set, estate.liftable_set
count_places, cell_of_place = estate.count_places, estate.cell_of_place
is_built_on = estate.is_built_on
lacking, slides, tiles_in_row = (
    market.lacking,
    market.slides,
    market.tiles_in_row,
)
has_pile, can_draw = rules.has_pile, rules.can_draw
has_supply, has_room = rules.has_supply, rules.has_room


class Reason(NamedTuple):
    """A sentence of the catalogue, when it is the reason, and what goes into it; the last of a list always is."""

    name: str
    holds: Asks = lambda _table, _move: True
    arguments: tuple[str, ...] = ()


Reasons: TypeAlias = tuple[Reason, ...]
"""The first that holds is told: what a player has to see to first comes first."""


# ---- what is so at a table ---------------------------------------------------------------------------------------
def _seat(table: AnkhorTable) -> int:
    return int(table.turn)


def _missing(table: AnkhorTable, space: int) -> list[Message]:
    """A5.2. The goods that the price above a space asks for and its buyer has not got."""
    short = table.prices[space] - table.tokens[_seat(table), :GOODS]
    return [token_name(good) for good, count in enumerate(short) for _ in range(count)]


def _is_on_ground(table: AnkhorTable, tile: int) -> bool:
    return bool(tile < table.grounds[_seat(table)])


def _places(table: AnkhorTable) -> int:
    """A17.3. How many places there are around the estate, as if the tile that is moved were not there."""
    return int(count_places(table, _seat(table), int(table.lifted)))


def _is_own_place(table: AnkhorTable, move: Place) -> bool:
    """A11.5. Whether a tile that is moved lay on this place."""
    seat, lifted = _seat(table), int(table.lifted)
    return lifted != EMPTY and bool(
        table.cells[seat, lifted] == cell_of_place(table, seat, lifted, move.index)
    )


def _is_square(table: AnkhorTable, tile: int) -> bool:
    """A6.4. Whether a tile on the ground is the upper left one of four."""
    if not _is_on_ground(table, tile):
        return False
    cells = {int(cell) for cell in table.cells[_seat(table), : table.grounds[_seat(table)]]}
    cell = int(table.cells[_seat(table), tile])
    return {cell + 1, cell + ROW, cell + ROW + 1} <= cells


def _is_own_square(table: AnkhorTable, move: Stack) -> bool:
    """A11.5. Whether a tile of level one that is moved lay on this square."""
    cells = table.cells[_seat(table)]
    return bool(table.lifted != EMPTY and cells[table.lifted] == cells[move.index])


def _is_in_hand(table: AnkhorTable, good: int) -> bool:
    return hand_count(table, _seat(table), good) > 0


def _has_no_ankh(table: AnkhorTable, _move: Any) -> bool:
    return bool(table.spendable == 0)


def _is_row_full(table: AnkhorTable, _move: Any) -> bool:
    """A10.7. Whether there are tiles to draw, but no space for them."""
    return bool(has_pile(table) and not can_draw(table))


def _would_not_change(table: AnkhorTable, _move: Any) -> bool:
    """A10.8. Whether there is nothing to draw, and nothing would slide."""
    return not has_pile(table) and not slides(table)


def _is_lifted_from(ground: bool) -> Asks:
    """Whether a tile is moved that lies on the *ground*, or one of level one."""
    return lambda table, _move: table.lifted != EMPTY and _is_on_ground(table, table.lifted) == ground


_ARGUMENTS: Mapping[str, Callable[[AnkhorTable, Any], MessageValue]] = {
    "token": lambda _table, move: token_name(move.token),
    "space": lambda _table, move: int(move.index) + 1,
    "lacked": lambda table, move: _missing(table, move.index)[0],
    "tokens": lambda table, move: _missing(table, move.index),
    "tiles": lambda table, _move: int(tile_count(table, _seat(table))),
    "places": lambda table, _move: _places(table),
}
"""What may go into a reason, by its name there."""


# ---- the reasons of each kind of move, where it is asked for -----------------------------------------------------
_ANKH = Reason("ankh-none", _has_no_ankh)
_TOKEN = ("token",)
_LIFT: Reasons = (
    Reason("lift-no_tile", lambda table, move: move.index >= tile_count(table, _seat(table)), ("tiles",)),
    Reason("lift-covered", lambda table, move: is_in(covered_set(table, _seat(table)), move.index)),
    Reason(
        "lift-no_square",
        lambda table, move: not _is_on_ground(table, move.index) and table.free_squares[_seat(table)] == 0,
    ),
    Reason(
        "lift-alone",
        lambda table, move: _is_on_ground(table, move.index) and table.grounds[_seat(table)] == 1,
    ),
    Reason("lift-splits", lambda table, move: not is_in(liftable_set(table, _seat(table)), move.index)),
)
_REASONS: Mapping[type[Move], Reasons] = {
    Take: (
        Reason("take-no_supply", lambda table, _: not has_supply(table)),
        Reason("take-none", arguments=_TOKEN),
    ),
    Buy: (
        Reason("buy-no_row", lambda table, _: tiles_in_row(table) == 0),
        Reason("buy-no_tile", lambda table, move: bool(table.offer[move.index] == EMPTY), ("space",)),
        Reason(
            "buy-lacking_one", lambda table, move: lacking(table, _seat(table), move.index) == 1, ("lacked",)
        ),
        Reason("buy-lacking", arguments=("tokens",)),
    ),
    Draw: (
        _ANKH,
        Reason("draw-full", _is_row_full),
        Reason("draw-nothing", _would_not_change),
        Reason("draw-slide", lambda table, _: not has_pile(table)),
        Reason("draw-no_pile"),
    ),
    Slide: (
        _ANKH,
        Reason("draw-full", _is_row_full),
        Reason("draw-nothing", _would_not_change),
        Reason("slide-pile"),
    ),
    MoveTile: (_ANKH, Reason("move")),
    Lift: _LIFT,
    Place: (
        Reason(
            "place-unpaid",
            lambda table, _: table.buying != EMPTY and lacking(table, _seat(table), int(table.buying)) > 0,
        ),
        Reason("place-level", _is_lifted_from(ground=False)),
        Reason("place-no_place", lambda table, move: move.index >= _places(table), ("places",)),
        Reason("place-own", _is_own_place),
        Reason("place-splits"),
    ),
    Stack: (
        Reason("stack-level", _is_lifted_from(ground=True)),
        Reason("stack-no_square", lambda table, move: not _is_square(table, move.index)),
        Reason("place-own", _is_own_square),
        Reason(
            "stack-taken",
            lambda table, move: is_built_on(table, _seat(table), int(table.cells[_seat(table), move.index])),
        ),
        Reason("stack-color"),
    ),
    Save: (Reason("save-no_price", arguments=_TOKEN),),
    Return: (
        Reason("return-not_in_hand", lambda table, move: not _is_in_hand(table, move.token), _TOKEN),
        Reason("return-room", arguments=_TOKEN),
    ),
    Store: (
        Reason("return-not_in_hand", lambda table, move: not _is_in_hand(table, move.token), _TOKEN),
        Reason("store-no_room", arguments=_TOKEN),
    ),
    Pass: (Reason("pass"),),
}
_LATER: Mapping[type[Move], Reasons] = {
    Take: (Reason("acted"),),
    Buy: (Reason("acted"),),
    Place: (Reason("place-later"),),
    Stack: (Reason("place-later"),),
    Save: (Reason("save-later"),),
    Lift: (_ANKH, *_LIFT, Reason("lift-later")),
    Return: (Reason("return-later"),),
    Store: (Reason("return-later"),),
    End: (Reason("end"),),
    Pass: (Reason("pass"),),
}
"""Of what is no action at the moment: when it is."""
_ASKED: Mapping[int, tuple[type[Move], ...]] = {
    Step.TURN: (Take, Buy, Draw, Slide, MoveTile, Pass),
    Step.TAKE: (Take,),
    Step.PLACE: (Place, Stack),
    Step.SAVE: (Save,),
    Step.AFTER: (Draw, Slide, MoveTile, End),
    Step.LIFT: (Lift,),
    Step.SET_DOWN: (Place, Stack),
    Step.RETURN: (Return, Store),
}
"""What is decided at each step."""
_BETWEEN = (Step.TURN, Step.AFTER)
"""Steps at which no action has been begun."""


def why_not(table: AnkhorTable, move: Move) -> Message:
    """Why a move is not legal, told to whoever has to decide."""
    return _why_wait(table, int(table.actor)) or _why_not(table, move)


def _why_not(table: AnkhorTable, move: Move) -> Message:
    if isinstance(move, _ASKED[int(table.step)]):
        return _first(table, move, _REASONS[type(move)])
    if table.step in _BETWEEN:
        return _first(table, move, _LATER[type(move)])
    return _open_decision(table)


def _first(table: AnkhorTable, move: Move, reasons: Reasons) -> Message:
    """The first of these reasons that holds."""
    found = next((reason for reason in reasons if reason.holds(table, move)), reasons[-1])
    return _told(found.name, **{name: _ARGUMENTS[name](table, move) for name in found.arguments})


def _told(name: str, **arguments: MessageValue) -> Message:
    return message(f"ankhor-why-{name}", **arguments)


def _open_decision(table: AnkhorTable) -> Message:
    """What has to be decided before anything else."""
    name = f"first-{Step(int(table.step)).name.lower()}"
    return _told(name, count=int(table.to_take)) if table.step == Step.TAKE else _told(name)


def _why_wait(table: AnkhorTable, seat: int | None) -> Message | None:
    """Why a seat (None: a spectator) has nothing to decide; None if it has."""
    actor = int(table.actor)
    if actor in (OVER, CHANCE):
        return _told("over" if actor == OVER else "chance")
    if seat is None:
        return _told("watching", seat=actor)
    return None if seat == actor else _told("other-turn", seat=actor)


# ---- the pieces of the board -------------------------------------------------------------------------------------
_PIECES: Mapping[str, Move] = {
    "end": End(),
    "pass": Pass(),
    IN_HAND: Place(0),
    **{market_spot(space): Buy(space) for space in range(SPACES)},
    **{f"{Place.piece}:{place + 1}": Place(place) for place in range(MOST_PLACES)},
    **{f"{Stack.piece}:{tile + 1}": Stack(tile) for tile in range(MOST_TILES)},
    **{f"{Lift.piece}:{tile + 1}": Lift(tile) for tile in range(MOST_TILES)},
}
"""Pieces and the move that each stands for."""
_TOKENS = {f"token:{name}": Token(token) for token, name in enumerate(TOKEN_IDS)}
_PILES = {pile_spot(pile): pile for pile in range(PILES)}


def why_not_there(table: AnkhorTable, seat: int | None, target: str) -> Message:
    """Why a piece of the board stands for no move of a seat, or of a spectator (None)."""
    waiting = _why_wait(table, seat)
    if waiting is not None:
        return waiting
    if target in _TOKENS:
        return _why_not_token(table, _TOKENS[target])
    move = _with_pile(table, _PILES[target]) if target in _PILES else _PIECES.get(target)
    if move is not None:
        return _why_not(table, move)
    if table.step not in _BETWEEN:
        return _open_decision(table)
    if target == ANKHS:
        return _told("ankh-none" if table.spendable == 0 else "ankh-nothing")
    return _told("acted" if table.acted else "nowhere")


def _why_not_token(table: AnkhorTable, token: Token) -> Message:
    """What one would do with a token: take it, do without paying it, or let it leave the hand."""
    if table.step == Step.SAVE:
        return _told("save-ankh") if token == Token.ANKH else _why_not(table, Save(token))
    if table.step == Step.RETURN:
        return _told("return-ankh") if token == Token.ANKH else _why_not(table, Return(token))
    return _why_not(table, Take(token))


def _with_pile(table: AnkhorTable, pile: int) -> Move:
    """A10.8. Piles that are empty stand for sliding the row."""
    return Draw(pile) if has_pile(table) else Slide()
