"""Why something cannot be done now: a sentence and its rule for each move, and for each piece of the board."""

from collections.abc import Mapping
from typing import Any

from benben.engine.bits import has_bit
from benben.engine.message import Message
from benben.engine.notation import Move
from benben.engine.reasons import Arguments, Asks, Listed, Reason, Reasons, actor
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
from benben.games.ankhor.estate import (
    cell_of_place,
    count_places,
    covered_set,
    is_built_on,
    liftable_set,
    tile_count,
)
from benben.games.ankhor.market import lacking, slides, tiles_in_row
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
from benben.games.ankhor.rules import can_draw, has_pile, has_supply
from benben.games.ankhor.spots import hand_count, market_spot, pile_spot
from benben.games.ankhor.table import AnkhorTable, Step


# ---- what is so at a table ---------------------------------------------------------------------------------------
def _has_no_ankh(table: AnkhorTable, _about: Any) -> bool:
    return bool(table.spendable == 0)


def _has_no_supply(table: AnkhorTable, _about: Any) -> bool:
    return not has_supply(table)


def _has_no_row(table: AnkhorTable, _about: Any) -> bool:
    return int(tiles_in_row(table)) == 0


def _is_bare(table: AnkhorTable, move: Buy) -> bool:
    return bool(table.offer[move.index] == EMPTY)


def _lacks_one(table: AnkhorTable, move: Buy) -> bool:
    return int(lacking(table, int(table.turn), move.index)) == 1


def _has_no_pile(table: AnkhorTable, _about: Any) -> bool:
    return not has_pile(table)


def _is_row_full(table: AnkhorTable, _about: Any) -> bool:
    """A10.7. Whether there are tiles to draw, but no space for them."""
    return bool(has_pile(table) and not can_draw(table))


def _would_not_change(table: AnkhorTable, _about: Any) -> bool:
    """A10.8. Whether there is nothing to draw, and nothing would slide."""
    return not has_pile(table) and not slides(table)


def _is_not_in_hand(table: AnkhorTable, move: Return | Store) -> bool:
    return hand_count(table, int(table.turn), move.token) == 0


# ---- what is so in the estate ------------------------------------------------------------------------------------
def _is_on_ground(table: AnkhorTable, tile: int) -> bool:
    return bool(tile < table.grounds[table.turn])


def _is_no_tile(table: AnkhorTable, move: Lift) -> bool:
    return bool(move.index >= tile_count(table, int(table.turn)))


def _is_covered(table: AnkhorTable, move: Lift) -> bool:
    return has_bit(covered_set(table, int(table.turn)), move.index)


def _has_no_free_square(table: AnkhorTable, move: Lift) -> bool:
    """A11.4. Whether a tile of level one has nowhere to go."""
    return not _is_on_ground(table, move.index) and bool(table.free_squares[table.turn] == 0)


def _is_alone(table: AnkhorTable, move: Lift) -> bool:
    return _is_on_ground(table, move.index) and bool(table.grounds[table.turn] == 1)


def _would_split(table: AnkhorTable, move: Lift) -> bool:
    """A11.6. Of the tiles with nothing of the above."""
    return not has_bit(liftable_set(table, int(table.turn)), move.index)


def _is_unpaid(table: AnkhorTable, _about: Any) -> bool:
    """A6.5. Whether the bought tile can only lie where it saves a good."""
    return bool(table.buying != EMPTY and lacking(table, int(table.turn), int(table.buying)) > 0)


def _is_lifted_from(ground: bool) -> Asks:
    """Whether a tile is moved that lies on the *ground*, or one of level one."""

    def is_it(table: AnkhorTable, _about: Any) -> bool:
        return bool(table.lifted != EMPTY) and _is_on_ground(table, table.lifted) == ground

    return is_it


def _is_no_place(table: AnkhorTable, move: Place) -> bool:
    return move.index >= _places(table, move)


def _is_own_place(table: AnkhorTable, move: Place) -> bool:
    """A11.5. Whether a tile that is moved lay on this place."""
    seat, lifted = int(table.turn), int(table.lifted)
    return lifted != EMPTY and bool(
        table.cells[seat, lifted] == cell_of_place(table, seat, lifted, move.index)
    )


def _is_no_square(table: AnkhorTable, move: Stack) -> bool:
    """A6.4. Whether this tile is not the upper left one of four on the ground."""
    if not _is_on_ground(table, move.index):
        return True
    cells = {int(cell) for cell in table.cells[table.turn, : table.grounds[table.turn]]}
    cell = int(table.cells[table.turn, move.index])
    return not {cell + 1, cell + ROW, cell + ROW + 1} <= cells


def _is_own_square(table: AnkhorTable, move: Stack) -> bool:
    """A11.5. Whether a tile of level one that is moved lay on this square."""
    cells = table.cells[table.turn]
    return bool(table.lifted != EMPTY and cells[table.lifted] == cells[move.index])


def _is_built_on(table: AnkhorTable, move: Stack) -> bool:
    seat = int(table.turn)
    return bool(is_built_on(table, seat, int(table.cells[seat, move.index])))


# ---- what goes into a reason -------------------------------------------------------------------------------------
def _token(_table: AnkhorTable, move: Take | Save | Return | Store) -> Message:
    return token_name(move.token)


def _space(_table: AnkhorTable, move: Buy) -> int:
    return int(move.index) + 1


def _lacked(table: AnkhorTable, move: Buy) -> list[Message]:
    """A5.2. The goods that the price above a space asks for and its buyer has not got."""
    short = table.prices[move.index] - table.tokens[table.turn, :GOODS]
    return [token_name(good) for good, count in enumerate(short) for _ in range(count)]


def _first_lacked(table: AnkhorTable, move: Buy) -> Message:
    return _lacked(table, move)[0]


def _tiles(table: AnkhorTable, _about: Any) -> int:
    return int(tile_count(table, int(table.turn)))


def _places(table: AnkhorTable, _about: Any) -> int:
    """A17.3. How many places there are around the estate, as if the tile that is moved were not there."""
    return int(count_places(table, int(table.turn), int(table.lifted)))


def _left_to_take(table: AnkhorTable, _about: Any) -> int:
    return int(table.to_take)


_TOKEN: Arguments = {"token": _token}

# ---- the reasons -------------------------------------------------------------------------------------------------
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
_BETWEEN = (Step.TURN, Step.AFTER)
"""Steps at which no action is under way."""
_ANKH = Reason("ankh-none", _has_no_ankh)
_ROW = (
    _ANKH,
    Reason("draw-full", _is_row_full),
    Reason("draw-nothing", _would_not_change),
)
_LIFT = (
    Reason("lift-no_tile", _is_no_tile, {"tiles": _tiles}),
    Reason("lift-covered", _is_covered),
    Reason("lift-no_square", _has_no_free_square),
    Reason("lift-alone", _is_alone),
    Reason("lift-splits", _would_split),
)
_NOT_IN_HAND = Reason("return-not_in_hand", _is_not_in_hand, _TOKEN)
_MISSING: Mapping[type[Move], Listed] = {
    Take: [Reason("take-no_supply", _has_no_supply), Reason("take-none", arguments=_TOKEN)],
    Buy: [
        Reason("buy-no_row", _has_no_row),
        Reason("buy-no_tile", _is_bare, {"space": _space}),
        Reason("buy-lacking_one", _lacks_one, {"lacked": _first_lacked}),
        Reason("buy-lacking", arguments={"tokens": _lacked}),
    ],
    Draw: [*_ROW, Reason("draw-slide", _has_no_pile), Reason("draw-no_pile")],
    Slide: [*_ROW, Reason("slide-pile")],
    MoveTile: [_ANKH, Reason("move")],
    Lift: _LIFT,
    Place: [
        Reason("place-unpaid", _is_unpaid),
        Reason("place-level", _is_lifted_from(ground=False)),
        Reason("place-no_place", _is_no_place, {"places": _places}),
        Reason("place-own", _is_own_place),
        Reason("place-splits"),
    ],
    Stack: [
        Reason("stack-level", _is_lifted_from(ground=True)),
        Reason("stack-no_square", _is_no_square),
        Reason("place-own", _is_own_square),
        Reason("stack-taken", _is_built_on),
        Reason("stack-color"),
    ],
    Save: [Reason("save-no_price", arguments=_TOKEN)],
    Return: [_NOT_IN_HAND, Reason("return-room", arguments=_TOKEN)],
    Store: [_NOT_IN_HAND, Reason("store-no_room", arguments=_TOKEN)],
    Pass: [Reason("pass")],
}
_LATER: Mapping[type[Move], Listed] = {
    Take: [Reason("acted")],
    Buy: [Reason("acted")],
    Place: [Reason("place-later")],
    Stack: [Reason("place-later")],
    Save: [Reason("save-later")],
    Lift: [_ANKH, *_LIFT, Reason("lift-later")],
    Return: [Reason("return-later")],
    Store: [Reason("return-later")],
    End: [Reason("end")],
    Pass: [Reason("pass")],
}
"""Of what is no action at the moment: when it is."""
_FIRST: Mapping[int, Listed] = {
    **{step: [Reason(f"first-{Step(step).name.lower()}")] for step in _ASKED},
    Step.TAKE: [Reason("first-take", arguments={"count": _left_to_take})],
}
_OTHERS: Listed = [Reason("other-turn", arguments={"seat": actor})]
_OUT_OF_PLACE = {(kind, int(step)): listed for step in _BETWEEN for kind, listed in _LATER.items()}
REASONS = Reasons("ankhor", _ASKED, _MISSING, _OUT_OF_PLACE, _FIRST, _OTHERS)
why_not = REASONS.why_not


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
    waiting = REASONS.why_wait(table, seat)
    if waiting is not None:
        return waiting
    if target in _TOKENS:
        return _why_not_token(table, _TOKENS[target])
    move = _with_pile(table, _PILES[target]) if target in _PILES else _PIECES.get(target)
    if move is not None:
        return why_not(table, move)
    if table.step not in _BETWEEN:
        return REASONS.first_decision(table)
    if target == ANKHS:
        return REASONS.say("ankh-none" if _has_no_ankh(table, None) else "ankh-nothing")
    return REASONS.say("acted" if table.acted else "nowhere")


def _why_not_token(table: AnkhorTable, token: Token) -> Message:
    """Why the move that a token suggests is illegal: take it, do without paying it, or let it leave the hand."""
    if table.step == Step.SAVE:
        return REASONS.say("save-ankh") if token == Token.ANKH else why_not(table, Save(token))
    if table.step == Step.RETURN:
        return REASONS.say("return-ankh") if token == Token.ANKH else why_not(table, Return(token))
    return why_not(table, Take(token))


def _with_pile(table: AnkhorTable, pile: int) -> Move:
    """A10.8. Piles that are empty stand for sliding the row."""
    return Draw(pile) if has_pile(table) else Slide()
